// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/tiletum_model.h"

#include "play/asking_of.h"
#include "tiletum/map.h"
#include "tiletum/scoring.h"
#include "tiletum/tiletum_cards.h"
#include "tiletum/tiletum_counted.h"
#include "tiletum/tiletum_faces.h"
#include "tiletum/tiletum_film.h"
#include "tiletum/tiletum_lights.h"
#include "tiletum/tiletum_offers.h"

#include <QtCore/QLineF>

#include <algorithm>
#include <cmath>
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

/// A figure's number by its word; below zero: it is none.
int figureOf(const QString& word)
{
    const auto found = std::ranges::find(pieceWords, word.toStdString());
    return found == pieceWords.end() ? -1 : static_cast<int>(found - pieceWords.begin());
}

/// What is done with something that is let go on the map.
QString verbOfPiece(const QString& kind)
{
    return figureOf(kind) >= 0 ? u"move"_s : kind == u"good" ? u"contribute"_s : kind;
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

CardNote TiletumModel::cards() const
{
    return m_cards ? cardNoteOf(*m_cards) : CardNote{};
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
    king.leaderPoints = m_cards->kingLeaderPoints;
    if (changed(m_king, king))
        Q_EMIT kingChanged();
    const Offers offers{tileFaces(*m_cards, state.characterOffer), tileFaces(*m_cards, state.contractOffer),
        listOf(m_cards->contractPrices), state.characterPile.size(), state.contractPile.size()};
    if (changed(m_offers, offers))
        Q_EMIT offersChanged();
}

void TiletumModel::readProgress(const State& state)
{
    const bool awaitsDie = !state.stack.empty() && state.stack[0].open == Open::ChooseDie;
    Progress progress{toText(phaseWords[static_cast<std::size_t>(state.phase)]), state.round, state.cycle,
        state.phase == Phase::Over ? -1 : state.active, listOf(state.order), state.turn, {}, 0, {},
        awaitsDie && state.colour != noColour ? state.colour : -1};
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

QList<ThingName> TiletumModel::countedThings(const QString& line, int seat) const
{
    const auto found = std::ranges::find(lineWords, line.toStdString());
    QList<ThingName> things;
    if (!m_cards || found == lineWords.end())
        return things;
    for (int one = 0; one < m_boardCount; ++one)
        if (seat < 0 || seat == one)
            things += thingsOfLine(*m_cards, m_known, static_cast<Line>(found - lineWords.begin()), one);
    return things;
}

Telling TiletumModel::counted(int seat, const QString& line) const
{
    const auto found = std::ranges::find(lineWords, line.toStdString());
    if (!m_cards || found == lineWords.end() || seat < 0 || seat >= seatCount())
        return TableModel::counted(seat, line);
    const Telling told = lineInWords(*m_cards, m_known, static_cast<Line>(found - lineWords.begin()), seat);
    return told.isEmpty() ? TableModel::counted(seat, line) : told;
}

QList<ThingName> TiletumModel::fairThings(int space, int fair) const
{
    QList<ThingName> things;
    for (int seat = 0; m_cards && seat < seatCount(); ++seat)
        if (const auto tickets = ticketsTo(*m_cards, m_known, space, seat); !tickets.isEmpty())
            things += tickets + thingsOfFair(*m_cards, m_known, static_cast<Fair>(fair), seat);
    return things;
}

bool TiletumModel::takesPart(int space, int seat) const
{
    return m_cards && !ticketsTo(*m_cards, m_known, space, seat).isEmpty();
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
    if (light.far)
        return walkTo(*seat, walkerOf(m_known), light.space);
    if (light.verb == u"move")
        return seat->goTo(light.space);
    if (light.verb == u"house")
        return seat->ask(light.verb, light.space, light.number);
    seat->ask(light.verb, light.verb == u"collect" ? light.number : light.space);
}

int TiletumModel::nearestLight(QPointF at, const QString& verb) const
{
    int nearest = -1;
    for (int i = 0; i < m_lights.size(); ++i)
        if ((verb.isEmpty() || m_lights[i].verb == verb) && distanceTo(m_lights[i].rect, at) <= fingerReach
            && (nearest < 0 || farness(m_lights[i], at) < farness(m_lights[nearest], at)))
            nearest = i;
    return nearest;
}

const TiletumSpace* TiletumModel::spaceAt(QPointF at) const
{
    const auto space = std::ranges::find_if(m_spaces, [&](const TiletumSpace& one) { return one.plate.contains(at); });
    return space == m_spaces.end() ? nullptr : &*space;
}

void TiletumModel::touchMap(QPointF at, TiletumSeat* who)
{
    if (const int light = nearestLight(at, {}); light >= 0)
        return touchLight(light);
    const TiletumSpace* space = spaceAt(at);
    if (!who)
        who = activeSeat();
    if (!space || !who)
        return;
    const int number = space->number; // what is tried may change the map
    if (who->isActive() && who->looked() != number)
        tryAt(*who, *space, at);
    who->lookAt(number);
}

int TiletumModel::lightFor(const QString& kind, QPointF at) const
{
    return nearestLight(at, verbOfPiece(kind));
}

int TiletumModel::stepToward(int from, QPointF way) const
{
    if (from < 0 || from >= m_spaces.size())
        return -1;
    const QPointF here = m_spaces[from].band.center();
    int nearest = -1;
    double least = 0;
    for (const TiletumLight& light : m_lights) {
        const QPointF there = light.rect.center() - here;
        const double ahead = QPointF::dotProduct(there, way);
        const double aside = std::abs(there.x() * way.y() - there.y() * way.x());
        if (light.verb != u"move" || light.far || light.space == from || ahead <= 0 || aside > 1.5 * ahead)
            continue;
        if (const double far = ahead + 2 * aside; nearest < 0 || far < least) {
            nearest = light.space;
            least = far;
        }
    }
    return nearest;
}

void TiletumModel::dropOnMap(const QString& kind, int seat, QPointF at)
{
    TiletumSeat* who = m_seats.value(seat);
    if (!who || !who->isHuman())
        return;
    const int piece = figureOf(kind);
    const int light = who->isActive() ? lightFor(kind, at) : -1;
    if (light >= 0 && piece >= 0)
        return walkTo(*who, piece, m_lights[light].space);
    if (light >= 0)
        return touchLight(light);
    // Nothing takes it there: the rules say why, where it was let go on a city.
    const TiletumSpace* space = spaceAt(at);
    if (!space || (piece >= 0 && placeOf(m_known.boards[seat], static_cast<tiletum::Piece>(piece)) == space->number))
        return;
    if (piece >= 0)
        who->ask(u"move"_s, piece, space->number);
    else if (kind == u"house")
        who->ask(u"house"_s, space->number, space->houses.isEmpty() ? 1 : space->houses.first().number);
    else if (kind == u"pillar" || space->cathedral)
        who->ask(verbOfPiece(kind), space->number);
}

void TiletumModel::walkTo(TiletumSeat& seat, int piece, int space)
{
    if (seat.may(u"move"_s, piece, space) || walkerOf(m_known) != piece)
        return seat.ask(u"move"_s, piece, space);
    seat.walk(piece, wayTo(*m_cards, placeOf(m_known.me(), static_cast<tiletum::Piece>(piece)), space));
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
