// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

// Holds the source tree against the rules of ARCHITECTURE.md: which module may include which, how
// long a file may be, and a few constructs that are not used here. A planted violation of each rule
// must be found.

#include "tests/support/sourcedir.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr int kMaxLines = 800;

/// The allowed edges: module → modules whose headers it may include (its own are always allowed).
const QMap<QString, QSet<QString>> &allowedEdges()
{
    static const QMap<QString, QSet<QString>> edges = [] {
        QMap<QString, QSet<QString>> e;
        e[u"core/base"_s] = {};
        e[u"core/data"_s] = {u"core/base"_s};
        e[u"core/net"_s] = {u"core/base"_s};
        e[u"core/kube"_s] = {u"core/base"_s, u"core/data"_s, u"core/net"_s};
        e[u"core/spark"_s] = {u"core/base"_s, u"core/data"_s};
        e[u"core/store"_s] = {u"core/base"_s, u"core/data"_s, u"core/kube"_s, u"core/spark"_s};
        e[u"core/record"_s] = {u"core/base"_s, u"core/data"_s, u"core/store"_s};
        e[u"core/diagnose"_s] = {u"core/base"_s, u"core/data"_s, u"core/kube"_s, u"core/spark"_s,
                                 u"core/store"_s};
        e[u"core/settings"_s] = {u"core/base"_s};
        e[u"core/secrets"_s] = {u"core/base"_s};
        e[u"core/engine"_s] = {u"core/base"_s,   u"core/data"_s,     u"core/net"_s,
                               u"core/kube"_s,   u"core/spark"_s,    u"core/store"_s,
                               u"core/record"_s, u"core/diagnose"_s, u"core/settings"_s,
                               u"core/secrets"_s};
        e[u"core/practice"_s] = {u"core/base"_s, u"core/data"_s, u"core/net"_s};
        QSet<QString> allOfCore(e.keyBegin(), e.keyEnd());
        e[u"core/ctl"_s] = allOfCore;
        allOfCore.remove(u"core/net"_s); // what talks to the network is below the window
        e[u"gui"_s] = allOfCore;
        return e;
    }();
    return edges;
}

/// "core/net" of "core/net/x.h", "gui" of "gui/pages/x.h"; empty for anything else.
QString moduleOf(const QString &path)
{
    const QStringList parts = path.split(u'/');
    if (parts.size() >= 3 && parts[0] == "core"_L1)
        return parts[0] + u'/' + parts[1];
    return parts.size() >= 2 && parts[0] == "gui"_L1 ? u"gui"_s : QString();
}

struct Pattern {
    QRegularExpression expression;
    QString message;
};

const QList<Pattern> &forbiddenText()
{
    static const QList<Pattern> all{
        {QRegularExpression(u"\\binstance\\s*\\(\\s*\\)"_s), u"instance(): pass it in instead"_s},
        {QRegularExpression(u"\\b(SIGNAL|SLOT)\\s*\\("_s),
         u"string-based connect: use a typed one"_s},
        {QRegularExpression(u"\\bconnectSlotsByName\\b"_s),
         u"name-based connect: use a typed one"_s},
        {QRegularExpression(u"\\bprocessEvents\\s*\\("_s),
         u"processEvents(): no nested event loops"_s},
        {QRegularExpression(u"\\bQEventLoop\\b"_s), u"QEventLoop: no nested event loops"_s},
        {QRegularExpression(u"\\bsetPixmap\\s*\\("_s),
         u"setPixmap(): an IconLabel follows the theme"_s},
    };
    return all;
}

/// A line without its comment and without the text of its string literals.
QString codeOf(QString line)
{
    static const QRegularExpression literal(u"\"(\\\\.|[^\"\\\\])*\""_s);
    line.replace(literal, u"\"\""_s);
    const qsizetype comment = line.indexOf("//"_L1);
    return comment < 0 ? line : line.left(comment);
}

QStringList checkFile(const QString &path, const QByteArray &content)
{
    QStringList found;
    const QString module = moduleOf(path);
    const QStringList lines = QString::fromUtf8(content).split(u'\n');
    if (lines.size() - 1 > kMaxLines)
        found << u"%1: %2 lines, at most %3 are allowed"_s.arg(path)
                     .arg(lines.size() - 1)
                     .arg(kMaxLines);
    if (!content.startsWith("// SPDX-FileCopyrightText: 2026 The Firesteel authors\n// "
                            "SPDX-License-Identifier: Apache-2.0\n"))
        found << u"%1: lacks the SPDX lines"_s.arg(path);
    static const QRegularExpression include(u"^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]"_s);
    static const QRegularExpression guiHeader(
        u"^(QtGui|QtWidgets|QtWebEngine\\w*)/|^Q(Widget|Application|GuiApplication|Icon|Color|Pixmap|Painter|Image|Font)$"_s);
    for (int i = 0; i < lines.size(); ++i) {
        const QString where = u"%1:%2: "_s.arg(path).arg(i + 1);
        const QRegularExpressionMatch match = include.match(lines[i]);
        if (match.hasMatch()) {
            const QString header = match.captured(1);
            const QString target = moduleOf(header);
            if (!target.isEmpty() && target != module &&
                !allowedEdges().value(module).contains(target))
                found << where + u"%1 may not include %2"_s.arg(module, target);
            if (module.startsWith("core/"_L1) && guiHeader.match(header).hasMatch())
                found << where + u"core may not include %1"_s.arg(header);
            if (header.contains("private/"_L1))
                found << where + u"a private header of Qt"_s;
            continue;
        }
        const QString code = codeOf(lines[i]);
        for (const Pattern &pattern : forbiddenText()) {
            if (pattern.expression.match(code).hasMatch())
                found << where + pattern.message;
        }
        static const QRegularExpression translation(u"\\btr\\s*\\("_s);
        if (module.startsWith("core/"_L1) && translation.match(code).hasMatch())
            found << where + u"tr() belongs to gui/"_s;
    }
    if (path.endsWith(".h"_L1) && !content.contains("#pragma once"))
        found << path + u": lacks #pragma once"_s;
    return found;
}

QStringList checkTree(const QString &root, int *filesSeen = nullptr)
{
    QStringList found;
    for (const QString &top : {u"core"_s, u"gui"_s}) {
        QDirIterator it(root + u'/' + top, {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext()) {
            QFile file(it.next());
            const QString path = QDir(root).relativeFilePath(file.fileName());
            if (moduleOf(path) != "gui"_L1 && !allowedEdges().contains(moduleOf(path)))
                found << path + u": no such module"_s;
            if (!file.open(QIODevice::ReadOnly)) {
                found << path + u": cannot be read"_s;
                continue;
            }
            found << checkFile(path, file.readAll());
            if (filesSeen)
                ++*filesSeen;
        }
    }
    return found;
}

const QByteArray kHead = "// SPDX-FileCopyrightText: 2026 The Firesteel authors\n// "
                         "SPDX-License-Identifier: Apache-2.0\n";

} // namespace

class TestArchitecture : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tree()
    {
        int files = 0;
        const QStringList found = checkTree(firesteel::test::sourceDir(), &files);
        QVERIFY2(files > 10, "the source tree was not found");
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    void plantedViolation_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("expected");
        QTest::newRow("edge: net to kube")
            << u"core/net/a.cpp"_s << kHead + "#include \"core/kube/api/object.h\"\n"
            << u"core/net may not include core/kube"_s;
        QTest::newRow("edge: spark to kube")
            << u"core/spark/a.h"_s << kHead + "#pragma once\n#include \"core/kube/api/object.h\"\n"
            << u"core/spark may not include core/kube"_s;
        QTest::newRow("edge: gui to net")
            << u"gui/pages/a.cpp"_s << kHead + "#  include <core/net/endpoint.h>\n"
            << u"gui may not include core/net"_s;
        QTest::newRow("edge: core to gui")
            << u"core/base/a.cpp"_s << kHead + "#include \"gui/shell/a.h\"\n"
            << u"core/base may not include gui"_s;
        QTest::newRow("widget in core") << u"core/store/a.cpp"_s << kHead + "#include <QWidget>\n"
                                        << u"core may not include QWidget"_s;
        QTest::newRow("801 lines")
            << u"core/base/a.cpp"_s << kHead + QByteArray(799, '\n') << u"801 lines"_s;
        QTest::newRow("singleton")
            << u"core/base/a.cpp"_s << kHead + "auto x = Thing::instance();\n"
            << u"instance()"_s;
        QTest::newRow("string connect")
            << u"gui/a/a.cpp"_s << kHead + "connect(a, SIGNAL(clicked()), b, SLOT(go()));\n"
            << u"string-based connect"_s;
        QTest::newRow("nested loop") << u"core/engine/a.cpp"_s << kHead + "QEventLoop loop;\n"
                                     << u"nested event loops"_s;
        QTest::newRow("processEvents") << u"gui/a/a.cpp"_s << kHead + "qApp->processEvents();\n"
                                       << u"processEvents()"_s;
        QTest::newRow("picture") << u"gui/a/a.cpp"_s
                                 << kHead + "label->setPixmap(icon.pixmap(16));\n"
                                 << u"setPixmap()"_s;
        QTest::newRow("tr in core") << u"core/kube/a.cpp"_s << kHead + "auto s = tr(\"x\");\n"
                                    << u"tr() belongs to gui/"_s;
        QTest::newRow("no SPDX") << u"core/base/a.cpp"_s << QByteArray("int a;\n") << u"SPDX"_s;
        QTest::newRow("no pragma") << u"core/base/a.h"_s << kHead << u"#pragma once"_s;
        QTest::newRow("unknown module") << u"core/misc/a.cpp"_s << kHead << u"no such module"_s;
        QTest::newRow("private Qt")
            << u"gui/a/a.cpp"_s << kHead + "#include <private/qobject_p.h>\n"
            << u"private header"_s;
    }

    void plantedViolation()
    {
        QFETCH(QString, path);
        QFETCH(QByteArray, content);
        QFETCH(QString, expected);
        QTemporaryDir dir;
        QVERIFY(dir.isValid());
        const QString full = dir.filePath(path);
        QVERIFY(QDir().mkpath(full.section(u'/', 0, -2)));
        QFile file(full);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
        file.close();
        const QStringList found = checkTree(dir.path());
        QCOMPARE(found.size(), 1);
        QVERIFY2(found.first().contains(expected), qPrintable(found.first()));
    }

    void commentsAndStringsAreNoCode()
    {
        const QStringList found =
            checkFile(u"core/base/a.cpp"_s,
                      kHead + "// no instance() here, nor SIGNAL(x)\nauto s = \"SLOT(go)\";\n");
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }
};

QTEST_GUILESS_MAIN(TestArchitecture)
#include "tst_architecture.moc"
