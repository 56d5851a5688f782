// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/settings/settingspage.h"

#include "core/settings/settings.h"
#include "gui/pages/settings/shortcuteditor.h"
#include "gui/shell/language.h"
#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"
#include "gui/widgets/formrow.h"
#include "gui/widgets/pagehead.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
namespace keys = settings::keys;

namespace {

constexpr int kWidest = 760;

void choose(QComboBox *box, const QVariant &value)
{
    const QSignalBlocker quiet(box);
    box->setCurrentIndex(box->findData(value));
}

} // namespace

SettingsPage::SettingsPage(const Services &services, QWidget *parent)
    : Page(parent), m_services(services), m_scaleAtStart(services.settings.get(keys::Scale)),
      m_head(new PageHead(services.theme, this)), m_lookTitle(new QLabel),
      m_language(new QComboBox), m_theme(new QComboBox), m_scale(new QComboBox),
      m_languageRow(new FormRow(services.theme, m_language)),
      m_themeRow(new FormRow(services.theme, m_theme)),
      m_scaleRow(new FormRow(services.theme, m_scale)), m_askTitle(new QLabel),
      m_confirmStop(new QCheckBox), m_confirmQuit(new QCheckBox), m_webTitle(new QLabel),
      m_embed(new QCheckBox), m_keysTitle(new QLabel),
      m_shortcuts(new ShortcutEditor(services, nullptr))
{
    build();
    retranslate();
    connectFields();
}

void SettingsPage::build()
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins({});
    outer->setSpacing(0);
    outer->addWidget(m_head);
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(u"settings.scroll"_s);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    outer->addWidget(scroll);
    auto *content = new QWidget;
    scroll->setWidget(content);
    auto *middle = new QHBoxLayout(content);
    middle->setContentsMargins(space::Margin, space::Gap, space::Margin, space::Margin);
    auto *sheet = new QWidget(content);
    sheet->setMaximumWidth(kWidest);
    sheet->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    middle->addWidget(sheet, 100);
    middle->addStretch(1);
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins({});
    column->setSpacing(space::Gap);
    for (QLabel *heading : {m_lookTitle, m_askTitle, m_webTitle, m_keysTitle})
        m_services.theme.dress(heading, Theme::Role::Heading);
    column->addWidget(m_lookTitle);
    for (FormRow *row : {m_languageRow, m_themeRow, m_scaleRow})
        column->addWidget(row);
    column->addSpacing(space::Group);
    column->addWidget(m_askTitle);
    column->addWidget(m_confirmStop);
    column->addWidget(m_confirmQuit);
    column->addSpacing(space::Group);
    column->addWidget(m_webTitle);
    column->addWidget(m_embed);
    column->addSpacing(space::Group);
    column->addWidget(m_keysTitle);
    column->addWidget(m_shortcuts);
    column->addStretch();
    for (QComboBox *box : {m_language, m_theme, m_scale}) // in every language, not the first alone
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_language->setObjectName(u"settings.language"_s);
    m_theme->setObjectName(u"settings.theme"_s);
    m_scale->setObjectName(u"settings.scale"_s);
    m_confirmStop->setObjectName(u"settings.confirmStop"_s);
    m_confirmQuit->setObjectName(u"settings.confirmQuit"_s);
    m_embed->setObjectName(u"settings.embedDriverUi"_s);
}

void SettingsPage::connectFields()
{
    settings::Settings &store = m_services.settings;
    connect(m_language, &QComboBox::activated, this,
            [this, &store] { store.set(keys::Language, m_language->currentData().toString()); });
    connect(m_theme, &QComboBox::activated, this,
            [this, &store] { store.set(keys::Theme, m_theme->currentData().toString()); });
    connect(m_scale, &QComboBox::activated, this,
            [this, &store] { store.set(keys::Scale, m_scale->currentData().toInt()); });
    connect(m_confirmStop, &QCheckBox::toggled, this,
            [&store](bool on) { store.set(keys::ConfirmStop, on); });
    connect(m_confirmQuit, &QCheckBox::toggled, this,
            [&store](bool on) { store.set(keys::ConfirmQuit, on); });
    connect(m_embed, &QCheckBox::toggled, this,
            [&store](bool on) { store.set(keys::EmbedDriverUi, on); });
    for (FormRow *row : {m_languageRow, m_themeRow, m_scaleRow}) {
        connect(row, &FormRow::undoRequested, this, [this, row, &store] {
            if (row == m_languageRow)
                store.reset(keys::Language);
            else if (row == m_themeRow)
                store.reset(keys::Theme);
            else
                store.reset(keys::Scale);
        });
    }
    connect(&store, &settings::Settings::changed, this, &SettingsPage::renew);
}

QString SettingsPage::title() const
{
    return tr("Settings");
}

QWidget *SettingsPage::focusTarget()
{
    return m_language;
}

void SettingsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Page::changeEvent(event);
}

void SettingsPage::retranslate()
{
    m_head->setTitle(title());
    m_lookTitle->setText(tr("Look"));
    m_languageRow->setLabel(tr("Language"));
    m_themeRow->setLabel(tr("Theme"));
    m_scaleRow->setLabel(tr("Size of everything"));
    m_askTitle->setText(tr("Ask before"));
    m_confirmStop->setText(tr("an application is stopped (on production clusters always)"));
    m_confirmQuit->setText(tr("Firesteel ends while background jobs run"));
    m_webTitle->setText(tr("Web UI of drivers"));
    m_embed->setText(tr("shown inside the window instead of the browser"));
    m_keysTitle->setText(tr("Keys"));
    m_shortcuts->retranslate();
    fillLanguages();
    fillThemes();
    fillScales();
    renew();
    int label = 0;
    for (FormRow *row : {m_languageRow, m_themeRow, m_scaleRow})
        label = std::max(label, row->labelWidthHint());
    int field = 0;
    for (QComboBox *box : {m_language, m_theme, m_scale})
        field = std::max(field, box->sizeHint().width());
    for (FormRow *row : {m_languageRow, m_themeRow, m_scaleRow})
        row->setColumns(label + space::Group, field);
}

void SettingsPage::fillLanguages()
{
    const QSignalBlocker quiet(m_language);
    m_language->clear();
    m_language->addItem(tr("As the system"), u"system"_s);
    for (const Language::Choice &choice : Language::choices()) {
        m_language->addItem(choice.name, choice.code);
        m_language->setItemData(m_language->count() - 1, true, VerbatimRole);
    }
}

void SettingsPage::fillThemes()
{
    const QSignalBlocker quiet(m_theme);
    m_theme->clear();
    m_theme->addItem(tr("As the system"), u"system"_s);
    m_theme->addItem(tr("Light"), u"light"_s);
    m_theme->addItem(tr("Dark"), u"dark"_s);
    m_theme->addItem(tr("High contrast"), u"highContrast"_s);
}

void SettingsPage::fillScales()
{
    const QSignalBlocker quiet(m_scale);
    m_scale->clear();
    for (const int percent : {100, 110, 125, 150, 175, 200})
        //: a share of a hundred
        m_scale->addItem(tr("%1 %").arg(percent), percent);
}

void SettingsPage::renew()
{
    const settings::Settings &store = m_services.settings;
    choose(m_language, store.get(keys::Language));
    choose(m_theme, store.get(keys::Theme));
    const int scale = store.get(keys::Scale);
    choose(m_scale, scale);
    m_scaleRow->setUnit(scale == m_scaleAtStart ? QString() : tr("from the next start"));
    const QString own = tr("your choice");
    m_languageRow->setSource(store.get(keys::Language) == "system"_L1 ? QString() : own,
                             store.get(keys::Language) != "system"_L1);
    m_themeRow->setSource(store.get(keys::Theme) == "system"_L1 ? QString() : own,
                          store.get(keys::Theme) != "system"_L1);
    m_scaleRow->setSource(scale == 100 ? QString() : own, scale != 100);
    const QSignalBlocker quietStop(m_confirmStop);
    const QSignalBlocker quietQuit(m_confirmQuit);
    const QSignalBlocker quietEmbed(m_embed);
    m_embed->setChecked(store.get(keys::EmbedDriverUi));
    m_confirmStop->setChecked(store.get(keys::ConfirmStop));
    m_confirmQuit->setChecked(store.get(keys::ConfirmQuit));
}

} // namespace firesteel::gui
