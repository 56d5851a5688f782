// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/language.h"

#include "core/settings/settings.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
namespace keys = settings::keys;

namespace {

/// The first of the system's languages that we have.
QString systemLanguage()
{
    for (const QString &wanted : QLocale::system().uiLanguages()) {
        const QLocale locale(wanted);
        for (const Language::Choice &choice : Language::choices()) {
            const QLocale own(choice.code);
            if (own.language() == locale.language() &&
                (own.language() != QLocale::Chinese || own.script() == locale.script()))
                return choice.code;
        }
    }
    return u"en"_s;
}

} // namespace

QList<Language::Choice> Language::choices()
{
    return {{u"en"_s, u"English"_s},
            {u"ja"_s, u"日本語"_s},
            {u"pl"_s, u"Polski"_s},
            {u"zh_CN"_s, u"简体中文"_s}};
}

Language::Language(settings::Settings &settings, QObject *parent)
    : QObject(parent), m_settings(settings)
{
    connect(&m_settings, &settings::Settings::changed, this, [this](const QString &name) {
        if (name == keys::Language.name)
            apply();
    });
    apply();
}

Language::~Language() = default;

void Language::apply()
{
    const QString chosen = m_settings.get(keys::Language);
    const bool system = chosen == "system"_L1;
    const QString code = system ? systemLanguage() : chosen;
    if (code == m_code)
        return;
    m_code = code;
    // Figures and dates in the language of the words: with its territory where the system has one.
    const QLocale own(code);
    QLocale::setDefault(own.language() == QLocale::system().language() ? QLocale::system() : own);
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    if (m_qt.load(own, u"qtbase"_s, u"_"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(u":/i18n/firesteel_"_s + code + u".qm"_s))
        QCoreApplication::installTranslator(&m_own);
}

} // namespace firesteel::gui
