// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/cards.h"

#include "core/fields.h"

#include <set>

namespace sandglass::pendulum {

using core::Fields;
using core::Problems;

namespace {

constexpr int mostOfAStock = 99;

Purse readStocks(Fields& fields)
{
    Purse purse{};
    for (int i = 0; i < stockCount; ++i)
        purse[i] = static_cast<std::int16_t>(fields.numberOr(stockWords[i], 0, 0, mostOfAStock));
    return purse;
}

Cost readCost(Fields& fields)
{
    return {readStocks(fields), static_cast<std::int16_t>(fields.numberOr("anyResource", 0, 0, 30))};
}

Reward readReward(Fields& fields)
{
    const auto small = [&fields](std::string_view field) {
        return static_cast<std::uint8_t>(fields.numberOr(field, 0, 0, 10));
    };
    Reward reward{.stocks = readStocks(fields)};
    reward.anyResource = small("anyResource");
    reward.anyPoint = small("anyPoint");
    reward.onOneTrack = small("onOneTrack");
    reward.provinces = small("provinces");
    reward.retrieveWorker = small("retrieveWorker");
    reward.hireWorker = small("hireWorker");
    reward.provinceLimit = small("provinceLimit");
    reward.recoverAll = fields.flagOr("recoverAll", false);
    reward.recoverOne = fields.flagOr("recoverOne", false);
    const int colour = fields.wordOr("production", -1, colourWords);
    reward.production = static_cast<std::uint8_t>(colour < 0 ? 0 : 1 << colour);
    return reward;
}

void readCard(Fields& fields, Card& card)
{
    card.id = fields.text("id");
    fields.objectIfAny("cost", [&](Fields& cost) { card.cost = readCost(cost); });
    fields.objectIfAny("reward", [&](Fields& reward) { card.reward = readReward(reward); });
    card.special = static_cast<Special>(fields.wordOr("special", 0, specialWords));
    card.certainty = static_cast<Certainty>(fields.wordOr("certainty", 0, certaintyWords));
}

/// Hands out the places of a fixed array, one a card, and complains about too many, too few, or twice the same id.
class Places {
public:
    Places(Fields& file, int count)
        : m_file(file)
        , m_count(count)
    {
    }
    int next(Fields& card)
    {
        if (m_used == m_count)
            card.problem("", "there are more than " + std::to_string(m_count) + " cards");
        if (card.has("id") && !m_ids.insert(card.card()).second)
            card.problem("id", "another card has the same");
        return m_used < m_count ? m_used++ : -1;
    }
    void finish()
    {
        if (m_used < m_count)
            m_file.problem("", "expected " + std::to_string(m_count) + " cards, found " + std::to_string(m_used));
    }

private:
    Fields& m_file;
    int m_count;
    int m_used = 0;
    std::set<std::string> m_ids;
};

BoardRow readRow(Fields& fields)
{
    BoardRow row;
    row.blocks = fields.flagOr("blocks", false);
    fields.each("boxes", [&](Fields& item) {
        if (row.boxes == maxFrames)
            return item.problem("", "a row has at most four boxes");
        Box& box = row.box[row.boxes++];
        item.object("cost", [&](Fields& cost) { box.cost = readCost(cost); });
        item.object("reward", [&](Fields& reward) { box.reward = readReward(reward); });
    });
    fields.each("frames", [&](Fields& item) {
        if (row.frames == maxFrames)
            return item.problem("", "a row has at most four frames");
        std::uint8_t& serves = row.serves[row.frames++];
        for (const int box : item.numbers("boxes", 1, row.boxes))
            serves = static_cast<std::uint8_t>(serves | 1 << (box - 1));
    });
    return row;
}

void readSide(Fields& fields, Board& board)
{
    board.id = fields.text("id");
    const std::vector<int> points = fields.numbers("points", 0, 3);
    for (std::size_t place = 0; place < std::min(points.size(), board.points.size()); ++place)
        board.points[place] = static_cast<std::uint8_t>(points[place]);
    fields.each("rows", [&](Fields& item) {
        const int at = item.word("id", rowWords);
        board.rows[at] = readRow(item);
        const std::uint32_t frames = ((1u << board.rows[at].frames) - 1) << (at * 4);
        board.frameMask |= frames;
        if (board.rows[at].blocks)
            board.blockMask |= frames;
    });
    for (int at = 0; at < rowCount; ++at)
        if (board.rows[at].frames == 0)
            fields.problem("rows", std::string(rowWords[at]) + " is missing");
}

void readBoard(Fields& file, CardSet& cards)
{
    file.object("timers", [&](Fields& timers) {
        for (int area = 0; area < areaCount; ++area)
            cards.sand[area] = 1000 * timers.number(areaWords[area], 1, 3600);
    });
    Places steps(file, trackSteps);
    file.each("timerTrack", [&](Fields& item) {
        const int step = steps.next(item);
        for (const int area : item.words("flip", areaWords))
            if (step >= 0)
                cards.timerTrack[step] = static_cast<std::uint8_t>(cards.timerTrack[step] | 1 << area);
    });
    steps.finish();
    file.object("council", [&](Fields& council) {
        council.object("always", [&](Fields& reward) { cards.alwaysThere = readReward(reward); });
    });
    file.object("neutral", [&](Fields& neutral) {
        cards.neutralVotes = static_cast<std::uint8_t>(neutral.number("votes", 0, 20));
        for (const int at : neutral.words("frames", std::span(spotWords).first(spot::onBoard)))
            cards.neutralFrames |= 1u << spot::frameBit(at);
    });
    Places sides(file, 2);
    file.each("sides", [&](Fields& item) {
        if (const int side = sides.next(item); side >= 0)
            readSide(item, cards.boards[side]);
    });
    sides.finish();
}

void readMat(Fields& fields, Mat& mat)
{
    constexpr std::array<std::string_view, 2> sides{"basic", "advanced"};
    mat.id = fields.text("id");
    mat.noble = fields.text("noble");
    mat.advanced = fields.word("side", sides) == 1;
    fields.text("symbol"); // printed on the mat and on the backs of its cards; pictures need it, rules do not
    fields.object("start", [&](Fields& start) { mat.start = readStocks(start); });
    fields.object("columns", [&](Fields& columns) {
        for (int track = 0; track < trackCount; ++track)
            mat.column[track] = static_cast<std::uint8_t>(columns.number(trackWords[track], 0, 13));
    });
    fields.object("production", [&](Fields& production) {
        for (int colour = 0; colour < colourCount; ++colour)
            production.object(
                colourWords[colour], [&](Fields& reward) { mat.production[colour] = readReward(reward); });
    });
    fields.object("recover", [&](Fields& cost) { mat.recover = readCost(cost); });
}

void readMats(Fields& file, CardSet& cards)
{
    cards.scrollColumn = static_cast<std::uint8_t>(file.number("scrollColumn", 1, 50));
    cards.lastColumn = static_cast<std::uint8_t>(file.number("lastColumn", 1, 50));
    cards.resourceLimit = static_cast<std::uint8_t>(file.number("resourceLimit", 1, 50));
    cards.workerLimit = static_cast<std::uint8_t>(file.number("workerLimit", 2, workerCount));
    Places places(file, matCount);
    file.each("mats", [&](Fields& item) {
        const int at = places.next(item);
        if (at < 0)
            return;
        readMat(item, cards.mats[at]);
        if (cards.mats[at].id != characterWords[at])
            item.problem("id", "expected " + std::string(characterWords[at]) + " here");
    });
    places.finish();
}

void readStratagems(Fields& file, CardSet& cards)
{
    Places places(file, ownStratagems);
    file.each("cards", [&](Fields& item) {
        const int at = places.next(item);
        const std::string mat = item.text("mat");
        if (at < 0)
            return;
        // Four a mat, in the mats' order: the number of a card says whose it is.
        if (mat != cards.mats[at / stratagemsAMat].id)
            item.problem("mat", "expected " + cards.mats[at / stratagemsAMat].id + " here, found " + mat);
        readCard(item, cards.own[at]);
    });
    places.finish();
}

void readCouncil(Fields& file, CardSet& cards)
{
    Places places(file, councilCards);
    file.each("cards", [&](Fields& item) {
        const auto kind = static_cast<CouncilKind>(item.word("kind", councilKindWords));
        const int at = places.next(item);
        if (at < 0)
            return;
        if ((kind == CouncilKind::Final) != (at >= normalRewards))
            item.problem("kind", "the last five cards, and only they, are final");
        cards.council[at].kind = kind;
        readCard(item, cards.council[at]);
    });
    places.finish();
}

void readProvinces(Fields& file, CardSet& cards)
{
    Places places(file, provinceCount);
    file.each("cards", [&](Fields& item) {
        const int at = places.next(item);
        if (at < 0)
            return;
        Province& province = cards.provinces[at];
        province.id = item.text("id");
        province.background = item.text("background");
        for (int colour = 0; colour < colourCount; ++colour)
            item.object(colourWords[colour], [&](Fields& icon) { province.yields[colour] = readStocks(icon); });
    });
    places.finish();
}

void readAchievements(Fields& file, CardSet& cards)
{
    Places places(file, achievementCount);
    file.each("cards", [&](Fields& item) {
        const int at = places.next(item);
        if (at < 0)
            return;
        Achievement& achievement = cards.achievements[at];
        achievement.id = item.text("id");
        item.object("requirement", [&](Fields& cost) { achievement.requirement = readCost(cost); });
        item.object("reward", [&](Fields& reward) { achievement.reward = readReward(reward); });
    });
    places.finish();
}

void sortPowers(CardSet& cards)
{
    for (int at = 0; at < ownStratagems; ++at) {
        Mat& mat = cards.mats[at / stratagemsAMat];
        const std::uint32_t bit = 1u << at % stratagemsAMat;
        const Special special = cards.own[at].special;
        if (special == Special::Neighbour || special == Special::Repeat)
            mat.extraCards |= bit;
        if (special == Special::Rush)
            mat.rushCards |= bit;
        if (special == Special::AchieveTwice)
            mat.twiceCards |= bit;
        if (cards.own[at].reward.recoverOne)
            mat.recallCards |= bit;
    }
    for (int at = 0; at < normalRewards; ++at)
        if (cards.council[at].special == Special::WaiveGold)
            cards.waiveCards |= 1u << (stratagemsAMat + at);
    for (Mat& mat : cards.mats)
        mat.partnerCards = mat.extraCards | mat.rushCards | mat.twiceCards | cards.waiveCards;
}

} // namespace

std::expected<CardSet, Problems> load(const core::DataFiles& files)
{
    CardSet cards;
    Problems problems;
    using Read = void (*)(Fields&, CardSet&);
    constexpr std::array<Read, dataFiles.size()> readers{
        readBoard, readMats, readStratagems, readCouncil, readProvinces, readAchievements};
    for (std::size_t i = 0; i < dataFiles.size(); ++i) {
        readFile(files, dataFiles[i], problems, [&](Fields& file) { readers[i](file, cards); });
        if (const core::DataFile* file = find(files, dataFiles[i]))
            cards.hash = core::hashText(file->text, cards.hash);
    }
    if (!problems.empty())
        return std::unexpected(std::move(problems));
    sortPowers(cards);
    return cards;
}

core::Hash fingerprint(const CardSet& cards)
{
    return cards.hash;
}

namespace {

template <class Visit>
void withCards(const CardSet& cards, std::string_view domain, Visit&& visit)
{
    if (domain == domain::stratagem.name)
        visit(ownStratagems + normalRewards, [&](int at) -> std::string_view { return cards.stratagem(at).id; });
    else if (domain == domain::province.name)
        visit(provinceCount, [&](int at) -> std::string_view { return cards.provinces[at].id; });
    else if (domain == domain::council.name)
        visit(councilCards, [&](int at) -> std::string_view { return cards.council[at].id; });
    else if (domain == domain::achievement.name)
        visit(achievementCount, [&](int at) -> std::string_view { return cards.achievements[at].id; });
}

} // namespace

std::string_view CardSet::word(std::string_view domain, int number) const
{
    std::string_view result;
    withCards(*this, domain, [&](int count, auto&& id) {
        if (number >= 0 && number < count)
            result = id(number);
    });
    return result;
}

int CardSet::number(std::string_view domain, std::string_view word) const
{
    int result = -1;
    withCards(*this, domain, [&](int count, auto&& id) {
        for (int at = 0; at < count && result < 0; ++at)
            if (id(at) == word)
                result = at;
    });
    return result;
}

} // namespace sandglass::pendulum
