// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// The addresses are of the block set aside for network tests (RFC 2544). They
// exist only inside the node's network namespace.
const (
	nodeName    = "firesteel-node"
	nodeIP      = "198.18.0.1" // also the cluster's DNS server and its registry
	podCIDR     = "198.18.128.0/17"
	serviceCIDR = "198.19.0.0/16"
	serviceIP   = "198.19.0.1" // kubernetes.default.svc
	apiPort     = "6443"
	issuer      = "https://kubernetes.default.svc.cluster.local"

	registryHost = "registry.firesteel.test"
	registryPort = "5000"

	// home is where the node sees the cluster's directory, whatever it is called outside.
	home         = "/run/firesteel-node"
	containerd   = "/run/containerd/containerd.sock"
	pauseImage   = "firesteel.local/pause:1"
	busyboxImage = "firesteel.local/busybox:1"
)

// process is a child of the node: its name is the component's, or a program's on PATH.
type process struct {
	name string
	args []string
}

func pki(name string) string        { return home + "/pki/" + name }
func kubeconfig(name string) string { return home + "/etc/" + name + ".kubeconfig" }
func config(name string) string     { return home + "/etc/" + name }

// The components, by the stage they start in.
func first() []process {
	return []process{
		{"etcd", []string{home + "/etcd"}},
		{"containerd", []string{"--config", config("containerd.toml")}},
		{"registry", []string{home + "/registry"}},
		{"kube-apiserver", []string{
			"--etcd-servers=http://127.0.0.1:2379",
			"--advertise-address=" + nodeIP,
			"--secure-port=" + apiPort,
			"--tls-cert-file=" + pki("server.crt"), "--tls-private-key-file=" + pki("server.key"),
			"--client-ca-file=" + pki("ca.crt"),
			"--kubelet-client-certificate=" + pki("admin.crt"), "--kubelet-client-key=" + pki("admin.key"),
			"--kubelet-certificate-authority=" + pki("ca.crt"),
			"--kubelet-preferred-address-types=InternalIP",
			"--service-account-issuer=" + issuer,
			"--service-account-signing-key-file=" + pki("service-account.key"),
			"--service-account-key-file=" + pki("service-account.key"),
			"--service-cluster-ip-range=" + serviceCIDR,
			"--authorization-mode=Node,RBAC",
			"--enable-admission-plugins=NodeRestriction",
			"--allow-privileged",
		}},
	}
}

func second() []process {
	return []process{
		{"kube-controller-manager", []string{
			"--kubeconfig=" + kubeconfig("controller-manager"),
			"--service-account-private-key-file=" + pki("service-account.key"),
			"--root-ca-file=" + pki("ca.crt"),
			"--use-service-account-credentials",
			"--leader-elect=false",
		}},
		{"kube-scheduler", []string{"--kubeconfig=" + kubeconfig("scheduler"), "--leader-elect=false"}},
		{"kube-proxy", []string{"--config=" + config("kube-proxy.yaml")}},
		{"coredns", []string{"-conf=" + config("Corefile")}},
	}
}

func third() []process {
	return []process{{"kubelet", []string{
		"--kubeconfig=" + kubeconfig("kubelet"), "--config=" + config("kubelet.yaml"),
		"--hostname-override=" + nodeName, "--node-ip=" + nodeIP,
	}}}
}

// cniDirs are where Debian and Fedora keep the network plugins.
var cniDirs = []string{"/usr/lib/cni", "/usr/libexec/cni"}

// writeConfig writes the components' configuration below dir/etc, and prepares
// the place where the node shows its own program to pods.
func writeConfig(dir string, maxPods int) error {
	plugin, err := lookPath("host-local")
	if err != nil {
		return err
	}
	values := strings.NewReplacer(
		"HOME", home, "NODE_NAME", nodeName, "NODE_IP", nodeIP, "POD_CIDR", podCIDR, "CNI_DIR", filepath.Dir(plugin),
		"CONTAINERD", containerd, "PAUSE", pauseImage, "CGROUP", "/"+cgroupName(dir),
		"MAX_PODS", strconv.Itoa(maxPods), "REGISTRY_HOST", registryHost, "REGISTRY", registryHost+":"+registryPort)
	for name, text := range configs {
		path := filepath.Join(dir, "etc", values.Replace(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, []byte(values.Replace(text)), 0o644); err != nil {
			return fmt.Errorf("write %s: %w", name, err)
		}
	}
	bin := filepath.Join(dir, "bin")
	if err := os.MkdirAll(bin, 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(bin, "firesteel-node"), nil, 0o755); err != nil {
		return err
	}
	if err := os.Symlink("firesteel-node", filepath.Join(bin, "kubectl")); err != nil && !os.IsExist(err) {
		return err
	}
	return nil
}

var configs = map[string]string{
	// restrict_oom_score_adj: root may lack CAP_SYS_RESOURCE, as in a container or
	// some virtual machines, and then no process may make itself a less likely victim.
	"containerd.toml": `version = 2
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "PAUSE"
  restrict_oom_score_adj = true
  [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]
    runtime_type = "io.containerd.runc.v2"
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "CNI_DIR"
    conf_dir = "HOME/etc/cni"
  [plugins."io.containerd.grpc.v1.cri".registry]
    config_path = "HOME/etc/registries"
`,
	"registries/REGISTRY/hosts.toml": `server = "http://REGISTRY"
[host."http://REGISTRY"]
  capabilities = ["pull", "resolve"]
`,
	"cni/10-bridge.conflist": `{
  "cniVersion": "1.0.0",
  "name": "pods",
  "plugins": [{
    "type": "bridge",
    "bridge": "cni0",
    "isDefaultGateway": true,
    "hairpinMode": true,
    "ipam": {"type": "host-local", "ranges": [[{"subnet": "POD_CIDR"}]]}
  }]
}
`,
	// imageGCHighThresholdPercent 100: what was loaded could not be pulled again,
	// so no image may be collected. resolvConf "": pods see the cluster's DNS alone.
	"kubelet.yaml": `apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
authentication:
  x509: {clientCAFile: HOME/pki/ca.crt}
tlsCertFile: HOME/pki/kubelet.crt
tlsPrivateKeyFile: HOME/pki/kubelet.key
containerRuntimeEndpoint: unix://CONTAINERD
cgroupDriver: cgroupfs
cgroupRoot: CGROUP
clusterDNS: [NODE_IP]
clusterDomain: cluster.local
resolvConf: ""
failSwapOn: false
maxPods: MAX_PODS
imageGCHighThresholdPercent: 100
evictionHard: {memory.available: 100Mi, nodefs.available: 1%, imagefs.available: 1%}
`,
	// Conntrack's limits belong to the host: a network namespace may not set them.
	"kube-proxy.yaml": `apiVersion: kubeproxy.config.k8s.io/v1alpha1
kind: KubeProxyConfiguration
clientConnection: {kubeconfig: HOME/etc/kube-proxy.kubeconfig}
hostnameOverride: NODE_NAME
mode: iptables
clusterCIDR: POD_CIDR
conntrack: {maxPerCore: 0, min: 0, tcpEstablishedTimeout: 0s, tcpCloseWaitTimeout: 0s}
`,
	// No cache: an executor asks for a service within milliseconds of its making.
	// Names of the world outside do not exist. (They need a block of their own, as
	// CoreDNS asks template before kubernetes.)
	"Corefile": `cluster.local in-addr.arpa ip6.arpa {
  bind NODE_IP
  errors
  kubernetes {
    kubeconfig HOME/etc/admin.kubeconfig
    pods insecure
  }
}
. {
  bind NODE_IP
  errors
  template IN A REGISTRY_HOST {
    answer "{{ .Name }} 60 IN A NODE_IP"
  }
  template ANY ANY . {
    rcode NXDOMAIN
  }
}
`,
}
