// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/inflater.h"

#include <zlib.h>

using namespace Qt::StringLiterals;

namespace firesteel::net {

namespace {
constexpr qsizetype pieceSize = 64 << 10;
constexpr qint64 ratioLimit = 200;
constexpr qint64 ratioFrom = 16LL << 20;
} // namespace

struct Inflater::State {
    z_stream stream{};
    QByteArray input;
    QByteArray scratch{pieceSize, Qt::Uninitialized};
    qsizetype at = 0;
    qint64 in = 0;
    qint64 out = 0;
    bool guardRatio = false;
    bool begun = false; ///< a member has begun
    bool ended = false; ///< and is complete
    bool stuck = false; ///< zlib may hold back output although the input is used up

    ~State() { inflateEnd(&stream); }
};

Inflater::Inflater(bool guardRatio) : m(std::make_unique<State>())
{
    m->guardRatio = guardRatio;
    inflateInit2(&m->stream, 15 + 16); // 16: gzip framing alone
}

Inflater::~Inflater() = default;
Inflater::Inflater(Inflater &&) noexcept = default;
Inflater &Inflater::operator=(Inflater &&) noexcept = default;

void Inflater::add(const QByteArray &compressed)
{
    m->input = m->input.sliced(m->at) + compressed;
    m->at = 0;
    m->in += compressed.size();
}

Result<QByteArray> Inflater::take()
{
    if (m->at >= m->input.size() && !m->stuck)
        return QByteArray();
    QByteArray &piece = m->scratch;
    qsizetype filled = 0;
    while (filled < pieceSize && (m->at < m->input.size() || m->stuck)) {
        if (m->ended) {
            inflateReset(&m->stream);
            m->ended = false;
        }
        m->begun = true;
        auto &z = m->stream;
        z.next_in = reinterpret_cast<Bytef *>(m->input.data() + m->at);
        z.avail_in = uInt(m->input.size() - m->at);
        z.next_out = reinterpret_cast<Bytef *>(piece.data() + filled);
        z.avail_out = uInt(pieceSize - filled);
        const int code = inflate(&z, Z_NO_FLUSH);
        m->at = m->input.size() - qsizetype(z.avail_in);
        filled = pieceSize - qsizetype(z.avail_out);
        m->stuck = code == Z_OK && z.avail_out == 0;
        if (code == Z_STREAM_END)
            m->ended = true;
        else if (code == Z_BUF_ERROR)
            break;
        else if (code != Z_OK)
            return fail(Errc::ContentEncoding,
                        QString::fromLatin1(z.msg ? z.msg : "bad gzip data"));
    }
    m->out += filled;
    if (m->guardRatio && m->out > ratioFrom && m->out > ratioLimit * m->in)
        return fail(Errc::ContentEncoding, u"compressed more than 200 times"_s);
    return piece.first(filled);
}

Result<> Inflater::finish() const
{
    if (m->begun && !m->ended)
        return fail(Errc::ContentEncoding, u"the gzip data was cut short"_s);
    return {};
}

} // namespace firesteel::net
