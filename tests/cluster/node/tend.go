// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"time"

	core "k8s.io/api/core/v1"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/watch"
)

// tend does what a cloud would do for a cluster: it makes and reclaims volumes,
// and keeps the fake nodes alive.
func tend() {
	ctx := context.Background()
	client, err := client(kubeconfig("admin"))
	if err != nil {
		say("tend: %v", err)
		return
	}
	for {
		err := makeStorage(ctx, client)
		if err == nil {
			break
		}
		say("storage: %v", err)
		time.Sleep(time.Second)
	}
	claims, volumes := client.CoreV1().PersistentVolumeClaims(""), client.CoreV1().PersistentVolumes()
	go watchAll(ctx, claims.Watch, func(c *core.PersistentVolumeClaim) error { return serveClaim(ctx, client, c) })
	go watchAll(ctx, volumes.Watch, func(v *core.PersistentVolume) error { return reclaim(ctx, client, v) })
	for {
		if err := beat(ctx, client); err != nil {
			say("fake nodes: %v", err)
		}
		time.Sleep(heartbeat)
	}
}

// watchAll calls do for every object that is there, and whenever one changes.
func watchAll[T any](ctx context.Context, open func(context.Context, meta.ListOptions) (watch.Interface, error), do func(T) error) {
	for ; ; time.Sleep(time.Second) {
		w, err := open(ctx, meta.ListOptions{})
		if err != nil {
			continue
		}
		for event := range w.ResultChan() {
			object, ok := event.Object.(T)
			if ok && event.Type != watch.Deleted {
				if err := do(object); err != nil {
					say("storage: %v", err)
				}
			}
		}
	}
}
