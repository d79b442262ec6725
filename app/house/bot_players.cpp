// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "house/bot_players.h"

#include <QtCore/QJsonObject>
#include <QtCore/QPointer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

/// So much of its pause a level spends on thinking, that the pause itself be always the same. Measured thoughts are far
/// shorter, even where two cores do other things.
constexpr std::array<core::Millis, bots::levelWords.size()> timeToThink{50, 150, 400};

} // namespace

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
    connect(&m_host, &Host::accepted, this, [this](quint64, int seat) {
        m_lastMover = seat;
        if (!mindOf(seat)) // an opponent's was noted when it was made
            m_pace.note(seat, m_host.now(), m_host.now());
    });
    connect(&m_host, &Host::changed, this, &BotPlayers::everybodyLooksSoon);
    connect(&m_host, &Host::woke, this, &BotPlayers::everybodyLooksSoon);
    connect(&m_host, &Host::peopleChanged, this, &BotPlayers::everybodyLooksSoon);
    connect(&m_host, &Host::opponentRefused, this, [this](int seat, const QString& action, const QString& why) {
        qWarning("the opponent at seat %d may not '%s': %s", seat, qPrintable(action), qPrintable(why));
        lookSoon(seat);
    });
    connect(&m_host, &Host::reminded, this, &BotPlayers::onReminded);
    connect(&m_host, &Host::shownUntilChanged, this, &BotPlayers::remind);
    connect(&m_host, &Host::hurried, this, &BotPlayers::hurry);
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

/// Who is about to look or to move anyway does not put it off, and who is thinking looks again afterwards.
void BotPlayers::lookSoon(int seat)
{
    const auto mind = mindOf(seat);
    Player& player = m_players[seat];
    if (!mind) {
        player.lookAt.reset();
        player.meant.clear();
        return;
    }
    player.lookAgain = player.thinking;
    if (player.thinking || !player.meant.empty() || m_host.isOver())
        return;
    // Whose turn it is not begins to look when it comes: the pause before it is always a whole one.
    if (m_host.session().legal(core::seatAt(seat), m_host.now()).empty())
        player.lookAt.reset();
    else if (!player.lookAt)
        planLook(seat, *mind);
}

void BotPlayers::planLook(int seat, const bots::Mind& mind)
{
    Player& player = m_players[seat];
    const core::Millis wait = pauseOf(seat, mind);
    player.moveAt = m_host.now() + wait;
    player.lookAt = player.moveAt - std::min(wait, timeToThink[static_cast<std::size_t>(mind.level)]);
    remind();
}

void BotPlayers::lookNow(int seat, core::Millis delay)
{
    Player& player = m_players[seat];
    player.moveAt = m_host.now() + delay;
    player.lookAt = player.moveAt;
    remind();
}

core::Millis BotPlayers::pauseOf(int seat, const bots::Mind& mind) const
{
    const core::Millis now = m_host.now();
    const bool goesOn = seat == m_lastMover && aloneCanAct(seat);
    const core::Millis usual = goesOn ? bots::breath(mind, now) : bots::thought(mind, now);
    const auto pause = static_cast<core::Millis>(static_cast<double>(usual) * m_patience / m_host.haste());
    return goesOn ? std::min(pause, m_pace.stepTime(now, m_host.haste())) : pause;
}

/// Everybody waits for this seat. Whose turn it is everybody sees, so it tells nothing.
bool BotPlayers::aloneCanAct(int seat) const
{
    const core::Millis now = m_host.now();
    for (int other = 0; other < m_host.seats(); ++other)
        if (other != seat && !m_host.session().legal(core::seatAt(other), now).empty())
            return false;
    return true;
}

/// Not before everybody has seen what happened last.
core::Millis BotPlayers::dueAt(const Player& player) const
{
    return std::max(player.moveAt, m_host.shownUntil());
}

void BotPlayers::hurry()
{
    const auto sooner = [&](core::Millis& time) {
        time -= static_cast<core::Millis>(
            static_cast<double>(std::max<core::Millis>(0, time - m_host.now())) * (1 - 1 / m_host.haste()));
    };
    for (Player& player : m_players) {
        sooner(player.moveAt);
        if (player.lookAt)
            sooner(*player.lookAt);
    }
    remind();
}

void BotPlayers::remind()
{
    std::optional<core::Millis> next;
    for (const Player& player : m_players) {
        if (player.lookAt && !player.thinking)
            next = std::min(next.value_or(*player.lookAt), *player.lookAt);
        if (!player.meant.empty())
            next = std::min(next.value_or(dueAt(player)), dueAt(player));
    }
    m_host.remindAt(next);
}

void BotPlayers::onReminded()
{
    for (int seat = 0; seat < m_host.seats(); ++seat) {
        Player& player = m_players[seat];
        if (!player.meant.empty() && dueAt(player) <= m_host.now())
            move(seat);
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
    m_players[seat].about = m_host.session().hash();
    const auto isPerson = [](const QJsonValue& person) { return person["bot"_L1].toString().isEmpty(); };
    const Thought thought = m_chooser(m_host.session(),
        {seat, *mind, std::max<core::Millis>(m_host.now(), m_players[seat].moveAt),
            std::ranges::any_of(std::as_const(m_host).people(), isPerson)});
    m_runner(thought, [me = QPointer(this), seat](const std::string& action) {
        if (me)
            me->answer(seat, action);
    });
}

void BotPlayers::answer(int seat, const std::string& action)
{
    Player& player = m_players[seat];
    player.thinking = false;
    const bool again = std::exchange(player.lookAgain, false);
    // The person may have come back while it thought.
    if (mindOf(seat)) {
        player.meant = action;
        if (action.empty() && again)
            lookSoon(seat);
        else if (!action.empty() && dueAt(player) <= m_host.now())
            move(seat);
    }
    remind();
}

/// What was thought about another state is thought about once more: others have moved since, or are about to, or the
/// sand has run. Who comes to the same conclusion again is asked no third time: it errs.
void BotPlayers::move(int seat)
{
    constexpr core::Millis blink = 20;
    Player& player = m_players[seat];
    const std::string action = std::exchange(player.meant, {});
    if (m_host.isOver() || !mindOf(seat))
        return;
    const bool elsewhere = m_host.paused() || m_host.isBusy() || m_host.session().hash() != player.about;
    const bool late = !elsewhere && !player.doubted
        && !std::ranges::contains(m_host.session().legal(core::seatAt(seat), m_host.now()), action);
    player.doubted = late;
    if (elsewhere || late) {
        lookNow(seat, m_host.isBusy() ? blink : 0);
        return;
    }
    m_lastMover = seat;
    m_pace.note(seat, m_host.now(), m_host.shownUntil());
    m_host.submitAsOpponent(seat, QString::fromStdString(action));
    lookSoon(seat);
}

} // namespace sandglass::app
