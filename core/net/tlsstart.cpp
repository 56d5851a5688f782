// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/tlsstart.h"

#include <QDirIterator>
#include <QFileInfo>

#include <dlfcn.h>

using namespace Qt::StringLiterals;

namespace firesteel::net {

namespace detail {

// QSslSocketPrivate::setRootCertOnDemandLoadingSupported(bool), static
const char *const kOnDemandSetter = "_ZN17QSslSocketPrivate35setRootCertOnDemandLoadingSupportedEb";

bool holdsHashedRoots(const QStringList &folders)
{
    const QString digit = u"[0-9a-f]"_s;
    const QStringList pattern{digit.repeated(8) + u".[0-9]"_s};
    for (const QString &folder : folders) {
        QDirIterator entries(folder, pattern, QDir::Files | QDir::CaseSensitive);
        while (entries.hasNext()) {
            if (entries.nextFileInfo().isFile()) // follows links
                return true;
        }
    }
    return false;
}

bool callWithTrue(const char *symbol)
{
    void *const found = ::dlsym(RTLD_DEFAULT, symbol);
    if (!found)
        return false;
    reinterpret_cast<void (*)(bool)>(found)(true);
    return true;
}

} // namespace detail

void prepareTls()
{
    // of the folders that Qt hands to OpenSSL, those that systems fill
    if (detail::holdsHashedRoots({u"/etc/ssl/certs"_s, u"/usr/lib/ssl/certs"_s}))
        detail::callWithTrue(detail::kOnDemandSetter);
}

} // namespace firesteel::net
