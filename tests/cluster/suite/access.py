# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""Cases of namespace, driver account and rights, and of "Can Spark run here?"."""
import json
import os
import subprocess

import rig
from rig import Ctl, IMAGE, NAMESPACE, check

OWN = "firesteel-access"
USER = f"system:serviceaccount:{OWN}:person"
DRIVER = {"create pods", "get pods", "list pods", "watch pods", "delete pods", "patch pods", "deletecollection pods",
          "create configmaps", "deletecollection configmaps", "deletecollection services",
          "create persistentvolumeclaims", "list persistentvolumeclaims", "deletecollection persistentvolumeclaims"}
PERSON = {"create pods", "get pods", "list pods", "watch pods", "delete pods", "create services", "patch services",
          "create configmaps", "patch configmaps", "get pods/log", "create pods/portforward", "get pods/portforward",
          "list events", "watch events", "list services", "watch services", "list configmaps", "watch configmaps",
          "list resourcequotas", "list limitranges", "get serviceaccounts"}
FEATURES = {"create secrets", "patch secrets", "create persistentvolumeclaims", "patch persistentvolumeclaims"}


def remove():
    rig.kubectl("delete", "namespace", OWN, "--ignore-not-found", "--wait=true")


def person():
    """The kubeconfig of somebody who has a token for one namespace and no right at all."""
    rig.kubectl("create", "namespace", OWN)
    return rig.temporary(rig.node("kubeconfig", "--dir", rig.CLUSTER, "--user", "person", "--namespace", OWN))


def setup(*words, config=rig.KUBECONFIG, code=0):
    run = Ctl("setup", *words, "-n", OWN, "-o", "json", kubeconfig=config).ends(code)
    return json.loads(run.stdout)


def rights(config, *words, code=0):
    run = Ctl("can-i", *words, "-n", OWN, "-o", "json", kubeconfig=config).ends(code)
    return json.loads(run.stdout)


def ladder(config, code):
    """The rungs by their ids, as the person climbs them."""
    rungs = json.loads(Ctl("check", "-o", "json", kubeconfig=config).ends(code).stdout)["rungs"]
    return {rung["id"]: rung for rung in rungs}


def named(rung):
    """Each verb that the last rung says is missing: "create, get pods; list events"."""
    parts = [part for key in ("missing", "optional") for part in rung["facts"][key].split("; ") if part]
    return {f"{verb} {words.rsplit(' ', 1)[1]}" for words in parts for verb in words.rsplit(" ", 1)[0].split(", ")}


def apply(yaml):
    """As the administrator does; what kubectl says must be nothing that he would have to think about."""
    done = subprocess.run([rig.NODE, "kubectl", "--kubeconfig", rig.KUBECONFIG, "apply", "-f", "-"], input=yaml,
                          capture_output=True, text=True, timeout=180, check=False)
    check(done.returncode == 0, f"kubectl apply: {done.stderr.strip()[-600:]}")
    # a namespace that was made in another way gets a mark of kubectl's own, of which it tells
    said = [line for line in done.stderr.splitlines() if line and "last-applied-configuration" not in line]
    check(not said, f"kubectl says {said}")
    return done.stdout.splitlines()


def setup_from_nothing():
    """An administrator: dry run, then all of it, then nothing is to be done."""
    remove()
    try:
        plan = setup("--dry-run=server")
        check([step["action"] for step in plan["steps"]] == ["create"] * 4, f"the steps are {plan['steps']}")
        check(plan["steps"][0]["state"] == "dry-run-passed" and plan["steps"][2]["state"] == "dry-run-skipped",
              f"tried was {[step['state'] for step in plan['steps']]}")
        check(set(plan["driverMissing"]) == DRIVER, f"the driver lacks {plan['driverMissing']}")
        check("NotFound" in str(subject_of("get", "namespace", OWN)), "a dry run made the namespace")
        done = setup()
        check(all(step["state"] == "done" for step in done["steps"]), f"done was {done['steps']}")
        check(setup()["complete"], "something is still to be done")
        matrix = rights(rig.KUBECONFIG, "--for", "driver")
        check(matrix["method"] == "local-review", f"asked by {matrix['method']}")
        check({f"{row['verb']} {row['resource']}" for row in matrix["rights"] if row["allowed"]} == DRIVER,
              "the matrix of the driver's account")
        refused = subject_of("auth", "can-i", "get", "secrets", "-n", OWN, "--as", f"system:serviceaccount:{OWN}:spark")
        check("no" in refused, f"the account may read secrets: {refused}")
    finally:
        remove()


def subject_of(*words):
    """What kubectl says, also when it ends with an error."""
    try:
        return rig.kubectl(*words)
    except rig.Failed as why:
        return "no " + str(why)


def green(config):
    rungs = ladder(config, 0)
    bad = {name: rung for name, rung in rungs.items() if rung["state"] not in ("passed", "skipped")}
    # what only some jobs want is said, and bars nobody
    check(set(bad) <= {"spark-rights"} and named(rungs["spark-rights"]) <= FEATURES, f"the ladder: {bad}")
    check(not rungs["spark-rights"]["facts"]["missing"], f"the ladder: {rungs['spark-rights']}")


def restricted_user():
    """Without any right: every verb is named; the administrator's YAML makes everything green."""
    remove()
    config = person()
    try:
        plan = setup(config=config, code=7)
        check(set(plan["userMissing"]) == PERSON, f"named are {sorted(plan['userMissing'])}")
        check(set(plan["driverMissing"]) == DRIVER, f"of the driver {sorted(plan['driverMissing'])}")
        lacking = set(plan["mayNot"])
        check({"create serviceaccounts", "create roles.rbac.authorization.k8s.io",
               "create rolebindings.rbac.authorization.k8s.io"} <= lacking, f"may not: {sorted(lacking)}")
        check(plan["user"] == USER and USER in plan["administratorText"], "the text does not name the person")
        cannot = Ctl("can-i", "--for", "driver", "-n", OWN, kubeconfig=config)
        check(cannot.wait() == 7, f"can-i --for driver ended with {cannot.process.returncode}")

        rungs = ladder(config, 1)
        check(rungs["spark-rights"]["state"] == "failed" and rungs["spark-rights"]["fix"], f"{rungs['spark-rights']}")
        check(named(rungs["spark-rights"]) == PERSON | FEATURES, f"the ladder names {sorted(named(rungs['spark-rights']))}")

        check(len(apply(plan["yaml"])) == len(plan["steps"]), "not every object was applied")
        again = apply(plan["yaml"])
        check(all(line.endswith(" unchanged") for line in again), f"applied again: {again}")
        left = rights(config)
        check(all(row["allowed"] for row in left["rights"] if f"{row['verb']} {row['resource']}" in PERSON),
              f"still missing: {[row for row in left['rights'] if not row['allowed']]}")
        check(setup()["complete"], "for the administrator something is still to be done")
        green(config)
        run = rig.submit("spark-pi", "--class", "org.apache.spark.examples.SparkPi", rig.JAR, "2", namespace=OWN,
                         kubeconfig=config).ends(0)
        check("Pi is roughly 3.1" in run.stdout, "the person's job gives no result")
    finally:
        os.unlink(config)
        remove()


def two_verbs_missing():
    """A Role that lacks two verbs: exactly these are proposed, added to it, and nothing else."""
    remove()
    try:
        setup()
        role = json.loads(rig.kubectl("-n", OWN, "get", "role", "spark-driver", "-o", "json"))
        for rule in role["rules"]:
            if "pods" in rule["resources"]:
                rule["verbs"] = [verb for verb in rule["verbs"] if verb not in ("patch", "watch")]
        rig.kubectl("replace", "-f", "-", text=json.dumps(role))
        plan = setup("--dry-run=server")
        check(set(plan["driverMissing"]) == {"patch pods", "watch pods"}, f"proposed is {plan['driverMissing']}")
        changed = [step for step in plan["steps"] if step["action"] != "nothing"]
        check([(step["kind"], step["action"], step["state"]) for step in changed] ==
              [("Role", "patch", "dry-run-passed")], f"the steps are {changed}")
        check(changed[0]["after"]["rules"][-1] ==
              {"apiGroups": [""], "resources": ["pods"], "verbs": ["watch", "patch"]}, f"{changed[0]['after']}")
        check(rights(rig.KUBECONFIG, "--for", "driver", code=7)["findings"][0]["detail"] == "rbac-driver-pods",
              "the finding of the matrix")
        setup()
        check(setup()["complete"], "something is still to be done")
    finally:
        remove()


def two_verbs_missing_of_the_person():
    """The same for somebody who may not look at Roles: what is missing is named, and the YAML takes nothing away."""
    remove()
    config = person()
    lacking = {"get pods/log", "watch events"}
    try:
        apply(setup(config=config, code=7)["yaml"])
        green(config)
        role = json.loads(rig.kubectl("-n", OWN, "get", "role", "spark-submitter", "-o", "json"))
        role["rules"] = list(without(role["rules"], lacking))
        rig.kubectl("replace", "-f", "-", text=json.dumps(role))
        plan = setup(config=config, code=7)
        check(set(plan["userMissing"]) == lacking, f"proposed is {plan['userMissing']}")
        step = next(one for one in plan["steps"] if one["name"] == "spark-submitter")
        check(set(step["adds"]) == lacking, f"the step adds {step['adds']}")
        check(named(ladder(config, 0)["spark-rights"]) == lacking | FEATURES, "the ladder names others")
        apply(plan["yaml"])
        green(config)
    finally:
        os.unlink(config)
        remove()


def without(rules, lacking):
    """One rule for each right that stays."""
    for rule in rules:
        for resource in rule["resources"]:
            verbs = [verb for verb in rule["verbs"] if f"{verb} {resource}" not in lacking]
            if verbs:
                yield {"apiGroups": rule["apiGroups"], "resources": [resource], "verbs": verbs}


def preflight_and_canary():
    """The figures of the node, and what the canary reports; nothing of it is left."""
    run = Ctl("preflight", "-n", NAMESPACE, "--image", IMAGE, "--executors", "1", "--canary", "-o", "json").ends(0)
    said = json.loads(run.stdout)
    items = {item["id"]: item for item in said["items"]}
    for name in ("server-version", "namespace", "service-account", "pod-security", "quota", "limit-range", "nodes", "room",
                 "image", "storage"):
        check(items[name]["state"] == "ok", f"{name}: {items[name]}")
    node = json.loads(rig.kubectl("get", "nodes", "-o", "json"))["items"][0]
    row = items["nodes"]["rows"][0]
    check(row["node"] == node["metadata"]["name"] and int(row["totalPods"]) == int(node["status"]["allocatable"]["pods"]),
          f"the node is shown as {row}")
    check(0 < int(row["freeMemory"]) <= int(row["totalMemory"]), f"its free room is {row}")
    check(items["image"]["facts"]["holders"] == node["metadata"]["name"], f"the image is on {items['image']['facts']}")
    check(items["storage"]["facts"]["default"] == "standard", f"storage: {items['storage']}")
    report = said["canary"]["report"]
    check(report["spark"] == rig.VERSION, f"Spark is reported as {report['spark']}")
    check(report["java"] and report["python"].startswith("3."), f"Java {report['java']}, Python {report['python']}")
    check(report["dns"] and report["tcp"] and report["api"] == 200, f"from inside: {report}")
    rig.nothing_left()


def canary_failures():
    """An image that is not there, and an account that may nothing."""
    gone = Ctl("preflight", "-n", NAMESPACE, "--image", "registry.firesteel.test:5000/nothing/spark:1", "--canary",
               "-o", "json").ends(1)
    found = json.loads(gone.stdout)["canary"]["findings"]
    check(found and found[0]["detail"] == "image-not-found" and found[0]["fix"], f"found is {found}")
    rig.nothing_left()
    poor = Ctl("preflight", "-n", NAMESPACE, "--image", IMAGE, "--service-account", "default", "--canary", "-o", "json").ends(1)
    found = json.loads(poor.stdout)["canary"]["findings"]
    check(found and found[0]["detail"] == "rbac-driver-pods", f"found is {found}")
    rig.nothing_left()


def tight_namespace():
    """Quota, limit range and pod security of a namespace against a job."""
    remove()
    try:
        setup()
        rig.kubectl("apply", "-f", "-", text=f"""
apiVersion: v1
kind: ResourceQuota
metadata: {{name: tight, namespace: {OWN}}}
spec: {{hard: {{pods: "1", requests.memory: 1Gi, limits.cpu: "1"}}}}
---
apiVersion: v1
kind: LimitRange
metadata: {{name: small, namespace: {OWN}}}
spec: {{limits: [{{type: Container, max: {{memory: 256Mi}}}}]}}
""")
        rig.kubectl("label", "namespace", OWN, "pod-security.kubernetes.io/enforce=restricted")
        said = json.loads(Ctl("preflight", "-n", OWN, "-o", "json").ends(1).stdout)
        details = {item["id"]: {found["detail"] for found in item["findings"]} for item in said["items"]}
        check(details["quota"] == {"quota-exceeded", "quota-limits-required"}, f"quota: {details['quota']}")
        check(details["limit-range"] == {"limitrange-violation"}, f"limit range: {details['limit-range']}")
        check(details["pod-security"] == {"podsecurity-denied"}, f"pod security: {details['pod-security']}")
        # The canary's own pod meets that level, but not such a limit range.
        refused = json.loads(Ctl("preflight", "-n", OWN, "--image", IMAGE, "--canary", "-o", "json").ends(1).stdout)
        found = refused["canary"]["findings"]
        check(found and found[0]["detail"] == "limitrange-violation", f"the canary's refusal is {found}")
        rig.kubectl("-n", OWN, "delete", "resourcequota/tight", "limitrange/small")
        taken = json.loads(Ctl("preflight", "-n", OWN, "--image", IMAGE, "--canary", "-o", "json").ends(1).stdout)
        check(taken["canary"]["report"]["complete"] and not taken["canary"]["findings"],
              f"under pod security the canary says {taken['canary']}")
    finally:
        remove()


CASES = [setup_from_nothing, restricted_user, two_verbs_missing, two_verbs_missing_of_the_person, preflight_and_canary,
         canary_failures, tight_namespace]
