# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""Tar files whose bytes depend on names, modes, owners and contents alone, and image layers made of them."""
import contextlib
import hashlib
import io
import json
import os
import stat
import subprocess
import tarfile

import cache

EPOCH = 1767225600  # every time stamp in the image: 2026-01-01


class Tar:
    """Writes entries in the order they are given; folders above a file are made by themselves."""

    def __init__(self, stream):
        self.tar = tarfile.open(fileobj=stream, mode="w|", bufsize=1 << 20, format=tarfile.GNU_FORMAT)
        self.folders = {""}

    def _entry(self, name, mode, uid=0, gid=0):
        above = os.path.dirname(name)
        if above not in self.folders:
            self.folder(above)
        entry = tarfile.TarInfo(name)
        entry.mode, entry.uid, entry.gid, entry.mtime = mode, uid, gid, EPOCH
        return entry

    def folder(self, name, mode=0o755, uid=0, gid=0):
        entry = self._entry(name, mode, uid, gid)
        entry.type = tarfile.DIRTYPE
        self.folders.add(name)
        self.tar.addfile(entry)

    def data(self, name, data, mode=0o644):
        entry = self._entry(name, mode)
        entry.size = len(data)
        self.tar.addfile(entry, io.BytesIO(data))

    def file(self, name, path, mode=0o644, uid=0, gid=0):
        entry = self._entry(name, mode, uid, gid)
        entry.size = os.path.getsize(path)
        with open(path, "rb") as source:
            self.tar.addfile(entry, source)

    def link(self, name, target, kind=tarfile.SYMTYPE):
        entry = self._entry(name, 0o777 if kind == tarfile.SYMTYPE else 0o644)
        entry.type, entry.linkname = kind, target
        self.tar.addfile(entry)

    def tree(self, root):
        """A whole file system: modes, owners and hard links are kept, devices and sockets left out."""
        seen = {}
        for place, folders, files in os.walk(root):
            folders.sort()
            here = os.path.relpath(place, root)
            if here != ".":
                info = os.lstat(place)
                self.folder(here, stat.S_IMODE(info.st_mode), info.st_uid, info.st_gid)
            links = [f for f in folders if os.path.islink(os.path.join(place, f))]
            for leaf in sorted(files + links):
                path, name = os.path.join(place, leaf), os.path.normpath(os.path.join(here, leaf))
                info = os.lstat(path)
                if stat.S_ISLNK(info.st_mode):
                    self.link(name, os.readlink(path))
                elif stat.S_ISREG(info.st_mode):
                    first = seen.setdefault(info.st_ino, name)
                    if first == name:
                        self.file(name, path, stat.S_IMODE(info.st_mode), info.st_uid, info.st_gid)
                    else:
                        self.link(name, first, tarfile.LNKTYPE)

    def close(self):
        self.tar.close()


class _Hashing:
    """Passes bytes on and hashes them."""

    def __init__(self, stream):
        self.stream, self.hash = stream, hashlib.sha256()

    def write(self, data):
        self.hash.update(data)
        self.stream.write(data)


@contextlib.contextmanager
def writing(into, level):
    """A Tar that becomes the layer in the folder `into`: blob (zstd) and layer.json (its digests)."""
    into.mkdir()
    blob = into / "blob"
    with subprocess.Popen(["setpriv", "--pdeathsig", "KILL", "zstd", "-q", "-T0", f"-{level}", "-o", blob],
                          stdin=subprocess.PIPE) as zstd:
        stream = _Hashing(zstd.stdin)
        tar = Tar(stream)
        yield tar
        tar.close()
    if zstd.returncode:
        raise SystemExit(f"zstd ended with {zstd.returncode}")
    facts = {"diff": stream.hash.hexdigest(), "digest": cache.digest(blob), "size": blob.stat().st_size}
    (into / "layer.json").write_text(json.dumps(facts))


def facts(layer):
    return json.loads((layer / "layer.json").read_text())
