// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session_of.h"
#include "play/scores.h"
#include "play/seat_hands.h"
#include "play/sight.h"

#include <array>
#include <functional>
#include <memory>
#include <vector>

namespace sandglass::app {

/// What a game's model may know of a match, and the one door to it: what everybody at the table may see, what each seat
/// may see beside that, and what each seat may do. The state itself stays behind it.
template <core::Game G>
struct Reading {
    using State = typename G::State;

    const typename G::CardSet* cards = nullptr;
    State shared; ///< as nobody in particular sees it
    std::vector<State> own; ///< by seat: as its player sees it, where that may be shown; otherwise as `shared`
    std::vector<typename G::Actions> legal; ///< by seat, whoever plays there
    core::Millis now = 0;
    /// When the last command came, and how long what it did can be contested.
    core::Millis moved = 0;
    core::Millis grace = 0;
    unsigned humans = 0;
    unsigned undoable = 0; ///< the seats that may take back their last command, as bits

    int seats() const { return G::seats(shared); }
    bool isHuman(int seat) const { return (humans >> seat & 1) != 0; }
    bool mayUndo(int seat) const { return (undoable >> seat & 1) != 0; }
};

/// Nothing, if the session is of another game.
template <core::Game G>
std::unique_ptr<Reading<G>> readingOf(const Sight& sight)
{
    const auto* session = dynamic_cast<const core::SessionOf<G>*>(&sight.session);
    if (!session)
        return nullptr;
    const auto& match = session->match();
    const auto& state = match.state();
    const auto& cards = match.cards();
    auto reading = std::make_unique<Reading<G>>(
        Reading<G>{&cards, sight.everything ? state : G::view(cards, state, core::nobody).known, {}, {}, sight.now,
            match.now(), match.grace(), sight.humans, 0});
    for (int i = 0; i < G::seats(state); ++i) {
        const core::Seat seat = core::seatAt(i);
        const bool veiled = sight.everything || !sight.isShown(i);
        reading->own.push_back(veiled ? reading->shared : G::view(cards, state, seat).known);
        reading->legal.push_back(G::isOver(state) ? typename G::Actions{} : G::legal(cards, state, seat, sight.now));
        reading->undoable |= unsigned{session->mayUndo(seat)} << i;
    }
    return reading;
}

template <core::Game G>
Move moveOf(const typename G::CardSet& cards, const core::Phrase<typename G::Verb>& action)
{
    const core::Lexicon<typename G::Verb> lexicon = G::verbs;
    return {QString::fromStdString(core::text(lexicon, action, cards)),
        toText(core::entryOf(lexicon, action.code).word), static_cast<int>(action.code), action.args[0], action.args[1],
        action.args[2], action.args[3]};
}

template <core::Game G>
QList<Move> movesOf(const typename G::CardSet& cards, const typename G::Actions& actions)
{
    QList<Move> moves;
    for (const auto& action : actions)
        moves.append(moveOf<G>(cards, action));
    return moves;
}

/// The score sheet of a state, or of what a view shows of it.
template <core::Game G>
Scores scoresOf(const typename G::CardSet& cards, const typename G::State& state)
{
    Scores scores;
    scores.game = toText(G::id);
    scores.over = G::isOver(state);
    for (const core::Standing& standing : G::ranking(cards, state)) {
        const core::ScoreSheet sheet = G::score(cards, state, standing.seat);
        SeatScore row{core::index(standing.seat), standing.place, scores.over ? standing.winner : standing.place == 1,
            toText(standing.reason), {}, core::sumOf(sheet)};
        scores.lines.clear();
        for (const core::ScoreLine& line : sheet) {
            scores.lines.append(toText(line.word));
            row.points.append(line.points);
        }
        scores.seats.append(row);
    }
    return scores;
}

/// How the game says a verb with these numbers, whether it may be done or not; numbers that are missing are 0.
template <core::Game G>
SeatHands::Wording wordingOf(const typename G::CardSet& cards)
{
    return [&cards](const QString& verb, const QList<int>& numbers) {
        for (const auto& entry : core::Lexicon<typename G::Verb>(G::verbs)) {
            if (toText(entry.word) != verb)
                continue;
            core::Phrase<typename G::Verb> action{entry.code, {}};
            for (std::size_t i = 0; i < action.args.size(); ++i)
                action.args[i] = static_cast<std::int16_t>(numbers.value(static_cast<qsizetype>(i)));
            return moveOf<G>(cards, action).text;
        }
        return verb;
    };
}

/// What the game's lexicon calls a thing of some domain, as the id of a text; nothing for plain numbers.
template <core::Game G>
std::function<QString(const QString&, int)> namingOf(const typename G::CardSet& cards)
{
    return [&cards](const QString& domain, int number) {
        const std::string name = domain.toStdString();
        const core::Domain* found = nullptr;
        const auto look = [&](const auto& lexicon) {
            for (const auto& entry : lexicon)
                for (const core::Argument& argument : entry.used())
                    // Some arguments take only the first words of a domain.
                    if (argument.domain->name == name && (!found || argument.domain->highest() > found->highest()))
                        found = argument.domain;
        };
        look(core::Lexicon<typename G::Verb>(G::verbs));
        look(core::Lexicon<typename G::EventKind>(G::events));
        if (!found || (found->words.empty() && !found->cards) || number < found->lowest() || number > found->highest())
            return QString();
        const auto value = core::valueText(*found, static_cast<std::int16_t>(number), cards);
        return toText(G::id) + u'.' + domain + u'.' + QString::fromStdString(value);
    };
}

} // namespace sandglass::app
