// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
//
// A watch's bytes, cut into pieces as the input says, through LineFramer and WatchDecoder into a
// ReflectorMachine, with everything else that can happen to it in between. What is checked: no
// crash, only effects that make sense in their order, known objects keyed by their own names, and
// time that is never asked for backwards.
#include "core/kube/stream/logcursor.h"
#include "core/kube/watch/lineframer.h"
#include "core/kube/watch/reflectormachine.h"
#include "core/kube/watch/watchdecoder.h"

#include <cstdio>
#include <cstdlib>
#include <source_location>

using namespace firesteel;
using namespace firesteel::kube;
using std::chrono::milliseconds;

namespace {

/// Says which one failed: what calls it is often inlined away.
void check(bool good, const std::source_location &where = std::source_location::current())
{
    if (good)
        return;
    std::fprintf(stderr, "line %u: not so\n", unsigned(where.line()));
    std::abort();
}

class World
{
public:
    World()
        : m_machine({}, [this] { return double(++m_chance % 16) / 16.0; }),
          m_decoder(resources::Pods)
    {
        put(input::Start{});
    }

    void put(const ReflectorInput &what)
    {
        for (const ReflectorEffect &effect : m_machine.on(what, m_now))
            std::visit([this](const auto &e) { apply(e); }, effect);
        for (auto it = m_machine.known().cbegin(); it != m_machine.known().cend(); ++it)
            check(it.value() && it.value()->key() == it.key());
    }

    /// One byte of the input decides what happens besides the stream.
    void happen(quint8 what)
    {
        m_now += milliseconds((what >> 4) * 997);
        switch (what & 15) {
        case 0:
            put(input::StreamEnded{});
            break;
        case 1:
            put(input::StreamFailed{Error(Errc::ConnectionLost)});
            break;
        case 2:
            put(input::Wake{});
            break;
        case 3:
            put(input::RetryNow{});
            break;
        case 4:
            answerList(what, Errc::Expired);
            break;
        case 5:
            answerList(what, Errc::ConnectionRefused);
            break;
        case 6:
            put(input::WatchFailed{Error(what & 16 ? Errc::Forbidden : Errc::Expired)});
            break;
        default:
            answerList(what, {});
            put(input::WatchOpened{});
            put(input::Tick{});
            break;
        }
    }

    void feed(QByteArrayView piece)
    {
        put(input::Bytes{});
        const auto fed = m_framer.feed(piece, [this](QByteArrayView line) {
            check(!line.contains('\n') && !line.isEmpty());
            put(m_decoder.decode(line));
            return true;
        });
        if (!fed)
            put(input::BadLine{fed.error()});
    }

private:
    void answerList(quint8 what, std::optional<Errc> failure)
    {
        if (!m_listing)
            return;
        m_listing = false;
        if (failure)
            return put(input::ListFailed{Error(*failure)});
        input::ListPage page;
        page.resourceVersion = what & 32 ? QString() : QString::number(what);
        if (what & 64)
            page.continueToken = QStringLiteral("more");
        page.items = m_items;
        put(page);
    }

    void apply(const effect::List &) { m_listing = true; }
    void apply(const effect::Watch &watch) { check(!watch.resourceVersion.isEmpty()); }
    void apply(const effect::Abort &) { m_listing = false; }
    void apply(const effect::Wait &wait) { check(wait.until > m_now - milliseconds(1)); }
    void apply(const effect::Publish &publish)
    {
        check(!publish.deltas.isEmpty());
        for (const WatchDelta &delta : publish.deltas) {
            check(delta.object != nullptr);
            check((delta.kind == WatchDelta::Kind::Added) == (delta.old == nullptr));
            if (m_items.size() < 8)
                m_items.append(delta.object);
        }
    }
    void apply(const effect::State &state) { check(state.synced == m_machine.synced()); }
    void apply(const effect::Synced &) { check(m_machine.synced()); }

    milliseconds m_now{1'000'000};
    quint64 m_chance = 0;
    ReflectorMachine m_machine;
    WatchDecoder m_decoder;
    LineFramer m_framer{1 << 16};
    QList<ObjectPtr> m_items;
    bool m_listing = false;
};

/// The same bytes as a log: any cut, and a resume that replays all, gives each line once.
void followLog(QByteArrayView bytes, qsizetype cut)
{
    LogCursor whole(64);
    QList<LogLine> expected;
    whole.begin();
    whole.feed(bytes, expected);
    LogCursor cursor(64);
    QList<LogLine> lines;
    cursor.begin();
    cursor.feed(bytes.first(cut), lines);
    if (cursor.resumeSecond())
        return; // a server would filter by time; without times it replays all
    cursor.begin();
    cursor.feed(bytes, lines);
    QByteArray a;
    QByteArray b;
    for (const LogLine &line : std::as_const(expected))
        a += line.text;
    for (const LogLine &line : std::as_const(lines))
        b += line.text;
    check(a == b);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    QByteArrayView bytes(data, qsizetype(size));
    if (bytes.size() < 2)
        return 0;
    const qsizetype step = 1 + quint8(bytes.at(0));
    if (quint8(bytes.at(1)) & 1)
        followLog(bytes.sliced(2), qsizetype(quint8(bytes.at(0))) % (bytes.size() - 1));
    bytes = bytes.sliced(2);
    World world;
    world.happen(0x37);
    while (!bytes.isEmpty()) {
        const qsizetype part = std::min(step, bytes.size());
        const QByteArrayView piece = bytes.first(part);
        // 0x01 in the input is an incident: the byte after it says which.
        const qsizetype mark = piece.indexOf('\x01');
        if (mark >= 0 && mark + 1 < piece.size()) {
            world.feed(piece.first(mark));
            world.happen(quint8(piece.at(mark + 1)));
            bytes = bytes.sliced(mark + 2);
            continue;
        }
        world.feed(piece);
        bytes = bytes.sliced(part);
    }
    world.happen(0x00);
    return 0;
}
