// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

// Colours against the limits of contrast, the icons, the palette, the heights, and that all of it
// follows a change at run time.

#include "gui/theme/icons.h"
#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/tabbar.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFontInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTest>
#include <QTreeView>

using namespace Qt::StringLiterals;
using namespace firesteel;
using namespace firesteel::gui;

namespace {

using TokenPtr = QColor Tokens::*;
struct Named {
    const char *name;
    TokenPtr token;
};

const QList<Named> &inks()
{
    static const QList<Named> all{{"text", &Tokens::text},
                                  {"text2", &Tokens::text2},
                                  {"text3", &Tokens::text3},
                                  {"accent", &Tokens::accent},
                                  {"failed", &Tokens::failed},
                                  {"unknown", &Tokens::unknown},
                                  {"waiting", &Tokens::waiting},
                                  {"starting", &Tokens::starting},
                                  {"running", &Tokens::running},
                                  {"succeeded", &Tokens::succeeded},
                                  {"stopped", &Tokens::stopped},
                                  {"production", &Tokens::production},
                                  {"yamlKey", &Tokens::yamlKey},
                                  {"yamlString", &Tokens::yamlString},
                                  {"yamlNumber", &Tokens::yamlNumber}};
    return all;
}

const QList<Named> &grounds()
{
    static const QList<Named> all{{"window", &Tokens::window},
                                  {"base", &Tokens::base},
                                  {"raised", &Tokens::raised},
                                  {"select", &Tokens::select},
                                  {"hover", &Tokens::hover},
                                  {"tintFailed", &Tokens::tintFailed},
                                  {"tintWaiting", &Tokens::tintWaiting},
                                  {"tintUnknown", &Tokens::tintUnknown},
                                  {"added", &Tokens::added},
                                  {"removed", &Tokens::removed}};
    return all;
}

const QList<std::pair<Scheme, QByteArray>> kSchemes{
    {Scheme::Light, "light"}, {Scheme::Dark, "dark"}, {Scheme::HighContrast, "high contrast"}};

/// Every name that the window's parts agreed on.
const QStringList kAgreedIcons{u"layers"_s,        u"plus"_s,
                               u"database"_s,      u"server"_s,
                               u"calendar"_s,      u"history"_s,
                               u"activity"_s,      u"settings"_s,
                               u"help"_s,          u"search"_s,
                               u"filter"_s,        u"stop"_s,
                               u"play"_s,          u"undo"_s,
                               u"redo"_s,          u"copy"_s,
                               u"wrap"_s,          u"follow"_s,
                               u"download"_s,      u"refresh"_s,
                               u"close"_s,         u"check"_s,
                               u"chevron-down"_s,  u"chevron-right"_s,
                               u"warning"_s,       u"info"_s,
                               u"external"_s,      u"cluster"_s,
                               u"namespace"_s,     u"lock"_s,
                               u"key"_s,           u"eye"_s,
                               u"eye-off"_s,       u"trash"_s,
                               u"edit"_s,          u"arrow-up"_s,
                               u"arrow-down"_s,    u"pause"_s,
                               u"bell"_s,          u"language"_s,
                               u"sun"_s,           u"moon"_s,
                               u"contrast"_s,      u"command"_s,
                               u"file"_s,          u"folder"_s,
                               u"state-waiting"_s, u"state-starting"_s,
                               u"state-running"_s, u"state-succeeded"_s,
                               u"state-failed"_s,  u"state-stopped"_s,
                               u"state-unknown"_s};

const QList<store::AppState> kStates{store::AppState::Waiting, store::AppState::Starting,
                                     store::AppState::Running, store::AppState::Succeeded,
                                     store::AppState::Failed,  store::AppState::Stopped,
                                     store::AppState::Unknown};

QImage drawn(const QString &name, int size, const QColor &ink, const Tokens &tokens)
{
    auto library = std::make_shared<IconLibrary>();
    library->setTokens(tokens);
    return library->pixmap(name, size, 1, ink).toImage().convertToFormat(QImage::Format_ARGB32);
}

QColor pixel(const QWidget &widget, QPoint at)
{
    return const_cast<QWidget &>(widget).grab().toImage().pixelColor(at);
}

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;

private Q_SLOTS:
    void initTestCase()
    {
        QFont font = QApplication::font();
        font.setPixelSize(13);
        QApplication::setFont(font);
    }
    void init() { m_theme = std::make_unique<Theme>(); }
    void cleanup() { m_theme.reset(); }

    void contrast_data()
    {
        QTest::addColumn<QColor>("ink");
        QTest::addColumn<QColor>("ground");
        QTest::addColumn<double>("limit");
        for (const auto &[scheme, name] : kSchemes) {
            const Tokens t = Tokens::forScheme(scheme);
            const auto add = [&](const Named &ink, const Named &ground, double limit) {
                QTest::addRow("%s: %s on %s", name.constData(), ink.name, ground.name)
                    << t.*ink.token << t.*ground.token << limit;
            };
            for (const Named &ink : inks()) {
                for (const Named &ground : grounds())
                    add(ink, ground, 4.5);
            }
            for (const Named &ground : {grounds()[0], grounds()[1], grounds()[2]})
                add({"field", &Tokens::field}, ground, 3.0);
            for (const Named &ink : {inks()[0], inks()[1], inks()[3]})
                add(ink, {"mark", &Tokens::mark}, 4.5);
            add({"onAccentFill", &Tokens::onAccentFill}, {"accentFill", &Tokens::accentFill}, 4.5);
            // labels inside bars
            add(inks()[0], {"laneWeak", &Tokens::laneWeak}, 4.5);
            add(inks()[0], {"seriesHeapFree", &Tokens::seriesHeapFree}, 4.5);
        }
    }
    void contrast()
    {
        QFETCH(QColor, ink);
        QFETCH(QColor, ground);
        QFETCH(double, limit);
        const double ratio = contrastRatio(ink, ground);
        QVERIFY2(ratio >= limit, qPrintable(u"%1 < %2"_s.arg(ratio).arg(limit)));
    }

    void figuresOfTheDesign_data()
    {
        QTest::addColumn<int>("scheme");
        QTest::addColumn<QString>("ink");
        QTest::addColumn<double>("onBase");
        const QHash<QString, std::array<double, 3>> figures{
            {u"text"_s, {16.4, 13.9, 21.0}},  {u"text2"_s, {6.9, 8.5, 21.0}},
            {u"text3"_s, {5.7, 6.5, 15.9}},   {u"accent"_s, {6.3, 8.0, 15.9}},
            {u"failed"_s, {6.3, 6.9, 9.2}},   {u"unknown"_s, {6.8, 7.8, 12.3}},
            {u"waiting"_s, {6.4, 8.7, 14.9}}, {u"starting"_s, {5.7, 8.0, 13.7}},
            {u"running"_s, {6.1, 7.8, 10.1}}, {u"succeeded"_s, {6.0, 8.3, 15.0}},
            {u"stopped"_s, {6.1, 7.4, 15.9}}, {u"production"_s, {5.8, 6.6, 10.7}}};
        for (auto it = figures.cbegin(); it != figures.cend(); ++it) {
            for (int s = 0; s < 3; ++s)
                QTest::addRow("%s, scheme %d", qPrintable(it.key()), s)
                    << s << it.key() << it.value()[static_cast<size_t>(s)];
        }
    }
    void figuresOfTheDesign()
    {
        QFETCH(int, scheme);
        QFETCH(QString, ink);
        QFETCH(double, onBase);
        const Tokens t = Tokens::forScheme(static_cast<Scheme>(scheme));
        for (const Named &named : inks()) {
            if (ink == QLatin1StringView(named.name)) {
                const double ratio = contrastRatio(t.*named.token, t.base);
                QVERIFY2(std::abs(ratio - onBase) < 0.06, qPrintable(QString::number(ratio)));
                return;
            }
        }
        QFAIL("no such ink");
    }

    void contrastOfBlackAndWhiteIs21()
    {
        QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrastRatio(Qt::white, Qt::black), 21.0);
        QCOMPARE(contrastRatio(Qt::red, Qt::red), 1.0);
    }

    void pressedMainButtonStaysReadable_data()
    {
        QTest::addColumn<int>("choice");
        QTest::newRow("light") << int(Theme::Choice::Light);
        QTest::newRow("dark") << int(Theme::Choice::Dark);
        QTest::newRow("high contrast") << int(Theme::Choice::HighContrast);
    }
    void pressedMainButtonStaysReadable()
    {
        QFETCH(int, choice);
        m_theme->setChoice(static_cast<Theme::Choice>(choice));
        QPushButton button(u"Submit"_s);
        makeMain(&button);
        button.resize(120, 28);
        const QColor rest = pixel(button, {8, 14});
        QCOMPARE(rest, m_theme->tokens().accentFill);
        button.setDown(true);
        const QColor pressed = pixel(button, {8, 14});
        QVERIFY(contrastRatio(pressed, m_theme->tokens().onAccentFill) >= 4.5);
        if (choice != int(Theme::Choice::HighContrast))
            QVERIFY(pressed != rest);
    }

    void everyAgreedIconIsThere()
    {
        const QStringList names = IconLibrary::names();
        for (const QString &name : kAgreedIcons)
            QVERIFY2(names.contains(name), qPrintable(name));
        QVERIFY(!IconLibrary::contains(u"no-such-icon"_s));
        QVERIFY(!m_theme->icon(u"no-such-icon"_s).name().isEmpty());
        QVERIFY(m_theme->icon(u"no-such-icon"_s).isNull() ||
                m_theme->icon(u"no-such-icon"_s).pixmap(16).toImage().pixelColor(8, 8).alpha() ==
                    0);
    }

    void iconsAreOneFamily()
    {
        static const QRegularExpression colour(u"#[0-9a-fA-F]{3,8}"_s);
        for (const QString &name : IconLibrary::names()) {
            QFile file(u":/icons/%1.svg"_s.arg(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray svg = file.readAll();
            QVERIFY2(svg.contains("viewBox=\"0 0 16 16\""), qPrintable(name));
            QVERIFY2(svg.contains("stroke-width=\"1.5\""), qPrintable(name));
            QVERIFY2(svg.contains("stroke-linecap=\"round\""), qPrintable(name));
            QVERIFY2(svg.contains("stroke-linejoin=\"round\""), qPrintable(name));
            QVERIFY2(!svg.contains("currentColor") && !svg.contains("style="), qPrintable(name));
            auto it = colour.globalMatch(QString::fromLatin1(svg));
            while (it.hasNext()) {
                const QString found = it.next().captured();
                QVERIFY2(found == "#000"_L1 || found == "#fff"_L1, qPrintable(name + found));
            }
        }
    }

    void iconsAreDrawnInTheirInk()
    {
        const Tokens tokens = Tokens::forScheme(Scheme::Dark);
        const QColor ink(0x12, 0xB4, 0x56);
        for (const QString &name : IconLibrary::names()) {
            const QImage image = drawn(name, 32, ink, tokens);
            int inked = 0;
            for (int y = 0; y < 32; ++y) {
                for (int x = 0; x < 32; ++x) {
                    const QColor c = image.pixelColor(x, y);
                    if (c.alpha() < 255)
                        continue;
                    if (c == ink)
                        ++inked;
                    else // where a shape is cut out its edge is a mixture; never black or white
                        QVERIFY2(c != QColor(Qt::black) && c != QColor(Qt::white),
                                 qPrintable(name));
                }
            }
            QVERIFY2(inked > 4, qPrintable(name));
        }
    }

    void recolouringNeedsNoLuckWithColours()
    {
        const QByteArray svg = "<path fill=\"#000\" stroke=\"#fff\"/>";
        QCOMPARE(recoloured(svg, Qt::white, Qt::black),
                 QByteArray("<path fill=\"#ffffff\" stroke=\"#000000\"/>"));
    }

    void stateIconsDifferInOutline()
    {
        constexpr int kSide = 32;
        QList<QImage> shapes;
        for (store::AppState state : kStates) {
            // in one ink, cuts included: as in a stale table
            Tokens grey;
            grey.base = Qt::white;
            shapes << drawn(stateIconName(state), kSide, Qt::black, grey);
        }
        for (int a = 0; a < shapes.size(); ++a) {
            for (int b = a + 1; b < shapes.size(); ++b) {
                int different = 0;
                for (int y = 0; y < kSide; ++y) {
                    for (int x = 0; x < kSide; ++x) {
                        const auto dark = [&](const QImage &i) {
                            const QColor c = i.pixelColor(x, y);
                            return c.alpha() * (255 - c.lightness()) > 128 * 255;
                        };
                        different += dark(shapes[a]) != dark(shapes[b]) ? 1 : 0;
                    }
                }
                QVERIFY2(different >= kSide * kSide / 20, // 5 % of the icon
                         qPrintable(u"%1 and %2: %3"_s.arg(a).arg(b).arg(different)));
            }
        }
    }

    void paletteMapsTheTokens()
    {
        for (const auto &[scheme, name] : kSchemes) {
            const Tokens t = Tokens::forScheme(scheme);
            const QPalette p = paletteFor(t);
            QCOMPARE(p.color(QPalette::Window), t.window);
            QCOMPARE(p.color(QPalette::Base), t.base);
            QCOMPARE(p.color(QPalette::Button), t.raised);
            QCOMPARE(p.color(QPalette::AlternateBase), t.raised);
            QCOMPARE(p.color(QPalette::WindowText), t.text);
            QCOMPARE(p.color(QPalette::Text), t.text);
            QCOMPARE(p.color(QPalette::ButtonText), t.text);
            QCOMPARE(p.color(QPalette::PlaceholderText), t.text3);
            QCOMPARE(p.color(QPalette::Mid), t.line);
            QCOMPARE(p.color(QPalette::Dark), t.lineStrong);
            QCOMPARE(p.color(QPalette::Link), t.accent);
            QCOMPARE(p.color(QPalette::Accent), t.accent);
            QCOMPARE(p.color(QPalette::Highlight), t.select);
            QCOMPARE(p.color(QPalette::HighlightedText), t.text);
            QCOMPARE(p.color(QPalette::Disabled, QPalette::Text), t.disabled);
            QCOMPARE(p.color(QPalette::Inactive, QPalette::Highlight), t.select);
        }
    }

    void everythingFollowsAChangeOfScheme()
    {
        m_theme->setChoice(Theme::Choice::Light);
        const QIcon icon = m_theme->icon(u"stop"_s);
        const QIcon state = m_theme->stateIcon(store::AppState::Failed);
        QLabel label(u"note"_s);
        m_theme->dress(&label, Theme::Role::Note, &Tokens::text2);
        QSignalSpy changed(m_theme.get(), &Theme::changed);
        m_theme->setChoice(Theme::Choice::Dark);
        QCOMPARE(changed.count(), 1);
        const Tokens dark = Tokens::forScheme(Scheme::Dark);
        QCOMPARE(m_theme->tokens(), dark);
        QCOMPARE(QApplication::palette().color(QPalette::Base), dark.base);
        QCOMPARE(label.palette().color(QPalette::WindowText), dark.text2);
        const QImage stop = icon.pixmap(QSize(32, 32), 1).toImage();
        QCOMPARE(stop.pixelColor(16, stop.height() / 4).rgb() & 0xFFFFFF,
                 dark.text.rgb() & 0xFFFFFF);
        const QImage failed = state.pixmap(QSize(16, 16), 1).toImage();
        QCOMPARE(failed.pixelColor(8, 3), dark.failed);
        m_theme->setChoice(Theme::Choice::Dark);
        QCOMPARE(changed.count(), 1);
    }

    void dressingTwiceKeepsTheLast()
    {
        QLabel label(u"x"_s);
        m_theme->dress(&label, Theme::Role::Note, &Tokens::failed);
        m_theme->dress(&label, Theme::Role::Title, &Tokens::accent);
        m_theme->setChoice(Theme::Choice::Dark);
        QCOMPARE(label.palette().color(QPalette::WindowText), m_theme->tokens().accent);
        QCOMPARE(label.font().pixelSize(), 20);
    }

    void systemInHighContrastKeepsItsColours()
    {
        QPalette system(Qt::black);
        system.setColor(QPalette::Window, Qt::black);
        system.setColor(QPalette::Base, Qt::black);
        system.setColor(QPalette::Button, Qt::black);
        system.setColor(QPalette::WindowText, Qt::yellow);
        QVERIFY(isHighContrast(system));
        Tokens t = Tokens::forSystem(system);
        QCOMPARE(t.scheme, Scheme::HighContrast);
        QCOMPARE(t.text, QColor(Qt::yellow));
        QCOMPARE(t.line, QColor(Qt::yellow));
        QCOMPARE(t.failed, Tokens::forScheme(Scheme::HighContrast).failed);

        for (QPalette::ColorRole role : {QPalette::Window, QPalette::Base, QPalette::Button})
            system.setColor(role, Qt::white);
        system.setColor(QPalette::WindowText, Qt::black);
        QVERIFY(isHighContrast(system));
        t = Tokens::forSystem(system);
        for (store::AppState state : kStates)
            QVERIFY(contrastRatio(t.state(state), t.base) >= 4.5);

        for (const auto &[scheme, name] : kSchemes)
            QCOMPARE(isHighContrast(paletteFor(Tokens::forScheme(scheme))),
                     scheme == Scheme::HighContrast);
    }

    void typeFollowsTheApplication()
    {
        QCOMPARE(m_theme->font(Theme::Role::Title).pixelSize(), 20);
        QCOMPARE(m_theme->font(Theme::Role::Note).pixelSize(), 12);
        QCOMPARE(m_theme->font(Theme::Role::Axis).pixelSize(), 11);
        QCOMPARE(m_theme->font(Theme::Role::Verdict).pixelSize(), 15);
        QCOMPARE(m_theme->font(Theme::Role::Title).weight(), int(QFont::DemiBold));
        QVERIFY(QFontInfo(m_theme->font(Theme::Role::Mono)).fixedPitch());
        QCOMPARE(m_theme->lineHeight(Theme::Role::Title), 28);

        QSignalSpy changed(m_theme.get(), &Theme::changed);
        m_theme->setTextScale(2);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(m_theme->font(Theme::Role::Title).pixelSize(), 40);
        QCOMPARE(QApplication::font().pixelSize(), 26);
        QPushButton button(u"Submit"_s);
        QVERIFY(button.sizeHint().height() >= button.fontMetrics().height() + 8);
        m_theme->setTextScale(1);
        QCOMPARE(QApplication::font().pixelSize(), 13);
    }

    void nothingIsUnderElevenPixels()
    {
        QFont small = QApplication::font();
        small.setPixelSize(11);
        QApplication::setFont(small);
        for (int role = 0; role <= int(Theme::Role::MonoSmall); ++role) {
            const QFont font = m_theme->font(static_cast<Theme::Role>(role));
            QVERIFY(QFontInfo(font).pixelSize() >= 11);
        }
        small.setPixelSize(13);
        QApplication::setFont(small);
    }

    void heightsAreThoseOfTheDesign()
    {
        QPushButton button(u"Review"_s);
        QCOMPARE(button.sizeHint().height(), 28);
        QLineEdit edit;
        QCOMPARE(edit.sizeHint().height(), 28);
        QComboBox combo;
        combo.addItem(u"one"_s);
        QCOMPARE(combo.sizeHint().height(), 28);
        QSpinBox spin;
        QCOMPARE(spin.sizeHint().height(), 28);
        TabBar tabs;
        tabs.addTab(u"Why"_s);
        QCOMPARE(tabs.sizeHint().height(), 36);
        QTreeView view;
        QStandardItemModel model(1, 1);
        model.setHorizontalHeaderLabels({u"Name"_s});
        view.setModel(&model);
        QCOMPARE(view.header()->sizeHint().height(), 28);
        QCOMPARE(view.sizeHintForRow(0), 28);
        const Metrics large = Metrics::forFont(26);
        QCOMPARE(large.control, 56);
        QCOMPARE(Metrics::forFont(12).control, 28);
        QCOMPARE(large.productionEdge, 4);
    }

    void inputsShowFocusAndError()
    {
        const Tokens &t = m_theme->tokens();
        QWidget window;
        QLineEdit edit(&window);
        edit.setGeometry(0, 0, 160, 28);
        QLineEdit other(&window);
        other.setGeometry(0, 40, 160, 28);
        const auto border = [&](int x) { return edit.grab().toImage().pixelColor(80, x); };
        QCOMPARE(border(0), t.field);
        QCOMPARE(border(1), t.base);
        edit.setProperty(property::Error, true);
        QCOMPARE(border(0), t.failed);
        QCOMPARE(border(1), t.failed);
        QCOMPARE(border(2), t.base);
        edit.setProperty(property::Error, {});
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        edit.setFocus();
        QTRY_VERIFY(edit.hasFocus());
        QCOMPARE(border(0), t.accent);
        QCOMPARE(border(1), t.accent);
    }

    void choicesAndScrollBarsCanBeSeen()
    {
        for (Theme::Choice choice :
             {Theme::Choice::Light, Theme::Choice::Dark, Theme::Choice::HighContrast}) {
            m_theme->setChoice(choice);
            const Tokens &t = m_theme->tokens();
            QCheckBox box(u"Dry run"_s);
            box.resize(box.sizeHint());
            const int middle = box.height() / 2;
            QCOMPARE(pixel(box, {0, middle}), t.field);
            box.setChecked(true);
            QCOMPARE(pixel(box, {0, middle}), t.accentFill);
            QVERIFY(contrastRatio(t.onAccentFill, t.accentFill) >= 4.5);
            QScrollBar bar(Qt::Vertical);
            bar.setRange(0, 100);
            bar.setPageStep(50);
            bar.resize(12, 200);
            QCOMPARE(pixel(bar, {6, 20}), t.field);
            QCOMPARE(pixel(bar, {6, 190}), t.base);
            bar.setValue(100);
            QCOMPARE(pixel(bar, {6, 190}), t.field);
        }
    }

    void menusStandOutFromTheirPage()
    {
        m_theme->setChoice(Theme::Choice::HighContrast);
        QMenu menu;
        menu.addAction(u"Copy"_s);
        menu.addSeparator();
        menu.addAction(u"Delete"_s);
        menu.resize(menu.sizeHint());
        QCOMPARE(pixel(menu, {menu.width() / 2, 0}), m_theme->tokens().lineStrong);
        QCOMPARE(menu.actionGeometry(menu.actions().first()).height(), 28);
        const QRect separator = menu.actionGeometry(menu.actions()[1]);
        QCOMPARE(pixel(menu, separator.center()), m_theme->tokens().line);
    }

    void buttonsOfEveryKind()
    {
        const Tokens &t = m_theme->tokens();
        QPushButton button(u"Stop"_s);
        button.resize(100, 28);
        QCOMPARE(pixel(button, {50, 0}), t.lineStrong);
        QCOMPARE(pixel(button, {4, 14}), t.raised);
        makeDestructive(&button);
        QCOMPARE(pixel(button, {50, 0}), t.failed);
        QVERIFY(!button.isDefault() && !button.autoDefault());
        makeQuiet(&button);
        QVERIFY(pixel(button, {50, 0}) != t.lineStrong);
        makeMain(&button);
        QCOMPARE(pixel(button, {50, 0}), t.accentFill);
        QCOMPARE(button.font().weight(), QFont::DemiBold);
        button.setEnabled(false);
        QCOMPARE(pixel(button, {50, 0}), t.line);
        button.setEnabled(true);
        makePlain(&button);
        QCOMPARE(pixel(button, {50, 0}), t.lineStrong);
        button.setDefault(true);
        QCOMPARE(button.font().weight(), QFont::Normal);
    }
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
