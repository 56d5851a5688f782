// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/theme/metrics.h"
#include "gui/theme/tokens.h"

#include <QFont>
#include <QHash>
#include <QIcon>
#include <QObject>
#include <QPixmap>
#include <QPointer>

#include <memory>

class QLabel;
class QPainter;
class QWidget;
namespace KSyntaxHighlighting {
class Repository;
}

namespace firesteel::gui {

class IconLibrary;
class SteelStyle;

/// Colours, type, icons and the style of the application. Making it installs SteelStyle and the
/// palette; from then on it follows the system's scheme and font, and setChoice(). Whoever paints
/// asks tokens() and font() at that moment; whoever keeps something made of them renews it on
/// changed(). Main thread; made by main() after the QApplication, outlives every widget.
class Theme : public QObject
{
    Q_OBJECT
public:
    enum class Choice { System, Light, Dark, HighContrast };
    Q_ENUM(Choice)

    /// Sizes at an application font of 13 px; they follow its size, and nothing is under 11 px.
    enum class Role {
        Text,        ///< 13
        Medium,      ///< 13 medium: state words
        Name,        ///< 13 semibold: names, main buttons
        Heading,     ///< 13 semibold
        Note,        ///< 12
        Axis,        ///< 11
        Verdict,     ///< 15 medium
        DialogTitle, ///< 15 semibold
        Title,       ///< 20 semibold: of a page
        Mono,        ///< 12 monospace: logs, YAML, names that are copied
        MonoSmall,   ///< 11 monospace: Spark keys
    };

    explicit Theme(QObject *parent = nullptr);
    ~Theme() override;

    [[nodiscard]] const Tokens &tokens() const { return m_tokens; }
    [[nodiscard]] const Metrics &metrics() const { return m_metrics; }
    [[nodiscard]] Scheme scheme() const { return m_tokens.scheme; }
    [[nodiscard]] Choice choice() const { return m_choice; }
    void setChoice(Choice choice);

    /// Type at `factor` times the system's size, 1.0 to 2.0.
    void setTextScale(double factor);
    [[nodiscard]] double textScale() const { return m_textScale; }

    [[nodiscard]] QFont font(Role role) const;
    [[nodiscard]] int lineHeight(Role role) const; ///< px, of one line of running text

    /// An icon that is drawn anew in the colours of the moment: it need not be replaced when the
    /// scheme changes. `colour` valid: always that one; else text, greyed when disabled.
    [[nodiscard]] QIcon icon(const QString &name, int size = kIconSize,
                             const QColor &colour = {}) const;
    /// The same in the colour that `ink` has at the moment, such as &Tokens::failed.
    [[nodiscard]] QIcon icon(const QString &name, QColor Tokens::*ink, int size = kIconSize) const;
    [[nodiscard]] QIcon stateIcon(store::AppState state, int size = kIconSize) const;
    /// For delegates and painters: centred in `rect`, in device pixels.
    void paintIcon(QPainter *painter, const QRect &rect, const QString &name, const QColor &colour,
                   int size = kIconSize) const;

    /// Gives a widget the font and ink of a role and keeps them up to date.
    void dress(QWidget *widget, Role role, QColor Tokens::*ink = &Tokens::text);

    /// The definitions of the languages that CodeView colours; loaded when first asked for.
    [[nodiscard]] KSyntaxHighlighting::Repository &syntax() const;

Q_SIGNALS:
    void changed(); ///< colours or type

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply();
    void readSystem();
    [[nodiscard]] Tokens wanted() const;

    Tokens m_tokens;
    Metrics m_metrics;
    QPalette m_system; ///< before ours
    QFont m_systemFont;
    Choice m_choice = Choice::System;
    double m_textScale = 1;
    bool m_applying = false;
    QPointer<SteelStyle> m_style; ///< owned by the application
    std::shared_ptr<IconLibrary> m_icons;
    QHash<QWidget *, QMetaObject::Connection> m_dressed;
    mutable std::unique_ptr<KSyntaxHighlighting::Repository> m_syntax;
};

/// "state-failed" …
[[nodiscard]] QString stateIconName(store::AppState state);

} // namespace firesteel::gui
