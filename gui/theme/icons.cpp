// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/theme/icons.h"

#include <QDir>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

namespace firesteel::gui {

namespace {

/// Draws an icon of the library in the colours of the moment.
class SteelIconEngine final : public QIconEngine
{
public:
    SteelIconEngine(std::shared_ptr<IconLibrary> library, QString name, int size,
                    IconLibrary::Ink ink)
        : m_library(std::move(library)), m_name(std::move(name)), m_size(size), m_ink(ink)
    {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const int side = std::min(rect.width(), rect.height());
        const double ratio = painter->device()->devicePixelRatioF();
        const QPixmap drawn = m_library->pixmap(m_name, side, ratio, colour(mode));
        painter->drawPixmap(
            QPoint(rect.x() + (rect.width() - side) / 2, rect.y() + (rect.height() - side) / 2),
            drawn);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        // QIcon asks in device pixels and sets the ratio itself
        QPixmap drawn =
            m_library->pixmap(m_name, std::min(size.width(), size.height()), 1, colour(mode));
        return drawn;
    }

    QSize actualSize(const QSize &size, QIcon::Mode, QIcon::State) override
    {
        const int side = std::min({size.width(), size.height(), m_size});
        return {side, side};
    }

    QList<QSize> availableSizes(QIcon::Mode, QIcon::State) override { return {{m_size, m_size}}; }
    QString key() const override { return u"firesteel"_s; }
    QString iconName() override { return m_name; }
    bool isNull() override { return !IconLibrary::contains(m_name); }
    QIconEngine *clone() const override { return new SteelIconEngine(*this); }

private:
    [[nodiscard]] QColor colour(QIcon::Mode mode) const
    {
        const Tokens &tokens = m_library->tokens();
        if (mode == QIcon::Disabled)
            return tokens.disabled;
        if (m_ink.fixed.isValid())
            return m_ink.fixed;
        return m_ink.token ? tokens.*m_ink.token : tokens.text;
    }

    std::shared_ptr<IconLibrary> m_library;
    QString m_name;
    int m_size;
    IconLibrary::Ink m_ink;
};

QString iconPath(const QString &name)
{
    return u":/icons/%1.svg"_s.arg(name);
}

} // namespace

void IconLibrary::setTokens(const Tokens &tokens)
{
    m_tokens = tokens;
    m_drawn.clear();
}

QStringList IconLibrary::names()
{
    QStringList found;
    for (const QString &file : QDir(u":/icons"_s).entryList({u"*.svg"_s}, QDir::Files, QDir::Name))
        found << file.chopped(4);
    return found;
}

bool IconLibrary::contains(const QString &name)
{
    return QFile::exists(iconPath(name));
}

const QByteArray &IconLibrary::source(const QString &name)
{
    auto it = m_sources.find(name);
    if (it == m_sources.end()) {
        QFile file(iconPath(name));
        it = m_sources.insert(name, file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    }
    return it.value();
}

QPixmap IconLibrary::pixmap(const QString &name, int size, double ratio, const QColor &ink)
{
    const int side = std::max(1, qRound(size * ratio));
    const QString key = u"%1/%2/%3"_s.arg(name).arg(side).arg(ink.rgba());
    auto it = m_drawn.find(key);
    if (it == m_drawn.end()) {
        QPixmap drawn(side, side);
        drawn.fill(Qt::transparent);
        const QByteArray &svg = source(name);
        if (!svg.isEmpty()) {
            QSvgRenderer renderer(recoloured(svg, ink, m_tokens.base));
            QPainter painter(&drawn);
            renderer.render(&painter, QRectF(0, 0, side, side));
        }
        it = m_drawn.insert(key, drawn);
    }
    QPixmap drawn = it.value();
    drawn.setDevicePixelRatio(ratio);
    return drawn;
}

QIcon IconLibrary::icon(const QString &name, int size, Ink ink)
{
    return QIcon(new SteelIconEngine(shared_from_this(), name, size, ink));
}

QByteArray recoloured(QByteArray svg, const QColor &ink, const QColor &ground)
{
    // by way of marks: the new colours may look like the old ones
    svg.replace("\"#000\"", "\"@ink\"");
    svg.replace("\"#fff\"", "\"@ground\"");
    svg.replace("@ink", ink.name().toLatin1());
    svg.replace("@ground", ground.name().toLatin1());
    return svg;
}

} // namespace firesteel::gui
