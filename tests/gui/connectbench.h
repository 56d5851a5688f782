// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/practicecluster.h"
#include "core/secrets/encryptedfilestore.h"
#include "core/secrets/sessionstore.h"
#include "core/settings/profilestore.h"
#include "gui/widgets/findinglist.h"
#include "gui/wizards/connect/connectpage.h"
#include "gui/wizards/connect/connectsession.h"
#include "gui/wizards/connect/materialfield.h"
#include "tests/gui/shellfixture.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QtTest/QTest>

#include <memory>
#include <optional>

namespace firesteel::test {

using namespace Qt::StringLiterals;

inline QByteArray valueOf(const QByteArray &kubeconfig, const QByteArray &key)
{
    const qsizetype at = kubeconfig.indexOf(QByteArray(key + ":"));
    const qsizetype from = at + key.size() + 1;
    return at < 0 ? QByteArray()
                  : kubeconfig.sliced(from, kubeconfig.indexOf('\n', from) - from).trimmed();
}

/// A window with the wizard open, and hands for it.
class Bench
{
public:
    Bench()
    {
        auto session = std::make_unique<secrets::SessionStore>();
        fixture.vault.setStore(std::move(session));
        fixture.window().resize(1280, 800);
        fixture.window().show();
        QVERIFY(QTest::qWaitForWindowActive(&fixture.window()));
        fixture.navigator.go(u"connect"_s, {{u"new"_s, true}});
        QVERIFY(page());
        QCOMPARE(fixture.window().shownPage(), page());
    }

    gui::ConnectPage *page()
    {
        return qobject_cast<gui::ConnectPage *>(fixture.window().page(u"connect"_s));
    }
    gui::ConnectSession &session() { return page()->session(); }
    template <class T>
    T *find(const QString &name)
    {
        return page()->findChild<T *>(name);
    }
    void click(const QString &name)
    {
        auto *button = find<QAbstractButton>(name);
        QVERIFY2(button && button->isVisible() && button->isEnabled(), qPrintable(name));
        QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(10, button->height() / 2));
    }
    void next() { click(u"connect.next"_s); }
    void type(const QString &name, const QString &text)
    {
        auto *field = find<QLineEdit>(name);
        QVERIFY2(field && field->isVisible(), qPrintable(name));
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
    }
    void paste(const QString &name, const QByteArray &text)
    {
        auto *field = find<gui::MaterialField>(name);
        QVERIFY2(field && field->isVisible(), qPrintable(name));
        field->edit()->setPlainText(QString::fromUtf8(text));
    }
    void choose(gui::ConnectionDraft::Source source) { click(u"connect.way%1"_s.arg(int(source))); }
    void logInWith(gui::ConnectionDraft::Identity identity)
    {
        auto *box = find<QComboBox>(u"connect.identity"_s);
        box->setCurrentIndex(int(identity));
        Q_EMIT box->activated(int(identity));
    }
    /// What the button at the end does, without opening the cluster. The id; empty: it failed.
    QString save()
    {
        std::optional<Result<QString>> kept;
        session().save(page(), [&kept](const Result<QString> &id) { kept = id; });
        const bool done = QTest::qWaitFor([&kept] { return kept.has_value(); });
        return done ? kept->value_or(QString()) : QString();
    }
    /// The files below the home folder that hold these bytes.
    QStringList filesWith(const QByteArray &bytes)
    {
        fixture.profiles.flush();
        fixture.settings.flush();
        QStringList found;
        QDirIterator files(fixture.home(), QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly) || file.readAll().contains(bytes))
                found << file.fileName();
        }
        return found;
    }
    QString verdict() { return find<QLabel>(u"connect.trustVerdict"_s)->text(); }
    QString trustFindings() { return find<gui::FindingList>(u"connect.trustFindings"_s)->text(); }
    void useParts(const QString &server)
    {
        choose(gui::ConnectionDraft::Source::Parts);
        next();
        QCOMPARE(page()->step(), gui::ConnectStep::Address);
        type(u"connect.server"_s, server);
    }

    /// A cluster whose token lies in an encrypted file, which is locked; "right" opens it.
    void sealCluster()
    {
        using secrets::EncryptedFileStore;
        auto made = std::make_unique<EncryptedFileStore>(fixture.home() + u"/sealed"_s);
        EncryptedFileStore *file = made.get();
        fixture.vault.setStore(std::move(made));
        std::optional<Result<>> done;
        const auto note = [&done](const Result<> &result) { done = result; };
        QObject context;
        file->create("right", false, &context, note);
        QTRY_VERIFY_WITH_TIMEOUT(done.has_value(), 20'000);
        QVERIFY(done->has_value());
        settings::ClusterProfile profile;
        profile.name = u"stage"_s;
        profile.server = u"https://127.0.0.1:1"_s;
        profile.systemCa = true;
        profile.identity = settings::ClusterProfile::Identity::Token;
        profile.secretId = gui::Vault::newId(secrets::SecretStore::Kind::EncryptedFile);
        done.reset();
        fixture.vault.write(profile.secretId, "sealed-token", &context, note);
        QTRY_VERIFY(done.has_value());
        QVERIFY(done->has_value());
        file->lock();
        sealedId = fixture.profiles.put(profile);
    }

    ShellFixture fixture;
    QString sealedId; ///< of sealCluster()
};

/// A practice cluster that listens, and what an administrator would hand over.
class Server
{
public:
    Server() : m_cluster(practice::PracticeCluster::Options{})
    {
        m_cluster.start();
        QVERIFY(QTest::qWaitFor([this] { return m_cluster.isReady(); }, 20'000));
    }
    [[nodiscard]] QString url() const
    {
        return u"https://127.0.0.1:"_s + QString::number(m_cluster.port());
    }
    [[nodiscard]] QByteArray kubeconfig() const { return m_cluster.kubeconfig(); }
    [[nodiscard]] QByteArray caPem() const
    {
        return QByteArray::fromBase64(valueOf(kubeconfig(), "certificate-authority-data"));
    }
    [[nodiscard]] QByteArray token() const { return valueOf(kubeconfig(), "token"); }

private:
    practice::PracticeCluster m_cluster;
};

} // namespace firesteel::test
