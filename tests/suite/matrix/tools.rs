//! The virtual environment with what the tests need of Python.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use crate::files::root;

/// Set where a missing tool is a failure.
const REQUIRED: &str = "SERAI_TESTS_NEED_MATRIX";

/// A folder for what outlives a test.
pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
}

/// A program of `tests/matrix`, to be run; `None` where there is no Python, or no registry to get the packages from.
pub fn python(script: &str) -> Option<Command> {
    static PYTHON: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    match PYTHON.get_or_init(prepare) {
        Ok(python) => {
            let mut command = Command::new(python);
            command.arg(root().join("tests/matrix").join(script));
            Some(command)
        }
        Err(why) => {
            assert!(std::env::var_os(REQUIRED).is_none(), "{why}");
            // Not by a macro, whose output is kept from people when a test passes.
            let _ = writeln!(std::io::stderr(), "a test with Matrix was skipped: {why}");
            None
        }
    }
}

/// Makes the environment if it is not there; its Python.
fn prepare() -> Result<PathBuf, String> {
    let requirements = root().join("tests/matrix/requirements.txt");
    let wanted = fs::read_to_string(&requirements).unwrap();
    let environment = folder().join("matrix-environment");
    // Another run of the tests may be making it now.
    let lock = File::create(folder().join("matrix-environment.lock")).unwrap();
    lock.lock().unwrap();
    let (python, made) = (environment.join("bin/python"), environment.join("made-from"));
    if fs::read_to_string(&made).is_ok_and(|made| made == wanted) {
        return Ok(python);
    }
    run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&environment))?;
    run(Command::new(&python).args(["-m", "pip", "install", "--quiet", "--requirement"]).arg(&requirements))?;
    fs::write(made, wanted).unwrap();
    Ok(python)
}

fn run(command: &mut Command) -> Result<(), String> {
    let program = Path::new(command.get_program()).display().to_string();
    let output = command.stdin(Stdio::null()).output().map_err(|error| format!("{program}: {error}"))?;
    let errors = String::from_utf8_lossy(&output.stderr);
    if output.status.success() { Ok(()) } else { Err(format!("{program}: {}", errors.trim())) }
}
