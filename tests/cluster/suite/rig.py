# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""What the cases share: running firesteelctl, looking at the cluster from the side, and a namespace of one's own."""
import json
import os
import signal
import subprocess
import tempfile
import threading
import time

NODE = os.environ["FIRESTEEL_NODE"]
CTL = os.environ.get("FIRESTEELCTL", "firesteelctl")
KUBECONFIG = os.environ["KUBECONFIG"]
CLUSTER = os.environ.get("FIRESTEEL_CLUSTER", os.path.dirname(os.path.realpath(KUBECONFIG)))
VERSION = os.environ.get("FIRESTEEL_SPARK_VERSION", "4.1.1")
SCALA = "2.12" if VERSION.startswith("3.") else "2.13"
IMAGE = f"docker.io/firesteel/spark:{VERSION}"
NAMESPACE = "firesteel-suite"
EXAMPLES = "local:///opt/spark/examples"
JAR = f"{EXAMPLES}/jars/spark-examples_{SCALA}-{VERSION}.jar"

MANIFEST = """
apiVersion: v1
kind: Namespace
metadata: {{name: {ns}}}
---
apiVersion: v1
kind: ServiceAccount
metadata: {{name: spark, namespace: {ns}}}
---
apiVersion: v1
kind: ServiceAccount
metadata: {{name: viewer, namespace: {ns}}}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: Role
metadata: {{name: spark, namespace: {ns}}}
rules:
- apiGroups: [""]
  resources: [pods, services, configmaps, persistentvolumeclaims]
  verbs: [create, get, list, watch, update, patch, delete, deletecollection]
---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {{name: spark, namespace: {ns}}}
roleRef: {{apiGroup: rbac.authorization.k8s.io, kind: Role, name: spark}}
subjects:
- {{kind: ServiceAccount, name: spark, namespace: {ns}}}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: Role
metadata: {{name: viewer, namespace: {ns}}}
rules:
- apiGroups: [""]
  resources: [pods, services, configmaps, events]
  verbs: [get, list, watch]
---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {{name: viewer, namespace: {ns}}}
roleRef: {{apiGroup: rbac.authorization.k8s.io, kind: Role, name: viewer}}
subjects:
- {{kind: ServiceAccount, name: viewer, namespace: {ns}}}
"""


class Failed(Exception):
    pass


def check(condition, words):
    if not condition:
        raise Failed(words)


def node(*words, text=None):
    done = subprocess.run([NODE, *words], input=text, capture_output=True, text=True, timeout=180)
    if done.returncode != 0:
        raise Failed(f"{words[0]}: {done.stderr.strip()[-400:]}")
    return done.stdout


def bring_back(start):
    """The API server runs again whatever went wrong; harmless if it does."""
    subprocess.run([NODE, start, "--dir", CLUSTER, "kube-apiserver"], capture_output=True, timeout=60, check=False)


def kubectl(*words, text=None):
    return node("kubectl", "--kubeconfig", KUBECONFIG, *words, text=text)


def make_namespace():
    kubectl("apply", "-f", "-", text=MANIFEST.format(ns=NAMESPACE))


def objects():
    """Names of all that a submission may leave in the namespace."""
    out = kubectl("-n", NAMESPACE, "get", "pods,services,configmaps,secrets,persistentvolumeclaims", "-o", "name")
    return [name for name in out.split() if name != "configmap/kube-root-ca.crt"]


def wait_until(condition, seconds, words):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(0.3)
    raise Failed(f"{words} not within {seconds} s")


def nothing_left(seconds=90):
    end = time.monotonic() + seconds
    while True:
        left = objects()
        if not left:
            return
        if time.monotonic() > end:
            raise Failed("left on the cluster: " + " ".join(left))
        time.sleep(0.5)


def clean():
    kubectl("-n", NAMESPACE, "delete", "pods,services,configmaps,secrets,persistentvolumeclaims", "--all", "--wait=false",
            "--grace-period=1", "--ignore-not-found")
    nothing_left()


class Line:
    """One line of output and when it came (monotonic)."""

    def __init__(self, text):
        self.at, self.text = time.monotonic(), text


class Ctl:
    """One run of firesteelctl, read as it goes."""

    def __init__(self, *words, kubeconfig=KUBECONFIG, env=None):
        environment = dict(os.environ, KUBECONFIG=kubeconfig, **(env or {}))
        for name in ("SPARK_HOME", "SPARK_CONF_DIR", "HADOOP_CONF_DIR"):
            environment.pop(name, None)
        self.words = words
        self.process = subprocess.Popen([CTL, *words], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True, env=environment,
                                        preexec_fn=self._as_at_a_terminal)
        self.out, self.err = [], []
        self.readers = [threading.Thread(target=self._read, args=pair, daemon=True)
                        for pair in ((self.process.stdout, self.out), (self.process.stderr, self.err))]
        for reader in self.readers:
            reader.start()

    @staticmethod
    def _as_at_a_terminal():
        # what a shell starts in the background ignores Ctrl+C, and firesteelctl keeps to that
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    @staticmethod
    def _read(stream, lines):
        for text in stream:
            lines.append(Line(text.rstrip("\n")))

    @property
    def stdout(self):
        return "\n".join(line.text for line in self.out)

    @property
    def stderr(self):
        return "\n".join(line.text for line in self.err)

    def interrupt(self):
        self.process.send_signal(signal.SIGINT)

    def said(self, words, seconds=120, since=0):
        """Waits until a line on standard error holds `words`, and returns it."""
        def look():
            for line in list(self.err):
                if words in line.text and line.at >= since:
                    return line
            if self.process.poll() is not None:
                for reader in self.readers:
                    reader.join(5)
                for line in self.err:
                    if words in line.text and line.at >= since:
                        return line
                raise Failed(f"ended with {self.process.returncode} before it said {words!r}: {self.stderr[-600:]}")
            return None
        return wait_until(look, seconds, repr(words))

    def wait(self, seconds=240):
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise Failed(f"still running after {seconds} s: {self.stderr[-600:]}") from None
        for reader in self.readers:
            reader.join(5)
        return self.process.returncode

    def ends(self, code, *said, seconds=240):
        got = self.wait(seconds)
        tail = self.stderr[-900:]
        check(got == code, f"exit code {got} instead of {code}: {tail}")
        for words in said:
            check(words in self.stderr, f"does not say {words!r}: {tail}")
        return self

    def end(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


def server():
    return kubectl("config", "view", "--minify", "-o", "jsonpath={.clusters[0].cluster.server}").strip()


def submit_words(name, *more, namespace=NAMESPACE, image=IMAGE, account="spark", ours=()):
    words = ["submit", *ours, "--master", f"k8s://{server()}", "--deploy-mode", "cluster", "--name", name]
    for key, value in {"spark.kubernetes.namespace": namespace,
                       "spark.kubernetes.authenticate.driver.serviceAccountName": account,
                       "spark.kubernetes.container.image": image,
                       "spark.executor.instances": "1", "spark.driver.memory": "512m", "spark.executor.memory": "512m",
                       "spark.kubernetes.driver.request.cores": "0.3",
                       "spark.kubernetes.executor.request.cores": "0.3"}.items():
        words += ["--conf", f"{key}={value}"]
    return [*words, *more]


def submit(name, *more, **where):
    kubeconfig = where.pop("kubeconfig", KUBECONFIG)
    return Ctl(*submit_words(name, *more, **where), kubeconfig=kubeconfig)


def document(*words):
    done = Ctl(*words, "-o", "json").ends(0)
    return json.loads(done.stdout)


def in_order(text, *parts):
    at = 0
    for part in parts:
        found = text.find(part, at)
        check(found >= 0, f"{part!r} is missing or out of order in: {text[-1200:]}")
        at = found + len(part)


def temporary(text):
    with tempfile.NamedTemporaryFile("w", suffix=".kubeconfig", delete=False) as file:
        file.write(text)
        return file.name
