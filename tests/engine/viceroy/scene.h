// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "card_data.h"

#include "viceroy/game.h"

#include <QtCore/QStringList>

namespace sandglass::test {

/// A table set as a test needs it. Cards and gems are moved, never made, so that the invariants hold from the first
/// to the last command; the scene checks them after each. Seats are numbers, cards ids, actions and events text.
class Scene {
public:
    /// Everybody has one card in the pyramid, and nothing else: no hand, no gems. The display is empty.
    Scene(std::initializer_list<const char*> firstCards, int virtuals = 0, core::Seed seed = 1);

    // Setting the table.
    Scene& hand(int seat, std::initializer_list<const char*> cards);
    Scene& gems(int seat, int blue, int red, int green, int yellow);
    Scene& attacks(int seat, int count);
    Scene& lay(int seat, const char* card, int level, int column);
    Scene& tuck(const char* card, const char* host);
    Scene& token(int seat, const char* card, const char* token, int count = 1);
    Scene& show(const char* colour, const char* pile, const char* card);
    Scene& reserve(int blue, int red, int green, int yellow); ///< the surplus lies on a law of the last seat
    Scene& large(std::initializer_list<const char*> fromTop);
    Scene& small(std::initializer_list<const char*> fromTop);
    Scene& laws(std::initializer_list<const char*> fromTop);
    Scene& round(int number);

    // Beginning.
    Scene& auction();
    Scene& development();
    Scene& end();

    /// Does it and answers the events; fails the test if it is refused.
    QStringList play(int seat, const char* action);
    /// All pass in the development phase's current round except those that have sealed already.
    QStringList allPass();
    /// The refusal as text; empty if it was (against expectation) accepted.
    QString refused(int seat, const char* action);
    QStringList legal(int seat) const;
    QString asked(int seat) const;

    // Looking.
    int gem(int seat, const char* colour) const;
    int inReserve(const char* colour) const;
    bool holds(int seat, const char* card) const;
    bool lies(int seat, const char* card, int level, int column) const;
    QStringList tokens(const char* card) const;
    QString hostOf(const char* card) const;
    QString displayed(const char* colour, const char* pile) const;
    bool discarded(const char* card) const;
    viceroy::ScoreSheet score(int seat) const;
    int step(int seat, viceroy::ScoreStep step) const;

    viceroy::State state{};
    const viceroy::CardSet& cards;

private:
    viceroy::CardIndex card(const char* id) const;
    viceroy::CardIndex pull(const char* id); ///< takes a card from wherever it is
    void begin(void (*begin)(viceroy::Turn&));
    void check(const char* after) const;
};

/// The events of one kind, by their word.
QStringList only(const QStringList& events, const char* word);

} // namespace sandglass::test
