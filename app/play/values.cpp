// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/values.h"

#include <QtCore/QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

/// Two of the same, drawn one beside the other, are said together.
Tallies together(const Tallies& tallies)
{
    Tallies list;
    for (const Tally& tally : tallies) {
        const auto same = std::ranges::find(list, tally.icon, &Tally::icon);
        if (tally.count == 1 && same != list.end())
            ++same->count;
        else
            list.append(tally);
    }
    return list;
}

QString listInWords(const Catalogue& words, const QString& game, const Tallies& tallies)
{
    QStringList list;
    for (const Tally& tally : together(tallies))
        list.append(inWords(words, game, tally));
    return words.list(list);
}

QJsonArray jsonOf(const Tallies& tallies)
{
    QJsonArray list;
    for (const Tally& tally : tallies)
        list.append(QJsonObject{{u"icon"_s, tally.icon}, {u"count"_s, tally.count}});
    return list;
}

} // namespace

bool Move::fits(QStringView otherVerb, int one, int two, int three) const
{
    return verb == otherVerb && (one < 0 || first == one) && (two < 0 || second == two)
        && (three < 0 || third == three);
}

QString inWords(const Catalogue& words, const QString& game, const Tally& tally)
{
    const QString counted = game + u".gainMany."_s + tally.icon;
    return words.has(counted) ? words.count(counted, tally.count) : words.text(game + u".gain."_s + tally.icon);
}

QString tradeInWords(const Catalogue& words, const QString& game, const Tallies& cost, const Tallies& reward)
{
    const QString gain = listInWords(words, game, reward);
    if (cost.isEmpty())
        return gain.isEmpty() ? gain : words.locale().toUpper(gain.first(1)) + gain.sliced(1);
    const QString price = listInWords(words, game, cost);
    if (gain.isEmpty())
        return words.textWith(u"play.price"_s, {{u"cost"_s, price}});
    return words.textWith(u"play.trade"_s, {{u"cost"_s, price}, {u"gain"_s, gain}});
}

QString Offer::beside(const Catalogue* words, const QStringList& names) const
{
    if (brief.isEmpty())
        return meaning(words, names);
    Offer shown = *this;
    shown.label = brief;
    return shown.meaning(words, names);
}

QString Offer::meaning(const Catalogue* words, const QStringList& names) const
{
    QStringList lines;
    if (!label.isEmpty())
        lines.append(label.in(words, names));
    if (const QString trade = tradeInWords(*words, game, cost, reward); !trade.isEmpty())
        lines.append(trade);
    return lines.join(u'\n');
}

QJsonObject Offer::toJson(const Catalogue& words, const QStringList& names) const
{
    QJsonObject json{{u"action"_s, move.text}, {u"verb"_s, move.verb}, {u"words"_s, meaning(&words, names)}};
    for (const auto& [key, tallies] : {std::pair{u"icons"_s, icons}, {u"cost"_s, cost}, {u"reward"_s, reward}})
        if (!tallies.isEmpty())
            json.insert(key, jsonOf(tallies));
    if (!face.kind.isEmpty())
        json.insert(u"face"_s, QJsonObject{{u"kind"_s, face.kind}, {u"number"_s, face.number}});
    return json;
}

Telling waitingFor(int seat)
{
    return toTell(u"play.hint.waiting"_s, {{u"seat"_s, seatToTell(seat)}});
}

Telling verdict(int winner, const QString& reasonId)
{
    if (winner < 0)
        return toTell(u"play.end.nobody"_s, {{u"reason"_s, textToTell(reasonId)}});
    return toTell(u"play.end.winner"_s, {{u"seat"_s, seatToTell(winner)}, {u"reason"_s, textToTell(reasonId)}});
}

QString toText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace sandglass::app
