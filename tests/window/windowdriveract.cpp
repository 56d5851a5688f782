// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

// The acting half of WindowDriver: mouse and keyboard. Events enter at the window, as from the
// system, so what is covered cannot be clicked and shortcuts take their part.

#include "gui/pages/newjob/jobformview.h"
#include "gui/pages/newjob/newjobpage.h"
#include "gui/shell/actionregistry.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/services.h"
#include "tests/window/windowdriver.h"

#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QMenu>
#include <QRadioButton>
#include <QScrollArea>
#include <QTabBar>
#include <QTest>
#include <QTimer>
#include <QWindow>

#include <algorithm>

namespace firesteel::test {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int kMostTabs = 400;

/// Brings it into the visible part of every scroll area that it is in.
void scrollTo(QWidget *widget)
{
    for (QWidget *one = widget->parentWidget(); one; one = one->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(one); area && area->isAncestorOf(widget))
            area->ensureWidgetVisible(widget);
    }
}

/// Where a person aims: at the sign of a check box or radio button, which may be much wider than
/// what is written beside it, else in the middle.
QPoint aim(const QWidget &widget)
{
    constexpr int sign = 10;
    const bool signs =
        qobject_cast<const QCheckBox *>(&widget) || qobject_cast<const QRadioButton *>(&widget);
    return signs && widget.width() > 2 * sign && widget.layoutDirection() == Qt::LeftToRight
               ? QPoint(sign, widget.height() / 2)
               : widget.rect().center();
}

QString named(const QWidget *widget)
{
    return widget->objectName().isEmpty() ? QString::fromLatin1(widget->metaObject()->className())
                                          : widget->objectName();
}

QAction *entryOf(const QMenu &menu, const QString &text)
{
    for (QAction *action : menu.actions()) {
        if (action->objectName() == text || action->text().remove(u'&') == text)
            return action;
    }
    return nullptr;
}

/// Clicks, or walks there with the arrow keys and presses Enter.
void take(QMenu &menu, QAction *entry, bool mouse)
{
    QWindow *window = menu.windowHandle();
    if (mouse) {
        QTest::mouseClick(window, Qt::LeftButton, {}, menu.actionGeometry(entry).center());
        return;
    }
    for (int i = 0; i < menu.actions().size() && menu.activeAction() != entry; ++i)
        QTest::keyClick(window, Qt::Key_Down);
    QTest::keyClick(window, Qt::Key_Return);
}

} // namespace

bool WindowDriver::ready(QWidget *widget, const QString &name)
{
    if (!widget)
        return false;
    if (!widget->isEnabled())
        return fail(u"“%1” is disabled"_s.arg(name));
    return true;
}

QWindow *WindowDriver::keyboardWindow() const
{
    if (const QWidget *popup = QApplication::activePopupWidget())
        return popup->windowHandle();
    QWindow *window = QGuiApplication::focusWindow();
    return window ? window : this->window().windowHandle();
}

// ---- mouse ----

bool WindowDriver::click(const QString &name)
{
    QWidget *widget = seen(name);
    if (!ready(widget, name))
        return false;
    if (!m_options.mouse)
        return tabTo(name) && press(Qt::Key_Space);
    scrollTo(widget);
    QWidget *top = widget->window();
    const QPoint point = widget->mapTo(top, aim(*widget));
    QWidget *hit = top->childAt(point);
    if (hit && hit != widget && !widget->isAncestorOf(hit))
        return fail(u"“%1” is covered by %2"_s.arg(name, named(hit)));
    QTest::mouseClick(top->windowHandle(), Qt::LeftButton, {}, point);
    return true;
}

bool WindowDriver::doubleClick(const QString &name)
{
    QWidget *widget = seen(name);
    if (!ready(widget, name))
        return false;
    scrollTo(widget);
    QWidget *top = widget->window();
    QTest::mouseDClick(top->windowHandle(), Qt::LeftButton, {},
                       widget->mapTo(top, widget->rect().center()));
    return true;
}

bool WindowDriver::clickTab(const QString &bar, const QString &text)
{
    auto *tabs = seen<QTabBar>(bar);
    if (!tabs)
        return false;
    int wanted = -1;
    for (int i = 0; i < tabs->count(); ++i) {
        if (tabs->tabText(i).remove(u'&') == text || tabs->tabData(i).toString() == text)
            wanted = i;
    }
    if (wanted < 0)
        return fail(u"“%1” has no tab “%2”"_s.arg(bar, text));
    if (m_options.mouse) {
        QWidget *top = tabs->window();
        QTest::mouseClick(top->windowHandle(), Qt::LeftButton, {},
                          tabs->mapTo(top, tabs->tabRect(wanted).center()));
    } else {
        if (!tabTo(bar))
            return false;
        while (tabs->currentIndex() != wanted) {
            const int before = tabs->currentIndex();
            press(before < wanted ? Qt::Key_Right : Qt::Key_Left);
            if (tabs->currentIndex() == before)
                break;
        }
    }
    return tabs->currentIndex() == wanted ||
           fail(u"the tab “%1” of “%2” cannot be reached"_s.arg(text, bar));
}

bool WindowDriver::choose(const QString &button, const QString &entry)
{
    QString trouble;
    bool done = false;
    QTimer look; // a menu may keep its opener busy until it closes
    look.setInterval(10ms);
    connect(&look, &QTimer::timeout, this, [&] {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        if (!menu)
            return;
        look.stop();
        QAction *action = entryOf(*menu, entry);
        QStringList there;
        for (const QAction *one : menu->actions())
            there.append(one->text());
        if (action && action->isEnabled()) {
            take(*menu, action, m_options.mouse);
        } else {
            trouble = u"the menu of “%1” does not offer “%2” but: %3"_s.arg(button, entry,
                                                                            there.join(u", "_s));
            menu->close();
        }
        done = true;
    });
    look.start();
    if (!click(button))
        return false;
    if (!until(u"a menu of “%1”"_s.arg(button), [&] { return done; }))
        return false;
    return trouble.isEmpty() || fail(trouble);
}

// ---- keyboard ----

bool WindowDriver::write(const QString &text)
{
    QWindow *window = keyboardWindow();
    for (const QChar character : text) {
        const char latin = character.toLatin1();
        const Qt::Key key = latin > 0 ? QTest::asciiToKey(latin) : Qt::Key_unknown;
        QTest::sendKeyEvent(QTest::Click, window, key, QString(character), Qt::NoModifier);
    }
    return true;
}

bool WindowDriver::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(keyboardWindow(), key, modifiers);
    return true;
}

bool WindowDriver::pressKeys(const QString &sequence)
{
    const QKeySequence keys(sequence);
    for (int i = 0; i < keys.count(); ++i)
        press(keys[uint(i)].key(), keys[uint(i)].keyboardModifiers());
    return keys.count() > 0 || fail(u"“%1” names no keys"_s.arg(sequence));
}

bool WindowDriver::tabTo(const QString &name)
{
    QWidget *wanted = seen(name);
    if (!ready(wanted, name))
        return false;
    QStringList way;
    for (int i = 0; i < kMostTabs; ++i) {
        QWidget *focus = QApplication::focusWidget();
        if (focus &&
            (focus == wanted || focus->focusProxy() == wanted || wanted->focusProxy() == focus))
            return true;
        way.append(focusName());
        press(Qt::Key_Tab);
    }
    way.removeDuplicates();
    return fail(u"Tab does not lead to “%1”, only to: %2"_s.arg(name, way.join(u", "_s)));
}

bool WindowDriver::type(const QString &name, const QString &text)
{
    QWidget *widget = seen(name);
    if (!ready(widget, name) || !(m_options.mouse ? click(name) : tabTo(name)))
        return false;
    press(Qt::Key_A, Qt::ControlModifier);
    press(Qt::Key_Delete);
    write(text);
    const auto *edit = qobject_cast<const QLineEdit *>(widget);
    return !edit || edit->text() == text ||
           fail(u"“%1” holds “%2” instead of “%3”"_s.arg(name, edit->text(), text));
}

bool WindowDriver::fill(gui::JobField field, const QString &text)
{
    return type(u"field."_s + gui::infoOf(field).id, text);
}

bool WindowDriver::setting(const QString &key, const QString &value)
{
    QLineEdit *free = nullptr; // the empty line at the end
    for (QLineEdit *one : newJob().findChildren<QLineEdit *>(u"settingKey"_s)) {
        if (one->text().isEmpty())
            free = one;
    }
    if (!free)
        return fail(u"the form has no empty line for a setting"_s);
    // without a window manager nobody gives the keyboard back when a dialog has closed
    window().activateWindow();
    if (!until(u"the window has the keyboard"_s, [this] { return window().isActiveWindow(); }))
        return false;
    scrollTo(free);
    free->setFocus(Qt::TabFocusReason);
    write(key);
    if (QApplication::activePopupWidget()) // what it might be
        press(Qt::Key_Escape);
    press(Qt::Key_Tab);
    write(value);
    const auto *edit = qobject_cast<const QLineEdit *>(QApplication::focusWidget());
    return (edit && edit->objectName() == "settingValue"_L1 && edit->text() == value) ||
           fail(u"the setting %1 cannot be typed; the keyboard is at “%2”"_s.arg(key, focusName()));
}

bool WindowDriver::go(const QString &page)
{
    if (m_options.mouse)
        return click(u"place."_s + page) && untilPage(page);
    const QList<QKeySequence> keys = services().actions.shortcuts(u"place."_s + page);
    if (keys.isEmpty())
        return fail(u"no keys lead to the page "_s + page);
    return pressKeys(keys.constFirst().toString()) && untilPage(page);
}

} // namespace firesteel::test
