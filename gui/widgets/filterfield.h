// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/widgets/searchfield.h"

#include <QList>
#include <QString>

namespace firesteel::gui {

/// A search field with conditions in front of the text, such as "age under 2 d". Backspace at the
/// start takes the last one back; so does a click on its cross. Main thread.
class FilterField : public SearchField
{
    Q_OBJECT
public:
    struct Chip {
        QString id;
        QString name;  ///< translated
        QString value; ///< translated
        bool operator==(const Chip &) const = default;
    };

    explicit FilterField(Theme &theme, QWidget *parent = nullptr);

    void setChips(const QList<Chip> &chips);
    [[nodiscard]] const QList<Chip> &chips() const { return m_chips; }

Q_SIGNALS:
    void chipRemoved(const QString &id); ///< the owner sets the chips anew

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    int leadingWidth() const override;
    void paintLeading(QPainter *painter, const QRect &rect) override;

private:
    [[nodiscard]] QRect chipRect(qsizetype index) const;
    [[nodiscard]] QRect crossRect(qsizetype index) const;
    [[nodiscard]] int chipWidth(const Chip &chip) const;
    void describe();

    QList<Chip> m_chips;
};

} // namespace firesteel::gui
