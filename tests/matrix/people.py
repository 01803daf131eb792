"""People with an independent Matrix client, for the tests.

Each line of input is a JSON object: `id`, `do`, and what that needs. Each has one line of output: `id` and `done`, or
`id` and `failed`. Besides, every event that somebody's client sees is a line: `who`, `room`, `event`.
"""

import asyncio
import base64
import hashlib
import hmac
import json
import logging
import sys
import tempfile

import aiohttp
import nio

SECRET = b"for-tests-only"

logging.disable(logging.CRITICAL)


class Person:
    def __init__(self, client):
        self.client = client
        self.syncing = None


people = {}
folder = tempfile.TemporaryDirectory()


def tell(line):
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def good(response):
    if isinstance(response, nio.ErrorResponse):
        raise RuntimeError(f"{type(response).__name__}: {response}")
    return response


async def register(server, name, password, display):
    url = f"{server}/_synapse/admin/v1/register"
    async with aiohttp.ClientSession() as session:
        async with session.get(url) as answer:
            nonce = (await answer.json())["nonce"]
        words = "\0".join([nonce, name, password, "notadmin"]).encode()
        mac = hmac.new(SECRET, words, hashlib.sha1).hexdigest()
        body = {"nonce": nonce, "username": name, "password": password, "admin": False, "mac": mac}
        if display:
            body["displayname"] = display
        async with session.post(url, json=body) as answer:
            answer = await answer.json()
            if "user_id" not in answer:
                raise RuntimeError(str(answer))
            return answer["user_id"]


async def do_register(server, name, password, display=None):
    return await register(server, name, password, display)


async def do_person(server, name, display=None):
    """A new user with a client that follows what happens."""
    password = "a password"
    user = await register(server, name, password, display)
    config = nio.AsyncClientConfig(encryption_enabled=True, store_sync_tokens=False)
    client = nio.AsyncClient(server, user, store_path=folder.name, config=config)
    good(await client.login(password, device_name="tests"))
    person = people[user] = Person(client)
    client.add_event_callback(lambda room, event: saw(user, room, event), nio.Event)
    person.syncing = asyncio.create_task(follow(client))
    return user


async def follow(client):
    while True:
        try:
            await client.sync_forever(timeout=30000, full_state=True)
        except asyncio.CancelledError:
            raise
        except Exception:
            await asyncio.sleep(0.2)


def saw(user, room, event):
    source = dict(event.source)
    source["undecrypted"] = isinstance(event, nio.MegolmEvent)
    source["was_encrypted"] = bool(getattr(event, "decrypted", False))
    tell({"who": user, "room": room.room_id, "event": source})


async def do_create(who, encrypted=False, invite=(), space=False, version=None, public=False, state=()):
    client = people[who].client
    body = {"preset": "public_chat" if public else "private_chat", "invite": list(invite), "initial_state": list(state)}
    if encrypted:
        body["initial_state"].append({"type": "m.room.encryption", "state_key": "",
                                      "content": {"algorithm": "m.megolm.v1.aes-sha2"}})
    if space:
        body["creation_content"] = {"type": "m.space"}
    if version:
        body["room_version"] = version
    room = (await call(who, "POST", "createRoom", body))["room_id"]
    while room not in client.rooms or (encrypted and not client.rooms[room].encrypted):
        await asyncio.sleep(0.01)
    return room


async def call(who, method, path, body=None):
    """A plain request of the client-server interface."""
    client = people[who].client
    url = f"{client.homeserver}/_matrix/client/v3/{path}"
    headers = {"Authorization": f"Bearer {client.access_token}"}
    async with aiohttp.ClientSession() as session:
        async with session.request(method, url, json=body, headers=headers) as answer:
            content = await answer.json()
            if answer.status >= 400:
                raise RuntimeError(f"{path}: {content}")
            return content


async def do_call(who, method, path, body=None):
    return await call(who, method, path, body)


async def do_join(who, room):
    client = people[who].client
    good(await client.join(room))
    while room not in client.rooms:
        await asyncio.sleep(0.01)


async def do_invitations(who):
    """The rooms that somebody is invited to."""
    return list(people[who].client.invited_rooms)


async def do_members(who, room):
    return [member.user_id for member in good(await people[who].client.joined_members(room)).members]


async def do_send(who, room, content, kind="m.room.message"):
    client = people[who].client
    sent = await client.room_send(room, kind, content, ignore_unverified_devices=True)
    return good(sent).event_id


async def do_send_without_keys(who, room, content):
    """Encrypts for nobody, as a client does that does not know the others' devices."""
    client = people[who].client
    client.invalidate_outbound_session(room)
    real = client.share_group_session

    async def share(*_arguments, **_options):
        session = client.olm.create_outbound_group_session(room)
        client.olm.outbound_group_sessions[room].shared = True
        return session

    client.share_group_session = share
    try:
        return await do_send(who, room, content)
    finally:
        client.share_group_session = real
        client.invalidate_outbound_session(room)


async def do_redact(who, room, event):
    good(await people[who].client.room_redact(room, event))


async def do_download(who, content):
    """The bytes of a picture, decrypted where it is encrypted."""
    client = people[who].client
    file = content.get("file")
    got = good(await client.download(mxc=file["url"] if file else content["url"]))
    data = got.body
    if file:
        data = nio.crypto.decrypt_attachment(data, file["key"]["k"], file["hashes"]["sha256"], file["iv"])
    return base64.b64encode(data).decode()


async def do_devices(who, of):
    """What a user's keys are, as anybody may ask."""
    return await call(who, "POST", "keys/query", {"device_keys": {of: []}})


async def do_token(server, user, password):
    """A session without a client: its token."""
    body = {"type": "m.login.password", "identifier": {"type": "m.id.user", "user": user}, "password": password}
    async with aiohttp.ClientSession() as session:
        async with session.post(f"{server}/_matrix/client/v3/login", json=body) as answer:
            return (await answer.json())["access_token"]


async def do_log_out(server, token):
    """Ends a session, as its owner would from another device."""
    async with aiohttp.ClientSession() as session:
        headers = {"Authorization": f"Bearer {token}"}
        async with session.post(f"{server}/_matrix/client/v3/logout", headers=headers) as answer:
            return answer.status


async def answer(line):
    line = json.loads(line)
    number = line.pop("id")
    try:
        done = await globals()["do_" + line.pop("do")](**line)
        tell({"id": number, "done": done})
    except Exception as error:
        tell({"id": number, "failed": f"{type(error).__name__}: {error}"})


async def main():
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader(limit=1 << 24)
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    running = set()
    while line := await reader.readline():
        task = asyncio.create_task(answer(line))
        running.add(task)
        task.add_done_callback(running.discard)
    for person in people.values():
        person.syncing.cancel()
    for person in people.values():
        await person.client.close()


asyncio.run(main())
