// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/player/canaryprogram.h"

#include "core/practice/fields.h"
#include "core/practice/rights.h"

namespace firesteel::practice {

using namespace Qt::StringLiterals;

void CanaryProgram::start()
{
    const QString where = namespaceOf(m_context.pod);
    const QString account = text(m_context.pod, "spec.serviceAccountName"_L1);
    const bool allowed =
        rolesAllow(m_stage.objects.store(), u"system:serviceaccount:"_s + where + u':' + account,
                   {u"system:serviceaccounts"_s, u"system:serviceaccounts:"_s + where,
                    u"system:authenticated"_s},
                   {{u"namespace"_s, where}, {u"verb"_s, u"list"_s}, {u"resource"_s, u"pods"_s}});
    say("@canary user=185\n@canary machine=x86_64\n@canary home=/opt/spark\n"
        "@canary scala=2.13\n@canary spark=4.1.1\n@canary java=17.0.15\n@canary python=3.11.2\n");
    m_steps.after(milliseconds(400), [this, allowed] {
        say("@canary dns=10.96.0.1\n@canary tcp=yes\n@canary token=yes\n@canary via=python3\n");
        say(allowed ? "@canary api=200\n@canary end=yes\n" : "@canary api=403\n@canary end=yes\n");
        exit(0);
    });
}

void CanaryProgram::terminate()
{
    exit(143);
}

} // namespace firesteel::practice
