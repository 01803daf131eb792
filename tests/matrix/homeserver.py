"""Runs a homeserver on loopback in a folder of its own, until its standard input ends.

Arguments: the folder, the port, and any of these: `remove` if the folder is not needed any more then, `tiny` if it takes
only tiny pictures, `thumbnails` if it makes them of each picture before it says that it has it, as homeservers do by
default, `expired` if the tokens of all bots have expired. A homeserver that was there before goes on with its data.
"""

import pathlib
import shutil
import sqlite3
import subprocess
import sys

NAME = "localhost"
SECRET = "for-tests-only"

CONFIG = """
server_name: {name}
pid_file: {folder}/pid
listeners:
  - {{port: {port}, type: http, bind_addresses: [127.0.0.1], tls: false, x_forwarded: false,
     resources: [{{names: [client], compress: false}}]}}
database: {{name: sqlite3, args: {{database: {folder}/homeserver.db}}}}
media_store_path: {folder}/media
signing_key_path: {folder}/{name}.signing.key
registration_shared_secret: {secret}
bcrypt_rounds: 4
report_stats: false
trusted_key_servers: []
federation_domain_whitelist: []
suppress_key_server_warning: true
presence: {{enabled: false}}
max_upload_size: {upload}
enable_room_list_search: false
"""

LIMITED = [
    "rc_message", "rc_registration", "rc_admin_redaction", "rc_3pid_validation", "rc_third_party_invite",
    "rc_media_create", "rc_room_creation", "rc_presence", "rc_delayed_event_mgmt", "rc_reports",
    "rc_key_requests", "rc_registration_token_validity",
]
LIMITED_BY = {
    "rc_login": ["address", "account", "failed_attempts"],
    "rc_joins": ["local", "remote"],
    "rc_joins_per_room": [],
    "rc_invites": ["per_room", "per_user", "per_issuer"],
}


def main():
    folder, port, options = pathlib.Path(sys.argv[1]).resolve(), int(sys.argv[2]), sys.argv[3:]
    folder.mkdir(parents=True, exist_ok=True)
    synapse = [sys.executable, "-m", "synapse.app.homeserver"]
    if not (folder / f"{NAME}.signing.key").exists():
        subprocess.run(
            synapse + ["--server-name", NAME, "--config-path", str(folder / "generated.yaml"), "--generate-config",
                       "--report-stats", "no", "--keys-directory", str(folder)],
            check=True, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
    limit = "{per_second: 100000, burst_count: 100000}"
    config = CONFIG.format(name=NAME, folder=folder, port=port, secret=SECRET,
                           upload="1K" if "tiny" in options else "1M")
    if "thumbnails" not in options:
        config += "dynamic_thumbnails: true\nthumbnail_sizes: []\n"
    config += "".join(f"{name}: {limit}\n" for name in LIMITED)
    for name, kinds in LIMITED_BY.items():
        config += f"{name}: " + ("{" + ", ".join(f"{kind}: {limit}" for kind in kinds) + "}" if kinds else limit) + "\n"
    (folder / "config.yaml").write_text(config)
    if "expired" in options:
        with sqlite3.connect(folder / "homeserver.db") as database:
            database.execute("UPDATE access_tokens SET valid_until_ms = 1 WHERE user_id LIKE '@serai%'")
    log = open(folder / "log", "ab")
    server = subprocess.Popen(synapse + ["--config-path", str(folder / "config.yaml")], cwd=folder, stdout=log, stderr=log)
    try:
        sys.stdin.buffer.read()
    finally:
        server.terminate()
        server.wait()
        if "remove" in options:
            shutil.rmtree(folder)


main()
