//! The real program, run in a folder of its own.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Output, Stdio};
use std::sync::mpsc;
use std::time::Duration;

/// Nothing here takes so long; a program that hangs fails its test.
const PATIENCE: Duration = Duration::from_secs(60);

/// What the program says on a line of input: its lines without the empty one at the end.
pub type Block = Vec<String>;

pub fn serai(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_serai"));
    command.current_dir(folder).env_remove("SERAI_LOG").arg("--plain");
    command
}

/// Runs the program on this input to its end.
pub fn run(folder: &Path, input: &str) -> Output {
    let mut command = serai(folder);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // A program that ends early closes its input; what it says then is the test's matter.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// The blocks of an output.
pub fn blocks(output: &str) -> Vec<Block> {
    output.split_terminator("\n\n").map(|block| block.lines().map(str::to_owned).collect()).collect()
}

/// A program that is talked to line by line.
pub struct Talk {
    child: Child,
    input: ChildStdin,
    output: mpsc::Receiver<String>,
}

impl Talk {
    pub fn start(folder: &Path) -> Talk {
        let mut command = serai(folder);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        let (send, output) = mpsc::channel();
        std::thread::spawn(move || {
            for line in stdout.lines() {
                let Ok(line) = line else { break };
                if send.send(line).is_err() {
                    break;
                }
            }
        });
        Talk { input: child.stdin.take().unwrap(), child, output }
    }

    /// Says a line without waiting for its answer.
    pub fn tell(&mut self, line: &str) {
        // A program that was killed does not listen.
        let _ = writeln!(self.input, "{line}");
    }

    /// The next block; `None` if the program has ended before it was whole.
    pub fn hear(&mut self) -> Option<Block> {
        let mut block = Vec::new();
        loop {
            match self.output.recv_timeout(PATIENCE) {
                Ok(line) if line.is_empty() => return Some(block),
                Ok(line) => block.push(line),
                Err(mpsc::RecvTimeoutError::Disconnected) => return None,
                Err(mpsc::RecvTimeoutError::Timeout) => panic!("no answer; so far: {block:?}"),
            }
        }
    }

    /// Says a line and hears its answer.
    pub fn ask(&mut self, line: &str) -> Block {
        self.tell(line);
        self.hear().expect("the program is alive")
    }

    /// Ends the program as `kill -9` does.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Ends the input, and waits for the program to end well.
    pub fn end(self) {
        let Talk { mut child, input, output } = self;
        drop(input);
        assert!(child.wait().unwrap().success());
        drop(output);
    }
}
