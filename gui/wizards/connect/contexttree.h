// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/config/discovery.h"

#include <QTreeWidget>

#include <optional>

namespace firesteel::gui {

class Theme;

/// The contexts of all kubeconfigs that were found or given, below the files they stand in. Main
/// thread.
class ContextTree : public QTreeWidget
{
    Q_OBJECT
public:
    struct Choice {
        QString path; ///< empty: of a text that was pasted
        QString context;
        bool operator==(const Choice &) const = default;
    };

    explicit ContextTree(Theme &theme, QWidget *parent = nullptr);

    void setFiles(const QList<kube::FoundKubeconfig> &files);
    [[nodiscard]] const QList<kube::FoundKubeconfig> &files() const { return m_files; }
    [[nodiscard]] const kube::FoundKubeconfig *file(const QString &path) const;
    void setChoice(const Choice &choice); ///< no signal follows
    [[nodiscard]] std::optional<Choice> choice() const;

Q_SIGNALS:
    void chosen();

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    [[nodiscard]] QString fileTitle(const kube::FoundKubeconfig &file) const;
    [[nodiscard]] QString loginWord(const kube::ContextSummary &context) const;

    Theme &m_theme;
    QList<kube::FoundKubeconfig> m_files;
};

} // namespace firesteel::gui
