# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""The API server of a kubeconfig's current context, and a small client for it. Standard library only."""

import base64
import contextlib
import http.client
import json
import os
import re
import ssl
import urllib.parse


def _scalar(text):
    text = text.strip()
    if text.startswith('"'):
        return json.loads(text)
    if text.startswith("'"):
        return text[1:-1].replace("''", "'")
    return {"{}": {}, "[]": [], "": None, "null": None, "true": True, "false": False}.get(text, text)


def parse_yaml(text):
    """The block mappings, block lists and one-line scalars that a written kubeconfig consists of."""
    lines = [(len(line) - len(line.lstrip(" ")), line.strip()) for line in text.splitlines()
             if line.strip() and not line.lstrip().startswith("#") and line.strip() != "---"]
    key_value = re.compile(r'("(?:[^"\\]|\\.)*"|[^\s:#][^:]*):(?:\s+(.*))?$')

    def block(at, indent):
        if at >= len(lines) or lines[at][0] < indent:
            return None, at
        indent = lines[at][0]
        if lines[at][1] == "-" or lines[at][1].startswith("- "):
            items = []
            while at < len(lines) and lines[at][0] == indent and lines[at][1].startswith("-"):
                rest = lines[at][1][1:]
                inner = indent + 1 + len(rest) - len(rest.lstrip())
                if key_value.match(rest.strip()):
                    lines[at] = (inner, rest.strip())
                    value, at = block(at, inner)
                else:
                    value, at = _scalar(rest), at + 1
                items.append(value)
            return items, at
        mapping = {}
        while at < len(lines) and lines[at][0] == indent and not lines[at][1].startswith("- "):
            match = key_value.match(lines[at][1])
            if not match:
                raise ValueError("not a kubeconfig line that this reader knows")
            key, rest = _scalar(match[1]), match[2]
            at += 1
            if rest is None:
                # a list below a key may stand at the key's own indentation
                is_list = at < len(lines) and lines[at][0] == indent and lines[at][1].startswith("-")
                value, at = block(at, indent if is_list else indent + 1)
            else:
                value = _scalar(rest)
            mapping[key] = value
        return mapping, at

    value, at = block(0, 0)
    if at != len(lines):
        raise ValueError("not a kubeconfig that this reader knows")
    return value


@contextlib.contextmanager
def _in_memory(content):
    """A path under which `content` can be read, without a file: ssl takes certificates by path only."""
    descriptor = os.memfd_create("certificate")
    try:
        os.write(descriptor, content)
        yield f"/proc/self/fd/{descriptor}"
    finally:
        os.close(descriptor)


class Cluster:
    """An API server and the identity at it. Credentials stay in memory."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        config = json.loads(text) if text.lstrip().startswith("{") else parse_yaml(text)

        def named(kind, name):
            return next(e[kind] or {} for e in config[kind + "s"] if e["name"] == name)

        context = named("context", config["current-context"])
        cluster = named("cluster", context["cluster"])
        user = named("user", context["user"])
        folder = os.path.dirname(os.path.abspath(path))

        def data(holder, key):
            if holder.get(key + "-data"):
                return base64.b64decode(holder[key + "-data"])
            if holder.get(key):
                with open(os.path.join(folder, holder[key]), "rb") as file:
                    return file.read()
            return None

        self.server = cluster["server"].rstrip("/")
        url = urllib.parse.urlsplit(self.server)
        if url.scheme != "https":
            raise ValueError("the API server must be reached by https")
        self.host, self.port = url.hostname, url.port or 443
        ca = data(cluster, "certificate-authority")
        self.tls = ssl.create_default_context(cadata=ca.decode() if ca else None)
        # as Kubernetes clients: a cluster's own certificates need not have all that RFC 5280 asks for
        self.tls.verify_flags &= ~ssl.VERIFY_X509_STRICT
        self.tls.set_alpn_protocols(["http/1.1"])
        certificate, key = data(user, "client-certificate"), data(user, "client-key")
        if certificate:
            with _in_memory(certificate) as c, _in_memory(key) as k:
                self.tls.load_cert_chain(c, k)
        self.headers = {}
        token = user.get("token") or (data(user, "token-file") or b"").decode().strip()
        if user.get("tokenFile"):
            with open(os.path.join(folder, user["tokenFile"]), encoding="utf-8") as file:
                token = file.read().strip()
        if token:
            self.headers["Authorization"] = "Bearer " + token

    def connect(self, timeout=30):
        return http.client.HTTPSConnection(self.host, self.port, context=self.tls, timeout=timeout)

    def request(self, method, path, body=None, content_type="application/json"):
        """(status, decoded JSON) of one request."""
        connection = self.connect()
        try:
            headers = dict(self.headers, Accept="application/json")
            if body is not None:
                headers["Content-Type"] = content_type
                body = json.dumps(body).encode()
            connection.request(method, path, body, headers)
            response = connection.getresponse()
            text = response.read()
            return response.status, json.loads(text) if text[:1] == b"{" else text.decode(errors="replace")
        finally:
            connection.close()

    def get(self, path):
        status, answer = self.request("GET", path)
        if status != 200:
            raise LookupError(f"GET {path} answered {status}")
        return answer
