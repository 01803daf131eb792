//! One test binary for the whole project.

mod pictures;
