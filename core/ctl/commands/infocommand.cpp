// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/commands/infocommand.h"

#include "core/ctl/help.h"

#include <QJsonObject>

namespace firesteel::ctl {

using namespace Qt::StringLiterals;

void InfoCommand::run()
{
    if (m_options.verb == Verb::Version) {
        const QString version = QStringLiteral(FIRESTEEL_VERSION);
        if (m_options.format == OutputFormat::Table)
            m_console.outText(u"firesteelctl "_s + version + u" (Qt "_s +
                              QLatin1StringView(qVersion()) + u")\n"_s);
        else
            printDocument(QJsonObject{{u"version"_s, version},
                                      {u"qt"_s, QString(QLatin1StringView(qVersion()))}});
        finish(ExitCode::Ok);
        return;
    }
    const auto text = helpText(m_options.topic);
    if (!text) {
        failWith(Error(Errc::InvalidValue, {},
                       {{u"key"_s, u"a topic of help"_s},
                        {u"value"_s, m_options.topic},
                        {u"expected"_s, u"a command, or exit-codes"_s}}));
        return;
    }
    m_console.outText(*text);
    finish(ExitCode::Ok);
}

} // namespace firesteel::ctl
