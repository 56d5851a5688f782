// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/theme/theme.h"

#include "gui/theme/icons.h"
#include "gui/theme/steelstyle.h"

#include <KSyntaxHighlighting/Repository>

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QPainter>
#include <QStyleHints>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace firesteel::gui {

namespace {

struct TypeSpec {
    int px;
    int line;
    QFont::Weight weight;
    bool mono;
};

TypeSpec typeSpec(Theme::Role role)
{
    switch (role) {
    case Theme::Role::Text:
        return {13, 18, QFont::Normal, false};
    case Theme::Role::Medium:
        return {13, 18, QFont::Medium, false};
    case Theme::Role::Name:
        return {13, 18, QFont::DemiBold, false};
    case Theme::Role::Heading:
        return {13, 20, QFont::DemiBold, false};
    case Theme::Role::Note:
        return {12, 18, QFont::Normal, false};
    case Theme::Role::Axis:
        return {11, 16, QFont::Normal, false};
    case Theme::Role::Verdict:
        return {15, 22, QFont::Medium, false};
    case Theme::Role::DialogTitle:
        return {15, 22, QFont::DemiBold, false};
    case Theme::Role::Title:
        return {20, 28, QFont::DemiBold, false};
    case Theme::Role::Mono:
        return {12, 20, QFont::Normal, true};
    case Theme::Role::MonoSmall:
        return {11, 16, QFont::Normal, true};
    }
    return {13, 18, QFont::Normal, false};
}

constexpr int kSmallestPx = 11;

} // namespace

Theme::Theme(QObject *parent) : QObject(parent), m_icons(std::make_shared<IconLibrary>())
{
    m_system = QGuiApplication::palette();
    m_systemFont = QApplication::font();
    m_style = new SteelStyle(m_icons);
    QApplication::setStyle(m_style);
    apply();
    qApp->installEventFilter(this);
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, [this] {
        if (m_applying)
            return;
        readSystem();
        apply();
    });
}

Theme::~Theme() = default;

void Theme::setChoice(Choice choice)
{
    if (m_choice == choice)
        return;
    m_choice = choice;
    m_applying = true;
    // window frames and file dialogs go along
    const Qt::ColorScheme native = choice == Choice::System  ? Qt::ColorScheme::Unknown
                                   : choice == Choice::Light ? Qt::ColorScheme::Light
                                                             : Qt::ColorScheme::Dark;
    QGuiApplication::styleHints()->setColorScheme(native);
    m_applying = false;
    if (choice == Choice::System)
        readSystem();
    apply();
}

void Theme::setTextScale(double factor)
{
    factor = std::clamp(factor, 1.0, 2.0);
    if (qFuzzyCompare(factor, m_textScale))
        return;
    m_textScale = factor;
    apply();
}

void Theme::readSystem()
{
    m_applying = true;
    QApplication::setPalette(QPalette()); // the system's own again
    m_system = QGuiApplication::palette();
    m_applying = false;
}

Tokens Theme::wanted() const
{
    switch (m_choice) {
    case Choice::Light:
        return Tokens::forScheme(Scheme::Light);
    case Choice::Dark:
        return Tokens::forScheme(Scheme::Dark);
    case Choice::HighContrast:
        return Tokens::forScheme(Scheme::HighContrast);
    case Choice::System:
        break;
    }
    if (isHighContrast(m_system))
        return Tokens::forSystem(m_system);
    const bool dark = QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
    return Tokens::forScheme(dark ? Scheme::Dark : Scheme::Light);
}

void Theme::apply()
{
    m_applying = true;
    QFont type = m_systemFont;
    if (type.pointSizeF() > 0)
        type.setPointSizeF(type.pointSizeF() * m_textScale);
    else
        type.setPixelSize(qRound(type.pixelSize() * m_textScale));
    if (m_textScale > 1 || QApplication::font() != m_systemFont)
        QApplication::setFont(type);
    m_tokens = wanted();
    m_metrics = Metrics::forFont(QFontInfo(QApplication::font()).pixelSize());
    m_icons->setTokens(m_tokens);
    if (m_style)
        m_style->setLook(m_tokens, m_metrics);
    const QPalette palette = paletteFor(m_tokens);
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    m_applying = false;
    Q_EMIT changed();
}

bool Theme::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange && watched == qApp && !m_applying) {
        m_systemFont = QApplication::font();
        m_textScale = 1;
        apply();
    }
    return false;
}

QFont Theme::font(Role role) const
{
    const TypeSpec spec = typeSpec(role);
    QFont font = QApplication::font();
    if (spec.mono) {
        const QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
        font.setFamilies(fixed.families());
        font.setStyleHint(QFont::Monospace);
    } else {
        font.setFeature(QFont::Tag("tnum"), 1); // figures of one width
    }
    if (spec.px != 13)
        font.setPixelSize(std::max(kSmallestPx, qRound(spec.px * m_metrics.scale)));
    font.setWeight(spec.weight);
    return font;
}

int Theme::lineHeight(Role role) const
{
    return qRound(typeSpec(role).line * std::max(1.0, m_metrics.scale));
}

QIcon Theme::icon(const QString &name, int size, const QColor &colour) const
{
    return m_icons->icon(name, size, {.fixed = colour});
}

QIcon Theme::icon(const QString &name, QColor Tokens::*ink, int size) const
{
    return m_icons->icon(name, size, {.fixed = {}, .token = ink});
}

QIcon Theme::stateIcon(store::AppState state, int size) const
{
    return icon(stateIconName(state), stateInk(state), size);
}

void Theme::paintIcon(QPainter *painter, const QRect &rect, const QString &name,
                      const QColor &colour, int size) const
{
    const QPixmap drawn =
        m_icons->pixmap(name, size, painter->device()->devicePixelRatioF(), colour);
    painter->drawPixmap(
        QPoint(rect.x() + (rect.width() - size) / 2, rect.y() + (rect.height() - size) / 2), drawn);
}

void Theme::dress(QWidget *widget, Role role, QColor Tokens::*ink)
{
    const auto renew = [this, widget, role, ink] {
        widget->setFont(font(role));
        QPalette palette;
        for (const QPalette::ColorRole part : {QPalette::WindowText, QPalette::Text}) {
            palette.setColor(part, m_tokens.*ink);
            palette.setColor(QPalette::Disabled, part, m_tokens.disabled);
        }
        widget->setPalette(palette);
    };
    const auto known = m_dressed.constFind(widget);
    if (known != m_dressed.cend())
        disconnect(*known);
    else
        connect(widget, &QObject::destroyed, this, [this, widget] { m_dressed.remove(widget); });
    m_dressed.insert(widget, connect(this, &Theme::changed, widget, renew));
    renew();
}

KSyntaxHighlighting::Repository &Theme::syntax() const
{
    if (!m_syntax) {
        m_syntax = std::make_unique<KSyntaxHighlighting::Repository>();
        m_syntax->addCustomSearchPath(u":/highlighting"_s); // resources/syntax
    }
    return *m_syntax;
}

QString stateIconName(store::AppState state)
{
    return "state-"_L1 + store::appStateName(state);
}

} // namespace firesteel::gui
