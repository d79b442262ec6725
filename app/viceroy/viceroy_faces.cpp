// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/viceroy_faces.h"

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace viceroy;

namespace {

constexpr std::array<std::string_view, 11> effectWords{"none", "replaceCard", "doubleTokens", "barter", "summons",
    "reviseCode", "chooseOne", "tuckHand", "tuckFree", "storeGems", "archive"};
constexpr std::array<std::string_view, 8> countWords{"nothing", "pyramidCards", "cardsTuckedHere", "level", "sets",
    "gemsHere", "circlesAndInfinite", "adjacentCharacters"};

QString colourWord(int colour)
{
    return colour < colourCount ? toText(colourWords[static_cast<std::size_t>(colour)]) : u"any"_s;
}

Tally tallyOf(const Reward& reward)
{
    switch (reward.kind) {
    case RewardKind::AnyGems:
        return {u"gems"_s, reward.amount};
    case RewardKind::Cards:
        return {u"cards"_s, reward.amount};
    case RewardKind::Attack:
        return {u"attack"_s, reward.amount};
    case RewardKind::Infinite:
        return {infiniteIcon(reward.colour), reward.amount};
    case RewardKind::Token:
        break;
    }
    return sandglass::app::tallyOf(reward.token);
}

} // namespace

QString gemIcon(int colour)
{
    return u"gem."_s + colourWord(colour);
}

QString infiniteIcon(int colour)
{
    return u"infinite."_s + colourWord(colour);
}

Tally tallyOf(Token token)
{
    if (isInfinite(token))
        return {infiniteIcon(static_cast<int>(infiniteColour(token))), 1};
    if (const int points = powerPoints(token))
        return {u"points"_s, points};
    if (const int bonus = magicBonus(token))
        return {u"magicBonus"_s, bonus};
    for (int colour = 0; colour < colourCount; ++colour)
        if (const int bonus = circleBonus(token, static_cast<Colour>(colour)))
            return {u"circleBonus."_s + colourWord(colour), bonus};
    return {toText(tokenWords[static_cast<std::size_t>(token)]), 1};
}

Tallies talliesOf(const Rewards& rewards)
{
    Tallies list;
    for (const Reward& reward : rewards) {
        // Tokens lie singly, each with its own value; gems and cards are counted.
        const int times = reward.kind == RewardKind::Token ? std::max<int>(1, reward.amount) : 1;
        for (int i = 0; i < times; ++i)
            list.append(tallyOf(reward));
    }
    return list;
}

Tallies talliesOf(const Gems& gems)
{
    Tallies list;
    for (int colour = 0; colour < colourCount; ++colour)
        if (const int count = gems[static_cast<std::size_t>(colour)])
            list.append({gemIcon(colour), count});
    return list;
}

ViceroyCard cardFace(const CardSet& cards, int number)
{
    ViceroyCard face;
    if (number < 0 || number >= cardCount)
        return face;
    const Card& card = cards.cards[static_cast<std::size_t>(number)];
    face.number = number;
    face.id = toText(cards.ids[static_cast<std::size_t>(number)]);
    face.law = isLaw(static_cast<CardIndex>(number));
    face.topLeft = static_cast<int>(card.topLeft);
    face.topRight = static_cast<int>(card.topRight);
    face.bottom = static_cast<int>(card.bottom);
    if (!face.law) {
        for (const Row& row : card.rows)
            face.rows.append({static_cast<int>(row.cost), talliesOf(row.reward)});
        return face;
    }
    for (const LawOption& option : card.options)
        face.rows.append({-1, talliesOf(option.reward)});
    face.effect = toText(effectWords[static_cast<std::size_t>(card.effect)]);
    face.amount = card.amount;
    face.draws = card.draws;
    face.counts = toText(countWords[static_cast<std::size_t>(card.count)]);
    face.points = card.points;
    return face;
}

} // namespace sandglass::app
