# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""The base layer: Debian with a Java runtime, Python and tini. Needs root for debootstrap and chroot."""
import hashlib
import os
import shutil
import struct
import sys

import cache
import layers

SUITE = "bookworm"
PACKAGES = ["openjdk-17-jre-headless", "procps", "python3", "tini"]
USER = 185  # as in Spark's own images; the group is 0
KEYS = "/usr/share/keyrings/debian-archive-keyring.gpg"

# Read by no JVM, no Python and no script of Spark, or different at each build.
DROP = [
    "dev/*", "run/*", "tmp/*", "var/tmp/*", "var/cache/*", "var/log/*", "var/lib/apt/lists/*", "var/lib/dpkg/*-old",
    "etc/hostname", "etc/machine-id", "etc/resolv.conf", "etc/passwd-", "etc/shadow-", "etc/group-", "etc/gshadow-",
    "usr/sbin/policy-rc.d", "usr/lib/python3*/**/__pycache__", "usr/share/python3/**/__pycache__",
    "usr/lib/jvm/*/lib/server/classes_nocoops.jsa", "usr/share/lintian", "usr/share/bug", "usr/share/fonts",
    "usr/share/X11", "usr/share/pixmaps", "usr/share/bash-completion",
    *(f"usr/share/{part}/*" for part in ("doc", "man", "info", "locale")),
]


def mirrors():
    """Debian's mirror and security mirror, as the running system's apt has them."""
    listed = ""
    if shutil.which("apt-get"):
        listed = cache.run("apt-get", "indextargets", "--no-release-info", "--format", "$(REPO_URI) $(RELEASE)",
                           "Created-By: Packages")
    sources = [line.split() for line in listed.splitlines() if line.count(" ") == 1]
    codename = next((line.split("=")[1].strip().strip('"') for line in open("/etc/os-release")
                     if line.startswith("VERSION_CODENAME=")), "")
    main = next((uri for uri, release in sources if release == codename), None)
    security = next((uri for uri, release in sources if release == codename + "-security"), None)
    if "ID=debian\n" not in open("/etc/os-release").readlines():
        main = security = None  # another distribution's archive holds no bookworm
    if not main and not os.environ.get("FIRESTEEL_MIRROR"):
        main, security = "http://deb.debian.org/debian", "http://deb.debian.org/debian-security"
    main = os.environ.get("FIRESTEEL_MIRROR") or main
    return main.rstrip("/"), security and security.rstrip("/")


def apt_settings():
    """Proxies, clock checks and time-outs of the running system's apt, for the one in the chroot."""
    wanted = ("Acquire::http", "Acquire::https", "Acquire::Check", "Acquire::Retries", "Acquire::ForceIP")
    if not shutil.which("apt-config"):
        return []
    return [line for line in cache.run("apt-config", "dump").splitlines()
            if line.startswith(wanted) and not line.startswith("Acquire::https::CAInfo")]


def make(part, work):
    if os.geteuid() != 0:
        sys.exit("the image's base layer needs root (debootstrap): run the build once as root")
    root = work / "root"
    env = {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}
    env |= {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "SOURCE_DATE_EPOCH": str(layers.EPOCH), "PYTHONHASHSEED": "0"}
    main, security = mirrors()
    cache.log(f"base: debootstrap {SUITE} from {main}")
    cache.isolated("debootstrap", "--variant=minbase", f"--keyring={KEYS}", SUITE, root, main, env=env)

    sources = [f"{main} {SUITE}", f"{main} {SUITE}-updates"] + ([f"{security} {SUITE}-security"] if security else [])
    (root / "etc/apt/sources.list").write_text("".join(f"deb {source} main\n" for source in sources))
    settings = root / "etc/apt/apt.conf.d/90build"
    settings.write_text("\n".join([*apt_settings(), 'APT::Install-Recommends "false";', 'APT::Sandbox::User "root";',
                                   'Acquire::Languages "none";', 'Acquire::https::CAInfo "/run/ca.crt";', ""]))
    excluded = root / "etc/dpkg/dpkg.cfg.d/90build"
    excluded.write_text("".join(f"path-exclude=/usr/share/{part}/*\n" for part in ("doc", "man", "info", "locale"))
                        + "force-unsafe-io\n")
    for outer, inner in (("/etc/resolv.conf", "etc/resolv.conf"), ("/etc/hosts", "etc/hosts"),
                         ("/etc/ssl/certs/ca-certificates.crt", "run/ca.crt")):
        if os.path.exists(outer):
            shutil.copyfile(outer, root / inner)
    service_policy = root / "usr/sbin/policy-rc.d"
    service_policy.write_text("#!/bin/sh\nexit 101\n")
    service_policy.chmod(0o755)
    cache.log("base: apt-get install " + " ".join(PACKAGES))
    for step in (["update"], ["dist-upgrade"], ["install", *PACKAGES]):
        cache.isolated("apt-get", "-qy", *step, root=root, env=env)
    settings.unlink()
    excluded.unlink()

    finish(root, env)
    cache.log("base: layer")
    with layers.writing(part, level=6) as tar:
        tar.tree(root)


def finish(root, env):
    """Adds Spark's user, takes out what is not needed and makes the rest the same at each build."""
    java = next(path for path in sorted((root / "usr/lib/jvm").iterdir()) if (path / "bin/java").exists())
    default = root / "usr/lib/jvm/default-java"
    if not default.exists():
        default.symlink_to(java.name)
    (root / "etc/hosts").write_text("127.0.0.1\tlocalhost\n::1\tlocalhost\n")
    with open(root / "etc/passwd", "a") as passwd:
        passwd.write(f"spark:x:{USER}:0:Spark:/opt/spark/work-dir:/bin/bash\n")
    (root / "etc/passwd").chmod(0o664)  # group 0 may add the line of an arbitrary uid
    for pattern in DROP:
        for path in sorted(root.glob(pattern), reverse=True):
            cache.remove(path)
    # The layer sets every time stamp anew, so byte code has to be valid without one.
    cache.isolated("sh", "-c", "python3 -m compileall -q --invalidation-mode unchecked-hash /usr/lib/python3.*",
                   root=root, env=env)
    shadow = root / "etc/shadow"  # its third field is the day of the last change: that of the build
    lines = [line.split(":") for line in shadow.read_text().splitlines()]
    shadow.write_text("".join(":".join([*line[:2], str(layers.EPOCH // 86400), *line[3:]]) + "\n" for line in lines))
    for name in ("var/cache/apt/archives/partial", "var/lib/apt/lists/partial", "var/log/apt"):
        (root / name).mkdir(parents=True, exist_ok=True)
    steady_trust_store(root / "etc/ssl/certs/java/cacerts")


def steady_trust_store(path):
    """Java's trust store (JKS) holds the time at which Debian's hook put each certificate in, in no fixed order:
    writes it again with one time, sorted by alias. See sun.security.provider.JavaKeyStore for the format."""
    data = path.read_bytes()
    magic, version, count = struct.unpack_from(">III", data)
    if magic != 0xFEEDFEED:
        sys.exit(f"{path.name} is no JKS file any more: the build would not be reproducible")
    at, entries = 12, []
    for _ in range(count):
        tag, length = struct.unpack_from(">IH", data, at)
        if tag != 2:
            sys.exit(f"{path.name} holds something other than certificates")
        alias = data[at + 6:at + 6 + length]
        at += 6 + length + 8  # and the time
        end = at
        end += 2 + struct.unpack_from(">H", data, end)[0]  # kind of certificate
        end += 4 + struct.unpack_from(">I", data, end)[0]  # certificate
        entries.append((alias, data[at:end]))
        at = end
    body = struct.pack(">III", magic, version, count)
    for alias, rest in sorted(entries):
        body += struct.pack(">IH", 2, len(alias)) + alias + struct.pack(">Q", layers.EPOCH * 1000) + rest
    path.write_bytes(body + hashlib.sha1("changeit".encode("utf-16-be") + b"Mighty Aphrodite" + body).digest())
