// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/cluster/setuplinks.h"

#include "gui/theme/theme.h"
#include "gui/widgets/linklabel.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <array>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

struct SetUpPage {
    const char *id;
    bool reach; ///< about the way to the cluster
    const char *title;
};
constexpr auto kSetUpPages = std::to_array<SetUpPage>({
    {"address", true, QT_TRANSLATE_NOOP("firesteel::gui::SetUpLinks", "Address")},
    {"trust", true, QT_TRANSLATE_NOOP("firesteel::gui::SetUpLinks", "Trust")},
    {"identity", true, QT_TRANSLATE_NOOP("firesteel::gui::SetUpLinks", "Identity")},
    {"proxy", true, QT_TRANSLATE_NOOP("firesteel::gui::SetUpLinks", "Proxy")},
    {"access", false,
     QT_TRANSLATE_NOOP("firesteel::gui::SetUpLinks", "Namespace and driver account")},
    {"room", false, QT_TRANSLATE_NOOP("firesteel::gui::SetUpLinks", "Can Spark run here?")},
});

} // namespace

SetUpLinks::SetUpLinks(Theme &theme, QWidget *parent) : QWidget(parent), m_title(new QLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(space::Gap);
    theme.dress(m_title, Theme::Role::Heading);
    column->addWidget(m_title);
    for (const SetUpPage &page : kSetUpPages) {
        auto *link = new LinkLabel(theme, {}, this);
        link->setObjectName(u"cluster.setUp."_s + QLatin1StringView(page.id));
        connect(link, &LinkLabel::clicked, this,
                [this, id = page.id] { Q_EMIT chosen(QLatin1StringView(id)); });
        column->addWidget(link, 0, Qt::AlignLeft);
        m_links.append(link);
    }
    retranslate();
}

void SetUpLinks::setReachShown(bool on)
{
    for (qsizetype i = 0; i < m_links.size(); ++i)
        m_links.at(i)->setVisible(on || !kSetUpPages.at(size_t(i)).reach);
}

void SetUpLinks::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SetUpLinks::retranslate()
{
    m_title->setText(tr("Set up anew"));
    for (qsizetype i = 0; i < m_links.size(); ++i)
        m_links.at(i)->setText(tr(kSetUpPages.at(size_t(i)).title));
}

} // namespace firesteel::gui
