//! What stands between sled and a damaged file.
//!
//! sled stops reading its log at the first entry that does not check, takes that for the end, and
//! writes on from there: after a crash that is right, after damage it loses everything behind it
//! without a word. So the store's folder holds, beside sled's own:
//!
//! - `format`: the version of the stored form, read before anything else.
//! - `lock`: held while a process uses the store.
//! - `witness`: how many log entries are durable, written after each flush; and, once the store was
//!   closed, the checksum of sled's files (the seal).
//!
//! A sealed store is checked against its seal. One without (its process was killed) is copied, and
//! the copy opened first: if it holds fewer entries than were witnessed, it is damaged. In neither
//! case has sled touched the files yet.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use super::sled::open_tree;
use super::{StoreError, keys};

/// The version of the stored form.
const FORMAT: u32 = 1;

/// The folder of an open store.
pub struct Guard {
    path: PathBuf,
    /// sled's log.
    log: File,
    witness: File,
    entries: u64,
    /// Holds the lock for as long as the store is open.
    _lock: File,
}

/// What the witness file says.
struct Witness {
    entries: u64,
    /// The checksum of sled's files when the store was closed; `None` while it is open.
    seal: Option<u32>,
}

impl Guard {
    /// Opens or makes the store in this folder, if it is whole.
    pub fn open(path: &Path) -> Result<(Guard, sled::Db), StoreError> {
        let unusable = |error: io::Error| StoreError::Unusable { path: path.to_owned(), why: error.to_string() };
        fs::create_dir_all(path).map_err(unusable)?;
        let lock = File::create(path.join("lock")).map_err(unusable)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::Locked(path.to_owned())),
            Err(TryLockError::Error(error)) => return Err(unusable(error)),
        }
        let data = path.join("sled");
        let is_new = !data.exists();
        check_format(path, is_new)?;
        let mut kept = OpenOptions::new();
        let witness = kept.write(true).create(true).truncate(false).open(path.join("witness")).map_err(unusable)?;
        let entries = if is_new { 0 } else { check(path, &data)? };
        // From here on the files are no longer as the seal says, whatever happens.
        write_witness(&witness, &Witness { entries, seal: None })
            .and_then(|()| witness.sync_all())
            .map_err(unusable)?;
        let tree = open_unless_damaged(path, &data)?;
        let log = File::open(data.join("db")).map_err(unusable)?;
        Ok((Guard { path: path.to_owned(), log, witness, entries, _lock: lock }, tree))
    }

    /// Log entries in the store when it was opened.
    pub fn entries(&self) -> u64 {
        self.entries
    }

    /// Makes what sled has flushed durable, and notes that so many log entries are.
    ///
    /// sled hands its writes to the disk, but leaves the file's length and the disk's own cache alone; only a sync
    /// outlives a power cut.
    pub fn make_durable(&mut self, entries: u64) -> io::Result<()> {
        self.log.sync_data()?;
        self.entries = entries;
        write_witness(&self.witness, &Witness { entries, seal: None })
    }

    /// Notes that the store is closed and its files are whole.
    pub fn seal(self) {
        let seal = checksum(&self.path.join("sled"));
        let sealed =
            seal.and_then(|seal| write_witness(&self.witness, &Witness { entries: self.entries, seal: Some(seal) }));
        if let Err(error) = sealed {
            tracing::warn!("the store could not be sealed ({error}); it will be checked at the next start");
        }
    }
}

fn write_witness(mut file: &File, witness: &Witness) -> io::Result<()> {
    file.rewind()?;
    // One write of always the same length, so that no crash leaves half of it.
    file.write_all(witness.text().as_bytes())
}

impl Witness {
    fn text(&self) -> String {
        let seal = self.seal.map_or_else(|| "open".to_owned(), |seal| format!("{seal:08x}"));
        format!("{:020} {seal:<8}\n", self.entries)
    }

    fn read(text: &str) -> Option<Witness> {
        let (entries, seal) = text.trim_end().split_once(' ')?;
        let seal = match seal {
            "open" => None,
            seal => Some(u32::from_str_radix(seal, 16).ok()?),
        };
        Some(Witness { entries: entries.parse().ok()?, seal })
    }
}

fn check_format(path: &Path, is_new: bool) -> Result<(), StoreError> {
    let file = path.join("format");
    let found = match fs::read_to_string(&file) {
        Ok(found) => found,
        Err(error) if error.kind() == io::ErrorKind::NotFound && is_new => {
            return fs::write(&file, format!("{FORMAT}\n"))
                .map_err(|error| StoreError::Unusable { path: path.to_owned(), why: error.to_string() });
        }
        Err(error) => return Err(damaged(path, format!("its file `format` cannot be read: {error}"))),
    };
    match found.trim().parse::<u32>() {
        Ok(FORMAT) => Ok(()),
        Ok(newer) if newer > FORMAT => {
            Err(StoreError::Newer { path: path.to_owned(), found: newer.to_string(), known: FORMAT })
        }
        _ => Err(damaged(path, "its file `format` does not hold a version")),
    }
}

/// The number of log entries of a store that is whole.
fn check(path: &Path, data: &Path) -> Result<u64, StoreError> {
    let text = fs::read_to_string(path.join("witness")).unwrap_or_default();
    let witness = Witness::read(&text).ok_or_else(|| damaged(path, "its file `witness` cannot be read"))?;
    let unreadable = |error: io::Error| damaged(path, error);
    if let Some(seal) = witness.seal {
        return match checksum(data).map_err(unreadable)? {
            found if found == seal => Ok(witness.entries),
            _ => Err(damaged(path, "its files are not as they were when it was closed")),
        };
    }
    tracing::info!("the store was not closed the last time; checking it");
    let copy = path.join("checking");
    let checked = copy_folder(data, &copy).map_err(unreadable).and_then(|()| count_entries(path, &copy));
    // A copy that stays behind is in nobody's way; the next check writes over it.
    let _ = fs::remove_dir_all(&copy);
    match checked? {
        found if found >= witness.entries => Ok(found),
        found => Err(damaged(path, format!("{found} of {} log entries can be read", witness.entries))),
    }
}

fn count_entries(path: &Path, data: &Path) -> Result<u64, StoreError> {
    let tree = open_unless_damaged(path, data)?;
    let counted = quietly(|| tree.scan_prefix(keys::logs()).keys().try_fold(0, |n, key| key.map(|_| n + 1)));
    counted.and_then(|counted| counted.map_err(|error| error.to_string())).map_err(|why| damaged(path, why))
}

fn open_unless_damaged(path: &Path, data: &Path) -> Result<sled::Db, StoreError> {
    match quietly(|| open_tree(data)) {
        Ok(Ok(tree)) => Ok(tree),
        Ok(Err(sled::Error::Io(error))) => Err(StoreError::Unusable { path: path.to_owned(), why: error.to_string() }),
        Ok(Err(error)) => Err(damaged(path, error)),
        Err(why) => Err(damaged(path, why)),
    }
}

/// Runs what may panic on a damaged file, and tells the panic as an error.
fn quietly<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let ran = catch_unwind(AssertUnwindSafe(run));
    std::panic::set_hook(hook);
    ran.map_err(|_| "sled could not make sense of it".to_owned())
}

fn damaged(path: &Path, why: impl ToString) -> StoreError {
    StoreError::Damaged { path: path.to_owned(), why: why.to_string() }
}

/// Names, lengths and contents of all files of a folder, in the order of their names.
fn checksum(folder: &Path) -> io::Result<u32> {
    let mut sum = crc32fast::Hasher::new();
    let mut buffer = vec![0; 1 << 16];
    for file in files(folder)? {
        let mut content = File::open(folder.join(&file))?;
        sum.update(file.as_os_str().as_encoded_bytes());
        sum.update(&content.metadata()?.len().to_be_bytes());
        loop {
            match content.read(&mut buffer)? {
                0 => break,
                read => sum.update(&buffer[..read]),
            }
        }
    }
    Ok(sum.finalize())
}

fn copy_folder(from: &Path, to: &Path) -> io::Result<()> {
    match fs::remove_dir_all(to) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    fs::create_dir_all(to)?;
    for file in files(from)? {
        if let Some(parent) = to.join(&file).parent() {
            fs::create_dir_all(parent)?;
        }
        fs::copy(from.join(&file), to.join(&file))?;
    }
    Ok(())
}

/// All files below a folder, relative to it, in the order of their names.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(inner) = folders.pop() {
        for entry in fs::read_dir(folder.join(&inner))? {
            let entry = entry?;
            let name = inner.join(entry.file_name());
            if entry.file_type()?.is_dir() { folders.push(name) } else { found.push(name) }
        }
    }
    found.sort();
    Ok(found)
}
