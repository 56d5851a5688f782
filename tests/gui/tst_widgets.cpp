// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

// The small parts of the window: what they say, to eyes and to reading programs, in which order
// things give way, the keyboard, and that they follow a change of language.

#include "gui/delegates/namedelegate.h"
#include "gui/delegates/numberdelegate.h"
#include "gui/delegates/reasondelegate.h"
#include "gui/delegates/statedelegate.h"
#include "gui/models/roles.h"
#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/codeview.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/filterfield.h"
#include "gui/widgets/fitarea.h"
#include "gui/widgets/formrow.h"
#include "gui/widgets/iconlabel.h"
#include "gui/widgets/linklabel.h"
#include "gui/widgets/loadingskeleton.h"
#include "gui/widgets/noticecard.h"
#include "gui/widgets/pagehead.h"
#include "gui/widgets/richtext.h"
#include "gui/widgets/splitter.h"
#include "gui/widgets/staleband.h"
#include "tests/support/fakeclock.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>
#include <QTimeZone>
#include <QToolButton>
#include <QTranslator>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace firesteel;
using namespace firesteel::gui;

namespace {

/// Puts a mark in front of every text.
class MarkingTranslator : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char *, const char *text, const char *,
                                    int) const override
    {
        return u"\u00A7"_s + QString::fromUtf8(text);
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

QString textOf(const QWidget &parent, const QString &name)
{
    if (const auto *label = parent.findChild<QLabel *>(name))
        return label->text();
    if (const auto *label = parent.findChild<ElidedLabel *>(name))
        return label->text();
    return {};
}

/// A delegate as its view asks it.
template <class D>
QImage painted(const Theme &theme, const QModelIndex &index, int width,
               QStyle::State more = QStyle::State_None)
{
    const D delegate(theme, nullptr);
    QImage image(width, 28, QImage::Format_RGB32);
    image.fill(theme.tokens().base);
    QPainter painter(&image);
    QStyleOptionViewItem option;
    option.rect = image.rect();
    option.font = QApplication::font();
    option.fontMetrics = QFontMetrics(option.font);
    option.state = QStyle::State_Enabled | more;
    delegate.paint(&painter, option, index);
    return image;
}

bool holds(const QImage &image, const QColor &colour)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) == colour)
                return true;
        }
    }
    return false;
}

} // namespace

class TestWidgets : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;
    MarkingTranslator m_translator;

private Q_SLOTS:
    void initTestCase()
    {
        QFont font = QApplication::font();
        font.setPixelSize(13);
        QApplication::setFont(font);
        m_theme = std::make_unique<Theme>();
    }
    void init() { m_theme->setChoice(Theme::Choice::Light); }
    void cleanup() { QCoreApplication::removeTranslator(&m_translator); }

    // ---- what stands where nothing is

    void emptyStateSaysWhyAndWhatToDo()
    {
        EmptyState empty(*m_theme);
        empty.setIcon(u"layers"_s);
        empty.setSentence(u"No application in `spark` yet"_s);
        empty.setLinks({{u"new"_s, u"New job"_s}, {u"all"_s, u"Look in all namespaces"_s}});
        QCOMPARE(empty.accessibleName(), u"No application in spark yet"_s);
        QVERIFY(textOf(empty, u"sentence"_s).contains("spark</span>"_L1));
        QSignalSpy activated(&empty, &EmptyState::linkActivated);
        QCOMPARE(empty.links().size(), 2);
        QTest::keyClick(empty.links()[1], Qt::Key_Return);
        QCOMPARE(activated.takeFirst().first().toString(), u"all"_s);
        QTest::mouseClick(empty.links()[0], Qt::LeftButton);
        QCOMPARE(activated.takeFirst().first().toString(), u"new"_s);
        empty.setLinks({});
        QVERIFY(empty.links().isEmpty());
    }

    void aNameNeverMakesMarkup()
    {
        const QString evil = u"<img src=x> ` ** `"_s;
        const QString html = richText(u"Cluster "_s + asCode(evil), *m_theme);
        QVERIFY(!html.contains("<img"_L1));
        QVERIFY(html.contains("&lt;img"_L1));
        QCOMPARE(withoutMarks(u"a `b` **c** d"_s), u"a b c d"_s);
        QCOMPARE(withoutMarks(u"a ` b ** c"_s), u"a ` b ** c"_s);
        QCOMPARE(withoutMarks(u"on !!prod!!, **now** `x**y`"_s), u"on prod, now x**y"_s);
        QVERIFY(richText(u"!!prod!!"_s, *m_theme).contains(m_theme->tokens().production.name()));
        QCOMPARE(withoutMarks(u""_s), QString());
    }

    void skeletonIsNoBlank()
    {
        LoadingSkeleton skeleton(*m_theme);
        skeleton.setRows(3);
        skeleton.setText(u"Reading 46 applications\u2026"_s);
        skeleton.resize(400, skeleton.sizeHint().height());
        QVERIFY(holds(skeleton.grab().toImage(), m_theme->tokens().line));
        QCOMPARE(skeleton.accessibleName(), u"Reading 46 applications\u2026"_s);
    }

    // ---- out of date

    void staleBandSaysAsOfWhenWhyAndWhenNext()
    {
        test::FakeClock clock;
        StaleBand band(*m_theme, clock);
        const QDateTime asOf(QDate(2026, 11, 17), QTime(14, 9, 52), QTimeZone::LocalTime);
        band.setStale(asOf, u"The cluster does not answer."_s, clock.wall().addMSecs(7400));
        QVERIFY(band.text().contains("14:09:52"_L1));
        QVERIFY(band.text().endsWith("The cluster does not answer."_L1));
        QCOMPARE(band.nextText(), u"next try in 8 s"_s);
        QCOMPARE(band.accessibleName(), band.text());
        clock.advance(std::chrono::milliseconds(7000));
        QCOMPARE(band.nextText(), u"next try in 1 s"_s);
        clock.advance(std::chrono::milliseconds(700));
        QCOMPARE(band.nextText(), u"trying now"_s);
        band.setStale({}, u"Never heard."_s, {});
        QCOMPARE(band.text(), u"Never heard."_s);
        QVERIFY(band.nextText().isEmpty());
        QCOMPARE(band.sizeHint().height(), 32);

        QSignalSpy now(&band, &StaleBand::tryNow);
        QTest::keyClick(band.link(), Qt::Key_Space);
        QCOMPARE(now.count(), 1);
    }

    void staleBandFollowsTheLanguage()
    {
        test::FakeClock clock;
        StaleBand band(*m_theme, clock);
        band.setStale(clock.wall(), u"Why."_s, clock.wall().addSecs(5));
        QCOMPARE(band.link()->text(), u"Try now"_s);
        QCoreApplication::installTranslator(&m_translator);
        QCoreApplication::sendPostedEvents();
        QEvent event(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&band, &event);
        QCOMPARE(band.link()->text(), u"\u00A7Try now"_s);
        QVERIFY(textOf(band, u"staleText"_s).startsWith(u'\u00A7'));
        QVERIFY(textOf(band, u"staleNext"_s).startsWith(u'\u00A7'));
    }

    // ---- forms

    void formRowTellsEverythingToReadingPrograms()
    {
        auto *edit = new QLineEdit(u"4g"_s);
        FormRow row(*m_theme, edit);
        row.setLabel(u"&Heap"_s);
        row.setKey(u"spark.executor.memory"_s);
        row.setUnit(u"= 4 GiB"_s);
        row.setSource(u"preset team-etl"_s);
        QCOMPARE(edit->accessibleName(), u"Heap"_s);
        QVERIFY(edit->accessibleDescription().contains("spark.executor.memory"_L1));
        QVERIFY(edit->accessibleDescription().contains("preset team-etl"_L1));
        QCOMPARE(row.findChild<QLabel *>(u"label"_s)->buddy(), edit);
        QVERIFY(row.undoButton()->isHidden());
        QCOMPARE(row.minimumHeight(), 44);
    }

    void formRowErrorStandsBesideTheFieldWithItsCure()
    {
        auto *edit = new QLineEdit(u"512m"_s);
        FormRow row(*m_theme, edit);
        row.setLabel(u"Size of the work dir"_s);
        row.setUnit(u"= half a byte"_s);
        row.setError(u"512m is half a byte in Kubernetes."_s, u"Use 512Mi"_s);
        QVERIFY(row.hasError());
        QCOMPARE(textOf(row, u"error"_s), u"512m is half a byte in Kubernetes."_s);
        QVERIFY(!row.cureLink()->isHidden());
        QVERIFY(row.findChild<QLabel *>(u"unit"_s)->isHidden());
        QVERIFY(edit->accessibleDescription().contains("half a byte in Kubernetes"_L1));
        QVERIFY(edit->property(property::Error).toBool());
        QCOMPARE(edit->text(), u"512m"_s);
        QSignalSpy cure(&row, &FormRow::cureRequested);
        QTest::keyClick(row.cureLink(), Qt::Key_Enter);
        QCOMPARE(cure.count(), 1);
        row.setError({});
        QVERIFY(!row.hasError());
        QVERIFY(!edit->property(property::Error).toBool());
        QVERIFY(!row.findChild<QLabel *>(u"unit"_s)->isHidden());
    }

    void formRowSourceOfAChangeCanBeUndone()
    {
        FormRow row(*m_theme, new QLineEdit);
        row.setLabel(u"Cores"_s);
        row.setSource(u"yours"_s, true);
        QVERIFY(!row.undoButton()->isHidden());
        QCOMPARE(row.undoButton()->accessibleName(), u"Undo the change of Cores"_s);
        QSignalSpy undo(&row, &FormRow::undoRequested);
        QTest::mouseClick(row.undoButton(), Qt::LeftButton);
        QCOMPARE(undo.count(), 1);
        const auto *source = row.findChild<ElidedLabel *>(u"source"_s);
        QCOMPARE(source->palette().color(QPalette::WindowText), m_theme->tokens().accent);
        m_theme->setChoice(Theme::Choice::Dark);
        QCOMPARE(source->palette().color(QPalette::WindowText), m_theme->tokens().accent);
        QCoreApplication::installTranslator(&m_translator);
        QEvent event(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&row, &event);
        QVERIFY(row.undoButton()->toolTip().startsWith(u'\u00A7'));
    }

    // ---- fields

    void escapeEmptiesTheSearchThenLetsGo()
    {
        SearchField field(*m_theme);
        field.setShortcutHint(u"Ctrl+K"_s);
        QSignalSpy escaped(&field, &SearchField::escaped);
        QTest::keyClicks(&field, u"oom"_s);
        QTest::keyClick(&field, Qt::Key_Escape);
        QCOMPARE(field.text(), QString());
        QCOMPARE(escaped.count(), 0);
        QTest::keyClick(&field, Qt::Key_Escape);
        QCOMPARE(escaped.count(), 1);
        field.setNote(u"7 of 23"_s);
        QCOMPARE(field.accessibleDescription(), u"7 of 23"_s);
    }

    void backspaceTakesTheLastConditionBack()
    {
        FilterField field(*m_theme);
        field.setChips(
            {{u"age"_s, u"age"_s, u"under 2 d"_s}, {u"owner"_s, u"owner"_s, u"anyone"_s}});
        QCOMPARE(field.accessibleDescription(), u"age under 2 d, owner anyone"_s);
        QSignalSpy removed(&field, &FilterField::chipRemoved);
        QTest::keyClicks(&field, u"a"_s);
        QTest::keyClick(&field, Qt::Key_Backspace);
        QCOMPARE(removed.count(), 0);
        QTest::keyClick(&field, Qt::Key_Backspace);
        QCOMPARE(removed.takeFirst().first().toString(), u"owner"_s);
        const int withChips = field.textMargins().left();
        field.setChips({});
        QVERIFY(field.textMargins().left() < withChips);
    }

    void elidedLabelIsWholeForReadingPrograms()
    {
        ElidedLabel label(u"etl-orders-7f3c9a-driver"_s);
        label.resize(60, 20);
        QVERIFY(label.isElided());
        QCOMPARE(label.accessibleName(), u"etl-orders-7f3c9a-driver"_s);
        label.resize(label.sizeHint());
        QVERIFY(!label.isElided());
        QVERIFY(label.minimumSizeHint().width() < label.sizeHint().width());
    }

    void splitterMovesByKeyboard()
    {
        Splitter splitter(Qt::Horizontal);
        splitter.addWidget(new QWidget);
        splitter.addWidget(new QWidget);
        splitter.resize(401, 100);
        splitter.setSizes({200, 200});
        splitter.show();
        QSplitterHandle *handle = splitter.handle(1);
        QCOMPARE(splitter.handleWidth(), 1);
        QVERIFY(handle->focusPolicy() & Qt::TabFocus);
        const int before = splitter.sizes().first();
        QTest::keyClick(handle, Qt::Key_Left);
        QCOMPARE(splitter.sizes().first(), before - 8);
        QTest::keyClick(handle, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(splitter.sizes().first(), before + 40);
        QVERIFY(!handle->accessibleName().isEmpty());
    }

    void pageHeadAndNotice()
    {
        PageHead head(*m_theme);
        head.setTitle(u"sessionize failed"_s);
        head.setState(store::AppState::Failed);
        head.addButton(new QPushButton(u"Case file\u2026"_s));
        QCOMPARE(head.sizeHint().height(), 56);
        QCOMPARE(head.accessibleName(), u"sessionize failed"_s);
        QVERIFY(!head.findChild<IconLabel *>()->isHidden());
        head.setState({});
        QVERIFY(head.findChild<IconLabel *>()->isHidden());

        NoticeCard card(*m_theme);
        card.setContent({.icon = u"state-failed"_s,
                         .ink = &Tokens::failed,
                         .title = u"sessionize failed"_s,
                         .text = u"Executors ran out of memory."_s,
                         .links = {{u"why"_s, u"Show why"_s}, {u"logs"_s, u"Open logs"_s}}});
        QCOMPARE(card.accessibleName(), u"sessionize failed"_s);
        QCOMPARE(card.accessibleDescription(), u"Executors ran out of memory."_s);
        QSignalSpy activated(&card, &NoticeCard::linkActivated);
        QSignalSpy closed(&card, &NoticeCard::closed);
        QTest::keyClick(card.links()[0], Qt::Key_Return);
        QCOMPARE(activated.first().first().toString(), u"why"_s);
        card.closeButton()->click();
        QCOMPARE(closed.count(), 1);
    }

    // ---- delegates

    void reasonGivesWayInOrder()
    {
        const QFontMetrics fm(QApplication::font());
        const QString text = u"Executors ran out of container memory"_s;
        const QString term = u"OOMKilled by the kernel"_s;
        const QString figure = u"30 %"_s;
        const int textWidth = fm.horizontalAdvance(text);
        const int whole = textWidth + fm.horizontalAdvance(u" \u2014 "_s + term);
        const int progress = 16 + 96 + 8 + fm.horizontalAdvance(figure);

        ReasonLayout l = layoutReason(fm, text, term, figure, whole + progress + 4);
        QCOMPARE(l.text, text);
        QCOMPARE(l.term, u" \u2014 "_s + term);
        QVERIFY(l.bar && l.complete);

        // the term first
        l = layoutReason(fm, text, term, figure, whole + progress - 20);
        QCOMPARE(l.text, text);
        QVERIFY(l.term.endsWith(u'\u2026') && l.term.startsWith(u" \u2014 "_s));
        QVERIFY(l.bar && !l.complete);

        // then all of it
        l = layoutReason(fm, text, term, figure, textWidth + progress + 4);
        QCOMPARE(l.text, text);
        QVERIFY(l.term.isEmpty());
        QVERIFY(l.bar);

        // then the bar together with its figure
        l = layoutReason(fm, text, QString(), figure, textWidth + 40);
        QCOMPARE(l.text, text);
        QVERIFY(!l.bar && !l.complete);

        // the reason last
        l = layoutReason(fm, text, term, figure, textWidth - 20);
        QVERIFY(l.text.endsWith(u'\u2026'));
        QVERIFY(l.term.isEmpty() && !l.bar && !l.complete);
        QVERIFY(l.textWidth <= textWidth - 20);

        // and never wider than the cell
        for (int width = 0; width < whole + progress + 10; ++width) {
            l = layoutReason(fm, text, term, figure, width);
            QVERIFY(l.textWidth + l.termWidth + (l.bar ? progress : 0) <= width);
            QVERIFY(l.text == text || l.term.isEmpty());
        }
    }

    void stateCellKeepsItsIconAndLosesItsColourWhenStale()
    {
        QStandardItemModel model(1, 1);
        const QModelIndex index = model.index(0, 0);
        model.setData(index, u"failed"_s, Qt::DisplayRole);
        model.setData(index, int(store::AppState::Failed), StateRole);
        const Tokens &t = m_theme->tokens();
        QImage image = painted<StateDelegate>(*m_theme, index, 120);
        QVERIFY(holds(image, t.failed));
        model.setData(index, true, StaleRole);
        image = painted<StateDelegate>(*m_theme, index, 120);
        QVERIFY(!holds(image, t.failed));
        QVERIFY(holds(image, t.text3));
        image = painted<StateDelegate>(*m_theme, index, 120, QStyle::State_Selected);
        QVERIFY(holds(image, t.select));
        const StateDelegate delegate(*m_theme, nullptr);
        QCOMPARE(delegate.sizeHint(QStyleOptionViewItem(), index).height(), 28);
    }

    void numbersStandAtTheRight()
    {
        QStandardItemModel model(1, 1);
        const QModelIndex index = model.index(0, 0);
        model.setData(index, u"1"_s, Qt::DisplayRole);
        const QImage image = painted<NumberDelegate>(*m_theme, index, 100);
        bool left = false;
        bool right = false;
        for (int y = 0; y < 28; ++y) {
            for (int x = 0; x < 100; ++x) {
                if (image.pixelColor(x, y) == m_theme->tokens().base)
                    continue;
                (x < 70 ? left : right) = true;
                QVERIFY(x < 92); // 8 px from the edge
            }
        }
        QVERIFY(right && !left);
    }

    void wholeTextIsOnTheCellsToolTip()
    {
        QStandardItemModel model(1, 1);
        QTreeView view;
        view.setModel(&model);
        const QModelIndex index = model.index(0, 0);
        model.setData(index, u"a"_s, ReasonRole);
        const ReasonDelegate delegate(*m_theme, nullptr);
        QStyleOptionViewItem option;
        option.fontMetrics = QFontMetrics(QApplication::font());
        const int narrow = delegate.sizeHint(option, index).width();
        model.setData(index, u"KeyError"_s, TermRole);
        model.setData(index, 0.3, ProgressRole);
        QVERIFY(delegate.sizeHint(option, index).width() > narrow + 96);
    }

    // ---- code

    void codeViewColoursFollowTheScheme()
    {
        CodeView view(*m_theme);
        view.setLanguage(u"YAML"_s);
        view.setCode(u"name: spark\ncpu: \"2\"\nreadOnly: true\n"_s);
        view.resize(300, 120);
        QVERIFY(holds(view.grab().toImage(), m_theme->tokens().base));
        const auto keyInk = [&] {
            const QList<QTextLayout::FormatRange> formats =
                view.document()->firstBlock().layout()->formats();
            return formats.isEmpty() ? QColor() : formats.first().format.foreground().color();
        };
        QCOMPARE(keyInk(), m_theme->tokens().yamlKey);
        m_theme->setChoice(Theme::Choice::Dark);
        QCOMPARE(keyInk(), m_theme->tokens().yamlKey);
        QVERIFY(view.isReadOnly());
        const QRectF block =
            view.document()->documentLayout()->blockBoundingRect(view.document()->firstBlock());
        QCOMPARE(block.height(), 20.0);
    }

    void codeViewTellsKeysValuesAndNumbersApart_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("code");
        QTest::newRow("YAML") << u"YAML"_s
                              << u"name: spark\nflag: true\nuser: 185\nversion: 4.1.1"_s;
        QTest::newRow("JSON")
            << u"JSON"_s
            << u"{\n\"name\": \"spark\",\n\"flag\": true, \"user\": 185,\n\"version\": \"4.1.1\"}"_s;
    }
    void codeViewTellsKeysValuesAndNumbersApart()
    {
        QFETCH(QString, language);
        QFETCH(QString, code);
        CodeView view(*m_theme);
        view.setLanguage(language);
        view.setCode(code);
        const auto inkAt = [&](const QString &word) {
            const QTextCursor found = view.document()->find(word);
            const int at = found.selectionStart() - found.block().position();
            for (const QTextLayout::FormatRange &range : found.block().layout()->formats()) {
                if (at >= range.start && at < range.start + range.length)
                    return range.format.foreground().color();
            }
            return QColor();
        };
        const Tokens &t = m_theme->tokens();
        QCOMPARE(inkAt(u"name"_s), t.yamlKey);
        QCOMPARE(inkAt(u"user"_s), t.yamlKey);
        QCOMPARE(inkAt(u":"_s), t.text);
        QCOMPARE(inkAt(u"spark"_s), t.yamlString);
        QCOMPARE(inkAt(u"true"_s), t.yamlNumber);
        QCOMPARE(inkAt(u"185"_s), t.yamlNumber);
        QCOMPARE(inkAt(u"4.1.1"_s), t.yamlString);
    }

    /// A window with more in it than its screen has room for fits all the same.
    void windowFitsItsScreen()
    {
        QWidget window;
        const QSize screen = window.screen()->availableSize();
        auto *content = new QWidget;
        content->setMinimumSize(2 * screen);
        auto *near = new QPushButton(u"Near"_s, content);
        auto *far = new QPushButton(u"Far"_s, content);
        far->move(2 * screen.width() - 100, 2 * screen.height() - 50);
        auto *layout = new QVBoxLayout(&window);
        layout->setContentsMargins({});
        layout->addWidget(new FitArea(content));
        QCOMPARE(window.minimumSizeHint(), screen);
        window.resize(screen);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        near->setFocus();
        QCOMPARE(content->size(), 2 * screen);
        QVERIFY(far->visibleRegion().isEmpty());
        far->setFocus();
        QCOMPARE(far->visibleRegion().boundingRect(), far->rect());
        content->setMinimumSize(screen / 2);
        QTRY_COMPARE(content->size(), screen); // it fills the room that there is
        QTRY_COMPARE(window.minimumSizeHint(), screen / 2);
    }

    void codeViewMarksDifferences()
    {
        CodeView view(*m_theme);
        view.setCode(u"a\nb\nc\n"_s);
        view.setLines(
            {{1, {CodeView::Mark::Removed, u"run of 13:42"_s}}, {2, {CodeView::Mark::Added, {}}}});
        view.resize(300, 120);
        const QImage image = view.grab().toImage();
        QVERIFY(holds(image, m_theme->tokens().removed));
        QVERIFY(holds(image, m_theme->tokens().added));
    }
};

QTEST_MAIN(TestWidgets)
#include "tst_widgets.moc"
