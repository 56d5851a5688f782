// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"crypto/tls"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"github.com/vishvananda/netlink"
	"golang.org/x/sys/unix"
)

// Where up leaves the host's listening socket and the directory's lock for node.
const (
	listenFD = 3
	lockFD   = 4
)

// node is the cluster's first process, pid 1 of its namespaces: when it ends,
// the kernel ends every process, mount and network device of the cluster.
func node(dir string) error {
	if err := enterCgroup(dir); err != nil {
		return err
	}
	if err := mounts(dir); err != nil {
		return err
	}
	if err := network(); err != nil {
		return err
	}
	unix.CloseOnExec(listenFD) // neither is any component's
	unix.CloseOnExec(lockFD)
	listener, err := net.FileListener(os.NewFile(listenFD, "listener"))
	if err != nil {
		return err
	}
	api := newForwarder(listener.(*net.TCPListener))
	go api.run()

	stop := make(chan os.Signal, 1)
	signal.Notify(stop, syscall.SIGTERM)
	c := newChildren()
	c.onEnd = func(name string) {
		if name == "kube-apiserver" {
			api.refuse()
		}
	}
	if err := serveControl(c, stop); err != nil {
		return err
	}
	go c.reap()
	go startAll(c)
	<-stop
	c.end()
	return nil
}

// startAll starts the components in stages, each when the one before serves;
// the kubelet last, so that a ready node means a cluster that works.
func startAll(c *children) {
	c.keepAll(first())
	for _, image := range []string{"busybox", "pause"} {
		c.until(process{"ctr", []string{"--address", containerd, "--namespace", "k8s.io",
			"images", "import", home + "/images/" + image + ".tar"}})
	}
	wait(apiServes)
	c.keepAll(second())
	go tend()
	wait(dnsServes)
	c.keepAll(third())
}

// hostSettings are what the kubelet would set on the whole machine. It is shown
// files that say so already, and leaves the machine as it is.
var hostSettings = map[string]string{
	"vm/overcommit_memory": "1", "vm/panic_on_oom": "0", "kernel/panic": "10", "kernel/panic_on_oops": "1",
	"kernel/keys/root_maxkeys": "1000000", "kernel/keys/root_maxbytes": "25000000",
}

// nameFiles are the node's own: its programs know the registry's name, and ask
// the cluster's DNS for every other.
var nameFiles = map[string]string{
	"/etc/hosts":       "127.0.0.1 localhost\n" + nodeIP + " " + nodeName + " " + registryHost + "\n",
	"/etc/resolv.conf": "nameserver " + nodeIP + "\n",
}

// mounts gives the node its own /run, /tmp and /var, where the components keep
// all they write, and a /proc and /sys of its namespaces.
func mounts(dir string) error {
	if err := os.Chdir(dir); err != nil { // "." stays dir, whatever is mounted over it below
		return err
	}
	program, err := os.Executable()
	if err != nil {
		return err
	}
	for _, m := range []struct {
		source, target, kind string
		flags                uintptr
	}{
		{"", "/", "", unix.MS_REC | unix.MS_PRIVATE}, // nothing below reaches the host
		{program, "bin/firesteel-node", "", unix.MS_BIND},
		{"tmpfs", "/run", "tmpfs", 0},
		{".", home, "", unix.MS_BIND | unix.MS_REC},
		{"var", "/var", "", unix.MS_BIND},
		{"tmp", "/tmp", "", unix.MS_BIND},
		{"proc", "/proc", "proc", 0},
		{"/sys/fs/cgroup", "/run/cgroup", "", unix.MS_BIND | unix.MS_REC},
		{"sysfs", "/sys", "sysfs", 0},
		{"/run/cgroup", "/sys/fs/cgroup", "", unix.MS_BIND | unix.MS_REC},
		{"", "/", "", unix.MS_REC | unix.MS_SHARED}, // kubelet and containerd need propagation
	} {
		if strings.HasPrefix(m.target, "/run/") {
			if err := os.MkdirAll(m.target, 0o755); err != nil {
				return err
			}
		}
		if err := unix.Mount(m.source, m.target, m.kind, m.flags, ""); err != nil {
			return fmt.Errorf("mount %s: %w", m.target, err)
		}
	}
	for name, value := range hostSettings {
		if err := showFile("/proc/sys/"+name, value); err != nil {
			return err
		}
	}
	for name, text := range nameFiles {
		if target, err := os.Readlink(name); err == nil && strings.Contains(target, "run/") {
			name = filepath.Join("/", target[strings.Index(target, "run/"):]) // systemd-resolved's, in the new, empty /run
			if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
				return err
			}
			if err := os.WriteFile(name, nil, 0o644); err != nil {
				return err
			}
		}
		if err := showFile(name, text); err != nil {
			return err
		}
	}
	return os.Chdir(home)
}

// showFile mounts a file that says text over the file name.
func showFile(name, text string) error {
	file := "/run/shown" + strings.ReplaceAll(name, "/", "-")
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		return err
	}
	if err := unix.Mount(file, name, "", unix.MS_BIND, ""); err != nil {
		return fmt.Errorf("mount over %s: %w", name, err)
	}
	return nil
}

// network sets up the node's own address. There is no default route: what is
// sent anywhere but to a pod or a service is refused here. The services' route
// leads nowhere; it only lets the node's own packets as far as kube-proxy's rules.
func network() error {
	lo, err := netlink.LinkByName("lo")
	if err != nil {
		return err
	}
	if err := netlink.LinkSetUp(lo); err != nil {
		return err
	}
	address, _ := netlink.ParseAddr(nodeIP + "/32")
	if err := netlink.AddrAdd(lo, address); err != nil {
		return err
	}
	_, services, _ := net.ParseCIDR(serviceCIDR)
	if err := netlink.RouteAdd(&netlink.Route{LinkIndex: lo.Attrs().Index, Dst: services,
		Scope: netlink.SCOPE_LINK, Src: net.ParseIP(nodeIP)}); err != nil {
		return err
	}
	return os.WriteFile("/proc/sys/net/ipv4/ip_forward", []byte("1"), 0)
}

var insecure = http.Client{
	Timeout:   2 * time.Second,
	Transport: &http.Transport{TLSClientConfig: &tls.Config{InsecureSkipVerify: true}},
}

func wait(serves func() bool) {
	for !serves() {
		time.Sleep(50 * time.Millisecond)
	}
}

func apiServes() bool {
	response, err := insecure.Get("https://127.0.0.1:" + apiPort + "/readyz")
	if err != nil {
		return false
	}
	response.Body.Close()
	return response.StatusCode == http.StatusOK
}

func dnsServes() bool {
	resolver := net.Resolver{PreferGo: true, Dial: func(ctx context.Context, network, _ string) (net.Conn, error) {
		return (&net.Dialer{}).DialContext(ctx, network, nodeIP+":53")
	}}
	_, err := resolver.LookupHost(context.Background(), "kubernetes.default.svc.cluster.local.")
	return err == nil
}
