// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "house/bot_players.h"

#include <QtCore/QJsonObject>
#include <QtCore/QPointer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace sandglass::app {

void BotPlayers::runHere(const Thought& thought, const Done& done)
{
    done(thought());
}

BotPlayers::BotPlayers(Host& host, Chooser chooser, Runner runner, QObject* parent)
    : QObject(parent)
    , m_host(host)
    , m_chooser(std::move(chooser))
    , m_runner(runner ? std::move(runner) : [this](const Thought& thought, const Done& done) {
        // What comes of it is looked at on the interface's thread, as everything of a match is.
        m_head.ask([this, thought, done] { m_answers.post([done, action = thought()] { done(action); }); });
    })
{
    connect(&m_host, &Host::changed, this, &BotPlayers::everybodyLooksSoon);
    connect(&m_host, &Host::woke, this, &BotPlayers::everybodyLooksSoon);
    connect(&m_host, &Host::peopleChanged, this, &BotPlayers::everybodyLooksSoon);
    connect(&m_host, &Host::refused, this, [this](quint64, int seat) { lookSoon(seat); });
    connect(&m_host, &Host::reminded, this, &BotPlayers::onReminded);
    everybodyLooksSoon();
}

/// Each seat plays in a manner of its own. A level that nobody knows plays as most do.
std::optional<bots::Mind> BotPlayers::mindOf(int seat) const
{
    const std::string level = m_host.people().at(seat)["bot"_L1].toString().toStdString();
    if (level.empty())
        return std::nullopt;
    const auto word = std::ranges::find(bots::levelWords, level);
    const bool known = word != bots::levelWords.end();
    return bots::Mind{known ? static_cast<bots::Level>(word - bots::levelWords.begin()) : bots::Level::Normal,
        static_cast<std::uint32_t>(seat)};
}

void BotPlayers::everybodyLooksSoon()
{
    for (int seat = 0; seat < m_host.seats(); ++seat)
        lookSoon(seat);
}

/// Who is about to look anyway does not put it off, and who is thinking looks again afterwards.
void BotPlayers::lookSoon(int seat)
{
    const auto mind = mindOf(seat);
    Player& player = m_players[seat];
    if (!mind) {
        player.lookAt.reset();
        return;
    }
    if (player.lookAt || m_host.isOver())
        return;
    const core::Millis now = m_host.now();
    player.lookAt = now + static_cast<core::Millis>(static_cast<double>(bots::thought(*mind, now)) * m_patience);
    remind();
}

void BotPlayers::remind()
{
    std::optional<core::Millis> next;
    for (const Player& player : m_players)
        if (player.lookAt && !player.thinking)
            next = std::min(next.value_or(*player.lookAt), *player.lookAt);
    m_host.remindAt(next);
}

void BotPlayers::onReminded()
{
    for (int seat = 0; seat < m_host.seats(); ++seat) {
        Player& player = m_players[seat];
        if (player.thinking || !player.lookAt || *player.lookAt > m_host.now())
            continue;
        player.lookAt.reset();
        think(seat);
    }
    remind();
}

void BotPlayers::think(int seat)
{
    const auto mind = mindOf(seat);
    if (!mind || m_host.isOver())
        return;
    m_players[seat].thinking = true;
    const auto isPerson = [](const QJsonValue& person) { return person["bot"_L1].toString().isEmpty(); };
    const Thought thought = m_chooser(
        m_host.session(), {seat, *mind, m_host.now(), std::ranges::any_of(std::as_const(m_host).people(), isPerson)});
    m_runner(thought, [me = QPointer(this), seat](const std::string& action) {
        if (me)
            me->answer(seat, action);
    });
}

void BotPlayers::answer(int seat, const std::string& action)
{
    m_players[seat].thinking = false;
    // The person may have come back while it thought.
    if (!action.empty() && mindOf(seat)) {
        m_host.submit(seat, QString::fromStdString(action));
        lookSoon(seat);
    }
    remind();
}

} // namespace sandglass::app
