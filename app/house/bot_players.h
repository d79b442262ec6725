// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/mind.h"
#include "host/host.h"
#include "host/side_thread.h"
#include "host/turn_pace.h"

#include <QtCore/QObject>

#include <array>
#include <functional>
#include <optional>
#include <string>

namespace sandglass::app {

/// Thinks once, on any thread, and gives the action as text; nothing, if it would rather wait.
using Thought = std::function<std::string()>;

/// Whose thought it is.
struct Thinker {
    int seat = 0;
    bots::Mind mind{};
    core::Millis now = 0;
    bool amongPeople = true; ///< persons play too, so what sets everybody going is theirs to do
};

/// Prepares a thought about a match of one game. It takes with it what that seat may know, and nothing else.
using Chooser = std::function<Thought(const core::Session& session, const Thinker& thinker)>;

/// The opponents of a match. Each looks at the table, thinks, and moves through the host as a person does, at a
/// person's pace: by the match's own clock, so a pause stops them too. Which seats they play is what the match's people
/// say. When it moves tells nothing: it thinks a while before that, and the pause hangs on its level, and on whether it
/// goes on with a turn of which everybody sees that it is not over; then it is the shorter the longer the turn has
/// been. What the last move has done is watched to its end before the next one comes.
class BotPlayers : public QObject {
    Q_OBJECT

public:
    /// Runs a thought and hands over what came of it; the default does so on another thread, one thought after another.
    using Done = std::function<void(const std::string&)>;
    using Runner = std::function<void(const Thought& thought, const Done& done)>;

    /// Thinks where it stands and answers at once: for tests and for whoever has no frame to be late for.
    static void runHere(const Thought& thought, const Done& done);

    BotPlayers(Host& host, Chooser chooser, Runner runner = {}, QObject* parent = nullptr);

    /// 1 is a person's pace; 0 moves as soon as it may.
    void setPatience(double patience) { m_patience = patience; }

private:
    struct Player {
        std::optional<core::Millis> lookAt; ///< nothing: there is no reason to look
        core::Millis moveAt = 0; ///< what comes of it is done then, however soon it was clear
        bool thinking = false;
        bool lookAgain = false; ///< something happened while it was thinking
        std::string meant; ///< what it is going to do
        core::Hash about = 0; ///< the state that it has thought about
        bool doubted = false; ///< what it meant was not possible any more, so it thinks once more
    };

    void lookSoon(int seat);
    void planLook(int seat, const bots::Mind& mind);
    void lookNow(int seat, core::Millis delay);
    [[nodiscard]] core::Millis pauseOf(int seat, const bots::Mind& mind) const;
    [[nodiscard]] bool aloneCanAct(int seat) const;
    void move(int seat);
    void everybodyLooksSoon();
    void hurry();
    [[nodiscard]] core::Millis dueAt(const Player& player) const;
    void onReminded();
    void think(int seat);
    void answer(int seat, const std::string& action);
    void remind();
    /// Nothing, where a person plays.
    [[nodiscard]] std::optional<bots::Mind> mindOf(int seat) const;

    Host& m_host;
    const Chooser m_chooser;
    const Runner m_runner;
    double m_patience = 1;
    int m_lastMover = -1;
    TurnPace m_pace;
    std::array<Player, core::maxSeats> m_players;
    Mailbox m_answers;
    SideThread m_head; // waits for the last thought before the cards that it reads go
};

} // namespace sandglass::app
