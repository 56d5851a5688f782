// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/check/trustfindings.h"
#include "gui/widgets/panel.h"

#include <optional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace firesteel::gui {

class CommandLine;
class IconLabel;
class LabelledField;

/// A certificate that came over a connection which nobody has verified: its fingerprint, how to
/// compare it, and a button that stays off until it has been compared. Main thread.
class FingerprintPanel : public Panel
{
    Q_OBJECT
public:
    explicit FingerprintPanel(Theme &theme, QWidget *parent = nullptr);

    void setCandidate(const std::optional<kube::AnchorCandidate> &candidate); ///< none: hidden
    [[nodiscard]] QLineEdit *compareField() const { return m_given; }

Q_SIGNALS:
    void trusted(const QSslCertificate &certificate);
    void dismissed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void renew();

    Theme &m_theme;
    std::optional<kube::AnchorCandidate> m_candidate;
    QLabel *m_title;
    QLabel *m_text;
    QLabel *m_fingerprint;
    QLabel *m_how;
    CommandLine *m_command;
    QLineEdit *m_given;
    LabelledField *m_givenField;
    QCheckBox *m_compared;
    QPushButton *m_trust;
    QPushButton *m_keep;
};

/// Whether a fingerprint that somebody wrote down is this one: colons, blanks, case and what stands
/// before a "=" do not count.
[[nodiscard]] bool sameFingerprint(const QString &written, const QString &fingerprint);

} // namespace firesteel::gui
