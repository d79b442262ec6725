// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/cards.h"

#include "core/fields.h"

#include <algorithm>
#include <set>

namespace sandglass::viceroy {

namespace {

using core::Fields;
using core::Problems;

constexpr std::array<std::string_view, 10> rewardWords{
    "gems", "points", "cards", "science", "magic", "defense", "attack", "magicBonus", "circleBonus", "infinite"};
constexpr std::array<std::string_view, 5> rewardColours{"blue", "red", "green", "yellow", "any"};
constexpr std::array<std::string_view, 11> effectWords{"none", "replaceCard", "doubleTokens", "barter", "summons",
    "reviseCode", "chooseOne", "tuckHand", "tuckFree", "storeGems", "archive"};
constexpr std::array<std::string_view, 8> countWords{"nothing", "pyramidCards", "cardsTuckedHere", "level", "sets",
    "gemsHere", "circlesAndInfinite", "adjacentCharacters"};
constexpr std::array<std::string_view, 3> certaintyWords{"read", "partlyRead", "inferred"};
constexpr std::array<std::string_view, 2> nameWords{"printed", "coined"};

std::uint8_t byte(int number)
{
    return static_cast<std::uint8_t>(number);
}

Colour readColour(Fields& fields, std::string_view field)
{
    return static_cast<Colour>(fields.word(field, colourWords));
}

/// A token of a value must exist: there is no token of nine points.
Token tokenOf(Fields& fields, int found)
{
    if (found < 0)
        fields.problem("amount", "there is no token of that value");
    return static_cast<Token>(std::max(found, 0));
}

Reward readReward(Fields& fields)
{
    const std::string_view kind = rewardWords[static_cast<std::size_t>(fields.word("kind", rewardWords))];
    const int amount = fields.number("amount", 1, 15);
    const bool coloured = kind == "circleBonus" || kind == "infinite";
    const int colour = coloured ? fields.word("colour", rewardColours) : 0;
    const auto token = [&](Token one) { return Reward{RewardKind::Token, byte(amount), one, 0}; };
    if (kind == "gems" || kind == "cards" || kind == "attack")
        return {kind == "gems"    ? RewardKind::AnyGems
                : kind == "cards" ? RewardKind::Cards
                                  : RewardKind::Attack,
            byte(amount), Token{}, 0};
    if (kind == "infinite")
        return {RewardKind::Infinite, 1, Token{}, byte(colour)};
    if (kind == "science" || kind == "magic" || kind == "defense")
        return token(kind == "science" ? Token::Science : kind == "magic" ? Token::Magic : Token::Defense);
    int found = -1;
    if (kind == "points")
        found = tokenWith(Token::Points2, pointValues, amount);
    else if (kind == "magicBonus")
        found = tokenWith(Token::MagicBonus2, magicBonusValues, amount);
    else if (colour != anyColour)
        found = tokenWith(
            static_cast<Token>(static_cast<int>(Token::CircleBonusBlue2) + 2 * colour), circleBonusValues, amount);
    return {RewardKind::Token, 1, tokenOf(fields, found), 0};
}

Rewards readRewards(Fields& fields)
{
    Rewards rewards;
    fields.each("reward", [&](Fields& reward) {
        const Reward read = readReward(reward);
        if (rewards.full())
            reward.problem("", "a row has at most three rewards");
        else
            rewards.push(read);
    });
    if (rewards.empty())
        fields.problem("reward", "is empty");
    return rewards;
}

/// What both kinds of card have. Answers the card's index, or -1 where its number is no good.
int readFace(Fields& fields, CardSet& set, std::set<int>& seen, int first, int last)
{
    const std::string id = fields.text("id");
    const int number = fields.number("number", first, last);
    fields.word("numberIs", certaintyWords);
    Card& card = set.cards[static_cast<std::size_t>(number - 1)];
    card.topLeft = readColour(fields, "topLeft");
    card.topRight = readColour(fields, "topRight");
    card.bottom = readColour(fields, "bottom");
    if (!seen.insert(number).second) {
        fields.problem("number", "another card has this number");
        return -1;
    }
    if (id.empty() || std::ranges::find(set.ids, id) != set.ids.end())
        fields.problem("id", "must be there and be unique");
    set.ids[static_cast<std::size_t>(number - 1)] = id;
    return number - 1;
}

void readCharacter(Fields& fields, CardSet& set, std::set<int>& seen)
{
    const int index = readFace(fields, set, seen, 1, characterCount);
    std::vector<Row> rows;
    fields.each("rows", [&](Fields& row) { rows.push_back({readColour(row, "cost"), readRewards(row)}); });
    if (rows.size() != 4)
        return fields.problem("rows", "expected four rows, from the first level up");
    if (index < 0)
        return;
    std::ranges::copy(rows, set.cards[static_cast<std::size_t>(index)].rows.begin());
    Gems price{};
    for (std::size_t level = 0; level < levelCount; ++level) {
        // Rulebook: the fifth level costs all four rows and the gem of the top row once more.
        ++price[at(rows[std::min<std::size_t>(level, 3)].cost)];
        set.price[static_cast<std::size_t>(index)][level] = price;
    }
}

void readLaw(Fields& fields, CardSet& set, std::set<int>& seen)
{
    const int index = readFace(fields, set, seen, characterCount + 1, cardCount);
    fields.word("nameIs", nameWords);
    Card law{};
    law.effect = static_cast<LawEffect>(fields.word("effect", effectWords));
    law.amount = byte(fields.numberOr("amount", 0, 0, 16));
    law.draws = byte(fields.numberOr("draw", 0, 0, 3));
    fields.objectIfAny("end", [&](Fields& end) {
        law.count = static_cast<EndCount>(end.word("count", countWords));
        law.points = byte(end.number("points", 1, 15));
    });
    if (fields.has("options"))
        fields.each("options", [&](Fields& option) {
            const LawOption read{static_cast<Option>(option.word("option", optionWords)), readRewards(option)};
            if (law.options.full())
                option.problem("", "a law has at most three options");
            else
                law.options.push(read);
        });
    if ((law.effect == LawEffect::ChooseOne) == law.options.empty())
        fields.problem("options", "belong to the effect chooseOne, and only to it");
    if (index < 0)
        return;
    Card& card = set.cards[static_cast<std::size_t>(index)];
    law.topLeft = card.topLeft;
    law.topRight = card.topRight;
    law.bottom = card.bottom;
    card = law;
    if (law.effect == LawEffect::Archive)
        set.archives.add(index);
}

void readRules(Fields& fields, Rules& rules)
{
    rules.gemsOfEachColour = byte(fields.number("gemsOfEachColour", 1, 60));
    rules.gemsOfEachColourForEachSeat = byte(fields.number("gemsOfEachColourForEachSeat", 1, 15));
    rules.startGemsOfEachColour = byte(fields.number("startGemsOfEachColour", 1, 15));
    rules.startGemsReturned = byte(fields.number("startGemsReturned", 0, 4));
    rules.largeDeck = byte(fields.number("largeDeck", 4, 48));
    rules.startLaws = byte(fields.number("startLaws", 0, 6));
    rules.rounds = byte(fields.number("rounds", 1, 12));
    rules.auctionRounds = byte(fields.number("auctionRounds", 1, 9));
    rules.developmentRounds = byte(fields.number("developmentRounds", 1, 3));
    rules.passGems = byte(fields.number("passGems", 0, 15));
    rules.fifthLevelPoints = byte(fields.number("fifthLevelPoints", 1, 15));
    rules.setPoints = byte(fields.number("setPoints", 0, 60));
    rules.attackPenalty = byte(fields.number("attackPenalty", 0, 60));
    fields.each("tokens", [&](Fields& token) {
        const int which = token.word("token", tokenWords);
        rules.tokens[static_cast<std::size_t>(which)] = byte(token.number("count", 1, 99));
    });
    if (4 * rules.gemsOfEachColourForEachSeat > rules.gemsOfEachColour)
        fields.problem("gemsOfEachColourForEachSeat", "four seats need more gems than there are");
    if (rules.startGemsOfEachColour > rules.gemsOfEachColourForEachSeat)
        fields.problem("startGemsOfEachColour", "the reserve has fewer for each seat");
    if (rules.largeDeck != 4 * rules.rounds)
        fields.problem("largeDeck", "every round takes four cards from it");
    if (tokenWith(Token::Points2, pointValues, rules.fifthLevelPoints) < 0)
        fields.problem("fifthLevelPoints", "there is no token of that value");
}

} // namespace

std::string_view CardSet::word(std::string_view domain, int number) const
{
    return domain == "card" && number >= 0 && number < cardCount
        ? std::string_view(ids[static_cast<std::size_t>(number)])
        : std::string_view{};
}

int CardSet::number(std::string_view domain, std::string_view word) const
{
    const auto found = std::ranges::find(ids, word);
    return domain != "card" || found == ids.end() ? -1 : static_cast<int>(found - ids.begin());
}

std::expected<CardSet, core::Problems> load(const core::DataFiles& files)
{
    CardSet set;
    Problems problems;
    std::set<int> seen;
    core::readFile(files, "characters.json", problems, [&](Fields& file) {
        file.each("characters", [&](Fields& card) { readCharacter(card, set, seen); });
        if (seen.size() != characterCount)
            file.problem("characters", "expected 64 of them, found " + std::to_string(seen.size()));
    });
    core::readFile(files, "laws.json", problems, [&](Fields& file) {
        file.each("laws", [&](Fields& card) { readLaw(card, set, seen); });
        if (seen.size() != cardCount)
            file.problem(
                "laws", "expected 24 of them, found " + std::to_string(static_cast<int>(seen.size()) - characterCount));
    });
    core::readFile(files, "rules.json", problems, [&](Fields& file) { readRules(file, set.rules); });
    if (!problems.empty())
        return std::unexpected(problems);
    return set;
}

core::Hash fingerprint(const CardSet& cards)
{
    core::Hash hash = core::hashOf(cards.cards);
    for (const std::string& id : cards.ids)
        hash = core::hashText(id, hash);
    return core::hashBytes(std::as_bytes(std::span(&cards.rules, 1)), hash);
}

} // namespace sandglass::viceroy
