#!/usr/bin/env -S python3 -B
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""Makes the Spark image of the test cluster, an OCI layout archive, without Docker.

The last line on standard output is the archive's path; all else goes to standard error. What was made once is
kept in ${FIRESTEEL_CACHE:-${XDG_CACHE_HOME:-~/.cache}/firesteel}/image and found again by its content. See README.md.
"""
import argparse
import functools
import hashlib
import json
import platform
import time

import cache

NAME = "docker.io/firesteel/spark"
ARCHITECTURE = {"x86_64": "amd64", "aarch64": "arm64"}[platform.machine()]
VERSION = "4.1.1"


class Plan:
    """The places in the cache of everything that one image is made of."""

    def __init__(self, version, slim=False):
        here, store = cache.HERE, cache.folder()
        self.version, self.slim = version, slim
        self.tag = version + ("-slim" if slim else "")
        base = cache.key(ARCHITECTURE, here / "debian.py", here / "layers.py")
        home = cache.key(version, here / "spark.py")
        spark = cache.key(self.tag, base, home, here / "layers.py")
        own = cache.key(version, home, here / "files", here / "layers.py")
        image = cache.key(base, spark, own, here / "build.py")
        self.base = store / f"layers/base-{base}"
        self.spark = store / f"layers/spark-{self.tag}-{spark}"
        self.own = store / f"layers/own-{version}-{own}"
        self.home = store / f"homes/spark-{version}-{home}"
        self.archive = store / f"archives/spark-{self.tag}-{image}.tar"


def spark_home(plan):
    import spark
    return cache.product(plan.home, functools.partial(spark.make_home, plan.version))


def build(plan, refresh=False):
    import debian
    import spark

    def make(part, work):
        base = cache.product(plan.base, debian.make, anew=refresh)
        home = spark_home(plan)
        rest = [cache.product(plan.spark, functools.partial(spark.make_layer, home, base, plan.slim), anew=refresh),
                cache.product(plan.own, functools.partial(spark.make_own_layer, plan.version, home))]
        write_archive(part, plan, [base, *rest])

    return cache.product(plan.archive, make, anew=refresh)


def write_archive(path, plan, parts):
    import debian
    import layers
    kind = "application/vnd.oci.image."
    created = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(layers.EPOCH))
    facts = [layers.facts(part) for part in parts]
    config = encoded({
        "architecture": ARCHITECTURE, "os": "linux", "created": created,
        "config": {
            "User": f"{debian.USER}:0",
            "Env": ["PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/opt/spark/bin",
                    "LANG=C.UTF-8", "SPARK_HOME=/opt/spark", "JAVA_HOME=/usr/lib/jvm/default-java",
                    "PYTHONPATH=/opt/spark/python:/opt/spark/python/lib/py4j.zip"],
            "WorkingDir": "/opt/spark/work-dir",
            "Entrypoint": ["/opt/entrypoint.sh"],
            "Labels": {"org.opencontainers.image.title": "Apache Spark for Firesteel's tests",
                       "org.opencontainers.image.version": plan.version},
        },
        "rootfs": {"type": "layers", "diff_ids": ["sha256:" + fact["diff"] for fact in facts]},
        "history": [{"created": created, "created_by": text} for text in (
            f"debootstrap {debian.SUITE}; {' '.join(debian.PACKAGES)}", f"pyspark {plan.tag}", "files")],
    })
    manifest = encoded({
        "schemaVersion": 2, "mediaType": kind + "manifest.v1+json",
        "config": descriptor(kind + "config.v1+json", config),
        "layers": [{"mediaType": kind + "layer.v1.tar+zstd", "size": fact["size"], "digest": "sha256:" + fact["digest"]}
                   for fact in facts],
    })
    index = encoded({
        "schemaVersion": 2, "mediaType": kind + "index.v1+json",
        "manifests": [descriptor(kind + "manifest.v1+json", manifest) | {
            "platform": {"architecture": ARCHITECTURE, "os": "linux"},
            "annotations": {"io.containerd.image.name": f"{NAME}:{plan.tag}",
                            "org.opencontainers.image.ref.name": plan.tag}}],
    })
    with open(path, "wb") as stream:
        tar = layers.Tar(stream)
        tar.data("oci-layout", b'{"imageLayoutVersion":"1.0.0"}')
        tar.data("index.json", index)
        for data in (config, manifest):
            tar.data("blobs/sha256/" + hashlib.sha256(data).hexdigest(), data)
        for fact, part in zip(facts, parts):
            tar.file("blobs/sha256/" + fact["digest"], part / "blob")
        tar.close()
    sizes = ", ".join(f"{fact['size'] / 1e6:.1f}" for fact in facts)
    cache.log(f"{NAME}:{plan.tag}, layers of {sizes} MB, manifest sha256:{hashlib.sha256(manifest).hexdigest()}")


def encoded(value):
    return json.dumps(value, sort_keys=True).encode()


def descriptor(kind, data):
    return {"mediaType": kind, "size": len(data), "digest": "sha256:" + hashlib.sha256(data).hexdigest()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--version", default=VERSION, help=f"of PyPI's pyspark ({VERSION}; 3.5.9 is known to work too)")
    parser.add_argument("--slim", action="store_true", help="without Hive, MLlib, RocksDB and Connect; the tag gets -slim")
    parser.add_argument("--refresh", action="store_true", help="make Debian's layer anew, with its latest packages")
    parser.add_argument("--path", action="store_true", help="only say where the archive is or would be")
    options = parser.parse_args()
    plan = Plan(options.version, options.slim)
    print(plan.archive if options.path else build(plan, options.refresh))


if __name__ == "__main__":
    main()
