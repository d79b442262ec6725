// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/tiletum_seat.h"

#include "tiletum/grants.h"
#include "tiletum/tiletum_advice.h"
#include "tiletum/tiletum_cathedrals.h"
#include "tiletum/tiletum_city.h"
#include "tiletum/tiletum_faces.h"
#include "tiletum/tiletum_offers.h"
#include "tiletum/wheel.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace tiletum;

namespace {

template <class Range>
QList<int> numbers(const Range& range)
{
    return {range.begin(), range.end()};
}

QString wordOfOpen(Open open)
{
    return toText(openWords[static_cast<std::size_t>(open)]);
}

int leftIn(const Frame& frame)
{
    if (frame.open == Open::Steps)
        return frame.architectSteps + frame.merchantSteps + frame.house + frame.pillar;
    return frame.points;
}

/// Points of each open thing, with the most that it has had: a frame that is the same one keeps its holes.
QList<TiletumOpen> openOf(const State& state, const QList<TiletumOpen>& before)
{
    QList<TiletumOpen> list;
    for (int i = 0; i < state.stack.size(); ++i) {
        const Frame& frame = state.stack[i];
        const bool acts = frame.open == Open::Spend || frame.open == Open::BonusTile;
        TiletumOpen open{wordOfOpen(frame.open),
            acts ? toText(actionWords[static_cast<std::size_t>(frame.action)]) : QString(), leftIn(frame), 0};
        const TiletumOpen old = before.value(i);
        const bool same = old.open == open.open && old.action == open.action;
        open.most = std::max(open.points, same ? old.most : 0);
        list.append(open);
    }
    return list;
}

/// What is asked; and where its tile cannot be taken, why.
Telling questionOf(const CardSet& cards, const State& state, const QString& decision, int owed)
{
    QString hint = decision;
    if (top(state).open == Open::BonusTile)
        if (const Verdict why = whyNotClaim(cards, state))
            hint = whyNotStored(why);
    return toTell(u"tiletum.hint."_s + hint, {{u"n"_s, owed}});
}

} // namespace

TiletumSeat::TiletumSeat(int index, QObject* parent)
    : SeatHands(index, parent)
{
    for (const auto signal : {&TiletumSeat::liftedChanged, &TiletumSeat::planChanged, &TiletumSeat::endingChanged})
        connect(this, signal, this, [this] { readAdvice(); });
}

SeatReading seatReadingOf(const TiletumReading& reading, int seat)
{
    const State& state = reading.shared;
    const auto at = static_cast<std::size_t>(seat);
    SeatReading hands;
    hands.moves = movesOf<Game>(*reading.cards, reading.legal[at]);
    hands.advice = adviceOf(state, seat, reading.legal[at]);
    hands.asked = state.phase != Phase::Over && state.active == seat;
    hands.human = reading.isHuman(seat);
    hands.mayUndo = reading.mayUndo(seat);
    hands.decision = decisionOf(state, seat);
    if (hands.decision.isEmpty())
        return hands;
    hands.owed = std::max<int>(1, top(state).points);
    hands.question = questionOf(*reading.cards, state, hands.decision, hands.owed);
    return hands;
}

void TiletumSeat::readBoard(const CardSet& cards, const State& state)
{
    const tiletum::Board& own = state.boards[index()];
    Board board{numbers(own.resources), numbers(own.lines), numbers(own.bonusPoints), own.points, own.king,
        own.houseSupply, own.pillarSupply, tileFaces(cards, own.storehouse), contractPlacesOf(cards, own),
        buildingsOf(cards, own), cathedralsOf(cards, state, index()), {}};
    for (const Die& die : own.dice)
        board.dice.append({number(die.resource), die.value, 1});
    while (board.storehouse.size() < cards.storehouse)
        board.storehouse.append(TiletumTile{});
    if (changed(m_board, board))
        Q_EMIT boardChanged();
}

void TiletumSeat::readTurn()
{
    const bool active = m_known.phase != Phase::Over && m_known.active == index();
    const std::array<int, 3> moment{m_known.round, m_known.cycle, m_known.turn};
    if (!active || m_moment != moment) {
        m_moment = moment;
        m_barrier = m_known.barrier;
    }
    const Turn turn{
        active, active ? openOf(m_known, m_turn.open) : QList<TiletumOpen>{}, active && m_barrier != m_known.barrier};
    // Who went on instead of ending is asked anew.
    if (turn.open != m_turn.open)
        m_sure = false;
    if (changed(m_turn, turn))
        Q_EMIT turnChanged();
}

void TiletumSeat::read(const TiletumReading& reading, const SeatReading& hands)
{
    m_cards = reading.cards;
    m_known = reading.shared;
    readBoard(*m_cards, m_known);
    readTurn();
    setWording(wordingOf<Game>(*m_cards));
    SeatHands::read(hands);
    readPlan();
    if (!m_look.cards && (m_look.board < 0 || mustAnswer()))
        readLook(m_look.space);
    readEnding();
    readAdvice();
    goOn();
}

/// What is considered follows the table: a die that is gone is no longer considered.
void TiletumSeat::readPlan()
{
    if (m_plan.resource < 0)
        return;
    const bool gone = diceOf(m_known, m_plan.resource, m_plan.value) == 0 || m_known.phase == Phase::Over;
    if (gone && m_plan.only && m_known.phase != Phase::Over)
        inform(toTell(u"tiletum.hint.planGone"_s));
    setPlan(gone ? TiletumPlan{} : planOf(*m_cards, m_known, index(), m_plan.resource, m_plan.value, m_plan.as));
}

void TiletumSeat::setPlan(const TiletumPlan& plan)
{
    if (changed(m_plan, plan))
        Q_EMIT planChanged();
}

void TiletumSeat::consider(int resource, int value)
{
    hush();
    lift(-1);
    lookAt(-1);
    cancel();
    setPlan(planOf(*m_cards, m_known, index(), resource, value, value));
}

void TiletumSeat::considerNext(int value)
{
    if (!m_cards || !isHuman())
        return;
    if (mustAnswer())
        return;
    const int first = m_plan.resource >= 0 && m_plan.value == value ? m_plan.resource + 1 : 0;
    for (int i = first; i < first + resourceCount; ++i)
        if (diceOf(m_known, i % resourceCount, value) > 0)
            return consider(i % resourceCount, value);
}

void TiletumSeat::changeDie(int steps)
{
    if (m_plan.resource < 0)
        return;
    const int as = (m_plan.as - 1 + steps + 12) % 6 + 1;
    setPlan(planOf(*m_cards, m_known, index(), m_plan.resource, m_plan.value, as));
}

void TiletumSeat::takeDie()
{
    if (m_plan.resource < 0)
        return;
    const TiletumPlan plan = m_plan;
    if (!plan.only)
        setPlan({});
    ask(u"take"_s, plan.resource, plan.value, plan.as);
}

void TiletumSeat::forgetDie()
{
    setPlan({});
}

/// What was said before gives way to what is said of the next thing that is touched.
void TiletumSeat::hush()
{
    forgetRefusal();
    forgetNotice();
}

void TiletumSeat::lift(int tile)
{
    if (tile >= 0) {
        hush();
        m_sure = false;
        readEnding();
    }
    if (changed(m_lifted, tile))
        Q_EMIT liftedChanged();
}

bool TiletumSeat::losesPoints() const
{
    return !m_turn.open.isEmpty() && m_turn.open.last().points > 0 && mayGoOn();
}

bool TiletumSeat::mayGoOn() const
{
    const QList<Move> all = moves();
    return std::ranges::any_of(all, [](const Move& move) { return move.code <= static_cast<int>(Verb::Enjoy); });
}

/// With the last turn of the match everything that is stored is worth nothing.
bool TiletumSeat::losesTiles() const
{
    if (m_known.round < roundCount || m_known.cycle + 1 < cycleCount || !may(u"endTurn"_s))
        return false;
    const QList<Move> all = moves();
    return std::ranges::any_of(all, [](const Move& move) {
        return move.verb == u"use" || move.verb == u"fulfil" || move.verb == u"adorn" || move.verb == u"contribute";
    });
}

void TiletumSeat::readEnding()
{
    QString ending;
    if (m_turn.active && isHuman()) {
        const bool may = SeatHands::may(u"finish"_s) || SeatHands::may(u"endTurn"_s);
        ending = !may ? u"owed"_s : m_sure ? u"sure"_s : mayGoOn() ? u"may"_s : u"now"_s;
    }
    if (changed(m_ending, ending))
        Q_EMIT endingChanged();
}

/// Tasks are done where they lie, also while something is asked.
QList<Offer> TiletumSeat::openAnswers() const
{
    QList<Offer> open;
    const QList<Move> all = moves();
    for (const Move& move : all)
        if (move.code <= static_cast<int>(Verb::Finish))
            open.append(offerOf(move));
    return open;
}

/// A tile that has no place stays in sight beside "leave it": tasks may still make room.
QList<Offer> TiletumSeat::barredAnswers() const
{
    if (decision() != u"bonusTile" || may(u"claim"_s))
        return {};
    Move claim;
    claim.verb = u"claim"_s;
    claim.text = plain(claim.verb, {});
    claim.code = static_cast<int>(Verb::Claim);
    return {offerOf(claim)};
}

Offer TiletumSeat::kindOf(const QList<Move>& alike) const
{
    return kindOfferOf(alike.first().verb);
}

void TiletumSeat::goTo(int space)
{
    const bool architect = top(m_known).action == Action::Architect;
    const tiletum::Board& board = m_known.boards[index()];
    // Who stands there already means to build.
    if (space == (architect ? board.architect : board.merchant))
        return tapSupply({});
    attempt([&](const Move& move) { return move.verb == u"move" && move.second == space; },
        plain(u"move"_s, {architect ? 0 : 1, space}));
}

void TiletumSeat::walk(int piece, const QList<int>& way)
{
    m_piece = piece;
    m_way = way;
    goOn();
}

void TiletumSeat::goOn()
{
    if (m_way.isEmpty())
        return;
    const QList<Move> all = moves();
    const auto step =
        std::ranges::find_if(all, [&](const Move& move) { return move.fits(u"move", m_piece, m_way.first()); });
    if (step == all.end()) {
        m_way.clear();
        return;
    }
    m_way.removeFirst();
    // Not while the match is still telling what has changed.
    QMetaObject::invokeMethod(this, [this, text = step->text] { answer(text); }, Qt::QueuedConnection);
}

void TiletumSeat::letGo()
{
    SeatHands::letGo();
    m_way.clear();
    m_sure = false;
    lift(-1);
    lookAt(-1);
    forgetDie();
}

void TiletumSeat::lookAt(int space)
{
    if (!m_cards || !isHuman() || (space >= 0 && mustAnswer()))
        space = -1;
    if (space >= 0) {
        cancel();
        forgetDie();
        lift(-1);
    }
    readLook(space == m_look.space ? -1 : space);
}

void TiletumSeat::lookAtCards()
{
    const bool wanted = m_cards && isHuman() && answers().isEmpty() && !m_look.cards;
    cancel();
    forgetDie();
    lift(-1);
    if (changed(m_look, Look{-1, {}, wanted, -1}))
        Q_EMIT lookedChanged();
}

void TiletumSeat::lookAtBoard(int board)
{
    const bool wanted = m_cards && isHuman() && !mustAnswer() && board != m_look.board && board != index();
    cancel();
    forgetDie();
    lift(-1);
    if (changed(m_look, Look{-1, {}, false, wanted ? board : -1}))
        Q_EMIT lookedChanged();
}

void TiletumSeat::readLook(int space)
{
    const bool shown = space >= 0 && answers().isEmpty();
    if (changed(m_look, shown ? Look{space, spaceInWords(*m_cards, m_known, index(), space), false, -1} : Look{}))
        Q_EMIT lookedChanged();
}

void TiletumSeat::lookAtNextBoard()
{
    if (!m_cards)
        return;
    const int next = ((m_look.board < 0 ? index() : m_look.board) + 1) % m_known.players;
    lookAtBoard(next == index() ? -1 : next);
}

/// What is held up is called by its name, and by what the next touch does with it.
Telling TiletumSeat::adviceOnLifted() const
{
    const QString name = tileId(*m_cards, m_lifted);
    if (!m_usable.contains(m_lifted))
        return toTell(name);
    const QString stored = storedType(m_lifted);
    const QString hint = stored.isEmpty()              ? u"takeAgain"_s
        : stored == u"helper" || stored == u"contract" ? u"useAgain"_s
                                                       : u"whereTo"_s;
    return toTell(u"tiletum.hint."_s + hint, {{u"tile"_s, textToTell(name)}});
}

Telling TiletumSeat::adviceInHand() const
{
    if (m_plan.resource >= 0 && !m_plan.only)
        return toTell(u"tiletum.hint.consider"_s);
    if (m_lifted >= 0 && m_cards)
        return adviceOnLifted();
    if (m_sure && losesPoints())
        return toTell(u"tiletum.hint.lost"_s, {{u"n"_s, m_turn.open.last().points}});
    if (m_sure)
        return toTell(u"tiletum.hint.lostTiles"_s);
    return {};
}

} // namespace sandglass::app
