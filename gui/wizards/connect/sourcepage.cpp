// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/sourcepage.h"

#include "core/kube/config/addressreader.h"
#include "core/kube/config/resolvedcontext.h"
#include "core/kube/config/serverurl.h"
#include "core/settings/profilestore.h"
#include "gui/dialogs/askedsecrets.h"
#include "gui/models/draftprofile.h"
#include "gui/shell/aside.h"
#include "gui/shell/workbench.h"
#include "gui/theme/theme.h"
#include "gui/widgets/findinglist.h"
#include "gui/wizards/connect/commandline.h"
#include "gui/wizards/connect/connectsession.h"
#include "gui/wizards/connect/contexttree.h"
#include "gui/wizards/connect/materialfield.h"

#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

/// What looking at one kubeconfig and one context of it brings.
struct Resolved {
    Result<kube::ResolvedContext> context = fail(Errc::Cancelled);
    QList<Finding> findings;
};

kube::FoundKubeconfig readFound(const QByteArray &content, const QString &path,
                                const kube::ConfigSurroundings &around)
{
    kube::FoundKubeconfig file;
    file.path = path;
    file.config = kube::parseKubeconfig(content, path);
    file.contexts = kube::contextSummaries(file.config, around);
    file.findings = kube::kubeconfigFindings(file.config, around);
    return file;
}

/// What was decided about the context before counts when it is opened, and so it does here.
void takeDecision(ConnectionDraft &draft, const settings::ClusterProfile &decided)
{
    layDecision(draft, decided);
    const QString &anId = decided.secretId.isEmpty() ? decided.proxySecretId : decided.secretId;
    draft.keepIn = Vault::kindOf(anId).value_or(draft.keepIn);
}

/// Who was handed a token logs in with it, unless he has decided otherwise.
void offerToken(ConnectionDraft &draft, ConnectionDraft &brought)
{
    using Identity = ConnectionDraft::Identity;
    using Source = ConnectionDraft::Source;
    if (draft.ownIdentity || draft.keptUnread)
        return;
    const bool wants = draft.source == Source::Parts ||
                       (draft.source == Source::K3s && draft.contextName.isEmpty());
    if (wants && draft.identity == Identity::None)
        brought.identity = draft.identity = Identity::Token;
    else if (!wants && draft.identity == Identity::Token && draft.token.isEmpty())
        brought.identity = draft.identity = Identity::None;
}

/// Whether something of `before` is lost that `brought` does not have.
template <class... Member>
bool anyLost(const ConnectionDraft &before, const ConnectionDraft &after,
             const ConnectionDraft &brought, Member... member)
{
    return ((before.*member != brought.*member && after.*member != before.*member) || ...);
}

/// What a person typed and a context overwrites.
bool losesTyped(const ConnectionDraft &before, const ConnectionDraft &after,
                const ConnectionDraft &brought)
{
    using D = ConnectionDraft;
    return anyLost(before, after, brought, &D::server, &D::caPem, &D::systemCa, &D::verifyName,
                   &D::insecure, &D::identity, &D::token, &D::tokenFile, &D::certificatePem,
                   &D::keyPem, &D::keyPassphrase, &D::user, &D::password, &D::exec, &D::oidc,
                   &D::impersonation, &D::proxy, &D::proxyUrl, &D::namespaceName);
}

} // namespace

SourcePage::SourcePage(ConnectSession &session, const Services &services, QWidget *parent)
    : ConnectStepPage(ConnectStep::Source, session, services, parent),
      m_stack(new QStackedWidget(sheet())), m_findings(new FindingList(services.theme, sheet()))
{
    buildWays();
    column()->addSpacing(space::Gap);
    m_stack->addWidget(new QWidget);
    m_stack->addWidget(buildKubeconfig());
    m_stack->addWidget(buildParts());
    m_stack->addWidget(buildK3s());
    m_stack->addWidget(buildRancher());
    m_stack->addWidget(buildProxy());
    m_stack->addWidget(buildPractice());
    // as high as the shown one, not as the highest
    connect(m_stack, &QStackedWidget::currentChanged, this, [this](int current) {
        for (int i = 0; i < m_stack->count(); ++i)
            m_stack->widget(i)->setSizePolicy(QSizePolicy::Preferred, i == current
                                                                          ? QSizePolicy::Preferred
                                                                          : QSizePolicy::Ignored);
    });
    Q_EMIT m_stack->currentChanged(0);
    column()->addWidget(m_stack);
    column()->addWidget(m_findings);
    begin();
}

QString SourcePage::k3sHost() const
{
    return m_host->text().trimmed();
}

void SourcePage::renew()
{
    for (const Way &way : std::as_const(m_ways)) {
        if (way.source == draft().source)
            way.button->setChecked(true);
    }
    m_stack->setCurrentIndex(int(draft().source));
    const QString host = k3sHost().isEmpty() ? u"SERVER"_s : k3sHost();
    m_k3sConfig->setCommand(u"ssh %1 sudo cat /etc/rancher/k3s/k3s.yaml"_s.arg(host));
    m_k3sCa->setCommand(
        u"ssh %1 sudo cat /var/lib/rancher/k3s/server/tls/server-ca.crt"_s.arg(host));
    m_k3sToken->setCommand(
        u"ssh %1 sudo k3s kubectl -n default create token default --duration=24h"_s.arg(host));
    if (!draft().contextName.isEmpty())
        m_contexts->setChoice({draft().kubeconfigPath, draft().contextName});
    const bool config = draft().source == Source::Kubeconfig || draft().source == Source::K3s ||
                        draft().source == Source::Rancher;
    m_findings->setFindings(config ? m_contextFindings : QList<Finding>());
}

void SourcePage::reset()
{
    ++m_resolves;
    m_brought = {};
    m_sourceBefore = Source::Undecided;
    m_contextFindings.clear();
    for (MaterialField *field : {m_file, m_k3sOutput, m_rancherFile})
        field->setContent({}, {});
    for (const Way &way : std::as_const(m_ways)) {
        way.button->setAutoExclusive(false);
        way.button->setChecked(false);
        way.button->setAutoExclusive(true);
    }
}

void SourcePage::choose(Source source)
{
    if (source != draft().source && !isFilling())
        m_sourceBefore = draft().source;
    edit([this, source](ConnectionDraft &one) {
        one.source = source;
        offerToken(one, m_brought);
        if (source == Source::KubectlProxy && one.server.isEmpty())
            m_brought.server = one.server = u"http://127.0.0.1:%1"_s.arg(ProxyPort);
    });
    if (source == Source::Kubeconfig && !isFilling() && draft().contextName.isEmpty())
        resolveChoice();
}

QWidget *SourcePage::focusTarget()
{
    for (const Way &way : std::as_const(m_ways)) {
        if (way.button->isChecked())
            return way.button;
    }
    return m_ways.constFirst().button;
}

void SourcePage::entered()
{
    look();
}

// ---- kubeconfigs ----

void SourcePage::look()
{
    const quint64 ticket = ++m_looks;
    runAside(
        this, [around = session().surroundings()] { return kube::discoverKubeconfigs(around); },
        [this, ticket](const QList<kube::FoundKubeconfig> &found) {
            if (ticket != m_looks)
                return;
            QList<kube::FoundKubeconfig> files = found;
            for (const kube::FoundKubeconfig &own : m_contexts->files()) {
                const auto same = [&own](const kube::FoundKubeconfig &one) {
                    return one.path == own.path;
                };
                if (own.place.isEmpty() && std::ranges::none_of(files, same))
                    files.prepend(own); // given here before
            }
            m_contexts->setFiles(files);
            renewFound();
            if (!draft().contextName.isEmpty())
                m_contexts->setChoice({draft().kubeconfigPath, draft().contextName});
            if (const QString wanted = std::exchange(m_wanted, {}); !wanted.isEmpty()) {
                for (const kube::FoundKubeconfig &file : std::as_const(files)) {
                    if (file.config.context(wanted))
                        return useContext(file, wanted, draft());
                }
            }
            // Nothing has been begun yet: the likeliest way is offered.
            const bool any = std::ranges::any_of(files, &kube::FoundKubeconfig::usable);
            if (draft() == ConnectionDraft() && any)
                choose(Source::Kubeconfig);
        });
}

void SourcePage::takeFile(const QString &path)
{
    edit([](ConnectionDraft &one) { one.source = Source::Kubeconfig; });
    m_file->takeFile(path);
}

void SourcePage::take(const QByteArray &content, const QString &path, Source source)
{
    if (content.trimmed().isEmpty())
        return;
    const quint64 ticket = ++m_resolves;
    runAside(
        this,
        [content, path, around = session().surroundings()] {
            return readFound(content, path, around);
        },
        [this, ticket, content, source](const kube::FoundKubeconfig &file) {
            if (ticket != m_resolves)
                return;
            const ConnectionDraft before = draft();
            edit([&](ConnectionDraft &one) {
                one.source = source;
                if (file.path.isEmpty())
                    one.kubeconfigText = content;
            });
            addFile(file);
            m_contextFindings = file.findings;
            m_findings->setFindings(m_contextFindings);
            if (!file.usable())
                return;
            const QString current = file.config.currentContext;
            useContext(file,
                       file.config.context(current) ? current : file.config.contexts.first().name,
                       before);
        });
}

void SourcePage::takeChoice(const QString &choiceId)
{
    m_wanted = choiceId.section(u':', 1);
    ConnectionDraft other;
    other.source = Source::Kubeconfig;
    other.choiceId = choiceId;
    session().replace(other);
    look();
}

void SourcePage::addFile(const kube::FoundKubeconfig &file)
{
    QList<kube::FoundKubeconfig> files = m_contexts->files();
    files.removeIf([&file](const kube::FoundKubeconfig &one) { return one.path == file.path; });
    files.prepend(file);
    m_contexts->setFiles(files);
    renewFound();
}

void SourcePage::renewFound()
{
    const bool any = !m_contexts->files().isEmpty();
    m_contexts->setVisible(any);
    m_found->setText(any ? tr("Found on this computer")
                         : tr("No kubeconfig was found on this computer"));
}

void SourcePage::resolveChoice()
{
    if (isFilling())
        return;
    const auto choice = m_contexts->choice();
    const kube::FoundKubeconfig *file = choice ? m_contexts->file(choice->path) : nullptr;
    if (file)
        useContext(*file, choice->context, draft());
}

void SourcePage::useContext(const kube::FoundKubeconfig &file, const QString &context,
                            const ConnectionDraft &before)
{
    const quint64 ticket = ++m_resolves;
    runAside(
        this,
        [config = file.config, context, around = session().surroundings()] {
            return Resolved{kube::resolve(config, context, around.env),
                            kube::contextFindings(config, context, around)};
        },
        [this, ticket, context, before, path = file.path](const Resolved &found) {
            if (ticket != m_resolves)
                return;
            // what was pasted becomes a cluster of its own, and so does another of the same name
            const QString id = u"kubeconfig:"_s + context;
            const auto known = services().workbench.choice(id);
            const auto decision = !path.isEmpty() && (!known || known->file == path)
                                      ? services().profiles.profile(id)
                                      : std::nullopt;
            m_contextFindings = found.findings;
            if (!found.context && m_contextFindings.isEmpty())
                m_contextFindings = {
                    kube::configFinding(found.context.error(), session().surroundings())};
            edit([&](ConnectionDraft &one) {
                one.kubeconfigPath = path;
                one.contextName = context;
            });
            if (found.context)
                takeResolved(*found.context, decision, before);
            m_findings->setFindings(m_contextFindings);
            if (decision && draft().keptUnread)
                readSecretsOf(*decision, ticket);
        });
}

void SourcePage::takeResolved(const kube::ResolvedContext &context,
                              const std::optional<settings::ClusterProfile> &decision,
                              const ConnectionDraft &before)
{
    edit([&](ConnectionDraft &one) {
        const Source source = one.source;
        takeContext(one, context);
        one.keptUnread = false;
        if (decision && source != Source::K3s && source != Source::Rancher)
            takeDecision(one, *decision);
        one.source = source == Source::Undecided ? Source::Kubeconfig : source;
        const auto url = kube::parseServerUrl(one.server);
        if (source == Source::K3s && url && kube::isLoopback(url->host) && !k3sHost().isEmpty()) {
            kube::ServerUrl other = *url;
            other.host = k3sHost();
            one.server = kube::addressText(other);
            one.name = k3sHost().section(u'.', 0, 0);
            one.ownServer = true;
        }
    });
    const bool loses = losesTyped(before, draft(), m_brought);
    m_brought = draft();
    if (loses)
        putAside(before);
}

/// It can be had again, as it was before another way was chosen.
void SourcePage::putAside(ConnectionDraft before)
{
    const Source way = std::exchange(m_sourceBefore, Source::Undecided);
    if (before.contextName.isEmpty() && way != Source::Undecided)
        before.source = way;
    Q_EMIT overwriting(before);
}

void SourcePage::readSecretsOf(const settings::ClusterProfile &decision, quint64 ticket)
{
    readOrAskSecrets(window(), services(), decision, this,
                     [this, ticket](const Result<engine::ProfileSecrets> &secrets) {
                         if (!secrets || ticket != m_resolves)
                             return;
                         const bool untouched = draft() == m_brought;
                         edit([&](ConnectionDraft &one) {
                             const ConnectionDraft before = one;
                             takeSecrets(one, *secrets);
                             if (one.ownIdentity)
                                 return;
                             one.token = before.token; // it is the kubeconfig's own
                             one.keyPem = before.keyPem;
                             one.password = before.password;
                         });
                         if (untouched)
                             m_brought = draft();
                     });
}

} // namespace firesteel::gui
