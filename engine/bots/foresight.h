// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/reason.h"
#include "core/game.h"

#include <vector>

namespace sandglass::bots {

/// The score sheets of all seats at one moment.
using Sheets = core::List<core::ScoreSheet, core::maxSeats>;

template <core::Game G>
Sheets sheetsOf(const typename G::CardSet& cards, const typename G::State& state)
{
    Sheets sheets;
    for (int seat = 0; seat < G::seats(state); ++seat)
        sheets.push(G::score(cards, state, core::seatAt(seat)));
    return sheets;
}

/// What somebody has foreseen while thinking: how the score sheets looked at the end of what was played on in the mind,
/// for each thing that could be done. It tells why one of them is better than the rest.
class Foresight {
public:
    /// In a game played on from this option, the sheets came to be these.
    void note(int option, const Sheets& sheets);

    /// What speaks for the option at that seat: lines of the seat's own sheet that grow by it, and rivals who fall
    /// back, beside the mean of all other options. What chance alone could have brought is left out.
    Reasons reasonsFor(int option, core::Seat seat) const;

private:
    /// Points of one kind, as often as they were foreseen.
    struct Tally {
        int times = 0;
        double sum = 0;
        double squares = 0;

        void add(double points);
        void add(const Tally& other);
        double mean() const { return sum / times; }
        double varianceOfMean() const;
    };
    struct Foreseen {
        std::array<Tally, core::ScoreSheet::capacity> lines{};
        Tally whole{};
    };
    using Seats = std::array<Foreseen, core::maxSeats>;

    static int surplus(const Tally& one, const Tally& other);
    Seats allBut(std::size_t option) const;

    std::vector<Seats> m_options;
    Sheets m_words; ///< of any moment: a game always has the same lines
};

} // namespace sandglass::bots
