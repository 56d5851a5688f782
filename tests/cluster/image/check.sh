#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
# Checks the image's archive, its entry point, the cache and spark-submit. Builds what is missing. Runs in the toolbox.
# shellcheck disable=SC2016  # single quotes: scripts for other shells
set -uo pipefail
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0
check() {  # check NAME COMMAND…: COMMAND must succeed
    local name=$1 said
    shift
    if said=$("$@" 2>&1); then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAILED: %s\n%s\n' "$name" "$said"
    fi
}
same() { [[ $1 == "$2" ]] || { diff <(echo "$1") <(echo "$2"); return 1; }; }
differ() { [[ $1 != "$2" ]]; }

# The key of the archive
cp -r "$here" "$work/copy"
key() { "$work/copy/build.py" --path "$@"; }
first=$("$here/build.py" --path)
echo >>"$work/copy/README.md"
touch "$work/copy/files/entrypoint.sh"
check "the key is the same elsewhere, and ignores the README and times" same "$first" "$(key)"
check "another version has another key" differ "$first" "$(key --version 3.5.9)"
check "the slim image has another key" differ "$first" "$(key --slim)"
echo '# changed' >>"$work/copy/files/fail/exit_code.py"
check "a changed job changes the key" differ "$first" "$(key)"
check "FIRESTEEL_CACHE moves everything" same "$work/c/image/archives/${first##*/}" \
    "$(FIRESTEEL_CACHE=$work/c "$here/build.py" --path)"

# The archive
archive=$("$here/build.py") || exit 1
check "build.py prints the archive's path" same "$first" "$archive"
check "a cached build runs no other program" env PATH=/nonexistent "$(command -v python3)" -B "$here/build.py"
check "the archive is a sound OCI layout" python3 -B - "$archive" <<'PYTHON'
import hashlib, json, sys, tarfile
tar = tarfile.open(sys.argv[1])
assert {(entry.mtime, entry.uid, entry.gid) for entry in tar} == {(1767225600, 0, 0)}
def blob(of, parse=True):
    data = tar.extractfile("blobs/" + of["digest"].replace(":", "/")).read()
    assert len(data) == of["size"] and hashlib.sha256(data).hexdigest() == of["digest"][7:], of
    return json.loads(data) if parse else data
index = json.load(tar.extractfile("index.json"))
[image] = index["manifests"]
assert image["annotations"]["io.containerd.image.name"] == "docker.io/firesteel/spark:4.1.1"
manifest = blob(image)
config = blob(manifest["config"])
assert config["config"]["Entrypoint"] == ["/opt/entrypoint.sh"] and config["config"]["User"] == "185:0"
for layer in manifest["layers"]:
    blob(layer, parse=False)
assert len(manifest["layers"]) == len(config["rootfs"]["diff_ids"]) == 3
PYTHON
own() {  # the names in the smallest layer
    tar -xOf "$archive" "$(tar -tvf "$archive" | awk '/blobs.sha256.[0-9a-f]/ && $3 > 4000 {print $3, $6}' | sort -n | awk 'NR == 1 {print $2}')" |
        tar --zstd -t
}
check "entry point, SparkPi and all jobs are in it" same "$(own | grep -v '/$' | sort)" "$( (
    printf 'opt/%s\n' decom.sh entrypoint.sh spark/examples/jars/spark-examples_2.13-4.1.1.jar
    cd "$here/files/fail" && printf 'opt/spark/examples/fail/%s\n' *.py) | sort)"

# The entry point's contract, with stubs for what it starts
mkdir -p "$work/bin" "$work/spark/bin" "$work/java/bin"
printf '#!/bin/bash\n[[ $1 == -s && $2 == -- ]] && exec "${@:3}"\n' >"$work/bin/tini"
printf '#!/bin/bash\nprintf "%%s\\n" "${0##*/}" "$@"\n' | tee "$work/spark/bin/spark-submit" >"$work/java/bin/java"
chmod +x "$work"/bin/* "$work"/{spark,java}/bin/*
enter() {  # enter NAME=VALUE… -- ARGUMENT…
    local vars=()
    while [[ $1 != -- ]]; do vars+=("$1"); shift; done
    shift
    (cd / && env -i PATH="$work/bin:$PATH" SPARK_HOME="$work/spark" JAVA_HOME="$work/java" "${vars[@]}" \
        "$here/files/entrypoint.sh" "$@")
}
status() { "$@" >/dev/null 2>&1; echo $?; }
lines() { printf '%s\n' "$@"; }
check "driver: spark-submit in client mode, with the pod's address" same \
    "$(lines spark-submit --conf spark.driver.bindAddress=198.18.1.2 --conf spark.executorEnv.SPARK_DRIVER_POD_IP=198.18.1.2 \
        --deploy-mode client --class 'A B' local:///x.jar '')" \
    "$(enter SPARK_DRIVER_BIND_ADDRESS=198.18.1.2 -- driver --class 'A B' local:///x.jar ''; echo)"
executor=(SPARK_DRIVER_URL=spark://d:1 SPARK_EXECUTOR_ID=7 SPARK_EXECUTOR_CORES=2 SPARK_EXECUTOR_MEMORY=512m
    SPARK_APPLICATION_ID=spark-1 SPARK_EXECUTOR_POD_IP=198.18.1.3 SPARK_EXECUTOR_POD_NAME=pod-7)
backend=(org.apache.spark.scheduler.cluster.k8s.KubernetesExecutorBackend --driver-url spark://d:1 --executor-id 7 --cores 2
    --app-id spark-1 --hostname 198.18.1.3 --resourceProfileId 0 --podName pod-7)
check "executor: its backend with the variables of the pod" same \
    "$(lines java -Xms512m -Xmx512m -cp "$work/spark/jars/*:/" "${backend[@]}" --more)" \
    "$(enter "${executor[@]}" -- executor --more)"
check "executor: Java options in the order of their numbers, class path in Spark's order" same \
    "$(lines java -D0='a b' -D2 -D10 -Xms512m -Xmx512m -cp "/h:/c:/s:/e:$work/spark/jars/*:/d:/" "${backend[@]}")" \
    "$(enter "${executor[@]}" SPARK_JAVA_OPT_10=-D10 SPARK_JAVA_OPT_2=-D2 SPARK_JAVA_OPT_0='-D0=a b' HADOOP_CONF_DIR=/h \
        SPARK_CONF_DIR=/c SPARK_CLASSPATH=/s SPARK_EXTRA_CLASSPATH=/e SPARK_DIST_CLASSPATH=/d -- executor)"
check "a variable that is missing ends it with 64" same "64 64 64" \
    "$(status enter -- driver) $(status enter SPARK_DRIVER_URL=x -- executor) $(status enter --)"
check "another command is run as it is" same "$(lines 'a b' c) 3" \
    "$(enter -- printf '%s\n' 'a b' c) $(status enter -- bash -c 'exit 3')"
unknown_user() {  # in a mount namespace, so that the real /etc/passwd stays as it is
    cp /etc/passwd "$work/passwd" && chmod 664 "$work/passwd" && chmod 755 "$work"
    unshare --mount bash -c 'mount --bind "$1/passwd" /etc/passwd && setpriv --reuid=4242 --regid=0 --clear-groups \
        env SPARK_HOME=/opt/spark "$2/files/entrypoint.sh" id -un' - "$work" "$here"
}
[[ $(id -u) != 0 ]] || check "an unknown uid gets a name" same spark4242 "$(unknown_user)"

# The jobs that need no Spark
slow() { python3 -B "$here/files/fail/slow_lines.py" "$@"; }
check "slow_lines.py writes the same each time" same "$(slow 50 0 20)" "$(slow 50 0 20)"
check "slow_lines.py: N lines and an end, each 20th long" same "51 2 end of lines" \
    "$(slow 50 0 20 | wc -l) $(slow 50 0 20 | awk 'length == 20000' | wc -l) $(slow 50 0 | tail -1)"
check "exit_code.py ends with its argument" same 42 "$(status python3 -B "$here/files/fail/exit_code.py" 42)"

# The cache
check "killed and simultaneous builds do no harm" env FIRESTEEL_CACHE="$work/cache" PYTHONPATH="$here" python3 -B - <<'PYTHON'
import multiprocessing, os, signal, time
import cache
path = cache.folder() / "things/one"
def killed(part, work):
    part.write_text("half")
    (work / "scratch").write_text("rest")
    os.kill(os.getpid(), signal.SIGKILL)
def good(part, work):
    assert not part.exists() and not list(work.iterdir())
    time.sleep(0.2)
    with open(cache.folder() / "count", "a") as count:
        count.write("x")
    part.write_text("whole")
fork = multiprocessing.get_context("fork")
def together(makes):
    all = [fork.Process(target=cache.product, args=(path, make)) for make in makes]
    [process.start() for process in all]
    [process.join() for process in all]
    return [process.exitcode for process in all]
assert together([killed]) == [-9] and not path.exists()
assert together([good] * 4) == [0] * 4
assert path.read_text() == "whole" and (cache.folder() / "count").read_text() == "x"
assert [left.name for left in path.parent.iterdir()] == ["one"]
PYTHON

# spark-submit on this side
version() { "$here/spark-submit" "$@" --version 2>&1 | grep -o 'version [0-9.]*' | head -1; }
check "spark-submit runs" same "version 4.1.1" "$(version)"
forced() {  # -Xshare:on: an archive that cannot be used is an error
    eval "$("$here/spark_home.py" --environment --tuned)"
    export SPARK_LAUNCHER_OPTS=${SPARK_LAUNCHER_OPTS/share:auto/share:on} SPARK_SUBMIT_OPTS=${SPARK_SUBMIT_OPTS/share:auto/share:on}
    "$SPARK_HOME/bin/spark-submit" --version
}
check "the tuned spark-submit uses its class-data archives" forced
check "the tuned spark-submit runs" same "version 4.1.1" "$(version --tuned)"

echo "$passed passed, $failed failed"
((failed == 0))
