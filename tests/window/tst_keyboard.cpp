// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

// The window without a mouse: SparkPi from the first start to its result, every control of every
// page by Tab, and where the keyboard is can be seen.

#include "gui/pages/application/applicationpage.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/navigator.h"
#include "gui/shell/page.h"
#include "gui/shell/services.h"
#include "tests/window/pijourney.h"
#include "tests/window/windowmain.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QButtonGroup>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QTabBar>

using namespace firesteel;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using firesteel::test::PiJourney;
using firesteel::test::WindowDriver;

namespace {

/// Something that a person presses, types into or chooses from.
bool isControl(const QWidget &widget)
{
    return qobject_cast<const QAbstractButton *>(&widget) ||
           qobject_cast<const QLineEdit *>(&widget) || qobject_cast<const QComboBox *>(&widget) ||
           qobject_cast<const QAbstractSpinBox *>(&widget) ||
           qobject_cast<const QTabBar *>(&widget) ||
           qobject_cast<const QAbstractItemView *>(&widget) ||
           (widget.focusPolicy() & Qt::TabFocus) != 0;
}

/// A part of another control, which has the keyboard for it.
bool isPart(const QWidget &widget)
{
    for (const QWidget *one = widget.parentWidget(); one; one = one->parentWidget()) {
        if (qobject_cast<const QTabBar *>(one) || qobject_cast<const QComboBox *>(one) ||
            qobject_cast<const QLineEdit *>(one) || qobject_cast<const QAbstractItemView *>(one))
            return true;
    }
    return false;
}

QString named(const QWidget &widget)
{
    QString name = widget.objectName();
    if (name.isEmpty() && !widget.accessibleName().isEmpty())
        name = u"“"_s + widget.accessibleName() + u"”"_s;
    return name.isEmpty() ? QString::fromLatin1(widget.metaObject()->className()) : name;
}

/// One of a group of which Tab reaches one and arrow keys the others.
bool inGroupOf(const QWidget &widget, const QSet<QWidget *> &reached)
{
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    if (!button || !button->group() || !button->group()->exclusive())
        return false;
    const QList<QAbstractButton *> all = button->group()->buttons();
    return std::ranges::any_of(all,
                               [&](QAbstractButton *other) { return reached.contains(other); });
}

/// What the window shows around a widget.
QImage around(QWidget &window, const QWidget &widget)
{
    const QRect place(widget.mapTo(&window, QPoint()), widget.size());
    return window.grab(place.adjusted(-4, -4, 4, 4)).toImage();
}

struct Walk {
    QSet<QWidget *> reached;
    QStringList unseen; ///< the keyboard was there and nothing showed it
};

/// Once around with Tab.
Walk walk(WindowDriver &driver)
{
    Walk result;
    for (int i = 0; i < 400; ++i) {
        QPointer<QWidget> here = QApplication::focusWidget();
        if (here && result.reached.contains(here))
            return result;
        QImage with;
        if (here) {
            result.reached.insert(here);
            with = around(driver.window(), *here);
        }
        driver.press(Qt::Key_Tab);
        if (here && here != QApplication::focusWidget() && with == around(driver.window(), *here))
            result.unseen.append(named(*here));
    }
    return result;
}

} // namespace

class TestKeyboard : public QObject
{
    Q_OBJECT
private:
    std::unique_ptr<WindowDriver> m_driver;

    static WindowDriver::Options withoutMouse()
    {
        WindowDriver::Options options;
        options.mouse = false;
        return options;
    }

private Q_SLOTS:
    void initTestCase() { m_driver = std::make_unique<WindowDriver>(withoutMouse()); }
    void cleanupTestCase()
    {
        QCOMPARE(m_driver->mousePresses(), 0);
        m_driver.reset();
    }

    /// First, for what comes after looks at its application.
    void sparkPi()
    {
        PiJourney journey(*m_driver, {});
        for (const PiJourney::Step &step : journey.steps())
            QVERIFY2(step.run(), qPrintable(step.done + u": "_s + m_driver->problem()));
        QCOMPARE(m_driver->mousePresses(), 0);
    }

    void everyControl_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("tab");
        for (const QString &page : {u"welcome"_s, u"applications"_s, u"newjob"_s, u"activity"_s,
                                    u"settings"_s, u"help"_s})
            QTest::newRow(qPrintable(page)) << page << QString();
        for (const QString &tab :
             {u"overview"_s, u"pods"_s, u"logs"_s, u"events"_s, u"objects"_s, u"driverui"_s})
            QTest::newRow(qPrintable(u"application "_s + tab)) << u"application"_s << tab;
    }

    void everyControl()
    {
        QFETCH(QString, page);
        QFETCH(QString, tab);
        WindowDriver &driver = *m_driver;
        QVariantMap argument;
        if (page == "application"_L1) {
            // the web UI is offered while its driver runs: that of the example that goes on for
            // long
            const auto app = driver.app(tab == "driverui"_L1 ? u"daily-kpi"_s : u"spark-pi"_s);
            QVERIFY(app);
            argument = {{u"namespace"_s, app->key.namespaceName},
                        {u"app"_s, app->key.appId},
                        {u"tab"_s, tab}};
        }
        driver.services().navigator.go(page, argument);
        DRIVE(driver, untilPage(page));
        QVERIFY2(QApplication::focusWidget(), "the page takes the keyboard");
        if (tab == "driverui"_L1) // enabled once the gateway listens
            DRIVE(driver, until(u"the UI can be opened"_s, [&] {
                      const QWidget *open = driver.seen(u"openInBrowser"_s);
                      return open && open->isEnabled();
                  }));
        const Walk walked = walk(driver);
        QStringList missed;
        for (QWidget *one : driver.window().findChildren<QWidget *>()) {
            if (one->isVisible() && one->isEnabled() && isControl(*one) && !isPart(*one) &&
                !one->objectName().startsWith("qt_"_L1) && !walked.reached.contains(one) &&
                !inGroupOf(*one, walked.reached))
                missed.append(named(*one));
        }
        QVERIFY2(missed.isEmpty(), qPrintable(u"not by Tab: "_s + missed.join(u", "_s)));
        QVERIFY2(walked.unseen.isEmpty(),
                 qPrintable(u"no mark of the keyboard: "_s + walked.unseen.join(u", "_s)));
        QVERIFY(walked.reached.size() > 3);
    }

    void wayBackFromEveryPlace()
    {
        WindowDriver &driver = *m_driver;
        for (const QString &keys : {u"Ctrl+1"_s, u"Ctrl+N"_s, u"Ctrl+,"_s}) {
            DRIVE(driver, pressKeys(keys));
            QVERIFY(QApplication::focusWidget());
            QVERIFY(driver.window().shownPage()->isAncestorOf(QApplication::focusWidget()));
        }
        DRIVE(driver, pressKeys(u"Alt+Left"_s));
        DRIVE(driver, untilPage(u"newjob"_s));
        DRIVE(driver, pressKeys(u"Ctrl+K"_s));
        DRIVE(driver, untilSeen(u"palette.list"_s));
        DRIVE(driver, press(Qt::Key_Escape));
        DRIVE(driver, until(u"the palette closes"_s, [&] { return !driver.sees(u"palette"_s); }));
        QVERIFY(driver.window().shownPage()->isAncestorOf(QApplication::focusWidget()));
    }
};

FIRESTEEL_WINDOW_MAIN(TestKeyboard)
#include "tst_keyboard.moc"
