// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextStream>

using namespace Qt::StringLiterals;

/// Part of the build: rendericon DRAWING.svg SIZE PICTURE.png. Desktops and the window want the
/// application's icon as pictures of certain sizes; this way none of them can grow old.
int main(int argc, char **argv)
{
    QTextStream errors(stderr);
    if (argc != 4) {
        errors << u"usage: rendericon DRAWING.svg SIZE PICTURE.png\n"_s;
        return 2;
    }
    const QString drawing = QFile::decodeName(argv[1]);
    const int size = QByteArray(argv[2]).toInt();
    QSvgRenderer renderer;
    if (!renderer.load(drawing) || size <= 0) {
        errors << drawing << u": no drawing, or no size\n"_s;
        return 1;
    }
    QImage picture(size, size, QImage::Format_ARGB32);
    picture.fill(Qt::transparent);
    {
        QPainter painter(&picture);
        renderer.render(&painter);
    }
    const QString path = QFile::decodeName(argv[3]);
    if (!picture.save(path, "PNG")) {
        errors << path << u": cannot be written\n"_s;
        return 1;
    }
    return 0;
}
