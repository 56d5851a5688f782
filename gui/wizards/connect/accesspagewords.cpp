// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// How page 7 says what is there, and what would be made.
#include "gui/wizards/connect/accesspage.h"

#include "gui/text/sentences.h"
#include "gui/wizards/connect/connectsession.h"

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using Action = engine::AccessStep::Action;
using State = engine::AccessStep::State;

QString AccessPage::actionText(const engine::AccessStep &step) const
{
    switch (step.action) {
    case Action::Nothing:
        return tr("is as it should be");
    case Action::Create:
        return tr("is made");
    case Action::Patch:
        return tr("gets %n right(s) more", nullptr, int(step.adds.size()));
    case Action::Unknown:
        return tr("cannot be read");
    }
    return {};
}

QString AccessPage::stateText(const engine::AccessStep &step) const
{
    if (step.action == Action::Nothing || step.action == Action::Unknown)
        return {};
    switch (step.state) {
    case State::Planned:
        return tr("not tried");
    case State::DryRunPassed:
        return tr("would work");
    case State::DryRunSkipped:
        return tr("only once the namespace is there");
    case State::Refused:
        return tr("refused");
    case State::Done:
        return tr("done");
    case State::Failed:
        return tr("failed");
    }
    return {};
}

QString AccessPage::summary() const
{
    if (m_setupJob)
        return tr("Changing the cluster…");
    if (m_error) {
        const Sentence sentence = sentenceFor(*m_error);
        return QString(sentence.what + u' ' + sentence.next).trimmed();
    }
    if (!m_plan)
        return {};
    int left = 0;
    int done = 0;
    for (const engine::AccessStep &step : m_plan->steps) {
        if (step.action == Action::Nothing)
            continue;
        if (step.state == State::Done)
            ++done;
        else
            ++left;
    }
    if (left == 0)
        return done > 0 ? tr("Done. Spark's drivers have what they need.")
                        : tr("Everything is there already.");
    if (!m_plan->mayNot.isEmpty())
        return tr("You may not change this yourself. Send the text to the administrator: it says "
                  "what is needed, and holds the YAML.");
    const QString text =
        tr("%n object(s) would be made or changed. Nothing has been changed yet.", nullptr, left);
    return session().isLocked()
               ? QString(text + u' ' + tr("This cluster is locked: nothing is written to it."))
               : text;
}

QString AccessPage::methodText() const
{
    using Method = engine::AccessMatrix::Method;
    if (!m_rights)
        return {};
    switch (m_rights->method) {
    case Method::LocalReview:
        return tr("The cluster itself has answered for the account.");
    case Method::Impersonation:
        return tr("Asked in the name of the account (impersonation).");
    case Method::Self:
        return tr("Asked for you.");
    case Method::None:
        return tr("It cannot be checked: you may not ask for another account. The administrator "
                  "can, or the tiny pod of the next page tells.");
    }
    return {};
}

} // namespace firesteel::gui
