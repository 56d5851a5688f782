#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""Unit tests of the recording proxy, the normalisation and the comparison; no cluster needed."""

import base64
import copy
import hashlib
import http.client
import http.server
import io
import json
import socket
import ssl
import tempfile
import threading
import unittest

import compare
import kubeconfig
import normalise
import recordproxy
import submission

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
        self.assertEqual([line["path"] for line in lines],
                         ["/api/v1/pods", "/api/v1/namespaces/a/pods", "/h", "/after"])

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
            plain.sendall(b"GET /upgrade?command=x HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\n"
                          b"Upgrade: websocket\r\n\r\nabcd")
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


def entries_of(prefix="abcdef9a12345678", app="0123456789abcdef0123456789abcdef", conf="fedcba9a12345679",
               folder="11111111-2222-3333-4444-555555555555", uid="99999999-2222-3333-4444-555555555555",
               port=1234, swapped=False, date="Sat Nov 29 17:21:27 UTC 2025", manager="fabric8"):
    """The requests of a small submission as the proxy keeps them."""
    properties = [f"spark.app.id=spark-{app}", f"spark.master=k8s\\://https\\://127.0.0.1\\:{port}",
                  f"spark.app.submitTime=176440000{port}", "spark.submit.pyFiles="]
    variables = [{"name": "A", "value": "1"}, {"name": "B", "value": "2"}]
    if swapped:
        properties.reverse()
        variables.reverse()
    pod = {"kind": "Pod", "metadata": {"name": f"pi-{prefix}-driver", "labels": {"spark-app-selector": f"spark-{app}"}},
           "spec": {"containers": [{"env": [{"name": "SPARK_USER", "value": "spark"}, *variables,
                                            {"name": "SPARK_LOCAL_DIRS", "value": f"/var/data/spark-{folder}"}]}],
                    "volumes": [{"name": "spark-conf-volume-driver",
                                 "configMap": {"name": f"spark-drv-{conf}-conf-map"}}]}}
    owner = {"kind": "Pod", "name": f"pi-{prefix}-driver", "uid": uid, "controller": True}
    text = "\n".join([f"#Java properties built from Kubernetes config map with name: spark-drv-{conf}-conf-map",
                      "#" + date, *properties, ""])
    map_ = {"kind": "ConfigMap", "metadata": {"name": f"spark-drv-{conf}-conf-map", "ownerReferences": [owner]},
            "data": {"spark.properties": text}}
    return [{"seq": 1, "method": "GET", "path": "/api/v1/namespaces/n/pods", "query": [], "status": 200},
            {"seq": 2, "method": "POST", "path": "/api/v1/namespaces/n/pods", "query": [], "status": 201,
             "contentType": "application/json", "body": pod},
            {"seq": 3, "method": "PATCH", "path": f"/api/v1/namespaces/n/configmaps/spark-drv-{conf}-conf-map",
             "query": [("force", "true"), ("fieldManager", manager)], "status": 201,
             "contentType": "application/apply-patch+yaml", "body": map_}]


class NormaliseTest(unittest.TestCase):
    def recording(self, **changes):
        return normalise.recording("x", entries_of(**changes), [])

    def differences(self, **changes):
        return normalise.differences(compare.comparable(self.recording(**changes)),
                                     compare.comparable(self.recording()))

    def test_what_may_differ_does_not_count(self):
        self.assertEqual(self.differences(
            prefix="0123459b00000001", app="f" * 32, conf="0123459b00000002",
            uid="12345678-0000-0000-0000-000000000000", folder="87654321-0000-0000-0000-000000000000",
            port=4321, swapped=True, manager="other", date="Mon Jan 05 00:00:00 GMT+01:00 2026"), [])

    def test_ids_are_numbered(self):
        pod, configmap = self.recording()["requests"]
        self.assertEqual(pod["body"]["metadata"]["name"], "pi-<id-1>-driver")
        self.assertEqual(configmap["path"], "/api/v1/namespaces/n/configmaps/spark-drv-<id-2>-conf-map")
        self.assertEqual(configmap["body"]["metadata"]["ownerReferences"][0]["uid"], "<uid>")
        entries = configmap["body"]["data"]["spark.properties"]["entries"]
        self.assertEqual(entries, {"spark.app.id": "spark-<hex32-1>", "spark.master": "k8s://<api>",
                                   "spark.app.submitTime": "<time>", "spark.submit.pyFiles": ""})
        self.assertEqual(configmap["body"]["data"]["spark.properties"]["comments"][1], "<date>")

    def test_one_id_in_two_places_is_a_difference(self):
        # the map named after the prefix: both ids are the same there
        found = self.differences(conf="abcdef9a12345678")
        self.assertIn("/requests/0/body/spec/volumes/0/configMap/name", [where for where, _, _ in found])

    def test_real_differences_are_found(self):
        theirs = compare.comparable(self.recording())
        changes = {
            "/requests/0/body/metadata/labels/new": lambda r: r[0]["body"]["metadata"]["labels"].update(new="x"),
            "/requests/0/body/spec/containers/0/env/0/value":
                lambda r: r[0]["body"]["spec"]["containers"][0]["env"][0].update(value="other"),
            "/requests/1/body/data/spark.properties/entries/spark.app.id":
                lambda r: r[1]["body"]["data"]["spark.properties"]["entries"].pop("spark.app.id"),
            "/requests/1/contentType": lambda r: r[1].update(contentType="application/json"),
            "/requests/1/status": lambda r: r[1].update(status=200),
            "/requests/1": lambda r: r.pop(),
        }
        for where, change in changes.items():
            ours = copy.deepcopy(theirs)
            change(ours["requests"])
            self.assertEqual([w for w, _, _ in normalise.differences(ours, theirs)], [where])

    def test_order_of_calls_and_of_fixed_variables_counts(self):
        theirs = compare.comparable(self.recording())
        ours = copy.deepcopy(theirs)
        ours["requests"].reverse()
        self.assertTrue(normalise.differences(ours, theirs))
        fixed = [{"name": "SPARK_USER"}, {"name": "B"}, {"name": "A"}, {"name": "SPARK_CONF_DIR"}, {"name": "C"}]
        names = [e["name"] for e in normalise.prepare({"env": fixed})["env"]]
        self.assertEqual(names, ["SPARK_USER", "A", "B", "SPARK_CONF_DIR", "C"])

    def test_types_count(self):
        self.assertEqual(normalise.differences({"a/b~": 1}, {"a/b~": "1"}), [("/a~1b~0", 1, "1")])
        self.assertEqual(len(normalise.differences(True, 1)), 1)
        self.assertEqual(normalise.differences([1, None], [1, None]), [])

    def test_server_fields(self):
        item = {"kind": "Pod", "status": {"phase": "Pending"}, "metadata": {
            "name": "a", "uid": "u", "resourceVersion": "1", "creationTimestamp": "t", "managedFields": [],
            "generation": 1, "labels": {"l": "1"}}, "spec": {"volumes": [{"name": "kube-api-access-x1y2z"}]}}
        rec = normalise.recording("x", [], [item])
        self.assertEqual(rec["objects"], [{"kind": "Pod", "metadata": {"name": "a", "labels": {"l": "1"}},
                                           "spec": {"volumes": [{"name": "kube-api-access-<x>"}]}}])

    def test_properties(self):
        text = ("#one\n! two\n\n  a = 1\nb\\ c:2\nd e\nf\\=g=h\\=i\nlong = x\\\n    y\n"
                "uni=\\u00fc\\t\\n\nempty=\nnone\npath=c\\:\\\\dir\\\\\n")
        self.assertEqual(normalise.parse_properties(text), (["one", " two"], {
            "a": "1", "b c": "2", "d": "e", "f=g": "h=i", "long": "xy", "uni": "ü\t\n", "empty": "", "none": "",
            "path": "c:\\dir\\"}))


class CasesTest(unittest.TestCase):
    def test_cases_are_well_formed(self):
        cases = submission.load_cases()
        names = [case.name for case in cases]
        self.assertEqual(len(names), len(set(names)))
        for kind in ("jar", "py"):
            self.assertGreaterEqual(len([n for n in names if n.startswith(kind + "-")]), 11)
        self.assertTrue(all(case.fails == case.name.startswith("bad-") for case in cases))
        for case in cases:
            arguments = case.arguments("https://127.0.0.1:1")
            self.assertIn("k8s://https://127.0.0.1:1", arguments)
            self.assertFalse([a for a in arguments if "{server}" in a or "{oracle}" in a])
            self.assertTrue((submission.HERE / "conf" / case._conf).is_dir())
            for word in ("--packages", "hdfs://", "s3a://"):  # spark-submit would look outside for them
                self.assertFalse([a for a in arguments if word in a])

    def test_recordings_hold_nothing_of_a_machine(self):
        for case in submission.load_cases():
            text = case.recorded.read_text(encoding="utf-8")
            self.assertNotIn("127.0.0.1", text)
            self.assertNotIn("not-a-real-token", text)
            self.assertNotRegex(text, r"(?<![0-9a-zA-Z])[0-9a-f]{32}(?![0-9a-zA-Z])")
            self.assertNotIn(str(submission.HERE.parent.parent), text)
            recording = json.loads(text)
            self.assertEqual(recording["case"], case.name)
            self.assertEqual(len(recording["objects"]), len(recording["requests"]))


if __name__ == "__main__":
    unittest.main()
