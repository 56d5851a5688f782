#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""Unit tests of the recording proxy, the normalisation and the comparison; no cluster needed."""

import base64
import hashlib
import http.client
import http.server
import io
import json
import os
import socket
import ssl
import tempfile
import threading
import unittest

import kubeconfig
import recordproxy

KUBECONFIG = """apiVersion: v1
clusters:
- cluster:
    certificate-authority-data: {ca}
    server: https://127.0.0.1:{port}
  name: node
contexts:
- context:
    cluster: node
    user: "admin"
  name: node
current-context: node
kind: Config
users:
- name: admin
  user:
    token: {token}
"""
TOKEN = "c2VjcmV0IG9mIHRoaXMgdGVzdA"


class Upstream(http.server.BaseHTTPRequestHandler):
    """Answers what a path asks for and remembers what came."""

    protocol_version = "HTTP/1.1"
    seen = []
    release = threading.Event()

    def handle_one(self):
        length = int(self.headers.get("Content-Length") or 0)
        body = self.rfile.read(length)
        if self.headers.get("Transfer-Encoding") == "chunked":
            while size := int(self.rfile.readline(), 16):
                body += self.rfile.read(size)
                self.rfile.readline()
            self.rfile.readline()
        self.seen.append((self.command, self.path, dict(self.headers), body))
        if self.path.startswith("/upgrade"):
            self.send_response(101)
            self.send_header("Upgrade", "websocket")
            self.send_header("Connection", "Upgrade")
            self.end_headers()
            self.wfile.write(self.rfile.read(4)[::-1])
            self.close_connection = True
        elif self.path.startswith("/watch"):
            self.send_response(200)
            self.send_header("Transfer-Encoding", "chunked")
            self.end_headers()
            self.wfile.write(b"6\r\nfirst\n\r\n")
            self.wfile.flush()
            self.release.wait(20)
            self.wfile.write(b"7\r\nsecond\n\r\n0\r\n\r\n")
        elif self.path.startswith("/until-close"):
            self.send_response(200)
            self.send_header("Connection", "close")
            self.end_headers()
            self.wfile.write(b"x" * 200000)
            self.close_connection = True
        else:
            answer = json.dumps({"got": len(body)}).encode()
            self.send_response(201 if self.command == "POST" else 200)
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(answer)

    do_GET = do_POST = do_PATCH = do_DELETE = do_HEAD = handle_one

    def log_message(self, *_):
        pass


class ProxyTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with tempfile.TemporaryDirectory() as folder:
            cls.certificates = ca, context = recordproxy.make_certificates(folder)
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Upstream)
        cls.server.daemon_threads = True
        cls.server.socket = context.wrap_socket(cls.server.socket, server_side=True)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        with tempfile.NamedTemporaryFile("w", suffix=".yaml") as file:
            file.write(KUBECONFIG.format(ca=base64.b64encode(ca.encode()).decode(),
                                         port=cls.server.server_port, token=TOKEN))
            file.flush()
            cls.cluster = kubeconfig.Cluster(file.name)

    @classmethod
    def tearDownClass(cls):
        cls.server.shutdown()
        cls.server.server_close()

    def setUp(self):
        Upstream.seen.clear()
        Upstream.release.clear()
        self.record = io.StringIO()
        self.proxy = recordproxy.RecordingProxy(self.cluster, self.record, self.certificates)
        self.proxy.__enter__()
        self.addCleanup(self.proxy.__exit__)
        self.tls = ssl.create_default_context(cadata=self.proxy.ca)
        self.connection = http.client.HTTPSConnection("127.0.0.1", self.proxy.port, context=self.tls, timeout=20)
        self.addCleanup(self.connection.close)

    def ask(self, method, path, body=None, headers=None, chunked=False):
        self.connection.request(method, path, body, headers or {}, encode_chunked=chunked)
        response = self.connection.getresponse()
        return response.status, response.read()

    def test_keeps_writes_and_paths_of_reads_on_one_connection(self):
        self.assertEqual(self.ask("GET", "/api/v1/pods?watch=0&limit=5"), (200, b'{"got": 0}'))
        status, _ = self.ask("POST", "/api/v1/namespaces/a/pods", json.dumps({"kind": "Pod", "x": "é"}),
                             {"Content-Type": "application/json"})
        self.assertEqual(status, 201)
        port = self.connection.sock.getsockname()[1]
        self.assertEqual(self.ask("HEAD", "/h"), (200, b""))
        self.assertEqual(self.ask("GET", "/after"), (200, b'{"got": 0}'))
        self.assertEqual(self.connection.sock.getsockname()[1], port)
        read, write = self.proxy.entries()[:2]
        self.assertEqual(read, {"seq": 1, "method": "GET", "path": "/api/v1/pods", "status": 200,
                                "query": [("watch", "0"), ("limit", "5")]})
        self.assertEqual(write["body"], {"kind": "Pod", "x": "é"})
        self.assertEqual(write["contentType"], "application/json")
        lines = [json.loads(line) for line in self.record.getvalue().splitlines()]
        self.assertEqual([line["path"] for line in lines], ["/api/v1/pods", "/api/v1/namespaces/a/pods", "/h", "/after"])

    def test_adds_the_identity_and_keeps_no_token(self):
        self.ask("POST", "/x", b"{}", {"Authorization": "Bearer of-the-client"})
        headers = Upstream.seen[0][2]
        self.assertEqual(headers["Authorization"], "Bearer " + TOKEN)
        self.assertEqual(headers["Host"], f"127.0.0.1:{self.server.server_port}")
        self.assertNotIn(TOKEN, self.record.getvalue())
        self.assertNotIn("of-the-client", self.record.getvalue())
        self.assertNotIn(TOKEN, self.proxy.client_kubeconfig())
        self.assertNotIn("PRIVATE", self.proxy.client_kubeconfig())

    def test_chunked_and_gzip_bodies(self):
        pieces = [b'{"a":', b'[1,2]', b'}']
        self.ask("PATCH", "/c", iter(pieces), {"Transfer-Encoding": "chunked",
                                               "Content-Type": "application/apply-patch+yaml"}, chunked=True)
        self.assertEqual(Upstream.seen[-1][3], b'{"a":[1,2]}')
        self.assertEqual(self.proxy.entries()[-1]["body"], {"a": [1, 2]})
        packed = recordproxy.gzip.compress(b'{"b":2}')
        self.ask("POST", "/g", packed, {"Content-Encoding": "gzip"})
        self.assertEqual(Upstream.seen[-1][3], packed)
        self.assertEqual(self.proxy.entries()[-1]["body"], {"b": 2})

    def test_secrets_are_hashed(self):
        secret = {"kind": "List", "items": [{"kind": "Secret", "data": {"token": base64.b64encode(b"hush").decode()},
                                             "stringData": {"other": "quiet"}}]}
        self.ask("POST", "/s", json.dumps(secret))
        kept = self.proxy.entries()[-1]["body"]["items"][0]
        self.assertEqual(kept["data"]["token"], "sha256:" + hashlib.sha256(b"hush").hexdigest())
        self.assertTrue(kept["stringData"]["other"].startswith("sha256:"))
        self.ask("POST", "/s", b"kind: Secret\nstringData: {token: hush}\n")
        self.assertNotIn("hush", self.record.getvalue())
        self.assertNotIn(base64.b64encode(b"hush").decode(), self.record.getvalue())

    def test_a_watch_arrives_as_it_comes(self):
        self.connection.request("GET", "/watch?watch=true")
        response = self.connection.getresponse()
        self.assertEqual(response.readline(), b"first\n")  # the server has not ended yet
        Upstream.release.set()
        self.assertEqual(response.read(), b"second\n")
        self.assertEqual(self.ask("GET", "/after")[0], 200)

    def test_an_answer_that_ends_with_the_connection(self):
        status, body = self.ask("GET", "/until-close")
        self.assertEqual((status, len(body)), (200, 200000))

    def test_upgrade_passes_bytes_both_ways(self):
        with self.tls.wrap_socket(socket.create_connection(("127.0.0.1", self.proxy.port), 20),
                                  server_hostname="127.0.0.1") as plain:
            plain.sendall(b"GET /upgrade?command=x HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nabcd")
            answer = b""
            while piece := plain.recv(1000):
                answer += piece
        self.assertTrue(answer.startswith(b"HTTP/1.1 101"))
        self.assertTrue(answer.endswith(b"dcba"))
        self.assertEqual(self.proxy.entries()[0]["status"], 101)

    def test_expect_continue(self):
        with self.tls.wrap_socket(socket.create_connection(("127.0.0.1", self.proxy.port), 20),
                                  server_hostname="127.0.0.1") as plain:
            plain.sendall(b"POST /e HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n"
                          b"Connection: close\r\n\r\n")
            self.assertTrue(plain.recv(1000).startswith(b"HTTP/1.1 100"))
            plain.sendall(b"{}")
            self.assertTrue(plain.recv(1000).startswith(b"HTTP/1.1 201"))

    def test_what_is_not_http_closes(self):
        with self.tls.wrap_socket(socket.create_connection(("127.0.0.1", self.proxy.port), 20),
                                  server_hostname="127.0.0.1") as plain:
            plain.sendall(b"NONSENSE\r\n\r\n")
            self.assertEqual(plain.recv(1000), b"")
        self.assertEqual(self.proxy.entries(), [])


class KubeconfigTest(unittest.TestCase):
    def test_block_yaml(self):
        text = KUBECONFIG.format(ca="Zm9v", port=1, token="'it''s'")
        self.assertEqual(kubeconfig.parse_yaml(text)["users"], [{"name": "admin", "user": {"token": "it's"}}])
        self.assertEqual(kubeconfig.parse_yaml(text)["clusters"][0]["cluster"]["server"], "https://127.0.0.1:1")

    def test_unknown_yaml_is_refused(self):
        for text in ("a: b\n  c", "a: [b\n c]\n", "just words"):
            with self.assertRaises(ValueError):
                kubeconfig.parse_yaml(text)


if __name__ == "__main__":
    unittest.main()
