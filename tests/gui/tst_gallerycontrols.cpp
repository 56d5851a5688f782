// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

// Pictures of the parts of a page: head, tabs, filter, table with tree and progress, choices, code
// with differences. FIRESTEEL_SCREENSHOTS=DIR keeps them as DIR/controls-*.png.

#include "gui/delegates/namedelegate.h"
#include "gui/delegates/numberdelegate.h"
#include "gui/delegates/reasondelegate.h"
#include "gui/delegates/statedelegate.h"
#include "gui/theme/steelstyle.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/codeview.h"
#include "gui/widgets/filterfield.h"
#include "gui/widgets/formrow.h"
#include "gui/widgets/hairline.h"
#include "gui/widgets/pagehead.h"
#include "gui/widgets/tabbar.h"
#include "gui/widgets/tabrow.h"
#include "tests/gui/galleryparts.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QRadioButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace firesteel;
using namespace firesteel::test;

namespace {

constexpr int kPageWidth = 1000;

class Page
{
public:
    explicit Page(Theme &theme) : m_theme(theme) {}

    QWidget *make()
    {
        auto *page = new QWidget;
        page->setBackgroundRole(QPalette::Base);
        page->setAutoFillBackground(true);
        page->setFixedWidth(kPageWidth);
        auto *all = new QVBoxLayout(page);
        all->setContentsMargins(0, 0, 0, space::Margin);
        all->setSpacing(0);
        all->addWidget(head());
        auto *row = new TabRow(space::Margin);
        auto *tabs = row->bar();
        for (const QString &name : {u"Why"_s, u"Timeline"_s, u"Pods"_s, u"Logs"_s, u"Objects"_s})
            tabs->addTab(name);
        tabs->setTabEnabled(4, false);
        all->addWidget(row);
        all->addSpacing(12);
        all->addLayout(filter());
        all->addSpacing(12);
        all->addWidget(new Hairline);
        all->addWidget(applications());
        all->addSpacing(space::Group);
        all->addWidget(new Hairline);
        all->addSpacing(space::Group);
        auto *body = line(space::Columns);
        body->setContentsMargins(space::Margin, 0, space::Margin, 0);
        body->addLayout(choices(), 1);
        body->addWidget(code(), 1);
        all->addLayout(body);
        return page;
    }

    QPixmap menuPicture()
    {
        const std::unique_ptr<QWidget> shown(menu());
        shown->ensurePolished();
        shown->resize(shown->sizeHint());
        return shown->grab();
    }

private:
    QWidget *head()
    {
        auto *made = new PageHead(m_theme);
        made->setTitle(u"sessionize failed after 11 min 38 s"_s);
        made->setNote(u"ended 13:53:46, 20 min ago"_s);
        made->setState(store::AppState::Failed);
        made->addButton(new QPushButton(u"Case file…"_s));
        auto *again = new QPushButton(m_theme.icon(u"play"_s), u"Fix and run again…"_s);
        makeMain(again);
        made->addButton(again);
        return made;
    }

    QLayout *filter()
    {
        auto *made = line();
        made->setContentsMargins(space::Group, 0, space::Group, 0);
        auto *field = new FilterField(m_theme);
        field->setChips(
            {{u"age"_s, u"age"_s, u"under 2 d"_s}, {u"owner"_s, u"owner"_s, u"anyone"_s}});
        field->setPlaceholderText(u"Filter by name, state or reason"_s);
        field->setShortcutHint(u"Ctrl+F"_s);
        made->addWidget(field, 2);
        auto *search = new SearchField(m_theme);
        search->setText(u"executor 6"_s);
        search->setNote(u"7 of 23"_s);
        made->addWidget(search, 1);
        for (const QString &icon : {u"wrap"_s, u"follow"_s, u"copy"_s}) {
            auto *button = new QToolButton;
            button->setIcon(m_theme.icon(icon, &Tokens::text2));
            button->setAutoRaise(true);
            button->setCheckable(true);
            button->setChecked(icon == "follow"_L1);
            made->addWidget(button);
        }
        auto *stop = new QPushButton(m_theme.icon(u"stop"_s), u"Stop…"_s);
        stop->setEnabled(false);
        made->addWidget(stop);
        made->addWidget(new QPushButton(m_theme.icon(u"plus"_s), u"New job"_s));
        return made;
    }

    QWidget *applications()
    {
        using S = store::AppState;
        const auto app = [](const QString &name, const QString &word, S state,
                            const QString &reason, const QString &memory) {
            return QList<Cell>{{name}, {word, int(state)}, {reason}, {memory}, {u"12 min ago"_s}};
        };
        QList<QList<Cell>> rows{
            app(u"etl-orders"_s, u"failed"_s, S::Failed,
                u"Python error in job.py line 88: no column order_date"_s, u"10.4 GiB"_s),
            app(u"big-join"_s, u"waiting"_s, S::Waiting,
                u"For memory: an executor needs 12 GiB, the most free is 8 GiB on any node"_s,
                u"74.8 GiB"_s),
            app(u"daily-kpi"_s, u"running"_s, S::Running, u"Stage 12 of 40"_s, u"15.4 GiB"_s),
            app(u"spark-pi"_s, u"succeeded"_s, S::Succeeded, u"Pi is roughly 3.14157"_s,
                u"4.2 GiB"_s)};
        rows[0][2].term = u"KeyError"_s;
        auto *view = table(rows,
                           {new NameDelegate(m_theme, nullptr), new StateDelegate(m_theme, nullptr),
                            new ReasonDelegate(m_theme, nullptr),
                            new NumberDelegate(m_theme, nullptr), quiet<NumberDelegate>(m_theme)},
                           {260, 120, 0, 96, 112}, false, 2);
        auto *model = qobject_cast<QStandardItemModel *>(view->model());
        model->setHorizontalHeaderLabels(
            {u"Name"_s, u"State"_s, u"Reason"_s, u"Memory"_s, u"When"_s});
        for (int i : {3, 4})
            model->horizontalHeaderItem(i)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        for (int column = 0; column < 5; ++column)
            model->item(2, column)->setData(0.3, ProgressRole);
        auto *driver = new QStandardItem(u"driver"_s);
        driver->setData(true, SecondaryRole);
        driver->setData(u"etl-orders-7f3c9a-driver"_s, PodNameRole);
        auto *state = new QStandardItem(u"failed"_s);
        state->setData(int(S::Failed), StateRole);
        auto *reason = new QStandardItem(u"Exit 1, Python error on node-2"_s);
        reason->setData(true, SecondaryRole);
        model->item(0)->appendRow({driver, state, reason});
        model->item(1)->appendRow(new QStandardItem(u"driver"_s));
        view->setHeaderHidden(false);
        view->setRootIsDecorated(true);
        view->setIndentation(20);
        view->setSortingEnabled(false);
        view->header()->setSortIndicatorShown(true);
        view->header()->setSortIndicator(1, Qt::AscendingOrder);
        view->expand(model->index(0, 0));
        view->setCurrentIndex(model->index(0, 0));
        view->setFixedHeight(6 * 28);
        return view;
    }

    QLayout *choices()
    {
        auto *made = column(space::Gap);
        made->addWidget(label(m_theme, u"Executors"_s, Theme::Role::Heading));
        auto *number = new QSpinBox;
        number->setValue(3);
        number->setAlignment(Qt::AlignRight);
        auto *row = new FormRow(m_theme, number);
        row->setLabel(u"Number of executors"_s);
        row->setKey(u"spark.executor.instances"_s);
        row->setSource(u"preset team-etl"_s);
        row->setColumns(208, 104);
        made->addWidget(row);
        auto *edit = new QLineEdit(u"3072m"_s);
        edit->setAlignment(Qt::AlignRight);
        row = new FormRow(m_theme, edit);
        row->setLabel(u"Reserve outside the heap"_s);
        row->setKey(u"spark.executor.memoryOverhead"_s);
        row->setUnit(u"= 3 GiB"_s);
        row->setSource(u"yours"_s, true);
        row->setColumns(208, 104);
        made->addWidget(row);
        auto *kind = new QComboBox;
        kind->addItems({u"Preset: team-etl"_s, u"None"_s});
        auto *image = new QComboBox;
        image->setEditable(true);
        image->addItem(u"ops/spark-py:4.1.1"_s);
        auto *combos = line();
        combos->addWidget(kind);
        combos->addWidget(image, 1);
        auto *more = new QPushButton(u"More"_s);
        more->setMenu(new QMenu(more));
        combos->addWidget(more);
        made->addLayout(combos);
        auto *checks = line(space::Group);
        auto *on = new QCheckBox(u"Wait for the end"_s);
        on->setChecked(true);
        auto *radio = new QRadioButton(u"Cluster"_s);
        radio->setChecked(true);
        for (QWidget *check :
             {static_cast<QWidget *>(on), static_cast<QWidget *>(new QCheckBox(u"Dry run"_s)),
              static_cast<QWidget *>(radio), static_cast<QWidget *>(new QRadioButton(u"Client"_s))})
            checks->addWidget(check);
        checks->addStretch(1);
        made->addLayout(checks);
        auto *progress = new QProgressBar;
        progress->setValue(41);
        made->addWidget(progress);
        made->addStretch(1);
        return made;
    }

    QWidget *menu()
    {
        auto *made = new QMenu;
        made->addAction(m_theme.icon(u"copy"_s), u"Copy the name"_s)
            ->setShortcut(QKeySequence(u"Ctrl+C"_s));
        auto *wrap = made->addAction(u"Wrap lines"_s);
        wrap->setCheckable(true);
        wrap->setChecked(true);
        made->addSeparator();
        made->addMenu(u"Show"_s)->addAction(u"Events"_s);
        made->addAction(m_theme.icon(u"trash"_s), u"Delete…"_s)->setEnabled(false);
        made->setActiveAction(made->actions().first());
        made->setAttribute(Qt::WA_DontShowOnScreen);
        return made;
    }

    QWidget *code()
    {
        auto *view = new CodeView(m_theme);
        view->setLanguage(u"YAML"_s);
        view->setCode(u"containers:\n- name: spark-kubernetes-executor\n  resources:\n"
                      u"    requests:\n      cpu: \"2\"\n      memory: 5734Mi\n"
                      u"      memory: 7168Mi\n  readOnly: true  # mount\n  runAsUser: 185"_s);
        view->setFirstNumber(41);
        view->setLines({{5, {CodeView::Mark::Removed, u"run of 13:42"_s}},
                        {6, {CodeView::Mark::Added, u"4g + 3072m"_s}}});
        view->setFixedHeight(208);
        return view;
    }

    Theme &m_theme;
};

} // namespace

class TestGalleryControls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pictures()
    {
        QFont font = QApplication::font();
        font.setPixelSize(13);
        QApplication::setFont(font);
        Theme theme;
        const QString folder = qEnvironmentVariable("FIRESTEEL_SCREENSHOTS");
        for (const auto &[choice, name] : {std::pair{Theme::Choice::Light, u"light"_s},
                                           {Theme::Choice::Dark, u"dark"_s},
                                           {Theme::Choice::HighContrast, u"high-contrast"_s}}) {
            theme.setChoice(choice);
            const QPixmap picture = pictureOf(Page(theme).make());
            QVERIFY(!picture.isNull());
            const QImage image = picture.toImage();
            QCOMPARE(image.pixelColor(2, image.height() - 2), theme.tokens().base);
            if (!folder.isEmpty()) {
                QVERIFY(QDir().mkpath(folder));
                QVERIFY(Page(theme).menuPicture().save(u"%1/menu-%2.png"_s.arg(folder, name)));
                QVERIFY(picture.save(u"%1/controls-%2.png"_s.arg(folder, name)));
            }
        }
        // twice the type: everything grows, nothing is cut off
        theme.setChoice(Theme::Choice::Light);
        theme.setTextScale(1.5);
        QVERIFY(!pictureOf(Page(theme).make()).isNull());
        theme.setTextScale(1);
    }
};

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
        qputenv("QT_SCALE_FACTOR", "1.5");
    QApplication app(argc, argv);
    TestGalleryControls test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_gallerycontrols.moc"
