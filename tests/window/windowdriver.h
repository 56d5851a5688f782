// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/settings/settings.h"
#include "core/store/sparkapp.h"
#include "gui/models/jobform.h"

#include <QObject>
#include <QPixmap>
#include <QPointer>
#include <QSize>
#include <QStringList>
#include <QTemporaryDir>
#include <QWidget>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace firesteel {
class Clock;
}
namespace firesteel::gui {
class ApplicationPage;
class MainWindow;
class NewJobPage;
class WholeWindow;
struct Services;
} // namespace firesteel::gui

/// QVERIFY2 for what a WindowDriver does: the failure says what was wanted and what was there.
#define DRIVE(driver, step) QVERIFY2((driver).step, qPrintable((driver).problem()))

namespace firesteel::test {

/// The whole program in the test's process, with a home folder of its own, driven as a person would
/// by mouse and keyboard. Every step answers whether it was possible; problem() tells why not. All
/// widgets are named by objectName or by accessible name, and have to be visible. While it lives,
/// HOME and the XDG folders of the process point into its home.
class WindowDriver : public QObject
{
public:
    struct Options {
        QString home = {};          ///< a folder to start in; empty: a new one
        QStringList arguments = {}; ///< of the program: {"--kubeconfig", path}
        QSize size{1280, 800};
        Clock *clock = nullptr; ///< outlives the driver; null: the system's
        bool mouse = true;      ///< false: any press of a mouse button is a fault
    };

    explicit WindowDriver(Options options);
    WindowDriver() : WindowDriver(Options{}) {}
    ~WindowDriver() override;

    bool start();   ///< as main() does, until the window is on the screen
    void restart(); ///< ends the program and makes it anew in the same home; then start()

    [[nodiscard]] const QString &home() const { return m_home; }
    [[nodiscard]] gui::WholeWindow &whole() const { return *m_whole; }
    [[nodiscard]] gui::MainWindow &window() const;
    [[nodiscard]] const gui::Services &services() const;
    [[nodiscard]] gui::NewJobPage &newJob() const;
    [[nodiscard]] gui::ApplicationPage &application() const;
    [[nodiscard]] const QString &problem() const { return m_problem; }
    [[nodiscard]] int mousePresses() const { return m_mousePresses; }

    // ---- finding ----
    /// The visible widget of that object name or accessible name; of several the one that is in
    /// front. Null, with problem(), if there is none.
    [[nodiscard]] QWidget *seen(const QString &name);
    template <class T>
    [[nodiscard]] T *seen(const QString &name)
    {
        return qobject_cast<T *>(seen(name));
    }
    [[nodiscard]] bool sees(const QString &name) const { return find(name) != nullptr; }
    [[nodiscard]] QString focusName() const; ///< of the widget that has the keyboard

    // ---- acting ----
    bool click(const QString &name); ///< in the middle, or on its sign; scrolls there first
    bool doubleClick(const QString &name);
    bool clickTab(const QString &bar, const QString &text); ///< of a tab bar
    /// Chooses an entry of the menu that is open, or that the button opens.
    bool choose(const QString &button, const QString &entry);
    /// What was there goes, letter by letter comes `text`.
    bool type(const QString &name, const QString &text);
    bool fill(gui::JobField field, const QString &text);
    bool setting(const QString &key, const QString &value); ///< a further line of the job form
    bool press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    bool pressKeys(const QString &sequence); ///< "Ctrl+K"
    bool write(const QString &text);         ///< to whoever has the keyboard
    bool tabTo(const QString &name);         ///< with Tab alone, once around at most
    bool go(const QString &page);            ///< by the place at the left

    // ---- waiting ----
    using Seconds = std::chrono::seconds;
    /// Until it holds; the event loop goes on meanwhile.
    bool until(const QString &what, const std::function<bool()> &holds, Seconds most = Seconds(30));
    bool untilSeen(const QString &name, Seconds most = Seconds(30));
    bool untilPage(const QString &id, Seconds most = Seconds(30));
    bool untilLive(Seconds most = Seconds(20)); ///< a cluster is open and answers
    bool untilPlanned();                        ///< the form is read through
    /// The newest application of that name, as the window's index has it; null: none.
    [[nodiscard]] std::shared_ptr<const store::SparkApp> app(const QString &name) const;
    bool untilState(const QString &name, store::AppState state, Seconds most);
    [[nodiscard]] QStringList log() const; ///< lines that the log view shows
    bool untilLog(const QString &part, Seconds most);

    // ---- looking ----
    [[nodiscard]] QPixmap picture() const; ///< of the window, with menus and dialogs over it
    /// A picture into the folder $FIRESTEEL_SHOTS, if that is set.
    bool shot(const QString &name);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QWidget *find(const QString &name) const;
    bool fail(const QString &problem);
    void useHome();
    void make();
    bool ready(QWidget *widget, const QString &name);
    [[nodiscard]] QWindow *keyboardWindow() const;

    Options m_options;
    std::unique_ptr<QTemporaryDir> m_own;
    QString m_home;
    QList<std::pair<QByteArray, std::optional<QByteArray>>>
        m_before; ///< environment of the process
    std::unique_ptr<Clock> m_clock;
    std::unique_ptr<gui::WholeWindow> m_whole;
    QString m_problem;
    int m_mousePresses = 0;
    int m_shots = 0;
};

} // namespace firesteel::test
