// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/certificateview.h"

#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/hairline.h"
#include "gui/widgets/iconlabel.h"
#include "gui/wizards/connect/sharedline.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kBytesALine = 8;
constexpr qsizetype kMostNames = 6;

/// A line of a card; one that differs stands on the ground of a difference.
class CardRow : public QWidget
{
public:
    CardRow(const Theme &theme, bool differs, QWidget *parent)
        : QWidget(parent), m_theme(theme), m_differs(differs)
    {}

protected:
    void paintEvent(QPaintEvent *) override
    {
        if (m_differs)
            QPainter(this).fillRect(rect(), m_theme.tokens().mark);
    }

private:
    const Theme &m_theme;
    bool m_differs;
};

QString dateText(const QDateTime &time)
{
    return QLocale().toString(time.toLocalTime(), u"d MMM yyyy, HH:mm"_s);
}

} // namespace

QString fingerprintLines(const QString &fingerprint)
{
    const QStringList bytes = fingerprint.split(u':');
    QStringList lines;
    for (qsizetype at = 0; at < bytes.size(); at += kBytesALine)
        lines << bytes.mid(at, kBytesALine).join(u':');
    return lines.join(u'\n');
}

QString keyText(const kube::CertificateCard &card)
{
    if (!card.curve.isEmpty())
        return card.keyKind + u' ' + card.curve;
    return card.keyKind == "RSA"_L1 ? u"RSA %1"_s.arg(card.keyBits) : card.keyKind;
}

QSet<CertificateView::Row> differences(const kube::CertificateCard &a,
                                       const kube::CertificateCard &b)
{
    using Row = CertificateView::Row;
    QSet<Row> all;
    const auto note = [&all](Row row, bool differs) {
        if (differs)
            all.insert(row);
    };
    note(Row::Subject, a.subjectLine != b.subjectLine);
    note(Row::Issuer,
         (a.selfSigned != b.selfSigned) || (!a.selfSigned && a.issuerLine != b.issuerLine));
    note(Row::From, a.notBefore != b.notBefore);
    note(Row::Until, a.notAfter != b.notAfter);
    note(Row::Key, keyText(a) != keyText(b));
    note(Row::Names, !a.names().isEmpty() && !b.names().isEmpty() && a.names() != b.names());
    note(Row::Fingerprint, a.fingerprint != b.fingerprint);
    return all;
}

CertificateView::CertificateView(Theme &theme, QWidget *parent)
    : Panel(theme, &Tokens::base, parent), m_theme(theme), m_title(new ElidedLabel({}, this)),
      m_note(new ElidedLabel({}, this)), m_rows(new QVBoxLayout), m_empty(new QLabel(this)),
      m_footLine(new Hairline(Qt::Horizontal, this)), m_foot(new QLabel(this))
{
    auto *icon = new IconLabel(theme, this);
    icon->setIcon(u"certificate"_s, &Tokens::text2, kHeadIconSize);
    theme.dress(m_title, Theme::Role::Heading);
    theme.dress(m_note, Theme::Role::Note, &Tokens::text2);
    theme.dress(m_foot, Theme::Role::Note, &Tokens::text2);
    theme.dress(m_empty, Theme::Role::Text, &Tokens::text2);
    connect(&theme, &Theme::changed, this, &CertificateView::rebuild); // other fonts
    m_note->setElideMode(Qt::ElideRight);                              // it is a sentence
    m_foot->setWordWrap(true);
    m_foot->setContentsMargins(12, space::Gap, 12, space::Gap);
    m_empty->setWordWrap(true);
    m_empty->setContentsMargins(12, 12, 12, 12);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(m_title);
    texts->addWidget(m_note);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(12, 12, 12, 12);
    head->setSpacing(12);
    head->addWidget(icon);
    head->addLayout(texts, 1);
    m_rows->setContentsMargins(0, space::Inside, 0, space::Inside);
    m_rows->setSpacing(0);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(new Hairline(Qt::Horizontal, this));
    column->addLayout(m_rows);
    column->addWidget(m_empty);
    column->addStretch(1);
    column->addWidget(m_footLine);
    column->addWidget(m_foot);
    setFoot({});
    rebuild();
}

void CertificateView::setHead(const QString &title, const QString &note)
{
    m_title->setText(title);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    setAccessibleName(title);
}

void CertificateView::setFoot(const QString &text)
{
    m_foot->setText(text);
    m_foot->setVisible(!text.isEmpty());
    m_footLine->setVisible(!text.isEmpty());
}

void CertificateView::setCard(const kube::CertificateCard &card, const QSet<Row> &differs)
{
    if (card == m_card && differs == m_differs && m_empty->text().isEmpty())
        return;
    m_card = card;
    m_differs = differs;
    m_empty->clear();
    rebuild();
}

void CertificateView::setEmpty(const QString &text)
{
    m_card = {};
    m_differs.clear();
    m_empty->setText(text);
    rebuild();
}

void CertificateView::addRow(Row row, const QString &label, const QString &value, bool mono,
                             bool verbatim)
{
    auto *line = new CardRow(m_theme, m_differs.contains(row), this);
    auto *name = new QLabel(label, line);
    auto *text = new QLabel(value, line);
    m_theme.dress(name, Theme::Role::Text, &Tokens::text2);
    m_theme.dress(text, mono ? Theme::Role::Mono : Theme::Role::Text);
    name->setFixedWidth(fontMetrics().horizontalAdvance(tr("Valid from")) + space::Group +
                        space::Gap);
    shareLine(name, text);
    text->setTextFormat(Qt::PlainText);
    const bool wraps = row == Row::Subject || row == Row::Issuer;
    text->setWordWrap(wraps);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (wraps)
        text->setMinimumWidth(80);
    if (verbatim)
        setVerbatim(text);
    if (m_differs.contains(row))
        text->setAccessibleDescription(tr("differs"));
    auto *layout = new QHBoxLayout(line);
    layout->setContentsMargins(12, space::Inside, 12, space::Inside);
    layout->setSpacing(space::Gap);
    layout->addWidget(name, 0, Qt::AlignTop);
    layout->addWidget(text, 1);
    m_rows->addWidget(line);
}

void CertificateView::rebuild()
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_empty->setVisible(m_card.isNull());
    if (m_card.isNull())
        return;
    addRow(Row::Subject, tr("Subject"), m_card.subject, true, true);
    const bool itself = m_card.selfSigned;
    //: of a certificate: issued by itself
    addRow(Row::Issuer, tr("Issued by"), itself ? tr("itself") : m_card.issuer, !itself, !itself);
    addRow(Row::From, tr("Valid from"), dateText(m_card.notBefore), false, true);
    addRow(Row::Until, tr("Valid until"), dateText(m_card.notAfter), false, true);
    addRow(Row::Key, tr("Key"), keyText(m_card), false, true);
    QStringList names = m_card.names();
    if (!names.isEmpty()) {
        const qsizetype more = names.size() - kMostNames;
        names = names.mid(0, kMostNames);
        if (more > 0)
            names << u"… +%1"_s.arg(more);
        addRow(Row::Names, tr("Names"), names.join(u'\n'), true, true);
    }
    addRow(Row::Fingerprint, u"SHA-256"_s, fingerprintLines(m_card.fingerprint), true, true);
    setVerbatim(m_rows->itemAt(m_rows->count() - 1)->widget()->findChild<QLabel *>());
}

void CertificateView::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rebuild();
}

} // namespace firesteel::gui
