// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"maps"
	"strings"
	"time"

	coordination "k8s.io/api/coordination/v1"
	core "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/resource"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
)

const (
	fakeLabel = "firesteel.test/fake" // its value is the prefix of the node's name
	heartbeat = 10 * time.Second
)

type fakeOptions struct {
	count                     int
	prefix, cpu, memory, pods string
	labels                    pairs
	taints                    taints
}

// pairs are KEY=VALUE flags.
type pairs map[string]string

func (p pairs) String() string { return "" }
func (p pairs) Set(text string) error {
	key, value, _ := strings.Cut(text, "=")
	p[key] = value
	return nil
}

// taints are KEY[=VALUE]:EFFECT flags.
type taints []core.Taint

func (t *taints) String() string { return "" }
func (t *taints) Set(text string) error {
	pair, effect, ok := strings.Cut(text, ":")
	if !ok {
		return fmt.Errorf("want KEY[=VALUE]:EFFECT")
	}
	key, value, _ := strings.Cut(pair, "=")
	*t = append(*t, core.Taint{Key: key, Value: value, Effect: core.TaintEffect(effect)})
	return nil
}

// fakeNodes has the cluster hold o.count nodes of o.prefix. They are objects
// only: the scheduler counts with them, but a pod that it gives to one stays Pending.
func fakeNodes(dir string, o *fakeOptions) error {
	if o.count < 0 {
		return fmt.Errorf("nodes needs --count")
	}
	for _, quantity := range []string{o.cpu, o.memory, o.pods} {
		if _, err := resource.ParseQuantity(quantity); err != nil {
			return fmt.Errorf("%q: %w", quantity, err)
		}
	}
	client, err := client(adminConfig(dir))
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), readyLimit)
	defer cancel()
	nodes := client.CoreV1().Nodes()
	old, err := nodes.List(ctx, meta.ListOptions{LabelSelector: fakeLabel + "=" + o.prefix})
	if err != nil {
		return err
	}
	wanted := map[string]bool{}
	for i := range o.count {
		wanted[fmt.Sprintf("%s-%d", o.prefix, i+1)] = true
	}
	for _, node := range old.Items {
		if !wanted[node.Name] {
			if err := nodes.Delete(ctx, node.Name, meta.DeleteOptions{}); err != nil {
				return err
			}
		}
		delete(wanted, node.Name)
	}
	for name := range wanted {
		node, err := nodes.Create(ctx, fakeNode(name, o), meta.CreateOptions{})
		if err != nil {
			return err
		}
		if err := renewLease(ctx, client, node); err != nil {
			return err
		}
	}
	for name := range wanted { // every node begins as not ready, until the controllers look at it
		for {
			node, err := nodes.Get(ctx, name, meta.GetOptions{})
			if err != nil {
				return err
			}
			if len(node.Spec.Taints) == len(o.taints) {
				break
			}
			time.Sleep(100 * time.Millisecond)
		}
	}
	return nil
}

func fakeNode(name string, o *fakeOptions) *core.Node {
	labels := map[string]string{fakeLabel: o.prefix, core.LabelHostname: name,
		core.LabelOSStable: "linux", core.LabelArchStable: "amd64"}
	maps.Copy(labels, o.labels)
	return &core.Node{ObjectMeta: meta.ObjectMeta{Name: name, Labels: labels},
		Spec: core.NodeSpec{Taints: o.taints}, Status: fakeStatus(o)}
}

func fakeStatus(o *fakeOptions) core.NodeStatus {
	has := core.ResourceList{
		core.ResourceCPU:    resource.MustParse(o.cpu),
		core.ResourceMemory: resource.MustParse(o.memory),
		core.ResourcePods:   resource.MustParse(o.pods),
	}
	status := core.NodeStatus{Capacity: has, Allocatable: has}
	status.NodeInfo.KubeletVersion = "fake"
	for kind, is := range map[core.NodeConditionType]core.ConditionStatus{
		core.NodeReady: core.ConditionTrue, core.NodeMemoryPressure: core.ConditionFalse,
		core.NodeDiskPressure: core.ConditionFalse, core.NodePIDPressure: core.ConditionFalse,
	} {
		status.Conditions = append(status.Conditions, core.NodeCondition{Type: kind, Status: is, Reason: "Fake",
			LastHeartbeatTime: meta.Now(), LastTransitionTime: meta.Now()})
	}
	return status
}

// beat renews the leases of all fake nodes: as long as a node's lease is young,
// the controllers believe what its status says.
func beat(ctx context.Context, client kubernetes.Interface) error {
	nodes, err := client.CoreV1().Nodes().List(ctx, meta.ListOptions{LabelSelector: fakeLabel})
	if err != nil {
		return err
	}
	for i := range nodes.Items {
		if err := renewLease(ctx, client, &nodes.Items[i]); err != nil {
			return err
		}
	}
	return nil
}

func renewLease(ctx context.Context, client kubernetes.Interface, node *core.Node) error {
	leases := client.CoordinationV1().Leases(core.NamespaceNodeLease)
	seconds, now := int32(40), meta.NowMicro()
	lease := &coordination.Lease{
		ObjectMeta: meta.ObjectMeta{Name: node.Name, OwnerReferences: []meta.OwnerReference{
			{APIVersion: "v1", Kind: "Node", Name: node.Name, UID: node.UID}}},
		Spec: coordination.LeaseSpec{HolderIdentity: &node.Name, LeaseDurationSeconds: &seconds, RenewTime: &now},
	}
	_, err := leases.Update(ctx, lease, meta.UpdateOptions{})
	if errors.IsNotFound(err) {
		_, err = leases.Create(ctx, lease, meta.CreateOptions{})
	}
	return err
}
