// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/driverend.h"

#include "core/store/sparkapp.h"

namespace firesteel::engine {

using namespace Qt::StringLiterals;

Result<> driverResult(const kube::PodState &driver, const QMap<QString, QString> &who)
{
    if (driver.kind == kube::PodState::Kind::Succeeded)
        return {};
    if (driver.deleting)
        return std::unexpected(Error(Errc::DriverGone, {}, who).with(u"deleted"_s, u"requested"_s));
    const store::AppReason reason = store::appVerdict(driver).reason;
    Error error(Errc::DriverFailed, driver.message, who);
    error.context.insert(u"reason"_s, QString(store::reasonName(reason.code)));
    for (const auto &[key, value] : reason.proof.asKeyValueRange())
        error.context.insert(key == "reason"_L1 ? u"podReason"_s : key, value);
    return std::unexpected(error);
}

} // namespace firesteel::engine
