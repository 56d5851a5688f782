// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/data/json.h"
#include "core/kube/api/object.h"
#include "core/kube/api/paths.h"
#include "core/net/httpclient.h"
#include "core/net/sentsecrets.h"

#include <QJsonObject>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace firesteel::kube {

class Credentials;
class RateLimiter;
class Reachability;

/// What a list or watch selects.
struct Selection {
    ResourceType type;
    QString namespaceName; ///< empty: all namespaces (or a cluster-wide type)
    QString labelSelector;
    QString fieldSelector;
    bool operator==(const Selection &) const = default;
};

struct ListRequest {
    Selection selection;
    int limit = 500;           ///< 0: everything in one answer
    QString resourceVersion;   ///< empty: the most recent state (kube-client §4.1)
    bool notOlderThan = false; ///< with a resourceVersion: resourceVersionMatch=NotOlderThan
    QString continueToken;     ///< of the page before
    bool patient = false;      ///< wait for a server that is known to be away, instead of failing
};

struct ListPage {
    QList<ObjectPtr> items;
    QString resourceVersion; ///< where a watch starts; empty if the server gave none
    QString continueToken;   ///< empty: the last page
    qint64 remaining = 0;    ///< the server's estimate
};

/// Options of a write (kube-client §5.1).
struct WriteOptions {
    bool dryRun = false; ///< dryRun=All: everything but the storing
    QString fieldManager = QStringLiteral("firesteel");
    QString fieldValidation; ///< "", "Strict", "Warn" or "Ignore"
};

struct CreateRequest {
    ResourceType type;
    QString namespaceName;
    QJsonObject body; ///< with metadata.name: generateName is refused, for a lost answer would hide
                      ///< the name
    WriteOptions options;
    /// Tells our own object from a stranger's of the same name, when the answer to a create was
    /// lost or a name is taken (kube-client §5.4). Without it every "already exists" is an error.
    std::function<bool(const Object &)> isOurs;
};

struct ApplyRequest {
    ResourceType type;
    QString namespaceName;
    QJsonObject body; ///< with metadata.name, without managedFields
    WriteOptions options;
    bool force = false; ///< take over fields that other managers own
};

enum class PatchKind { Json, Merge, Strategic };

struct PatchRequest {
    ObjectRef object;
    PatchKind kind = PatchKind::Merge;
    QJsonValue body; ///< an array for Json, otherwise an object
    WriteOptions options;
    QString subresource; ///< "status", "scale" … or empty
};

struct DeleteRequest {
    ObjectRef object;
    QString uid; ///< precondition: never hit a re-created object. Empty only where the uid cannot
                 ///< be known.
    std::optional<std::chrono::seconds> gracePeriod;
    QString propagation = QStringLiteral("Background");
    bool dryRun = false;
};

struct Deleted {
    bool gone = false; ///< nothing is left; otherwise the object ends when its grace period or
                       ///< finalizers are done
    ObjectPtr pending; ///< the object as it is being deleted, if the server sent it
};

/// A question to SelfSubjectAccessReview (authorization.k8s.io/v1).
struct AccessQuestion {
    QString namespaceName;
    QString verb;
    QString group;
    QString resource;
    QString subresource;
    QString name;
    bool operator==(const AccessQuestion &) const = default;
};

struct AccessAnswer {
    bool allowed = false; ///< "no opinion" is a no
    QString reason;
};

/// An answer that is not an object: /version, /readyz, a pod's own HTTP pages through the proxy
/// subresource.
struct RawAnswer {
    int status = 0;
    net::HttpHeaders headers;
    QByteArray body;
};

template <class T>
using Reply = std::function<void(Result<T>)>;

/// A call under way. Owned by its ApiClient and gone after the reply; hold it in a QPointer.
class ApiCall : public QObject
{
    Q_OBJECT
public:
    /// Stops it; the reply comes with Errc::Cancelled, from the event loop. A write that was
    /// already sent may have been carried out all the same.
    virtual void cancel() = 0;

protected:
    using QObject::QObject;
};

/// An open-ended answer: a watch, a followed log. Owned by its ApiClient; deleting it aborts
/// without a signal.
class ApiStream : public QObject
{
    Q_OBJECT
public:
    /// Back-pressure: while paused the server waits, after at most 256 KiB.
    virtual void setPaused(bool paused) = 0;
    /// What went with its request and no error may repeat; valid from opened().
    [[nodiscard]] virtual net::SentSecrets secrets() const = 0;

Q_SIGNALS:
    void opened(); ///< the server said 200
    void bytes(const QByteArray &piece);
    /// Once; success: a clean end, without `opened` if the server said 204 (the log of a pod that
    /// has no node yet). An HTTP error status is an Error here.
    void finished(const Result<> &result);

protected:
    using QObject::QObject;
};

/// The calls of the Kubernetes API for one cluster under one identity. Thread: the one it lives in,
/// which is that of `http` and `credentials` (all three outlive it); nothing blocks. Every call
/// takes a context object: if that dies first, the call is aborted and there is no reply. Replies
/// never come from inside the call.
///
/// It renews credentials once on 401, waits for 429 and 503 with Retry-After (at most `maxRetries`
/// times, 60 s each), and follows the idempotency table of kube-client §5.4 for writes: no write is
/// ever sent again before its outcome is known. Errors are those of kube::statusError and of net.
class ApiClient : public QObject
{
    Q_OBJECT
public:
    ApiClient(net::HttpClient &http, Credentials &credentials, Clock &clock,
              QObject *parent = nullptr);
    ~ApiClient() override;

    ApiCall *get(const ObjectRef &object, QObject *context, Reply<ObjectPtr> reply);
    /// One page.
    ApiCall *listPage(const ListRequest &request, QObject *context, Reply<ListPage> reply);
    /// All pages together. A continue token that expires leads to one list without limit.
    ApiCall *list(const ListRequest &request, QObject *context, Reply<ListPage> reply);
    ApiCall *create(const CreateRequest &request, QObject *context, Reply<ObjectPtr> reply);
    ApiCall *apply(const ApplyRequest &request, QObject *context, Reply<ObjectPtr> reply);
    ApiCall *patch(const PatchRequest &request, QObject *context, Reply<ObjectPtr> reply);
    /// An object that is not there counts as deleted.
    ApiCall *remove(const DeleteRequest &request, QObject *context, Reply<Deleted> reply);
    ApiCall *mayI(const AccessQuestion &question, QObject *context, Reply<AccessAnswer> reply);
    /// Creates something that is never stored (a review, a token request) and gives the whole
    /// answer.
    ApiCall *post(const QByteArray &target, const QJsonObject &body, QObject *context,
                  Reply<QJsonObject> reply);
    /// Any path, percent-encoded, with query. Error statuses are errors unless `anyStatus`.
    ApiCall *rawGet(const QByteArray &target, QObject *context, Reply<RawAnswer> reply,
                    bool anyStatus = false);

    /// A body without end, on a connection of its own. `contentType` is what a good answer begins
    /// with
    /// ("application/json"); another one is Errc::NotKubernetes. It starts from the event loop, and
    /// waits while the server is known to be away.
    [[nodiscard]] ApiStream *openStream(const QByteArray &target, const QByteArray &contentType,
                                        QObject *parent);

    /// Somebody has reason to think that the server is away: streams wait until it answers again.
    void suspect();

    [[nodiscard]] net::HttpClient &http() const { return m_http; }
    [[nodiscard]] Credentials &credentials() const { return m_credentials; }
    [[nodiscard]] Clock &clock() const { return m_clock; }
    /// What a request of that identity shows and no error may repeat.
    [[nodiscard]] net::SentSecrets sentWith(const net::HttpHeaders &identity) const;

    /// True: nothing that changes the cluster is sent; such calls end with ReadOnlyLock. Reviews,
    /// token requests and dry runs pass.
    void setReadOnly(bool on) { m_readOnly = on; }
    [[nodiscard]] bool readOnly() const { return m_readOnly; }

    /// False: do not ask for gzip (disable-compression of the kubeconfig).
    void setCompression(bool on) { m_compress = on; }
    /// Requests a second, and how many may come at once; else 10 and 20.
    void setRateLimit(double perSecond, double burst);
    /// How long to wait between two tries of one call where the server named no time. For tests.
    void setRetryDelay(std::chrono::milliseconds delay) { m_retryDelay = delay; }

Q_SIGNALS:
    /// A `Warning: 299` of the server; each text once in the client's life.
    void warning(const QString &text);

private:
    friend class ApiCallBase;
    friend class ApiStreamImpl;
    void noteAnswer(const net::HttpHead &head, const net::HttpHeaders &identity);
    void noteFailure(const Error &error);
    void withListSlot(QObject *who, std::function<void()> go);
    void giveListSlot(QObject *who);

    struct Waiting {
        QPointer<QObject> who;
        std::function<void()> go;
    };

    net::HttpClient &m_http;
    Credentials &m_credentials;
    Clock &m_clock;
    std::unique_ptr<RateLimiter> m_limiter;
    Reachability *m_reachability; ///< a child
    data::JsonReader m_reader;
    std::chrono::milliseconds m_retryDelay{1000};
    bool m_compress = true;
    bool m_readOnly = false;
    QSet<QObject *> m_lists; ///< holders of a slot
    std::deque<Waiting> m_waitingLists;
    QSet<QString> m_warnings;
};

} // namespace firesteel::kube
