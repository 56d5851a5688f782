# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""What two submissions of one command may differ in is taken out of their requests and objects here.

- random ids and the times in them become <id-1>, <hex32-1>, <uuid-1>: numbered as they first appear, so that
  the same id in two places stays the same
- the API server's address becomes <api>, this folder <oracle>,
  the time of submission <time>, the date in a comment <date>
- spark.properties becomes its comments and a map of its entries: their order is that of a hash table
- environment variables and volumes that Spark takes from a hash table are sorted; the others keep their places
- of objects that are read back, what the server sets for itself is left out

tst_oracle.cpp does the same for the objects that core/spark makes; change both.
"""

import re
from pathlib import Path

HERE = str(Path(__file__).resolve().parent)  # in paths that a case names

# Entries with these names have a fixed place; the runs between them come from hash tables.
FIXED_ENV = {"SPARK_USER", "SPARK_APPLICATION_ID", "SPARK_DRIVER_BIND_ADDRESS", "PYSPARK_PYTHON",
             "PYSPARK_DRIVER_PYTHON", "HADOOP_CONF_DIR", "HADOOP_TOKEN_FILE_LOCATION", "SPARK_LOCAL_DIRS",
             "SPARK_CONF_DIR"}
FIXED_VOLUMES = re.compile(r"(kubernetes-credentials|hadoop-properties|krb5-file|kerberos-keytab|hadoop-secret|"
                           r"pod-template-volume|spark-conf-volume-driver|spark-local-dir-.*|kube-api-access-.*)$")
SERVER_SET = ("uid", "resourceVersion", "creationTimestamp", "managedFields", "generation", "selfLink")
IDS = re.compile(r"(?P<uuid>\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b)"
                 r"|(?P<hex32>(?<![0-9a-zA-Z])[0-9a-f]{32}(?![0-9a-zA-Z]))"
                 r"|(?P<id>(?<![0-9a-zA-Z])[0-9a-fx][0-9a-f]{15}(?![0-9a-zA-Z]))"
                 r"|(?P<api>\bhttps://127\.0\.0\.1:[0-9]+)"
                 r"|(?P<volume>(?<=\bkube-api-access-)[a-z0-9]{5}\b)")
DATE = re.compile(r"[A-Z][a-z]{2} [A-Z][a-z]{2} \d\d \d\d:\d\d:\d\d \S+ \d{4}$")


def parse_properties(text):
    """(comments, entries) of a java.util.Properties text."""
    comments, entries, pending = [], {}, ""
    for line in re.split(r"\r\n|\n|\r", text):
        line = line.lstrip(" \t\f")
        if not pending and (not line or line[0] in "#!"):
            comments += [line[1:]] if line else []
            continue
        pending += line
        if (len(pending) - len(pending.rstrip("\\"))) % 2:
            pending = pending[:-1]
            continue
        key, value = _split_property(pending)
        entries[_unescape(key)] = _unescape(value)
        pending = ""
    return comments, entries


def _split_property(line):
    match = re.match(r"((?:\\.|[^\\ \t\f:=])*)[ \t\f]*[:=]?[ \t\f]*(.*)", line, re.DOTALL)
    return match[1], match[2]


def _unescape(text):
    def one(match):
        if match[1]:
            return chr(int(match[1], 16))
        return {"t": "\t", "n": "\n", "r": "\r", "f": "\f"}.get(match[2], match[2])

    return re.sub(r"\\(?:u([0-9a-fA-F]{4})|(.))", one, text, flags=re.DOTALL)


def sort_runs(entries, is_fixed, key):
    """`entries` with each run of those that have no fixed place sorted."""
    result, run = [], []
    for entry in entries:
        if is_fixed(entry):
            result += sorted(run, key=key) + [entry]
            run = []
        else:
            run.append(entry)
    return result + sorted(run, key=key)


class Ids:
    """Numbers the ids of one submission."""

    def __init__(self):
        self._known = {}
        self._counts = {}

    def text(self, text):
        return IDS.sub(self._one, text.replace(HERE, "<oracle>"))

    def _one(self, match):
        kind, found = match.lastgroup, match[0]
        if kind == "api":
            return "<api>"
        if kind == "volume":
            return "<x>"
        if found not in self._known:
            self._counts[kind] = self._counts.get(kind, 0) + 1
            self._known[found] = f"<{kind}-{self._counts[kind]}>"
        return self._known[found]

    def value(self, value):
        """`value` with every string in it replaced, walked in the order of its keys."""
        if isinstance(value, str):
            return self.text(value)
        if isinstance(value, list):
            return [self.value(v) for v in value]
        if isinstance(value, dict):
            return {k: self.value(value[k]) for k in sorted(value)}
        return value


def prepare(value):
    """A request's body or an object, all but its ids."""
    if isinstance(value, list):
        return [prepare(v) for v in value]
    if not isinstance(value, dict):
        return value
    value = {k: prepare(v) for k, v in value.items()}
    if isinstance(value.get("env"), list):
        value["env"] = sort_runs(value["env"], lambda e: e["name"] in FIXED_ENV, lambda e: e["name"])
    for key in ("volumes", "volumeMounts"):
        if isinstance(value.get(key), list):
            value[key] = sort_runs(value[key], lambda v: FIXED_VOLUMES.match(v["name"]),
                                   lambda v: (v["name"], v.get("mountPath", "")))
    if isinstance(value.get("ownerReferences"), list):
        value["ownerReferences"] = [dict(o, uid="<uid>") for o in value["ownerReferences"]]
    if isinstance(value.get("spark.properties"), str):
        comments, entries = parse_properties(value["spark.properties"])
        if re.match(r"\d{13}$", entries.get("spark.app.submitTime", "")):  # not one that the user has set
            entries["spark.app.submitTime"] = "<time>"
        comments = ["<date>" if DATE.match(c) else c for c in comments]
        value["spark.properties"] = {"comments": comments, "entries": entries}
    return value


def strip_server_fields(item):
    """An object read back from the server without what the server or its controllers set."""
    item = {k: v for k, v in item.items() if k != "status"}
    metadata = {k: v for k, v in item["metadata"].items() if k not in SERVER_SET}
    if item["kind"] == "PersistentVolumeClaim":
        # set by the controllers, some time after the creation
        kept = {k: v for k, v in metadata.pop("annotations", {}).items() if not k.startswith(
            ("pv.kubernetes.io/", "volume.kubernetes.io/", "volume.beta.kubernetes.io/"))}
        if kept:
            metadata["annotations"] = kept
        item["spec"] = {k: v for k, v in item["spec"].items() if k != "volumeName"}
    return dict(item, metadata=metadata)


def recording(name, entries, objects):
    """What is kept of a submission: `entries` of the proxy and `objects` read back, in the order of the requests."""
    ids = Ids()
    requests = []
    for entry in entries:
        if entry["method"] == "GET":
            continue
        request = {"method": entry["method"], "path": ids.text(entry["path"]),
                   "query": dict(sorted(map(tuple, entry["query"]))), "contentType": entry.get("contentType", ""),
                   "status": entry["status"]}
        # the path of a creation holds no id, and those of others repeat what a body before had
        request["body"] = ids.value(prepare(entry.get("body")))
        requests.append(request)
    reads = [ids.text(entry["path"]) for entry in entries if entry["method"] == "GET"]
    return {"case": name, "requests": requests, "reads": list(dict.fromkeys(reads)),
            "objects": [ids.value(prepare(strip_server_fields(o))) for o in objects]}


def bare_bodies(rec):
    """The bodies of a recording without what only a real submission can know: owner and request path."""
    return [bare(request["body"]) for request in rec["requests"]]


def bare(body):
    metadata = {k: v for k, v in body["metadata"].items() if k not in ("ownerReferences", "namespace")}
    return dict(body, metadata=metadata)


def pointer(parts):
    return "".join("/" + str(p).replace("~", "~0").replace("/", "~1") for p in parts)


def differences(ours, theirs, at=()):
    """[(JSON pointer, ours, theirs)] of two JSON values; a missing member is None."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        found = []
        for key in sorted(ours.keys() | theirs.keys()):
            if key in ours and key in theirs:
                found += differences(ours[key], theirs[key], (*at, key))
            else:
                found.append((pointer((*at, key)), ours.get(key), theirs.get(key)))
        return found
    if isinstance(ours, list) and isinstance(theirs, list):
        found = []
        for i in range(max(len(ours), len(theirs))):
            if i < len(ours) and i < len(theirs):
                found += differences(ours[i], theirs[i], (*at, i))
            else:
                found.append((pointer((*at, i)), ours[i] if i < len(ours) else None,
                              theirs[i] if i < len(theirs) else None))
        return found
    same = type(ours) is type(theirs) and ours == theirs
    return [] if same else [(pointer(at), ours, theirs)]
