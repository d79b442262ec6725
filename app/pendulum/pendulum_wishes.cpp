// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_wishes.h"

#include "pendulum/terms.h"

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

constexpr int randomWishes = 3;

/// The mat that a wish is for, or -1.
int matOf(int wish)
{
    return wish < randomWishes ? -1 : (wish - randomWishes) / 2;
}

} // namespace

QStringList PendulumWishes::words()
{
    QStringList words{u"randomBasic"_s, u"randomAdvanced"_s, u"random"_s};
    for (const auto& word : pendulum::characterWords)
        words.append(QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())));
    return words;
}

QList<bool> PendulumWishes::free(QList<int> chosen, int own)
{
    chosen.removeOne(own);
    QList<bool> free;
    for (int wish = 0; wish < words().size(); ++wish) {
        const bool taken =
            matOf(wish) >= 0 && std::ranges::any_of(chosen, [wish](int other) { return matOf(other) == matOf(wish); });
        free.append(!taken);
    }
    return free;
}

} // namespace sandglass::app
