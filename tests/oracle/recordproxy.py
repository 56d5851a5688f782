#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""A TLS proxy between a Kubernetes client and the API server that keeps what the client asks for.

    recordproxy.py --kubeconfig KUBECONFIG --client-kubeconfig NEW --record FILE [--seconds N]

Clients use the kubeconfig NEW, which trusts a certificate made for this run and holds no credentials: the
proxy adds the identity of KUBECONFIG on its way to the server. FILE gets one JSON line per request:
  seq          place in the order in which the requests arrived
  method, path, query
  contentType  of the body, if there is one
  body         of a writing request: the JSON value, else the text
  status       of the answer
Values of Secrets are replaced by their SHA-256; header fields are not kept, so neither tokens nor keys
reach the disk.
"""

import argparse
import asyncio
import base64
import gzip
import hashlib
import json
import os
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

from kubeconfig import Cluster

WRITES = ("POST", "PUT", "PATCH", "DELETE")
LIMIT = 256 * 1024  # of a head
PIECE = 64 * 1024


class Broken(Exception):
    """The peer sent something that is not HTTP/1.1, or ended too early."""


class Head:
    """The first line and the header fields of a message."""

    def __init__(self, raw):
        first, *lines = raw[:-4].split(b"\r\n")
        self.first = first.decode("latin-1")
        self.fields = []
        for line in lines:
            name, colon, value = line.decode("latin-1").partition(":")
            if not colon:
                raise Broken("a header line without a colon")
            self.fields.append((name, value.strip()))

    def get(self, name, default=""):
        return ", ".join(v for n, v in self.fields if n.lower() == name) or default

    def replace(self, fields):
        names = {name.lower() for name in fields}
        self.fields = [(n, v) for n, v in self.fields if n.lower() not in names]
        self.fields += [(n, v) for n, v in fields.items() if v is not None]

    def encode(self):
        return "".join([self.first + "\r\n", *(f"{n}: {v}\r\n" for n, v in self.fields), "\r\n"]).encode("latin-1")

    @property
    def chunked(self):
        return self.get("transfer-encoding").lower().endswith("chunked")

    @property
    def length(self):
        text = self.get("content-length")
        return int(text) if text else None

    def asks(self, token):
        return token in [t.strip().lower() for t in self.get("connection").split(",")]


async def read_head(reader):
    """The next head, or None where the peer has ended between two messages."""
    try:
        return Head(await reader.readuntil(b"\r\n\r\n"))
    except asyncio.IncompleteReadError as error:
        if error.partial:
            raise Broken("the connection ended inside a head") from None
        return None
    except asyncio.LimitOverrunError:
        raise Broken("a head that is too long") from None


async def chunks(reader):
    """Each chunk as (raw bytes, content); the last pair is the end with its trailer."""
    while True:
        size_line = await reader.readuntil(b"\r\n")
        size = int(size_line.split(b";")[0], 16)
        if size:
            content = await reader.readexactly(size + 2)
            yield size_line + content, content[:-2]
            continue
        raw = size_line
        while True:
            line = await reader.readuntil(b"\r\n")
            raw += line
            if line == b"\r\n":
                yield raw, b""
                return


async def read_body(reader, head):
    """A whole request body: (as it was sent, its content)."""
    if head.chunked:
        raw, content = b"", b""
        async for piece, inner in chunks(reader):
            raw, content = raw + piece, content + inner
    else:
        raw = content = await reader.readexactly(head.length or 0)
    if head.get("content-encoding").lower() == "gzip":
        content = gzip.decompress(content)
    return raw, content


def hide_secret(value):
    """`value` with the contents of every Secret in it replaced by their hashes."""
    if isinstance(value, list):
        return [hide_secret(v) for v in value]
    if not isinstance(value, dict):
        return value
    value = {k: hide_secret(v) for k, v in value.items()}
    if value.get("kind") == "Secret":
        for key, decode in (("data", base64.b64decode), ("stringData", str.encode)):
            if isinstance(value.get(key), dict):
                value[key] = {k: "sha256:" + hashlib.sha256(decode(v or "")).hexdigest()
                              for k, v in value[key].items()}
    return value


def describe(method, target, head, content):
    """What is kept of a request."""
    url = urllib.parse.urlsplit(target)
    entry = {"method": method, "path": url.path,
             "query": urllib.parse.parse_qsl(url.query, keep_blank_values=True)}
    if method in WRITES and content:
        entry["contentType"] = head.get("content-type")
        try:
            entry["body"] = hide_secret(json.loads(content))
        except ValueError:
            # not JSON, so a Secret in it could not be seen either
            entry["body"] = "sha256:" + hashlib.sha256(content).hexdigest()
    return entry


def make_certificates(folder):
    """(CA as PEM, a server's TLS context), made by the openssl command in the private `folder`."""

    def openssl(*arguments):
        subprocess.run(["openssl", *arguments], cwd=folder, check=True, capture_output=True)

    def write(name, text):
        with open(os.path.join(folder, name), "w", encoding="ascii") as file:
            file.write(text)

    # RSA, as Spark's client reads other keys only with a further library
    openssl("req", "-x509", "-newkey", "rsa:2048", "-noenc", "-days", "2", "-keyout", "ca.key", "-out", "ca.crt",
            "-subj", "/CN=recording proxy CA", "-addext", "basicConstraints=critical,CA:TRUE",
            "-addext", "keyUsage=critical,keyCertSign,cRLSign")
    openssl("req", "-new", "-newkey", "rsa:2048", "-noenc", "-keyout", "server.key", "-out", "server.csr",
            "-subj", "/CN=recording proxy")
    write("server.ext", "subjectAltName=IP:127.0.0.1,DNS:localhost\nextendedKeyUsage=serverAuth\n"
                        "authorityKeyIdentifier=keyid\nbasicConstraints=critical,CA:FALSE\n")
    openssl("x509", "-req", "-in", "server.csr", "-CA", "ca.crt", "-CAkey", "ca.key", "-CAcreateserial",
            "-days", "2", "-extfile", "server.ext", "-out", "server.crt")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.set_alpn_protocols(["http/1.1"])
    context.load_cert_chain(os.path.join(folder, "server.crt"), os.path.join(folder, "server.key"))
    with open(os.path.join(folder, "ca.crt"), encoding="ascii") as file:
        return file.read(), context


class RecordingProxy:
    """Runs in a thread of its own between enter and exit; `entries` grows with each request."""

    def __init__(self, cluster, record=None, certificates=None):
        self._cluster = cluster
        self._record = record  # a text file object, or None
        self._lock = threading.Lock()
        self._entries = []
        self._loop = asyncio.new_event_loop()
        self._tasks = set()
        self._stopping = False
        if certificates is None:
            with tempfile.TemporaryDirectory(prefix="recordproxy-") as folder:  # mode 0700
                certificates = make_certificates(folder)
        self.ca, self._tls = certificates
        self.port = None

    def __enter__(self):
        ready = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(ready,), daemon=True)
        self._thread.start()
        if not ready.wait(30) or self.port is None:
            raise OSError("the proxy could not listen")
        return self

    def __exit__(self, *_):
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(30)

    @property
    def server(self):
        return f"https://127.0.0.1:{self.port}"

    def entries(self):
        """The requests whose answer has begun, in the order in which they arrived."""
        with self._lock:
            return sorted(self._entries, key=lambda e: e["seq"])

    def clear(self):
        with self._lock:
            self._entries = []

    def client_kubeconfig(self, namespace="default"):
        """The text of a kubeconfig (as JSON, which is YAML too) that leads to this proxy."""
        ca = base64.b64encode(self.ca.encode()).decode()
        return json.dumps({
            "apiVersion": "v1", "kind": "Config", "current-context": "recorded", "preferences": {},
            "clusters": [{"name": "recorded", "cluster": {
                "server": self.server, "certificate-authority-data": ca}}],
            "users": [{"name": "recorded", "user": {}}],
            "contexts": [{"name": "recorded", "context": {
                "cluster": "recorded", "user": "recorded", "namespace": namespace}}]}, indent=1) + "\n"

    # ---- in the proxy's thread ----

    def _run(self, ready):
        asyncio.set_event_loop(self._loop)
        self._seq = 0
        try:
            server = self._loop.run_until_complete(asyncio.start_server(
                self._serve, "127.0.0.1", 0, ssl=self._tls, limit=LIMIT))
            self.port = server.sockets[0].getsockname()[1]
        finally:
            ready.set()
        self._loop.run_forever()
        server.close()
        self._stopping = True
        for task in list(self._tasks):
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*self._tasks, return_exceptions=True))
        self._loop.run_until_complete(asyncio.sleep(0))  # lets the transports end
        self._loop.close()

    def _keep(self, entry):
        with self._lock:
            self._entries.append(entry)
            if self._record:
                self._record.write(json.dumps(entry, ensure_ascii=False) + "\n")
                self._record.flush()

    async def _serve(self, reader, writer):
        task = asyncio.current_task()
        self._tasks.add(task)
        upstream = None
        try:
            while head := await read_head(reader):
                if upstream is None:
                    upstream = await asyncio.open_connection(
                        self._cluster.host, self._cluster.port, ssl=self._cluster.tls, limit=LIMIT)
                if not await self._exchange(head, reader, writer, *upstream):
                    break
        except (OSError, EOFError, Broken, ValueError, asyncio.LimitOverrunError, asyncio.CancelledError):
            pass  # what the peers see is a closed connection, as without a proxy
        finally:
            self._tasks.discard(task)
            if upstream:
                upstream[1].transport.abort()
            if self._stopping:
                writer.transport.abort()
            else:
                writer.close()

    async def _exchange(self, head, reader, writer, up_reader, up_writer):
        """One request and its answer; whether the connection can take another."""
        method, target, version = head.first.split(" ", 2)
        if version != "HTTP/1.1":
            raise Broken("not HTTP/1.1")
        self._seq += 1
        seq = self._seq
        if head.get("expect").lower() == "100-continue":
            writer.write(b"HTTP/1.1 100 Continue\r\n\r\n")
            head.replace({"Expect": None})
        raw, content = await read_body(reader, head)
        head.replace({"Host": f"{self._cluster.host}:{self._cluster.port}",
                      "Authorization": self._cluster.headers.get("Authorization")})
        up_writer.write(head.encode() + raw)
        await up_writer.drain()
        while True:
            answer = await read_head(up_reader)
            if answer is None:
                raise Broken("the server ended without an answer")
            status = int(answer.first.split(" ")[1])
            if status >= 200 or status == 101:
                break
            writer.write(answer.encode())
        self._keep({"seq": seq, **describe(method, target, head, content), "status": status})
        writer.write(answer.encode())
        await writer.drain()
        if status == 101:
            await both_ways(reader, writer, up_reader, up_writer)
            return False
        ended = await copy_answer(method, status, answer, up_reader, writer)
        return not (ended or answer.asks("close") or head.asks("close"))


async def copy_answer(method, status, head, reader, writer):
    """Copies an answer's body as it comes; whether its end was that of the connection."""
    if method == "HEAD" or status in (204, 304):
        return False
    if head.chunked:
        async for piece, _ in chunks(reader):
            writer.write(piece)
            await writer.drain()
        return False
    left = head.length
    while left is None or left > 0:
        piece = await reader.read(PIECE if left is None else min(left, PIECE))
        if not piece:
            if left is None:
                return True
            raise Broken("the answer is too short")
        writer.write(piece)
        await writer.drain()
        left = None if left is None else left - len(piece)
    return False


async def both_ways(reader, writer, up_reader, up_writer):
    """After a protocol switch: bytes, until one side ends."""

    async def copy(source, sink):
        while piece := await source.read(PIECE):
            sink.write(piece)
            await sink.drain()

    copies = [asyncio.ensure_future(copy(reader, up_writer)), asyncio.ensure_future(copy(up_reader, writer))]
    try:
        await asyncio.wait(copies, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for c in copies:
            c.cancel()
        await asyncio.gather(*copies, return_exceptions=True)


def main():
    parser = argparse.ArgumentParser(description="Record what a Kubernetes client asks of its API server.")
    parser.add_argument("--kubeconfig", default=os.environ.get("KUBECONFIG"), required="KUBECONFIG" not in os.environ)
    parser.add_argument("--client-kubeconfig", required=True, metavar="NEW")
    parser.add_argument("--record", required=True, metavar="FILE")
    parser.add_argument("--seconds", type=float, help="end after this time (default: when standard input ends)")
    options = parser.parse_args()
    with open(options.record, "w", encoding="utf-8") as record, \
            RecordingProxy(Cluster(options.kubeconfig), record) as proxy:
        with open(options.client_kubeconfig, "w", encoding="utf-8") as file:
            file.write(proxy.client_kubeconfig())
        print(proxy.server, flush=True)
        if options.seconds:
            time.sleep(options.seconds)
        else:
            sys.stdin.read()


if __name__ == "__main__":
    main()
