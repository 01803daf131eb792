/// Which of a few like drawings a thing has: fixed by where it lies, never by chance or time.
pub fn variant<'a>(drawings: &[&'a str], place: usize, count: u8, index: usize) -> &'a str {
    // The mixing steps of MurmurHash3, so that neighbours differ.
    let hash = [place, usize::from(count), index].into_iter().fold(0x2545_F491_u32, |hash, part| {
        let mut hash = (hash ^ part as u32).wrapping_mul(0x85EB_CA6B);
        hash ^= hash >> 13;
        hash = hash.wrapping_mul(0xC2B2_AE35);
        hash ^ hash >> 16
    });
    drawings[hash as usize % drawings.len()]
}
