// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/window/windowdriver.h"

#include "core/base/clock.h"
#include "core/engine/clustersession.h"
#include "gui/app/wholewindow.h"
#include "gui/pages/application/applicationpage.h"
#include "gui/pages/newjob/newjobpage.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/page.h"
#include "gui/shell/services.h"
#include "gui/shell/starter.h"
#include "gui/shell/workbench.h"
#include "gui/widgets/logview.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QPainter>
#include <QTest>
#include <QWindow>

#include <algorithm>

namespace firesteel::test {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Where a program looks for files of its user.
constexpr std::array<std::pair<const char *, const char *>, 5> kFolders{{
    {"HOME", ""},
    {"XDG_CONFIG_HOME", "/.config"},
    {"XDG_STATE_HOME", "/.local/state"},
    {"XDG_DATA_HOME", "/.local/share"},
    {"XDG_CACHE_HOME", "/.cache"},
}};

QString plain(QString text)
{
    return text.remove(u'&');
}

bool isNamed(const QWidget &widget, const QString &name)
{
    if (widget.objectName() == name || widget.accessibleName() == name)
        return true;
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    return button && plain(button->text()) == name;
}

/// Those that may be meant, in front first: an open menu, a dialog, then windows.
QWidgetList windowsInOrder()
{
    QWidgetList all;
    for (QWidget *one : {QApplication::activePopupWidget(), QApplication::activeModalWidget(),
                         QApplication::activeWindow()}) {
        if (one && !all.contains(one))
            all.append(one);
    }
    for (QWidget *one : QApplication::topLevelWidgets()) {
        if (one->isVisible() && !all.contains(one))
            all.append(one);
    }
    return all;
}

QString listOf(const QStringList &names)
{
    return names.isEmpty() ? u"nothing"_s : names.join(u", "_s);
}

} // namespace

// ---- life ----

WindowDriver::WindowDriver(Options options) : m_options(std::move(options))
{
    if (m_options.home.isEmpty())
        m_own = std::make_unique<QTemporaryDir>();
    m_home = m_own ? m_own->path() : m_options.home;
    if (!m_options.clock)
        m_clock = std::make_unique<SystemClock>();
    useHome();
    qApp->installEventFilter(this);
    make();
}

WindowDriver::~WindowDriver()
{
    m_whole.reset();
    for (const auto &[name, value] : m_before) {
        if (value)
            qputenv(name.constData(), *value);
        else
            qunsetenv(name.constData());
    }
}

void WindowDriver::useHome()
{
    const auto keep = [this](const char *name) {
        m_before.append({name, std::nullopt});
        if (qEnvironmentVariableIsSet(name))
            m_before.last().second = qgetenv(name);
    };
    for (const auto &[name, below] : kFolders) {
        keep(name);
        qputenv(name, QByteArray(QFile::encodeName(m_home) + below));
    }
    keep("KUBECONFIG");
    qunsetenv("KUBECONFIG");
}

void WindowDriver::make()
{
    Clock &clock = m_options.clock ? *m_options.clock : *m_clock;
    m_whole = std::make_unique<gui::WholeWindow>(clock, settings::Settings::standardPaths(),
                                                 QProcessEnvironment::systemEnvironment());
}

bool WindowDriver::start()
{
    QStringList words{u"firesteel"_s, u"--size"_s,
                      u"%1x%2"_s.arg(m_options.size.width()).arg(m_options.size.height())};
    words += m_options.arguments;
    const auto parsed = gui::parseStartOptions(words, m_home);
    if (!parsed)
        return fail(u"the command line is not understood: "_s + words.join(u' '));
    m_whole->starter().begin(*parsed);
    if (!QTest::qWaitForWindowExposed(&window()))
        return fail(u"the window does not come on the screen"_s);
    window().activateWindow();
    if (!QTest::qWaitForWindowActive(&window()))
        return fail(u"the window does not get the keyboard"_s);
    return true;
}

void WindowDriver::restart()
{
    m_whole->window().close();
    m_whole.reset();
    make();
}

gui::MainWindow &WindowDriver::window() const
{
    return m_whole->window();
}

const gui::Services &WindowDriver::services() const
{
    return m_whole->services();
}

gui::NewJobPage &WindowDriver::newJob() const
{
    return *qobject_cast<gui::NewJobPage *>(window().page(u"newjob"_s));
}

gui::ApplicationPage &WindowDriver::application() const
{
    return *qobject_cast<gui::ApplicationPage *>(window().page(u"application"_s));
}

bool WindowDriver::fail(const QString &problem)
{
    m_problem = problem;
    return false;
}

bool WindowDriver::eventFilter(QObject *watched, QEvent *event)
{
    if (watched->isWidgetType() &&
        (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick))
        ++m_mousePresses;
    return QObject::eventFilter(watched, event);
}

// ---- finding ----

QWidget *WindowDriver::find(const QString &name) const
{
    for (QWidget *top : windowsInOrder()) {
        QWidget *hidden = nullptr; // scrolled out of sight
        QWidgetList all = top->findChildren<QWidget *>();
        all.prepend(top);
        for (QWidget *one : std::as_const(all)) {
            if (!one->isVisible() || !isNamed(*one, name))
                continue;
            if (!one->visibleRegion().isEmpty())
                return one;
            if (!hidden)
                hidden = one;
        }
        if (hidden)
            return hidden;
    }
    return nullptr;
}

QWidget *WindowDriver::seen(const QString &name)
{
    QWidget *found = find(name);
    if (found)
        return found;
    QStringList there;
    for (const QWidget *top : windowsInOrder()) {
        for (const QWidget *one : top->findChildren<QWidget *>()) {
            if (one->isVisible() && !one->objectName().isEmpty() &&
                !one->objectName().startsWith("qt_"_L1))
                there.append(one->objectName());
        }
    }
    there.removeDuplicates();
    fail(u"no “%1” to be seen; there is: %2"_s.arg(name, listOf(there)));
    return nullptr;
}

QString WindowDriver::focusName() const
{
    const QWidget *focus = QApplication::focusWidget();
    if (!focus)
        return {};
    if (!focus->objectName().isEmpty())
        return focus->objectName();
    return focus->accessibleName().isEmpty() ? QString::fromLatin1(focus->metaObject()->className())
                                             : focus->accessibleName();
}

// ---- waiting ----

bool WindowDriver::until(const QString &what, const std::function<bool()> &holds, Seconds most)
{
    if (QTest::qWaitFor(holds, std::chrono::milliseconds(most)))
        return true;
    return fail(u"after %1 s still not: %2"_s.arg(most.count()).arg(what));
}

bool WindowDriver::untilSeen(const QString &name, Seconds most)
{
    if (QTest::qWaitFor([&] { return sees(name); }, std::chrono::milliseconds(most)))
        return true;
    (void)seen(name); // tells what there is
    return false;
}

bool WindowDriver::untilPage(const QString &id, Seconds most)
{
    return until(
        u"page "_s + id, [&] { return window().shownPage() && window().shownPage()->id() == id; },
        most);
}

bool WindowDriver::untilLive(Seconds most)
{
    const gui::Workbench &workbench = services().workbench;
    const bool live = QTest::qWaitFor(
        [&] {
            return workbench.session() &&
                   workbench.freshness().state == gui::Freshness::State::Live;
        },
        std::chrono::milliseconds(most));
    if (live)
        return true;
    const auto &cause =
        workbench.openProblem() ? workbench.openProblem() : workbench.freshness().cause;
    return fail(u"the cluster does not answer: "_s +
                (cause ? QString(u"error %1 %2"_s.arg(int(cause->code)).arg(cause->detail))
                       : u"no cause is known"_s));
}

bool WindowDriver::untilPlanned()
{
    return until(u"the form is read through"_s, [&] { return newJob().planned(); });
}

std::shared_ptr<const store::SparkApp> WindowDriver::app(const QString &name) const
{
    std::shared_ptr<const store::SparkApp> newest;
    engine::ClusterSession *session = services().workbench.session();
    if (!session)
        return newest;
    for (const auto &one : session->apps().apps()) {
        if (one->name == name && (!newest || one->created > newest->created))
            newest = one;
    }
    return newest;
}

bool WindowDriver::untilState(const QString &name, store::AppState state, Seconds most)
{
    if (QTest::qWaitFor([&] { return app(name) && app(name)->state == state; },
                        std::chrono::milliseconds(most)))
        return true;
    const auto last = app(name);
    const QString is = last ? QString(store::appStateName(last->state)) : u"not there"_s;
    return fail(u"after %1 s %2 is not %3 but %4"_s.arg(most.count())
                    .arg(name, QString(store::appStateName(state)), is));
}

QStringList WindowDriver::log() const
{
    const auto *view = qobject_cast<const gui::LogView *>(find(u"log"_s));
    const gui::LogModel *model = view ? view->model() : nullptr;
    QStringList lines;
    for (qint64 row = 0; model && row < model->rowCount(); ++row)
        lines.append(model->text(model->idOf(row)));
    return lines;
}

bool WindowDriver::untilLog(const QString &part, Seconds most)
{
    const auto has = [&] {
        return std::ranges::any_of(log(), [&](const QString &line) { return line.contains(part); });
    };
    if (QTest::qWaitFor(has, std::chrono::milliseconds(most)))
        return true;
    const QStringList lines = log();
    return fail(u"after %1 s no “%2” among %3 lines of the log; the last: %4"_s.arg(most.count())
                    .arg(part)
                    .arg(lines.size())
                    .arg(lines.isEmpty() ? u"none"_s : lines.constLast()));
}

// ---- looking ----

QPixmap WindowDriver::picture() const
{
    QPixmap picture = window().grab();
    QPainter painter(&picture);
    const QPoint corner = window().mapToGlobal(QPoint());
    for (QWidget *one : QApplication::topLevelWidgets()) {
        if (one != &window() && one->isVisible() && one->windowType() != Qt::ToolTip)
            painter.drawPixmap(one->mapToGlobal(QPoint()) - corner, one->grab());
    }
    return picture;
}

bool WindowDriver::shot(const QString &name)
{
    const QString folder = qEnvironmentVariable("FIRESTEEL_SHOTS");
    if (folder.isEmpty())
        return true;
    const QString path =
        QDir(folder).filePath(u"%1-%2.png"_s.arg(++m_shots, 2, 10, QChar(u'0')).arg(name));
    if (!QDir().mkpath(folder) || !picture().save(path))
        return fail(u"the picture cannot be written: "_s + path);
    return true;
}

} // namespace firesteel::test
