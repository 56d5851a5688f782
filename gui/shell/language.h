// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QTranslator>

namespace firesteel::settings {
class Settings;
}

namespace firesteel::gui {

/// The language of the window, from the settings; a change takes effect at once: Qt sends
/// QEvent::LanguageChange to every widget. English texts need a translation, too: their plurals.
/// Main thread; made by main() before the first widget.
class Language : public QObject
{
    Q_OBJECT
public:
    explicit Language(settings::Settings &settings, QObject *parent = nullptr);
    ~Language() override;

    struct Choice {
        QString code; ///< as in the settings
        QString name; ///< in that language itself
    };
    [[nodiscard]] static QList<Choice> choices(); ///< without "system"

    [[nodiscard]] QString code() const { return m_code; } ///< of those in choices()

private:
    void apply();

    settings::Settings &m_settings;
    QTranslator m_own;
    QTranslator m_qt; ///< of Qt's own dialogs
    QString m_code;
};

} // namespace firesteel::gui
