// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

// Takes a picture of every page of the window in every state, in light and dark and four languages,
// from practice data: DIR/PAGE-STATE-SCHEME-LANGUAGE-SCALE.png. For ./dev screenshots. The scale is
// that of QT_SCALE_FACTOR.

#include "core/settings/settings.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/services.h"
#include "tests/window/scenes.h"
#include "tests/window/windowmain.h"

#include <QCommandLineParser>
#include <QCursor>
#include <QDir>
#include <QElapsedTimer>
#include <QScreen>
#include <QSemaphore>
#include <QTextStream>
#include <QThreadPool>

#include <atomic>

using namespace firesteel;
using namespace Qt::StringLiterals;
using firesteel::test::Scene;
using firesteel::test::Scenes;
using firesteel::test::WindowDriver;
namespace keys = settings::keys;

namespace {

constexpr QSize kUsual(1280, 800);
constexpr QSize kSmall(1024, 640);
constexpr int kWaiting = 6; ///< pictures in memory at most
constexpr int kMostTries = 20;
constexpr int kThumb = 480; ///< px, for the contact sheet

/// One way to look at a scene.
struct Look {
    QString scheme;
    QString language;
    bool small = false;
};

QList<Look> looksOf(const Scene &scene, bool large)
{
    QList<Look> looks;
    for (const QString &language : {u"en"_s, u"pl"_s, u"ja"_s, u"zh_CN"_s}) {
        for (const QString &scheme : {u"light"_s, u"dark"_s}) {
            if (!large || scheme == "light"_L1 || language == "en"_L1)
                looks.append({scheme, language});
        }
    }
    if (scene.everyLook) {
        looks.append({u"highContrast"_s, u"en"_s});
        if (!large) {
            looks.append({u"light"_s, u"en"_s, true});
            looks.append({u"light"_s, u"pl"_s, true});
        }
    }
    return looks;
}

/// Compressing takes longer than drawing: it is done aside.
class Album
{
public:
    Album(const QString &folder, int percent) : m_folder(folder), m_percent(percent) {}
    ~Album() { m_pool.waitForDone(); }
    Album(const Album &) = delete;
    Album &operator=(const Album &) = delete;

    void add(const QString &scene, const Look &look, const QPixmap &picture)
    {
        const QString name =
            u"%1%2-%3-%4-%5.png"_s
                .arg(scene, look.small ? u"_small"_s : QString(), look.scheme, look.language)
                .arg(m_percent);
        m_room.acquire();
        m_pool.start([this, name, image = picture.toImage()] {
            QImage thumb = image.scaledToWidth(kThumb, Qt::SmoothTransformation);
            thumb.setDevicePixelRatio(1);
            if (image.save(m_folder.filePath(name)) &&
                thumb.save(m_folder.filePath(u"thumbs/"_s + name)))
                ++m_saved;
            else
                ++m_lost;
            m_room.release();
        });
    }
    void finish() { m_pool.waitForDone(); }
    [[nodiscard]] int saved() const { return m_saved; }
    [[nodiscard]] int lost() const { return m_lost; }

private:
    QDir m_folder;
    int m_percent;
    QSemaphore m_room{kWaiting};
    std::atomic<int> m_saved = 0;
    std::atomic<int> m_lost = 0;
    QThreadPool m_pool;
};

/// As soon as nothing moves any more: layouts have settled, and what is ordered aside is there.
QPixmap calmPicture(const WindowDriver &driver)
{
    QPixmap last;
    QImage before;
    for (int i = 0; i < kMostTries; ++i) {
        QTest::qWait(10);
        last = driver.picture();
        QImage now = last.toImage();
        if (now == before)
            break;
        before = std::move(now);
    }
    return last;
}

bool take(WindowDriver &driver, const Scene &scene, bool large, Album &album)
{
    settings::Settings &settings = driver.services().settings;
    const QList<Look> looks = looksOf(scene, large);
    for (const Look &look : looks) {
        settings.set(keys::Language, look.language);
        settings.set(keys::Theme, look.scheme);
        driver.window().resize(look.small ? kSmall : kUsual);
        if (scene.again && !scene.again())
            return false;
        album.add(scene.name, look, calmPicture(driver));
    }
    settings.set(keys::Language, u"en"_s);
    settings.set(keys::Theme, u"light"_s);
    driver.window().resize(kUsual);
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    const test::WindowApplication application(argc, argv);
    // outside of the window: nothing is under the mouse
    QCursor::setPos(QGuiApplication::primaryScreen()->geometry().bottomRight());
    QCommandLineParser parser;
    parser.addPositionalArgument(u"folder"_s, u"Where the pictures go."_s);
    parser.addPositionalArgument(u"filter"_s, u"Only scenes whose names match."_s, u"[filter]"_s);
    parser.addHelpOption();
    parser.process(QCoreApplication::arguments());
    QTextStream out(stdout);
    const QStringList given = parser.positionalArguments();
    const QRegularExpression filter(given.value(1));
    if (given.isEmpty() || given.size() > 2 || !filter.isValid() ||
        !QDir().mkpath(given.constFirst() + u"/thumbs"_s)) {
        out << "a folder is wanted, and perhaps a regular expression" << Qt::endl;
        return 2;
    }
    QElapsedTimer time;
    time.start();
    const double scale = qEnvironmentVariable("QT_SCALE_FACTOR").toDouble();
    const int percent = scale > 0 ? qRound(scale * 100) : 100;
    Album album(given.constFirst(), percent);
    Scenes scenes;
    const bool whole = scenes.play(filter, [&](WindowDriver &driver, const Scene &scene) {
        return take(driver, scene, percent > 100, album);
    });
    album.finish();
    out << album.saved() << " pictures at " << percent << " % in " << time.elapsed() / 1000 << " s"
        << Qt::endl;
    if (!whole)
        out << "not reached: " << scenes.problem() << Qt::endl;
    if (album.lost() > 0)
        out << album.lost() << " pictures could not be written" << Qt::endl;
    if (album.saved() == 0)
        out << "no scene matches " << filter.pattern() << Qt::endl;
    return whole && album.lost() == 0 && album.saved() > 0 ? 0 : 1;
}
