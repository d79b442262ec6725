// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/good_ideas.h"

#include "bots/bots.h"
#include "games/reasons.h"

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

Telling tellingOf(const bots::Reason& reason, std::string_view game)
{
    const Statement said = statementOf(reason, game);
    return {said.section, said.kind, said.word, said.values, {}};
}

/// However slow the machine is, nobody waits longer for an idea.
constexpr std::chrono::milliseconds longestThought{1500};

Idea ideaOf(const bots::Counsel& counsel, std::string_view game)
{
    using std::chrono::steady_clock;
    const auto end = steady_clock::now() + longestThought;
    const auto advice = counsel([end] { return steady_clock::now() >= end; });
    if (!advice)
        return {};
    // What speaks most for it is all that fits a rail.
    Idea idea{QString::fromStdString(advice->action), tellingOf(advice->reasons[0], game), {}};
    // The first thing that happens by it is the deed itself; whose it is everybody knows.
    if (!advice->brings.empty())
        idea.things = thingsOf(telling(advice->brings.front()));
    idea.things.removeIf([](const ThingName& thing) { return thing.domain == "seat"_L1; });
    return idea;
}

} // namespace

QString Idea::in(const SeatHands* hands, const Catalogue* words, const QStringList& names) const
{
    const QList<Move> moves = hands && words ? hands->moves() : QList<Move>{};
    const auto move = std::ranges::find(moves, action, &Move::text);
    if (move == moves.end())
        return {};
    QString what = hands->offerOf(*move).meaning(words, names).section(u'\n', 0, 0);
    if (what.endsWith(u'.'))
        what.chop(1);
    return words->textWith(u"play.advice.idea"_s, {{u"what"_s, what}, {u"why"_s, reason.in(words, names)}});
}

GoodIdeas::GoodIdeas(QObject* parent)
    : QObject(parent)
    , m_runner([this](const Thought& thought, const Done& done) {
        m_head.ask([this, thought, done] { m_answers.post([done, idea = thought()] { done(idea); }); });
    })
{
}

void GoodIdeas::setHost(Host* host)
{
    if (host == m_host)
        return;
    if (m_host)
        disconnect(m_host, nullptr, this, nullptr);
    m_host = host;
    m_ideas.clear();
    if (host) {
        m_ideas.resize(host->seats());
        for (const auto happened : {&Host::changed, &Host::woke, &Host::peopleChanged})
            connect(host, happened, this, &GoodIdeas::lookAtAll);
    }
    Q_EMIT hostChanged();
    Q_EMIT ideasChanged();
    lookAtAll();
}

void GoodIdeas::setSeats(const QList<int>& seats)
{
    if (seats == m_seats)
        return;
    m_seats = seats;
    Q_EMIT seatsChanged();
    lookAtAll();
}

void GoodIdeas::lookAtAll()
{
    for (int seat = 0; seat < m_ideas.size(); ++seat)
        look(seat);
}

void GoodIdeas::look(int seat)
{
    const bool wanted = m_seats.contains(seat) && mayAct(seat);
    if (!wanted || !isPossible(seat, m_ideas[seat]))
        have(seat, {});
    Mind& mind = m_minds[static_cast<std::size_t>(seat)];
    mind.again = mind.thinking && wanted;
    if (!wanted || mind.thinking)
        return;
    const bots::Counsel counsel =
        bots::prepareAdvice(m_host->session(), {.seat = core::seatAt(seat), .now = m_host->now()});
    if (!counsel)
        return;
    mind.thinking = true;
    m_runner([counsel, game = std::string(m_host->session().game())] { return ideaOf(counsel, game); },
        [me = QPointer(this), host = m_host, seat](const Idea& idea) {
            if (!me || me->m_host != host)
                return;
            Mind& thinker = me->m_minds[static_cast<std::size_t>(seat)];
            thinker.thinking = false;
            if (std::exchange(thinker.again, false))
                return me->look(seat);
            if (me->m_seats.contains(seat) && me->isPossible(seat, idea))
                me->have(seat, idea);
        });
}

void GoodIdeas::have(int seat, const Idea& idea)
{
    if (m_ideas[seat] == idea)
        return;
    m_ideas[seat] = idea;
    Q_EMIT ideasChanged();
}

/// What waits for the disk is not told yet, and nobody gets ideas about it.
bool GoodIdeas::mayAct(int seat) const
{
    return m_host && !m_host->isOver() && !m_host->isUntold() && !m_host->legal(seat).isEmpty();
}

bool GoodIdeas::isPossible(int seat, const Idea& idea) const
{
    return m_host && m_host->legal(seat).contains(idea.action);
}

} // namespace sandglass::app
