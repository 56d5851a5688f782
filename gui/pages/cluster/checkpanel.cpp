// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/cluster/checkpanel.h"

#include "core/engine/clustersession.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"
#include "gui/text/rungwords.h"
#include "gui/theme/theme.h"
#include "gui/widgets/ladderview.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace firesteel::gui {

CheckPanel::CheckPanel(const Services &services, QWidget *parent)
    : QWidget(parent), m_services(services), m_title(new QLabel(this)), m_time(new QLabel(this)),
      m_ladder(new LadderView(services.theme, this)), m_hint(new QLabel(this))
{
    Theme &theme = services.theme;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(space::Group);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_time);
    column->addLayout(head);
    column->addWidget(m_ladder);
    column->addWidget(m_hint);
    m_ladder->setExplaining(true);
    m_hint->setWordWrap(true);
    theme.dress(m_title, Theme::Role::Heading);
    theme.dress(m_time, Theme::Role::Text, &Tokens::text2);
    theme.dress(m_hint, Theme::Role::Text, &Tokens::text2);
    connect(&services.workbench, &Workbench::freshnessChanged, this, &CheckPanel::renew);
    renew();
}

CheckPanel::~CheckPanel() = default;

bool CheckPanel::hasResults() const
{
    return !m_ladder->results().isEmpty();
}

void CheckPanel::check()
{
    const engine::ClusterSession *session = m_services.workbench.session();
    if (!session || m_check)
        return;
    const engine::Connection &connection = session->connection();
    const QString shown = m_services.workbench.namespaceName();
    kube::LadderRequest request;
    request.endpoint = connection.endpoint;
    request.auth = connection.auth;
    request.namespaceName = shown.isEmpty() ? connection.namespaceName : shown;
    request.authServices = connection.authServices;
    if (connection.authServices)
        request.wsl = connection.authServices->options().wsl.inside;
    m_ladder->setPort(connection.endpoint.port);
    m_check = std::make_unique<kube::Ladder>(request, m_services.clock);
    connect(m_check.get(), &kube::Ladder::rungChanged, this, [this] { take(*m_check); });
    connect(m_check.get(), &kube::Ladder::finished, this, [this] {
        kube::Ladder *done = m_check.release();
        take(*done);
        done->deleteLater(); // it is what calls
        Q_EMIT finished();
    });
    m_check->start();
    take(*m_check);
}

void CheckPanel::take(const kube::Ladder &ladder)
{
    m_ladder->setResults(ladder.results());
    renew();
    Q_EMIT changed();
}

void CheckPanel::clear()
{
    m_check.reset();
    m_ladder->setResults({});
    renew();
}

void CheckPanel::renew()
{
    m_title->setText(tr("Connection"));
    m_ladder->setAccessibleName(tr("Steps of the connection check"));
    const auto total = m_ladder->totalTime();
    m_time->setText(total.count() > 0 ? milliseconds(total) : QString());
    m_ladder->setVisible(hasResults());
    m_hint->setVisible(!hasResults());
    m_hint->setText(m_services.workbench.session()
                        ? tr("Not checked yet.")
                        : tr("It can be checked once the cluster can be opened."));
}

void CheckPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        renew();
    QWidget::changeEvent(event);
}

} // namespace firesteel::gui
