// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

// One picture of every control in every state, in light, dark and high contrast, and of one row and
// one dialog in four languages: to be looked at beside the design. FIRESTEEL_SCREENSHOTS=DIR keeps
// it as DIR/gallery.png. What can be checked without eyes is checked: nothing is cut off, and the
// colours are those of the scheme.

#include "gui/delegates/namedelegate.h"
#include "gui/delegates/numberdelegate.h"
#include "gui/delegates/reasondelegate.h"
#include "gui/delegates/statedelegate.h"
#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/formrow.h"
#include "gui/widgets/iconlabel.h"
#include "gui/widgets/linklabel.h"
#include "gui/widgets/loadingskeleton.h"
#include "gui/widgets/noticecard.h"
#include "gui/widgets/panel.h"
#include "gui/widgets/richtext.h"
#include "gui/widgets/staleband.h"
#include "tests/gui/galleryparts.h"
#include "tests/support/fakeclock.h"

#include <QApplication>
#include <QDir>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QTest>
#include <QTimeZone>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace firesteel;
using namespace firesteel::gui;
using namespace firesteel::test;

namespace {

constexpr int kColumnWidth = 720;
constexpr int kSide = 32;

class Gallery
{
public:
    Gallery(Theme &theme, Clock &clock) : m_theme(theme), m_clock(clock) {}

    QWidget *sheet(const QString &title)
    {
        auto *sheet = new QWidget;
        sheet->setBackgroundRole(QPalette::Base);
        sheet->setAutoFillBackground(true);
        sheet->setFixedWidth(kColumnWidth);
        auto *all = new QVBoxLayout(sheet);
        all->setContentsMargins(kSide, space::Margin, kSide, space::Margin);
        all->setSpacing(20);
        auto *head = label(m_theme, title, Theme::Role::Title);
        head->setFixedHeight(28);
        all->addWidget(head);
        all->addSpacing(-8);
        all->addLayout(states());
        all->addLayout(buttons());
        all->addLayout(inputs());
        all->addLayout(emptyAndLoading());
        all->addLayout(stale());
        all->addLayout(noticeAndDialog());
        all->addStretch(1);
        return sheet;
    }

    QWidget *strip()
    {
        auto *strip = new QWidget;
        strip->setBackgroundRole(QPalette::Base);
        strip->setAutoFillBackground(true);
        strip->setFixedSize(2 * kColumnWidth, 60);
        auto *row = new QHBoxLayout(strip);
        row->setContentsMargins(kSide, 0, kSide, 0);
        row->setSpacing(space::Group);
        auto *name = label(m_theme, u"High contrast"_s, Theme::Role::Name);
        name->setFixedWidth(112);
        row->addWidget(name);
        for (int i = 0; i < 7; ++i) {
            auto *state = line();
            const auto value = static_cast<store::AppState>(i);
            auto *icon = new IconLabel(m_theme);
            icon->setState(value);
            state->addWidget(icon);
            state->addWidget(label(m_theme, QString(store::appStateName(value)),
                                   Theme::Role::Medium, stateInk(value)));
            state->addStretch(1);
            auto *box = new QWidget;
            box->setLayout(state);
            box->setFixedWidth(120);
            row->addWidget(box);
        }
        row->addStretch(1);
        auto *submit = new QPushButton(u"Submit"_s);
        makeMain(submit);
        row->addWidget(submit);
        row->addWidget(new ShownButton(u"Review"_s, kFocused));
        return strip;
    }

    QWidget *languages()
    {
        auto *sheet = new QWidget;
        sheet->setBackgroundRole(QPalette::Base);
        sheet->setAutoFillBackground(true);
        sheet->setFixedWidth(2 * kColumnWidth);
        auto *all = new QVBoxLayout(sheet);
        all->setContentsMargins(kSide, space::Margin, kSide, space::Margin);
        all->setSpacing(0);
        all->addWidget(
            label(m_theme, u"One row and one dialog in four languages"_s, Theme::Role::Title));
        all->addSpacing(12);
        const int failed = int(store::AppState::Failed);
        const auto row = [&](const QString &language, const QString &word, const QString &reason,
                             const QString &time, const QString &when) {
            return QList<Cell>{{language},      {u"sessionize"_s},
                               {word, failed},  {reason, -1, u"OOMKilled"_s},
                               {u"19.6 GiB"_s}, {time},
                               {when}};
        };
        auto *language = new CellDelegate(m_theme, nullptr);
        language->setInk(&Tokens::text3);
        auto *rows = table(
            {row(u"English"_s, u"failed"_s, u"Executors ran out of container memory in stage 7"_s,
                 u"11 min 38 s"_s, u"20 min ago"_s),
             row(u"Polski"_s, u"niepowodzenie"_s,
                 u"Egzekutorom zabrakło pamięci kontenera w etapie 7"_s, u"11 min 38 s"_s,
                 u"20 min temu"_s),
             row(u"日本語"_s, u"失敗"_s, u"ステージ 7 でエグゼキューターのコンテナーメモリが不足"_s,
                 u"11 分 38 秒"_s, u"20 分前"_s),
             row(u"简体中文"_s, u"失败"_s, u"阶段 7 中执行器的容器内存不足"_s, u"11 分 38 秒"_s,
                 u"20 分钟前"_s)},
            {language, new NameDelegate(m_theme, nullptr), new StateDelegate(m_theme, nullptr),
             new ReasonDelegate(m_theme, nullptr), new NumberDelegate(m_theme, nullptr),
             new NumberDelegate(m_theme, nullptr), quiet<NumberDelegate>(m_theme)},
            {88, 136, 152, 0, 96, 112, 112}, false, 3);
        all->addLayout(outdented(rows));
        all->addSpacing(space::Margin);
        auto *dialogs = line(space::Margin);
        const auto add = [&](const QString &title, const QString &text, const QString &hint,
                             const QString &keep, const QString &stop) {
            auto *stopButton = new QPushButton(stop);
            makeDestructive(stopButton);
            dialogs->addWidget(confirmation(title, text, hint, u"daily-kpi"_s,
                                            {new QPushButton(keep), stopButton}),
                               1);
        };
        add(u"Stop daily-kpi"_s,
            u"Removes the driver and 3 executors in spark on prod-k3s, production."_s,
            u"Type the name to confirm"_s, u"Keep running"_s, u"Stop"_s);
        add(u"Zatrzymywanie daily-kpi"_s,
            u"Usuwa sterownik i 3 egzekutory w spark na prod-k3s, środowisko produkcyjne."_s,
            u"Wpisz nazwę, aby potwierdzić"_s, u"Nie zatrzymuj"_s, u"Zatrzymaj"_s);
        add(u"daily-kpi の停止"_s,
            u"prod-k3s（本番）の spark にあるドライバーとエグゼキューター 3 個を削除します。"_s,
            u"確認のため名前を入力"_s, u"実行を続ける"_s, u"停止"_s);
        add(u"停止 daily-kpi"_s, u"将删除 prod-k3s（生产）上 spark 中的驱动程序和 3 个执行器。"_s,
            u"输入名称以确认"_s, u"继续运行"_s, u"停止"_s);
        all->addLayout(dialogs);
        return sheet;
    }

private:
    /// A table's cells begin 8 px inside it: its text then stands on the page's edge.
    static QHBoxLayout *outdented(QWidget *view)
    {
        auto *row = line(0);
        row->addSpacing(-space::Gap);
        row->addWidget(view);
        row->addSpacing(-space::Gap);
        return row;
    }

    QVBoxLayout *section(const QString &note)
    {
        auto *made = column();
        auto *caption = label(m_theme, note, Theme::Role::Axis, &Tokens::text3);
        caption->setFixedHeight(16);
        made->addWidget(caption);
        made->addSpacing(6);
        return made;
    }

    QLayout *states()
    {
        auto *made = section(u"State: icon, word, colour. Weight follows urgency: what needs a "
                             u"person is solid, what is over is an outline"_s);
        using S = store::AppState;
        const auto row = [](S state, const QString &reason, const QString &time) {
            return QList<Cell>{{QString(store::appStateName(state)), int(state)}, {reason}, {time}};
        };
        auto *view =
            table({row(S::Waiting, u"for memory: an executor needs 12 GiB"_s, u"2 min ago"_s),
                   row(S::Starting, u"pulling the image, 1.1 of 1.6 GiB"_s, u"48 s ago"_s),
                   row(S::Running, u"stage 12 of 40"_s, u"43 min ago"_s),
                   row(S::Succeeded, u"184,220 rows written"_s, u"3 h ago"_s),
                   row(S::Failed, u"Python error in job.py line 88"_s, u"12 min ago"_s),
                   row(S::Stopped, u"by maria.k"_s, u"1 h ago"_s),
                   row(S::Unknown, u"no word from node-3"_s, u"since 14:10"_s)},
                  {new StateDelegate(m_theme, nullptr), new ReasonDelegate(m_theme, nullptr),
                   quiet<NumberDelegate>(m_theme)},
                  {128, 0, 104}, false, 1);
        made->addLayout(outdented(view));
        return made;
    }

    QLayout *buttons()
    {
        auto *made = section(u"Buttons: main, plain, hover, focus, off, destructive, quiet"_s);
        auto *row = line();
        auto *submit = new QPushButton(u"Submit"_s);
        makeMain(submit);
        auto *off = new QPushButton(u"Review"_s);
        off->setEnabled(false);
        auto *stop = new QPushButton(u"Stop daily-kpi"_s);
        makeDestructive(stop);
        auto *cancel = new QPushButton(u"Cancel"_s);
        makeQuiet(cancel);
        for (QPushButton *button :
             {submit, new QPushButton(u"Review"_s),
              static_cast<QPushButton *>(new ShownButton(u"Review"_s, QStyle::State_MouseOver)),
              static_cast<QPushButton *>(new ShownButton(u"Review"_s, kFocused)), off, stop,
              cancel})
            row->addWidget(button);
        row->addStretch(1);
        made->addLayout(row);
        return made;
    }

    QLayout *inputs()
    {
        auto *made = section(u"Inputs: plain, focus, error beside the field with a cure"_s);
        const auto edit = [](const QString &text, bool focus) {
            auto *field = new ShownEdit(text, focus);
            field->setAlignment(Qt::AlignRight);
            return field;
        };
        auto *heap = new FormRow(m_theme, edit(u"4g"_s, false));
        heap->setLabel(u"Heap"_s);
        heap->setKey(u"spark.executor.memory"_s);
        heap->setUnit(u"= 4 GiB"_s);
        auto *focused = new FormRow(m_theme, edit(u"4g"_s, true));
        focused->setLabel(u"Heap, focused"_s);
        auto *wrong = new FormRow(m_theme, edit(u"512m"_s, false));
        wrong->setLabel(u"Size of the work dir"_s);
        wrong->setKey(u"emptyDir sizeLimit"_s);
        wrong->setError(u"512m is half a byte in Kubernetes."_s, u"Use 512Mi"_s);
        for (FormRow *row : {heap, focused, wrong})
            made->addWidget(row);
        made->setSpacing(0);
        return made;
    }

    QLayout *emptyAndLoading()
    {
        auto *made = new QGridLayout;
        made->setContentsMargins(0, 0, 0, 0);
        made->setHorizontalSpacing(kSide);
        auto *empty = section(u"Empty: why, then what to do"_s);
        auto *state = new EmptyState(m_theme);
        state->setIcon(u"layers"_s);
        state->setSentence(u"No application in `spark` yet"_s);
        state->setLinks({{u"new"_s, u"New job"_s}, {u"all"_s, u"Look in all namespaces"_s}});
        state->setFixedHeight(128);
        empty->addWidget(state);
        empty->addStretch(1);
        auto *loading = section(u"Loading: the shape of what comes"_s);
        auto *skeleton = new LoadingSkeleton(m_theme);
        skeleton->setText(u"Reading 46 applications…"_s);
        loading->addWidget(skeleton);
        made->addLayout(empty, 0, 0);
        made->addLayout(loading, 0, 1);
        made->setColumnStretch(0, 4);
        made->setColumnStretch(1, 7);
        return made;
    }

    QLayout *stale()
    {
        auto *made = section(u"Stale: greyed, dated, with the next try"_s);
        auto *band = new StaleBand(m_theme, m_clock);
        band->setStale(QDateTime(QDate(2026, 11, 17), QTime(14, 9, 52), QTimeZone::LocalTime),
                       u"The cluster does not answer."_s, m_clock.wall().addSecs(8));
        made->addLayout(outdented(band));
        made->addSpacing(space::Inside);
        using S = store::AppState;
        auto *view =
            table({{{u"etl-orders"_s},
                    {u"failed"_s, int(S::Failed)},
                    {u"Python error in job.py line 88"_s},
                    {u"10.4 GiB"_s}},
                   {{u"daily-kpi"_s},
                    {u"running"_s, int(S::Running)},
                    {u"stage 12 of 40"_s},
                    {u"15.4 GiB"_s}},
                   {{u"big-join"_s},
                    {u"waiting"_s, int(S::Waiting)},
                    {u"for memory"_s},
                    {u"74.8 GiB"_s}}},
                  {new CellDelegate(m_theme, nullptr), new StateDelegate(m_theme, nullptr),
                   new ReasonDelegate(m_theme, nullptr), new NumberDelegate(m_theme, nullptr)},
                  {136, 120, 0, 88}, true, 2);
        made->addLayout(outdented(view));
        return made;
    }

    QLayout *noticeAndDialog()
    {
        auto *made = line(space::Group);
        auto *left = section(u"Notification; undo where possible"_s);
        auto *failed = new NoticeCard(m_theme);
        failed->setContent({.icon = u"state-failed"_s,
                            .ink = &Tokens::failed,
                            .title = u"sessionize failed"_s,
                            .text = u"Executors ran out of container memory."_s,
                            .links = {{u"why"_s, u"Show why"_s}, {u"logs"_s, u"Open logs"_s}}});
        auto *deleted = new NoticeCard(m_theme);
        deleted->setContent({.icon = u"state-succeeded"_s,
                             .ink = &Tokens::succeeded,
                             .title = u"Secret `s3-raw` deleted"_s,
                             .text = {},
                             .links = {{u"undo"_s, u"Undo"_s}},
                             .closable = false});
        for (NoticeCard *card : {failed, deleted})
            card->setFixedWidth(296);
        left->addWidget(failed);
        left->addSpacing(space::Gap);
        left->addWidget(deleted);
        left->addStretch(1);
        auto *right = section(u"Confirmation on production"_s);
        auto *stop = new QPushButton(u"Stop daily-kpi"_s);
        stop->setEnabled(false);
        right->addWidget(confirmation(u"Stop daily-kpi"_s,
                                      u"Removes the driver and 3 executors in **spark** on "
                                      u"!!prod-k3s, production!!. 43 min of work are lost."_s,
                                      u"Type the name to confirm"_s, u"daily-k"_s,
                                      {new QPushButton(u"Keep running"_s), stop}));
        right->addStretch(1);
        made->addLayout(left, 0);
        made->addLayout(right, 1);
        return made;
    }

    Panel *confirmation(const QString &title, const QString &text, const QString &hint,
                        const QString &typed, const QList<QPushButton *> &choices)
    {
        auto *panel = new Panel(m_theme, &Tokens::base);
        panel->setEdge(true);
        auto *made = new QVBoxLayout(panel);
        made->setContentsMargins(space::Group, space::Group, space::Group, space::Group);
        made->setSpacing(0);
        made->addWidget(label(m_theme, title, Theme::Role::DialogTitle));
        made->addSpacing(space::Inside);
        auto *what = label(m_theme, text, Theme::Role::Text);
        what->setWordWrap(true);
        what->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        made->addWidget(what, 1);
        made->addSpacing(12);
        made->addWidget(label(m_theme, hint, Theme::Role::Text, &Tokens::text2));
        made->addSpacing(space::Inside);
        made->addWidget(new ShownEdit(typed, true));
        made->addSpacing(space::Group);
        auto *row = line();
        row->addStretch(1);
        for (QPushButton *choice : choices)
            row->addWidget(choice);
        made->addLayout(row);
        return panel;
    }

    Theme &m_theme;
    Clock &m_clock;
};

} // namespace

class TestGallery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void picture()
    {
        QFont font = QApplication::font();
        font.setPixelSize(13);
        QApplication::setFont(font);
        Theme theme;
        test::FakeClock clock;
        Gallery gallery(theme, clock);

        theme.setChoice(Theme::Choice::Light);
        const QPixmap light = pictureOf(gallery.sheet(u"Light"_s));
        QVERIFY(!light.isNull());
        QCOMPARE(light.toImage().pixelColor(4, 4), theme.tokens().base);
        const QPixmap languages = pictureOf(gallery.languages());
        theme.setChoice(Theme::Choice::Dark);
        const QPixmap dark = pictureOf(gallery.sheet(u"Dark"_s));
        QCOMPARE(dark.toImage().pixelColor(4, 4), theme.tokens().base);
        QCOMPARE(dark.size(), light.size()); // a scheme moves nothing
        theme.setChoice(Theme::Choice::HighContrast);
        const QPixmap strip = pictureOf(gallery.strip());
        const QPixmap contrast = pictureOf(gallery.sheet(u"High contrast"_s));
        QVERIFY(!languages.isNull() && !strip.isNull() && !contrast.isNull());

        const QString folder = qEnvironmentVariable("FIRESTEEL_SCREENSHOTS");
        if (folder.isEmpty())
            return;
        QVERIFY(QDir().mkpath(folder));
        QPixmap all(light.width() * 2, light.height() + strip.height() + languages.height());
        all.fill(Qt::white);
        QPainter painter(&all);
        int y = 0;
        const auto put = [&](const QPixmap &part, int x) {
            painter.drawPixmap(QRect(x, y, part.width(), part.height()), part);
        };
        put(light, 0);
        put(dark, light.width());
        y += light.height();
        put(strip, 0);
        y += strip.height();
        put(languages, 0);
        painter.end();
        QVERIFY(all.save(folder + "/gallery.png"_L1));
        QVERIFY(contrast.save(folder + "/gallery-high-contrast.png"_L1));
    }
};

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
        qputenv("QT_SCALE_FACTOR", "1.5"); // as the design's pictures
    QApplication app(argc, argv);
    TestGallery test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_gallery.moc"
