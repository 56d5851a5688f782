// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/httpparser.h"

#include <llhttp.h>

using namespace Qt::StringLiterals;

namespace firesteel::net {

namespace {
constexpr qsizetype maxHeadBytes = 1 << 20;
constexpr qsizetype maxHeadFields = 1000;
constexpr int maxInterim = 32;
} // namespace

struct HttpParser::State {
    llhttp_t parser{};
    Expect expect = Expect::Normal;
    std::deque<HttpEvent> events;
    HttpEvent head;
    QByteArray field;
    QByteArray value;
    qsizetype headBytes = 0;
    int interim = 0;
    bool skipping = false; ///< the message is an interim response
    bool inHead = true;
    bool upgraded = false;
    bool begun = false;
    bool failed = false;
    QByteArray rest;

    static State *of(llhttp_t *p) { return static_cast<State *>(p->data); }
    static const llhttp_settings_t &settings();

    int grow(QByteArray &into, const char *at, size_t length)
    {
        headBytes += qsizetype(length);
        if (headBytes > maxHeadBytes) {
            llhttp_set_error_reason(&parser, "header too large");
            return HPE_USER;
        }
        into.append(at, qsizetype(length));
        return 0;
    }

    int fieldDone()
    {
        // Trailers are read and dropped: nothing that we use is ever sent there.
        if (inHead)
            head.headers.append({field, value.trimmed()});
        headBytes += 4;
        field.clear();
        value.clear();
        if (head.headers.size() > maxHeadFields || headBytes > maxHeadBytes) {
            llhttp_set_error_reason(&parser, "too many header fields");
            return HPE_USER;
        }
        return 0;
    }

    int begin()
    {
        head = {};
        headBytes = 0;
        inHead = true;
        skipping = false;
        begun = true;
        return 0;
    }

    int headDone();
    int messageDone();
};

const llhttp_settings_t &HttpParser::State::settings()
{
    static const llhttp_settings_t settings = [] {
        llhttp_settings_t s;
        llhttp_settings_init(&s);
        s.on_message_begin = [](llhttp_t *p) { return of(p)->begin(); };
        s.on_url = [](llhttp_t *p, const char *at, size_t n) {
            return of(p)->grow(of(p)->head.target, at, n);
        };
        s.on_status = [](llhttp_t *p, const char *at, size_t n) {
            return of(p)->grow(of(p)->head.reason, at, n);
        };
        s.on_header_field = [](llhttp_t *p, const char *at, size_t n) {
            return of(p)->grow(of(p)->field, at, n);
        };
        s.on_header_value = [](llhttp_t *p, const char *at, size_t n) {
            return of(p)->grow(of(p)->value, at, n);
        };
        s.on_header_value_complete = [](llhttp_t *p) { return of(p)->fieldDone(); };
        s.on_headers_complete = [](llhttp_t *p) { return of(p)->headDone(); };
        s.on_body = [](llhttp_t *p, const char *at, size_t n) {
            State *m = of(p);
            if (m->skipping)
                return 0;
            if (m->events.empty() || m->events.back().kind != HttpEvent::Kind::Body) {
                m->events.emplace_back();
                m->events.back().kind = HttpEvent::Kind::Body;
            }
            m->events.back().body.append(at, qsizetype(n));
            return 0;
        };
        s.on_message_complete = [](llhttp_t *p) { return of(p)->messageDone(); };
        return s;
    }();
    return settings;
}

int HttpParser::State::headDone()
{
    inHead = false;
    headBytes = 0;
    const bool response = parser.type == HTTP_RESPONSE;
    head.kind = HttpEvent::Kind::Head;
    head.status = parser.status_code;
    if (!response)
        head.method = llhttp_method_name(llhttp_method_t(parser.method));
    skipping = response && head.status >= 100 && head.status < 200 && head.status != 101;
    if (skipping) {
        if (++interim > maxInterim) {
            llhttp_set_error_reason(&parser, "too many interim responses");
            return HPE_USER;
        }
        return 0;
    }
    const QByteArray coding = headerValue(head.headers, "transfer-encoding").toLower();
    if (!coding.isEmpty() && coding != "chunked" && coding != "identity") {
        llhttp_set_error_reason(&parser, "unknown transfer coding");
        return HPE_USER;
    }
    const bool tunnel = response && expect == Expect::Tunnel && head.status / 100 == 2;
    const bool bodiless = response && (expect == Expect::Head || head.status == 204 ||
                                       head.status == 304 || head.status == 101);
    head.upgrade = tunnel || parser.upgrade || (response && head.status == 101);
    head.minorVersion = parser.http_major == 1 ? parser.http_minor : 1;
    const bool chunked = parser.flags & F_CHUNKED;
    const bool sized = parser.flags & F_CONTENT_LENGTH;
    head.hasBody =
        !tunnel && !bodiless && (chunked || (sized ? parser.content_length > 0 : response));
    events.push_back(head);
    if (tunnel || (response && head.status == 101))
        return 2; // no body, and what follows is not HTTP
    return bodiless ? 1 : 0;
}

int HttpParser::State::messageDone()
{
    begun = false;
    if (skipping)
        return 0;
    interim = 0;
    HttpEvent end;
    end.kind = HttpEvent::Kind::End;
    end.keepAlive = llhttp_should_keep_alive(&parser);
    events.push_back(std::move(end));
    return 0;
}

HttpParser::HttpParser(Side side) : m(std::make_unique<State>())
{
    llhttp_init(&m->parser, side == Side::Request ? HTTP_REQUEST : HTTP_RESPONSE,
                &State::settings());
    m->parser.data = m.get();
}

HttpParser::~HttpParser() = default;
HttpParser::HttpParser(HttpParser &&) noexcept = default;
HttpParser &HttpParser::operator=(HttpParser &&) noexcept = default;

void HttpParser::expect(Expect expect)
{
    m->expect = expect;
}

Result<> HttpParser::feed(QByteArrayView bytes)
{
    if (m->upgraded) {
        m->rest += bytes;
        return {};
    }
    if (m->failed)
        return fail(Errc::HttpProtocol);
    const llhttp_errno_t code = llhttp_execute(&m->parser, bytes.data(), size_t(bytes.size()));
    if (code == HPE_OK)
        return {};
    if (code == HPE_PAUSED_UPGRADE) {
        m->upgraded = true;
        const char *at = llhttp_get_error_pos(&m->parser);
        m->rest += bytes.sliced(at - bytes.data());
        return {};
    }
    m->failed = true;
    const char *reason = llhttp_get_error_reason(&m->parser);
    return fail(Errc::HttpProtocol, QString::fromLatin1(reason ? reason : ""));
}

Result<> HttpParser::finish()
{
    if (m->upgraded || m->failed)
        return {};
    if (llhttp_finish(&m->parser) == HPE_OK)
        return {};
    m->failed = true;
    return fail(Errc::HttpProtocol, u"the message was cut short"_s, {{u"truncated"_s, u"true"_s}});
}

bool HttpParser::hasEvent() const
{
    return !m->events.empty();
}

HttpEvent HttpParser::takeEvent()
{
    HttpEvent event = std::move(m->events.front());
    m->events.pop_front();
    return event;
}

bool HttpParser::upgraded() const
{
    return m->upgraded;
}
QByteArray HttpParser::takeRest()
{
    return std::exchange(m->rest, {});
}
bool HttpParser::begun() const
{
    return m->begun;
}

} // namespace firesteel::net
