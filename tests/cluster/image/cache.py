# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""What the builders share: the cache outside the checkout, locks, and how programs are run.

A *product* is a file or folder in the cache. Its name carries a key made from everything that
decides its contents, so a product that exists is right and is never changed again.
"""
import contextlib
import fcntl
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
START = time.monotonic()
KEEP_DAYS = 30


def folder():
    base = os.environ.get("FIRESTEEL_CACHE")
    if not base:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "firesteel"
    return Path(base).absolute() / "image"


def log(message):
    print(f"[{time.monotonic() - START:6.1f} s] {message}", file=sys.stderr, flush=True)


def key(*parts):
    """A short hash of texts and of the contents (and modes) of files; a folder stands for its files."""
    total = hashlib.sha256()
    for part in parts:
        files = [(str(part), str(part).encode())]
        if isinstance(part, Path):
            paths = sorted(p for p in part.rglob("*") if p.is_file()) if part.is_dir() else [part]
            files = [(f"{p.relative_to(HERE)} {p.stat().st_mode & 0o111:o}", p.read_bytes())
                     for p in paths if "__pycache__" not in p.parts]
        for name, data in files:
            total.update(hashlib.sha256(name.encode()).digest() + hashlib.sha256(data).digest())
    return total.hexdigest()[:16]


def digest(path):
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def remove(path):
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


@contextlib.contextmanager
def locked(path):
    """Holds the lock that goes with `path`. The kernel drops it with the process, however that ends."""
    locks = folder() / "locks"
    locks.mkdir(parents=True, exist_ok=True)
    with open(locks / path.name, "w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            log(f"waiting for another build of {path.name}")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def product(path, make, anew=False):
    """Returns `path` after make(part, work) has made `part`, unless it is there already.

    `part` gets its name at the very end, so what a killed build leaves is never taken for a product;
    the next build of the same thing removes it. `work` is an empty folder for scratch files.
    """
    if path.exists() and not anew:
        with contextlib.suppress(OSError):
            os.utime(path)  # in use: see prune()
        return path
    asked = time.time()
    with locked(path):
        if path.exists() and not (anew and path.stat().st_mtime < asked):
            return path
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
        part, work = path.with_name(path.name + ".part"), path.with_name(path.name + ".work")
        for old in (part, work):
            remove(old)
        work.mkdir(parents=True)
        try:
            make(part, work)
            remove(path)
            part.rename(path)
            os.utime(path)
        finally:
            for rest in (part, work):
                remove(rest)
    prune(path.parent)
    return path


def prune(parent):
    """Removes products that nobody asked for in a month."""
    for old in parent.iterdir():
        with contextlib.suppress(OSError):
            if old.stat().st_mtime < time.time() - KEEP_DAYS * 86400:
                log(f"removing {old.name}: not used for {KEEP_DAYS} days")
                remove(old)


def run(*command, **options):
    """Runs a program that dies with this one; shows what it said only when it fails."""
    words = ["setpriv", "--pdeathsig", "KILL", *map(str, command)]
    done = subprocess.run(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, errors="replace", **options)
    if done.returncode:
        print(*done.stdout.splitlines()[-30:], sep="\n", file=sys.stderr)
        sys.exit(f"{' '.join(map(str, command))[:200]}: ended with {done.returncode}")
    return done.stdout


def isolated(*command, root=None, **options):
    """The same in mount and process namespaces of its own, with a fresh /proc and `root` as its root:
    however it ends, no mount and no process stays."""
    into = [f"--root={root}", "--wd=/"] if root else []
    return run("unshare", "--mount", "--pid", "--fork", "--kill-child", *into, "--mount-proc", *command, **options)
