/// Where and why a text is no record. Lines and columns (in characters) count from 1.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {what}")]
pub struct BadRecord {
    pub line: usize,
    pub column: usize,
    pub what: String,
}

pub(super) fn bad(line: usize, column: usize, what: impl ToString) -> BadRecord {
    BadRecord { line, column, what: what.to_string() }
}
