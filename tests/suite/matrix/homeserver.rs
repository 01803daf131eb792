//! A homeserver on this machine.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use super::tools;

/// Nothing here takes so long.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Homeserver {
    program: Child,
    port: u16,
}

impl Homeserver {
    /// The one that all tests of a run share; it ends with them.
    pub fn shared() -> Option<&'static Homeserver> {
        static SHARED: OnceLock<Option<Homeserver>> = OnceLock::new();
        let folder = memory().join(format!("serai-homeserver-{}", std::process::id()));
        SHARED.get_or_init(|| Homeserver::start(&folder, free_port(), &["remove"])).as_ref()
    }

    /// One of a test's own, whose data is in this folder. `tests/matrix/homeserver.py` lists the options.
    pub fn own(folder: &Path, options: &[&str]) -> Option<Homeserver> {
        Homeserver::start(folder, free_port(), options)
    }

    /// Stops, and starts again after a while.
    pub fn restart(self, folder: &Path, after: Duration, options: &[&str]) -> Homeserver {
        let port = self.port;
        drop(self);
        std::thread::sleep(after);
        Homeserver::start(folder, port, options).unwrap()
    }

    fn start(folder: &Path, port: u16, options: &[&str]) -> Option<Homeserver> {
        let mut command = tools::python("homeserver.py")?;
        command.arg(folder).arg(port.to_string()).args(options);
        let program = command.stdin(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
        let server = Homeserver { program, port };
        let start = Instant::now();
        while !server.answers() {
            assert!(start.elapsed() < PATIENCE, "the homeserver does not start; its log is in {}", folder.display());
            std::thread::sleep(Duration::from_millis(20));
        }
        Some(server)
    }

    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    fn answers(&self) -> bool {
        let mut answer = String::new();
        let asked = TcpStream::connect(SocketAddr::from((Ipv4Addr::LOCALHOST, self.port))).and_then(|mut stream| {
            stream.write_all(b"GET /_matrix/client/versions HTTP/1.0\r\n\r\n")?;
            stream.read_to_string(&mut answer)
        });
        asked.is_ok() && answer.contains("\"versions\"")
    }
}

impl Drop for Homeserver {
    /// It ends when its input does.
    fn drop(&mut self) {
        drop(self.program.stdin.take());
        let _ = self.program.wait();
    }
}

/// Where the data of a homeserver is best kept: in memory where that can be, as it waits for the disk several times an
/// event, and all tests wait with it.
fn memory() -> PathBuf {
    let shared = PathBuf::from("/dev/shm");
    if shared.is_dir() { shared } else { std::env::temp_dir() }
}

/// A folder for the data of a homeserver.
pub fn folder() -> tempfile::TempDir {
    tempfile::Builder::new().prefix("serai-homeserver-").tempdir_in(memory()).unwrap()
}

pub fn free_port() -> u16 {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port()
}
