// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal_games.h"

#include "bots/bots.h"
#include "card_files.h"
#include "coins_shelf.h"
#include "pendulum/game.h"
#include "tiletum/game.h"
#include "viceroy/game.h"

#include <algorithm>
#include <vector>

namespace sandglass::test {

app::Shelves journalGames()
{
    app::Shelves shelves;
    shelves.games.push_back(std::make_unique<core::ShelfOf<coins::Game>>(coins::CardSet{}));
    const auto add = [&](auto&& shelf) {
        if (shelf)
            shelves.games.push_back(*std::move(shelf));
    };
    add(core::shelfOf<pendulum::Game>(test::cardFiles("pendulum")));
    add(core::shelfOf<viceroy::Game>(test::cardFiles("viceroy")));
    add(core::shelfOf<tiletum::Game>(test::cardFiles("tiletum")));
    return shelves;
}

core::Opening journalOpening(std::string_view game, core::Seed seed)
{
    return {game == "pendulum" ? R"({"seats":3,"untimed":[1,2,3,4]})" : R"({"seats":3})", seed};
}

std::optional<TextPlayer::Move> TextPlayer::choose(const core::Session& session, core::Millis now)
{
    while (!session.isOver()) {
        const int first = static_cast<int>(m_random.below(static_cast<std::uint32_t>(session.seats())));
        for (int i = 0; i < session.seats(); ++i) {
            const int seat = (first + i) % session.seats();
            if (const auto action = actionOf(session, seat, now))
                return Move{seat, now, *action};
        }
        const auto wake = session.wakeTime(now);
        if (!wake || *wake <= now)
            return std::nullopt;
        now = *wake;
    }
    return std::nullopt;
}

std::optional<std::string> TextPlayer::actionOf(const core::Session& session, int seat, core::Millis now)
{
    if (m_manner == Manner::Bots)
        return bots::chooseAction(
            session, core::seatAt(seat), now, {bots::Level::Easy, static_cast<std::uint32_t>(seat)});
    const auto actions = session.legal(core::seatAt(seat), now);
    if (actions.empty())
        return std::nullopt;
    return actions[m_random.below(static_cast<std::uint32_t>(actions.size()))];
}

std::optional<int> playAtRandom(core::Session& session, core::Seed seed)
{
    TextPlayer player(seed);
    core::Millis now = 0;
    int moves = 0;
    for (; !session.isOver(); ++moves) {
        const auto move = player.choose(session, now);
        if (!move)
            return std::nullopt;
        (void)session.submit(core::seatAt(move->seat), move->time, move->action);
        now = move->time + player.random().below(4000);
    }
    return moves;
}

std::optional<int> playAsOpponents(core::Session& session, bots::Level level)
{
    std::vector<core::Millis> next(static_cast<std::size_t>(session.seats()), 0);
    int moves = 0;
    constexpr core::Millis longest = 12 * 60 * 60 * 1000;
    while (!session.isOver()) {
        const auto soonest = std::ranges::min_element(next);
        const core::Millis now = *soonest;
        if (now > longest)
            return std::nullopt;
        const auto number = static_cast<int>(soonest - next.begin());
        const bots::Mind mind{level, static_cast<std::uint32_t>(number)};
        const auto action = bots::chooseAction(session, core::seatAt(number), now, mind);
        if (action && !session.submit(core::seatAt(number), now, *action).value().refusal)
            ++moves;
        *soonest = now + bots::thought(mind, now);
    }
    return moves;
}

std::unique_ptr<core::Session> playedMatch(const core::Shelf& shelf, core::Seed seed, int moves)
{
    auto session = *shelf.open(journalOpening(shelf.game(), seed));
    session->note("match played-" + std::to_string(seed));
    session->note(R"(seats [{"name":"Ada"},{"name":"Bořek"},{"name":"Jan"}])");
    TextPlayer player(seed);
    core::Millis now = 0;
    for (int i = 0; i < moves; ++i) {
        const auto move = player.choose(*session, now);
        if (!move)
            break;
        (void)session->submit(core::seatAt(move->seat), move->time, move->action);
        now = move->time + player.random().below(400);
    }
    return session;
}

} // namespace sandglass::test
