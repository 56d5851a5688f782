// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"
)

// children are the processes of the node. As pid 1 it also inherits, and must
// reap, every orphan of the cluster; so it waits for all of them in one place.
type children struct {
	mutex   sync.Mutex
	running map[int]*exit
	kept    []*component // in the order they were started in
	ending  bool
	onEnd   func(name string)
}

// component is a process that runs again whenever it ends, unless it is told not to.
type component struct {
	process
	pid     int // 0: does not run
	down    bool
	frozen  bool
	restart chan struct{}
}

// exit says when and how a process ended.
type exit struct {
	done   chan struct{} // closed at the end
	status syscall.WaitStatus
}

var errEnding = errors.New("the node is going down")

func newChildren() *children { return &children{running: map[int]*exit{}} }

// start starts p. It needs the mutex, so that reap cannot see the child end
// before it is in the map.
func (c *children) start(p process) (int, *exit, error) {
	if c.ending {
		return 0, nil, errEnding
	}
	path := "/proc/self/exe"
	if components[p.name] == nil {
		var err error
		if path, err = lookPath(p.name); err != nil {
			return 0, nil, err
		}
	}
	log, err := os.OpenFile(home+"/log/"+p.name+".log", os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		return 0, nil, err
	}
	defer log.Close()
	null, err := os.Open(os.DevNull)
	if err != nil {
		return 0, nil, err
	}
	defer null.Close()
	return c.fork(path, p, []uintptr{null.Fd(), log.Fd(), log.Fd()})
}

func (c *children) fork(path string, p process, files []uintptr) (int, *exit, error) {
	pid, err := syscall.ForkExec(path, append([]string{p.name}, p.args...), &syscall.ProcAttr{
		Env: []string{"PATH=" + searchPath, "HOME=/root"}, Files: files})
	if err != nil {
		return 0, nil, fmt.Errorf("%s: %w", p.name, err)
	}
	c.running[pid] = &exit{done: make(chan struct{})}
	return pid, c.running[pid], nil
}

func (c *children) keepAll(all []process) {
	for _, p := range all {
		k := &component{process: p, restart: make(chan struct{}, 1)}
		c.mutex.Lock()
		c.kept = append(c.kept, k)
		c.mutex.Unlock()
		go c.keep(k)
	}
}

// keep runs k again, a second after it ended, or when it may.
func (c *children) keep(k *component) {
	for {
		c.mutex.Lock()
		pid, end, err := c.start(k.process)
		k.pid, k.frozen = pid, false
		c.mutex.Unlock()
		if err == errEnding {
			return
		}
		if err == nil {
			<-end.done
			say("%s ended: exit %d, signal %d", k.name, end.status.ExitStatus(), end.status.Signal())
		} else {
			say("%v", err)
		}
		c.mutex.Lock()
		k.pid = 0
		down := k.down
		c.mutex.Unlock()
		c.onEnd(k.name)
		if !down {
			select {
			case <-time.After(time.Second):
			case <-k.restart:
			}
		}
		for c.isDown(k) {
			<-k.restart
		}
	}
}

func (c *children) isDown(k *component) bool {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	return k.down
}

// until runs p again until it succeeds.
func (c *children) until(p process) {
	for {
		c.mutex.Lock()
		_, end, err := c.start(p)
		c.mutex.Unlock()
		if err == nil {
			if <-end.done; end.status.ExitStatus() == 0 {
				return
			}
		}
		time.Sleep(50 * time.Millisecond)
	}
}

func (c *children) reap() {
	for {
		var status syscall.WaitStatus
		pid, err := syscall.Wait4(-1, &status, 0, nil)
		if err != nil { // no child yet
			time.Sleep(10 * time.Millisecond)
			continue
		}
		c.mutex.Lock()
		if end, ok := c.running[pid]; ok {
			end.status = status
			close(end.done)
			delete(c.running, pid)
		}
		c.mutex.Unlock()
	}
}

// command stops, starts, freezes or thaws the component called name; "kube-" may
// be left out. A stopped one has ended when it returns.
func (c *children) command(what, name string) error {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	i := slices.IndexFunc(c.kept, func(k *component) bool { return k.name == name || strings.TrimPrefix(k.name, "kube-") == name })
	if i < 0 {
		return fmt.Errorf("there is no component %q", name)
	}
	k := c.kept[i]
	switch what {
	case "stop", "start":
		k.down = what == "stop"
		if k.down && k.pid != 0 {
			err := syscall.Kill(k.pid, syscall.SIGKILL)
			end := c.running[k.pid]
			c.mutex.Unlock()
			if end != nil {
				<-end.done
			}
			c.onEnd(k.name)
			c.mutex.Lock()
			return err
		}
		select {
		case k.restart <- struct{}{}:
		default:
		}
	case "freeze", "thaw":
		if k.pid == 0 {
			return fmt.Errorf("%s does not run", k.name)
		}
		k.frozen = what == "freeze"
		signal := syscall.SIGCONT
		if k.frozen {
			signal = syscall.SIGSTOP
		}
		return syscall.Kill(k.pid, signal)
	}
	return nil
}

// state lists the components.
func (c *children) state() []componentState {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	list := []componentState{{"node", os.Getpid(), "running"}}
	for _, k := range c.kept {
		state := "running"
		switch {
		case k.down:
			state = "stopped"
		case k.frozen:
			state = "frozen"
		case k.pid == 0:
			state = "restarting"
		}
		list = append(list, componentState{k.name, k.pid, state})
	}
	return list
}

// end pulls the plug, but for etcd, which may put its data in order. (The API
// server, asked to end, takes more than ten seconds.)
func (c *children) end() {
	c.mutex.Lock()
	c.ending = true
	var etcd *exit
	for _, k := range c.kept {
		if k.name == "etcd" && k.pid != 0 {
			etcd = c.running[k.pid]
			syscall.Kill(k.pid, syscall.SIGTERM)
			syscall.Kill(k.pid, syscall.SIGCONT)
		}
	}
	for pid, end := range c.running {
		if end != etcd {
			syscall.Kill(pid, syscall.SIGKILL)
		}
	}
	c.mutex.Unlock()
	if etcd != nil {
		select {
		case <-etcd.done:
		case <-time.After(5 * time.Second):
		}
	}
}

// say writes a line to the node's log.
func say(format string, values ...any) {
	fmt.Fprintln(os.Stderr, time.Now().Format(time.RFC3339), fmt.Sprintf(format, values...))
}
