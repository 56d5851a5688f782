// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/cluster/marksform.h"

#include "core/settings/profilestore.h"
#include "gui/dialogs/confirm.h"
#include "gui/shell/clustermarks.h"
#include "gui/shell/opencluster.h"
#include "gui/shell/production.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"
#include "gui/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {
constexpr int kLongestLabel = 24;
}

MarksForm::MarksForm(const Services &services, QWidget *parent)
    : QWidget(parent), m_services(services), m_heading(new QLabel(this)),
      m_readOnly(new QCheckBox(this)), m_readOnlyHint(new QLabel(this)),
      m_production(new QCheckBox(this)), m_productionHint(new QLabel(this)),
      m_labelTitle(new QLabel(this)), m_label(new QLineEdit(this)), m_colourTitle(new QLabel(this)),
      m_colour(new QComboBox(this))
{
    Theme &theme = services.theme;
    theme.dress(m_heading, Theme::Role::Heading);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(space::Gap);
    column->addWidget(m_heading);
    for (const auto &[box, hint] :
         {std::pair{m_readOnly, m_readOnlyHint}, std::pair{m_production, m_productionHint}}) {
        theme.dress(hint, Theme::Role::Note, &Tokens::text3);
        hint->setWordWrap(true);
        auto *pair = new QVBoxLayout;
        pair->setSpacing(0);
        pair->addWidget(box);
        pair->addWidget(hint);
        column->addLayout(pair);
    }
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(space::Gap);
    grid->setVerticalSpacing(space::Gap);
    grid->addWidget(m_labelTitle, 0, 0);
    grid->addWidget(m_label, 0, 1);
    grid->addWidget(m_colourTitle, 1, 0);
    grid->addWidget(m_colour, 1, 1);
    grid->setColumnStretch(1, 1);
    column->addLayout(grid);
    m_labelTitle->setBuddy(m_label);
    m_colourTitle->setBuddy(m_colour);
    m_label->setMaxLength(kLongestLabel);
    m_readOnly->setObjectName(u"cluster.readOnly"_s);
    m_production->setObjectName(u"cluster.production"_s);
    m_label->setObjectName(u"cluster.label"_s);
    m_colour->setObjectName(u"cluster.colour"_s);
    connect(m_readOnly, &QCheckBox::toggled, this, &MarksForm::setReadOnly);
    connect(m_production, &QCheckBox::toggled, this, [this](bool on) {
        if (const auto current = m_services.workbench.current())
            setProduction(m_services.settings, *current, on);
    });
    connect(m_label, &QLineEdit::editingFinished, this, [this] {
        change([text = m_label->text().trimmed()](settings::ClusterProfile &profile) {
            profile.label = text;
        });
    });
    connect(m_colour, &QComboBox::activated, this, [this] {
        change([name = m_colour->currentData().toString()](settings::ClusterProfile &profile) {
            profile.colour = name;
        });
    });
    retranslate();
}

QWidget *MarksForm::firstField() const
{
    return m_readOnly;
}

void MarksForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void MarksForm::retranslate()
{
    m_heading->setText(tr("Guard and marks"));
    m_readOnly->setText(tr("Read-only"));
    m_readOnlyHint->setText(tr("Nothing is submitted, stopped or set up here until it is off."));
    m_production->setText(tr("Production cluster"));
    m_productionHint->setText(tr("Its windows say so, and you type a name before a submission or "
                                 "a stop."));
    //: a short word that is shown on the window, such as STAGE
    m_labelTitle->setText(tr("Label"));
    m_label->setPlaceholderText(tr("such as TEST"));
    m_colourTitle->setText(tr("Colour"));
    const QSignalBlocker quiet(m_colour);
    m_colour->clear();
    m_colour->addItem(clusterColourTitle({}), QString());
    for (const QString &name : clusterColours())
        m_colour->addItem(clusterColourTitle(name), name);
    renew();
}

void MarksForm::renew()
{
    const auto current = m_services.workbench.current();
    setEnabled(current.has_value());
    if (!current)
        return;
    const QSignalBlocker quietLock(m_readOnly);
    const QSignalBlocker quietProduction(m_production);
    const QSignalBlocker quietColour(m_colour);
    const bool production = isProduction(m_services.settings, *current);
    m_readOnly->setChecked(current->readOnly);
    m_production->setChecked(production);
    if (!m_label->hasFocus())
        m_label->setText(current->label);
    m_colour->setCurrentIndex(std::max(0, m_colour->findData(current->colour)));
    m_colour->setEnabled(!production);
    m_colour->setToolTip(production ? tr("Production has a colour of its own.") : QString());
}

/// To the lock belongs a moment's thought where it matters most.
void MarksForm::setReadOnly(bool on)
{
    const auto current = m_services.workbench.current();
    if (!current || on == current->readOnly)
        return;
    if (on || !isProduction(m_services.settings, *current)) {
        change([on](settings::ClusterProfile &profile) { profile.readOnly = on; });
        return;
    }
    renew(); // still locked
    unlock();
}

void MarksForm::unlock()
{
    const auto current = m_services.workbench.current();
    const QString name = clusterTitle(*current);
    confirm(this, m_services,
            {.title = tr("Take the lock off %1?").arg(name),
             .text = tr("Jobs can then be submitted and stopped there again."),
             .action = tr("Take the lock off"),
             .keep = tr("Keep it locked"),
             .typedName = name,
             .destructive = false},
            [this, id = current->id] {
                const auto now = m_services.workbench.current();
                if (now && now->id == id) // and no other was opened meanwhile
                    change([](settings::ClusterProfile &profile) { profile.readOnly = false; });
            });
}

template <class Change>
void MarksForm::change(Change change)
{
    const auto current = m_services.workbench.current();
    if (!current)
        return;
    settings::ClusterProfile profile =
        m_services.profiles.profile(current->id)
            .value_or(settings::ClusterProfile{.id = current->id,
                                               .name = current->name,
                                               .identity =
                                                   settings::ClusterProfile::Identity::Kubeconfig});
    change(profile);
    m_services.profiles.put(profile);
}

} // namespace firesteel::gui
