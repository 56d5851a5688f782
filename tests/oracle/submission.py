# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""The cases, and how one of them is submitted through the recording proxy."""

import json
import os
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import normalise
from kubeconfig import Cluster
from recordproxy import RecordingProxy, make_certificates

HERE = Path(__file__).resolve().parent
NAMESPACE = "firesteel-oracle"
KEPT_ENVIRONMENT = ("PATH", "HOME", "JAVA_HOME", "XDG_CACHE_HOME", "FIRESTEEL_CACHE", "FIRESTEEL_SPARK_VERSION",
                    "TMPDIR", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "UBSAN_OPTIONS", "TSAN_OPTIONS")


class Case:
    def __init__(self, entry, common):
        self.name = entry["name"]
        self.about = entry["about"]
        self.namespace = entry.get("namespace", NAMESPACE)
        self.refused = entry.get("refused")  # the setting by which firesteelctl refuses the case so far
        self.fails = entry.get("fails", False)  # an error before anything is written
        self._common = common
        self._arguments = entry["arguments"]
        self._environment = entry.get("environment", {})
        self._conf = entry.get("conf", "plain")

    def arguments(self, server):
        def fill(text):
            return text.replace("{server}", server).replace("{oracle}", str(HERE))

        namespace = ["--conf", f"spark.kubernetes.namespace={self.namespace}"]
        return [fill(a) for a in self._common + (namespace if self.namespace != "default" else []) + self._arguments]

    def environment(self, kubeconfig):
        kept = {k: os.environ[k] for k in KEPT_ENVIRONMENT if k in os.environ}
        return kept | {"LC_ALL": "C.UTF-8", "SPARK_USER": "spark", "KUBECONFIG": str(kubeconfig),
                       "SPARK_CONF_DIR": str(HERE / "conf" / self._conf)} | {
            k: v.replace("{oracle}", str(HERE)) for k, v in self._environment.items()}

    @property
    def recorded(self):
        return HERE / "recorded" / f"{self.name}.json"


def load_cases(names=()):
    """All cases, or those whose names begin with one of `names`."""
    file = json.loads((HERE / "cases.json").read_text(encoding="utf-8"))
    cases = [Case(entry, file["common"]) for entry in file["cases"]]
    chosen = [c for c in cases if not names or any(c.name.startswith(n) for n in names)]
    if not chosen:
        raise SystemExit("no case has such a name")
    return chosen


class Failed(Exception):
    """A submission that did not do what it should."""


class Bench:
    """A namespace on the cluster and a proxy before it, for as many submissions as wanted."""

    def __init__(self, kubeconfig):
        self.cluster = Cluster(kubeconfig)
        with tempfile.TemporaryDirectory(prefix="oracle-") as folder:
            self._certificates = make_certificates(folder)

    def __enter__(self):
        self._folder = tempfile.TemporaryDirectory(prefix="oracle-")
        for path, body in (("/api/v1/namespaces", {"kind": "Namespace", "metadata": {"name": NAMESPACE}}),
                           (f"/api/v1/namespaces/{NAMESPACE}/serviceaccounts",
                            {"kind": "ServiceAccount", "metadata": {"name": "spark"}})):
            status, answer = self.cluster.request("POST", path, {"apiVersion": "v1", **body})
            if status not in (201, 409):
                raise Failed(f"POST {path} answered {status}: {answer}")
        for namespace in (NAMESPACE, "default"):  # its account is made by a controller
            self._wait(lambda: self.cluster.request(
                "GET", f"/api/v1/namespaces/{namespace}/serviceaccounts/default")[0] == 200, "the account default")
        return self

    def __exit__(self, *_):
        self._folder.cleanup()
        path = f"/api/v1/namespaces/{NAMESPACE}"
        self.cluster.request("DELETE", path)
        self._wait(lambda: self.cluster.request("GET", path)[0] == 404, "the end of the namespace", 120)

    @staticmethod
    def _wait(done, what, seconds=60):
        end = time.monotonic() + seconds
        while not done():
            if time.monotonic() > end:
                raise Failed(f"{what} did not come in {seconds} s")
            time.sleep(0.2)

    def submit(self, case, command):
        """Runs `command` (a list) with the arguments of `case`; the recording."""
        kubeconfig = Path(self._folder.name) / "kubeconfig"
        with RecordingProxy(self.cluster, certificates=self._certificates) as proxy:
            kubeconfig.write_text(proxy.client_kubeconfig(), encoding="ascii")
            code, said = run(command + case.arguments(proxy.server), case.environment(kubeconfig))
            entries = proxy.entries()
        written = [e for e in entries if e["method"] in ("POST", "PATCH", "PUT") and e["status"] < 300]
        try:
            if case.fails:
                if code <= 0 or written:
                    raise Failed(f"exit code {code}, {len(written)} objects written, but it should fail")
                return dict(normalise.recording(case.name, entries, []), exitCode=code)
            # spark-submit ends with 0 after errors too: what it wrote counts
            refused = [e for e in entries if e["method"] not in ("GET", "HEAD") and e["status"] >= 300]
            if code or refused or not written:
                raise Failed(f"exit code {code}, {len(written)} objects written, "
                             f"refused: {[(e['method'], e['path'], e['status']) for e in refused]}\n"
                             + "\n".join(said.strip().splitlines()[-25:]))
            return normalise.recording(case.name, entries, [self.cluster.get(path_of(e)) for e in written])
        finally:
            for entry in written:
                self.cluster.request("DELETE", path_of(entry), {"kind": "DeleteOptions", "apiVersion": "v1",
                                                                "gracePeriodSeconds": 0})


def run(command, environment, seconds=300):
    """(exit code, all output) of a program that is ended, with all it started, after that time."""
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
        process = subprocess.Popen(command, env=environment, cwd=HERE, stdin=subprocess.DEVNULL, stdout=output,
                                   stderr=subprocess.STDOUT, process_group=0)
        try:
            process.wait(seconds)
        except BaseException as error:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            if not isinstance(error, subprocess.TimeoutExpired):
                raise
        output.seek(0)
        return process.returncode, output.read()


def path_of(entry):
    """Where the object of a writing request is found."""
    return entry["path"] + ("/" + entry["body"]["metadata"]["name"] if entry["method"] == "POST" else "")


def default_kubeconfig(parser):
    parser.add_argument("--kubeconfig", default=os.environ.get("KUBECONFIG"), help="of the cluster (KUBECONFIG)")


def add_spark_submit(parser):
    parser.add_argument("--spark-submit", default=os.environ.get("SPARK_SUBMIT"), metavar="PROGRAM",
                        help="the real spark-submit (SPARK_SUBMIT, else tests/cluster/image/spark-submit)")


def spark_submit_command(program):
    """The start of a command line; the program of this project in the variant that starts fastest."""
    return [program] if program else [str(HERE.parent / "cluster" / "image" / "spark-submit"), "--tuned"]
