# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""Makes class-data archives for spark-submit: the classes of a whole submission, parsed and verified ahead of time.

The submission goes to a stand-in for the API server on 127.0.0.1 which says yes to everything and then reports the
driver as finished, over TLS and with a client certificate as on a real cluster.
"""
import http.server
import json
import os
import ssl
import sys
import threading

import cache

JOB = "local:///opt/spark/examples/jars/spark-examples.jar"
ENDED = {"phase": "Succeeded", "containerStatuses": [
    {"name": "spark-kubernetes-driver", "image": "image", "imageID": "",
     "state": {"terminated": {"exitCode": 0, "reason": "Completed"}}}]}


class Api(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    pod = {}

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        body["metadata"] |= {"uid": "00000000-0000-0000-0000-000000000001", "resourceVersion": "1"}
        if body["kind"] == "Pod":
            Api.pod = body | {"status": ENDED}
        self.answer(201, body)

    do_PATCH = do_PUT = do_POST

    def do_GET(self):
        if "watch=" not in self.path:
            found = self.path.split("?")[0].endswith("/" + Api.pod.get("metadata", {}).get("name", "/"))
            return self.answer(200, Api.pod) if found else self.answer(404, {"kind": "Status", "code": 404})
        event = json.dumps({"type": "MODIFIED", "object": Api.pod}) + "\n"
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        self.wfile.write(f"{len(event):x}\r\n{event}\r\n0\r\n\r\n".encode())

    def answer(self, code, body):
        data = json.dumps(body).encode()
        self.send_response(code)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


def start_api(work):
    """Starts the stand-in and returns its address and a kubeconfig for it."""
    certificate, private = work / "cert.pem", work / "key.pem"
    cache.run("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=training",
              "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", private, "-out", certificate)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Api)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, private)
    context.load_verify_locations(certificate)
    context.verify_mode = ssl.CERT_OPTIONAL
    server.socket = context.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"https://127.0.0.1:{server.server_port}"
    config = work / "kubeconfig"
    config.write_text(json.dumps({
        "apiVersion": "v1", "kind": "Config", "current-context": "training",
        "clusters": [{"name": "training", "cluster": {"server": address, "certificate-authority": str(certificate)}}],
        "users": [{"name": "training",
                   "user": {"client-certificate": str(certificate), "client-key": str(private)}}],
        "contexts": [{"name": "training", "context": {"cluster": "training", "user": "training"}}]}))
    return address, config


def make_home(home, part):
    """A SPARK_HOME with hard links to the jars of `home`. The launcher puts the jar that is called slf4j-api-… first
    and then again among all others, and Java does not take an archive when a jar comes twice: it gets another name."""
    for name in ("conf", "jars"):
        (part / name).mkdir(parents=True)
    for name in ("bin", "RELEASE"):
        (part / name).symlink_to(home / name)
    for jar in (home / "jars").glob("*.jar"):
        (part / "jars" / jar.name.replace("slf4j-api", "api-slf4j")).hardlink_to(jar)


def make(home, java, part, work):
    """The archives, for the SPARK_HOME in its place: they hold the jars' paths."""
    cache.log("class-data archives for spark-submit")
    part.mkdir()
    address, config = start_api(work)
    arguments = ["--master", f"k8s://{address}", "--deploy-mode", "cluster", "--name", "training",
                 "--conf", "spark.kubernetes.container.image=image", "--conf", "spark.executor.instances=2",
                 "--conf", "spark.kubernetes.report.interval=100ms",
                 "--conf", "spark.kubernetes.submission.connectionTimeout=120000",
                 "--conf", "spark.kubernetes.submission.requestTimeout=120000", "--class", "Training", JOB, "1"]
    env = {name: value for name, value in os.environ.items() if not name.startswith(("SPARK_", "HADOOP_", "YARN_"))}
    env |= {"JAVA_HOME": str(java), "SPARK_HOME": str(home), "KUBECONFIG": str(config)}
    options = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xlog:cds=off -Xlog:cds+dynamic=off -XX:ArchiveClassesAtExit="
    said = cache.run(home / "bin/spark-submit", *arguments, timeout=900,
                     env=env | {"SPARK_SUBMIT_OPTS": f"{options}{part}/submit.jsa"})
    # Not through spark-class, which reads the launcher's output; this variable is what it adds.
    scala = next((home / "jars").glob("spark-core_*.jar")).name.split("_")[1].split("-")[0]
    cache.run(java / "bin/java", "-Xmx128m", *options.split()[:-1], f"-XX:ArchiveClassesAtExit={part}/launcher.jsa",
              "-cp", f"{home}/jars/*", "org.apache.spark.launcher.Main", "org.apache.spark.deploy.SparkSubmit",
              *arguments, env=env | {"SPARK_SCALA_VERSION": scala}, timeout=900)
    if "termination reason: Completed" not in said or len(list(part.glob("*.jsa"))) != 2:
        sys.exit(f"the training submission did not get to its end:\n{said[-3000:]}")
