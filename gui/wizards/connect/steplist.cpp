// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/steplist.h"

#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"
#include "gui/wizards/connect/connectsteppage.h"

#include <QEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kStateRole = Qt::UserRole;
constexpr int kTickRole = Qt::UserRole + 1;

/// Sign or number, then the text.
class StepDelegate : public QStyledItemDelegate
{
public:
    StepDelegate(const Theme &theme, QObject *parent) : QStyledItemDelegate(parent), m_theme(theme)
    {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        QStyleOptionViewItem panel = option;
        initStyleOption(&panel, index);
        panel.text.clear();
        panel.icon = {};
        panel.widget->style()->drawControl(QStyle::CE_ItemViewItem, &panel, painter, panel.widget);
        const Tokens &tokens = m_theme.tokens();
        const bool current = option.state.testFlag(QStyle::State_Selected);
        const QRect room = option.rect.adjusted(space::Gap + 2, 0, -space::Inside, 0);
        const QRect sign(room.left(), room.top(), kIconSize, room.height());
        const auto state = StepState(index.data(kStateRole).toInt());
        painter->save();
        if (state == StepState::Wrong && !current) {
            m_theme.paintIcon(painter, sign, u"state-failed"_s, tokens.failed);
        } else if (index.data(kTickRole).toBool() && !current) {
            m_theme.paintIcon(painter, sign, u"check"_s, tokens.succeeded);
        } else {
            painter->setFont(m_theme.font(current ? Theme::Role::Name : Theme::Role::Text));
            painter->setPen(current ? tokens.accent : tokens.text3);
            painter->drawText(sign, Qt::AlignCenter, QString::number(index.row() + 1));
        }
        const QFont font = m_theme.font(current ? Theme::Role::Name : Theme::Role::Text);
        painter->setFont(font);
        painter->setPen(current || index.data(kTickRole).toBool() ? tokens.text : tokens.text2);
        const QRect text = room.adjusted(kIconSize + space::Gap, 0, 0, 0);
        painter->drawText(
            text, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, text.width()));
        painter->restore();
    }

private:
    const Theme &m_theme;
};

} // namespace

StepList::StepList(Theme &theme, QWidget *parent) : QListWidget(parent), m_theme(theme)
{
    setObjectName(u"connect.steps"_s);
    setFrameShape(QFrame::NoFrame);
    setProperty(property::NoFrame, true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setItemDelegate(new StepDelegate(theme, this));
    viewport()->setBackgroundRole(QPalette::Window);
    for (int i = 0; i < kConnectSteps; ++i) {
        addItem(QString());
        item(i)->setData(kStateRole, int(StepState::Open));
    }
    setCurrentRow(0);
    retranslate();
    connect(this, &QListWidget::currentRowChanged, this,
            [this](int row) { Q_EMIT chosen(ConnectStep(row)); });
    connect(&theme, &Theme::changed, this, &StepList::retranslate);
}

void StepList::setCurrent(ConnectStep step)
{
    const QSignalBlocker quiet(this);
    setCurrentRow(int(step));
}

void StepList::setState(ConnectStep step, StepState state, bool ticked)
{
    QListWidgetItem *line = item(int(step));
    if (line->data(kStateRole).toInt() == int(state) && line->data(kTickRole).toBool() == ticked)
        return;
    line->setData(kStateRole, int(state));
    line->setData(kTickRole, ticked);
    retranslate();
}

void StepList::retranslate()
{
    setAccessibleName(tr("Steps"));
    for (int i = 0; i < kConnectSteps; ++i) {
        QListWidgetItem *line = item(i);
        const QString title = connectStepTitle(ConnectStep(i));
        line->setText(title);
        line->setToolTip(title);
        line->setSizeHint({0, m_theme.metrics().place});
        QString said = tr("Step %1, %2").arg(i + 1).arg(title);
        if (StepState(line->data(kStateRole).toInt()) == StepState::Wrong)
            //: %1 is a step of the wizard
            said = tr("%1, something is wrong there").arg(said);
        else if (line->data(kTickRole).toBool())
            said = tr("%1, done").arg(said);
        line->setData(Qt::AccessibleTextRole, said);
    }
    updateGeometry();
}

QSize StepList::sizeHint() const
{
    const QFontMetrics metrics(m_theme.font(Theme::Role::Name));
    int text = 0;
    for (int i = 0; i < kConnectSteps; ++i)
        text = std::max(text, metrics.horizontalAdvance(connectStepTitle(ConnectStep(i))));
    return {std::min(text + kIconSize + 3 * space::Group, 240),
            m_theme.metrics().place * kConnectSteps};
}

void StepList::changeEvent(QEvent *event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace firesteel::gui
