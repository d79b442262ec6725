// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match.h"

#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sandglass::core {

/// The longest time in which a higher privilege may come first. A match keeps a state for every command of that time.
inline constexpr Millis longestGrace = 10'000;

/// A match is its journal: a header, then one line a command, text, append-only. Every line ends in a checksum that
/// runs on from line to line, so nothing can be changed, lost or swapped in the middle unnoticed:
///
///     sandglass 2 game=pendulum rules=1 cards=9d0c… seed=42 grace=1000 #k3Xw_
///     options {"seats":2} #0aZ4p
///     setup {} #b7Qe1
///     3500 0 place grande purple.bottom.1 #…                 (3.5 s after the beginning, by seat 0)
///     400 1 by-privilege place grande purple.bottom.1 #…     (0.4 s later; accepted with a rewind)
///     200 1 take-back #…
///     state 7f00ab12cd34ef56 #…                              (the state's hash at that point)
///     note seats [{"name":"Ada"}] #…                         (what the rules do not know: names, pauses, dates)
///
/// A command's time is counted from the command before it, its values stand without their names, and a seal has 30
/// bits in five letters: a whole evening stays small and can still be read. Version 1 had absolute times, names and
/// eight hexadecimal digits; it is read too, and never written. The match's own words have hyphens, so that they cannot
/// be a game's verbs.
struct JournalHeader {
    std::string game;
    int revision = 0; ///< of the rules
    Hash cards = 0;
    Seed seed = 0;
    Millis grace = 0;
    std::string options; ///< JSON on one line
    std::string setup; ///< JSON on one line: what the caller fixed of the set-up

    bool operator==(const JournalHeader&) const = default;
};

/// Times are of the match, from its beginning.
struct JournalRecord {
    enum class Kind { Command, Claim, Undo, State, Note };

    Kind kind = Kind::Command;
    Millis time = 0;
    int seat = 0;
    std::string action{}; ///< or the note's text
    Hash hash = 0;

    bool operator==(const JournalRecord&) const = default;
};

/// Makes the lines. It holds nothing but the checksum and the time so far; where they are written is the caller's
/// business.
class JournalWriter {
public:
    std::string header(const JournalHeader& header);
    std::string record(const JournalRecord& record);

private:
    std::string sealed(std::string line);

    Hash m_chain = 0;
    Millis m_time = 0;
};

/// How a line ends whose checksum, run on from the line before, is this.
std::string sealOf(Hash chain);

/// What is wrong with a journal's text. Without a header (the first three) there is nothing to go on from.
enum class Damage {
    None,
    NoJournal,
    OtherVersion,
    Headless, ///< its header is torn or damaged
    Torn, ///< the last line was never written to its end: the program or the machine died in it
    Broken, ///< a line in the middle is not what was written
};

/// What could be read: everything up to the first damage. `damage` is empty, or a sentence that says what and where.
struct JournalReading {
    std::optional<JournalHeader> header;
    int version = 0; ///< of the format
    std::vector<JournalRecord> records;
    std::string damage;
    Damage kind = Damage::None;
    std::size_t goodBytes = 0; ///< how much of the text is sound; writing may go on from there
    std::size_t lostLines = 0; ///< how many lines stand after the sound part, the torn one included
};

JournalReading readJournal(std::string_view text);

using NoteChange = std::function<std::string(std::string_view note)>;

struct ChangedJournal {
    std::string text;
    JournalWriter writer; ///< writes what comes next
};

/// The sound part of a journal with every note's text changed by `change`, sealed anew.
ChangedJournal withChangedNotes(std::string_view journal, const NoteChange& change);

} // namespace sandglass::core
