// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_meaning.h"

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

QString listInWords(const Catalogue& words, const PendulumTallies& tallies)
{
    QStringList list;
    for (const PendulumTally& tally : tallies)
        list.append(inWords(words, tally));
    return words.list(list);
}

} // namespace

QString inWords(const Catalogue& words, const PendulumTally& tally)
{
    const QString counted = u"pendulum.gainMany."_s + tally.icon;
    return words.has(counted) ? words.count(counted, tally.count) : words.text(u"pendulum.gain."_s + tally.icon);
}

QString tradeInWords(const Catalogue& words, const PendulumTallies& cost, const PendulumTallies& reward)
{
    const QString gain = listInWords(words, reward);
    if (cost.isEmpty())
        return gain.isEmpty() ? gain : words.locale().toUpper(gain.first(1)) + gain.sliced(1);
    return words.textWith(u"play.trade"_s, {{u"cost"_s, listInWords(words, cost)}, {u"gain"_s, gain}});
}

QString PendulumAnswer::meaning(const Catalogue* words) const
{
    QStringList lines;
    if (!label.isEmpty())
        lines.append(words->text(label));
    if (const QString trade = tradeInWords(*words, cost, reward); !trade.isEmpty())
        lines.append(trade);
    return lines.join(u'\n');
}

} // namespace sandglass::app
