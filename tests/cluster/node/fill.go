// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"sync"
	"time"

	core "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/errors"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
)

const fillNamespace = "fill"

// fill makes count pods that no node will run, to see how a program fares with
// so many; or deletes them. A scheduling gate keeps the scheduler and the
// kubelet away from them.
func fill(dir string, count int, remove bool) error {
	client, err := client(adminConfig(dir))
	if err != nil {
		return err
	}
	ctx := context.Background()
	if remove {
		return client.CoreV1().Namespaces().Delete(ctx, fillNamespace, meta.DeleteOptions{})
	}
	if count < 0 {
		count = 10000
	}
	space := &core.Namespace{ObjectMeta: meta.ObjectMeta{Name: fillNamespace}}
	if _, err := client.CoreV1().Namespaces().Create(ctx, space, meta.CreateOptions{}); err != nil && !errors.IsAlreadyExists(err) {
		return err
	}
	begin := time.Now()
	numbers := make(chan int)
	var workers sync.WaitGroup
	var once sync.Once
	var failed error
	for range 16 {
		workers.Add(1)
		go func() {
			defer workers.Done()
			for i := range numbers {
				_, err := client.CoreV1().Pods(fillNamespace).Create(ctx, fillPod(i), meta.CreateOptions{})
				if err != nil && !errors.IsAlreadyExists(err) {
					once.Do(func() { failed = err })
				}
			}
		}()
	}
	for i := range count {
		numbers <- i
	}
	close(numbers)
	workers.Wait()
	fmt.Printf("%d pods in %.1f s\n", count, time.Since(begin).Seconds())
	return failed
}

// fillPod looks like a Spark executor's pod.
func fillPod(i int) *core.Pod {
	return &core.Pod{
		ObjectMeta: meta.ObjectMeta{
			Name: fmt.Sprintf("fill-%05d", i),
			Labels: map[string]string{
				"spark-role": "executor", "spark-exec-id": fmt.Sprint(i%100 + 1),
				"spark-app-selector": fmt.Sprintf("spark-fill-%d", i/100), "spark-app-name": "fill",
			},
		},
		Spec: core.PodSpec{
			SchedulingGates: []core.PodSchedulingGate{{Name: "firesteel.test/fill"}},
			Containers:      []core.Container{{Name: "executor", Image: busyboxImage, Command: []string{"sleep", "60"}}},
		},
	}
}
