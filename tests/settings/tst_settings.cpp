// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/settings/settings.h"

#include "core/settings/storedsettings.h"
#include "tests/support/fulldisk.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

using namespace firesteel::settings;
using namespace Qt::StringLiterals;

namespace {

/// JSON with ' for ".
QByteArray json(QByteArray text)
{
    return text.replace('\'', '"');
}

constexpr Key<bool> kFlag{"flag"_L1};
constexpr Key<int> kNumber{"number"_L1};
constexpr Key<QString> kWord{"word"_L1};
constexpr Key<QStringList> kList{"list"_L1};
constexpr Key<QByteArray> kBytes{"bytes"_L1};
constexpr Key<QJsonObject> kMap{"map"_L1};

Schema testSchema(int version = 1)
{
    Schema schema;
    schema.version = version;
    schema.rows = {{kFlag.name, Type::Bool, true},
                   {kNumber.name, Type::Int, 7, Store::Config, 1, {}, 1, 10},
                   {kWord.name, Type::Text, u"a"_s, Store::Config, 1, {u"a"_s, u"b"_s}},
                   {kList.name, Type::TextList, QJsonArray()},
                   {kBytes.name, Type::Bytes, QString(), Store::State},
                   {kMap.name, Type::Map, QJsonObject(), Store::State}};
    return schema;
}

struct Folder {
    QTemporaryDir dir;
    [[nodiscard]] Settings::Paths paths() const
    {
        return {dir.filePath(u"config/settings.json"_s), dir.filePath(u"state/state.json"_s)};
    }
    void put(const QByteArray &content) const
    {
        QDir().mkpath(dir.filePath(u"config"_s));
        QFile file(paths().config);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }
    [[nodiscard]] static QByteArray content(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] QJsonObject stored() const
    {
        return QJsonDocument::fromJson(content(paths().config)).object();
    }
    [[nodiscard]] QStringList files() const
    {
        return QDir(dir.filePath(u"config"_s)).entryList(QDir::Files, QDir::Name);
    }
};

} // namespace

class TestSettings : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyKeyHasARowOfItsType()
    {
        const Folder folder;
        const Settings settings(folder.paths());
        QCOMPARE(settings.get(keys::Language), u"system"_s);
        QCOMPARE(settings.get(keys::Theme), u"system"_s);
        QCOMPARE(settings.get(keys::Scale), 100);
        QCOMPARE(settings.get(keys::ConfirmStop), true);
        QCOMPARE(settings.get(keys::WindowGeometry), QByteArray());
        QCOMPARE(settings.get(keys::RecentCommands), QStringList());
        QSet<QString> names;
        for (const Row &row : settings.schema().rows) {
            QVERIFY2(!names.contains(row.name), row.name.data());
            names.insert(row.name);
            QVERIFY2(row.since >= 1 && row.since <= settings.schema().version, row.name.data());
            QVERIFY2(!row.fallback.isUndefined() && !row.fallback.isNull(), row.name.data());
        }
    }

    void comesBack()
    {
        const Folder folder;
        {
            Settings settings(folder.paths(), testSchema());
            settings.set(kFlag, false);
            settings.set(kNumber, 3);
            settings.set(kWord, u"b"_s);
            settings.set(kList, {u"x"_s, u"y"_s});
            settings.set(kBytes, QByteArray("\0\xff", 2));
            settings.set(kMap, {{u"k"_s, true}});
        }
        const Settings settings(folder.paths(), testSchema());
        QVERIFY(settings.notices().isEmpty());
        QCOMPARE(settings.get(kFlag), false);
        QCOMPARE(settings.get(kNumber), 3);
        QCOMPARE(settings.get(kWord), u"b"_s);
        QCOMPARE(settings.get(kList), QStringList({u"x"_s, u"y"_s}));
        QCOMPARE(settings.get(kBytes), QByteArray("\0\xff", 2));
        QCOMPARE(settings.get(kMap), QJsonObject({{u"k"_s, true}}));
        QVERIFY(!folder.stored().value(u"settings"_s).toObject().contains(kBytes.name));
        QCOMPARE(QFile::permissions(folder.paths().config) & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
    }

    void tellsOnceWhatChanged()
    {
        const Folder folder;
        Settings settings(folder.paths(), testSchema());
        QSignalSpy changed(&settings, &Settings::changed);
        settings.set(kNumber, 3);
        settings.set(kNumber, 3);
        settings.set(kNumber, 99); // out of its limits: not taken
        settings.set(kWord, u"c"_s);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(settings.get(kNumber), 3);
        settings.reset(kNumber);
        QCOMPARE(changed.size(), 2);
        QCOMPARE(settings.get(kNumber), 7);
    }

    void writesByItselfAfterAWhile()
    {
        const Folder folder;
        Settings settings(folder.paths(), testSchema());
        settings.set(kNumber, 4);
        QVERIFY(!QFile::exists(folder.paths().config));
        QTRY_COMPARE(folder.stored().value(u"settings"_s).toObject().value(kNumber.name).toInt(),
                     4);
    }

    void wrongValuesCountAsNotSet()
    {
        const Folder folder;
        folder.put(
            json("{'version':1,'settings':{'flag':'yes','number':2.5,'word':'c','list':[1]}}"));
        const Settings settings(folder.paths(), testSchema());
        QVERIFY(settings.notices().isEmpty());
        QCOMPARE(settings.get(kFlag), true);
        QCOMPARE(settings.get(kNumber), 7);
        QCOMPARE(settings.get(kWord), u"a"_s);
        QCOMPARE(settings.get(kList), QStringList());
    }

    void unknownKeysAreKept()
    {
        const Folder folder;
        folder.put(json("{'version':1,'settings':{'stranger':[1,2],'number':2}}"));
        {
            Settings settings(folder.paths(), testSchema());
            settings.set(kNumber, 5);
        }
        const QJsonObject values = folder.stored().value(u"settings"_s).toObject();
        QCOMPARE(values.value(u"stranger"_s), QJsonValue(QJsonArray({1, 2})));
        QCOMPARE(values.value(u"number"_s).toInt(), 5);
    }

    void brokenFileIsKeptAside_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("half written") << QByteArray(json("{'version':1,'settings':{'num"));
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("zeros, as after a power cut") << QByteArray(64, '\0');
        QTest::newRow("another JSON") << QByteArray("[1]");
        QTest::newRow("no version") << QByteArray(json("{'settings':{}}"));
        QTest::newRow("version of a wrong type")
            << QByteArray(json("{'version':'1','settings':{}}"));
        QTest::newRow("settings of a wrong type")
            << QByteArray(json("{'version':1,'settings':[]}"));
    }

    void brokenFileIsKeptAside()
    {
        QFETCH(QByteArray, content);
        const Folder folder;
        folder.put(content);
        {
            Settings settings(folder.paths(), testSchema());
            QCOMPARE(settings.notices().size(), 1);
            QCOMPARE(settings.notices().first().kind, FileNotice::Kind::Broken);
            QCOMPARE(Folder::content(settings.notices().first().keptAs), content);
            settings.set(kNumber, 5);
        }
        QCOMPARE(folder.files(), QStringList({u"settings.json"_s, u"settings.json.broken"_s}));
        const Settings again(folder.paths(), testSchema());
        QVERIFY(again.notices().isEmpty()); // said once
        QCOMPARE(again.get(kNumber), 5);
    }

    void secondBrokenFileDoesNotReplaceTheFirst()
    {
        const Folder folder;
        for (const QByteArray content : {"one", "two"}) {
            folder.put(content);
            const Settings settings(folder.paths(), testSchema());
            QCOMPARE(Folder::content(settings.notices().first().keptAs), content);
        }
        QCOMPARE(folder.files(),
                 QStringList({u"settings.json.broken"_s, u"settings.json.broken-2"_s}));
    }

    void newerFileIsKeptAside()
    {
        const Folder folder;
        const QByteArray future = json("{'version':9,'settings':{'number':2,'new':{'a':1}}}");
        folder.put(future);
        {
            Settings settings(folder.paths(), testSchema());
            QCOMPARE(settings.notices().size(), 1);
            QCOMPARE(settings.notices().first().kind, FileNotice::Kind::Newer);
            QCOMPARE(settings.get(kNumber), 7);
            settings.set(kNumber, 5);
        }
        QCOMPARE(folder.files(), QStringList({u"settings.json"_s, u"settings.json.version-9"_s}));
        QCOMPARE(Folder::content(folder.paths().config + u".version-9"_s), future);
    }

    void olderFileIsMigratedStepByStep()
    {
        const Folder folder;
        folder.put(json("{'version':1,'settings':{'old':4,'word':'b'}}"));
        Schema schema = testSchema(3);
        schema.migrations = {
            {2, Store::Config,
             [](QJsonObject &values) { values.insert(u"middle"_s, values.take(u"old"_s)); }},
            {3, Store::Config,
             [](QJsonObject &values) { values.insert(kNumber.name, values.take(u"middle"_s)); }},
            {3, Store::State, [](QJsonObject &values) { values.insert(u"wrong"_s, 1); }},
        };
        {
            const Settings settings(folder.paths(), schema);
            QCOMPARE(settings.get(kNumber), 4);
            QCOMPARE(settings.get(kWord), u"b"_s);
        }
        QCOMPARE(folder.stored().value(u"version"_s).toInt(), 3);
        QVERIFY(!folder.stored().value(u"settings"_s).toObject().contains(u"wrong"_s));
        const Settings again(folder.paths(), schema); // not twice
        QCOMPARE(again.get(kNumber), 4);
    }

    void unreadableFileIsLeftAlone()
    {
        const Folder folder;
        QVERIFY(QDir().mkpath(folder.paths().config)); // a folder in its place
        {
            Settings settings(folder.paths(), testSchema());
            QCOMPARE(settings.notices().first().kind, FileNotice::Kind::Unreadable);
            settings.set(kNumber, 5);
            QCOMPARE(settings.get(kNumber), 5); // for this run
        }
        QVERIFY(QFileInfo(folder.paths().config).isDir());
    }

    void failedWriteIsSaidOnceAndTriedAgain()
    {
        const Folder folder;
        QFile blocker(folder.dir.filePath(u"config"_s)); // a file where the folder should be
        QVERIFY(blocker.open(QIODevice::WriteOnly));
        blocker.close();
        Settings settings(folder.paths(), testSchema());
        QSignalSpy noticed(&settings, &Settings::noticed);
        settings.set(kNumber, 5);
        settings.flush();
        QTRY_COMPARE(noticed.size(), 1);
        QCOMPARE(settings.notices().first().kind, FileNotice::Kind::WriteFailed);
        settings.set(kNumber, 6);
        settings.flush();
        QVERIFY(blocker.remove());
        settings.set(kNumber, 8);
        settings.flush();
        QCOMPARE(folder.stored().value(u"settings"_s).toObject().value(kNumber.name).toInt(), 8);
        QCOMPARE(noticed.size(), 1);
    }

    void fullDiskIsSaidOnceAndKeepsTheOldFileWhole()
    {
        const Folder folder;
        {
            Settings settings(folder.paths(), testSchema());
            settings.set(kNumber, 5);
            settings.set(kMap, {{u"k"_s, 1}});
        }
        const QByteArray before = Folder::content(folder.paths().config);
        Settings settings(folder.paths(), testSchema());
        QSignalSpy noticed(&settings, &Settings::noticed);
        firesteel::test::FullDisk disk;
        settings.set(kNumber, 6);
        settings.flush();
        QTRY_COMPARE(noticed.size(), 1);
        settings.set(kNumber, 7);
        settings.set(kNumber, 8);
        settings.flush();
        QCOMPARE(settings.get(kNumber), 8);
        QCOMPARE(Folder::content(folder.paths().config), before);
        QCOMPARE(settings.notices().constFirst().kind, FileNotice::Kind::WriteFailed);
        QCOMPARE(settings.notices().constFirst().store, Store::Config);
        QCoreApplication::sendPostedEvents(); // it has heard of the failure
        disk.free();
        settings.flush(); // nothing else has to change for it
        QCOMPARE(folder.stored().value(u"settings"_s).toObject().value(kNumber.name).toInt(), 8);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(noticed.size(), 1);
        // The other file is said by itself.
        firesteel::test::FullDisk again;
        settings.set(kMap, {{u"k"_s, 2}});
        settings.flush();
        QTRY_COMPARE(noticed.size(), 2);
        QCOMPARE(settings.notices().constLast().store, Store::State);
    }

    void twoWindowsKeepEachOthersChanges()
    {
        const Folder folder;
        {
            Settings first(folder.paths(), testSchema());
            first.set(kNumber, 2);
            first.set(kWord, u"b"_s);
            first.set(kMap, {{u"mine"_s, 1}, {u"both"_s, 1}, {u"old"_s, 1}});
        }
        Settings one(folder.paths(), testSchema());
        Settings two(folder.paths(), testSchema());
        one.set(kNumber, 3);
        one.set(kMap, {{u"mine"_s, 2}, {u"both"_s, 2}, {u"old"_s, 1}});
        one.flush();
        two.set(kFlag, false);
        two.reset(kWord);
        two.set(kMap, {{u"mine"_s, 1}, {u"both"_s, 3}, {u"other"_s, 1}});
        two.flush();
        QCOMPARE(two.get(kNumber), 2); // a window keeps what it began with
        one.set(kList, {u"x"_s});
        one.flush();
        const Settings after(folder.paths(), testSchema());
        QVERIFY(after.notices().isEmpty());
        QCOMPARE(after.get(kNumber), 3);
        QCOMPARE(after.get(kFlag), false);
        QCOMPARE(after.get(kWord), u"a"_s);
        QCOMPARE(after.get(kList), QStringList{u"x"_s});
        QCOMPARE(after.get(kMap), QJsonObject({{u"mine"_s, 2}, {u"both"_s, 3}, {u"other"_s, 1}}));
        QCOMPARE(folder.files(), QStringList{u"settings.json"_s});
    }

    /// What is taken back before anybody has heard of the first write is a change, too.
    void aChangeThatIsTakenBackAtOnce()
    {
        const Folder folder;
        Settings settings(folder.paths(), testSchema());
        settings.set(kNumber, 3);
        settings.flush();
        settings.set(kNumber, 5);
        settings.flush();
        settings.set(kNumber, 3);
        settings.flush();
        QCOMPARE(folder.stored().value(u"settings"_s).toObject().value(kNumber.name).toInt(), 3);
    }

    /// Many at once: nothing of any of them is lost.
    void manyWindowsAtOnce()
    {
        const Folder folder;
        constexpr int count = 6;
        QVERIFY(QDir().mkpath(folder.dir.filePath(u"state"_s)));
        std::atomic_int written = 0;
        std::vector<std::jthread> threads;
        for (int i = 0; i < count; ++i) {
            threads.emplace_back([&, i] {
                const Schema schema = testSchema();
                for (int round = 0; round < 5; ++round) {
                    const QJsonObject ours{{QString::number(i), round}};
                    const auto outcome = writeSettings(folder.paths().state, schema, Store::State,
                                                       {}, {{QString(kMap.name), ours}});
                    written += outcome.done && !outcome.notice;
                }
            });
        }
        threads.clear(); // waits
        QCOMPARE(written, 5 * count);
        const Settings after(folder.paths(), testSchema());
        QCOMPARE(after.get(kMap).size(), count);
    }

    void aFileOfTheFutureThatComesMeanwhileIsKept()
    {
        const Folder folder;
        const QByteArray future = json("{'version':9,'settings':{'number':2}}");
        Settings settings(folder.paths(), testSchema());
        folder.put(future);
        settings.set(kNumber, 5);
        settings.flush();
        QTRY_COMPARE(settings.notices().size(), 1);
        QCOMPARE(settings.notices().first().kind, FileNotice::Kind::Newer);
        QCOMPARE(Folder::content(settings.notices().first().keptAs), future);
        QCOMPARE(folder.stored().value(u"settings"_s).toObject().value(kNumber.name).toInt(), 5);
    }

    void filesAreAloneInTheirFolder()
    {
        const Folder folder;
        Settings settings(folder.paths(), testSchema());
        {
            const firesteel::test::FullDisk disk;
            for (int i = 1; i < 10; ++i) {
                settings.set(kNumber, i);
                settings.flush();
            }
        }
        settings.set(kNumber, 10);
        settings.flush();
        QCOMPARE(folder.files(), QStringList{u"settings.json"_s}); // nothing half made is left
    }
};

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
