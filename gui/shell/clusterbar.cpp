// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/clusterbar.h"

#include "core/base/clock.h"
#include "core/settings/settings.h"
#include "gui/shell/clustermarks.h"
#include "gui/shell/clusterpicker.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"
#include "gui/text/format.h"
#include "gui/text/sentences.h"
#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"
#include "gui/widgets/linklabel.h"
#include "gui/widgets/searchfield.h"
#include "gui/widgets/tag.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int kSearchWidth = 320;
constexpr qint64 kDay = 24LL * 3600;
constexpr qint64 kWorthSaying = 30 * kDay; ///< an end further off concerns nobody

/// The server is there, but not for this person.
bool isAccessRefused(const Error &error)
{
    return error.code == Errc::Unauthorized || error.code == Errc::ForbiddenAnonymous ||
           error.code == Errc::TlsClientCertificateRequired ||
           error.code == Errc::TlsClientCertificateInvalid;
}

} // namespace

ClusterBar::ClusterBar(const Services &services, QWidget *parent)
    : Bar(Qt::BottomEdge, parent), m_services(services),
      m_picker(new ClusterPicker(services, this)),
      m_label(new Tag(services.theme, &Tokens::text, this)),
      m_production(new Tag(services.theme, &Tokens::production, this)),
      m_readOnly(new Tag(services.theme, &Tokens::text2, this)),
      m_trust(new Tag(services.theme, &Tokens::failed, this)), m_accessLine(new BarSeparator(this)),
      m_access(new QLabel(this)), m_freshLine(new BarSeparator(this)), m_dot(new Dot(this)),
      m_fresh(new QLabel(this)), m_retry(new LinkLabel(services.theme, {}, this)),
      m_search(new SearchField(services.theme, this))
{
    setObjectName(u"clusterBar"_s);
    m_label->setObjectName(u"clusterBar.label"_s);
    setVerbatim(m_label, {u"text"_s, u"accessibleName"_s, u"toolTip"_s});
    m_production->setObjectName(u"clusterBar.production"_s);
    m_readOnly->setObjectName(u"clusterBar.readOnly"_s);
    m_trust->setObjectName(u"clusterBar.trust"_s);
    m_access->setObjectName(u"clusterBar.access"_s);
    m_fresh->setObjectName(u"clusterBar.freshness"_s);
    m_retry->setObjectName(u"clusterBar.retry"_s);
    m_search->setObjectName(u"palette.field"_s);
    services.theme.dress(m_access, Theme::Role::Text, &Tokens::text2);
    services.theme.dress(m_fresh, Theme::Role::Text, &Tokens::text2);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(space::Gap, 0, space::Group, 0);
    row->setSpacing(space::Group);
    row->addWidget(m_picker);
    auto *tags = new QHBoxLayout;
    tags->setSpacing(space::Gap);
    for (Tag *tag : {m_label, m_production, m_readOnly, m_trust})
        tags->addWidget(tag);
    row->addLayout(tags);
    row->addWidget(m_accessLine);
    row->addWidget(m_access);
    row->addWidget(m_freshLine);
    auto *fresh = new QHBoxLayout;
    fresh->setSpacing(space::Gap);
    fresh->addWidget(m_dot);
    fresh->addWidget(m_fresh);
    fresh->addWidget(m_retry);
    row->addLayout(fresh);
    row->addStretch(1);
    m_search->setMaximumWidth(kSearchWidth);
    m_search->setMinimumWidth(kSearchWidth / 2);
    row->addWidget(m_search, 2);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);

    connect(m_retry, &LinkLabel::clicked, &services.workbench, &Workbench::reconnect);
    connect(&services.workbench, &Workbench::freshnessChanged, this, &ClusterBar::renew);
    connect(&services.workbench, &Workbench::sessionOpened, this, &ClusterBar::renew);
    connect(&services.workbench, &Workbench::choicesChanged, this, &ClusterBar::renew);
    connect(&services.settings, &settings::Settings::changed, this, &ClusterBar::renew);
    connect(&services.theme, &Theme::changed, this, &ClusterBar::renew);
    m_tick.setInterval(1s);
    connect(&m_tick, &QTimer::timeout, this, &ClusterBar::renewFreshness);
    retranslate();
}

QSize ClusterBar::sizeHint() const
{
    return {Bar::sizeHint().width(), m_services.theme.metrics().clusterBar};
}

void ClusterBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Bar::changeEvent(event);
}

void ClusterBar::showEvent(QShowEvent *event)
{
    m_tick.start();
    Bar::showEvent(event);
}

void ClusterBar::hideEvent(QHideEvent *event)
{
    m_tick.stop();
    Bar::hideEvent(event);
}

void ClusterBar::retranslate()
{
    m_retry->setText(tr("Try now"));
    m_retry->setAccessibleName(tr("Try now to reach the cluster"));
    m_search->setPlaceholderText(tr("Search or run a command"));
    m_search->setAccessibleName(tr("Search or run a command"));
    m_search->setToolTip(m_search->placeholderText());
    renew();
}

void ClusterBar::renew()
{
    const ClusterMarks marks = clusterMarks(m_services);
    m_label->setInk(marks.colour ? marks.colour : &Tokens::text);
    m_label->setWord(marks.label);
    m_production->setWord(marks.production ? tr("production") : QString());
    m_readOnly->setWord(marks.readOnly ? tr("read-only") : QString());
    if (marks.readOnly)
        m_readOnly->setToolTip(
            tr("Nothing is written to this cluster from here. The lock is on the "
               "page Cluster."));
    m_trust->setWord(trustWord(marks));
    m_trust->setToolTip(trustSentence(marks));
    renewAccess();
    renewFreshness();
    updateGeometry();
}

void ClusterBar::renewAccess()
{
    const auto end = m_services.workbench.credentialEnd();
    const qint64 left = end ? m_services.clock.wall().secsTo(*end) : kWorthSaying;
    const bool say = end && left < kWorthSaying;
    m_access->setVisible(say);
    m_accessLine->setVisible(say);
    if (!say)
        return;
    m_access->setText(left <= 0
                          ? tr("Access has ended")
                          : tr("Access ends %1").arg(relativeTime(*end, m_services.clock.wall())));
    m_access->setToolTip(
        left <= 0
            ? tr("The token or client certificate is no longer valid since "
                 "%1. Log in again, or fetch the kubeconfig anew.")
                  .arg(absoluteTime(*end))
            : tr("The token or client certificate is valid until %1.").arg(absoluteTime(*end)));
    m_services.theme.dress(m_access, left < kDay ? Theme::Role::Medium : Theme::Role::Text,
                           left <= 0     ? &Tokens::failed
                           : left < kDay ? &Tokens::waiting
                                         : &Tokens::text2);
}

void ClusterBar::renewFreshness()
{
    const Freshness now = m_services.workbench.freshness();
    const Tokens &tokens = m_services.theme.tokens();
    const auto age =
        std::chrono::milliseconds(std::max<qint64>(0, now.asOf.msecsTo(m_services.clock.wall())));
    QString text;
    QColor color;
    switch (now.state) {
    case Freshness::State::None:
        text = now.cause ? tr("Not connected") : QString();
        color = tokens.failed;
        break;
    case Freshness::State::Connecting:
        text = !now.cause                    ? tr("Connecting…")
               : isAccessRefused(*now.cause) ? tr("Access refused")
                                             : tr("Cannot reach it yet");
        color = now.cause ? tokens.waiting : tokens.starting;
        break;
    case Freshness::State::Live:
        text = tr("Live, %1 ago").arg(shortAge(age));
        color = tokens.succeeded;
        break;
    case Freshness::State::Stale:
        text = tr("As of %1").arg(clockTime(now.asOf));
        color = tokens.waiting;
        break;
    }
    m_dot->setColor(color);
    m_dot->setVisible(!text.isEmpty());
    m_fresh->setVisible(!text.isEmpty());
    m_freshLine->setVisible(!text.isEmpty());
    m_fresh->setText(text);
    const Sentence cause = now.cause ? sentenceFor(*now.cause) : Sentence();
    m_fresh->setToolTip(now.cause ? QString(cause.what + u'\n' + cause.next).trimmed()
                                  : tr("When the cluster was last heard"));
    m_fresh->setAccessibleDescription(now.cause ? m_fresh->toolTip() : QString());
    m_retry->setVisible(now.cause.has_value());
}

ProductionEdge::ProductionEdge(const Services &services, QWidget *parent)
    : QWidget(parent), m_services(services)
{
    setObjectName(u"productionEdge"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    const auto renew = [this] {
        setVisible(clusterMarks(m_services).any());
        update();
    };
    connect(&services.workbench, &Workbench::freshnessChanged, this, renew);
    connect(&services.workbench, &Workbench::sessionOpened, this, renew);
    connect(&services.workbench, &Workbench::choicesChanged, this, renew);
    connect(&services.settings, &settings::Settings::changed, this, renew);
    connect(&services.theme, &Theme::changed, this, renew);
    renew();
}

QSize ProductionEdge::sizeHint() const
{
    return {0, m_services.theme.metrics().productionEdge};
}

void ProductionEdge::paintEvent(QPaintEvent *)
{
    if (const auto colour = clusterMarks(m_services).colour)
        QPainter(this).fillRect(rect(), m_services.theme.tokens().*colour);
}

} // namespace firesteel::gui
