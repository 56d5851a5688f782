// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/config/discovery.h"
#include "core/settings/profiles.h"
#include "gui/wizards/connect/connectsteppage.h"

#include <QList>

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QStackedWidget;

namespace firesteel::gui {

class CommandLine;
class ContextTree;
class FindingList;
class LabelledField;
class MaterialField;

/// Page 1: what the person was handed. Kubeconfigs that lie on this computer are offered; others
/// are pasted, dropped or chosen.
class SourcePage : public ConnectStepPage
{
    Q_OBJECT
public:
    SourcePage(ConnectSession &session, const Services &services, QWidget *parent = nullptr);

    void entered() override;
    QWidget *focusTarget() override;
    /// A kubeconfig that lies elsewhere, as from the welcome page.
    void takeFile(const QString &path);
    /// A context that the window knows already: "kubeconfig:CONTEXT".
    void takeChoice(const QString &choiceId);

Q_SIGNALS:
    void practiceWanted();
    /// A kubeconfig takes the place of what was typed.
    void overwriting(const firesteel::gui::ConnectionDraft &before);

protected:
    void retranslate() override;
    void renew() override;
    void reset() override;

private:
    using Source = ConnectionDraft::Source;
    static constexpr int ProxyPort = 8001; ///< of "kubectl proxy"
    struct Way {
        Source source = Source::Undecided;
        QRadioButton *button = nullptr;
        QLabel *note = nullptr;
    };
    void buildWays();
    QWidget *buildKubeconfig();
    QWidget *buildParts();
    QWidget *buildK3s();
    QWidget *buildRancher();
    QWidget *buildProxy();
    QWidget *buildPractice();
    void retranslateFields();
    void look();
    void take(const QByteArray &content, const QString &path, Source source);
    void renewFound(); ///< the heading, and whether there is a list below it
    void addFile(const kube::FoundKubeconfig &file);
    void resolveChoice();
    /// `before`: the draft as it was before anything of the file was taken.
    void useContext(const kube::FoundKubeconfig &file, const QString &context,
                    const ConnectionDraft &before);
    void takeResolved(const kube::ResolvedContext &context,
                      const std::optional<settings::ClusterProfile> &decision,
                      const ConnectionDraft &before);
    void readSecretsOf(const settings::ClusterProfile &decision, quint64 ticket);
    void putAside(ConnectionDraft before);
    void choose(Source source);
    [[nodiscard]] QString k3sHost() const;

    QList<Way> m_ways;
    QStackedWidget *m_stack;
    QLabel *m_found;
    ContextTree *m_contexts;
    MaterialField *m_file;
    QLabel *m_partsText;
    LabelledField *m_hostField;
    QLineEdit *m_host;
    QLabel *m_k3sText;
    CommandLine *m_k3sConfig;
    MaterialField *m_k3sOutput;
    QLabel *m_k3sTokenText;
    CommandLine *m_k3sCa;
    CommandLine *m_k3sToken;
    QLabel *m_rancherText;
    MaterialField *m_rancherFile;
    QLabel *m_proxyText;
    CommandLine *m_proxyCommand;
    QLabel *m_practiceText;
    QPushButton *m_practice;
    FindingList *m_findings;
    QList<Finding> m_contextFindings;
    ConnectionDraft m_brought; ///< the draft as the last context left it: nothing of it was typed
    Source m_sourceBefore = Source::Undecided; ///< of what was typed
    QString m_wanted;                          ///< context to take once the files are known
    quint64 m_looks = 0;
    quint64 m_resolves = 0;
};

} // namespace firesteel::gui
