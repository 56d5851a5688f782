// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/newjob/jobpreview.h"

#include "core/data/yaml.h"
#include "gui/pages/newjob/jobwords.h"
#include "gui/theme/theme.h"
#include "gui/widgets/codeview.h"
#include "gui/widgets/hairline.h"
#include "gui/widgets/iconlabel.h"
#include "gui/widgets/tabbar.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

#include <initializer_list>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

QString yamlOf(const QJsonObject &object)
{
    return QString::fromUtf8(data::writeYaml(object));
}

QString propertiesText(const spark::SparkConf &conf)
{
    QStringList lines;
    for (const auto &[key, value] : conf.entries())
        lines << key + u'=' + value;
    lines.sort();
    return lines.join(u'\n') + u'\n';
}

} // namespace

JobPreview::JobPreview(Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_tabs(new TabBar(this)), m_objectTabs(new TabBar(this)),
      m_copy(new QToolButton(this)), m_stack(new QStackedWidget(this)),
      m_code(new CodeView(theme, this)), m_missing(new QLabel(this)),
      m_findingsTitle(new QLabel(this)), m_findings(new QVBoxLayout)
{
    setObjectName(u"jobPreview"_s);
    m_tabs->setObjectName(u"previewTabs"_s);
    m_objectTabs->setObjectName(u"objectTabs"_s);
    m_code->setObjectName(u"previewCode"_s);
    m_copy->setObjectName(u"copyPreview"_s);
    m_findingsTitle->setObjectName(u"findingsTitle"_s);
    for (int i = 0; i < 3; ++i)
        m_tabs->addTab({});
    build();
    retranslate();
    connect(m_tabs, &QTabBar::currentChanged, this, &JobPreview::renewView);
    connect(m_objectTabs, &QTabBar::currentChanged, this, &JobPreview::renewView);
    connect(m_copy, &QToolButton::clicked, this, &JobPreview::copy);
}

void JobPreview::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(space::Gap, 0, space::Group, 0);
    head->addWidget(m_tabs, 1);
    head->addWidget(m_copy);
    m_copy->setIcon(m_theme.icon(u"copy"_s));
    m_copy->setAutoRaise(true);
    column->addLayout(head);
    column->addWidget(new Hairline(Qt::Horizontal, this));
    column->addWidget(m_objectTabs);
    m_missing->setAlignment(Qt::AlignCenter);
    m_missing->setObjectName(u"preview.missing"_s);
    m_missing->setWordWrap(true);
    m_missing->setMargin(space::Margin);
    m_theme.dress(m_missing, Theme::Role::Text, &Tokens::text2);
    m_stack->addWidget(m_code);
    m_stack->addWidget(m_missing);
    column->addWidget(m_stack, 1);
    column->addWidget(new Hairline(Qt::Horizontal, this));
    auto *findings = new QVBoxLayout;
    findings->setContentsMargins(space::Group, space::Group, space::Group, space::Group);
    findings->setSpacing(space::Gap);
    m_theme.dress(m_findingsTitle, Theme::Role::Heading);
    findings->addWidget(m_findingsTitle);
    findings->addLayout(m_findings);
    column->addLayout(findings);
}

void JobPreview::setOutcome(const JobOutcome &outcome)
{
    m_outcome = outcome;
    m_objects.clear();
    if (outcome.submission) {
        const spark::Submission &built = *outcome.submission;
        m_objects.append({u"Pod"_s, yamlOf(built.driverPod)});
        for (const QList<QJsonObject> &list : {built.preResources, built.postResources}) {
            for (const QJsonObject &object : list)
                m_objects.append({object.value("kind"_L1).toString(), yamlOf(object)});
        }
    }
    renewObjects();
    renewFindings();
    renewView();
}

void JobPreview::renewObjects()
{
    const QSignalBlocker quiet(m_objectTabs);
    while (m_objectTabs->count() > m_objects.size())
        m_objectTabs->removeTab(m_objectTabs->count() - 1);
    while (m_objectTabs->count() < m_objects.size())
        m_objectTabs->addTab({});
    for (int i = 0; i < m_objectTabs->count(); ++i) {
        const QString kind = m_objects[i].kind;
        m_objectTabs->setTabText(i, kind == "Pod"_L1         ? tr("Driver pod")
                                    : kind == "Service"_L1   ? tr("Service")
                                    : kind == "ConfigMap"_L1 ? tr("Config map")
                                    : kind == "Secret"_L1    ? tr("Secret")
                                                             : kind);
    }
}

void JobPreview::renewView()
{
    const int tab = m_tabs->currentIndex();
    const int object = std::max(0, m_objectTabs->currentIndex());
    m_objectTabs->setVisible(tab == Yaml && m_objects.size() > 1);
    const bool there = tab == Command || m_outcome.submission.has_value();
    m_stack->setCurrentWidget(there ? static_cast<QWidget *>(m_code) : m_missing);
    m_copy->setEnabled(there);
    if (!there)
        return;
    m_code->setLanguage(tab == Yaml ? u"YAML"_s : tab == Command ? u"Bash"_s : u"INI Files"_s);
    m_code->setWrap(tab == Command);
    if (tab == Yaml)
        m_code->setCode(m_objects.value(object).text);
    else if (tab == Command)
        m_code->setCode(m_outcome.command + u'\n');
    else
        m_code->setCode(propertiesText(m_outcome.submission->driverProperties));
}

void JobPreview::orderTabsAfter(QWidget *before)
{
    for (QWidget *next : std::initializer_list<QWidget *>{m_tabs, m_copy, m_objectTabs, m_code}) {
        setTabOrder(before, next);
        before = next;
    }
}

QString JobPreview::shownText() const
{
    return m_code->toPlainText();
}

void JobPreview::copy()
{
    QGuiApplication::clipboard()->setText(shownText());
}

void JobPreview::renewFindings()
{
    while (QLayoutItem *item = m_findings->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    QStringList texts;
    for (const JobProblem &problem : std::as_const(m_outcome.problems)) {
        if (problem.field || problem.setting)
            continue; // said where it is
        const Sentence sentence = problemSentence(problem);
        texts << (sentence.next.isEmpty() ? sentence.what
                                          : QString(sentence.what + u' ' + sentence.next));
    }
    for (const spark::Notice &notice : std::as_const(m_outcome.notices)) {
        if (const QString text = noticeSentence(notice); !text.isEmpty() && !texts.contains(text))
            texts << text;
    }
    for (const QString &text : std::as_const(texts)) {
        auto *line = new QWidget;
        auto *row = new QHBoxLayout(line);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(space::Gap);
        auto *icon = new IconLabel(m_theme, line);
        icon->setIcon(u"warning"_s, &Tokens::waiting);
        auto *label = new QLabel(text, line);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setObjectName(u"finding"_s);
        row->addWidget(icon, 0, Qt::AlignTop);
        row->addWidget(label, 1);
        m_findings->addWidget(line);
    }
    m_findingsTitle->setText(texts.isEmpty() ? tr("Nothing to note")
                                             : tr("To note: %n", nullptr, int(texts.size())));
    // What is wrong with a field is said there: then there is something to note.
    m_findingsTitle->setVisible(!texts.isEmpty() || m_outcome.problems.isEmpty());
    const bool wrong = std::ranges::any_of(
        m_outcome.problems, [](const JobProblem &problem) { return !problem.missing; });
    m_missing->setText(
        wrong ? tr("The objects appear here once nothing is wrong in the form.")
              : tr("The objects appear here once the form holds an image and an application."));
}

void JobPreview::retranslate()
{
    m_tabs->setTabText(Yaml, tr("YAML"));
    m_tabs->setTabText(Command, tr("Command"));
    m_tabs->setTabText(Properties, tr("Properties"));
    m_tabs->setAccessibleName(tr("Preview"));
    m_objectTabs->setAccessibleName(tr("Object"));
    m_code->setAccessibleName(tr("Preview of what is sent"));
    m_copy->setToolTip(tr("Copy"));
    m_copy->setAccessibleName(tr("Copy the preview"));
    renewObjects();
    renewFindings();
    renewView();
}

void JobPreview::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace firesteel::gui
