// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/accesswatch.h"

#include "core/base/clock.h"
#include "gui/shell/navigator.h"
#include "gui/shell/notices.h"
#include "gui/shell/opencluster.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"
#include "gui/text/format.h"

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {
constexpr qint64 kHourBefore = 3600;
constexpr qint64 kWeekBefore = 7LL * 24 * 3600;
} // namespace

AccessWatch::AccessWatch(const Services &services, QObject *parent)
    : QObject(parent), m_services(services)
{
    connect(&services.workbench, &Workbench::sessionOpened, this, &AccessWatch::look);
    connect(&services.workbench, &Workbench::freshnessChanged, this, &AccessWatch::look);
    m_minute.setInterval(1min);
    connect(&m_minute, &QTimer::timeout, this, &AccessWatch::look);
    m_minute.start();
}

void AccessWatch::look()
{
    const auto current = m_services.workbench.current();
    const auto end = m_services.workbench.credentialEnd();
    if (!current || !m_services.workbench.session() || !end)
        return;
    if (current->id != m_cluster || *end != m_end) { // another access
        m_cluster = current->id;
        m_end = *end;
        m_told = Stage::Far;
    }
    const qint64 left = m_services.clock.wall().secsTo(*end);
    const Stage stage = left <= 0             ? Stage::Ended
                        : left <= kHourBefore ? Stage::Hour
                        : left <= kWeekBefore ? Stage::Week
                                              : Stage::Far;
    if (stage <= m_told)
        return;
    m_told = stage;
    tell(stage, *end);
}

void AccessWatch::tell(Stage stage, const QDateTime &end)
{
    const auto current = m_services.workbench.current();
    const QString cluster = clusterTitle(*current);
    Notice notice{.kind = Notice::Kind::Warning, .key = u"access."_s + current->id};
    if (stage == Stage::Ended)
        notice.title = tr("Your access to %1 has ended").arg(cluster);
    else
        notice.title = tr("Your access to %1 ends %2")
                           .arg(cluster, relativeTime(end, m_services.clock.wall()));
    notice.text = stage == Stage::Ended
                      ? tr("What is shown is as of then. Log in again, or fetch the kubeconfig "
                           "anew.")
                      : tr("It ends on %1. Get a new token or certificate before that.")
                            .arg(absoluteTime(end));
    notice.links.append({tr("Renew…"), this, [this, id = current->id] {
                             m_services.navigator.go(
                                 u"connect"_s, {{u"choice"_s, id}, {u"page"_s, u"identity"_s}});
                         }});
    m_services.notices.show(notice);
}

} // namespace firesteel::gui
