// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/setup.h"

#include "viceroy/auction.h"
#include "viceroy/hands.h"
#include "viceroy/pyramid.h"
#include "viceroy/rewards.h"

namespace sandglass::viceroy {

using core::index;
using core::say;
using core::seatAt;

std::optional<core::Problem> problemOf(const Options& options)
{
    if (options.seats < 1 || options.seats > seatCount)
        return core::Problem{"", "", "seats", "expected 1 to 4"};
    if (options.virtuals < 0 || options.seats + options.virtuals > seatCount)
        return core::Problem{"", "", "virtuals", "with the seats, at most four play"};
    if (options.seats == 1 && options.virtuals == 0)
        return core::Problem{"", "", "virtuals", "who plays alone needs a virtual opponent"};
    return std::nullopt;
}

namespace {

using core::Problem;

State emptyTable(const CardSet& cards, const Options& options, core::Seed seed)
{
    State state;
    state.random = core::Random(seed);
    state.seats = static_cast<std::uint8_t>(options.seats);
    state.virtuals = static_cast<std::uint8_t>(options.virtuals);
    for (auto& piles : state.display)
        piles.fill(noCard);
    const int inPlay = cards.rules.gemsOfEachColorForEachSeat * options.seats;
    state.reserve.fill(static_cast<std::uint8_t>(inPlay));
    state.box.fill(static_cast<std::uint8_t>(cards.rules.gemsOfEachColor - inPlay));
    return state;
}

/// Rulebook: two of each colour, of which two, drawn blindly, go back.
Gems startGems(const CardSet& cards, core::Random& random)
{
    Gems gems{};
    gems.fill(cards.rules.startGemsOfEachColor);
    for (int returned = 0; returned < cards.rules.startGemsReturned; ++returned) {
        auto which = random.below(static_cast<std::uint32_t>(total(gems)));
        std::size_t color = 0;
        while (which >= gems[color])
            which -= gems[color++];
        --gems[color];
    }
    return gems;
}

std::optional<Problem> dealGems(const CardSet& cards, State& state, const Wishes& wishes)
{
    for (std::size_t i = 0; i < state.seats; ++i) {
        Player& one = state.players[i];
        const Gems dealt = startGems(cards, state.random);
        one.gems = wishes.seats[i].gems.value_or(dealt);
        one.attacks = static_cast<std::uint8_t>(wishes.seats[i].attacks);
        if (!covers(state.reserve, one.gems))
            return Problem{"", "", "seats.gems", "the reserve has fewer"};
        for (std::size_t color = 0; color < colorCount; ++color)
            state.reserve[color] = static_cast<std::uint8_t>(state.reserve[color] - one.gems[color]);
    }
    return std::nullopt;
}

/// The cards that nobody wished for, shuffled; those that somebody did come from their wishes.
class Dealer {
public:
    Dealer(core::Random& random, int first, int last)
    {
        for (int card = first; card < last; ++card)
            m_rest.push_back(static_cast<CardIndex>(card));
        random.shuffle(m_rest);
    }

    /// Sets the wished-for cards aside; false if one of them is not there (any more).
    bool reserve(const std::vector<CardIndex>& wished)
    {
        for (const CardIndex card : wished)
            if (std::erase(m_rest, card) != 1)
                return false;
        return true;
    }

    /// The next card of a row: the one wished for, else the next of the rest.
    CardIndex deal(const std::vector<CardIndex>& wished, std::size_t position)
    {
        return position < wished.size() ? wished[position] : m_rest[m_next++];
    }

    std::size_t left() const { return m_rest.size() - m_next; }

private:
    std::vector<CardIndex> m_rest;
    std::size_t m_next = 0;
};

/// Decks have their top at the end.
template <class Deck>
void dealDeck(Deck& deck, Dealer& dealer, const std::vector<CardIndex>& wished, std::size_t size)
{
    std::vector<CardIndex> fromTop;
    for (std::size_t i = 0; i < size; ++i)
        fromTop.push_back(dealer.deal(wished, i));
    for (auto card = fromTop.rbegin(); card != fromTop.rend(); ++card)
        deck.push(*card);
}

} // namespace

std::expected<State, Problem> setup(const CardSet& cards, const Options& options, core::Seed seed, const Wishes& wishes)
{
    if (auto problem = problemOf(options))
        return std::unexpected(*problem);
    State state = emptyTable(cards, options, seed);
    if (auto problem = dealGems(cards, state, wishes))
        return std::unexpected(*problem);

    const Rules& rules = cards.rules;
    const auto smallSize = static_cast<std::size_t>(characterCount - rules.largeDeck - 2 * options.seats);
    const auto lawsLeft = static_cast<std::size_t>(cardCount - characterCount - rules.startLaws * options.seats);
    if (wishes.large.size() > rules.largeDeck || wishes.small.size() > smallSize || wishes.laws.size() > lawsLeft)
        return std::unexpected(Problem{"", "", "decks", "a deck has fewer cards than were named for it"});
    Dealer characters(state.random, 0, characterCount);
    Dealer laws(state.random, characterCount, cardCount);
    bool all = characters.reserve(wishes.large) && characters.reserve(wishes.small) && laws.reserve(wishes.laws);
    for (const Wishes::ForSeat& seat : wishes.seats)
        all = all && characters.reserve(seat.characters) && laws.reserve(seat.laws);
    if (!all)
        return std::unexpected(Problem{"", "", "cards", "a card was named twice, or is of the wrong kind"});

    for (std::size_t i = 0; i < state.seats; ++i) {
        const Wishes::ForSeat& wished = wishes.seats[i];
        if (wished.characters.size() > 2 || wished.laws.size() > rules.startLaws)
            return std::unexpected(Problem{"", "", "seats", "a seat is dealt two characters and three laws"});
        for (std::size_t card = 0; card < 2; ++card)
            addToHand(state.players[i], characters.deal(wished.characters, card));
        for (std::size_t law = 0; law < rules.startLaws; ++law)
            addToHand(state.players[i], laws.deal(wished.laws, law));
    }
    dealDeck(state.large, characters, wishes.large, rules.largeDeck);
    dealDeck(state.small, characters, wishes.small, smallSize);
    dealDeck(state.laws, laws, wishes.laws, lawsLeft);
    for (int i = 0; i < options.seats; ++i)
        ask(state, seatAt(i), Ask::FirstCard);
    return state;
}

Verdict layFirstCard(Turn& turn, Seat seat, CardIndex card)
{
    // A law is refused like any card that is not there: the laws of the hand are still face down.
    if (isLaw(card) || !player(turn.state, seat).hand.has(card))
        return say(Refusal::NotInHand, card);
    seal(turn, seat, card);
    return accepted;
}

void revealFirstCards(Turn& turn)
{
    State& state = turn.state;
    raiseBarrier(state);
    state.phase = Phase::StartRewards;
    state.queue = allSeats(state);
    for (int i = 0; i < state.seats; ++i) {
        Player& one = state.players[static_cast<std::size_t>(i)];
        const CardIndex card = std::exchange(one.sealed, notSealed);
        removeFromHand(one, card);
        put(state, seatAt(i), card, 1, 0);
        turn.tell(EventKind::FirstCardLaid, i, card);
    }
    fillDisplay(turn);
    for (int i = 0; i < state.seats; ++i)
        turn.tell(EventKind::LawsDealt, i, turn.cards.rules.startLaws);
}

void payFirstReward(Turn& turn)
{
    State& state = turn.state;
    if (state.play.step == Step::Reward)
        return serveReward(turn);
    if (state.queue == 0)
        return beginAuction(turn);
    const Seat seat = lowestInPyramids(state, state.queue);
    state.queue &= static_cast<std::uint8_t>(~seatBit(seat));
    letAct(state, seat);
    state.play = {};
    state.play.card = player(state, seat).pyramid.laid.lowest();
    state.play.level = 1;
    beginRewards(state, 0, 0);
}

} // namespace sandglass::viceroy
