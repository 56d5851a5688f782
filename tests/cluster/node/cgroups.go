// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"golang.org/x/sys/unix"
)

const (
	cgroups = "/sys/fs/cgroup"

	// Eight times the usual share of the processor, or the whole cluster would get no
	// more of a busy machine than one compiler beside it does.
	sharesV1 = "8192"
	weightV2 = "800"
)

// cgroupName is the cgroup, in every hierarchy, below which dir's pods run.
func cgroupName(dir string) string { return "firesteel-node" + strings.ReplaceAll(dir, "/", "-") }

// own is the cgroup, below that one, of the node's own processes.
const own = "node"

// unified says whether the machine has version 2 of cgroups alone, as Debian has
// by default; otherwise every controller has a hierarchy of its own.
func unified() bool {
	var fs unix.Statfs_t
	return unix.Statfs(cgroups, &fs) == nil && fs.Type == unix.CGROUP2_SUPER_MAGIC
}

func makeCgroups(dir string) error {
	if unified() {
		return makeUnifiedCgroup(dir)
	}
	hierarchies, err := filepath.Glob(cgroups + "/*")
	if err != nil {
		return err
	}
	for _, h := range hierarchies {
		group := filepath.Join(h, cgroupName(dir))
		if err := os.MkdirAll(group, 0o755); err != nil {
			return err
		}
		if err := writeIfThere(filepath.Join(group, "cpu.shares"), sharesV1); err != nil {
			return err
		}
		for _, f := range []string{"cpuset.cpus", "cpuset.mems"} { // a new cpuset is empty
			if value, err := os.ReadFile(filepath.Join(h, f)); err == nil {
				if err := os.WriteFile(filepath.Join(group, f), value, 0); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// makeUnifiedCgroup makes the only cgroup of version 2. The kubelet refuses a
// root that lacks one of the controllers it knows and the machine has; below that
// root it hands them on itself.
func makeUnifiedCgroup(dir string) error {
	controllers, err := os.ReadFile(cgroups + "/cgroup.controllers")
	if err != nil {
		return err
	}
	for _, c := range strings.Fields(string(controllers)) {
		switch c {
		case "cpu", "cpuset", "hugetlb", "memory", "pids":
			if err := os.WriteFile(cgroups+"/cgroup.subtree_control", []byte("+"+c), 0); err != nil {
				return fmt.Errorf("give controller %s to child cgroups: %w", c, err)
			}
		}
	}
	group := filepath.Join(cgroups, cgroupName(dir))
	if err := os.MkdirAll(group, 0o755); err != nil {
		return err
	}
	return writeIfThere(filepath.Join(group, "cpu.weight"), weightV2)
}

// enterCgroup takes this process, and all that it will start, to where the
// processor's time is shared out. The other controllers are for pods alone.
func enterCgroup(dir string) error {
	group := filepath.Join(cgroups, "cpu", cgroupName(dir), own)
	if unified() {
		group = filepath.Join(cgroups, cgroupName(dir), own)
	}
	if err := os.MkdirAll(group, 0o755); err != nil {
		return err
	}
	return writeIfThere(filepath.Join(group, "cgroup.procs"), "0") // 0: whoever writes
}

func writeIfThere(path, text string) error {
	file, err := os.OpenFile(path, os.O_WRONLY, 0) // not WriteFile: a cgroup takes no new files
	if os.IsNotExist(err) {
		return nil
	}
	if err != nil {
		return err
	}
	defer file.Close()
	_, err = file.WriteString(text)
	return err
}

func removeCgroups(dir string) error {
	pattern := cgroups + "/*/" + cgroupName(dir)
	if unified() {
		pattern = cgroups + "/" + cgroupName(dir)
	}
	groups, err := filepath.Glob(pattern)
	if err != nil {
		return err
	}
	for _, group := range groups {
		var inside []string
		filepath.WalkDir(group, func(path string, entry os.DirEntry, err error) error {
			if err == nil && entry.IsDir() {
				inside = append(inside, path)
			}
			return nil
		})
		for i := len(inside) - 1; i >= 0; i-- { // the deepest first
			if err := removeCgroup(inside[i]); err != nil {
				return err
			}
		}
	}
	return nil
}

// removeCgroup removes a cgroup that the last process may be about to leave.
func removeCgroup(path string) error {
	for try := 0; ; try++ {
		err := unix.Rmdir(path)
		if err == nil || err == unix.ENOENT {
			return nil
		}
		if !errors.Is(err, unix.EBUSY) || try == 100 {
			return &os.PathError{Op: "rmdir", Path: path, Err: err}
		}
		time.Sleep(20 * time.Millisecond)
	}
}
