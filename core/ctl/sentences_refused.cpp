// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/sentencegroups.h"

namespace firesteel::ctl::detail {

namespace {

Sentence notFoundSentence(const ErrorWords &w)
{
    if (w.has(u"application"_s))
        return {
            u"There is no application"_s + ErrorWords::quoted(w.get(u"application"_s)) +
                w.inNamespace() + u'.',
            u"See the names and ids with \"firesteelctl list\", or name another namespace with --namespace."_s};
    return {u"There is no "_s + w.object() + w.inNamespace() + u'.',
            u"Check the name and the namespace."_s};
}

Sentence forbiddenSentence(const ErrorWords &w)
{
    QString what = u"You may not "_s + w.get(u"verb"_s, u"do this with"_s) + u' ' +
                   w.get(u"resource"_s, w.get(u"kind"_s, u"this object"_s)) + w.inNamespace() +
                   u'.';
    if (w.has(u"user"_s))
        what = u"The user \""_s + w.get(u"user"_s) + u"\" may not "_s +
               w.get(u"verb"_s, u"do this with"_s) + u' ' + w.get(u"resource"_s, u"this object"_s) +
               w.inNamespace() + u'.';
    return {
        what,
        u"Ask the cluster's administrator for a Role that allows it, or use another namespace."_s};
}

} // namespace

std::optional<Sentence> rightsSentence(Errc code, const ErrorWords &w)
{
    switch (code) {
    case Errc::Unauthorized:
        return Sentence{
            w.server() + u" does not accept the credentials (401)."_s,
            u"The token or client certificate may have expired: log in again or fetch the kubeconfig anew."_s};
    case Errc::Forbidden:
        return forbiddenSentence(w);
    case Errc::ForbiddenAnonymous:
        return Sentence{
            u"The request reached the server without credentials (403 for system:anonymous)."_s,
            u"Use a kubeconfig with a token or client certificate, or give --token-file."_s};
    case Errc::NamespaceMissing:
        return Sentence{w.namespaceWords() + u" does not exist."_s,
                        u"Create it, or name another one with --conf "
                        "spark.kubernetes.namespace=… (submit) or --namespace."_s};
    case Errc::ServiceAccountMissing:
        return Sentence{
            u"The service account"_s +
                ErrorWords::quoted(w.get(u"serviceAccount"_s, w.get(u"name"_s))) +
                u" does not exist"_s + w.inNamespace() + u'.',
            u"Create it, or name another one with --conf spark.kubernetes.authenticate.driver.serviceAccountName=…."_s};
    case Errc::NotFound:
        return notFoundSentence(w);
    case Errc::ApiNotFound:
        return Sentence{
            u"The server does not know this type of object"_s +
                w.phrase(u" ("_s, u"resource"_s, u")"_s) + u'.',
            u"Check that the address is that of a Kubernetes API server of a supported version."_s};
    default:
        return std::nullopt;
    }
}

std::optional<Sentence> rejectedSentence(Errc code, const ErrorWords &w)
{
    switch (code) {
    case Errc::AlreadyExists:
        return Sentence{
            u"The name is taken: "_s + w.object() + u" already exists"_s + w.inNamespace() + u'.',
            u"Choose another spark.kubernetes.driver.pod.name, or remove the old one with \"firesteelctl kill"_s +
                w.after(u"name"_s) + w.option() + u"\"."_s};
    case Errc::Conflict:
        return Sentence{u"Someone else changed "_s + w.object() + w.inNamespace() +
                            u" at the same time."_s,
                        u"Try again."_s};
    case Errc::PreconditionFailed:
        return Sentence{w.object() + w.inNamespace() +
                            u" was replaced by another of the same name; it was left alone."_s,
                        u"Look at the new one with \"firesteelctl list"_s + w.option() + u"\"."_s};
    case Errc::Invalid:
    case Errc::BadRequest:
        return Sentence{u"The server does not accept "_s + w.object() + w.inNamespace() + u'.',
                        u"Correct the setting behind the field that the details name."_s};
    case Errc::MethodNotAllowed:
    case Errc::UnsupportedMediaType:
        return Sentence{u"The server does not support this request."_s,
                        u"Check the version of the cluster."_s};
    case Errc::RequestTooLarge:
        return Sentence{w.object() + u" is too large for the cluster."_s,
                        u"Put large files into object storage instead of a config map."_s};
    case Errc::QuotaExceeded:
        return Sentence{
            u"The quota"_s + w.inNamespace() + u" does not allow "_s + w.object() + u'.',
            u"Ask for less memory or fewer cores, stop another job, or have the quota raised."_s};
    case Errc::AdmissionDenied:
        return Sentence{
            u"A rule of the cluster does not admit "_s + w.object() + w.inNamespace() + u'.',
            u"Change the setting that the details name, or ask the cluster's administrator."_s};
    case Errc::NamespaceTerminating:
        return Sentence{w.namespaceWords() + u" is being removed."_s,
                        u"Wait until it is gone and create it anew, or use another namespace."_s};
    default:
        return std::nullopt;
    }
}

} // namespace firesteel::ctl::detail
