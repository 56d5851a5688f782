// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/tokenview.h"

#include "core/base/clock.h"
#include "gui/text/format.h"
#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"
#include "gui/widgets/findinglist.h"
#include "gui/wizards/connect/sharedline.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Kind = kube::TokenReading::Kind;

TokenView::TokenView(Theme &theme, Clock &clock, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_clock(clock), m_rows(new QVBoxLayout),
      m_findings(new FindingList(theme, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(space::Gap);
    m_rows->setSpacing(space::Inside);
    column->addLayout(m_rows);
    column->addWidget(m_findings);
    m_second.setInterval(1s);
    connect(&theme, &Theme::changed, this, &TokenView::rebuild); // other fonts
    connect(&m_second, &QTimer::timeout, this, &TokenView::tick);
}

void TokenView::setToken(const QByteArray &text)
{
    const kube::TokenReading reading = kube::readToken(text);
    if (reading == m_reading)
        return;
    m_reading = reading;
    rebuild();
}

QString TokenView::kindText() const
{
    switch (m_reading.kind) {
    case Kind::Jwt:
        return m_reading.serviceAccount.isEmpty() ? tr("of an identity provider")
                                                  : tr("of a service account");
    case Kind::Rancher:
        return tr("of Rancher");
    case Kind::OpenShift:
        return tr("of OpenShift");
    case Kind::Eks:
        return tr("of Amazon EKS");
    case Kind::Bootstrap:
        return tr("for joining a cluster (bootstrap token)");
    case Kind::K3sJoin:
        return tr("for joining machines to K3s");
    case Kind::Opaque:
        return tr("unknown: it does not tell whose it is");
    case Kind::Empty:
    case Kind::NotAToken:
        break;
    }
    return {};
}

void TokenView::addRow(const QString &label, const QString &value, bool verbatim)
{
    if (value.isEmpty())
        return;
    auto *line = new QWidget(this);
    auto *name = new QLabel(label, line);
    auto *text = new QLabel(value, line);
    m_theme.dress(name, Theme::Role::Text, &Tokens::text2);
    m_theme.dress(text, verbatim ? Theme::Role::Mono : Theme::Role::Text);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    if (verbatim)
        setVerbatim(text);
    int width = 0;
    for (const QString &one :
         {tr("Kind"), tr("Account"), tr("Namespace"), tr("For"), tr("Issued by"), tr("Valid")})
        width = std::max(width, name->fontMetrics().horizontalAdvance(one));
    name->setFixedWidth(width + space::Group);
    shareLine(name, text);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins({});
    row->setSpacing(space::Gap);
    row->addWidget(name, 0, Qt::AlignTop);
    row->addWidget(text, 1, Qt::AlignTop);
    m_rows->addWidget(line);
    if (label == tr("Valid"))
        m_end = text;
}

void TokenView::rebuild()
{
    m_end = nullptr;
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const bool empty = m_reading.kind == Kind::Empty;
    if (!empty) {
        addRow(tr("Kind"), kindText(), false);
        const QString person = m_reading.person.isEmpty() ? m_reading.subject : m_reading.person;
        addRow(tr("Account"),
               m_reading.serviceAccount.isEmpty()
                   ? (m_reading.rancherUser.isEmpty() ? person : m_reading.rancherUser)
                   : m_reading.serviceAccount,
               true);
        addRow(tr("Namespace"), m_reading.namespaceName, true);
        addRow(tr("For"), m_reading.audiences.join(u", "_s), true);
        addRow(tr("Issued by"), m_reading.issuer, true);
        if (m_reading.expires)
            addRow(tr("Valid"), u"…"_s, false);
    }
    m_findings->setFindings(empty ? QList<Finding>()
                                  : kube::tokenFindings(m_reading, m_clock.wall()));
    tick();
    setVisible(!empty);
}

void TokenView::tick()
{
    if (!m_end || !m_reading.expires)
        return;
    const qint64 left = m_clock.wall().secsTo(*m_reading.expires);
    const QString end = absoluteTime(*m_reading.expires);
    m_end->setText(left > 0
                       //: how long a token still holds, and when it ends
                       ? tr("for %1, until %2").arg(duration(std::chrono::seconds(left)), end)
                       : tr("no longer: ended %1").arg(end));
    m_theme.dress(m_end, Theme::Role::Text, left > 0 ? &Tokens::text : &Tokens::failed);
    if (left <= 0 && m_findings->findings().isEmpty())
        m_findings->setFindings(kube::tokenFindings(m_reading, m_clock.wall()));
}

void TokenView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_second.start();
    tick();
}

void TokenView::hideEvent(QHideEvent *event)
{
    m_second.stop();
    QWidget::hideEvent(event);
}

void TokenView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rebuild();
}

} // namespace firesteel::gui
