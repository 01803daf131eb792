//! A homeserver on this machine.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
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
        let folder = tools::folder().join(format!("matrix-homeserver-{}", std::process::id()));
        SHARED.get_or_init(|| Homeserver::start(&folder, free_port(), &["remove"])).as_ref()
    }

    /// One of a test's own, whose data is in this folder, and which takes only tiny pictures.
    pub fn own(folder: &Path) -> Option<Homeserver> {
        Homeserver::start(folder, free_port(), &["tiny"])
    }

    /// Stops, and starts again after a while.
    pub fn restart(self, folder: &Path, after: Duration) -> Homeserver {
        let port = self.port;
        drop(self);
        std::thread::sleep(after);
        Homeserver::start(folder, port, &["tiny"]).unwrap()
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

pub fn free_port() -> u16 {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port()
}
