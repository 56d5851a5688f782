// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/commandpalette.h"

#include "core/settings/settings.h"
#include "gui/shell/actionregistry.h"
#include "gui/shell/fuzzy.h"
#include "gui/shell/services.h"
#include "gui/text/verbatim.h"
#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"
#include "gui/widgets/searchfield.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
namespace keys = settings::keys;

namespace {

constexpr int kWidth = 480;
constexpr int kPaletteRows = 10;
constexpr qsizetype kRecent = 12;

} // namespace

class CommandPalette::Model : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_items.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override
    {
        if (!index.isValid())
            return {};
        const PaletteItem &item = m_items.at(index.row());
        if (role == Qt::DisplayRole)
            return item.text;
        if (role == Qt::AccessibleTextRole)
            return QStringList{item.text, item.kind}.join(u' ').simplified();
        if (role == Qt::AccessibleDescriptionRole)
            return item.keys;
        if (role == VerbatimRole)
            return item.verbatim;
        return {};
    }
    void set(const QList<PaletteItem> &items)
    {
        beginResetModel();
        m_items = items;
        endResetModel();
    }
    [[nodiscard]] const QList<PaletteItem> &items() const { return m_items; }

private:
    QList<PaletteItem> m_items;
};

class CommandPalette::Delegate : public QStyledItemDelegate
{
public:
    Delegate(Theme &theme, const Model &model, QObject *parent)
        : QStyledItemDelegate(parent), m_theme(theme), m_model(model)
    {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {0, m_theme.metrics().place};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const PaletteItem &item = m_model.items().at(index.row());
        const Tokens &tokens = m_theme.tokens();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (option.state & QStyle::State_Selected)
            drawRounded(painter, option.rect, tokens.select, {});
        QRect rest = option.rect.adjusted(space::Gap, 0, -space::Gap, 0);
        if (!item.icon.isEmpty())
            m_theme.paintIcon(painter, QRect(rest.left(), rest.top(), kIconSize, rest.height()),
                              item.icon, tokens.text2);
        rest.setLeft(rest.left() + kIconSize + space::Gap);
        painter->setFont(m_theme.font(Theme::Role::Note));
        painter->setPen(tokens.text3);
        for (const QString &word : {item.keys, item.kind}) {
            if (word.isEmpty())
                continue;
            painter->drawText(rest, Qt::AlignRight | Qt::AlignVCenter, word);
            rest.setRight(rest.right() - painter->fontMetrics().horizontalAdvance(word) -
                          space::Group);
        }
        painter->setFont(m_theme.font(Theme::Role::Text));
        painter->setPen(tokens.text);
        painter->drawText(
            rest, Qt::AlignLeft | Qt::AlignVCenter,
            painter->fontMetrics().elidedText(item.text, Qt::ElideRight, rest.width()));
        painter->restore();
    }

private:
    Theme &m_theme;
    const Model &m_model;
};

CommandPalette::CommandPalette(const Services &services, SearchField *field, QWidget *window)
    : QFrame(window), m_services(services), m_field(field), m_model(new Model(this)),
      m_list(new QListView(this)), m_nothing(new QLabel(this))
{
    setObjectName(u"palette"_s);
    setFocusPolicy(Qt::NoFocus);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::Gap, space::Gap, space::Gap, space::Gap);
    column->addWidget(m_list);
    column->addWidget(m_nothing);
    m_list->setObjectName(u"palette.list"_s);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new Delegate(services.theme, *m_model, m_list));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->setAutoFillBackground(false);
    services.theme.dress(m_nothing, Theme::Role::Text, &Tokens::text2);
    m_field->installEventFilter(this);
    window->installEventFilter(this);
    connect(m_field, &QLineEdit::textEdited, this, [this] {
        if (!isVisible())
            open();
    });
    connect(m_field, &QLineEdit::textChanged, this, [this] {
        if (isVisible())
            filter();
    });
    connect(m_list, &QListView::clicked, this, &CommandPalette::runCurrent);
    hide();
}

CommandPalette::~CommandPalette() = default;

void CommandPalette::addSource(QObject *context, Source source)
{
    m_sources.append({context, std::move(source)});
}

QList<PaletteItem> CommandPalette::collect() const
{
    QList<PaletteItem> all;
    for (const ActionRegistry::Entry &entry : m_services.actions.entries()) {
        if (!entry.spec.inPalette || !entry.action || !entry.action->isEnabled() ||
            (!entry.spec.page.isEmpty() && !(entry.context && entry.context->isVisible())))
            continue;
        const QList<QKeySequence> sequences = entry.action->shortcuts();
        all.append({u"action."_s + entry.spec.id,
                    entry.action->text(),
                    {},
                    entry.spec.icon,
                    sequences.isEmpty() ? QString()
                                        : sequences.constFirst().toString(QKeySequence::NativeText),
                    [action = entry.action] {
                        if (action)
                            action->trigger();
                    }});
    }
    for (const auto &[context, source] : m_sources) {
        if (context)
            all += source();
    }
    return all;
}

void CommandPalette::open()
{
    if (!m_field->hasFocus()) {
        m_before = QApplication::focusWidget();
        m_field->setFocus(Qt::ShortcutFocusReason);
        m_field->selectAll();
    }
    m_list->setAccessibleName(tr("What was found"));
    m_nothing->setText(tr("Nothing of that name"));
    m_all = collect();
    filter();
    show();
    place();
    raise();
}

void CommandPalette::close()
{
    if (!isVisible() && !m_field->hasFocus())
        return;
    hide();
    m_all.clear();
    m_field->clear();
    if (m_field->hasFocus()) {
        QWidget *back = m_before && m_before->isVisible() ? m_before.data() : nullptr;
        if (back)
            back->setFocus(Qt::OtherFocusReason);
        else
            m_field->clearFocus();
    }
}

void CommandPalette::filter()
{
    const QStringList recent = m_services.settings.get(keys::RecentCommands);
    const QString pattern = m_field->text();
    std::vector<std::pair<int, const PaletteItem *>> found;
    for (const PaletteItem &item : std::as_const(m_all)) {
        const auto score = fuzzyScore(pattern, item.text);
        if (!score)
            continue;
        const qsizetype place = recent.indexOf(item.id);
        const int bonus = place < 0 ? 0 : int(kRecent - place);
        found.emplace_back(*score + bonus, &item);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto &a, const auto &b) { return a.first > b.first; });
    QList<PaletteItem> best;
    for (const auto &[score, item] : found)
        best.append(*item);
    m_model->set(best);
    m_list->setVisible(!best.isEmpty());
    m_nothing->setVisible(best.isEmpty());
    if (!best.isEmpty())
        m_list->setCurrentIndex(m_model->index(0));
    place();
}

void CommandPalette::place()
{
    QWidget *window = parentWidget();
    const QPoint corner = m_field->mapTo(window, QPoint(m_field->width(), m_field->height()));
    const int rows = std::clamp(m_model->rowCount(), 1, kPaletteRows);
    const int height = rows * m_services.theme.metrics().place + 2 * space::Gap + 2;
    const int width = std::min(std::max(kWidth, m_field->width()), window->width());
    setGeometry(std::max(0, corner.x() - width), corner.y() + space::Inside, width,
                std::min(height, window->height() - corner.y() - space::Gap));
}

QStringList CommandPalette::shownIds() const
{
    QStringList ids;
    for (const PaletteItem &item : m_model->items())
        ids.append(item.id);
    return ids;
}

void CommandPalette::move(int by)
{
    if (m_model->rowCount() == 0)
        return;
    const int row = std::clamp(m_list->currentIndex().row() + by, 0, m_model->rowCount() - 1);
    m_list->setCurrentIndex(m_model->index(row));
}

void CommandPalette::runCurrent()
{
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid())
        return;
    const PaletteItem item = m_model->items().at(index.row());
    QStringList recent = m_services.settings.get(keys::RecentCommands);
    recent.removeAll(item.id);
    recent.prepend(item.id);
    m_services.settings.set(keys::RecentCommands, recent.mid(0, kRecent));
    close();
    if (item.run)
        item.run();
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible()) {
        place();
        return false;
    }
    if (watched != m_field)
        return false;
    if (event->type() == QEvent::FocusOut && isVisible()) {
        close();
        return false;
    }
    if (event->type() == QEvent::MouseButtonPress && !isVisible()) {
        open();
        return false;
    }
    if (event->type() != QEvent::KeyPress)
        return false;
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Down:
        isVisible() ? move(1) : open();
        return true;
    case Qt::Key_Up:
        move(-1);
        return true;
    case Qt::Key_PageDown:
        move(kPaletteRows);
        return true;
    case Qt::Key_PageUp:
        move(-kPaletteRows);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (isVisible())
            runCurrent();
        return true;
    case Qt::Key_Escape:
        close();
        return true;
    default:
        return false;
    }
}

void CommandPalette::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = m_services.theme.tokens();
    QPainter painter(this);
    painter.fillRect(rect(), tokens.window); // of the corners
    painter.setRenderHint(QPainter::Antialiasing);
    drawRounded(&painter, rect(), tokens.raised, tokens.lineStrong);
}

} // namespace firesteel::gui
