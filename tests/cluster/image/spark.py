# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""Spark itself, from PyPI's pyspark: the distribution on disk, its layer, and the layer of our own files."""
import io
import os
import platform
import sys
import zipfile
from pathlib import Path

import cache
import debian
import layers

FILES = cache.HERE / "files"
# Left out of the image: Windows scripts, what starts other images, the Connect client, test data of artifacts.
DROP = ("jars/connect-repl/", "artifact-tests/", "bin/docker-image-tool.sh")
# Native libraries for other systems than the image's.
FOREIGN = ("-osx-", "-windows-", "riscv64", "aarch_64" if platform.machine() == "x86_64" else "x86_64")
# --slim: large parts that a core or SQL job does not load.
LARGE = ("arpack", "blas-", "breeze", "cats-kernel", "datanucleus", "derby", "hive-", "lapack", "pmml", "rocksdbjni",
         "spark-connect_", "spark-graphx", "spark-hive", "spark-mllib", "spire")
PYTHON = (".py", ".pyi", ".typed", ".json", ".css", ".js", ".html")
ZIP_TIME = (2026, 1, 1, 0, 0, 0)
SHA256 = {
    "3.5.9": "ea27adc39ddac9413b8951e45aa748cbed6c785971b81386efc41938f6243d93",
    "4.1.1": "77f78984aa84fbe865c717dd37b49913b4e5c97d76ef6824f932f1aefa6621ec",
}


def make_home(version, part, work):
    """The distribution in Spark's own layout (bin, jars, python, …): complete, as spark-submit's SPARK_HOME."""
    cache.log(f"pyspark {version}: download")
    env = dict(os.environ)
    if not any("://" in place or Path(place).exists() for place in env.get("PIP_FIND_LINKS", "").split()):
        env.pop("PIP_FIND_LINKS", None)  # a folder of the host that is not here
    cache.run(sys.executable, "-m", "pip", "download", "--no-deps", "--no-cache-dir", "--no-binary", "pyspark",
              "--disable-pip-version-check", "-d", work, f"pyspark=={version}", env=env | {"TMPDIR": str(work)})
    sdist = next(work.glob("pyspark-*.tar.gz"))
    if (pinned := SHA256.get(version)) and cache.digest(sdist) != pinned:
        sys.exit(f"{sdist.name}: its SHA-256 is not the one in spark.py")
    cache.log(f"pyspark {version}: unpack")
    tree = work / "tree"
    tree.mkdir()
    cache.run("tar", "-xzf", sdist, "-C", tree, "--strip-components=1", "--no-same-owner")
    home = tree / "deps"
    (home / "conf").mkdir()  # on spark-submit's class path: a missing entry makes class-data archives unusable
    (home / "python").mkdir()
    (tree / "pyspark").rename(home / "python/pyspark")
    (tree / "lib").rename(home / "python/lib")
    # The source distribution keeps the Python examples in deps/examples.
    if not (home / "examples/src").exists():
        (home / "examples").rename(tree / "examples")
        (home / "examples/src/main").mkdir(parents=True)
        (tree / "examples").rename(home / "examples/src/main/python")
    for script in [*(home / "bin").iterdir(), *(home / "sbin").iterdir()]:
        script.chmod(0o755)
    (home / "RELEASE").write_text(f"Spark {version} from PyPI's pyspark\n")
    home.rename(part)


def wanted(name, slim):
    """Whether a file of the distribution goes into the image."""
    leaf = os.path.basename(name)
    if name.endswith((".cmd", ".pyc")) or any(part in name for part in DROP):
        return False
    if name.startswith("jars/"):
        return not any(system in leaf for system in FOREIGN) and not (slim and leaf.startswith(LARGE))
    return not name.startswith("python/pyspark/") or name.endswith(PYTHON)


def make_layer(home, base, slim, part, work):
    archive = pyspark_zip(home / "python/lib/pyspark.zip", base, work)
    cache.log("spark: layer")
    with layers.writing(part, level=3) as tar:
        for path in sorted(home.rglob("*")):
            name = str(path.relative_to(home))
            if path.is_file() and wanted(name, slim):
                tar.file("opt/spark/" + name, archive if path.name == "pyspark.zip" else path,
                         0o755 if name.startswith(("bin/", "sbin/")) else 0o644)
        py4j = next((home / "python/lib").glob("py4j-*.zip"))
        tar.link("opt/spark/python/lib/py4j.zip", py4j.name)
        for name in ("conf", "logs", "work-dir"):
            tar.folder("opt/spark/" + name, 0o775, debian.USER)


def pyspark_zip(shipped, base, work):
    """pyspark.zip with byte code in it. Spark puts this file before everything else on Python's path, so without
    any, each driver and each worker would compile pyspark anew. The image's Python has to make it: byte code of
    another version is ignored. It must not depend on time stamps (PEP 552)."""
    cache.log("spark: byte code by the image's Python")
    root, inside = work / "root", "/tmp/pyspark.zip"
    root.mkdir()
    cache.run("tar", "--zstd", "-xf", base / "blob", "-C", root, "--exclude=usr/lib/jvm", "--exclude=usr/share")
    source = root / inside[1:]
    with zipfile.ZipFile(shipped) as old:
        old.extractall(source)
    cache.isolated("python3", "-m", "compileall", "-q", "-b", "--invalidation-mode", "unchecked-hash",
                   "-s", inside, "-p", "/opt/spark/python/lib/pyspark.zip", inside,
                   root=root, env={"PATH": "/usr/bin:/bin", "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8"})
    made = work / "pyspark.zip"
    made.write_bytes(zipped({str(path.relative_to(source)): path.read_bytes()
                             for path in source.rglob("*") if path.is_file()}))
    return made


def zipped(files):
    """A zip file of names and contents, the same bytes each time."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, ZIP_TIME)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            archive.writestr(entry, files[name])
    return buffer.getvalue()


def make_own_layer(version, home, part, work):
    """Entry point, failing jobs, and an examples jar with SparkPi: pyspark has none of them."""
    scala = next((home / "jars").glob("spark-core_*.jar")).name.split("_")[1].split("-")[0]
    cache.log("own files: compile SparkPi, layer")
    cache.run("javac", "--release", "8" if version.startswith("3.") else "17", "-Xlint:-options", "-d", work,
              "-cp", f"{home}/jars/*", *sorted((FILES / "java").rglob("*.java")))
    classes = {"META-INF/MANIFEST.MF": b"Manifest-Version: 1.0\n\n"}
    classes |= {str(path.relative_to(work)): path.read_bytes() for path in work.rglob("*.class")}
    with layers.writing(part, level=6) as tar:
        for script in ("decom.sh", "entrypoint.sh"):
            tar.file("opt/" + script, FILES / script, 0o755)
        for job in sorted((FILES / "fail").glob("*.py")):
            tar.file("opt/spark/examples/fail/" + job.name, job)
        tar.data(f"opt/spark/examples/jars/spark-examples_{scala}-{version}.jar", zipped(classes))
