# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""Cases of `firesteelctl check`: a good cluster, and three that people meet."""
import json
import os
import socket
import subprocess
import tempfile

import rig
from rig import Ctl, KUBECONFIG, NAMESPACE, check

RUNGS = ["resolve", "tcp", "proxy", "tls", "trust", "name", "kubernetes", "who-am-i", "namespaces", "spark-rights"]


def look(*words, code, kubeconfig=KUBECONFIG):
    """The rungs by their ids, and the milliseconds that all took."""
    run = Ctl("check", "-o", "json", *words, kubeconfig=kubeconfig).ends(code)
    document = json.loads(run.stdout)
    check(sorted(document) == ["findings", "rungs"], f"the document has {sorted(document)}")
    check([rung["id"] for rung in document["rungs"]] == RUNGS, "not the ten rungs in their order")
    for rung in document["rungs"]:
        told = [found for found in document["findings"] if found["detail"] == rung["detail"]]
        check(rung["state"] != "failed" or told, f"what fails is not among the findings: {document['findings']}")
    return {rung["id"]: rung for rung in document["rungs"]}, sum(rung["ms"] for rung in document["rungs"])


def failed(rungs, name, cause, detail=None):
    rung = rungs[name]
    check(rung["state"] == "failed", f"{name} is {rung['state']}: {rung}")
    check(rung["cause"] == cause, f"the cause is {rung['cause']} instead of {cause}")
    check(detail is None or rung["detail"] == detail, f"the detail is {rung['detail']} instead of {detail}")
    check(rung["fix"] and rung["explanation"], "no sentence, or no next step")
    later = [rungs[other]["state"] for other in RUNGS[RUNGS.index(name) + 1:]]
    check(set(later) <= {"not-reached"}, f"after {name}: {later}")


def check_good():
    rungs, took = look("-n", NAMESPACE, code=0)
    bad = [name for name, rung in rungs.items() if rung["state"] not in ("passed", "warned", "skipped")]
    check(not bad, f"not good: {bad}")
    check(rungs["kubernetes"]["facts"]["version"].startswith("v1."), "no version")
    check(rungs["who-am-i"]["facts"]["user"], "nobody")
    check(NAMESPACE in rungs["namespaces"]["facts"]["namespaces"].split(", "), "the namespace is not listed")
    check(took < 1000, f"took {took} ms")
    print(f"     the whole ladder: {took} ms")


def check_expired_token():
    expired = rig.temporary(rig.node("kubeconfig", "--dir", rig.CLUSTER, "--user", "viewer", "--namespace", NAMESPACE,
                                     "--token-seconds", "-300"))
    try:
        rungs, _ = look(code=1, kubeconfig=expired)
        check(rungs["kubernetes"]["state"] == "passed", "a refused token does not speak against Kubernetes")
        failed(rungs, "who-am-i", "token-expired")
    finally:
        os.unlink(expired)


def check_few_rights():
    viewer = rig.temporary(rig.node("kubeconfig", "--dir", rig.CLUSTER, "--user", "viewer", "--namespace", NAMESPACE))
    try:
        rungs, _ = look(code=1, kubeconfig=viewer)
        check(rungs["who-am-i"]["facts"]["user"] == f"system:serviceaccount:{NAMESPACE}:viewer", "somebody else")
        failed(rungs, "spark-rights", "rbac-user")
        check("create" in rungs["spark-rights"]["facts"]["missing"], "create pods is not named")
    finally:
        os.unlink(viewer)


def check_wrong_ca():
    with tempfile.TemporaryDirectory() as folder:
        other = os.path.join(folder, "ca.pem")
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
                        "-subj", "/CN=another-authority", "-days", "2", "-out", other,
                        "-keyout", os.path.join(folder, "key.pem")], check=True, capture_output=True)
        config = json.loads(rig.kubectl("config", "view", "--raw", "-o", "json"))
        for cluster in config["clusters"]:
            cluster["cluster"].pop("certificate-authority-data", None)
            cluster["cluster"]["certificate-authority"] = other
        path = rig.temporary(json.dumps(config))
        try:
            rungs, _ = look(code=1, kubeconfig=path)
            failed(rungs, "trust", "ca-unknown-authority")
        finally:
            os.unlink(path)


def check_dead():
    """Nobody listens; and somebody does who never says a word."""
    rungs, took = look("--server", "https://127.0.0.1:1", code=1)
    failed(rungs, "tcp", "api-server-not-reachable")
    check(took < 5000, f"nobody there: told after {took} ms")
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen(8)
        rungs, took = look("--server", f"https://127.0.0.1:{silent.getsockname()[1]}", code=1)
    failed(rungs, "tls", "api-server-not-reachable", "api-server-timeout")
    check(took < 5000, f"a silent one: told after {took} ms")


def who_and_what():
    me = json.loads(Ctl("whoami", "-o", "json").ends(0).stdout)
    check(me["user"] and "system:authenticated" in me["groups"], f"whoami says {me}")
    Ctl("can-i", "create", "pods", "-n", NAMESPACE).ends(0)
    driver = Ctl("can-i", "--for", "driver", "-n", NAMESPACE, "-o", "json").ends(0)
    rights = json.loads(driver.stdout)["rights"]
    check(rights and all(right["allowed"] for right in rights), f"the driver lacks {rights}")
    clusters = json.loads(Ctl("clusters", "-o", "json").ends(0).stdout)
    check(any(one["server"] == rig.server() for one in clusters["contexts"]), "the cluster is not among them")


CASES = [check_good, check_expired_token, check_few_rights, check_wrong_ca, check_dead, who_and_what]
