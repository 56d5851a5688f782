// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>

namespace firesteel {

/// Random identifiers, as an interface so that tests and golden files can fix them. Thread-safe.
class IdSource
{
public:
    virtual ~IdSource() = default;
    [[nodiscard]] virtual QByteArray bytes(int count) = 0; ///< from a cryptographic generator
    [[nodiscard]] virtual QString uuid() = 0;              ///< version 4, lower case, with dashes
};

class SystemIdSource final : public IdSource
{
public:
    [[nodiscard]] QByteArray bytes(int count) override;
    [[nodiscard]] QString uuid() override;
};

} // namespace firesteel
