// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"os"

	core "k8s.io/api/core/v1"
	storage "k8s.io/api/storage/v1"
	"k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/resource"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
)

const (
	readyClass   = "local-ready" // its volumes are there; a claim binds to one of them
	dynamicClass = "standard"    // the default; the node makes a volume for each claim
	provisioner  = "firesteel.test/directory"
	volumesDir   = "/var/lib/firesteel/volumes/" // below DIR
	readyVolumes = 6                             // the last two of them may be mounted by many
)

// makeStorage makes the classes and the ready volumes, unless they are there.
func makeStorage(ctx context.Context, client kubernetes.Interface) error {
	for i := range readyVolumes {
		modes := []core.PersistentVolumeAccessMode{core.ReadWriteOnce}
		if i >= readyVolumes-2 {
			modes = append(modes, core.ReadWriteMany, core.ReadOnlyMany)
		}
		volume := directoryVolume(fmt.Sprintf("local-ready-%d", i+1), readyClass, "1Gi", modes)
		volume.Spec.PersistentVolumeReclaimPolicy = core.PersistentVolumeReclaimRetain
		if err := makeVolume(ctx, client, volume); err != nil {
			return err
		}
	}
	for _, class := range []*storage.StorageClass{
		{ObjectMeta: meta.ObjectMeta{Name: readyClass}, Provisioner: "kubernetes.io/no-provisioner"},
		{ObjectMeta: meta.ObjectMeta{Name: dynamicClass, Annotations: map[string]string{
			"storageclass.kubernetes.io/is-default-class": "true"}}, Provisioner: provisioner},
	} {
		if _, err := client.StorageV1().StorageClasses().Create(ctx, class, meta.CreateOptions{}); err != nil && !errors.IsAlreadyExists(err) {
			return err
		}
	}
	return nil
}

func directoryVolume(name, class, size string, modes []core.PersistentVolumeAccessMode) *core.PersistentVolume {
	return &core.PersistentVolume{
		ObjectMeta: meta.ObjectMeta{Name: name},
		Spec: core.PersistentVolumeSpec{
			StorageClassName: class,
			AccessModes:      modes,
			Capacity:         core.ResourceList{core.ResourceStorage: resource.MustParse(size)},
			PersistentVolumeSource: core.PersistentVolumeSource{
				HostPath: &core.HostPathVolumeSource{Path: volumesDir + name}},
		},
	}
}

func makeVolume(ctx context.Context, client kubernetes.Interface, volume *core.PersistentVolume) error {
	if err := emptyDirectory(volume.Spec.HostPath.Path, false); err != nil {
		return err
	}
	_, err := client.CoreV1().PersistentVolumes().Create(ctx, volume, meta.CreateOptions{})
	if errors.IsAlreadyExists(err) {
		return nil
	}
	return err
}

// emptyDirectory makes a directory that every user may write to.
func emptyDirectory(path string, wipe bool) error {
	if wipe {
		if err := os.RemoveAll(path); err != nil {
			return err
		}
	}
	if err := os.MkdirAll(path, 0o777); err != nil {
		return err
	}
	return os.Chmod(path, 0o777) // in spite of the umask
}

// serveClaim makes the volume for a claim of the default class.
func serveClaim(ctx context.Context, client kubernetes.Interface, claim *core.PersistentVolumeClaim) error {
	class := claim.Spec.StorageClassName
	if claim.Status.Phase != core.ClaimPending || claim.Spec.VolumeName != "" || class == nil || *class != dynamicClass {
		return nil
	}
	size := claim.Spec.Resources.Requests[core.ResourceStorage]
	volume := directoryVolume("pvc-"+string(claim.UID), dynamicClass, size.String(), claim.Spec.AccessModes)
	volume.Annotations = map[string]string{"pv.kubernetes.io/provisioned-by": provisioner}
	volume.Spec.PersistentVolumeReclaimPolicy = core.PersistentVolumeReclaimDelete
	volume.Spec.VolumeMode = claim.Spec.VolumeMode
	volume.Spec.ClaimRef = &core.ObjectReference{Kind: "PersistentVolumeClaim", APIVersion: "v1",
		Namespace: claim.Namespace, Name: claim.Name, UID: claim.UID}
	return makeVolume(ctx, client, volume)
}

// reclaim empties a ready volume whose claim is gone, and deletes one that was made for its claim.
func reclaim(ctx context.Context, client kubernetes.Interface, volume *core.PersistentVolume) error {
	if volume.Status.Phase != core.VolumeReleased || volume.Spec.HostPath == nil || volume.Spec.HostPath.Path != volumesDir+volume.Name {
		return nil
	}
	volumes := client.CoreV1().PersistentVolumes()
	if volume.Spec.StorageClassName == readyClass {
		if err := emptyDirectory(volume.Spec.HostPath.Path, true); err != nil {
			return err
		}
		volume = volume.DeepCopy()
		volume.Spec.ClaimRef = nil
		_, err := volumes.Update(ctx, volume, meta.UpdateOptions{})
		return err
	}
	if err := os.RemoveAll(volume.Spec.HostPath.Path); err != nil {
		return err
	}
	return volumes.Delete(ctx, volume.Name, meta.DeleteOptions{})
}
