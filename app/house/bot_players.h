// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/mind.h"
#include "host/host.h"
#include "host/side_thread.h"

#include <QtCore/QObject>

#include <array>
#include <functional>
#include <map>
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

/// By the game's id.
using Choosers = std::map<std::string, Chooser, std::less<>>;

/// The opponents of a match. Each looks at the table, thinks, and moves through the host as a person does, at a
/// person's pace: by the match's own clock, so a pause stops them too. Which seats they play is what the match's people
/// say.
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
        bool thinking = false;
    };

    void lookSoon(int seat);
    void everybodyLooksSoon();
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
    std::array<Player, core::maxSeats> m_players;
    Mailbox m_answers;
    SideThread m_head; // waits for the last thought before the cards that it reads go
};

} // namespace sandglass::app
