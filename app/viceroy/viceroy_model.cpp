// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/viceroy_model.h"

#include "play/asking_of.h"
#include "viceroy/viceroy_faces.h"
#include "viceroy/virtuals.h"

#include <QtCore/QRandomGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace viceroy;

namespace {

/// The gems that were shown lie at their colour until it is settled.
bool isUnsettled(const State& state, int colour)
{
    return state.phase == Phase::Settling
        && (state.play.step == Step::Attacks || (state.play.step == Step::Colours && state.play.cursor <= colour + 1));
}

QList<int> biddersOf(const State& state, int colour)
{
    QList<int> bidders;
    if (!isUnsettled(state, colour))
        return bidders;
    for (int i = 0; i < state.seats; ++i)
        if (state.inPhase >> i & 1 && player(state, core::seatAt(i)).sealed == colour)
            bidders.append(i);
    for (int i = 0; i < state.virtuals; ++i)
        if (virtualsFor(state, colour) >> i & 1)
            bidders.append(seatCount + i);
    return bidders;
}

QString slotOf(const QList<ViceroyPlinth>& plinths, int card)
{
    for (qsizetype colour = 0; colour < plinths.size(); ++colour)
        for (const bool older : {true, false})
            if ((older ? plinths[colour].older : plinths[colour].newer).number == card)
                return u"plinth %1/%2"_s.arg(colour).arg(older ? u"above"_s : u"below"_s);
    return {};
}

/// What a character costs and gives, level by level. A law says it in words.
QList<Printed> printedOn(const CardSet& cards, const ThingName& name)
{
    const ViceroyCard face = name.domain == "card"_L1 ? cardFace(cards, name.number) : ViceroyCard{};
    QList<Printed> rows;
    if (face.law)
        return rows;
    for (const ViceroyRow& row : face.rows) {
        Printed printed;
        printed.head = toTell(u"viceroy.answer.level"_s, {{u"level"_s, static_cast<int>(rows.size()) + 1}});
        if (row.cost >= 0)
            printed.cost.append({gemIcon(row.cost), 1});
        printed.reward = row.reward;
        rows.append(printed);
    }
    return rows;
}

/// The other edition has two rules of its own, and either can be played without the other.
QString editionOf(const State& state)
{
    if (!state.fourCharacters && !state.cardsForGems)
        return u"usual"_s;
    return !state.cardsForGems ? u"fourCharacters"_s : !state.fourCharacters ? u"cardsForGems"_s : u"other"_s;
}

} // namespace

ViceroyModel::ViceroyModel(QObject* parent)
    : TableModel(parent)
{
    QList<SeatHands*> hands;
    for (int seat = 0; seat < viceroy::seatCount; ++seat) {
        auto* model = new ViceroySeat(seat, this);
        model->setShowing([this, seat](const Move& move) { return offerFor(seat, move); });
        m_seats.append(model);
        hands.append(model);
    }
    setHands(hands);
    setShuffleSeed(0);
}

void ViceroyModel::setShuffleSeed(int seed)
{
    for (ViceroySeat* seat : std::as_const(m_seats))
        seat->setSeed(seed != 0 ? static_cast<quint64>(seed * viceroy::seatCount + seat->index())
                                : QRandomGenerator::system()->generate64());
    if (changed(m_shuffleSeed, seed))
        Q_EMIT shuffleSeedChanged();
}

QQmlListProperty<ViceroySeat> ViceroyModel::seatList()
{
    using Seats = QQmlListProperty<ViceroySeat>;
    return {this, nullptr, [](Seats* list) { return qsizetype{static_cast<ViceroyModel*>(list->object)->seatCount()}; },
        [](Seats* list, qsizetype index) { return static_cast<ViceroyModel*>(list->object)->m_seats.value(index); }};
}

Offer ViceroyModel::offerFor(int seat, const Move& move) const
{
    return m_cards ? viceroyOffer(*m_cards, m_known[static_cast<std::size_t>(seat)], seat, move) : Offer{.move = move};
}

ViceroyCard ViceroyModel::card(int number) const
{
    return m_cards ? cardFace(*m_cards, number) : ViceroyCard{};
}

QList<ViceroyFlight> ViceroyModel::flights(const QList<Telling>& events) const
{
    return viceroyFlights(events,
        {[this](int card) { return slotOf(m_plinthsBefore, card); },
            [this](int card) { return slotOf(m_auction.plinths, card); }});
}

Tallies ViceroyModel::tokensOn(int card) const
{
    for (const ViceroySeat* seat : seats())
        for (const ViceroyTile& tile : seat->tiles())
            if (tile.card.number == card)
                return tile.tokens;
    return {};
}

QList<int> ViceroyModel::changedCards(const QList<Telling>& events) const
{
    constexpr std::array<QStringView, 4> names{u"card", u"law", u"to", u"host"};
    constexpr std::array<QStringView, 9> words{u"firstCardLaid", u"cardLaid", u"cardReplaced", u"cardDisplayed",
        u"cardMovedUp", u"tokenGained", u"tokenMoved", u"cardTucked", u"gemStored"};
    QList<int> cards;
    for (const Telling& event : events)
        for (const QStringView name : names)
            if (std::ranges::contains(words, QStringView(event.word)) && event.values.contains(name.toString()))
                cards.append(event.thing(name.toString()).number);
    return cards;
}

bool ViceroyModel::read(const Sight& sight)
{
    const std::shared_ptr<const ViceroyReading> reading = readingOf<viceroy::Game>(sight);
    if (!reading)
        return false;
    read(*reading);
    Asking asking = askingOf<viceroy::Game>(reading, sight.shown);
    asking.printed = [cards = m_cards](const ThingName& name) { return printedOn(*cards, name); };
    setAsking(std::move(asking));
    return true;
}

void ViceroyModel::read(const ViceroyReading& reading)
{
    const State& state = reading.shared;
    m_cards = reading.cards;
    m_known = reading.own;
    setNaming(namingOf<viceroy::Game>(*m_cards));
    setSeatCount(state.seats);
    readAuction(reading);
    const int actor = viceroy::isActing(state.phase) && state.actor < state.seats ? state.actor : -1;
    if (changed(m_progress,
            {toText(phaseWords[static_cast<std::size_t>(state.phase)]), editionOf(state), state.round,
                m_cards->rules.rounds, state.subround, actor}))
        Q_EMIT progressChanged();
    for (int seat = 0; seat < state.seats; ++seat)
        m_seats[seat]->read(reading, viceroySeatReading(reading, seat));
    Scores scores = scoresOf<viceroy::Game>(*m_cards, state);
    scores.partial = !scores.over; // gems and attacks behind screens
    setScores(scores);
}

void ViceroyModel::readAuction(const ViceroyReading& reading)
{
    const State& state = reading.shared;
    Auction auction;
    for (int colour = 0; colour < colourCount; ++colour) {
        const auto& piles = state.display[static_cast<std::size_t>(colour)];
        auction.plinths.append({cardFace(*m_cards, piles[0]), cardFace(*m_cards, piles[1]), biddersOf(state, colour)});
    }
    auction.piles = {state.large.size(), state.small.size(), state.laws.size(), state.discard.count()};
    if (state.phase < Phase::Recolouring)
        forEach(state.discard, [&](CardIndex card) { auction.gone.append(card); });
    auction.reserve = {state.reserve.begin(), state.reserve.end()};
    for (int i = 0; i < state.virtuals; ++i) {
        const bool drawn = state.phase == Phase::Settling && (state.virtualsIn >> i & 1);
        auction.virtualBids.append(drawn ? state.virtualBids[static_cast<std::size_t>(i)] : -1);
    }
    // What was drawn goes back into the box when the bids are settled.
    auction.box = total(state.box) - static_cast<int>(auction.virtualBids.size() - auction.virtualBids.count(-1));
    const QList<ViceroyPlinth> before = m_auction.plinths;
    if (!changed(m_auction, auction))
        return;
    m_plinthsBefore = before;
    Q_EMIT auctionChanged();
}

} // namespace sandglass::app
