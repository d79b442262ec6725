// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/journal.h"
#include "core/lexicon.h"
#include "core/problem.h"
#include "core/random.h"
#include "core/seat.h"

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Matches of any game, spoken to in text. Whoever must not know which game it is (the headless mode, the host, the
/// journal) holds these; whoever draws a board holds a Match of its own game. `session_of.h` makes one from a Game.
namespace sandglass::core {

/// An event or a refusal, ready to be turned into a sentence: catalogue id <section>.<kind>.<word>.
struct Spoken {
    std::string_view section; ///< the game's id, or "core"
    std::string_view kind; ///< "event", "refusal"
    std::string_view word;
    Arguments arguments;
};

/// How a match begins. Two matches with equal openings and equal commands are equal.
struct Opening {
    std::string options = "{}"; ///< JSON
    Seed seed = 0;
    std::string setup = "{}"; ///< JSON: what is fixed of the set-up
    Millis grace = 1000;
};

/// What became of a command.
struct Answer {
    /// A command of another seat that this one took precedence over.
    struct Loss {
        Seat seat;
        std::string action;
        Spoken notice; ///< for the seat that lost: core.refusal.lostToPrivilege
    };

    std::optional<Spoken> refusal; ///< nothing, if it was accepted
    bool rewound = false;
    std::vector<Spoken> events;
    std::vector<Loss> lost;
    std::string record; ///< the journal's line for it; empty if it was refused
};

class Session {
public:
    virtual ~Session() = default;

    virtual std::string_view game() const = 0;
    virtual int seats() const = 0;
    virtual bool isOver() const = 0;
    virtual Millis now() const = 0;
    virtual Hash hash() const = 0;

    /// The error says why the text is no action at all; a refused action is an answer.
    virtual std::expected<Answer, std::string> submit(Seat seat, Millis time, std::string_view action) = 0;
    virtual Answer undo(Seat seat, Millis time) = 0;
    /// Whether undo() would take something back.
    virtual bool mayUndo(Seat seat) const = 0;
    virtual std::vector<std::string> legal(Seat seat, Millis time) const = 0;
    virtual std::optional<Millis> wakeTime(Millis now) const = 0;
    virtual Ranking ranking() const = 0; ///< of everything, as if the match ended now
    virtual Ranking rankingSeenBy(Seat viewer) const = 0; ///< of what the viewer may know
    virtual ScoreSheet score(Seat seat) const = 0; ///< of everything, as if the match ended now
    virtual ScoreSheet scoreSeenBy(Seat viewer, Seat seat) const = 0; ///< of what the viewer may know
    /// Whom the seat plays, as the game's word for it; empty where the game has nothing like that.
    virtual std::string_view character(Seat seat) const = 0;

    /// Events as this seat may know them, of the last accepted command.
    virtual std::vector<Spoken> eventsSeenBy(Seat seat) const = 0;

    virtual std::string describeState() const = 0; ///< JSON, everything
    virtual std::string describeView(Seat seat) const = 0; ///< JSON, what that seat may know

    virtual const std::string& journal() const = 0; ///< the whole match so far
    /// Puts something into the journal that the rules do not know. Gives its line.
    virtual std::string note(std::string_view text) = 0;
    /// Changes what was noted, from the first line on: the journal is another text then. Nothing of the match changes.
    virtual void changeNotes(const NoteChange& change) = 0;
};

/// How far a journal could be repeated, when it was played with other cards or rules than these.
struct Salvage {
    std::unique_ptr<Session> session;
    std::size_t records = 0; ///< that came out as they were written
    bool sameCards = true;
    bool sameRules = true;
    std::string difference; ///< empty, or why it goes no further
};

/// A game with its card set: what is needed to open matches. It outlives its sessions.
class Shelf {
public:
    virtual ~Shelf() = default;

    virtual std::string_view game() const = 0;
    virtual int revision() const = 0;
    virtual Hash cards() const = 0;
    /// Which of its kind a word means, in the numbers of the game's lexicons; nothing where they have no such word.
    virtual std::optional<int> number(std::string_view domain, std::string_view word) const = 0;

    virtual std::expected<std::unique_ptr<Session>, Problem> open(const Opening& opening) const = 0;
    /// Continues a journal; only its first `most` records where that is given. The error is a sentence for people who
    /// read logs: another game, another card set, rules that have changed.
    virtual std::expected<std::unique_ptr<Session>, std::string> resume(
        std::string_view journal, std::optional<std::size_t> most = {}) const = 0;
    /// Continues what can be continued: other cards and other rules are tried, and where they come out differently,
    /// everything up to the last moment whose hash still agrees is kept. The error says why there is nothing.
    virtual std::expected<Salvage, std::string> salvage(std::string_view journal) const = 0;
};

} // namespace sandglass::core
