// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// controlName is a Unix socket in the cluster's directory. By it the host's
// commands reach the node from whatever pid namespace they run in: what they
// need of a process crosses as a descriptor.
const controlName = "control"

// request goes to the node, with three descriptors if Do is "load": the
// archive, and where to write output and errors.
type request struct {
	Do, What string
}

// reply comes back, with the node's pidfd if the request was "down".
type reply struct {
	Error      string
	Components []componentState
}

type componentState struct {
	Name  string
	PID   int // in the node's pid namespace
	State string
}

func serveControl(c *children, stop chan<- os.Signal) error {
	listener, err := net.ListenUnix("unix", &net.UnixAddr{Name: home + "/" + controlName})
	if err != nil {
		return err
	}
	go func() {
		for {
			if conn, err := listener.AcceptUnix(); err == nil {
				go func() {
					defer conn.Close()
					if err := answer(conn, c, stop); err != nil {
						say("control: %v", err)
					}
				}()
			}
		}
	}()
	return nil
}

func answer(conn *net.UnixConn, c *children, stop chan<- os.Signal) error {
	var q request
	files, err := receive(conn, &q)
	if err != nil {
		return err
	}
	defer closeAll(files)
	var r reply
	switch q.Do {
	case "status":
		r.Components = c.state()
	case "down":
		fd, err := unix.PidfdOpen(os.Getpid(), 0)
		if err != nil {
			return err
		}
		defer unix.Close(fd)
		defer func() { stop <- syscall.SIGTERM }()
		return send(conn, r, fd)
	case "load":
		err = runLoad(c, q.What, files)
	default:
		err = c.command(q.Do, q.What)
	}
	if err != nil {
		r.Error = err.Error()
	}
	return send(conn, r)
}

func runLoad(c *children, name string, files []int) error {
	if len(files) != 3 {
		return errors.New("load needs three descriptors")
	}
	args := []string{"--address", containerd, "--namespace", "k8s.io", "images", "import"}
	if name != "" {
		args = append(args, "--index-name", name)
	}
	path, err := lookPath("ctr")
	if err != nil {
		return err
	}
	c.mutex.Lock()
	_, end, err := c.fork(path, process{"ctr", append(args, "-")}, []uintptr{uintptr(files[0]), uintptr(files[1]), uintptr(files[2])})
	c.mutex.Unlock()
	if err != nil {
		return err
	}
	if <-end.done; end.status.ExitStatus() != 0 {
		return errors.New("the image cannot be loaded")
	}
	return nil
}

// send sends value as a line of JSON, with the descriptors.
func send(conn *net.UnixConn, value any, files ...int) error {
	line, err := json.Marshal(value)
	if err != nil {
		return err
	}
	_, _, err = conn.WriteMsgUnix(append(line, '\n'), unix.UnixRights(files...), nil)
	return err
}

// receive reads what send sent.
func receive(conn *net.UnixConn, value any) ([]int, error) {
	line, rights := make([]byte, 64<<10), make([]byte, unix.CmsgSpace(3*4))
	n, m, _, _, err := conn.ReadMsgUnix(line, rights)
	if err != nil {
		return nil, err
	}
	var files []int
	messages, _ := unix.ParseSocketControlMessage(rights[:m])
	for _, message := range messages {
		if fds, err := unix.ParseUnixRights(&message); err == nil {
			files = append(files, fds...)
		}
	}
	if err := json.Unmarshal(line[:n], value); err != nil {
		closeAll(files)
		return nil, err
	}
	return files, nil
}

func closeAll(files []int) {
	for _, fd := range files {
		unix.Close(fd)
	}
}

var errNotRunning = errors.New("no cluster runs here")

// dial connects to the node of the cluster in dir. The socket's name goes by way
// of a descriptor, as a socket address holds only 107 characters.
func dial(dir string) (*net.UnixConn, error) {
	d, err := os.Open(dir)
	if os.IsNotExist(err) {
		return nil, fmt.Errorf("%s: %w", dir, errNotRunning)
	}
	if err != nil {
		return nil, err
	}
	defer d.Close()
	conn, err := net.DialUnix("unix", nil, &net.UnixAddr{Name: fmt.Sprintf("/proc/self/fd/%d/%s", d.Fd(), controlName)})
	if errors.Is(err, syscall.ENOENT) || errors.Is(err, syscall.ECONNREFUSED) {
		return nil, fmt.Errorf("%s: %w", dir, errNotRunning)
	}
	return conn, err
}

// ask sends a request to the node and waits for its reply.
func ask(dir string, q request, files ...int) (reply, error) {
	var r reply
	conn, err := dial(dir)
	if err != nil {
		return r, err
	}
	defer conn.Close()
	if err := send(conn, q, files...); err != nil {
		return r, err
	}
	if _, err := receive(conn, &r); err != nil {
		return r, err
	}
	if r.Error != "" {
		return r, errors.New(r.Error)
	}
	return r, nil
}

func control(dir string, o *options, args []string) error {
	_, err := ask(dir, request{Do: o.command, What: one(args)})
	return err
}

// heldBack names a component that is kept from running.
func heldBack(dir string) string {
	r, _ := ask(dir, request{Do: "status"})
	for _, c := range r.Components {
		if c.State == "stopped" || c.State == "frozen" {
			return c.Name + " is " + c.State
		}
	}
	return ""
}

// status prints the components with the pids they have here, or "-" where they have none.
func status(dir string) error {
	conn, err := dial(dir)
	if err != nil {
		return err
	}
	defer conn.Close()
	r, err := ask(dir, request{Do: "status"})
	if err != nil {
		return err
	}
	here := pidsHere(peer(conn))
	fmt.Printf("%-24s %8s  %s\n", "COMPONENT", "PID", "STATE")
	for _, c := range r.Components {
		pid := "-"
		if here[c.PID] != 0 {
			pid = strconv.Itoa(here[c.PID])
		}
		fmt.Printf("%-24s %8s  %s\n", c.Name, pid, c.State)
	}
	return nil
}

// peer is the node's pid in our pid namespace; 0 if it has none.
func peer(conn *net.UnixConn) (pid int) {
	if raw, err := conn.SyscallConn(); err == nil {
		raw.Control(func(fd uintptr) {
			if credentials, err := unix.GetsockoptUcred(int(fd), unix.SOL_SOCKET, unix.SO_PEERCRED); err == nil {
				pid = int(credentials.Pid)
			}
		})
	}
	return pid
}

// pidsHere maps the pids of the node's pid namespace to ours.
func pidsHere(node int) map[int]int {
	pids := map[int]int{}
	space, err := os.Readlink(fmt.Sprintf("/proc/%d/ns/pid", node))
	if err != nil {
		return pids
	}
	spaces, _ := filepath.Glob("/proc/[0-9]*/ns/pid")
	for _, name := range spaces {
		if s, _ := os.Readlink(name); s != space {
			continue
		}
		process := strings.TrimSuffix(name, "/ns/pid")
		text, _ := os.ReadFile(process + "/status")
		for line := range strings.Lines(string(text)) {
			if f := strings.Fields(line); len(f) > 1 && f[0] == "NSpid:" {
				inner, _ := strconv.Atoi(f[len(f)-1])
				pids[inner], _ = strconv.Atoi(filepath.Base(process))
			}
		}
	}
	return pids
}

// load gives the image archive tar to the cluster's containerd.
func load(dir, name, tar string) error {
	file, err := os.Open(tar)
	if err != nil {
		return err
	}
	defer file.Close()
	_, err = ask(dir, request{Do: "load", What: name}, int(file.Fd()), int(os.Stdout.Fd()), int(os.Stderr.Fd()))
	return err
}

// end ends the node and waits until the kernel has ended all that was in it.
func end(dir string) error {
	conn, err := dial(dir)
	if err != nil {
		return err
	}
	defer conn.Close()
	var r reply
	var files []int
	if err = send(conn, request{Do: "down"}); err == nil {
		conn.SetReadDeadline(time.Now().Add(endLimit))
		files, err = receive(conn, &r)
	}
	defer closeAll(files)
	if err == nil && len(files) == 1 && ends(files[0]) {
		return nil
	}
	pid := peer(conn) // it hangs
	if pid == 0 {
		return fmt.Errorf("%s: the node does not end, and runs in another pid namespace", dir)
	}
	fd, err := unix.PidfdOpen(pid, 0)
	if err == unix.ESRCH {
		return nil
	}
	if err != nil {
		return err
	}
	defer unix.Close(fd)
	if err := unix.PidfdSendSignal(fd, unix.SIGKILL, nil, 0); err != nil && err != unix.ESRCH {
		return err
	}
	if !ends(fd) {
		return fmt.Errorf("process %d does not end", pid)
	}
	return nil
}

// ends waits for the end of the process behind a pidfd.
func ends(pidfd int) bool {
	poll := []unix.PollFd{{Fd: int32(pidfd), Events: unix.POLLIN}}
	until := time.Now().Add(endLimit)
	for {
		n, err := unix.Poll(poll, int(endLimit.Milliseconds()))
		if n > 0 || err != unix.EINTR || time.Now().After(until) {
			return n > 0
		}
	}
}
