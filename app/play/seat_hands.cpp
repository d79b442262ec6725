// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/seat_hands.h"

#include <algorithm>
#include <utility>

namespace sandglass::app {

namespace {

int numberAt(const Move& move, int at)
{
    switch (at) {
    case 0:
        return move.first;
    case 1:
        return move.second;
    case 2:
        return move.third;
    default:
        return move.fourth;
    }
}

bool carries(const Carriage& carriage, const Move& move, const QString& kind, int number)
{
    return carriage.kind == kind && carriage.verb == move.verb
        && (carriage.piece < 0 || numberAt(move, carriage.piece) == number);
}

} // namespace

SeatHands::SeatHands(int index, QObject* parent)
    : QObject(parent)
    , m_index(index)
{
    for (const auto signal : {&SeatHands::inHandChanged, &SeatHands::targetsChanged})
        connect(this, signal, this, &SeatHands::readAdvice);
}

QList<Offer> SeatHands::shown(const QList<Move>& moves) const
{
    QList<Offer> offers;
    for (const Move& move : moves)
        offers.append(offerOf(move));
    return offers;
}

QList<Offer> SeatHands::offers() const
{
    if (!m_offers)
        m_offers = shown(m_moves);
    return *m_offers;
}

void SeatHands::read(const SeatReading& reading)
{
    if (changed(m_question, {reading.decision, reading.question, reading.owed}))
        Q_EMIT questionChanged();
    // Why something could not be done before the seat's turn is past when it comes.
    if (reading.asked && !m_standing.asked)
        forgetRefusal();
    if (changed(m_standing, {reading.asked, reading.human, reading.mayUndo}))
        Q_EMIT standingChanged();
    m_emptyHanded = reading.advice;
    readMoves(reading.human ? reading.moves : QList<Move>{});
    if (!reading.human)
        letGo();
    readAdvice();
    doAsWished();
}

void SeatHands::readMoves(const QList<Move>& moves)
{
    const bool movesNew = changed(m_moves, moves);
    const bool asked = !m_question.decision.isEmpty();
    const bool barredNew = changed(m_barred, asked && isHuman() ? barredAnswers() : QList<Offer>{});
    const bool answersNew = changed(m_answers, asked ? openAnswers() : QList<Offer>{}) || barredNew;
    // A choice between ways that are no longer the same ones is closed.
    const bool closed = movesNew && !std::exchange(m_choice, movesNew ? QList<Offer>{} : m_choice).isEmpty();
    if (answersNew)
        lookAt({});
    if (answersNew || closed)
        Q_EMIT answersChanged();
    // Offers that nobody has looked at need not be compared.
    if (const auto before = std::exchange(m_offers, std::nullopt); before && *before != offers())
        Q_EMIT offersChanged();
    if (!readMore() && !movesNew)
        return;
    Q_EMIT movesChanged();
    readTargets();
}

bool SeatHands::may(const QString& verb, int first, int second) const
{
    return std::ranges::any_of(m_moves, [&](const Move& move) { return move.fits(verb, first, second); });
}

void SeatHands::attempt(const std::function<bool(const Move&)>& fits, const QString& plain)
{
    QList<Move> all;
    QList<Move> meant;
    for (const Move& move : std::as_const(m_moves)) {
        if (!fits(move))
            continue;
        all.append(move);
        if (isMeant(move))
            meant.append(move);
    }
    // Something is played along only where somebody chose it: in the hand, or now in the tray.
    const bool otherwise = meant.isEmpty() && !all.isEmpty();
    const QList<Move>& ways = otherwise ? all : meant;
    if (ways.size() > 1 || otherwise) {
        m_kinds = false;
        m_choice = shown(ways);
        Q_EMIT answersChanged();
        return;
    }
    cancel();
    want(ways.isEmpty() ? plain : ways.first().text);
}

QString SeatHands::plain(const QString& verb, const QList<int>& numbers) const
{
    return m_wording ? m_wording(verb, numbers) : verb;
}

void SeatHands::ask(const QString& verb, int first, int second, int third)
{
    QList<int> numbers;
    for (const int number : {first, second, third})
        if (number >= 0)
            numbers.append(number);
    attempt([&](const Move& move) { return move.fits(verb, first, second, third); }, plain(verb, numbers));
}

void SeatHands::want(const QString& action)
{
    if (!isHuman())
        return;
    forgetRefusal();
    forgetNotice();
    Q_EMIT wanted(m_index, action);
}

void SeatHands::listKinds()
{
    QStringList verbs;
    for (const Move& move : std::as_const(m_moves))
        if (!verbs.contains(move.verb))
            verbs.append(move.verb);
    QList<Offer> kinds;
    for (const QString& verb : std::as_const(verbs)) {
        QList<Move> alike = m_moves;
        alike.removeIf([&](const Move& move) { return move.verb != verb; });
        if (alike.size() == 1) {
            kinds.append(offerOf(alike.first()));
            continue;
        }
        Offer kind = kindOf(alike);
        kind.move = Move{.text = verb, .verb = verb};
        kinds.append(kind);
    }
    if (kinds.isEmpty())
        return;
    m_kinds = true;
    m_choice = kinds;
    Q_EMIT answersChanged();
}

void SeatHands::answer(const QString& text)
{
    m_wish.reset();
    const bool known = std::ranges::contains(m_moves, text, &Move::text);
    if (m_kinds && choosing() && !known && std::ranges::contains(m_choice, text, &Offer::text))
        return attempt([&](const Move& move) { return move.verb == text; }, text);
    cancel();
    want(text);
}

void SeatHands::consider(const QString& text)
{
    const auto offered = answers();
    const auto found = std::ranges::find(offered, text, &Offer::text);
    if (found == offered.end() || m_considered.text() == text)
        answer(text);
    else
        lookAt(*found);
}

void SeatHands::lookAt(const Offer& offer)
{
    if (changed(m_considered, offer))
        Q_EMIT consideredChanged();
}

void SeatHands::cancel()
{
    if (m_choice.isEmpty())
        return;
    m_choice.clear();
    Q_EMIT answersChanged();
}

Offer SeatHands::offerOf(const Move& move) const
{
    return m_showing ? m_showing(move) : Offer{.move = move};
}

void SeatHands::hold(const Move& move)
{
    const auto found = std::ranges::find(m_carriages, move.verb, &Carriage::verb);
    if (found == m_carriages.end())
        putDown();
    else
        pickUp(found->kind, found->piece < 0 ? 0 : numberAt(move, found->piece));
}

int SeatHands::placeOf(const Move& move) const
{
    const auto found = std::ranges::find(m_carriages, move.verb, &Carriage::verb);
    return found == m_carriages.end() ? -1 : numberAt(move, found->place);
}

bool SeatHands::mayBringTo(int place) const
{
    return std::ranges::any_of(m_moves, [&](const Move& move) { return placeOf(move) == place; });
}

void SeatHands::bringAnything(int place)
{
    attempt([&](const Move& move) { return placeOf(move) == place; }, {});
}

void SeatHands::pickUp(const QString& kind, int number)
{
    const Piece piece = kind.isEmpty() ? Piece{} : Piece{kind, m_index, number};
    if (m_inHand == piece || (!piece.isNothing() && !isHuman()))
        return;
    m_inHand = piece;
    readTargets();
    Q_EMIT inHandChanged();
}

void SeatHands::putDown()
{
    pickUp({}, -1);
}

void SeatHands::bring(const QString& kind, int number, int place)
{
    putDown();
    const auto fits = [&](const Carriage& carriage, const Move& move) {
        return carries(carriage, move, kind, number) && numberAt(move, carriage.place) == place;
    };
    const auto usual = std::ranges::find(m_carriages, usualVerb(kind, place), &Carriage::verb);
    if (usual == m_carriages.end())
        return;
    QList<int> numbers(4);
    numbers[usual->place] = place;
    if (usual->piece >= 0)
        numbers[usual->piece] = number;
    attempt(
        [&](const Move& move) {
            return std::ranges::any_of(m_carriages, [&](const Carriage& carriage) { return fits(carriage, move); });
        },
        plain(usual->verb, numbers));
}

QString SeatHands::usualVerb(const QString& kind, int) const
{
    const auto found = std::ranges::find(m_carriages, kind, &Carriage::kind);
    return found == m_carriages.end() ? QString() : found->verb;
}

void SeatHands::bringTo(int place)
{
    const Piece piece = m_inHand;
    bring(piece.kind, piece.number, place);
}

void SeatHands::readTargets()
{
    QList<int> targets;
    for (const Move& move : std::as_const(m_moves))
        for (const Carriage& carriage : std::as_const(m_carriages)) {
            const bool goes = !m_inHand.isNothing() && carries(carriage, move, m_inHand.kind, m_inHand.number);
            if (const int place = numberAt(move, carriage.place); goes && !targets.contains(place))
                targets.append(place);
        }
    if (changed(m_targets, targets))
        Q_EMIT targetsChanged();
}

void SeatHands::readAdvice()
{
    const Telling inHand = adviceInHand();
    if (changed(m_advice, inHand.isEmpty() ? m_emptyHanded : inHand))
        Q_EMIT adviceChanged();
}

void SeatHands::letGo()
{
    putDown();
    cancel();
    lookAt({});
    m_wish.reset();
    forgetRefusal();
    forgetNotice();
}

void SeatHands::afterwards(const QString& decision, const QString& verb, int first)
{
    m_wish = Wish{decision, verb, first};
}

void SeatHands::doAsWished()
{
    if (!m_wish)
        return;
    const Wish wish = *m_wish;
    const auto found =
        std::ranges::find_if(m_moves, [&](const Move& move) { return move.fits(wish.verb, wish.first); });
    if (found == m_moves.end()) {
        if (decision() != wish.decision)
            m_wish.reset();
        return;
    }
    m_wish.reset();
    // Not while the match is still telling what has changed.
    QMetaObject::invokeMethod(this, [this, text = found->text] { answer(text); }, Qt::QueuedConnection);
}

void SeatHands::undo()
{
    if (!isHuman())
        return;
    forgetRefusal();
    cancel();
    Q_EMIT undoWanted(m_index);
}

void SeatHands::refuse(const Telling& why)
{
    // An opponent's refusal is a fault of the opponent; nobody at the table reads it.
    if (!isHuman())
        return;
    m_refusal = why;
    Q_EMIT refusalChanged();
}

void SeatHands::inform(const Telling& what)
{
    if (isHuman() && changed(m_notice, what))
        Q_EMIT noticeChanged();
}

void SeatHands::forgetNotice()
{
    if (changed(m_notice, {}))
        Q_EMIT noticeChanged();
}

void SeatHands::forgetRefusal()
{
    if (changed(m_refusal, {}))
        Q_EMIT refusalChanged();
}

} // namespace sandglass::app
