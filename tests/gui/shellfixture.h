// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/kube/auth/authservices.h"
#include "core/settings/profilestore.h"
#include "core/settings/settings.h"
#include "gui/pages/pagelist.h"
#include "gui/shell/actionregistry.h"
#include "gui/shell/activities.h"
#include "gui/shell/language.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/navigator.h"
#include "gui/shell/notices.h"
#include "gui/shell/page.h"
#include "gui/shell/services.h"
#include "gui/shell/vault.h"
#include "gui/shell/workbench.h"
#include "gui/theme/theme.h"

#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QVBoxLayout>

namespace firesteel::test {

using namespace Qt::StringLiterals;

/// A page that notes what happens to it.
class NotingPage : public gui::Page
{
public:
    NotingPage(QString id, QWidget *parent)
        : Page(parent), m_id(std::move(id)), m_field(new QLineEdit(this))
    {
        m_field->setAccessibleName(m_id);
        auto *column = new QVBoxLayout(this);
        column->addWidget(m_field);
        column->addStretch();
    }
    [[nodiscard]] QString id() const override { return m_id; }
    [[nodiscard]] QString title() const override { return m_id; }
    [[nodiscard]] QString iconName() const override { return u"layers"_s; }
    void open(const QVariantMap &argument) override
    {
        notes.append(u"open "_s + argument.value(u"x"_s).toString());
    }
    void activate() override { notes.append(u"activate"_s); }
    void deactivate() override { notes.append(u"deactivate"_s); }
    QWidget *focusTarget() override { return m_field; }
    [[nodiscard]] QByteArray saveState() const override { return m_field->text().toUtf8(); }
    void restoreState(const QByteArray &state) override
    {
        m_field->setText(QString::fromUtf8(state));
    }

    QStringList notes;

private:
    QString m_id;
    QLineEdit *m_field;
};

/// All services of a window, in an empty home folder.
class ShellFixture
{
public:
    explicit ShellFixture(const QString &home = {})
        : m_own(home.isEmpty() ? std::make_unique<QTemporaryDir>() : nullptr),
          m_home(home.isEmpty() ? m_own->path() : home), settings(paths(m_home)),
          language(settings), actions(settings, theme), workbench(clock, environment(m_home)),
          activities(clock), profiles(settings::ProfileStore::pathBeside(paths(m_home).config)),
          auth(std::make_shared<kube::AuthServices>(
              kube::AuthServices::Options{.environment = environment(m_home)}))
    {
        workbench.setProfiles(profiles);
        workbench.setVault(vault);
        workbench.setAuthServices(auth);
    }

    [[nodiscard]] static settings::Settings::Paths paths(const QString &home)
    {
        return {home + u"/.config/firesteel/settings.json"_s,
                home + u"/.local/state/firesteel/state.json"_s};
    }
    [[nodiscard]] static QProcessEnvironment environment(const QString &home)
    {
        QProcessEnvironment env;
        env.insert(u"HOME"_s, home);
        return env;
    }
    void putKubeconfig(const QByteArray &content) const
    {
        QDir().mkpath(m_home + u"/.kube"_s);
        QFile file(m_home + u"/.kube/config"_s);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("the kubeconfig cannot be written");
    }
    /// A context "NAME" for a port where nothing listens, and its token.
    [[nodiscard]] static QByteArray kubeconfig(const QByteArray &name)
    {
        return "apiVersion: v1\nkind: Config\ncurrent-context: " + name +
               "\nclusters:\n- name: c\n  cluster: {server: 'https://127.0.0.1:1'}\n"
               "users:\n- name: u\n  user: {token: t}\n"
               "contexts:\n- name: " +
               name + "\n  context: {cluster: c, user: u, namespace: spark}\n";
    }
    /// The real pages, and before them two that note what happens; "one" needs a cluster.
    [[nodiscard]] static QList<gui::PageEntry> pages()
    {
        const auto noting = [](const QString &id) {
            return [id](const gui::Services &, QWidget *parent) -> gui::Page * {
                return new NotingPage(id, parent);
            };
        };
        using Where = gui::PageEntry::Where;
        QList<gui::PageEntry> all = gui::pageList();
        all.prepend({Where::Top, true, noting(u"two"_s)});
        all.prepend({Where::Top, false, noting(u"one"_s)});
        all.append({Where::Hidden, true, noting(u"hidden"_s), u"two"_s});
        return all;
    }
    gui::MainWindow &window()
    {
        if (!m_window)
            m_window = std::make_unique<gui::MainWindow>(services(), pages());
        return *m_window;
    }
    void closeWindow() { m_window.reset(); }
    [[nodiscard]] const gui::Services &services()
    {
        if (!m_services)
            m_services.reset(new gui::Services{clock, settings, theme, actions, workbench,
                                               activities, notices, navigator, profiles, vault,
                                               auth});
        return *m_services;
    }
    [[nodiscard]] const QString &home() const { return m_home; }

private:
    std::unique_ptr<QTemporaryDir> m_own;
    QString m_home;

public:
    SystemClock clock;
    settings::Settings settings;
    gui::Language language;
    gui::Theme theme;
    gui::ActionRegistry actions;
    gui::Workbench workbench;
    gui::Activities activities;
    gui::Notices notices;
    gui::Navigator navigator;
    settings::ProfileStore profiles;
    gui::Vault vault;
    std::shared_ptr<kube::AuthServices> auth;

private:
    std::unique_ptr<gui::Services> m_services;
    std::unique_ptr<gui::MainWindow> m_window;
};

} // namespace firesteel::test
