// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/tiletum_model.h"

#include "play/asking_of.h"
#include "tiletum/map.h"
#include "tiletum/scoring.h"
#include "tiletum/tiletum_faces.h"
#include "tiletum/tiletum_film.h"
#include "tiletum/tiletum_lights.h"
#include "tiletum/tiletum_offers.h"

#include <QtCore/QLineF>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace tiletum;

namespace {

/// How near to a lit place a finger must be to mean it, in the map's units.
constexpr double fingerReach = 30;

template <class Range>
QList<int> listOf(const Range& range)
{
    return {range.begin(), range.end()};
}

/// Of two nearly as near ones a small place is meant rather than a large one beside it.
double farness(const TiletumLight& light, QPointF at)
{
    return distanceTo(light.rect, at) + 0.01 * QLineF(light.rect.center(), at).length();
}

/// The solo opponent has points, and no seat: its line is one more column, its row one more.
void addOpponent(Scores& scores, const State& state)
{
    const tiletum::Board& board = state.boards[opponentSeat];
    scores.lines.append(toText(tiletum::lineWords[number(Line::Opponent)]));
    scores.seats.first().points.append(0);
    const bool leads = scores.over ? !scores.seats.first().leads : board.points > scores.seats.first().sum;
    scores.seats.first().leads = !leads;
    scores.seats.append({opponentSeat, leads ? 1 : 2, leads, {}, listOf(board.lines), board.points});
}

void addComing(const CardSet& cards, Scores& scores, const State& state)
{
    const auto add = [&](Line line, const auto& pointsOf) {
        scores.coming.append(toText(tiletum::lineWords[number(line)]));
        for (SeatScore& row : scores.seats)
            if (!state.solo || row.seat != opponentSeat)
                row.points[number(line)] = pointsOf(state.boards[row.seat]);
    };
    add(Line::HousesTimesPillars, housesTimesPillars);
    add(Line::FinishedBuildings, [&](const tiletum::Board& board) { return finishedBuildingPoints(cards, board); });
    add(Line::Leftovers, leftoverPoints);
}

} // namespace

TiletumModel::TiletumModel(QObject* parent)
    : TableModel(parent)
{
    QList<SeatHands*> hands;
    for (int seat = 0; seat < maxPlayers; ++seat) {
        auto* model = new TiletumSeat(seat, this);
        model->setShowing([this](const Move& move) { return offerOf(*m_cards, m_known, move); });
        m_seats.append(model);
        hands.append(model);
    }
    setHands(hands);
}

QQmlListProperty<TiletumSeat> TiletumModel::seatList()
{
    using Seats = QQmlListProperty<TiletumSeat>;
    return {this, nullptr, [](Seats* list) { return qsizetype{static_cast<TiletumModel*>(list->object)->seatCount()}; },
        [](Seats* list, qsizetype index) { return static_cast<TiletumModel*>(list->object)->m_seats.value(index); }};
}

QVariantMap TiletumModel::cueLengths() const
{
    return TiletumFilm::lengths();
}

TiletumTile TiletumModel::tileOf(int number) const
{
    return m_cards ? tileFace(*m_cards, number) : TiletumTile{};
}

QList<Telling> TiletumModel::staged(const QList<Telling>& events) const
{
    return TiletumFilm::staged(events);
}

bool TiletumModel::isOfTurn(const Telling& cue) const
{
    return TiletumFilm::isOfTurn(cue);
}

bool TiletumModel::read(const Sight& sight)
{
    const std::shared_ptr<const Reading<Game>> reading = readingOf<Game>(sight);
    if (!reading)
        return false;
    setAsking(askingOf<Game>(reading, sight.shown));
    const State& state = reading->shared;
    m_cards = reading->cards;
    m_known = state;
    m_boardCount = state.players;
    setNaming(namingOf<Game>(*m_cards));
    setSeatCount(reading->seats());
    readWheel(state);
    readMap(state);
    readCourt(state);
    readProgress(state);
    readLights(*reading);
    for (int seat = 0; seat < reading->seats(); ++seat)
        m_seats[seat]->read(*reading, seatReadingOf(*reading, seat));
    if (state.solo)
        m_seats[opponentSeat]->readBoard(*m_cards, state);
    readScores(state);
    return true;
}

void TiletumModel::readWheel(const State& state)
{
    // It turns on, and never back: from 5 to 0 is one more sector, too.
    const int turned = (state.rotation - m_rotation % actionCount + actionCount) % actionCount;
    const bool moved = turned != 0;
    m_rotation += turned;
    if (changed(m_fields, fieldsOf(*m_cards, state)) || moved)
        Q_EMIT wheelChanged();
    const bool bagNew = changed(m_bag, std::accumulate(state.bag.begin(), state.bag.end(), 0));
    if (changed(m_dice, diceOnWheel(state)) || bagNew)
        Q_EMIT diceChanged();
}

void TiletumModel::readMap(const State& state)
{
    if (changed(m_spaces, spacesOf(*m_cards, state)))
        Q_EMIT mapChanged();
    if (changed(m_figures, figuresOf(*m_cards, state)))
        Q_EMIT figuresChanged();
    if (changed(m_fairs, fairsOf(*m_cards, state)))
        Q_EMIT fairsChanged();
}

void TiletumModel::readCourt(const State& state)
{
    King king;
    for (const KingSpace& space : m_cards->kingTrack)
        king.track.append(space.points);
    king.order = listOf(state.king);
    for (int i = 0; i < cycleCount; ++i) {
        const auto steps = state.corruption[static_cast<std::size_t>(i)];
        king.corruption.append(steps == unknownTile || i < cycleCount - state.revealed ? -1 : steps);
    }
    king.tile = tileFace(*m_cards, state.kingTile);
    if (changed(m_king, king))
        Q_EMIT kingChanged();
    const Offers offers{tileFaces(*m_cards, state.characterOffer), tileFaces(*m_cards, state.contractOffer),
        listOf(m_cards->contractPrices), state.characterPile.size(), state.contractPile.size()};
    if (changed(m_offers, offers))
        Q_EMIT offersChanged();
}

void TiletumModel::readProgress(const State& state)
{
    Progress progress{toText(phaseWords[static_cast<std::size_t>(state.phase)]), state.round, state.cycle,
        state.phase == Phase::Over ? -1 : state.active, listOf(state.order), state.turn, {}, 0, {}};
    if (state.solo && state.decree < m_cards->decrees.size())
        progress.decree = decreeFace(m_cards->decrees[state.decree]);
    progress.decreesLeft = state.solo ? state.decrees.size() : 0;
    for (int i = 0; i < challengeCount; ++i)
        if (holds(state.challenges, i))
            progress.challenges.append(toText(challengeWords[static_cast<std::size_t>(i)]));
    if (changed(m_progress, progress))
        Q_EMIT progressChanged();
}

void TiletumModel::readLights(const TiletumReading& reading)
{
    const State& state = reading.shared;
    QList<TiletumLight> lights;
    if (state.phase == Phase::Action && state.active < reading.seats() && reading.isHuman(state.active))
        lights = lightsOf(*m_cards, state, reading.legal[state.active]);
    if (changed(m_lights, lights))
        Q_EMIT lightsChanged();
}

/// The points so far; what only the end counts is told as it would be now.
void TiletumModel::readScores(const State& state)
{
    Scores scores = scoresOf<Game>(*m_cards, state);
    if (state.solo)
        addOpponent(scores, state);
    if (!scores.over)
        addComing(*m_cards, scores, state);
    setScores(scores);
}

TiletumSeat* TiletumModel::activeSeat() const
{
    TiletumSeat* seat = m_progress.active >= 0 ? m_seats.value(m_progress.active) : nullptr;
    return seat && seat->isHuman() ? seat : nullptr;
}

void TiletumModel::touchLight(int index)
{
    TiletumSeat* seat = activeSeat();
    if (!seat || index < 0 || index >= m_lights.size())
        return;
    const TiletumLight light = m_lights[index];
    if (light.far) {
        const int walker = walkerOf(m_known);
        return seat->walk(
            walker, wayTo(*m_cards, placeOf(m_known.me(), static_cast<tiletum::Piece>(walker)), light.space));
    }
    if (light.verb == u"move")
        return seat->goTo(light.space);
    if (light.verb == u"house")
        return seat->ask(light.verb, light.space, light.number);
    seat->ask(light.verb, light.verb == u"collect" ? light.number : light.space);
}

void TiletumModel::touchMap(QPointF at, TiletumSeat* who)
{
    int nearest = -1;
    for (int i = 0; i < m_lights.size(); ++i)
        if (distanceTo(m_lights[i].rect, at) <= fingerReach
            && (nearest < 0 || farness(m_lights[i], at) < farness(m_lights[nearest], at)))
            nearest = i;
    if (nearest >= 0)
        return touchLight(nearest);
    const auto space = std::ranges::find_if(m_spaces, [&](const TiletumSpace& one) { return one.plate.contains(at); });
    if (!who)
        who = activeSeat();
    if (space == m_spaces.end() || !who)
        return;
    if (who->isActive() && who->looked() != space->number)
        tryAt(*who, *space, at);
    who->lookAt(space->number);
}

/// Nothing is lit there: whoever is on turn tries it all the same, and the rules say why not.
void TiletumModel::tryAt(TiletumSeat& seat, const TiletumSpace& space, QPointF at)
{
    for (const TiletumHouse& house : space.houses)
        if (house.rect.contains(at))
            return seat.ask(u"house"_s, space.number, house.number);
    if (space.pillarsRect.contains(at))
        return seat.ask(u"pillar"_s, space.number);
    if (space.cathedralRect.contains(at))
        return seat.ask(u"contribute"_s, space.number);
    if (!space.tile.isEmpty() && space.tileRect.contains(at))
        return seat.ask(u"collect"_s, space.tile.number);
    seat.goTo(space.number);
}

} // namespace sandglass::app
