// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/list.h"
#include "core/random.h"
#include "viceroy/tokens.h"

#include <type_traits>

namespace sandglass::viceroy {

enum class Phase : std::uint8_t {
    FirstCard, ///< sealed: which of the two dealt characters begins the pyramid
    StartRewards,
    Bidding, ///< sealed
    Settling,
    Picking, ///< sealed: which card to play
    Playing,
    Recolouring,
    Finished,
};
inline constexpr std::array<std::string_view, 8> phaseWords{
    "firstCard", "startRewards", "bidding", "settling", "picking", "playing", "recolouring", "finished"};

/// All choose at once, and nothing shows before all have chosen.
constexpr bool isSealing(Phase phase)
{
    return phase == Phase::FirstCard || phase == Phase::Bidding || phase == Phase::Picking;
}

/// One seat after another acts, and the one that acts is asked.
constexpr bool isActing(Phase phase)
{
    return phase == Phase::StartRewards || phase == Phase::Settling || phase == Phase::Playing;
}

/// What a seat is asked. Everybody may know what a rival is asked: it never depends on what is hidden.
enum class Ask : std::uint8_t {
    Nothing,
    FirstCard,
    KeepCard, ///< which of the other three stays in the hand
    Bid,
    AttackCard, ///< any card of the display
    WonCard, ///< one of two cards; colour
    FaceVirtual, ///< the card above, or on to the next round; colour
    Propose, ///< colour, partner
    Answer, ///< colour, partner, the pile that the partner wants
    LastAnswer, ///< the same, after a counter-proposal
    StrayCard, ///< a virtual opponent's colour has no card: which card leaves
    TakeGem, ///< how many are still due
    Draw,
    Archive, ///< the card that was taken
    Play,
    Place,
    Discount, ///< colour, price of that colour
    FifthLevel,
    LawOption,
    InfiniteColour,
    OwnGem, ///< colour; the reserve has none: take one's own?
    ReplaceTarget,
    DoubleTarget,
    FreeTarget,
    BarterCard,
    BarterToken,
    BarterTheirCard,
    BarterTheirToken,
    BarterGem,
    SummonsCard,
    ReturnLaw,
    TuckHand,
    StoreGem,
    Recolour,
};
inline constexpr int askCount = 34;
inline constexpr std::array<std::string_view, askCount> askWords{"nothing", "firstCard", "keepCard", "bid",
    "attackCard", "wonCard", "faceVirtual", "propose", "answer", "lastAnswer", "strayCard", "takeGem", "draw",
    "archive", "play", "place", "discount", "fifthLevel", "lawOption", "infiniteColour", "ownGem", "replaceTarget",
    "doubleTarget", "freeTarget", "barterCard", "barterToken", "barterTheirCard", "barterTheirToken", "barterGem",
    "summonsCard", "returnLaw", "tuckHand", "storeGem", "recolour"};

/// The one pending decision of a seat; what a, b and c are stands beside the Ask.
struct Decision {
    Ask ask = Ask::Nothing;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t c = 0;

    bool operator==(const Decision&) const = default;
};

/// A pyramid of power. The card on level L in column c rests on the cards c and c + 1 of the level below; the first
/// card of all lies in column 0, so columns may be negative. Columns wrap at 64: no pyramid is ever that wide.
struct Pyramid {
    CardMask laid{}; ///< the cards that lie in it, not those tucked under them
    std::array<std::uint64_t, levelCount> rows{}; ///< which columns are taken, bit (column & 63)
    std::array<std::array<CardIndex, 64>, levelCount> cells{}; ///< only where the row's bit is set
    Gems infinite{}; ///< infinite gems on its cards
    std::int8_t left = 0; ///< the ends of the first level; right < left: empty
    std::int8_t right = -1;
    std::uint8_t attacks = 0; ///< attack tokens that lie on cards (laws put them there)
    std::uint8_t height = 0; ///< the topmost level
};

/// What belongs to one seat. Hand, gems and attack tokens are behind the screen.
struct Player {
    CardMask hand{};
    Pyramid pyramid{};
    Gems gems{};
    Gems infiniteUsed{}; ///< in this development phase
    Decision decision{};
    std::uint8_t attacks = 0;
    std::uint8_t handCharacters = 0; ///< how many cards are in the hand is for everybody to see
    std::uint8_t handLaws = 0;
    std::uint8_t sealed = 0xFF; ///< a bid, a card, sealedPass, or notSealed; in a view: sealedUnknown
};

inline constexpr std::uint8_t notSealed = 0xFF;
inline constexpr std::uint8_t sealedUnknown = 0xFE;
inline constexpr std::uint8_t sealedPass = 0xFD;
inline constexpr std::uint8_t bidAttack = 4; ///< bids below are colours
inline constexpr std::uint8_t unknownAmount = 0xFF; ///< in a view: gems and attack tokens behind a rival's screen
inline constexpr std::uint8_t nobody = 0xFF;

/// How far the settling of an auction round, or of a played card, has come.
enum class Step : std::uint8_t {
    None,
    Attacks,
    Colours,
    Strays,
    Passes,
    Place,
    Discount,
    Lay,
    Reward,
    Law,
    Return,
    Barter,
    Double,
};
inline constexpr std::array<std::string_view, 13> stepWords{"none", "attacks", "colours", "strays", "passes", "place",
    "discount", "lay", "reward", "law", "return", "barter", "double"};

inline constexpr std::uint8_t noOption = 0xFF;
inline constexpr std::uint8_t noToken = 0xFF; ///< of a barter, once the card is chosen: the token is not yet

/// What the acting seat is in the middle of: a card being played, or gems and cards that are due to it.
struct Play {
    CardIndex card = noCard;
    std::uint8_t level = 0;
    std::int8_t column = 0;
    Step step = Step::None;
    std::uint8_t cursor = 0; ///< the colour in settling and discounts, the symbol in a row, the token to double
    std::uint8_t row = 0; ///< the row of rewards in hand, from 0
    std::uint8_t lastRow = 0; ///< of a card whose tokens are doubled: how many there were
    std::uint8_t option = noOption; ///< of a law, once chosen
    Gems discount{};
    std::uint8_t gemsDue = 0;
    std::uint8_t drawsDue = 0;
    std::uint8_t onlyLaws = 0; ///< the draws are from the law deck
    std::uint8_t returnsDue = 0;
    CardIndex ownCard = noCard; ///< a barter, or the card whose tokens are doubled
    std::uint8_t ownToken = 0;
    CardIndex theirCard = noCard;
    std::uint8_t theirToken = 0;
};

using TokensOnCard = core::List<Token, 7>;

/// Gems that lie on a law. There may be two such laws: the one that stores gems, and the one that has taken its place
/// together with what lay on it, when the first was played again.
struct Hoard {
    CardIndex card = noCard;
    Gems gems{};
};

/// The whole of a game of Viceroy.
struct State {
    core::Random random{};
    std::array<Player, seatCount> players{};
    CardMask discard{};
    std::uint32_t barrier = 0; ///< counts what undo must not reach behind

    // By card.
    std::array<TokensOnCard, cardCount> tokens{};
    std::array<CardIndex, cardCount> host{}; ///< of a tucked card: the card above it, plus one; 0 else
    std::array<std::uint8_t, cardCount> level{}; ///< of a card that lies in a pyramid; 0 else
    std::array<std::int8_t, cardCount> column{};
    std::array<std::uint8_t, cardCount> painted{}; ///< the colour, plus one, that the circle below was given; 0: none

    core::List<CardIndex, 48> large{}; ///< the last is the top
    core::List<CardIndex, 14> small{};
    core::List<CardIndex, 24> laws{};
    std::array<std::array<CardIndex, 2>, colourCount> display{}; ///< by colour and pile
    Gems reserve{};
    Gems box{}; ///< unused gems: what virtual opponents draw from
    std::array<Hoard, 2> hoards{};

    Phase phase = Phase::FirstCard;
    std::uint8_t seats = 0;
    std::uint8_t virtuals = 0;
    std::uint8_t round = 0; ///< from 1
    std::uint8_t subround = 0; ///< of the auction or the development, from 1
    std::uint8_t actor = nobody; ///< who acts now, where seats act one after another
    std::uint8_t pending = 0; ///< seats with a decision, one bit each
    std::uint8_t inPhase = 0; ///< seats still in this auction or development phase
    std::uint8_t queue = 0; ///< seats that still have their turn in the current step
    std::uint8_t passers = 0; ///< seats that take gems at the end of this auction round
    std::uint8_t skipping = 0; ///< seats that will not take part in the next auction
    std::uint8_t virtualsIn = 0; ///< virtual opponents still in the auction, one bit each
    std::uint8_t strays = 0; ///< virtual opponents whose colour had no card
    std::array<std::uint8_t, virtualCount> virtualBids{}; ///< while a round is settled
    Play play{};
    std::uint8_t fourCharacters = 0; ///< Options
    std::uint8_t cardsForGems = 0;
    std::uint8_t won = 0; ///< seats that have won a card in this auction
    std::uint8_t away = 0; ///< seats that a law keeps away from this auction
    std::array<CardIndex, seatCount> kept{noCard, noCard, noCard, noCard}; ///< where four are dealt: which one stays
    std::array<std::uint8_t, 5> reserved{};
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 6 * 1024);

/// How many characters a seat is dealt, of which two stay with it.
inline int charactersDealt(const State& state)
{
    return state.fourCharacters ? 4 : startCharacters;
}

inline Player& player(State& state, Seat seat)
{
    return state.players[static_cast<std::size_t>(seat)];
}
inline const Player& player(const State& state, Seat seat)
{
    return state.players[static_cast<std::size_t>(seat)];
}
inline CardIndex& displayed(State& state, Colour colour, Pile pile)
{
    return state.display[at(colour)][static_cast<std::size_t>(pile)];
}
inline CardIndex displayed(const State& state, Colour colour, Pile pile)
{
    return state.display[at(colour)][static_cast<std::size_t>(pile)];
}

} // namespace sandglass::viceroy
