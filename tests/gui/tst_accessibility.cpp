// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// Every sight of the window for those who hear it or go through it with the keyboard: names, roles,
// buddies, the way of Tab, what tables say; and the contrast of what is really painted.

#include "gui/shell/places.h"
#include "gui/text/words.h"
#include "gui/theme/tokens.h"
#include "tests/gui/widgettexts.h"
#include "tests/gui/windowtour.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QApplication>
#include <QImage>
#include <QScrollArea>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::gui;
using namespace firesteel::test;
using namespace Qt::StringLiterals;

namespace {

constexpr QSize kSize{1280, 800};

bool takesFocus(const QWidget *widget)
{
    return widget->isVisible() && widget->isEnabled() && !widget->focusProxy() &&
           widget->focusPolicy() != Qt::NoFocus;
}

QString nameOfControl(QWidget *widget)
{
    QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
    return face ? face->text(QAccessible::Name).trimmed() : QString();
}

/// What a role says of a control; of a part of one, nothing is asked.
bool isSensible(QAccessible::Role role)
{
    static const QSet<QAccessible::Role> empty{
        QAccessible::NoRole, QAccessible::Client,      QAccessible::Pane,  QAccessible::Grouping,
        QAccessible::Window, QAccessible::LayeredPane, QAccessible::Border};
    return !empty.contains(role);
}

QStringList controlFaults(QWidget *root)
{
    QStringList found;
    for (QWidget *widget : visibleWidgets(root)) {
        const bool label = qobject_cast<QLabel *>(widget) || qobject_cast<ElidedLabel *>(widget);
        if (!takesFocus(widget) && !qobject_cast<QAbstractButton *>(widget))
            continue;
        if (label || widget->isWindow() || qobject_cast<QScrollArea *>(widget) ||
            qobject_cast<QLineEdit *>(widget->focusProxy()))
            continue;
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
        if (!face || !isSensible(face->role()))
            found.append(u"no role: "_s + nameOf(widget));
        if (nameOfControl(widget).isEmpty())
            found.append(u"no name: "_s + nameOf(widget));
    }
    return found;
}

/// A label that speaks of a field belongs to it, so that its name is said and its key leads there.
QStringList buddyFaults(QWidget *root)
{
    QStringList found;
    for (QWidget *widget : visibleWidgets(root)) {
        const bool field = qobject_cast<QLineEdit *>(widget) || qobject_cast<QComboBox *>(widget) ||
                           qobject_cast<QKeySequenceEdit *>(widget);
        if (field && nameOfControl(widget).isEmpty())
            found.append(u"a field without a name: "_s + nameOf(widget));
        const auto *label = qobject_cast<QLabel *>(widget);
        if (!label)
            continue;
        const bool asks = label->text().endsWith(u':') || label->text().contains(u'&');
        if (asks && !label->buddy())
            found.append(u"a label without a buddy: "_s + nameOf(widget));
        if (label->buddy() && !label->buddy()->isVisible())
            found.append(u"a buddy that is hidden: "_s + nameOf(widget));
    }
    return found;
}

/// Down a column, along a row, and from one column to the next: never back over what was passed.
bool comesAfter(const QWidget *before, const QWidget *after, const QWidget *window)
{
    const auto place = [window](const QWidget *one) {
        return QRect(one->mapTo(window, QPoint()), one->size());
    };
    const QRect a = place(before);
    const QRect b = place(after);
    if (b.top() >= a.bottom() - 2)
        return true; // further down
    const bool sameRow = b.top() <= a.center().y() && b.bottom() >= a.center().y();
    if (sameRow || a.contains(b.center()))
        return b.left() >= a.left();
    return b.left() >= a.right() - 2; // the next column, from its top
}

/// What Tab meets in the page, from the places on.
QStringList orderFaults(gui::MainWindow *window)
{
    const QWidget *page = window->shownPage();
    QList<QWidget *> order;
    auto *places = window->findChild<gui::Places *>();
    places->focusCurrent();
    for (int i = 0; i < 120; ++i) {
        QWidget *now = QApplication::focusWidget();
        if (!now)
            break;
        if (page->isAncestorOf(now))
            order.append(now);
        else if (!order.isEmpty())
            break;
        QTest::keyClick(now, Qt::Key_Tab);
    }
    QStringList found;
    for (qsizetype i = 1; i < order.size(); ++i) {
        if (order.indexOf(order[i]) < i)
            return found << u"Tab goes round in the page at "_s + nameOf(order[i]);
        if (!comesAfter(order[i - 1], order[i], window))
            found.append(nameOf(order[i - 1]) + u" -> "_s + nameOf(order[i]));
    }
    for (QWidget *widget : visibleWidgets(window->shownPage())) {
        if (takesFocus(widget) && (widget->focusPolicy() & Qt::TabFocus) &&
            !order.contains(widget) && !qobject_cast<QScrollArea *>(widget))
            found.append(u"Tab does not come to "_s + nameOf(widget));
    }
    return found;
}

/// Every cell of a table as a screen reader hears it.
QStringList heardCells(QWidget *view)
{
    QStringList cells;
    QAccessibleInterface *face = QAccessible::queryAccessibleInterface(view);
    QAccessibleTableInterface *table = face ? face->tableInterface() : nullptr;
    for (int row = 0; table && row < table->rowCount(); ++row) {
        for (int column = 0; column < table->columnCount(); ++column) {
            if (QAccessibleInterface *cell = table->cellAt(row, column))
                cells.append(cell->text(QAccessible::Name));
        }
    }
    return cells;
}

/// The colour that most of a place has.
QColor groundOf(const QImage &picture, const QRect &place)
{
    QHash<QRgb, int> counts;
    const QRect inside = place.intersected(picture.rect());
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        for (int x = inside.left(); x <= inside.right(); ++x)
            ++counts[picture.pixel(x, y)];
    }
    QRgb most = 0;
    int best = -1;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
        if (it.value() > best) {
            best = it.value();
            most = it.key();
        }
    }
    return QColor::fromRgb(most);
}

/// The painted colour that stands out most from its ground: the ink where strokes are thick.
QColor inkOf(const QImage &picture, const QRect &place, const QColor &ground)
{
    QColor ink = ground;
    const QRect inside = place.intersected(picture.rect());
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        for (int x = inside.left(); x <= inside.right(); ++x) {
            const QColor one = picture.pixelColor(x, y);
            if (contrastRatio(one, ground) > contrastRatio(ink, ground))
                ink = one;
        }
    }
    return ink;
}

QStringList paleTexts(QWidget *root)
{
    QStringList found;
    const QImage picture = root->grab().toImage();
    for (QWidget *widget : visibleWidgets(root)) {
        if (shownText(widget).trimmed().isEmpty() || !widget->isEnabled())
            continue; // what is off may be pale (WCAG 1.4.3)
        const QRect place(widget->mapTo(root, QPoint()), widget->size());
        if (!root->rect().contains(place) || widget->visibleRegion().isEmpty() ||
            widget->visibleRegion().boundingRect() != widget->rect())
            continue;
        const QFont font = widget->font();
        const int px = QFontInfo(font).pixelSize();
        const bool large = px >= 24 || (px >= 19 && font.weight() >= QFont::Bold);
        const QColor ground = groundOf(picture, place);
        const double ratio = contrastRatio(inkOf(picture, place, ground), ground);
        if (ratio < (large ? 3.0 : 4.5))
            found.append(
                u"%1 \"%2\": %3"_s.arg(nameOf(widget), shownText(widget)).arg(ratio, 0, 'f', 2));
    }
    return found;
}

} // namespace

class TestAccessibility : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyControlIsNamed()
    {
        tour([](const WindowTour &, QWidget *root) {
            return controlFaults(root) + buddyFaults(root);
        });
    }
    void tabGoesInReadingOrder()
    {
        tour([](const WindowTour &one, QWidget *root) {
            return root == one.window.get() ? orderFaults(one.window.get()) : QStringList();
        });
    }

    void tablesSayTheStateInWords()
    {
        WindowTour one(kSize);
        for (const WindowTour::Stop &stop : one.stops()) {
            QWidget *root = stop.go();
            QVERIFY2(root, qPrintable(stop.name));
            if (stop.name == "applications"_L1) {
                const QStringList heard = heardCells(one.window->findChild<AppTable *>());
                for (const auto state :
                     {store::AppState::Waiting, store::AppState::Starting, store::AppState::Running,
                      store::AppState::Succeeded, store::AppState::Failed, store::AppState::Stopped,
                      store::AppState::Unknown}) {
                    const QString word = stateWord(state);
                    QVERIFY2(!heard.filter(word).isEmpty(), qPrintable(word));
                }
                QVERIFY(!heard.filter(u"sessionize, "_s).isEmpty());
                QVERIFY(!heard.filter(u"GiB"_s).isEmpty());
            } else if (stop.name == "application, pods"_L1) {
                const QStringList heard = heardCells(one.window->findChild<QTreeView *>(u"pods"_s));
                QVERIFY(!heard.filter(u"driver, failed"_s).isEmpty());
            } else if (stop.name == "application, events"_L1) {
                const QStringList heard =
                    heardCells(one.window->findChild<QTreeView *>(u"events"_s));
                QVERIFY(!heard.filter(u"Warning: FailedMount"_s).isEmpty());
            }
        }
    }

    void textsStandOutFromTheirGround_data()
    {
        QTest::addColumn<int>("choice");
        QTest::newRow("light") << int(Theme::Choice::Light);
        QTest::newRow("dark") << int(Theme::Choice::Dark);
        QTest::newRow("high contrast") << int(Theme::Choice::HighContrast);
    }
    void textsStandOutFromTheirGround()
    {
        QFETCH(int, choice);
        tour([](const WindowTour &, QWidget *root) { return paleTexts(root); },
             Theme::Choice(choice));
    }

private:
    static void tour(const std::function<QStringList(const WindowTour &, QWidget *)> &faultsOf,
                     Theme::Choice choice = Theme::Choice::Light)
    {
        WindowTour one(kSize);
        one.theme.setChoice(choice);
        QStringList found;
        for (const WindowTour::Stop &stop : one.stops()) {
            QWidget *root = stop.go();
            QVERIFY2(root, qPrintable(stop.name));
            WindowTour::settle(root);
            for (const QString &fault : faultsOf(one, root))
                found.append(stop.name + u" | "_s + fault);
        }
        for (const QString &fault : std::as_const(found))
            qInfo("%s", qPrintable(fault));
        QVERIFY2(found.isEmpty(), qPrintable(u"%1 faults"_s.arg(found.size())));
    }
};

int main(int argc, char **argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    TestAccessibility test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_accessibility.moc"
