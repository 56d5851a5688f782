// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	_ "time/tzdata"

	"github.com/coredns/coredns/coremain"
	"github.com/spf13/cobra"
	"go.etcd.io/etcd/server/v3/embed"
	"k8s.io/component-base/cli"
	_ "k8s.io/component-base/metrics/prometheus/clientgo"
	_ "k8s.io/component-base/metrics/prometheus/version"
	kubectl "k8s.io/kubectl/pkg/cmd"
	kubectlutil "k8s.io/kubectl/pkg/cmd/util"
	apiserver "k8s.io/kubernetes/cmd/kube-apiserver/app"
	controllers "k8s.io/kubernetes/cmd/kube-controller-manager/app"
	proxy "k8s.io/kubernetes/cmd/kube-proxy/app"
	scheduler "k8s.io/kubernetes/cmd/kube-scheduler/app"
	kubelet "k8s.io/kubernetes/cmd/kubelet/app"

	// The CoreDNS plugins that the Corefile in config.go names; each registers itself.
	_ "github.com/coredns/coredns/plugin/bind"
	_ "github.com/coredns/coredns/plugin/errors"
	_ "github.com/coredns/coredns/plugin/kubernetes"
	_ "github.com/coredns/coredns/plugin/template"
)

// components are the parts of a cluster, each run as `firesteel-node NAME FLAGS…`
// in a process of its own, so that one that dies or hangs takes no other with it.
var components = map[string]func(){
	"etcd":                    runEtcd,
	"kube-apiserver":          func() { runCobra(apiserver.NewAPIServerCommand()) },
	"kube-controller-manager": func() { runCobra(controllers.NewControllerManagerCommand()) },
	"kube-scheduler":          func() { runCobra(scheduler.NewSchedulerCommand()) },
	"kubelet":                 func() { runCobra(kubelet.NewKubeletCommand(context.Background())) },
	"kube-proxy":              func() { runCobra(proxy.NewProxyCommand()) },
	"coredns":                 coremain.Run,
	"registry":                runRegistry,
	"kubectl":                 runKubectl,
}

func runCobra(c *cobra.Command) { os.Exit(cli.Run(c)) }

func runKubectl() {
	if err := cli.RunNoErrOutput(kubectl.NewDefaultKubectlCommand()); err != nil {
		kubectlutil.CheckErr(err)
	}
}

// runEtcd takes the data directory as its only argument. It listens on the
// node's own loopback, which nothing outside the node's network namespace
// reaches, so it needs no certificates. No fsync: a test cluster outlives its
// processes, not a power cut.
func runEtcd() {
	c := embed.NewConfig()
	c.Dir = os.Args[1]
	c.LogLevel = "error"
	c.UnsafeNoFsync = true
	e, err := embed.StartEtcd(c)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, syscall.SIGTERM, syscall.SIGINT)
	select {
	case <-stop:
		e.Close()
	case err := <-e.Err():
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
