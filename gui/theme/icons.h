// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/theme/tokens.h"

#include <QHash>
#include <QIcon>
#include <QPixmap>
#include <QString>
#include <QStringList>

#include <memory>

namespace firesteel::gui {

/// The outline icons of resources/icons, by file name. In a file #000 stands for the ink and #fff
/// for what is cut out of a solid shape; both are replaced when it is drawn, for QtSvg knows no
/// currentColor. Main thread; shared with the engines of the icons that were made of it.
class IconLibrary : public std::enable_shared_from_this<IconLibrary>
{
public:
    /// An icon's colour: a fixed one, or the one that a token has at the moment.
    struct Ink {
        QColor fixed;
        QColor Tokens::*token = nullptr;
    };

    void setTokens(const Tokens &tokens); ///< forgets what was drawn in other colours
    [[nodiscard]] const Tokens &tokens() const { return m_tokens; }

    [[nodiscard]] static QStringList names();
    [[nodiscard]] static bool contains(const QString &name);
    /// Of `size` device-independent px, square. An unknown name gives a transparent pixmap.
    [[nodiscard]] QPixmap pixmap(const QString &name, int size, double ratio, const QColor &ink);
    [[nodiscard]] QIcon icon(const QString &name, int size, Ink ink);

private:
    [[nodiscard]] const QByteArray &source(const QString &name);

    Tokens m_tokens;
    QHash<QString, QByteArray> m_sources;
    QHash<QString, QPixmap> m_drawn;
};

/// The file's text in these colours.
[[nodiscard]] QByteArray recoloured(QByteArray svg, const QColor &ink, const QColor &ground);

} // namespace firesteel::gui
