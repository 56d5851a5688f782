// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/spark/submission.h"
#include "core/spark/submit/commandline.h"
#include "tests/support/fakeclock.h"

#include <QJsonArray>
#include <QJsonObject>

namespace firesteel::test {

/// Ids that count: bytes 00 00 01, 00 00 02 … and UUIDs with the number at their end.
class CountingIds final : public IdSource
{
public:
    [[nodiscard]] QByteArray bytes(int count) override
    {
        QByteArray out(count, '\0');
        out[count - 1] = static_cast<char>(++m_bytes);
        return out;
    }
    [[nodiscard]] QString uuid() override
    {
        return QStringLiteral("00000000-0000-4000-8000-%1")
            .arg(++m_uuids, 12, 10, QLatin1Char('0'));
    }

private:
    int m_bytes = 0;
    int m_uuids = 0;
};

// With CountingIds and the first moment of FakeClock (1767323045000 ms, 0x9b7ca98c88 in 40 bits):
inline const QString kUnique = QStringLiteral("0000019b7ca98c88");
inline const QString kAppId = QStringLiteral("spark-00000000000040008000000000000001");
inline const QString kLocalDir =
    QStringLiteral("/var/data/spark-00000000-0000-4000-8000-000000000002");

/// One command line in its surroundings.
struct CommandLine {
    QStringList arguments;
    spark::SubmitContext context;

    explicit CommandLine(const QStringList &args) : arguments(args)
    {
        context.userName = QStringLiteral("bob");
        context.workingDirectory = QStringLiteral("/home/bob");
        context.homeDirectory = QStringLiteral("/home/bob");
    }

    [[nodiscard]] Result<spark::SubmitRequest> parse() const
    {
        return spark::parseCommandLine(arguments, context, FakeClock());
    }
    [[nodiscard]] Result<spark::Submission> submit() const
    {
        const auto request = parse();
        if (!request)
            return std::unexpected(request.error());
        CountingIds ids;
        return spark::buildSubmission(request->plan, ids, FakeClock());
    }
};

/// What the vectors of native-submission §16 begin with.
inline QStringList basics()
{
    return {QStringLiteral("--master"),
            QStringLiteral("k8s://https://10.0.0.1:6443"),
            QStringLiteral("--deploy-mode"),
            QStringLiteral("cluster"),
            QStringLiteral("--conf"),
            QStringLiteral("spark.kubernetes.container.image=apache/spark:{{SPARK_VERSION}}")};
}

/// The value at a JSON pointer without escapes; undefined if there is none.
inline QJsonValue at(const QJsonValue &root, const QString &pointer)
{
    QJsonValue value = root;
    for (const QString &token : pointer.split(u'/', Qt::SkipEmptyParts)) {
        bool index = false;
        const int number = token.toInt(&index);
        value =
            value.isArray() && index ? value.toArray().at(number) : value.toObject().value(token);
    }
    return value;
}

/// The problem slug of a failure, or nothing.
template <class T>
QString problemOf(const Result<T> &result)
{
    return result ? QString() : result.error().context.value(QStringLiteral("problem"));
}

} // namespace firesteel::test
