// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "staff/pin.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QRandomGenerator>
#include <QtNetwork/QPasswordDigestor>

#include <algorithm>
#include <array>

namespace sandglass::app {

namespace {

constexpr auto algorithm = QCryptographicHash::Sha256;
constexpr quint64 hashLength = 32;

QByteArray newSalt()
{
    std::array<quint32, 4> random{};
    QRandomGenerator::system()->fillRange(random.data(), static_cast<qsizetype>(random.size()));
    return {reinterpret_cast<const char*>(random.data()), sizeof random};
}

QByteArray hashOf(const QString& digits, const QByteArray& salt, int rounds)
{
    return QPasswordDigestor::deriveKeyPbkdf2(algorithm, digits.toUtf8(), salt, rounds, hashLength);
}

} // namespace

bool canBePin(const QString& digits)
{
    return digits.size() >= Pin::fewestDigits && digits.size() <= Pin::mostDigits
        && std::ranges::all_of(digits, [](QChar digit) { return digit >= u'0' && digit <= u'9'; });
}

Pin pinOf(const QString& digits, int rounds)
{
    Pin pin{newSalt(), {}, rounds};
    pin.hash = hashOf(digits, pin.salt, rounds);
    return pin;
}

bool opens(const Pin& pin, const QString& digits)
{
    if (!pin.isSet())
        return false;
    const QByteArray guess = hashOf(digits, pin.salt, pin.rounds);
    // All of it is compared, so that how long it takes tells nothing.
    int differs = guess.size() == pin.hash.size() ? 0 : 1;
    for (qsizetype at = 0; at < std::min(guess.size(), pin.hash.size()); ++at)
        differs |= guess[at] ^ pin.hash[at];
    return differs == 0;
}

} // namespace sandglass::app
