// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/application/logstab.h"

#include "gui/models/logsavejob.h"
#include "gui/pages/application/logcollector.h"
#include "gui/pages/application/togglechip.h"
#include "gui/shell/activities.h"
#include "gui/text/format.h"
#include "gui/text/sentences.h"
#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/hairline.h"
#include "gui/widgets/logview.h"
#include "gui/widgets/searchfield.h"

#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr size_t maxChips = 4;
constexpr int searchWidth = 296;
constexpr int searchLeast = 120;
constexpr std::array<LogLevel, 4> shownLevels{LogLevel::Error, LogLevel::Warn, LogLevel::Info,
                                              LogLevel::Debug};

} // namespace

LogsTab::LogsTab(const Services &services, QWidget *parent)
    : QWidget(parent), m_services(services), m_chipRow(new QHBoxLayout),
      m_more(new QToolButton(this)), m_moreMenu(new QMenu(this)),
      m_search(new SearchField(services.theme, this)), m_stack(new QStackedWidget(this)),
      m_view(new LogView(services.theme, this)), m_empty(new EmptyState(services.theme, this))
{
    setObjectName(u"logsTab"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *bar = new QWidget(this);
    buildBar(bar);
    column->addWidget(bar);
    column->addWidget(new Hairline(Qt::Horizontal, this));
    m_view->setObjectName(u"log"_s);
    m_empty->setIcon(u"file"_s);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_view);
    column->addWidget(m_stack, 1);
    column->addWidget(new Hairline(Qt::Horizontal, this));
    auto *foot = new QWidget(this);
    buildFoot(foot);
    column->addWidget(foot);
    connect(m_view, &LogView::followChanged, m_follow, &QToolButton::setChecked);
    connect(m_view, &LogView::currentChanged, this, &LogsTab::renewFoot);
    connect(m_view, &LogView::hitChanged, this, &LogsTab::renewHits);
    connect(&services.theme, &Theme::changed, this, &LogsTab::retranslate);
    retranslate();
}

QToolButton *LogsTab::toolButton(const QString &icon, const QString &name)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setIcon(m_services.theme.icon(icon, &Tokens::text2));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void LogsTab::buildBar(QWidget *bar)
{
    Theme &theme = m_services.theme;
    bar->setFixedHeight(theme.metrics().toolBar);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(space::Margin, 0, space::Margin, 0);
    row->setSpacing(space::Inside);
    m_chipRow->setSpacing(space::Inside);
    row->addLayout(m_chipRow);
    m_more->setObjectName(u"moreSources"_s);
    m_more->setAutoRaise(true);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(m_moreMenu);
    m_more->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_more->hide();
    row->addWidget(m_more);
    auto *separator = new Hairline(Qt::Vertical, bar);
    separator->setStrong(true);
    separator->setFixedHeight(space::Group);
    row->addSpacing(space::Gap);
    row->addWidget(separator);
    row->addSpacing(space::Gap);
    for (size_t i = 0; i < shownLevels.size(); ++i) {
        auto *chip = new ToggleChip(theme, bar);
        const LogLevel level = shownLevels[i];
        chip->setObjectName(u"level%1"_s.arg(int(level)));
        if (level == LogLevel::Error)
            chip->setInk([&theme] { return theme.tokens().failed; });
        else if (level == LogLevel::Warn)
            chip->setInk([&theme] { return theme.tokens().waiting; });
        connect(chip, &QAbstractButton::toggled, this, [this, level](bool on) {
            if (!m_model)
                return;
            m_model->setLevelShown(level, on);
            if (level == LogLevel::Debug)
                m_model->setLevelShown(LogLevel::Trace, on);
            renewLevels();
        });
        m_levels[i] = chip;
        row->addWidget(chip);
    }
    row->addStretch(1);
    m_search->setObjectName(u"logSearch"_s);
    m_search->setMaximumWidth(searchWidth);
    m_search->setMinimumWidth(searchLeast);
    row->addWidget(m_search, 2);
    row->addSpacing(space::Gap);
    m_wrap = toolButton(u"wrap"_s, u"wrap"_s);
    m_wrap->setCheckable(true);
    m_follow = toolButton(u"follow"_s, u"follow"_s);
    m_follow->setCheckable(true);
    m_follow->setChecked(true);
    m_save = toolButton(u"download"_s, u"saveLog"_s);
    for (QToolButton *button : {m_wrap, m_follow, m_save})
        row->addWidget(button);
    QWidget *before = m_more;
    for (QWidget *next :
         std::initializer_list<QWidget *>{m_levels[0], m_levels[1], m_levels[2], m_levels[3],
                                          m_search, m_wrap, m_follow, m_save, m_view}) {
        setTabOrder(before, next);
        before = next;
    }
    connect(m_wrap, &QToolButton::toggled, m_view, &LogView::setWrap);
    connect(m_follow, &QToolButton::toggled, m_view, &LogView::setFollow);
    connect(m_save, &QToolButton::clicked, this, &LogsTab::save);
    connect(m_search, &QLineEdit::textChanged, this, &LogsTab::search);
    connect(m_search, &QLineEdit::returnPressed, m_view, &LogView::nextHit);
    connect(m_search, &SearchField::escaped, m_view,
            [this] { m_view->setFocus(Qt::OtherFocusReason); });
}

void LogsTab::buildFoot(QWidget *foot)
{
    Theme &theme = m_services.theme;
    foot->setFixedHeight(theme.metrics().statusBar);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(space::Margin, 0, space::Margin, 0);
    row->setSpacing(space::Group);
    const auto label = [&](const QString &name) {
        auto *text = new QLabel(foot);
        text->setObjectName(name);
        theme.dress(text, Theme::Role::Note, &Tokens::text2);
        return text;
    };
    m_place = label(u"logPlace"_s);
    m_note = label(u"logNote"_s);
    m_state = label(u"logState"_s);
    m_size = label(u"logSize"_s);
    row->addWidget(m_place);
    row->addWidget(m_note);
    row->addStretch(1);
    row->addWidget(m_state);
    row->addWidget(m_size);
}

void LogsTab::setCollector(LogCollector *collector)
{
    if (m_collector == collector)
        return;
    if (m_collector)
        m_collector->disconnect(this);
    if (m_model)
        m_model->disconnect(this);
    m_collector = collector;
    m_model = collector ? &collector->model() : nullptr;
    m_view->setModel(m_model);
    m_view->setFollow(true);
    if (m_model) {
        connect(collector, &LogCollector::statusChanged, this, &LogsTab::renewFoot);
        connect(m_model, &LogModel::sourcesChanged, this, &LogsTab::rebuildChips);
        connect(m_model, &LogModel::changed, this, [this] {
            renewLevels();
            renewFoot();
        });
        connect(m_model, &LogModel::filterChanged, this, &LogsTab::renewFoot);
        connect(m_model, &LogModel::foldingChanged, this, &LogsTab::renewFoot);
        m_model->setSearch(m_search->text());
    }
    rebuildChips();
    renewLevels();
    renewHits();
    renewFoot();
}

// ---- sources ----------------------------------------------------------------------------------

/// How many sources have a chip of their own in the bar; the others are in the menu.
size_t LogsTab::chipsThatFit() const
{
    const size_t sources = m_model ? m_model->sources().size() : 0;
    int room = width() - 2 * space::Margin - 4 * space::Gap - searchLeast;
    for (const ToggleChip *level : m_levels)
        room -= level->sizeHint().width() + space::Inside;
    for (const QToolButton *button : {m_wrap, m_follow, m_save})
        room -= button->sizeHint().width() + space::Inside;
    const int more = std::max(m_more->sizeHint().width(), m_more->minimumWidth()) + space::Inside;
    const QFontMetrics metrics(m_services.theme.font(Theme::Role::Text));
    size_t fit = 0;
    for (int used = 0; fit < std::min(sources, maxChips); ++fit) {
        used += metrics.horizontalAdvance(m_view->sourceName(int(fit))) + 4 * space::Gap;
        const bool last = fit + 1 == sources;
        if (used + (last ? 0 : more) > room)
            break;
    }
    return fit;
}

void LogsTab::fitChips()
{
    if (chipsThatFit() != m_chips.size())
        rebuildChips();
}

void LogsTab::rebuildChips()
{
    const size_t sources = m_model ? m_model->sources().size() : 0;
    const size_t wanted = chipsThatFit();
    while (m_chips.size() > wanted) {
        m_chips.back()->hide();
        m_chips.back()->deleteLater();
        m_chips.pop_back();
    }
    while (m_chips.size() < wanted) {
        const int source = int(m_chips.size());
        auto *chip = new ToggleChip(m_services.theme, this);
        chip->setObjectName(u"source%1"_s.arg(source));
        setVerbatim(chip, {u"toolTip"_s}); // the pod's name
        chip->setBar([this, source] {
            return m_model && size_t(source) < m_model->sources().size()
                       ? m_view->sourceColor(source)
                       : QColor();
        });
        connect(chip, &QAbstractButton::clicked, this, [this, source](bool on) {
            if (m_collector && on)
                m_collector->ask(source);
            if (m_model)
                m_model->setSourceShown(source, on);
        });
        m_chipRow->addWidget(chip);
        // it stands before the button for more, and takes its turn there
        setTabOrder(m_chips.empty() ? m_more->previousInFocusChain() : m_chips.back(), chip);
        m_chips.push_back(chip);
    }
    m_moreMenu->clear();
    for (size_t source = wanted; source < sources; ++source) {
        QAction *action = m_moreMenu->addAction(m_view->sourceName(int(source)));
        action->setCheckable(true);
        action->setChecked(m_model->sources()[source].shown);
        connect(action, &QAction::triggered, this, [this, source](bool on) {
            if (m_collector && on)
                m_collector->ask(int(source));
            if (m_model)
                m_model->setSourceShown(int(source), on);
        });
    }
    m_more->setVisible(sources > wanted);
    m_more->setText(tr("%n more", "sources of the log", int(sources - wanted)));
    m_more->setMinimumWidth(m_more->fontMetrics().horizontalAdvance(m_more->text()) +
                            2 * (kIconSize + space::Inside)); // beside the arrow
    refreshChips();
    orderTabs();
    renewFoot();
}

/// From left to right, whatever was made when.
void LogsTab::orderTabs()
{
    QList<QWidget *> order(m_chips.begin(), m_chips.end());
    order.append(m_more);
    order.append(QList<QWidget *>(m_levels.begin(), m_levels.end()));
    order.append({m_search, m_wrap, m_follow, m_save, m_view});
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

void LogsTab::refreshChips()
{
    for (size_t source = 0; source < m_chips.size(); ++source) {
        m_chips[source]->setText(m_view->sourceName(int(source)));
        m_chips[source]->setAccessibleName(tr("Log of %1").arg(m_view->sourceName(int(source))));
        m_chips[source]->setToolTip(m_model->sources()[source].name);
        m_chips[source]->setChecked(m_model->sources()[source].shown);
    }
}

void LogsTab::showOnly(int source)
{
    for (int i = 0; i < int(m_model->sources().size()); ++i)
        m_model->setSourceShown(i, i == source);
    if (m_collector)
        m_collector->ask(source);
}

void LogsTab::showSource(const QString &podUid)
{
    if (!m_model)
        return;
    const auto &sources = m_model->sources();
    const auto found = std::ranges::find_if(sources, [&](const LogModel::Source &source) {
        return source.key.startsWith(podUid + u'/');
    });
    if (found != sources.end())
        showOnly(int(found - sources.begin()));
}

void LogsTab::showAround(qint64 timeNs)
{
    if (m_model)
        m_view->showLine(m_model->idOf(LogModel::Place{timeNs, 0}));
}

void LogsTab::setWrap(bool wrap)
{
    m_wrap->setChecked(wrap); // the view follows the button
}

// ---- search -----------------------------------------------------------------------------------

void LogsTab::search(const QString &text)
{
    if (m_search->text() != text) {
        m_search->setText(text); // comes back here
        return;
    }
    if (!m_model)
        return;
    m_view->expectHit();
    m_model->setSearch(text);
    renewHits();
}

void LogsTab::renewHits()
{
    if (!m_model || m_search->text().isEmpty()) {
        m_search->setNote({});
        return;
    }
    const qsizetype hits = qsizetype(m_model->hits().size());
    QString all = count(hits);
    if (m_model->hitsAreCut())
        all += u'+';
    if (hits == 0)
        m_search->setNote(m_model->isSearching() ? tr("searching…") : tr("not found"));
    else if (m_view->currentHit() >= 0)
        m_search->setNote(
            tr("%1 of %2", "hit, number of hits").arg(count(m_view->currentHit() + 1), all));
    else
        m_search->setNote(all);
}

// ---- texts ------------------------------------------------------------------------------------

void LogsTab::renewLevels()
{
    for (size_t i = 0; i < shownLevels.size(); ++i) {
        const LogLevel level = shownLevels[i];
        qint64 entries = m_model ? m_model->buffer().entries(level) : 0;
        if (m_model && level == LogLevel::Debug)
            entries += m_model->buffer().entries(LogLevel::Trace);
        const bool on = !m_model || m_model->isLevelShown(level);
        m_levels[i]->setChecked(on);
        m_levels[i]->setNote(on ? count(entries) : tr("off"));
    }
    fitChips();
}

QString LogsTab::stateText() const
{
    if (!m_collector || !m_model)
        return {};
    int live = 0;
    int ended = 0;
    int cut = 0;
    std::optional<Error> error;
    for (int source = 0; source < int(m_model->sources().size()); ++source) {
        const LogCollector::Status status = m_collector->status(source);
        live += status.state == LogCollector::State::Live;
        ended += status.state == LogCollector::State::Ended;
        cut += status.state == LogCollector::State::Reconnecting;
        if (status.error && status.state == LogCollector::State::Failed)
            error = status.error;
    }
    if (error)
        return sentenceFor(*error).what;
    if (cut > 0)
        return tr("Connection cut, trying again");
    if (live > 0)
        return tr("Live");
    return ended > 0 ? tr("Complete") : QString();
}

void LogsTab::renewFoot()
{
    const qint64 rows = m_model ? m_model->rowCount() : 0;
    const bool filtered = m_model && m_model->hidesLines() &&
                          rows < m_model->buffer().endId() - m_model->buffer().firstId();
    m_stack->setCurrentWidget(rows > 0 ? static_cast<QWidget *>(m_view) : m_empty);
    if (rows == 0) {
        const QString state = stateText();
        m_empty->setSentence(filtered ? tr("Every line is filtered out")
                                      : tr("No line of the log yet"));
        m_empty->setDetail(filtered          ? QString()
                           : state.isEmpty() ? tr("The log begins when the container starts.")
                                             : state);
    }
    if (!m_model) {
        for (QLabel *label : {m_place, m_note, m_state, m_size})
            label->clear();
        return;
    }
    const QString last = count(m_model->buffer().endId());
    if (m_view->currentLine() >= 0)
        m_place->setText(tr("Line %1 of %2").arg(count(m_view->currentLine() + 1), last));
    else if (filtered)
        m_place->setText(tr("%1 of %2 lines").arg(count(rows), last));
    else
        m_place->setText(tr("%n line(s)", nullptr, int(m_model->buffer().endId())));
    const qint64 dropped = m_model->buffer().firstId();
    m_note->setText(dropped > 0
                        ? tr("The first %1 lines gave way to newer ones").arg(count(dropped))
                    : m_model->sources().size() > 1 ? tr("Merged by time")
                                                    : QString());
    m_state->setText(stateText());
    m_size->setText(bytes(m_model->buffer().bytes()));
}

void LogsTab::save()
{
    if (!m_model)
        return;
    auto *dialog = new QFileDialog(this, tr("Save the log"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"log"_s);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &path) { saveTo(path); });
    dialog->open();
}

void LogsTab::saveTo(const QString &path)
{
    auto *job = new LogSaveJob(m_collector ? &m_collector->model() : nullptr, path);
    const Activity::Id id = m_services.activities.add(job, [name = QFileInfo(path).fileName()] {
        //: %1 is the name of a file
        return tr("Save the log as %1").arg(name);
    });
    connect(job, &LogSaveJob::progressed, &m_services.activities,
            [activities = &m_services.activities, id](double share) {
                activities->setProgress(id, share);
            });
}

void LogsTab::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitChips();
}

void LogsTab::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void LogsTab::retranslate()
{
    m_levels[0]->setText(tr("Error"));
    m_levels[1]->setText(tr("Warn"));
    m_levels[2]->setText(tr("Info"));
    m_levels[3]->setText(tr("Debug"));
    m_search->setPlaceholderText(tr("Search the log"));
    m_search->setAccessibleName(tr("Search the log"));
    m_search->setToolTip(m_search->placeholderText() + u'\n' +
                         tr("Text or a regular expression; Enter: next hit"));
    m_wrap->setToolTip(tr("Wrap long lines"));
    m_follow->setToolTip(tr("Follow the end"));
    m_save->setToolTip(tr("Save the lines that are shown…"));
    for (QToolButton *button : {m_wrap, m_follow, m_save})
        button->setAccessibleName(button->toolTip());
    rebuildChips();
    renewLevels();
    renewHits();
    renewFoot();
}

} // namespace firesteel::gui
