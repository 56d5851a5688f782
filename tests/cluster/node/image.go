// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"archive/tar"
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
)

// makeImages writes the two images every cluster has: busybox, to try pods
// with, and the pause image, busybox asleep. Both are Debian's static busybox.
// The registry has busybox too.
func makeImages(dir string) error {
	layer, err := busyboxLayer()
	if err != nil {
		return err
	}
	busybox, pause := filepath.Join(dir, "images/busybox.tar"), filepath.Join(dir, "images/pause.tar")
	if err := writeImage(pause, pauseImage, layer, "sleep", "infinity"); err != nil {
		return err
	}
	if err := writeImage(busybox, busyboxImage, layer, "sh"); err != nil {
		return err
	}
	return push(dir, "busybox:1", busybox)
}

func busyboxLayer() ([]byte, error) {
	busybox, err := lookPath("busybox")
	if err != nil {
		return nil, err
	}
	program, err := os.ReadFile(busybox)
	if err != nil {
		return nil, err
	}
	applets, err := exec.Command(busybox, "--list").Output()
	if err != nil {
		return nil, err
	}
	var files archive
	for _, d := range []string{"bin", "dev", "etc", "proc", "root", "sys"} {
		files.add(tar.Header{Typeflag: tar.TypeDir, Name: d + "/", Mode: 0o755}, nil)
	}
	files.add(tar.Header{Typeflag: tar.TypeDir, Name: "tmp/", Mode: 0o1777}, nil)
	files.add(tar.Header{Name: "etc/passwd", Mode: 0o644}, []byte("root:x:0:0:root:/root:/bin/sh\n"))
	files.add(tar.Header{Name: "bin/busybox", Mode: 0o755}, program)
	for _, a := range strings.Fields(string(applets)) {
		if a != "busybox" {
			files.add(tar.Header{Typeflag: tar.TypeSymlink, Name: "bin/" + a, Linkname: "busybox", Mode: 0o777}, nil)
		}
	}
	return files.bytes()
}

// writeImage writes an OCI archive of one layer, named so that containerd
// imports it as name.
func writeImage(path, name string, layer []byte, command ...string) error {
	type object = map[string]any
	const media = "application/vnd.oci.image."
	var files archive
	add := func(mediaType string, data []byte) object {
		sum := fmt.Sprintf("%x", sha256.Sum256(data))
		files.add(tar.Header{Name: "blobs/sha256/" + sum, Mode: 0o644}, data)
		return object{"mediaType": media + mediaType, "digest": "sha256:" + sum, "size": len(data)}
	}
	addJSON := func(mediaType string, value object) object {
		data, _ := json.Marshal(value)
		return add(mediaType, data)
	}
	l := add("layer.v1.tar", layer)
	c := addJSON("config.v1+json", object{
		"architecture": runtime.GOARCH, "os": "linux",
		"config": object{"Cmd": command, "Env": []string{"PATH=/bin"}},
		"rootfs": object{"type": "layers", "diff_ids": []any{l["digest"]}},
	})
	m := addJSON("manifest.v1+json", object{
		"schemaVersion": 2, "mediaType": media + "manifest.v1+json", "config": c, "layers": []object{l}})
	m["annotations"] = object{"io.containerd.image.name": name}
	index, _ := json.Marshal(object{"schemaVersion": 2, "manifests": []object{m}})
	files.add(tar.Header{Name: "index.json", Mode: 0o644}, index)
	files.add(tar.Header{Name: "oci-layout", Mode: 0o644}, []byte(`{"imageLayoutVersion":"1.0.0"}`))
	data, err := files.bytes()
	if err != nil {
		return err
	}
	return os.WriteFile(path, data, 0o644)
}

// archive is a tar file made in memory; the first error stays.
type archive struct {
	buffer bytes.Buffer
	writer *tar.Writer
	err    error
}

func (a *archive) add(h tar.Header, data []byte) {
	if a.writer == nil {
		a.writer = tar.NewWriter(&a.buffer)
	}
	h.Size = int64(len(data))
	if a.err == nil {
		a.err = a.writer.WriteHeader(&h)
	}
	if a.err == nil {
		_, a.err = a.writer.Write(data)
	}
}

func (a *archive) bytes() ([]byte, error) {
	if a.err == nil {
		a.err = a.writer.Close()
	}
	return a.buffer.Bytes(), a.err
}
