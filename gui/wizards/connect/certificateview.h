// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/config/certificatecard.h"
#include "gui/widgets/panel.h"

#include <QSet>

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace firesteel::gui {

class ElidedLabel;

/// One certificate as a card, for comparing it with another: what differs stands on a ground of its
/// own. Main thread.
class CertificateView : public Panel
{
    Q_OBJECT
public:
    enum class Row { Subject, Issuer, From, Until, Key, Names, Fingerprint };

    explicit CertificateView(Theme &theme, QWidget *parent = nullptr);

    void setHead(const QString &title, const QString &note); ///< note: as it is, in no language
    void setFoot(const QString &text);                       ///< empty: none
    void setCard(const kube::CertificateCard &card, const QSet<Row> &differs = {});
    void setEmpty(const QString &text); ///< there is none, and why

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    void addRow(Row row, const QString &label, const QString &value, bool mono, bool verbatim);

    Theme &m_theme;
    ElidedLabel *m_title;
    ElidedLabel *m_note;
    QVBoxLayout *m_rows;
    QLabel *m_empty;
    QWidget *m_footLine;
    QLabel *m_foot;
    kube::CertificateCard m_card;
    QSet<Row> m_differs;
};

/// Where two certificates differ, as far as it is shown.
[[nodiscard]] QSet<CertificateView::Row> differences(const kube::CertificateCard &a,
                                                     const kube::CertificateCard &b);
/// "4E:1B:… " in lines of eight bytes.
[[nodiscard]] QString fingerprintLines(const QString &fingerprint);
/// "EC P-256", "RSA 2048".
[[nodiscard]] QString keyText(const kube::CertificateCard &card);

} // namespace firesteel::gui
