// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"os"
	"path/filepath"

	core "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/errors"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/client-go/tools/clientcmd/api"
	"k8s.io/client-go/util/keyutil"
	internal "k8s.io/kubernetes/pkg/apis/core"
	"k8s.io/kubernetes/pkg/serviceaccount"
)

// kubeconfigFor prints the administrator's kubeconfig, or that of a service
// account, which it makes if need be. The token is signed here, not by the API
// server, which would give none for less than ten minutes; one for a negative
// time is out of date from the beginning.
func kubeconfigFor(dir, user, namespace string, seconds int64) error {
	c, err := clientcmd.LoadFromFile(adminConfig(dir))
	if err != nil {
		return err
	}
	if user != "" {
		token, err := tokenFor(dir, user, namespace, seconds)
		if err != nil {
			return err
		}
		context := c.Contexts[c.CurrentContext]
		context.AuthInfo, context.Namespace = user, namespace
		c.AuthInfos = map[string]*api.AuthInfo{user: {Token: token}}
	}
	text, err := clientcmd.Write(*c)
	if err != nil {
		return err
	}
	_, err = os.Stdout.Write(text)
	return err
}

func tokenFor(dir, user, namespace string, seconds int64) (string, error) {
	client, err := client(adminConfig(dir))
	if err != nil {
		return "", err
	}
	ctx, accounts := context.Background(), client.CoreV1().ServiceAccounts(namespace)
	account, err := accounts.Get(ctx, user, meta.GetOptions{})
	if errors.IsNotFound(err) {
		account, err = accounts.Create(ctx, &core.ServiceAccount{ObjectMeta: meta.ObjectMeta{Name: user}}, meta.CreateOptions{})
	}
	if err != nil {
		return "", err
	}
	key, err := keyutil.PrivateKeyFromFile(filepath.Join(dir, "pki/service-account.key"))
	if err != nil {
		return "", err
	}
	generator, err := serviceaccount.JWTTokenGenerator(issuer, key)
	if err != nil {
		return "", err
	}
	public, private, err := serviceaccount.Claims(internal.ServiceAccount{ObjectMeta: account.ObjectMeta}, nil, nil, nil, seconds, 0, []string{issuer})
	if err != nil {
		return "", err
	}
	return generator.GenerateToken(ctx, public, private)
}
