// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_faces.h"

namespace sandglass::app {

using namespace pendulum;

namespace {

void addTally(Tallies& list, const QString& icon, int count)
{
    if (count > 0)
        list.append({icon, count});
}

QString specialIcon(Special special)
{
    return toText(specialWords[static_cast<std::size_t>(special)]);
}

PendulumCard faceOf(const Card& card, int number, const QString& kind)
{
    PendulumCard face{number, toText(card.id), kind, talliesOf(card.cost), talliesOf(card.reward)};
    if (card.special != Special::None)
        face.reward.append({specialIcon(card.special), 1});
    return face;
}

} // namespace

Tallies talliesOf(const Purse& purse)
{
    Tallies list;
    for (int stock = 0; stock < stockCount; ++stock)
        addTally(list, toText(stockWords[stock]), purse[stock]);
    return list;
}

Tallies talliesOf(const Cost& cost)
{
    Tallies list = talliesOf(cost.stocks);
    addTally(list, QStringLiteral("anyResource"), cost.anyResource);
    return list;
}

Tallies talliesOf(const Reward& reward)
{
    Tallies list = talliesOf(reward.stocks);
    addTally(list, QStringLiteral("anyResource"), reward.anyResource);
    addTally(list, QStringLiteral("anyPoint"), reward.anyPoint);
    addTally(list, QStringLiteral("oneTrack"), reward.onOneTrack);
    addTally(list, QStringLiteral("province"), reward.provinces);
    for (int colour = 0; colour < colourCount; ++colour)
        addTally(list, QStringLiteral("production.") + toText(colourWords[colour]), reward.production >> colour & 1);
    addTally(list, QStringLiteral("retrieve"), reward.retrieveWorker);
    addTally(list, QStringLiteral("hire"), reward.hireWorker);
    addTally(list, QStringLiteral("limit"), reward.provinceLimit);
    addTally(list, QStringLiteral("recoverAll"), reward.recoverAll);
    addTally(list, QStringLiteral("recoverOne"), reward.recoverOne);
    return list;
}

PendulumCard stratagemFace(const CardSet& cards, int number)
{
    if (number < ownStratagems)
        return faceOf(cards.own[number], number, QStringLiteral("own"));
    return faceOf(cards.council[number - ownStratagems], number, QStringLiteral("stratagem"));
}

PendulumCard councilFace(const CardSet& cards, int card)
{
    if (card >= councilCards)
        return {};
    const CouncilCard& face = cards.council[card];
    return faceOf(face, card, toText(councilKindWords[static_cast<std::size_t>(face.kind)]));
}

PendulumCard grandeFace()
{
    return {-1, QStringLiteral("grande"), QStringLiteral("grande"), {{QStringLiteral("regular"), 1}},
        {{QStringLiteral("grande"), 1}}};
}

PendulumCard pointFace(const CardSet& cards)
{
    return {-1, QStringLiteral("point"), QStringLiteral("point"), {}, talliesOf(cards.alwaysThere)};
}

PendulumCard rewardFace(const CardSet& cards, const State& state, int choice)
{
    if (choice < offerCount)
        return councilFace(cards, state.offer[choice]);
    return choice == grandeChoice ? grandeFace() : pointFace(cards);
}

Tallies slotYield(const CardSet& cards, int mat, int colour, std::uint64_t provinces)
{
    Reward sum = cards.mats[mat].production[colour];
    for (; provinces != 0; provinces &= provinces - 1)
        add(sum.stocks, cards.provinces[std::countr_zero(provinces)].yields[colour]);
    return talliesOf(sum);
}

PendulumProvince provinceFace(const CardSet& cards, int card)
{
    if (card >= provinceCount)
        return {};
    const Province& province = cards.provinces[card];
    PendulumProvince face{card, toText(province.id), toText(province.background), {}};
    for (const Purse& yield : province.yields)
        face.yields.append(talliesOf(yield));
    return face;
}

QList<PendulumRow> boardFace(const Board& board)
{
    QList<PendulumRow> rows;
    for (const BoardRow& row : board.rows) {
        PendulumRow face;
        face.open = !row.blocks;
        for (int frame = 0; frame < row.frames; ++frame)
            face.frames.append(row.serves[frame]);
        for (int box = 0; box < row.boxes; ++box)
            face.boxes.append({talliesOf(row.box[box].cost), talliesOf(row.box[box].reward)});
        rows.append(face);
    }
    return rows;
}

} // namespace sandglass::app
