// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

#include <zlib.h>

namespace firesteel::test {

/// Makes gzip piece by piece; each piece can be decoded at once.
class GzipWriter
{
public:
    GzipWriter() { deflateInit2(&m_stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY); }
    ~GzipWriter() { deflateEnd(&m_stream); }
    Q_DISABLE_COPY_MOVE(GzipWriter)

    QByteArray add(const QByteArray &text) { return run(text, Z_SYNC_FLUSH); }
    QByteArray end(const QByteArray &text = {}) { return run(text, Z_FINISH); }

private:
    QByteArray run(QByteArray text, int flush)
    {
        QByteArray out;
        QByteArray piece(64 << 10, Qt::Uninitialized);
        m_stream.next_in = reinterpret_cast<Bytef *>(text.data());
        m_stream.avail_in = uInt(text.size());
        do {
            m_stream.next_out = reinterpret_cast<Bytef *>(piece.data());
            m_stream.avail_out = uInt(piece.size());
            deflate(&m_stream, flush);
            out.append(piece.constData(), piece.size() - qsizetype(m_stream.avail_out));
        } while (m_stream.avail_out == 0);
        return out;
    }

    z_stream m_stream{};
};

inline QByteArray gzipOf(const QByteArray &text)
{
    return GzipWriter().end(text);
}

} // namespace firesteel::test
