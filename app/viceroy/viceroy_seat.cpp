// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/viceroy_seat.h"

#include "viceroy/gems.h"
#include "viceroy/pyramid.h"
#include "viceroy/viceroy_advice.h"
#include "viceroy/viceroy_faces.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace viceroy;

namespace {

template <class Range>
QList<int> numbers(const Range& range)
{
    return {range.begin(), range.end()};
}

const Player& playerAt(const State& state, int seat)
{
    return player(state, core::seatAt(seat));
}

/// The shown card is still to be laid.
bool isToBeLaid(const State& state, int seat)
{
    if (state.phase != Phase::Playing)
        return false;
    if (state.queue >> seat & 1)
        return true;
    const Ask ask = playerAt(state, seat).decision.ask;
    return state.actor == seat
        && (ask == Ask::Place || ask == Ask::ReplaceTarget || ask == Ask::DoubleTarget || ask == Ask::Discount);
}

/// By the number of the card that was shown.
int orderOf(const State& state, int seat)
{
    const int own = playerAt(state, seat).sealed;
    if (state.phase != Phase::Playing || own >= cardCount)
        return 0;
    int order = 1;
    for (int i = 0; i < state.seats; ++i)
        order += playerAt(state, i).sealed < own;
    return order;
}

int bidOf(const State& state, int seat)
{
    const int sealed = playerAt(state, seat).sealed;
    if (state.phase != Phase::Settling || sealed == notSealed)
        return -1;
    return sealed == sealedPass ? bidAttack + 1 : sealed;
}

int hoardOf(const State& state, CardIndex card)
{
    const Hoard* hoard = hoardOn(state, card);
    return hoard ? total(hoard->gems) : 0;
}

/// Steps that count tokens of the whole pyramid name no card: every card with such a token is meant.
bool bears(const State& state, CardIndex card, ScoreStep step)
{
    return std::ranges::any_of(state.tokens[card], [&](Token token) {
        const bool mage = token == Token::Magic;
        switch (step) {
        case ScoreStep::Magic:
            return mage || magicBonus(token) > 0;
        case ScoreStep::Sets:
            return mage || token == Token::Science || token == Token::Defense;
        case ScoreStep::Attacks:
            return token == Token::Defense || token == Token::Attack;
        default:
            return false;
        }
    });
}

QList<QList<int>> countedCards(const State& state, core::Seat seat, const ScoreSheet& sheet)
{
    QList<QList<int>> steps(static_cast<qsizetype>(scoreStepWords.size()));
    for (const ScoreLine& line : sheet.lines)
        if (QList<int>& cards = steps[static_cast<qsizetype>(line.step)];
            line.card < cardCount && !cards.contains(line.card))
            cards.append(line.card);
    for (const ScoreStep step : {ScoreStep::Magic, ScoreStep::Sets, ScoreStep::Attacks})
        forEach(player(state, seat).pyramid.laid, [&](CardIndex card) {
            if (bears(state, card, step))
                steps[static_cast<qsizetype>(step)].append(card);
        });
    return steps;
}

/// What is asked before all eyes has been said there: behind the screen it is told how one answers.
Telling whisperOf(const Decision& decision)
{
    const Ask ask = decision.ask;
    switch (ask) {
    case Ask::FirstCard:
    case Ask::KeepCard:
    case Ask::Play:
        return toTell(u"viceroy.screen.cards"_s);
    case Ask::Bid:
        return toTell(u"viceroy.screen.cells"_s);
    case Ask::BarterGem:
        return toTell(u"viceroy.screen.barterGem"_s, {{u"n"_s, int{decision.a}}});
    default:
        return toTell(u"viceroy.ask."_s + toText(askWords[static_cast<std::size_t>(ask)]));
    }
}

int reachOf(const CardSet& cards, const Player& own, CardIndex card)
{
    int level = isLaw(card) ? highestLawLevel : levelCount;
    const Gems means = purse(own);
    while (level > 0 && !covers(means, cards.price[card][static_cast<std::size_t>(level - 1)]))
        --level;
    return level;
}

} // namespace

ViceroySeat::Heap ViceroySeat::heapOf(const ViceroyReading& reading) const
{
    const State& state = reading.shared;
    const CardSet& cards = *reading.cards;
    const Pyramid& pyramid = playerAt(state, index()).pyramid;
    Heap heap{{}, {pyramid.left, pyramid.right, pyramid.height}};
    const ScoreSheet sheet = scoreOf(cards, state, core::seatAt(index()));
    forEach(pyramid.laid, [&](CardIndex card) {
        ViceroyTile tile;
        tile.card = cardFace(cards, card);
        tile.level = state.level[card];
        tile.column = state.column[card];
        for (const Token token : state.tokens[card])
            tile.tokens.append(tallyOf(token));
        tile.tucked = tuckedUnder(state, card);
        tile.gems = hoardOf(state, card);
        for (const ScoreLine& line : sheet.lines)
            if (line.step == ScoreStep::Laws && line.card == card)
                tile.counted = line.points;
        if (const auto colour = circleOf(cards, state, pyramid, card))
            tile.circle = static_cast<int>(*colour);
        heap.tiles.append(tile);
    });
    std::ranges::stable_sort(heap.tiles, {}, [](const ViceroyTile& tile) { return tile.level; });
    return heap;
}

ViceroySeat::Stand ViceroySeat::standOf(const ViceroyReading& reading) const
{
    const State& state = reading.shared;
    const Player& own = playerAt(state, index());
    Stand stand;
    stand.characters = own.handCharacters;
    stand.laws = own.handLaws;
    stand.sealed = isSealing(state.phase) && own.sealed != notSealed;
    stand.acting = viceroy::isActing(state.phase) && state.actor == index();
    stand.order = orderOf(state, index());
    stand.bid = bidOf(state, index());
    if (isToBeLaid(state, index())) {
        stand.shown = cardFace(*reading.cards, own.sealed);
        --(stand.shown.law ? stand.laws : stand.characters);
    }
    if (state.phase >= Phase::Recolouring)
        stand.gems = numbers(own.gems);
    return stand;
}

ViceroySeat::Count ViceroySeat::countOf(const ViceroyReading& reading) const
{
    const State& state = reading.shared;
    const ScoreSheet sheet = scoreOf(*reading.cards, state, core::seatAt(index()));
    Count count{numbers(sheet.steps), {}, countedCards(state, core::seatAt(index()), sheet), sheet.total,
        gemsForPassing(*reading.cards, state, index())};
    int circles = 0, science = 0, magic = 0, bonus = 0, defense = 0;
    for (const ScoreLine& line : sheet.lines)
        circles += line.step == ScoreStep::Circles || line.step == ScoreStep::Infinite;
    forEach(playerAt(state, index()).pyramid.laid, [&](CardIndex card) {
        for (const Token token : state.tokens[card]) {
            science += token == Token::Science;
            magic += token == Token::Magic;
            defense += token == Token::Defense;
            bonus += magicBonus(token);
        }
    });
    count.tallied = {circles, science, magic, bonus, defense};
    return count;
}

ViceroySeat::Own ViceroySeat::ownOf(const ViceroyReading& reading) const
{
    const State& known = reading.own[static_cast<std::size_t>(index())];
    const Player& player = playerAt(known, index());
    Own own;
    if (player.attacks == unknownAmount)
        return own;
    forEach(player.hand, [&](CardIndex card) {
        own.hand.append(cardFace(*reading.cards, card));
        own.reach.append(reachOf(*reading.cards, player, card));
    });
    own.gems = numbers(player.gems);
    own.attacks = attacksOf(player);
    own.plates = platesOf(reading);
    return own;
}

QList<Offer> ViceroySeat::platesOf(const ViceroyReading& reading) const
{
    const State& known = reading.own[static_cast<std::size_t>(index())];
    const Ask ask = playerAt(known, index()).decision.ask;
    QList<Offer> plates;
    if (!sandglass::app::isSecret(ask) || !reading.isHuman(index()))
        return plates;
    for (const Action& action : reading.legal[static_cast<std::size_t>(index())]) {
        const bool answer = action.code == Verb::Done || action.code == Verb::Decline || action.code == Verb::Discount
            || (action.code == Verb::Tuck && ask == Ask::Archive);
        if (answer)
            plates.append(viceroyOffer(*reading.cards, known, index(), moveOf<viceroy::Game>(*reading.cards, action)));
    }
    return plates;
}

SeatReading viceroySeatReading(const ViceroyReading& reading, int seat)
{
    const Player& own = playerAt(reading.shared, seat);
    SeatReading hands;
    hands.moves = movesOf<viceroy::Game>(*reading.cards, reading.legal[static_cast<std::size_t>(seat)]);
    hands.advice = viceroyAdvice(reading, seat);
    hands.asked = own.decision.ask != Ask::Nothing;
    hands.human = reading.isHuman(seat);
    // Whoever has to bid, or to begin, can only have taken something back: that is not offered to be undone.
    const bool afresh = own.decision.ask == Ask::Bid || own.decision.ask == Ask::FirstCard;
    hands.mayUndo = reading.mayUndo(seat) && !afresh;
    if (!hands.asked)
        return hands;
    hands.decision = toText(askWords[static_cast<std::size_t>(own.decision.ask)]);
    hands.owed = own.decision.ask == Ask::TakeGem || own.decision.ask == Ask::BarterGem ? own.decision.a : 1;
    hands.question = hands.advice;
    return hands;
}

void ViceroySeat::read(const ViceroyReading& reading, const SeatReading& hands)
{
    const Ask ask = playerAt(reading.shared, index()).decision.ask;
    if (changed(m_pyramid, heapOf(reading)))
        Q_EMIT pyramidChanged();
    if (changed(m_stand, standOf(reading)))
        Q_EMIT standChanged();
    if (changed(m_count, countOf(reading)))
        Q_EMIT countChanged();
    if (changed(m_tray,
            {sandglass::app::openAnswers(reading, index()), litCards(reading, index()),
                recolouringsOf(reading, index()), sandglass::app::isSecret(ask)}))
        Q_EMIT trayChanged();
    if (changed(m_own, ownOf(reading)))
        Q_EMIT handChanged();
    const Telling whisper =
        m_tray.secret && !m_own.gems.isEmpty() ? whisperOf(playerAt(reading.shared, index()).decision) : Telling{};
    if (changed(m_whisper, whisper))
        Q_EMIT whisperChanged();
    readPlaces(reading);
    setWording(wordingOf<viceroy::Game>(*reading.cards));
    SeatHands::read(hands);
    readFan();
    if (!m_tray.lit.contains(m_meant))
        mean(-1);
    if (ask != Ask::Discount)
        m_laying = false;
    if (m_laying && !m_own.plates.isEmpty())
        payWithInfinite(playerAt(reading.shared, index()).decision.a);
}

void ViceroySeat::readPlaces(const ViceroyReading& reading)
{
    if (!changed(m_places, openPlacesOf(reading, index())))
        return;
    setGhost(-1);
    Q_EMIT placesChanged();
}

} // namespace sandglass::app
