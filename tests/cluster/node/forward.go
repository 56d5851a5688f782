// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"io"
	"net"
	"sync"
	"time"

	"golang.org/x/sys/unix"
)

// forwarder passes what arrives at the host's socket to the API server. While
// there is no API server, it refuses connections as the server's own port would.
type forwarder struct {
	listener *net.TCPListener
	mutex    sync.Mutex
	refusing bool
}

const apiAddress = "127.0.0.1:" + apiPort

func newForwarder(listener *net.TCPListener) *forwarder {
	f := &forwarder{listener: listener}
	f.refuse()
	return f
}

// refuse takes the socket out of the listening state, which leaves it bound to
// its port, until something listens inside.
func (f *forwarder) refuse() {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if f.refusing {
		return
	}
	f.refusing = true
	f.control(func(fd int) { unix.Shutdown(fd, unix.SHUT_RD) })
	go func() {
		wait(func() bool {
			to, err := net.Dial("tcp", apiAddress)
			if err == nil {
				to.Close()
			}
			return err == nil
		})
		f.mutex.Lock()
		defer f.mutex.Unlock()
		f.refusing = false
		f.control(func(fd int) { unix.Listen(fd, unix.SOMAXCONN) })
	}()
}

func (f *forwarder) control(do func(fd int)) {
	if raw, err := f.listener.SyscallConn(); err == nil {
		raw.Control(func(fd uintptr) { do(int(fd)) })
	}
}

func (f *forwarder) run() {
	for {
		from, err := f.listener.AcceptTCP()
		if err != nil { // refusing
			time.Sleep(20 * time.Millisecond)
			continue
		}
		go f.pass(from)
	}
}

func (f *forwarder) pass(from *net.TCPConn) {
	defer from.Close()
	conn, err := net.Dial("tcp", apiAddress)
	if err != nil {
		f.refuse()
		from.SetLinger(0) // a reset, as the last connections of a dying server get
		return
	}
	to := conn.(*net.TCPConn)
	defer to.Close()
	go func() {
		io.Copy(to, from)
		to.CloseWrite()
	}()
	io.Copy(from, to)
}
