// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"archive/tar"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

// The registry's files lie in DIR/registry: blobs/HEX, and tags/REPOSITORY/TAG
// with the descriptor of the tag's manifest.
type descriptor struct {
	MediaType string `json:"mediaType"`
	Digest    string `json:"digest"`
	Size      int64  `json:"size"`
}

// Whoever asks for a repository below "private/" must log in with these.
const (
	registryUser     = "firesteel"
	registryPassword = "flint-and-tinder"
)

// refusals are what the registry says to every request for a repository below a prefix.
var refusals = map[string]struct {
	status        int
	code, message string
}{
	"denied":  {http.StatusForbidden, "DENIED", "requested access to the resource is denied"},
	"limited": {http.StatusTooManyRequests, "TOOMANYREQUESTS", "you have reached your pull rate limit"},
	"broken":  {http.StatusInternalServerError, "UNKNOWN", "unknown error"},
}

const slowness = 30 * time.Second // before an answer for a repository below "slow/"

var registryPath = regexp.MustCompile(`^/v2/(.+)/(manifests|blobs)/([^/]+)$`)

type registry struct{ dir string }

// runRegistry serves the images in the directory that is its only argument, by
// the part of the registry protocol that a pull needs.
func runRegistry() {
	server := http.Server{Addr: nodeIP + ":" + registryPort, Handler: registry{os.Args[1]}}
	fmt.Fprintln(os.Stderr, server.ListenAndServe())
	os.Exit(1)
}

func (r registry) ServeHTTP(w http.ResponseWriter, q *http.Request) {
	say("%s %s", q.Method, q.URL.Path)
	if q.URL.Path == "/v2/" {
		return
	}
	parts := registryPath.FindStringSubmatch(q.URL.Path)
	if parts == nil || q.Method != http.MethodGet && q.Method != http.MethodHead {
		refuse(w, http.StatusMethodNotAllowed, "UNSUPPORTED", "the operation is unsupported")
		return
	}
	repository, kind, reference := filepath.Clean("/" + parts[1])[1:], parts[2], parts[3]
	prefix, rest, _ := strings.Cut(repository, "/")
	if no, ok := refusals[prefix]; ok {
		refuse(w, no.status, no.code, no.message)
		return
	}
	switch prefix {
	case "private":
		if user, password, _ := q.BasicAuth(); user != registryUser || password != registryPassword {
			w.Header().Set("WWW-Authenticate", `Basic realm="`+registryHost+`"`)
			refuse(w, http.StatusUnauthorized, "UNAUTHORIZED", "authentication required")
			return
		}
		repository = rest
	case "slow":
		select {
		case <-time.After(slowness):
		case <-q.Context().Done():
			return
		}
		repository = rest
	}
	d := descriptor{Digest: reference}
	if !strings.HasPrefix(reference, "sha256:") {
		text, err := os.ReadFile(filepath.Join(r.dir, "tags", repository, reference))
		if err != nil || json.Unmarshal(text, &d) != nil {
			refuse(w, http.StatusNotFound, "MANIFEST_UNKNOWN", "manifest unknown to registry")
			return
		}
	}
	blob := filepath.Join(r.dir, "blobs", strings.TrimPrefix(d.Digest, "sha256:"))
	if kind == "manifests" {
		w.Header().Set("Content-Type", mediaType(blob))
	} else {
		w.Header().Set("Content-Type", "application/octet-stream")
	}
	if _, err := os.Stat(blob); err != nil {
		refuse(w, http.StatusNotFound, "BLOB_UNKNOWN", "blob unknown to registry")
		return
	}
	w.Header().Set("Docker-Content-Digest", d.Digest)
	http.ServeFile(w, q, blob)
}

func refuse(w http.ResponseWriter, status int, code, message string) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	fmt.Fprintf(w, `{"errors":[{"code":%q,"message":%q}]}`, code, message)
}

// mediaType is what a manifest says it is.
func mediaType(manifest string) string {
	d := descriptor{MediaType: "application/vnd.oci.image.manifest.v1+json"}
	if text, err := os.ReadFile(manifest); err == nil {
		json.Unmarshal(text, &d)
	}
	return d.MediaType
}

// push puts the image of an OCI archive into the registry of the cluster in dir,
// as REPOSITORY:TAG. The cluster need not run.
func push(dir, as, archive string) error {
	repository, tag, ok := strings.Cut(as, ":")
	if !ok || repository == "" || tag == "" {
		return fmt.Errorf("push --as REPOSITORY:TAG, not %q", as)
	}
	file, err := os.Open(archive)
	if err != nil {
		return err
	}
	defer file.Close()
	store := filepath.Join(dir, "registry")
	var index struct{ Manifests []descriptor }
	for in := tar.NewReader(file); ; {
		header, err := in.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			return fmt.Errorf("%s: %w", archive, err)
		}
		name := filepath.Clean(header.Name)
		if sum, ok := strings.CutPrefix(name, "blobs/sha256/"); ok && header.Typeflag == tar.TypeReg {
			err = writeOnce(filepath.Join(store, "blobs", filepath.Base(sum)), in)
		} else if name == "index.json" {
			err = json.NewDecoder(in).Decode(&index)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", archive, err)
		}
	}
	if len(index.Manifests) == 0 {
		return fmt.Errorf("%s is not an OCI image archive", archive)
	}
	text, err := json.Marshal(index.Manifests[0])
	if err != nil {
		return err
	}
	path := filepath.Join(store, "tags", repository, tag)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return os.WriteFile(path, text, 0o644)
}

// writeOnce writes a file whose name says what is in it.
func writeOnce(path string, data io.Reader) error {
	if _, err := os.Stat(path); err == nil {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	file, err := os.CreateTemp(filepath.Dir(path), "new-")
	if err != nil {
		return err
	}
	defer os.Remove(file.Name())
	defer file.Close()
	if _, err := io.Copy(file, data); err != nil {
		return err
	}
	return os.Rename(file.Name(), path)
}
