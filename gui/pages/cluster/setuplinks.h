// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QWidget>

class QLabel;

namespace firesteel::gui {

class LinkLabel;
class Theme;

/// The pages of the connection wizard that can be gone through alone. Main thread.
class SetUpLinks : public QWidget
{
    Q_OBJECT
public:
    explicit SetUpLinks(Theme &theme, QWidget *parent = nullptr);

    /// Those that are about the way to the cluster; what is set up inside of it stays.
    void setReachShown(bool on);

Q_SIGNALS:
    void chosen(const QString &page); ///< "address", "trust" …

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_title;
    QList<LinkLabel *> m_links;
};

} // namespace firesteel::gui
