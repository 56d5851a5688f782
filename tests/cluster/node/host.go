// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
	core "k8s.io/api/core/v1"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/clientcmd"
)

const (
	readyLimit = 2 * time.Minute
	endLimit   = 15 * time.Second
)

// up starts the cluster in dir, if it does not run, and waits until it is ready.
func up(dir string, port, maxPods int) error {
	if os.Geteuid() != 0 {
		return errors.New("a cluster needs root, for its namespaces, mounts and cgroups")
	}
	for _, name := range []string{"containerd", "ctr", "runc", "iptables", "host-local", "busybox"} {
		if _, err := lookPath(name); err != nil {
			return fmt.Errorf("%w: apt-get install containerd runc iptables containernetworking-plugins busybox-static", err)
		}
	}
	for _, sub := range []string{"etc", "etcd", "images", "log", "registry", "tmp", "var/lib", "var/log", "var/tmp"} {
		if err := os.MkdirAll(filepath.Join(dir, sub), 0o755); err != nil {
			return err
		}
	}
	if err := os.Symlink("/run", filepath.Join(dir, "var/run")); err != nil && !os.IsExist(err) {
		return err
	}
	lock, err := takeLock(dir)
	if err != nil {
		return err
	}
	if lock != nil {
		err := start(dir, port, maxPods, lock)
		lock.Close() // the node has it now
		if err != nil {
			return err
		}
	}
	if err := waitReady(dir); err != nil {
		return fmt.Errorf("%w (see %s/log)", err, dir)
	}
	fmt.Println(adminConfig(dir))
	return nil
}

func start(dir string, port, maxPods int, lock *os.File) error {
	if err := os.Remove(filepath.Join(dir, controlName)); err != nil && !os.IsNotExist(err) {
		return err
	}
	listener, err := listen(port)
	if err != nil {
		return err
	}
	defer listener.Close()
	if err := makePKI(dir); err != nil {
		return err
	}
	if err := writeConfig(dir, maxPods); err != nil {
		return err
	}
	for _, id := range identities[1:] {
		path := filepath.Join(dir, "etc", id.file+".kubeconfig")
		if err := writeKubeconfig(dir, path, id.file, "https://127.0.0.1:"+apiPort); err != nil {
			return err
		}
	}
	if err := writeKubeconfig(dir, adminConfig(dir), "admin", "https://"+listener.Addr().String()); err != nil {
		return err
	}
	if err := makeImages(dir); err != nil {
		return err
	}
	if err := makeCgroups(dir); err != nil {
		return err
	}
	log, err := os.OpenFile(filepath.Join(dir, "log/node.log"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	defer log.Close()
	socket, err := listener.File()
	if err != nil {
		return err
	}
	defer socket.Close()
	cmd := exec.Command("/proc/self/exe", "node", "--dir", dir)
	cmd.Args[0] = "firesteel-node"
	cmd.Stdout, cmd.Stderr = log, log
	cmd.ExtraFiles = []*os.File{socket, lock} // listenFD and lockFD
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true,
		Cloneflags: syscall.CLONE_NEWNET | syscall.CLONE_NEWNS | syscall.CLONE_NEWPID}
	return cmd.Start()
}

// listen opens the API server's port on the host. A free port is bound a second
// time by its number: only then it stays bound while the node refuses connections.
func listen(port int) (*net.TCPListener, error) {
	at := net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: port}
	listener, err := net.ListenTCP("tcp4", &at)
	if err != nil || port != 0 {
		return listener, err
	}
	at.Port = listener.Addr().(*net.TCPAddr).Port
	listener.Close()
	return net.ListenTCP("tcp4", &at)
}

// adminConfig is the kubeconfig that up prints.
func adminConfig(dir string) string { return filepath.Join(dir, "kubeconfig") }

// client talks to the API server as the kubeconfig says.
func client(kubeconfig string) (*kubernetes.Clientset, error) {
	config, err := clientcmd.BuildConfigFromFlags("", kubeconfig)
	if err != nil {
		return nil, err
	}
	config.QPS = -1
	config.ContentType = "application/vnd.kubernetes.protobuf"
	return kubernetes.NewForConfig(config)
}

// waitReady waits until pods can run: the node is ready, the default service
// account is there, and so are the volumes.
func waitReady(dir string) error {
	ctx, cancel := context.WithTimeout(context.Background(), readyLimit)
	defer cancel()
	for {
		err := isReady(ctx, dir)
		if err == nil {
			return nil
		}
		if lock, _ := takeLock(dir); lock != nil {
			lock.Close()
			return errors.New("the node ended")
		}
		if held := heldBack(dir); held != "" {
			return fmt.Errorf("not ready: %s", held)
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("not ready after %s: %w", readyLimit, err)
		case <-time.After(100 * time.Millisecond):
		}
	}
}

func isReady(ctx context.Context, dir string) error {
	socket, err := os.Stat(filepath.Join(dir, controlName)) // as old as the node
	if err != nil {
		return err
	}
	client, err := client(adminConfig(dir)) // each time: another up may be about to write it
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	node, err := client.CoreV1().Nodes().Get(ctx, nodeName, meta.GetOptions{})
	if err != nil {
		return err
	}
	if len(node.Spec.Taints) > 0 {
		return fmt.Errorf("node is tainted %s", node.Spec.Taints[0].Key)
	}
	for _, c := range node.Status.Conditions {
		if c.Type == core.NodeReady && c.Status != core.ConditionTrue {
			return errors.New(c.Message)
		}
		if c.Type == core.NodeReady && !c.LastHeartbeatTime.After(socket.ModTime()) {
			return errors.New("the node has said nothing since its start")
		}
	}
	if _, err = client.CoreV1().ServiceAccounts("default").Get(ctx, "default", meta.GetOptions{}); err != nil {
		return err
	}
	_, err = client.StorageV1().StorageClasses().Get(ctx, dynamicClass, meta.GetOptions{})
	return err
}

// down ends the cluster in dir; with wipe it deletes dir too.
func down(dir string, wipe bool) error {
	if _, err := os.Stat(dir); os.IsNotExist(err) {
		return nil
	}
	if _, err := os.Stat(filepath.Join(dir, "lock")); os.IsNotExist(err) && wipe {
		return fmt.Errorf("%s: no cluster was ever here: %w", dir, errNotRunning)
	}
	if err := end(dir); err != nil && !errors.Is(err, errNotRunning) {
		return err
	}
	lock, err := takeLock(dir) // held until the end, so that no up comes between
	if err != nil {
		return err
	}
	if lock == nil {
		return fmt.Errorf("%s: the cluster is starting or does not end", dir)
	}
	defer lock.Close()
	if err := removeCgroups(dir); err != nil {
		return err
	}
	if wipe {
		return os.RemoveAll(dir)
	}
	return nil
}

// takeLock takes dir's lock. The node holds it as long as it lives: then it returns nil.
func takeLock(dir string) (*os.File, error) {
	lock, err := os.OpenFile(filepath.Join(dir, "lock"), os.O_CREATE|os.O_RDWR, 0o644)
	if err != nil {
		return nil, err
	}
	if err := unix.Flock(int(lock.Fd()), unix.LOCK_EX|unix.LOCK_NB); err != nil {
		lock.Close()
		if err == unix.EWOULDBLOCK {
			return nil, nil
		}
		return nil, err
	}
	return lock, nil
}

const searchPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"

func lookPath(name string) (string, error) {
	for _, dir := range append(strings.Split(searchPath, ":"), cniDirs...) {
		if path := filepath.Join(dir, name); unix.Access(path, unix.X_OK) == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("%s is not installed", name)
}
