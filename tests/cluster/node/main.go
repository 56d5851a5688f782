// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

// firesteel-node is a Kubernetes cluster of one node in one program, made to
// try Firesteel on. The node lives in network, mount and process namespaces of
// its own, and its network leads nowhere: the host reaches it at one address,
// 127.0.0.1:PORT, the API server's.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
)

const usage = `usage: firesteel-node COMMAND --dir DIR

  up [--port PORT] [--max-pods N]
        start the cluster in DIR, wait until it is ready, print its kubeconfig's path
  down [--wipe]
        stop it; --wipe also deletes DIR
  status
        list its components; ends with 0 when it runs, with 3 when it does not
  stop COMPONENT, start COMPONENT
        kill a component and keep it down; let it run again
  freeze COMPONENT, thaw COMPONENT
        SIGSTOP a component; SIGCONT it
  load [--name NAME] TAR
        give an OCI or Docker image archive to the node
  push --as REPOSITORY:TAG TAR
        put an OCI image archive into the cluster's registry
  nodes --count N [--prefix P] [--cpu C] [--memory M] [--pods N] [--label K=V]… [--taint K[=V]:EFFECT]…
        have N fake nodes P-1 … P-N: makes what is missing, deletes what is more
  fill [--count N | --delete]
        make N pods that never run, in the namespace "fill"; or delete them
  kubeconfig [--user NAME [--namespace NS] [--token-seconds N]]
        print a kubeconfig: the administrator's, or one of a service account with a token

  firesteel-node kubectl ARGS…   is kubectl itself (see KUBECONFIG)
`

var commands = map[string]func(dir string, o *options, args []string) error{
	"up":         func(d string, o *options, _ []string) error { return up(d, o.port, o.maxPods) },
	"down":       func(d string, o *options, _ []string) error { return down(d, o.wipe) },
	"status":     func(d string, _ *options, _ []string) error { return status(d) },
	"stop":       control,
	"start":      control,
	"freeze":     control,
	"thaw":       control,
	"load":       func(d string, o *options, args []string) error { return load(d, o.name, one(args)) },
	"push":       func(d string, o *options, args []string) error { return push(d, o.as, one(args)) },
	"nodes":      func(d string, o *options, _ []string) error { return fakeNodes(d, &o.fake) },
	"fill":       func(d string, o *options, _ []string) error { return fill(d, o.fake.count, o.remove) },
	"kubeconfig": func(d string, o *options, _ []string) error { return kubeconfigFor(d, o.user, o.namespace, o.seconds) },
	"node":       func(d string, _ *options, _ []string) error { return node(d) }, // what up starts inside the namespaces
}

type options struct {
	command         string
	port, maxPods   int
	wipe, remove    bool
	name, as        string
	user, namespace string
	seconds         int64
	fake            fakeOptions
}

func main() {
	name := filepath.Base(os.Args[0])
	if components[name] == nil && len(os.Args) > 1 {
		name, os.Args = os.Args[1], os.Args[1:]
	}
	if run := components[name]; run != nil {
		run()
		return
	}
	o := options{command: name, fake: fakeOptions{labels: pairs{}}}
	flags := flag.NewFlagSet("firesteel-node", flag.ExitOnError)
	flags.Usage = func() { fmt.Fprint(os.Stderr, usage) }
	dir := flags.String("dir", "", "")
	flags.IntVar(&o.port, "port", 0, "")
	flags.IntVar(&o.maxPods, "max-pods", 110, "")
	flags.BoolVar(&o.wipe, "wipe", false, "")
	flags.BoolVar(&o.remove, "delete", false, "")
	flags.StringVar(&o.name, "name", "", "")
	flags.StringVar(&o.as, "as", "", "")
	flags.StringVar(&o.user, "user", "", "")
	flags.StringVar(&o.namespace, "namespace", "default", "")
	flags.Int64Var(&o.seconds, "token-seconds", 24*60*60, "")
	flags.IntVar(&o.fake.count, "count", -1, "")
	flags.StringVar(&o.fake.prefix, "prefix", "fake", "")
	flags.StringVar(&o.fake.cpu, "cpu", "4", "")
	flags.StringVar(&o.fake.memory, "memory", "8Gi", "")
	flags.StringVar(&o.fake.pods, "pods", "110", "")
	flags.Var(o.fake.labels, "label", "")
	flags.Var(&o.fake.taints, "taint", "")
	flags.Parse(os.Args[1:])
	command := commands[name]
	if command == nil || *dir == "" {
		flags.Usage()
		os.Exit(2)
	}
	d, err := filepath.Abs(*dir)
	check(err)
	check(command(d, &o, flags.Args()))
}

// one is the only argument a command takes.
func one(args []string) string {
	if len(args) != 1 {
		fmt.Fprint(os.Stderr, usage)
		os.Exit(2)
	}
	return args[0]
}

func check(err error) {
	if err == nil {
		return
	}
	fmt.Fprintln(os.Stderr, "firesteel-node:", err)
	if errors.Is(err, errNotRunning) {
		os.Exit(3)
	}
	os.Exit(1)
}
