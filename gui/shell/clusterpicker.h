// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractButton>

namespace firesteel::gui {

struct Services;

/// The cluster and namespace that are shown, with a menu of the others. Main thread.
class ClusterPicker : public QAbstractButton
{
    Q_OBJECT
public:
    ClusterPicker(const Services &services, QWidget *parent);

    void openMenu(); ///< returns at once
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void kubeconfigWanted(); ///< one that is not in the list

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void renew();
    void fillClusters(class QMenu *menu);
    void fillNamespaces(class QMenu *menu);
    void askNamespace();

    const Services &m_services;
    QString m_cluster;
    QString m_namespace;
};

} // namespace firesteel::gui
