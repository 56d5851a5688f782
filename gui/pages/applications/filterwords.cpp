// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/applications/filterwords.h"

#include <QCoreApplication>

namespace firesteel::gui {

namespace {

struct FilterWords {
    Q_DECLARE_TR_FUNCTIONS(firesteel::gui::FilterWords)
};

} // namespace

QString filterProblem(const AppFilter::Problem &problem)
{
    using Kind = AppFilter::Problem::Kind;
    switch (problem.kind) {
    case Kind::UnknownState:
        return FilterWords::tr("“%1” is no state").arg(problem.word);
    case Kind::NotATime:
        return FilterWords::tr("“%1” is no time, such as 30m, 2h or 1d").arg(problem.word);
    case Kind::NotANumber:
        return FilterWords::tr("“%1” is no number").arg(problem.word);
    case Kind::NotASize:
        return FilterWords::tr("“%1” is no size, such as 512Mi or 10Gi").arg(problem.word);
    case Kind::MissingValue:
        return FilterWords::tr("A value is missing after “%1”").arg(problem.word);
    case Kind::UnclosedQuote:
        return FilterWords::tr("A closing quote is missing");
    }
    return {};
}

} // namespace firesteel::gui
