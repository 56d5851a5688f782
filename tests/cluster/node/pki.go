// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"crypto/rand"
	"crypto/rsa"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"time"

	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/client-go/tools/clientcmd/api"
)

// identity is a certificate to make: every one serves for client and server.
type identity struct {
	file, user, group string
}

var identities = []identity{
	{"server", "kube-apiserver", ""},
	{"admin", "admin", "system:masters"},
	{"controller-manager", "system:kube-controller-manager", ""},
	{"scheduler", "system:kube-scheduler", ""},
	{"kubelet", "system:node:" + nodeName, "system:nodes"},
	{"kube-proxy", "system:kube-proxy", ""},
}

// makePKI makes the cluster's keys and certificates below dir/pki, unless they are there.
// The keys are RSA: the Java client in Spark reads elliptic-curve ones only with BouncyCastle.
func makePKI(dir string) error {
	if _, err := os.Stat(filepath.Join(dir, "pki")); err == nil {
		return nil
	}
	work := filepath.Join(dir, "pki.new")
	if err := os.MkdirAll(work, 0o755); err != nil {
		return err
	}
	ca := certificate("firesteel-node-ca", "")
	ca.IsCA, ca.BasicConstraintsValid = true, true
	ca.KeyUsage = x509.KeyUsageCertSign | x509.KeyUsageDigitalSignature
	caKey, err := writeKey(work, "ca")
	if err != nil {
		return err
	}
	if err := writeCert(work, "ca", ca, ca, caKey, caKey); err != nil {
		return err
	}
	for _, id := range identities {
		c := certificate(id.user, id.group)
		c.KeyUsage = x509.KeyUsageDigitalSignature | x509.KeyUsageKeyEncipherment
		c.ExtKeyUsage = []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth, x509.ExtKeyUsageClientAuth}
		c.IPAddresses = []net.IP{net.IPv4(127, 0, 0, 1), net.ParseIP(nodeIP), net.ParseIP(serviceIP)}
		c.DNSNames = []string{"localhost", nodeName, "kubernetes", "kubernetes.default",
			"kubernetes.default.svc", "kubernetes.default.svc.cluster.local"}
		key, err := writeKey(work, id.file)
		if err != nil {
			return err
		}
		if err := writeCert(work, id.file, c, ca, key, caKey); err != nil {
			return err
		}
	}
	if _, err := writeKey(work, "service-account"); err != nil {
		return err
	}
	return os.Rename(work, filepath.Join(dir, "pki"))
}

func certificate(user, group string) *x509.Certificate {
	serial, _ := rand.Int(rand.Reader, big.NewInt(1<<62))
	name := pkix.Name{CommonName: user}
	if group != "" {
		name.Organization = []string{group}
	}
	now := time.Now()
	return &x509.Certificate{SerialNumber: serial, Subject: name,
		NotBefore: now.Add(-time.Hour), NotAfter: now.AddDate(10, 0, 0)}
}

func writeKey(dir, name string) (*rsa.PrivateKey, error) {
	key, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		return nil, err
	}
	return key, writePEM(dir, name+".key", "RSA PRIVATE KEY", x509.MarshalPKCS1PrivateKey(key))
}

func writeCert(dir, name string, c, parent *x509.Certificate, key, parentKey *rsa.PrivateKey) error {
	der, err := x509.CreateCertificate(rand.Reader, c, parent, &key.PublicKey, parentKey)
	if err != nil {
		return err
	}
	return writePEM(dir, name+".crt", "CERTIFICATE", der)
}

func writePEM(dir, name, kind string, der []byte) error {
	mode := os.FileMode(0o600)
	if kind == "CERTIFICATE" {
		mode = 0o644
	}
	return os.WriteFile(filepath.Join(dir, name), pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: der}), mode)
}

// writeKubeconfig writes a kubeconfig, all embedded, for the identity who.
func writeKubeconfig(dir, path, who, server string) error {
	read := func(name string) []byte {
		b, _ := os.ReadFile(filepath.Join(dir, "pki", name))
		return b
	}
	c := api.NewConfig()
	c.Clusters["firesteel-node"] = &api.Cluster{Server: server, CertificateAuthorityData: read("ca.crt")}
	c.AuthInfos[who] = &api.AuthInfo{ClientCertificateData: read(who + ".crt"), ClientKeyData: read(who + ".key")}
	c.Contexts["firesteel-node"] = &api.Context{Cluster: "firesteel-node", AuthInfo: who}
	c.CurrentContext = "firesteel-node"
	return clientcmd.WriteToFile(*c, path)
}
