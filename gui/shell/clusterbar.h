// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/shell/bar.h"

#include <QTimer>

class QHBoxLayout;
class QLabel;

namespace firesteel::gui {

class ClusterPicker;
class LinkLabel;
class SearchField;
class Tag;
struct Services;

/// The head of the window: which cluster and namespace, its marks (label, production, lock, no
/// verification), when the access ends, how fresh the picture is, and the field of the command
/// palette. Main thread.
class ClusterBar : public Bar
{
    Q_OBJECT
public:
    ClusterBar(const Services &services, QWidget *parent);

    [[nodiscard]] ClusterPicker *picker() const { return m_picker; }
    [[nodiscard]] SearchField *search() const { return m_search; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void retranslate();
    void renew();
    void renewAccess();
    void renewFreshness();

    const Services &m_services;
    ClusterPicker *m_picker;
    Tag *m_label;
    Tag *m_production;
    Tag *m_readOnly;
    Tag *m_trust;
    BarSeparator *m_accessLine;
    QLabel *m_access;
    BarSeparator *m_freshLine;
    Dot *m_dot;
    QLabel *m_fresh;
    LinkLabel *m_retry;
    SearchField *m_search;
    QTimer m_tick;
};

/// The strip over the whole window in the colour of production, or of the cluster. Main thread.
class ProductionEdge : public QWidget
{
    Q_OBJECT
public:
    ProductionEdge(const Services &services, QWidget *parent);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Services &m_services;
};

} // namespace firesteel::gui
