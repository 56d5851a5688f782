// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>

namespace firesteel::settings {
class Settings;
}

namespace firesteel::gui {

class Theme;

/// What an action is, apart from what it does.
struct ActionSpec {
    QString id;                    ///< "app.stop": stable, for settings, objectName and tests
    std::function<QString()> text; ///< `[] { return tr("Stop…"); }`; asked anew for each language
    QList<QKeySequence> shortcuts = {}; ///< as delivered; a person may change them
    QString icon = {};                  ///< name in gui/theme/icons
    QString page = {}; ///< works on this page only, while its context is visible; empty: everywhere
    std::function<QString()> hint = {}; ///< one more sentence for the tooltip
    bool inPalette = true;
};

/// Every command of the window: one place for texts, icons and editable shortcuts. The command
/// palette and the settings page list what is here. Main thread; owned by main().
class ActionRegistry : public QObject
{
    Q_OBJECT
public:
    ActionRegistry(settings::Settings &settings, Theme &theme, QObject *parent = nullptr);

    /// The action belongs to `context`, is added to it, and leaves the registry with it. Its
    /// shortcut works in the whole window (no page) or within `context` (a page). Put it on a
    /// button with QToolButton::setDefaultAction or connect to it. An id is used once.
    QAction *add(const ActionSpec &spec, QWidget *context, std::function<void()> run);

    /// Removes the actions of `root` and of all below it, and says changed() once: before a window
    /// goes, for the texts of its actions may need widgets that are gone a moment later.
    void removeAllOf(QWidget *root);

    struct Entry {
        ActionSpec spec;
        QPointer<QAction> action;
        QPointer<QWidget> context;
    };
    [[nodiscard]] QList<Entry> entries() const;             ///< in the order of adding
    [[nodiscard]] QAction *action(const QString &id) const; ///< null if there is none

    [[nodiscard]] QList<QKeySequence> shortcuts(const QString &id) const;
    [[nodiscard]] bool isCustom(const QString &id) const;
    /// The actions that could not be told apart from `id` if it had `sequence`: those with an equal
    /// one, or one of which the other is a beginning, that work where `id` works.
    [[nodiscard]] QStringList conflicts(const QString &id, const QKeySequence &sequence) const;
    /// False, and no change, if there is a conflict.
    bool setShortcuts(const QString &id, const QList<QKeySequence> &sequences);
    /// Takes `sequence` from whoever has it and gives it to `id`.
    void takeShortcut(const QString &id, const QKeySequence &sequence);
    void resetShortcuts(const QString &id);
    void resetAllShortcuts();

Q_SIGNALS:
    void changed(); ///< an action came, went, or has other shortcuts

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Entry *find(const QString &id);
    [[nodiscard]] const Entry *find(const QString &id) const;
    [[nodiscard]] QList<QKeySequence> effective(const ActionSpec &spec) const;
    void store(const QString &id, const QList<QKeySequence> *sequences);
    void refresh(const Entry &entry);
    void refreshAll();

    settings::Settings &m_settings;
    Theme &m_theme;
    QList<Entry> m_entries;
};

} // namespace firesteel::gui
