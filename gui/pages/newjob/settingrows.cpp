// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/newjob/settingrows.h"

#include "gui/pages/newjob/jobwords.h"
#include "gui/text/verbatim.h"
#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"
#include "gui/widgets/linklabel.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QStringListModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {
constexpr int kKeyShare = 3;
constexpr int kValueShare = 2;
} // namespace

SettingRows::SettingRows(Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_column(new QVBoxLayout(this)), m_keyHead(new QLabel(this)),
      m_valueHead(new QLabel(this)), m_keys(new QStringListModel(knownKeys(), this))
{
    setObjectName(u"settings"_s);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space::Gap);
    fillHead();
    addRow({});
    retranslate();
}

void SettingRows::fillHead()
{
    auto *head = new QHBoxLayout;
    head->setSpacing(space::Gap);
    for (QLabel *label : {m_keyHead, m_valueHead})
        m_theme.dress(label, Theme::Role::Note, &Tokens::text2);
    head->addWidget(m_keyHead, kKeyShare);
    head->addWidget(m_valueHead, kValueShare);
    head->addSpacing(m_theme.metrics().control);
    m_column->addLayout(head);
}

SettingRows::Row &SettingRows::addRow(const JobForm::Setting &setting)
{
    Row row;
    row.widget = new QWidget(this);
    row.key = new QLineEdit(setting.key, row.widget);
    row.value = new QLineEdit(setting.value, row.widget);
    row.remove = new QToolButton(row.widget);
    row.error = new QLabel(row.widget);
    row.cure = new LinkLabel(m_theme, {}, row.widget);
    row.key->setObjectName(u"settingKey"_s);
    setVerbatim(row.key, {u"placeholderText"_s});
    row.value->setObjectName(u"settingValue"_s);
    row.remove->setObjectName(u"removeSetting"_s);
    row.error->setObjectName(u"settingError"_s);
    row.cure->setObjectName(u"settingCure"_s);
    m_theme.dress(row.key, Theme::Role::Mono);
    m_theme.dress(row.value, Theme::Role::Mono);
    m_theme.dress(row.error, Theme::Role::Text, &Tokens::failed);
    row.remove->setIcon(m_theme.icon(u"close"_s));
    row.remove->setAutoRaise(true);
    row.error->setWordWrap(true);
    row.error->setTextFormat(Qt::PlainText);
    auto *completer = new QCompleter(m_keys, row.key);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    row.key->setCompleter(completer);
    auto *grid = new QGridLayout(row.widget);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space::Gap);
    grid->setVerticalSpacing(space::Inside);
    grid->addWidget(row.key, 0, 0);
    grid->addWidget(row.value, 0, 1);
    grid->addWidget(row.remove, 0, 2);
    grid->addWidget(row.error, 1, 0, 1, 3);
    grid->addWidget(row.cure, 2, 0, 1, 3, Qt::AlignLeft);
    grid->setColumnStretch(0, kKeyShare);
    grid->setColumnStretch(1, kValueShare);
    row.error->hide();
    row.cure->hide();
    QWidget *widget = row.widget;
    connect(row.key, &QLineEdit::textChanged, this, &SettingRows::changed);
    connect(row.value, &QLineEdit::textChanged, this, &SettingRows::changed);
    connect(row.key, &QLineEdit::editingFinished, this, [this] { setProblems(m_problems); });
    connect(row.remove, &QToolButton::clicked, this, [this, widget] { removeRow(widget); });
    connect(row.cure, &LinkLabel::clicked, this, [this, widget] { takeSuggestion(widget); });
    m_column->addWidget(widget);
    m_rows.append(row);
    widget->show();
    return m_rows.last();
}

bool SettingRows::isEmpty(const Row &row)
{
    return row.key->text().isEmpty() && row.value->text().isEmpty();
}

void SettingRows::setSettings(const QList<JobForm::Setting> &settings)
{
    for (const Row &row : std::exchange(m_rows, {}))
        delete row.widget;
    for (const JobForm::Setting &setting : settings)
        addRow(setting);
    addRow({});
    retranslate();
    orderTabs();
}

QList<JobForm::Setting> SettingRows::settings() const
{
    QList<JobForm::Setting> all;
    for (const Row &row : m_rows) {
        if (!isEmpty(row))
            all.append({row.key->text(), row.value->text()});
    }
    return all;
}

void SettingRows::changed()
{
    if (m_rows.isEmpty() || !isEmpty(m_rows.constLast())) {
        addRow({});
        retranslate();
        orderTabs();
    }
    Q_EMIT edited();
}

void SettingRows::removeRow(QWidget *widget)
{
    const auto at = std::ranges::find(m_rows, widget, &Row::widget);
    if (at == m_rows.end())
        return;
    const qsizetype index = at - m_rows.begin();
    m_rows.erase(at);
    widget->hide();
    widget->deleteLater(); // its own button is speaking
    if (m_rows.isEmpty() || !isEmpty(m_rows.constLast()))
        addRow({});
    retranslate();
    orderTabs();
    m_rows[std::min(index, m_rows.size() - 1)].key->setFocus();
    Q_EMIT edited();
}

void SettingRows::takeSuggestion(QWidget *widget)
{
    const auto at = std::ranges::find(m_rows, widget, &Row::widget);
    if (at == m_rows.end())
        return;
    at->key->setText(at->cure->property("key").toString());
    at->value->setFocus();
}

void SettingRows::setProblems(const QList<JobProblem> &problems)
{
    m_problems = problems;
    qsizetype index = 0;
    for (const Row &row : std::as_const(m_rows)) {
        const qsizetype mine = isEmpty(row) ? -1 : index++;
        const auto at = std::ranges::find_if(
            problems, [mine](const JobProblem &one) { return mine >= 0 && one.setting == mine; });
        const bool wrong = at != problems.end();
        const Sentence sentence = wrong ? problemSentence(*at) : Sentence();
        QString text = sentence.what;
        if (!sentence.next.isEmpty())
            text += u' ' + sentence.next;
        const QString known = wrong ? at->suggestion : suggestedKey(row.key->text());
        // One who still types has not misspelt anything.
        const bool suggest = !known.isEmpty() && !row.key->hasFocus();
        row.error->setText(text);
        row.error->setVisible(wrong);
        row.key->setProperty(property::Error, wrong);
        row.key->setAccessibleDescription(text);
        row.key->update();
        row.cure->setProperty("key", known);
        //: the name of a setting that was probably meant
        row.cure->setText(suggest ? tr("Did you mean %1?").arg(known) : QString());
        row.cure->setVisible(suggest);
    }
}

void SettingRows::focusSetting(qsizetype index)
{
    for (const Row &row : std::as_const(m_rows)) {
        if (!isEmpty(row) && index-- == 0)
            return row.key->setFocus();
    }
}

void SettingRows::retranslate()
{
    m_keyHead->setText(tr("Setting"));
    m_valueHead->setText(tr("Value"));
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows[i];
        //: %1 is the number of a line
        row.key->setAccessibleName(tr("Setting %1").arg(i + 1));
        row.value->setAccessibleName(tr("Value of setting %1").arg(i + 1));
        row.key->setPlaceholderText(u"spark."_s);
        row.remove->setToolTip(tr("Remove this setting"));
        row.remove->setAccessibleName(tr("Remove setting %1").arg(i + 1));
        row.remove->setEnabled(i + 1 < m_rows.size());
    }
}

void SettingRows::setTabsAfter(QWidget *before)
{
    m_tabsAfter = before;
    orderTabs();
}

void SettingRows::orderTabs()
{
    QWidget *before = m_tabsAfter;
    for (const Row &row : std::as_const(m_rows)) {
        for (QWidget *widget :
             {static_cast<QWidget *>(row.key), static_cast<QWidget *>(row.value),
              static_cast<QWidget *>(row.remove), static_cast<QWidget *>(row.cure)}) {
            if (before)
                setTabOrder(before, widget);
            before = widget;
        }
    }
}

void SettingRows::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        setProblems(m_problems);
    }
}

} // namespace firesteel::gui
