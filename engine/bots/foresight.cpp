// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/foresight.h"

#include <algorithm>
#include <cmath>

namespace sandglass::bots {

void Foresight::Tally::add(double points)
{
    ++times;
    sum += points;
    squares += points * points;
}

void Foresight::Tally::add(const Tally& other)
{
    times += other.times;
    sum += other.sum;
    squares += other.squares;
}

double Foresight::Tally::varianceOfMean() const
{
    return times < 2 ? 0 : std::max(0.0, squares / times - mean() * mean()) / (times - 1);
}

/// How much more the one is on average; 0, where it may be chance.
int Foresight::surplus(const Tally& one, const Tally& other)
{
    constexpr double errors = 1.5;
    if (one.times == 0 || other.times == 0)
        return 0;
    const double more = one.mean() - other.mean();
    const double error = std::sqrt(one.varianceOfMean() + other.varianceOfMean());
    return std::abs(more) < errors * error ? 0 : static_cast<int>(std::lround(more));
}

void Foresight::note(int option, const Sheets& sheets)
{
    const auto at = static_cast<std::size_t>(option);
    m_options.resize(std::max(m_options.size(), at + 1));
    for (int seat = 0; seat < sheets.size(); ++seat) {
        Foreseen& foreseen = m_options[at][static_cast<std::size_t>(seat)];
        for (int line = 0; line < sheets[seat].size(); ++line)
            foreseen.lines[static_cast<std::size_t>(line)].add(sheets[seat][line].points);
        foreseen.whole.add(core::sumOf(sheets[seat]));
    }
    m_words = sheets;
}

Foresight::Seats Foresight::allBut(std::size_t option) const
{
    Seats all;
    for (std::size_t other = 0; other < m_options.size(); ++other)
        for (std::size_t seat = 0; other != option && seat < all.size(); ++seat) {
            const Foreseen& foreseen = m_options[other][seat];
            for (std::size_t line = 0; line < foreseen.lines.size(); ++line)
                all[seat].lines[line].add(foreseen.lines[line]);
            all[seat].whole.add(foreseen.whole);
        }
    return all;
}

Reasons Foresight::reasonsFor(int option, core::Seat seat) const
{
    const auto at = static_cast<std::size_t>(option);
    if (at >= m_options.size())
        return {};
    const Seats& own = m_options[at];
    const Seats rest = allBut(at);
    core::List<Reason, core::ScoreSheet::capacity + core::maxSeats> found;
    for (int who = 0; who < m_words.size(); ++who) {
        const Foreseen& mine = own[static_cast<std::size_t>(who)];
        const Foreseen& others = rest[static_cast<std::size_t>(who)];
        if (core::seatAt(who) != seat) {
            found.push({Reason::Kind::Prevents, {}, core::seatAt(who), surplus(others.whole, mine.whole)});
            continue;
        }
        for (int line = 0; line < m_words[who].size(); ++line) {
            const auto number = static_cast<std::size_t>(line);
            found.push({Reason::Kind::Later, m_words[who][line].word, seat,
                surplus(mine.lines[number], others.lines[number])});
        }
    }
    std::ranges::stable_sort(found, std::ranges::greater(), &Reason::points);
    Reasons reasons;
    for (const Reason& reason : found)
        if (reason.points > 0 && !reasons.full())
            reasons.push(reason);
    return reasons;
}

} // namespace sandglass::bots
