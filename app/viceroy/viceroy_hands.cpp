// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do at a seat of Viceroy.
#include "viceroy/viceroy_advice.h"
#include "viceroy/viceroy_faces.h"
#include "viceroy/viceroy_seat.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

/// Refusals that tell what lies behind the screen, or what was tried there.
constexpr std::array<QStringView, 17> secretRefusals{u"cannotPay", u"noGemOfColour", u"noAttackToken",
    u"noCardAtColour", u"displayEmpty", u"notInHand", u"noGemForInfinite", u"noGemAtAll", u"tooManyInfinite",
    u"tooFewInfinite", u"tooFewGems", u"noCharacter", u"notALaw", u"beginsPyramid", u"notTheTakenCard",
    u"infiniteIsNoBid", u"infiniteSpent"};

/// What happens to the card when it is touched again.
Telling warningOf(const QString& decision)
{
    if (decision == u"replaceTarget")
        return toTell(u"viceroy.again.replaceTarget"_s);
    if (decision == u"doubleTarget")
        return toTell(u"viceroy.again.doubleTarget"_s);
    return decision == u"freeTarget" ? toTell(u"viceroy.again.freeTarget"_s) : Telling{};
}

} // namespace

ViceroySeat::ViceroySeat(int index, QObject* parent)
    : SeatHands(index, parent)
{
}

Telling ViceroySeat::aloud(const Telling& why) const
{
    const bool hidden = std::ranges::find(secretRefusals, why.word) != secretRefusals.end();
    if (!hidden)
        return why;
    return isSecret() ? Telling{} : toTell(u"viceroy.hint.notSo"_s);
}

void ViceroySeat::shuffle()
{
    m_random.shuffle(m_cells);
    m_random.shuffle(m_fan);
    Q_EMIT shuffled();
    Q_EMIT fanChanged();
}

/// Cards keep their places behind an open screen; new ones come last. What was shown lies before everybody.
void ViceroySeat::readFan()
{
    QList<int> numbers;
    for (const ViceroyCard& card : std::as_const(m_own.hand))
        if (card.number != m_stand.shown.number)
            numbers.append(card.number);
    if (decision() == u"play" && !m_own.gems.isEmpty())
        numbers.append(passing);
    QList<int> fan = m_fan;
    fan.removeIf([&](int number) { return !numbers.contains(number); });
    for (const int number : std::as_const(numbers))
        if (!fan.contains(number))
            fan.append(number);
    if (!numbers.contains(m_lifted))
        lift(-1);
    if (changed(m_fan, fan))
        Q_EMIT fanChanged();
}

void ViceroySeat::lift(int number)
{
    if (changed(m_lifted, number))
        Q_EMIT liftedChanged();
}

void ViceroySeat::mean(int card)
{
    if (changed(m_meant, card))
        Q_EMIT meantChanged();
}

bool ViceroySeat::owns(int card) const
{
    return std::ranges::contains(m_pyramid.tiles, card, [](const ViceroyTile& tile) { return tile.card.number; });
}

void ViceroySeat::setGhost(int place)
{
    if (!changed(m_ghost, place))
        return;
    Q_EMIT ghostChanged();
    Q_EMIT priceChanged();
}

Tallies ViceroySeat::price() const
{
    const Tallies cost = m_places.value(m_ghost).cost;
    Tallies infinite;
    Tallies gems;
    for (int colour = 0; colour < viceroy::colourCount; ++colour) {
        const auto count = [&](const QString& icon) {
            const auto found = std::ranges::find(cost, icon, &Tally::icon);
            return found == cost.end() ? 0 : found->count;
        };
        const int held = m_held[static_cast<std::size_t>(colour)];
        if (const int used = count(infiniteIcon(colour)) - held; used > 0)
            infinite.append({infiniteIcon(colour), used});
        if (const int paid = count(gemIcon(colour)) + held; paid > 0)
            gems.append({gemIcon(colour), paid});
    }
    return infinite + gems;
}

void ViceroySeat::holdBack(const QString& icon)
{
    for (int colour = 0; colour < viceroy::colourCount; ++colour) {
        int& held = m_held[static_cast<std::size_t>(colour)];
        if (icon == infiniteIcon(colour))
            ++held;
        else if (icon == gemIcon(colour) && held > 0)
            --held;
    }
    Q_EMIT priceChanged();
}

/// The price was shown with its infinite gems when the place was chosen: they are used, but for those held back.
void ViceroySeat::payWithInfinite(int colour)
{
    const int most = m_own.plates.last().move.first;
    const int used = most - m_held[static_cast<std::size_t>(colour)];
    const auto found = std::ranges::find(m_own.plates, used, [](const Offer& plate) { return plate.move.first; });
    // Asked for even where the gems do not suffice: the refusal says so behind the screen, and there it is chosen anew.
    const QString text = found == m_own.plates.end() ? plain(u"discount"_s, {used}) : found->text();
    m_laying = found != m_own.plates.end();
    QMetaObject::invokeMethod(this, [this, text] { answer(text); }, Qt::QueuedConnection);
}

void ViceroySeat::tapCell(int cell)
{
    constexpr int pass = 5;
    if (decision() == u"bid") {
        if (cell == pass)
            ask(u"pass"_s);
        else
            ask(u"bid"_s, cell);
        return;
    }
    if ((decision() == u"storeGem" || decision() == u"barterGem") && cell < 4)
        ask(u"give"_s, cell);
}

/// What is done with a card of the hand when this question is asked.
QString ViceroySeat::cardVerb() const
{
    constexpr std::array<std::pair<QStringView, QStringView>, 5> verbs{{{u"firstCard", u"lay"}, {u"keepCard", u"keep"},
        {u"play", u"play"}, {u"returnLaw", u"return"}, {u"tuckHand", u"tuck"}}};
    for (const auto& [question, verb] : verbs)
        if (decision() == question)
            return verb.toString();
    return {};
}

void ViceroySeat::tapCard(int number)
{
    if (m_lifted == number)
        chooseCard(number);
    else
        lift(number);
}

void ViceroySeat::chooseCard(int number)
{
    const QString verb = cardVerb();
    lift(-1);
    if (verb.isEmpty())
        return;
    if (number == passing)
        ask(u"pass"_s);
    else
        ask(verb, number);
}

void ViceroySeat::tryPlace(int place)
{
    m_held = {};
    setGhost(place < m_places.size() ? place : -1);
    forgetRefusal();
}

void ViceroySeat::tapPlace(int place)
{
    if (m_ghost == place)
        lay();
    else
        tryPlace(place);
}

QString ViceroySeat::spokenPlace(int place, const Catalogue* words) const
{
    if (place < 0 || place >= m_places.size())
        return {};
    const ViceroyPlace& there = m_places[place];
    const auto before = std::ranges::count_if(
        m_places, [&](const ViceroyPlace& other) { return other.level == there.level && other.column < there.column; });
    const QString where = words->textWith(
        u"viceroy.place.spoken"_s, {{u"level"_s, there.level}, {u"place"_s, static_cast<int>(before) + 1}});
    const QString trade = tradeInWords(*words, u"viceroy"_s, there.cost, there.reward);
    return trade.isEmpty() ? where : where + u": "_s + trade;
}

void ViceroySeat::lay()
{
    if (m_meant >= 0) {
        tapTile(m_meant);
        return;
    }
    // Whoever waits for the turn may try, and no more.
    if (m_ghost < 0 || m_ghost >= m_places.size() || decision() != u"place")
        return;
    const ViceroyPlace place = m_places[m_ghost];
    m_laying = true;
    setGhost(-1);
    // A column may be below zero, which elsewhere fits any.
    attempt(
        [&](const Move& move) {
            return move.verb == u"place" && move.first == place.level && move.second == place.column;
        },
        plain(u"place"_s, {place.level, place.column}));
}

void ViceroySeat::tapTile(int card)
{
    if (const Telling warning = warningOf(decision()); m_meant != card && !warning.isEmpty()) {
        mean(card);
        inform(warning);
        return;
    }
    if (decision() != u"recolour") {
        mean(-1);
        forgetNotice();
        ask(u"target"_s, card);
        return;
    }
    const auto found =
        std::ranges::find(m_pyramid.tiles, card, [](const ViceroyTile& tile) { return tile.card.number; });
    if (found == m_pyramid.tiles.end())
        return;
    const int level = found->level;
    const int column = found->column;
    attempt([&](const Move& move) { return move.verb == u"recolour" && move.first == level && move.second == column; },
        plain(u"recolour"_s, {level, column, found->card.bottom}));
}

void ViceroySeat::recolour(int level, int column, int colour)
{
    attempt(
        [&](const Move& move) {
            return move.verb == u"recolour" && move.first == level && move.second == column
                && (colour < 0 || move.third == colour);
        },
        plain(u"recolour"_s, {level, column, std::max(0, colour)}));
}

void ViceroySeat::hear(const QList<Telling>& events)
{
    if (const Telling news = viceroyNews(events, index()); !news.isEmpty())
        inform(news);
    // Somebody else barters for a token here, and pays.
    for (const Telling& event : events) {
        const bool taken = event.word == u"tokenMoved" && owns(event.thing(u"from"_s).number)
            && !owns(event.thing(u"to"_s).number) && !isActing();
        if (taken || (event.word == u"gemGiven" && event.thing(u"rival"_s).number == index()))
            inform(event);
    }
}

void ViceroySeat::takeBack()
{
    if (may(u"unseal"_s))
        ask(u"unseal"_s);
    else
        undo();
}

void ViceroySeat::takeCard(int colour, int pile)
{
    const bool division = decision() == u"propose" || decision() == u"answer" || decision() == u"lastAnswer";
    if (division && may(u"propose"_s, pile))
        ask(u"propose"_s, pile);
    else if (division)
        ask(u"accept"_s);
    else
        ask(decision() == u"strayCard" ? u"discard"_s : u"take"_s, colour, pile);
}

void ViceroySeat::letGo()
{
    SeatHands::letGo();
    lift(-1);
    setGhost(-1);
    mean(-1);
    m_laying = false;
}

} // namespace sandglass::app
