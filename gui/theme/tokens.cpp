// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/theme/tokens.h"

#include <cmath>

namespace firesteel::gui {

namespace {

QColor rgb(QRgb value)
{
    return QColor::fromRgb(value);
}

Tokens lightTokens()
{
    return {.scheme = Scheme::Light,
            .window = rgb(0xF3F4F5),
            .base = rgb(0xFFFFFF),
            .raised = rgb(0xFAFBFB),
            .select = rgb(0xDCEBEC),
            .hover = rgb(0xECEEF0),
            .text = rgb(0x1B2025),
            .text2 = rgb(0x525B65),
            .text3 = rgb(0x5F6872),
            .disabled = rgb(0x9AA1A9),
            .accent = rgb(0x0E6A73),
            .accentFill = rgb(0x0E6A73),
            .onAccentFill = rgb(0xFFFFFF),
            .line = rgb(0xDFE2E5),
            .lineStrong = rgb(0xC5CAD0),
            .field = rgb(0x828A93),
            .failed = rgb(0xB42B26),
            .unknown = rgb(0x74479A),
            .waiting = rgb(0x875400),
            .starting = rgb(0x3D6A8F),
            .running = rgb(0x1C5FBF),
            .succeeded = rgb(0x2C7040),
            .stopped = rgb(0x5A636D),
            .production = rgb(0xA8481A),
            .tintFailed = rgb(0xFBEBEA),
            .tintWaiting = rgb(0xFBF1DE),
            .tintUnknown = rgb(0xF3ECF8),
            .tintsAreFrames = false,
            .mark = rgb(0xFFF0C2),
            .added = rgb(0xE7F3EA),
            .removed = rgb(0xFBEBEA),
            .yamlKey = rgb(0x23588C),
            .yamlString = rgb(0x2C6B3C),
            .yamlNumber = rgb(0x8A4A06),
            .seriesHeapUsed = rgb(0x6E8FB3),
            .seriesHeapFree = rgb(0xA9BFD6),
            .seriesJvm = rgb(0x7FA79B),
            .seriesPython = rgb(0xD39A4A),
            .laneStrong = rgb(0x8796A6),
            .laneWeak = rgb(0xB8C2CC)};
}

Tokens darkTokens()
{
    return {.scheme = Scheme::Dark,
            .window = rgb(0x202428),
            .base = rgb(0x191C20),
            .raised = rgb(0x262B30),
            .select = rgb(0x1F3A3E),
            .hover = rgb(0x2B3036),
            .text = rgb(0xE4E8EB),
            .text2 = rgb(0xB0B8C1),
            .text3 = rgb(0x98A1AB),
            .disabled = rgb(0x68717B),
            .accent = rgb(0x62C0C7),
            .accentFill = rgb(0x1F7780),
            .onAccentFill = rgb(0xFFFFFF),
            .line = rgb(0x32383E),
            .lineStrong = rgb(0x48505A),
            .field = rgb(0x727C87),
            .failed = rgb(0xF2857D),
            .unknown = rgb(0xC6A0E4),
            .waiting = rgb(0xE2B15A),
            .starting = rgb(0x8FB6D6),
            .running = rgb(0x7FB2F5),
            .succeeded = rgb(0x7CC48F),
            .stopped = rgb(0xA3ACB6),
            .production = rgb(0xE58A55),
            .tintFailed = rgb(0x3A2322),
            .tintWaiting = rgb(0x37301F),
            .tintUnknown = rgb(0x32283C),
            .tintsAreFrames = false,
            .mark = rgb(0x4A411F),
            .added = rgb(0x1F3326),
            .removed = rgb(0x3A2322),
            .yamlKey = rgb(0x8DB8E8),
            .yamlString = rgb(0x8CCB9C),
            .yamlNumber = rgb(0xE0AE72),
            .seriesHeapUsed = rgb(0x5B7DA3),
            .seriesHeapFree = rgb(0x3F5873),
            .seriesJvm = rgb(0x527A6E),
            .seriesPython = rgb(0xB98339),
            .laneStrong = rgb(0x71808F),
            .laneWeak = rgb(0x4A5561)};
}

Tokens highContrastTokens()
{
    return {.scheme = Scheme::HighContrast,
            .window = rgb(0x000000),
            .base = rgb(0x000000),
            .raised = rgb(0x000000),
            .select = rgb(0x003F45),
            .hover = rgb(0x222222),
            .text = rgb(0xFFFFFF),
            .text2 = rgb(0xFFFFFF),
            .text3 = rgb(0xE0E0E0),
            .disabled = rgb(0xBDBDBD),
            .accent = rgb(0x6FF3FF),
            .accentFill = rgb(0x6FF3FF),
            .onAccentFill = rgb(0x000000),
            .line = rgb(0xFFFFFF),
            .lineStrong = rgb(0xFFFFFF),
            .field = rgb(0xFFFFFF),
            .failed = rgb(0xFF8A80),
            .unknown = rgb(0xE3B5FF),
            .waiting = rgb(0xFFD54A),
            .starting = rgb(0x9FD8FF),
            .running = rgb(0x8AB4FF),
            .succeeded = rgb(0x7CF29A),
            .stopped = rgb(0xE0E0E0),
            .production = rgb(0xFFA36B),
            .tintFailed = rgb(0x000000),
            .tintWaiting = rgb(0x000000),
            .tintUnknown = rgb(0x000000),
            .tintsAreFrames = true,
            .mark = rgb(0x4A3F00),
            .added = rgb(0x000000),
            .removed = rgb(0x000000),
            .yamlKey = rgb(0xFFFFFF),
            .yamlString = rgb(0xFFFFFF),
            .yamlNumber = rgb(0xFFFFFF),
            .seriesHeapUsed = rgb(0x9FC9FF),
            .seriesHeapFree = rgb(0x2F5A8C),
            .seriesJvm = rgb(0x8FE0C8),
            .seriesPython = rgb(0xFFC46B),
            .laneStrong = rgb(0xC8D4E0),
            .laneWeak = rgb(0x4A5866)};
}

double channelLight(double value)
{
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

/// WCAG 2.2, "relative luminance".
double luminance(const QColor &colour)
{
    return 0.2126 * channelLight(colour.redF()) + 0.7152 * channelLight(colour.greenF()) +
           0.0722 * channelLight(colour.blueF());
}

} // namespace

Tokens Tokens::forScheme(Scheme scheme)
{
    switch (scheme) {
    case Scheme::Light:
        return lightTokens();
    case Scheme::Dark:
        return darkTokens();
    case Scheme::HighContrast:
        return highContrastTokens();
    }
    return lightTokens();
}

Tokens Tokens::forSystem(const QPalette &system)
{
    const bool dark = luminance(system.color(QPalette::Window)) < 0.5;
    Tokens t = dark ? highContrastTokens() : lightTokens();
    t.scheme = Scheme::HighContrast;
    t.window = system.color(QPalette::Window);
    t.base = system.color(QPalette::Base);
    t.raised = system.color(QPalette::Button);
    t.text = t.text2 = t.text3 = system.color(QPalette::WindowText);
    t.disabled = system.color(QPalette::Disabled, QPalette::WindowText);
    t.line = t.lineStrong = t.field = t.text;
    t.yamlKey = t.yamlString = t.yamlNumber = t.text;
    t.tintsAreFrames = true;
    t.tintFailed = t.tintWaiting = t.tintUnknown = t.added = t.removed = t.base;
    return t;
}

QColor Tokens::state(store::AppState state) const
{
    return this->*stateInk(state);
}

QColor Tokens::*stateInk(store::AppState state)
{
    switch (state) {
    case store::AppState::Waiting:
        return &Tokens::waiting;
    case store::AppState::Starting:
        return &Tokens::starting;
    case store::AppState::Running:
        return &Tokens::running;
    case store::AppState::Succeeded:
        return &Tokens::succeeded;
    case store::AppState::Failed:
        return &Tokens::failed;
    case store::AppState::Stopped:
        return &Tokens::stopped;
    case store::AppState::Unknown:
        break;
    }
    return &Tokens::unknown;
}

double contrastRatio(const QColor &a, const QColor &b)
{
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

bool isHighContrast(const QPalette &palette)
{
    const double ground = luminance(palette.color(QPalette::Window));
    const double base = luminance(palette.color(QPalette::Base));
    const double button = luminance(palette.color(QPalette::Button));
    const double ink = luminance(palette.color(QPalette::WindowText));
    const auto black = [](double light) { return light <= 0.0; };
    const auto white = [](double light) { return light >= 1.0; };
    if (black(ground) && black(base) && black(button))
        return ink > 0.7; // white, or the yellow and green that some systems use
    return white(ground) && white(base) && white(button) && black(ink);
}

QPalette paletteFor(const Tokens &t)
{
    QPalette p;
    const QList<std::pair<QPalette::ColorRole, QColor>> roles{
        {QPalette::Window, t.window},
        {QPalette::Base, t.base},
        {QPalette::AlternateBase, t.raised},
        {QPalette::Button, t.raised},
        {QPalette::WindowText, t.text},
        {QPalette::Text, t.text},
        {QPalette::ButtonText, t.text},
        {QPalette::BrightText, t.onAccentFill},
        {QPalette::PlaceholderText, t.text3},
        {QPalette::Highlight, t.select},
        {QPalette::HighlightedText, t.text},
        {QPalette::Accent, t.accent},
        {QPalette::Link, t.accent},
        {QPalette::LinkVisited, t.accent},
        {QPalette::ToolTipBase, t.raised},
        {QPalette::ToolTipText, t.text},
        {QPalette::Mid, t.line},
        {QPalette::Dark, t.lineStrong},
        {QPalette::Light, t.base},
        {QPalette::Midlight, t.hover},
        {QPalette::Shadow, t.lineStrong},
    };
    for (const auto &[role, colour] : roles)
        p.setColor(role, colour); // in all groups
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText,
          QPalette::HighlightedText, QPalette::Link})
        p.setColor(QPalette::Disabled, role, t.disabled);
    return p;
}

} // namespace firesteel::gui
