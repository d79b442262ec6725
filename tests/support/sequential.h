// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cmath>
#include <string_view>

namespace sandglass::test {

/// What a level is expected to do: win so large a share. `weaker` is the share at which we would call it weakened.
struct Goal {
    double wanted;
    double weaker;
};

/// Wald's sequential test, with the bounds of chess programs' testing: one error in twenty on either side. What is
/// clear is clear after a few games; what lies between the two shares takes many.
class Sequential {
public:
    enum class Verdict { Open, Holds, Weaker };

    explicit Sequential(Goal goal)
        : m_win(std::log(goal.wanted / goal.weaker))
        , m_loss(std::log((1 - goal.wanted) / (1 - goal.weaker)))
    {
    }

    void note(bool won) { m_ratio += won ? m_win : m_loss; }
    /// The logarithm of how much likelier the wanted share is than the weaker one, after what was noted.
    double ratio() const { return m_ratio; }
    bool isDecided() const { return verdict() != Verdict::Open; }
    Verdict verdict() const
    {
        if (m_ratio >= bound)
            return Verdict::Holds;
        return m_ratio <= -bound ? Verdict::Weaker : Verdict::Open;
    }

private:
    static constexpr double bound = 2.944438979; // log(0.95 / 0.05)
    double m_win;
    double m_loss;
    double m_ratio = 0;
};

constexpr std::string_view wordOf(Sequential::Verdict verdict)
{
    return std::array<std::string_view, 3>{"open", "holds", "weaker"}[static_cast<std::size_t>(verdict)];
}

} // namespace sandglass::test
