// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene.h"

#include "viceroy/auction.h"
#include "viceroy/development.h"
#include "viceroy/endgame.h"
#include "viceroy/gems.h"
#include "viceroy/hands.h"
#include "viceroy/pyramid.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

#include <algorithm>

namespace sandglass::test {

using namespace viceroy;
using core::seatAt;

namespace {

template <std::size_t N>
int wordAt(const std::array<std::string_view, N>& words, std::string_view word)
{
    const auto found = std::ranges::find(words, word);
    if (found == words.end())
        qFatal("no such word: %s", std::string(word).c_str());
    return static_cast<int>(found - words.begin());
}

Colour colourOf(const char* colour)
{
    return static_cast<Colour>(wordAt(colourWords, colour));
}

template <class Deck>
void removeFrom(Deck& deck, CardIndex card)
{
    if (const int at = deck.find(card); at >= 0)
        deck.take(at);
}

} // namespace

Scene::Scene(std::initializer_list<const char*> firstCards, int virtuals, core::Seed seed)
    : cards(viceroyCards())
{
    state = viceroy::setup(cards, {static_cast<int>(firstCards.size()), virtuals}, seed).value();
    for (int i = 0; i < state.seats; ++i) {
        Player& one = state.players[static_cast<std::size_t>(i)];
        answered(state, seatAt(i));
        state.discard = state.discard | one.hand;
        one.hand = {};
        one.handCharacters = one.handLaws = 0;
        for (std::size_t colour = 0; colour < colourCount; ++colour)
            state.reserve[colour] = static_cast<std::uint8_t>(state.reserve[colour] + one.gems[colour]);
        one.gems = {};
    }
    int seat = 0;
    for (const char* first : firstCards)
        lay(seat++, first, 1, 0);
}

CardIndex Scene::card(const char* id) const
{
    const int number = cards.number("card", id);
    if (number < 0)
        qFatal("no such card: %s", id);
    return static_cast<CardIndex>(number);
}

CardIndex Scene::pull(const char* id)
{
    const CardIndex wanted = card(id);
    removeFrom(state.large, wanted);
    removeFrom(state.small, wanted);
    removeFrom(state.laws, wanted);
    state.discard.remove(wanted);
    for (auto& piles : state.display)
        std::ranges::replace(piles, wanted, noCard);
    for (Player& one : state.players)
        if (one.hand.has(wanted))
            removeFromHand(one, wanted);
    return wanted;
}

Scene& Scene::hand(int seat, std::initializer_list<const char*> ids)
{
    for (const char* id : ids)
        addToHand(player(state, seatAt(seat)), pull(id));
    return *this;
}

Scene& Scene::gems(int seat, int blue, int red, int green, int yellow)
{
    Gems& gems = player(state, seatAt(seat)).gems;
    const std::array<int, colourCount> wanted{blue, red, green, yellow};
    for (std::size_t colour = 0; colour < colourCount; ++colour) {
        state.reserve[colour] = static_cast<std::uint8_t>(state.reserve[colour] + gems[colour] - wanted[colour]);
        gems[colour] = static_cast<std::uint8_t>(wanted[colour]);
    }
    return *this;
}

Scene& Scene::attacks(int seat, int count)
{
    player(state, seatAt(seat)).attacks = static_cast<std::uint8_t>(count);
    return *this;
}

Scene& Scene::lay(int seat, const char* id, int level, int column)
{
    put(state, seatAt(seat), pull(id), level, column);
    return *this;
}

Scene& Scene::tuck(const char* id, const char* host)
{
    state.host[pull(id)] = static_cast<CardIndex>(card(host) + 1);
    return *this;
}

Scene& Scene::token(int seat, const char* id, const char* word, int count)
{
    Events events;
    Turn turn{cards, state, events};
    const auto token = static_cast<Token>(wordAt(tokenWords, word));
    for (int i = 0; i < count; ++i) {
        addToken(turn, seatAt(seat), card(id), token);
        if (isInfinite(token))
            --state.reserve[at(infiniteColour(token))];
    }
    return *this;
}

Scene& Scene::show(const char* colour, const char* pile, const char* id)
{
    const CardIndex shown = pull(id);
    state.display[at(colourOf(colour))][static_cast<std::size_t>(wordAt(pileWords, pile))] = shown;
    return *this;
}

Scene& Scene::reserve(int blue, int red, int green, int yellow)
{
    const std::array<int, colourCount> wanted{blue, red, green, yellow};
    for (std::size_t colour = 0; colour < colourCount; ++colour) {
        Gems& surplus = state.hoards[0].gems;
        surplus[colour] = static_cast<std::uint8_t>(surplus[colour] + state.reserve[colour] - wanted[colour]);
        state.reserve[colour] = static_cast<std::uint8_t>(wanted[colour]);
    }
    const Player& last = state.players[state.seats - 1u];
    state.hoards[0].card = last.pyramid.laid.lowest();
    return *this;
}

Scene& Scene::large(std::initializer_list<const char*> fromTop)
{
    for (const auto* id = fromTop.end(); id != fromTop.begin();)
        state.large.push(pull(*--id));
    return *this;
}

Scene& Scene::small(std::initializer_list<const char*> fromTop)
{
    while (!state.small.empty())
        state.discard.add(state.small.pop());
    for (const auto* id = fromTop.end(); id != fromTop.begin();)
        state.small.push(pull(*--id));
    return *this;
}

Scene& Scene::laws(std::initializer_list<const char*> fromTop)
{
    while (!state.laws.empty())
        state.discard.add(state.laws.pop());
    for (const auto* id = fromTop.end(); id != fromTop.begin();)
        state.laws.push(pull(*--id));
    return *this;
}

Scene& Scene::round(int number)
{
    state.round = static_cast<std::uint8_t>(number);
    return *this;
}

void Scene::begin(void (*beginning)(Turn&))
{
    Events events;
    Turn turn{cards, state, events};
    beginning(turn);
    check("the beginning");
}

Scene& Scene::auction()
{
    --state.round;
    begin(beginAuction);
    return *this;
}

Scene& Scene::development()
{
    begin(beginDevelopment);
    return *this;
}

Scene& Scene::end()
{
    for (int i = 0; i < state.seats; ++i) // whatever was going on
        answered(state, seatAt(i));
    begin(beginEnd);
    return *this;
}

void Scene::check(const char* after) const
{
    const auto wrong = invariants(cards, state);
    // A scene that ends without anybody having to decide is checked by its test.
    if (wrong && !wrong->starts_with("nobody has to decide"))
        QTest::qFail((std::string("after ") + after + ": " + *wrong).c_str(), __FILE__, __LINE__);
}

QStringList Scene::play(int seat, const char* action)
{
    const auto parsed = core::parse<Verb>(verbs, action, cards);
    if (!parsed) {
        QTest::qFail((std::string(action) + ": " + parsed.error()).c_str(), __FILE__, __LINE__);
        return {};
    }
    const Actions listed = viceroy::legal(cards, state, seatAt(seat));
    const auto result = viceroy::apply(cards, state, {seatAt(seat), 0, *parsed});
    if (!result) {
        const std::string why = core::text<Refusal>(refusals, result.error(), cards);
        QTest::qFail((std::string(action) + " was refused: " + why).c_str(), __FILE__, __LINE__);
        return {};
    }
    if (!listed.contains(*parsed))
        QTest::qFail((std::string(action) + " was not listed").c_str(), __FILE__, __LINE__);
    check(action);
    QStringList told;
    for (const Event& event : *result)
        told << QString::fromStdString(core::text<EventKind>(viceroy::events, event, cards));
    return told;
}

QStringList Scene::allPass()
{
    QStringList told;
    for (int i = 0; i < state.seats; ++i)
        if (asked(i) == "play" || asked(i) == "bid")
            told += play(i, "pass");
    return told;
}

QString Scene::refused(int seat, const char* action)
{
    const auto parsed = core::parse<Verb>(verbs, action, cards);
    if (!parsed) {
        QTest::qFail((std::string(action) + ": " + parsed.error()).c_str(), __FILE__, __LINE__);
        return {};
    }
    const State before = state;
    const bool listed = viceroy::legal(cards, state, seatAt(seat)).contains(*parsed);
    const auto result = viceroy::apply(cards, state, {seatAt(seat), 0, *parsed});
    if (result)
        return {};
    if (listed || !core::sameBytes(state, before))
        QTest::qFail("a refused action was listed, or changed something", __FILE__, __LINE__);
    return QString::fromStdString(core::text<Refusal>(refusals, result.error(), cards));
}

QStringList Scene::legal(int seat) const
{
    QStringList listed;
    for (const Action& action : viceroy::legal(cards, state, seatAt(seat)))
        listed << QString::fromStdString(core::text<Verb>(verbs, action, cards));
    return listed;
}

QString Scene::asked(int seat) const
{
    const std::string_view word = askWords[static_cast<std::size_t>(player(state, seatAt(seat)).decision.ask)];
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

int Scene::gem(int seat, const char* colour) const
{
    return player(state, seatAt(seat)).gems[at(colourOf(colour))];
}

int Scene::inReserve(const char* colour) const
{
    return state.reserve[at(colourOf(colour))];
}

bool Scene::holds(int seat, const char* id) const
{
    return player(state, seatAt(seat)).hand.has(card(id));
}

bool Scene::lies(int seat, const char* id, int level, int column) const
{
    return cardAt(player(state, seatAt(seat)).pyramid, level, column) == card(id);
}

QStringList Scene::tokens(const char* id) const
{
    QStringList found;
    for (const Token token : state.tokens[card(id)])
        found << QString::fromStdString(std::string(tokenWords[static_cast<std::size_t>(token)]));
    found.sort();
    return found;
}

QString Scene::hostOf(const char* id) const
{
    const int host = state.host[card(id)];
    return host ? QString::fromStdString(cards.ids[static_cast<std::size_t>(host - 1)]) : QString();
}

QString Scene::displayed(const char* colour, const char* pile) const
{
    const CardIndex shown = state.display[at(colourOf(colour))][static_cast<std::size_t>(wordAt(pileWords, pile))];
    return shown == noCard ? QString() : QString::fromStdString(cards.ids[shown]);
}

bool Scene::discarded(const char* id) const
{
    return state.discard.has(card(id));
}

ScoreSheet Scene::score(int seat) const
{
    return scoreOf(cards, state, seatAt(seat));
}

int Scene::step(int seat, ScoreStep step) const
{
    return score(seat).steps[static_cast<std::size_t>(step)];
}

QStringList only(const QStringList& events, const char* word)
{
    return events.filter(QRegularExpression("^" + QRegularExpression::escape(QLatin1String(word)) + "( |$)"));
}

} // namespace sandglass::test
