// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace sandglass::app {

/// A PIN as it is kept: what it is cannot be read from this.
struct Pin {
    QByteArray salt;
    QByteArray hash;
    int rounds = 0;

    [[nodiscard]] bool isSet() const { return !hash.isEmpty(); }
    bool operator==(const Pin&) const = default;

    static constexpr int fewestDigits = 4;
    static constexpr int mostDigits = 12;
    /// What a guess costs: a tenth of a second or two.
    static constexpr int usualRounds = 100'000;
};

/// Whether somebody can have it as a PIN.
bool canBePin(const QString& digits);
/// With a salt of its own, so that two tables with the same PIN do not keep the same.
Pin pinOf(const QString& digits, int rounds = Pin::usualRounds);
/// Nothing opens a PIN that is not set.
bool opens(const Pin& pin, const QString& digits);

} // namespace sandglass::app
