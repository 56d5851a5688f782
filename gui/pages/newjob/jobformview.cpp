// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/newjob/jobformview.h"

#include "gui/pages/newjob/jobwords.h"
#include "gui/pages/newjob/memorybars.h"
#include "gui/pages/newjob/settingrows.h"
#include "gui/text/verbatim.h"
#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"
#include "gui/widgets/formrow.h"
#include "gui/widgets/hairline.h"
#include "gui/widgets/richtext.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QResizeEvent>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kNumberWidth = 104;
constexpr int kNarrowNumber = 80;
constexpr int kFormLeastWide = 120;
constexpr int kRoomy = 440;     ///< for a row with all its parts side by side
constexpr int kLeastRoom = 388; ///< below, a row does not fit
constexpr auto kSections =
    std::to_array<JobSection>({JobSection::Basics, JobSection::Application, JobSection::Driver,
                               JobSection::Executors, JobSection::Conf});

} // namespace

JobFormView::JobFormView(Theme &theme, QWidget *parent)
    : QScrollArea(parent), m_theme(theme), m_names(new QLabel), m_memoryTitle(new QLabel),
      m_memory(new MemoryBars(theme)), m_settings(new SettingRows(theme))
{
    setObjectName(u"jobForm"_s);
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setMinimumWidth(kLeastRoom + 2 * space::Margin);
    build();
    retranslate();
    connect(m_settings, &SettingRows::edited, this, [this] {
        if (!m_filling)
            Q_EMIT edited();
    });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &JobFormView::tellSection);
    connect(&theme, &Theme::changed, this, &JobFormView::setColumns);
}

void JobFormView::build()
{
    auto *sheet = new QWidget;
    sheet->setBackgroundRole(QPalette::Base);
    sheet->setAutoFillBackground(true);
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins(space::Margin, space::Group, space::Margin, space::Margin);
    column->setSpacing(0);
    for (const JobSection section : kSections) {
        if (section != kSections.front()) {
            column->addSpacing(space::Group);
            column->addWidget(new Hairline(Qt::Horizontal, sheet));
            column->addSpacing(space::Group);
        }
        column->addWidget(buildSection(section));
        if (section == JobSection::Executors) {
            column->addSpacing(space::Gap);
            m_theme.dress(m_memoryTitle, Theme::Role::Heading);
            column->addWidget(m_memoryTitle);
            column->addWidget(m_memory);
        }
    }
    column->addStretch(1);
    setWidget(sheet);
}

QWidget *JobFormView::buildSection(JobSection section)
{
    auto *widget = new QWidget;
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *title = new QLabel(widget);
    m_theme.dress(title, Theme::Role::Verdict);
    column->addWidget(title);
    column->addSpacing(space::Gap);
    m_titles.insert(section, title);
    for (const JobFieldInfo &info : jobFields()) {
        if (info.section == section)
            addField(info, column);
        if (info.section == section && info.field == JobField::Name) {
            m_theme.dress(m_names, Theme::Role::Note, &Tokens::text2);
            m_names->setObjectName(u"resultingNames"_s);
            m_names->setTextFormat(Qt::RichText);
            m_names->setTextInteractionFlags(Qt::TextSelectableByMouse);
            m_names->setContentsMargins(0, 0, 0, space::Gap);
            m_names->setWordWrap(true);
            column->addWidget(m_names);
        }
    }
    if (section == JobSection::Conf)
        column->addWidget(m_settings);
    return widget;
}

void JobFormView::addField(const JobFieldInfo &info, QVBoxLayout *column)
{
    Row row;
    row.edit = new QLineEdit;
    row.edit->setObjectName(QString(u"field."_s + info.id));
    // a value that holds without one typed, and Spark's key
    setVerbatim(row.edit, {u"placeholderText"_s, u"accessibleDescription"_s});
    row.row = new FormRow(m_theme, row.edit);
    row.row->setKey(info.key.isEmpty() ? QString(info.option) : QString(info.key));
    column->addWidget(row.row);
    if (!info.wide)
        row.edit->setAlignment(Qt::AlignRight);
    // Below and not beside: sentences are longer than the form is wide.
    row.below = new QLabel;
    row.below->setObjectName(QString(u"error."_s + info.id));
    row.below->setWordWrap(true);
    row.below->setTextFormat(Qt::PlainText);
    row.below->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_theme.dress(row.below, Theme::Role::Text, &Tokens::failed);
    row.below->hide();
    column->addWidget(row.below);
    const JobField field = info.field;
    connect(row.edit, &QLineEdit::textChanged, this, [this, field] {
        renewRow(infoOf(field));
        if (!m_filling)
            Q_EMIT edited();
    });
    connect(row.row, &FormRow::undoRequested, this, [this, field] {
        m_rows[field].edit->setText(m_base.value(field));
        m_rows[field].edit->setFocus();
    });
    m_rows.insert(field, row);
}

// ---- content ----

void JobFormView::setForm(const JobForm &form)
{
    m_filling = true;
    for (const JobFieldInfo &info : jobFields()) {
        QLineEdit *edit = m_rows[info.field].edit;
        if (edit->text() != form.value(info.field))
            edit->setText(form.value(info.field));
    }
    if (m_settings->settings() != form.settings)
        m_settings->setSettings(form.settings);
    m_filling = false;
    renewRows();
}

JobForm JobFormView::form() const
{
    JobForm form;
    for (auto it = m_rows.cbegin(); it != m_rows.cend(); ++it)
        form.set(it.key(), it->edit->text());
    form.settings = m_settings->settings();
    return form;
}

void JobFormView::setBase(const JobForm &base)
{
    m_base = base;
    renewRows();
}

void JobFormView::setClusterValue(JobField field, const QString &value)
{
    m_ofCluster.insert(field, value);
    renewRow(infoOf(field));
}

void JobFormView::setOutcome(const JobOutcome &outcome)
{
    m_outcome = outcome;
    m_memory->setMemory(outcome.memory);
    m_settings->setProblems(outcome.problems);
    renewRows();
    sayNames();
}

QString JobFormView::fallbackOf(const JobFieldInfo &info) const
{
    if (info.field == JobField::Namespace)
        return m_ofCluster.value(info.field);
    if (const QString inherited = m_outcome.inherited.value(info.key); !inherited.isEmpty())
        return inherited;
    if (m_outcome.memory && info.field == JobField::DriverOverhead)
        return QString::number(m_outcome.memory->driverReserve) + u'm';
    if (m_outcome.memory && info.field == JobField::ExecutorOverhead)
        return QString::number(m_outcome.memory->executorReserve) + u'm';
    const QString ofCluster = m_ofCluster.value(info.field);
    return ofCluster.isEmpty() ? info.fallback : ofCluster;
}

void JobFormView::renewRow(const JobFieldInfo &info)
{
    const Row &row = m_rows[info.field];
    const QString text = row.edit->text();
    const QString fallback = fallbackOf(info);
    row.edit->setPlaceholderText(fallback);
    row.row->setUnit(info.kind == JobFieldInfo::Kind::Size
                         ? sizeMeaning(text.isEmpty() ? fallback : text)
                         : QString());
    const bool changed = text != m_base.value(info.field);
    QString source;
    if (changed && !text.isEmpty())
        source = tr("yours");
    else if (!text.isEmpty())
        //: where a value comes from
        source = tr("template");
    else if (info.field == JobField::Namespace)
        source = tr("cluster"); // the namespace that is chosen at the top of the window
    else if (m_outcome.inherited.contains(info.key))
        source = tr("defaults file");
    else if (!m_ofCluster.value(info.field).isEmpty())
        source = tr("cluster");
    else if (!fallback.isEmpty())
        source = tr("default");
    row.row->setSource(source, changed);
    const auto at = std::ranges::find_if(
        m_outcome.problems, [&](const JobProblem &one) { return one.field == info.field; });
    const bool known = at != m_outcome.problems.end();
    const Sentence sentence = known ? problemSentence(*at) : Sentence();
    const QString words =
        known ? QString(sentence.what + (sentence.next.isEmpty() ? u""_s : u' ' + sentence.next))
              : QString();
    // What is merely missing is no fault yet.
    const bool wrong = known && !at->missing;
    m_theme.dress(row.below, Theme::Role::Text, wrong ? &Tokens::failed : &Tokens::text2);
    row.below->setText(words);
    row.below->setVisible(known);
    row.edit->setProperty(property::Error, wrong);
    row.edit->setAccessibleDescription(known ? words : QString(info.key));
    row.edit->update();
}

void JobFormView::renewRows()
{
    for (const JobFieldInfo &info : jobFields())
        renewRow(info);
    // A script has no main class
    const bool script = form().isScript();
    const Row &mainClass = m_rows[JobField::MainClass];
    mainClass.row->setEnabled(!script);
    mainClass.row->setToolTip(script ? tr("Python and R files have no main class.") : QString());
}

void JobFormView::sayNames()
{
    if (!m_outcome.submission)
        return m_names->setVisible(false);
    const spark::Submission &built = *m_outcome.submission;
    QStringList names{tr("Driver pod %1").arg(asCode(built.driverPodName))};
    for (const QList<QJsonObject> &objects : {built.preResources, built.postResources}) {
        for (const QJsonObject &object : objects) {
            const QString kind = object.value("kind"_L1).toString();
            const QString name =
                asCode(object.value("metadata"_L1).toObject().value("name"_L1).toString());
            if (kind == "Service"_L1)
                names << tr("service %1").arg(name);
            else if (kind == "ConfigMap"_L1)
                names << tr("config map %1").arg(name);
            else if (kind == "Secret"_L1)
                names << tr("secret %1").arg(name);
        }
    }
    const QString text = names.join(u", "_s);
    m_names->setVisible(true);
    m_names->setText(richText(text, m_theme));
    m_names->setAccessibleName(withoutMarks(text));
}

void JobFormView::retranslate()
{
    for (auto it = m_titles.cbegin(); it != m_titles.cend(); ++it)
        it.value()->setText(sectionTitle(it.key()));
    for (auto it = m_rows.cbegin(); it != m_rows.cend(); ++it)
        it->row->setLabel(fieldLabel(it.key()));
    m_memoryTitle->setText(tr("Memory"));
    renewRows();
    sayNames();
    setColumns();
}

// ---- shape ----

void JobFormView::setColumns()
{
    const int room = std::max(kFormLeastWide, viewport()->width() - 2 * space::Margin);
    const QFontMetrics metrics(m_theme.font(Theme::Role::Text));
    const QFontMetrics keys(m_theme.font(Theme::Role::MonoSmall));
    int label = 0;
    for (const JobFieldInfo &info : jobFields()) {
        label = std::max(label, metrics.horizontalAdvance(fieldLabel(info.field)));
        if (!info.wide)
            label = std::max(label, keys.horizontalAdvance(info.key));
    }
    const bool narrow = room < kRoomy;
    label = std::min(label + 2, narrow ? room / 3 : room * 2 / 5);
    const int source = std::min(metrics.horizontalAdvance(tr("template")) + 2 * space::Group,
                                narrow ? room / 5 : room / 4);
    const int wide = std::max(kFormLeastWide, room - label - source - 2 * space::Group);
    const int number = narrow ? kNarrowNumber : kNumberWidth;
    for (const JobFieldInfo &info : jobFields())
        m_rows[info.field].row->setColumns(label, info.wide ? wide : number);
    for (const Row &row : std::as_const(m_rows))
        row.below->setContentsMargins(label + space::Group, 0, 0, space::Gap);
    renewRows(); // the rows have described themselves anew
}

void JobFormView::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        setColumns();
}

void JobFormView::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

// ---- ways around ----

QWidget *JobFormView::tabsBeforeSettings() const
{
    QWidget *last = nullptr;
    for (const JobSection section : kSections) {
        for (const JobFieldInfo &info : jobFields()) {
            if (info.section == section)
                last = m_rows[info.field].row->findChild<QToolButton *>(u"undo"_s);
        }
    }
    return last;
}

void JobFormView::orderTabs()
{
    m_settings->setTabsAfter(tabsBeforeSettings());
}

void JobFormView::goTo(JobSection section, bool focus)
{
    QLabel *title = m_titles.value(section);
    const int top = title->mapTo(widget(), QPoint(0, 0)).y() - space::Group;
    m_going = true; // the last ones cannot get to the top
    verticalScrollBar()->setValue(std::max(0, top));
    m_going = false;
    if (!focus)
        return;
    for (const JobFieldInfo &info : jobFields()) {
        if (info.section == section)
            return m_rows[info.field].edit->setFocus(Qt::ShortcutFocusReason);
    }
    m_settings->focusSetting(0);
}

void JobFormView::tellSection()
{
    if (m_going)
        return;
    JobSection shown = JobSection::Basics;
    for (const JobSection section : kSections) {
        const int top = m_titles.value(section)->mapTo(viewport(), QPoint(0, 0)).y();
        if (top <= viewport()->height() / 3)
            shown = section;
    }
    Q_EMIT sectionShown(shown);
}

void JobFormView::focusProblem(const JobProblem &problem)
{
    if (problem.field) {
        QLineEdit *edit = m_rows[*problem.field].edit;
        edit->setFocus(Qt::OtherFocusReason);
        ensureWidgetVisible(edit, 0, space::Columns);
    } else if (problem.setting) {
        m_settings->focusSetting(*problem.setting);
        ensureWidgetVisible(m_settings, 0, space::Columns);
    }
}

void JobFormView::focusFirst()
{
    m_rows[JobField::Name].edit->setFocus(Qt::OtherFocusReason);
}

} // namespace firesteel::gui
