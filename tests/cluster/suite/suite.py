# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""The cases. Each is a function; its name is what suite.sh takes to run it alone."""
import json
import os
import sys
import time
import traceback
import urllib.request
from concurrent.futures import ThreadPoolExecutor

import access
import checks
import rig
from rig import Ctl, EXAMPLES, JAR, NAMESPACE, check, document, in_order, submit

FAIL = f"{EXAMPLES}/fail"


# ---- what ends well ----------------------------------------------------------------------------------------

def spark_pi():
    run = submit("spark-pi", "--class", "org.apache.spark.examples.SparkPi", JAR, "4").ends(0)
    check("Pi is roughly 3.1" in run.stdout, "the driver's log is not on standard output")
    in_order(run.stderr, "driver pod created", "driver placed on node", "driver running", "executor 1 created",
             "executor 1 running", "driver succeeded", "spark-pi succeeded")


def pi_py():
    run = submit("pi", f"{EXAMPLES}/src/main/python/pi.py", "4", ours=("-o", "json")).ends(0)
    result = json.loads(run.stdout)
    check(result["state"] == "succeeded" and result["exitCode"] == 0, f"the document says {result}")
    check("Pi is roughly 3.1" in run.stderr, "the log is not on standard error")


# ---- what fails in the driver ------------------------------------------------------------------------------

def failing(name, says, *job):
    run = submit(name, *job)
    run.ends(11, says, "error: The driver failed", "next: ")


def driver_exception():
    failing("driver-exception", "ValueError: order 42 has no customer", f"{FAIL}/uncaught_exception.py", "driver")


def task_exception():
    failing("task-exception", "ZeroDivisionError", f"{FAIL}/uncaught_exception.py", "task")


def driver_oom():
    failing("driver-oom", "OutOfMemoryError", f"{FAIL}/driver_oom.py")


def missing_class():
    failing("missing-class", "ClassNotFoundException", f"{FAIL}/missing_class.py")


def missing_main_class():
    failing("missing-main-class", "exit code 101: the main class was not found", "--class", "com.example.Missing", JAR)


def missing_input():
    failing("missing-input", "PATH_NOT_FOUND", f"{FAIL}/missing_input.py")


def missing_script():
    failing("missing-script", "can't open file", f"{FAIL}/not_there.py")


def exit_code():
    failing("exit-code", "exit code 7", f"{FAIL}/exit_code.py", "7")


def executor_oom():
    run = submit("executor-oom", "--conf", "spark.executor.memoryOverhead=100", f"{FAIL}/executor_oom.py", "executor", "1200")
    code = run.wait(400)
    check(code == 11, f"exit code {code}: {run.stderr[-600:]}")
    check("exit code 137" in run.stderr or "OOMKilled" in run.stderr, f"no word of the executor's end: {run.stderr[-900:]}")


# ---- what never starts -------------------------------------------------------------------------------------

def wrong_namespace():
    submit("lost", "--class", "C", JAR, namespace="no-such-namespace").ends(8, 'namespace "no-such-namespace" does not exist')


def missing_account():
    submit("lost", "--class", "C", JAR, account="nobody").ends(8, 'service account "nobody" does not exist')
    rig.nothing_left()


def name_taken():
    rig.kubectl("-n", NAMESPACE, "run", "taken", "--image=docker.io/firesteel/nothing:1", "--restart=Never")
    submit("lost", "--conf", "spark.kubernetes.driver.pod.name=taken", "--class", "C", JAR).ends(9, "The name is taken")
    check(rig.objects() == ["pod/taken"], f"not only the other's pod is left: {rig.objects()}")


def images():
    """A registry without the image, one that asks for a login, one that limits: the kubelet's reasons, and all is removed."""
    registry = "registry.firesteel.test:5000"
    wanted = {f"{registry}/nothing/spark:1": "the registry has no such image or tag",
              f"{registry}/private/spark:1": "the registry asks for a login",
              f"{registry}/limited/spark:1": "the registry limits how often one may pull"}
    runs = {image: submit("no-image", "--class", "C", JAR, image=image) for image in wanted}
    for image, words in wanted.items():
        runs[image].ends(10, f"The image {image} cannot be pulled", words)
    rig.nothing_left()


def start_timeout():
    submit("too-big", "--conf", "spark.kubernetes.driver.request.cores=1000", "--class", "C", JAR,
           ours=("--start-timeout", "4")).ends(17, "driver waits for a node")
    rig.nothing_left()


def not_supported():
    submit("lost", "--conf", "spark.kubernetes.driver.podTemplateFile=/t.yml", "--class", "C", JAR).ends(14)
    submit("lost", "--no-such-option", "--class", "C", JAR).ends(2, "--no-such-option is not known")
    check(not rig.objects(), "something was created")


def credentials():
    expired = rig.temporary(rig.node("kubeconfig", "--dir", rig.CLUSTER, "--user", "viewer", "--namespace", NAMESPACE,
                                     "--token-seconds", "-300"))
    viewer = rig.temporary(rig.node("kubeconfig", "--dir", rig.CLUSTER, "--user", "viewer", "--namespace", NAMESPACE))
    try:
        Ctl("list", kubeconfig=expired).ends(6, "does not accept the credentials")
        submit("lost", "--class", "C", JAR, kubeconfig=expired).ends(6)
        Ctl("list", kubeconfig=viewer).ends(0)
        submit("lost", "--class", "C", JAR, kubeconfig=viewer).ends(7, "may not create pods")
        Ctl("list", "-n", "kube-system", kubeconfig=viewer).ends(7)
    finally:
        os.unlink(expired)
        os.unlink(viewer)
    check(not rig.objects(), "something was created")


def dead_server():
    Ctl("list", "--server", "https://127.0.0.1:1").ends(4, "Nothing listens at 127.0.0.1:1")


def dry_run():
    before = rig.objects()
    run = submit("dry", "--class", "C", JAR, ours=("--dry-run=client", "-o", "json")).ends(0)
    made = json.loads(run.stdout)
    check([item["kind"] for item in made["items"]] == ["Pod", "Service", "ConfigMap"], "not the three objects")
    check(rig.objects() == before, "a dry run touched the cluster")
    # The objects are ones that the server takes.
    rig.kubectl("apply", "--dry-run=server", "-f", "-", text=run.stdout)


# ---- looking on and stopping -------------------------------------------------------------------------------

def sleeper(seconds=120):
    """A driver with one executor that runs for a while; returns its id once the executor runs."""
    run = submit("sleeper", "--conf", "spark.kubernetes.submission.waitAppCompletion=false",
                 f"{FAIL}/long_sleep.py", str(seconds), "1", str(seconds)).ends(0)
    app = run.stdout.strip()

    def executors_run():
        return any(executor["state"] == "running" for executor in document("status", app, "-n", NAMESPACE)["executors"])
    rig.wait_until(executors_run, 90, "an executor")
    return app


def kill_and_forward():
    app = sleeper()
    listed = document("list", "-n", NAMESPACE)["applications"]
    check([entry["id"] for entry in listed] == [app], f"list says {listed}")
    events = document("event", app, "-n", NAMESPACE)["events"]
    check(any(event["reason"] == "Started" for event in events), "no event of the start")

    forward = Ctl("forward", app, "-n", NAMESPACE)
    try:
        forward.said("forwarding to port 4040", 30)
        url = rig.wait_until(lambda: forward.out and forward.out[0].text, 10, "the address")
        with urllib.request.urlopen(url, timeout=30) as page:
            check(page.status == 200 and b"Spark" in page.read(), "the driver's page did not come")
        with ThreadPoolExecutor(6) as pool:
            answers = list(pool.map(lambda _: json.load(urllib.request.urlopen(url + "api/v1/applications", timeout=30)),
                                    range(12)))
        check(all(answer[0]["id"] == app for answer in answers), "the REST API names another application")
        killed = Ctl("kill", app, "-n", NAMESPACE, "--grace-period", "5").ends(0, "driver removed")
        check("is stopped and removed" in killed.stdout, killed.stdout)
        check(forward.wait(30) in (0, 13), f"the forward ended with {forward.process.returncode}")
    finally:
        forward.end()
    rig.nothing_left()
    Ctl("status", app, "-n", NAMESPACE).ends(8, "There is no application")


def stopped_from_outside():
    run = submit("stopped", f"{FAIL}/long_sleep.py", "120", "1", "120")
    try:
        run.said("driver running")
        pod = run.said("driver pod created").text.split("created: ")[1].split()[0]
        Ctl("submit", "--master", f"k8s://{rig.server()}", "--kill", f"{NAMESPACE}:{pod}",
            "--conf", "spark.kubernetes.appKillPodDeletionGracePeriod=3").ends(0)
        run.ends(13, "its deletion was asked for")
    finally:
        run.end()
    rig.nothing_left()


def ctrl_c():
    run = submit("left", f"{FAIL}/long_sleep.py", "120", "1", "120")
    run.said("driver running")
    run.interrupt()
    run.ends(130, "the driver goes on running", "firesteelctl log -f")
    check(any(name.endswith("-driver") for name in rig.objects()), "the driver is gone")


def all_lines(text, count):
    """The numbers of slow_lines.py: each once, in order."""
    numbers = [int(line.split()[1]) for line in text.splitlines() if line.startswith("line ")]
    check(numbers == list(range(1, count + 1)),
          f"{len(numbers)} of {count} lines; missing {sorted(set(range(1, count + 1)) - set(numbers))[:9]}, "
          f"{len(numbers) - len(set(numbers))} twice, {'in' if numbers == sorted(numbers) else 'out of'} order")


def cut(seconds, stop, start, stale_within, lines, pause):
    """A job writes its lines while the API server is away: nothing is lost, and what is stale says so. A second one, with
    an executor, shows that no phase is."""
    run = submit("slow-lines", f"{FAIL}/slow_lines.py", str(lines), str(pause), "50")
    phases = submit("phases", f"{FAIL}/long_sleep.py", str(seconds + 25), "1", "1")
    second = None
    try:
        pod = run.said("driver pod created").text.split("created: ")[1].split()[0]
        phases.said("executor 1 running")
        rig.wait_until(lambda: any(line.text.startswith("line ") for line in list(run.out)), 90, "a first line")
        second = Ctl("log", "-f", pod, "-n", NAMESPACE)
        rig.wait_until(lambda: any(line.text.startswith("line ") for line in list(second.out)), 30, "a first line")
        rig.node(stop, "--dir", rig.CLUSTER, "kube-apiserver")
        gone = time.monotonic()
        stale = run.said("stale since", stale_within + 10, since=gone)
        check(stale.at - gone <= stale_within, f"stale was said after {stale.at - gone:.1f} s")
        time.sleep(max(0, seconds - (time.monotonic() - gone)))
        rig.node(start, "--dir", rig.CLUSTER, "kube-apiserver")
        back = time.monotonic()
        live = run.said("live again", 90, since=back)
        check(live.at - back <= 30, f"live again was said after {live.at - back:.1f} s")
        print(f"     stale after {stale.at - gone:.1f} s, live again {live.at - back:.1f} s after the return")
        run.ends(0, "driver succeeded", seconds=lines * pause + 240)
        second.ends(0, seconds=90)
        phases.ends(0, seconds=240)
        all_lines(run.stdout, lines)
        all_lines(second.stdout, lines)
        in_order(phases.stderr, "driver pod created", "driver running", "executor 1 created", "executor 1 running",
                 "stale since", "live again", "driver succeeded")
    finally:
        rig.bring_back(start)
        run.end()
        phases.end()
        if second:
            second.end()


def api_stopped():
    cut(20, "stop", "start", 5, 300, 0.25)


def api_frozen():
    cut(120, "freeze", "thaw", 90, 400, 0.6)


def log_follow():
    run = submit("log-follow", "--conf", "spark.kubernetes.submission.waitAppCompletion=false",
                 f"{FAIL}/slow_lines.py", "2000", "0.002", "100").ends(0)
    app = run.stdout.strip()
    all_lines(Ctl("log", "-f", app, "-n", NAMESPACE).ends(0).stdout, 2000)
    # The kubelet counts what the container's runtime wrote, where one line can be two pieces.
    tail = Ctl("log", "--tail", "3", app, "-n", NAMESPACE).ends(0).stdout.splitlines()
    theirs = rig.kubectl("logs", "--tail", "3", "-l", f"spark-app-selector={app}", "-n", NAMESPACE).splitlines()
    check(0 < len(tail) <= 3 and tail == theirs, f"{tail} instead of {theirs}")


SHORT = [spark_pi, pi_py, driver_exception, task_exception, driver_oom, missing_class, missing_main_class, missing_input,
         missing_script, exit_code, wrong_namespace, missing_account, name_taken, images, start_timeout, not_supported,
         credentials, dead_server, dry_run, kill_and_forward, stopped_from_outside, ctrl_c, log_follow, *access.CASES, *checks.CASES,
         api_stopped]
LONG = [executor_oom, api_frozen]


def main(words):
    long_run = "--long" in words
    names = [word for word in words if not word.startswith("--")]
    cases = [case for case in SHORT + LONG if case.__name__ in names] if names else SHORT + (LONG if long_run else [])
    unknown = set(words) - {case.__name__ for case in SHORT + LONG} - {"--long"}
    if unknown:
        sys.exit("no such case: " + ", ".join(sorted(unknown)))
    rig.make_namespace()
    rig.clean()
    passed = failed = 0
    for case in cases:
        began = time.monotonic()
        try:
            case()
            passed += 1
            print(f"ok   {case.__name__:22} {time.monotonic() - began:6.1f} s")
        except rig.Failed as why:
            failed += 1
            print(f"FAIL {case.__name__:22} {why}")
        except Exception:  # a fault of the suite itself must not hide the other cases
            failed += 1
            print(f"FAIL {case.__name__}")
            traceback.print_exc()
        try:
            rig.clean()
        except rig.Failed as why:
            failed += 1
            print(f"FAIL cleaning after {case.__name__}: {why}")
    try:
        rig.kubectl("delete", "namespace", NAMESPACE, "--wait=false")
    except rig.Failed as why:
        failed += 1
        print(f"FAIL deleting the namespace: {why}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
