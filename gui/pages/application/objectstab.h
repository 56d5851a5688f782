// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/appfacts.h"
#include "gui/shell/services.h"

#include <QList>
#include <QWidget>

class QLabel;
class QListWidget;
class QToolButton;

namespace firesteel::gui {

class CodeView;

/// The objects of one application as YAML: driver, executors, services, config maps. What was shown
/// stays when the cluster has removed it. Main thread.
class ObjectsTab : public QWidget
{
    Q_OBJECT
public:
    explicit ObjectsTab(const Services &services, QWidget *parent = nullptr);

    void setFacts(const AppFactsPtr &facts);
    void showObject(const QString &uid);
    [[nodiscard]] CodeView *code() const { return m_code; }
    [[nodiscard]] QListWidget *list() const { return m_list; }

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void refreshList();
    void refreshCode();
    void retranslate();
    [[nodiscard]] kube::ObjectPtr chosen() const;
    [[nodiscard]] QString titleOf(const kube::Object &object) const;

    const Services m_services;
    AppFactsPtr m_facts;
    QList<kube::ObjectPtr> m_objects;
    kube::ObjectPtr m_shown; ///< whose YAML is in the view
    QListWidget *m_list;
    QLabel *m_title;
    QToolButton *m_copy;
    CodeView *m_code;
};

} // namespace firesteel::gui
