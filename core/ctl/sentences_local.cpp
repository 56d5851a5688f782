// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/sentencegroups.h"

namespace firesteel::ctl::detail {

std::optional<Sentence> fileSentence(Errc code, const ErrorWords &w)
{
    switch (code) {
    case Errc::FileMissing:
        if (w.has(u"variable"_s) || w.get(u"role"_s) == u"kubeconfig"_s)
            return Sentence{u"There is no kubeconfig at "_s + w.get(u"path"_s) + u'.',
                            u"Give one with --kubeconfig, or set the variable KUBECONFIG."_s};
        return Sentence{w.has(u"path"_s)
                            ? QString(u"There is no file"_s + w.after(u"path"_s) + u'.')
                            : u"A file that is needed does not exist."_s,
                        u"Check the path; ~ and variables are not expanded inside a kubeconfig."_s};
    case Errc::FileUnreadable:
        return Sentence{w.file() + u" cannot be read."_s,
                        u"Check that it is a regular file and that you may read it."_s};
    case Errc::FileTooLarge:
        return Sentence{w.file() + u" is too large."_s, u"Check that it is the right file."_s};
    case Errc::FileWriteFailed:
        return Sentence{w.file() + u" cannot be written."_s,
                        u"Check the rights on its folder and the free space."_s};
    case Errc::NotYaml:
        return Sentence{w.file() + u" is not YAML"_s + w.atLine() + u'.',
                        u"Correct that line, or fetch the kubeconfig anew."_s};
    case Errc::NotJson:
        return Sentence{(w.has(u"path"_s) ? w.file() : u"The text"_s) + u" is not JSON"_s +
                            w.atLine() + u'.',
                        u"Correct it."_s};
    case Errc::YamlDuplicateKey:
        return Sentence{w.file() + u" gives the key"_s + ErrorWords::quoted(w.get(u"key"_s)) +
                            u" twice"_s + w.atLine() + u'.',
                        u"Remove one of the two."_s};
    case Errc::YamlRefused:
        return Sentence{w.file() + u" uses a feature of YAML that is not accepted"_s + w.atLine() +
                            u'.',
                        u"Write it without aliases, merge keys and deep nesting."_s};
    case Errc::ConfigEmpty:
        return Sentence{
            (w.has(u"path"_s) ? QString(u"The kubeconfig "_s + w.get(u"path"_s))
                              : u"The kubeconfig"_s) +
                u" names no cluster."_s,
            u"Give another one with --kubeconfig, or fetch it anew from the cluster."_s};
    case Errc::ConfigInvalid:
        return Sentence{(w.has(u"path"_s) ? w.file() : u"The kubeconfig"_s) + u" cannot be used"_s +
                            w.phrase(u": \""_s, u"key"_s, u"\" is wrong"_s) + w.atLine() + u'.',
                        u"Correct what the details name, or fetch the kubeconfig anew."_s};
    case Errc::ConfigDanglingName:
        return Sentence{u"The kubeconfig names the "_s + w.get(u"kind"_s, u"context"_s) +
                            ErrorWords::quoted(w.get(u"name"_s)) + u", which is not in it."_s,
                        u"Choose another context with --context, or correct the name."_s};
    case Errc::ConfigUnsupported:
        return Sentence{u"This version cannot log in the way the kubeconfig asks"_s +
                            w.phrase(u" (\""_s, u"key"_s, u"\")"_s) + u'.',
                        u"Use a token, a token file or a client certificate."_s};
    case Errc::ConsentMissing:
        return Sentence{
            u"To log in, the kubeconfig wants to run a program"_s +
                w.phrase(u" (\""_s, u"command"_s, u"\")"_s) +
                u", which nobody has agreed to yet. It was not run."_s,
            u"Look at what it would run, and add --allow-exec if you trust the file."_s};
    case Errc::ExecPluginFailed:
        return Sentence{
            u"The program that logs in to the cluster"_s +
                w.phrase(u" (\""_s, u"command"_s, u"\")"_s) + u" gave no usable credential."_s,
            u"Run it in a terminal to see what it says; perhaps you have to log in anew."_s};
    case Errc::OidcRefreshFailed:
        return Sentence{u"The sign-in has ended, and the identity server"_s + w.after(u"issuer"_s) +
                            u" gave no new token."_s,
                        u"Sign in anew with the tool that made the kubeconfig."_s};
    case Errc::ReadOnlyLock:
        return Sentence{
            (w.has(u"name"_s) ? u"the cluster"_s + ErrorWords::quoted(w.get(u"name"_s))
                              : u"this cluster"_s) +
                u" is locked for reading only. Nothing was sent."_s,
            u"Take the lock off on the page Cluster of the window, or add --allow-write."_s};
    case Errc::CertificateInvalid:
        return Sentence{w.file() + u" holds no usable certificate."_s,
                        u"Check that it is PEM text that begins with BEGIN CERTIFICATE."_s};
    case Errc::KeyInvalid:
        return Sentence{
            w.file() + u" holds no usable private key, or not the one of the certificate."_s,
            u"Check that it is an unencrypted PEM key that belongs to the certificate."_s};
    default:
        return std::nullopt;
    }
}

std::optional<Sentence> inputSentence(Errc code, const ErrorWords &w)
{
    const QString help = u"See \"firesteelctl help"_s + w.phrase(u" "_s, u"command"_s) + u"\"."_s;
    switch (code) {
    case Errc::UnknownOption:
        if (w.get(u"option"_s) == u"--token"_s)
            return Sentence{
                u"--token is not accepted, because every user of this computer could read it in the process list."_s,
                u"Put the token into a file and give --token-file, or set the variable FIRESTEEL_TOKEN."_s};
        return Sentence{u"The option"_s + w.after(u"option"_s) + u" is not known."_s, help};
    case Errc::MissingArgument:
        return Sentence{w.get(u"option"_s, w.get(u"key"_s, u"The command"_s)) + u" needs "_s +
                            w.get(u"argument"_s, u"a value"_s) + u'.',
                        help};
    case Errc::InvalidValue:
        return Sentence{(w.has(u"value"_s)
                             ? QString(u'"' + w.get(u"value"_s) + u"\" is not a valid value for "_s)
                             : u"The value is not valid for "_s) +
                            w.get(u"key"_s, w.get(u"option"_s, u"this setting"_s)) +
                            w.phrase(u": expected is "_s, u"expected"_s) + u'.',
                        w.get(u"next"_s, help)};
    case Errc::ConflictingOptions:
        if (w.get(u"problem"_s) == u"namespace-with-submit"_s)
            return Sentence{
                u"submit takes the namespace from Spark's own setting, not from --namespace."_s,
                u"Give --conf spark.kubernetes.namespace=… instead."_s};
        return Sentence{w.get(u"option"_s, w.get(u"key"_s, u"One option"_s)) + u" and "_s +
                            w.get(u"other"_s, u"another option"_s) + u" exclude each other."_s,
                        u"Leave one of them out."_s};
    case Errc::UnsupportedSetting:
        return Sentence{u"The setting"_s +
                            (w.has(u"key"_s) ? w.after(u"key"_s) : w.after(u"option"_s)) +
                            u" is not supported yet; nothing was sent."_s,
                        u"Leave it out, or use Spark's own spark-submit for this job."_s};
    default:
        return std::nullopt;
    }
}

} // namespace firesteel::ctl::detail
