// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/types.h"

namespace sandglass::viceroy {

/// Everything that lies on cards. An infinite gem is a real gem of the reserve; all other tokens never run out.
enum class Token : std::uint8_t {
    Points2,
    Points3,
    Points4,
    Points5,
    Points6,
    Points7,
    Points8,
    Points10,
    Points12,
    Points15,
    Magic,
    Science,
    Defense,
    Attack,
    MagicBonus2,
    MagicBonus3,
    MagicBonus5,
    CircleBonusBlue2,
    CircleBonusBlue4,
    CircleBonusRed2,
    CircleBonusRed4,
    CircleBonusGreen2,
    CircleBonusGreen4,
    CircleBonusYellow2,
    CircleBonusYellow4,
    InfiniteBlue,
    InfiniteRed,
    InfiniteGreen,
    InfiniteYellow,
};
inline constexpr int tokenCount = 29;

inline constexpr std::array<std::string_view, tokenCount> tokenWords{"points2", "points3", "points4", "points5",
    "points6", "points7", "points8", "points10", "points12", "points15", "magic", "science", "defense", "attack",
    "magicBonus2", "magicBonus3", "magicBonus5", "circleBonusBlue2", "circleBonusBlue4", "circleBonusRed2",
    "circleBonusRed4", "circleBonusGreen2", "circleBonusGreen4", "circleBonusYellow2", "circleBonusYellow4",
    "infiniteBlue", "infiniteRed", "infiniteGreen", "infiniteYellow"};

inline constexpr std::array<std::uint8_t, 10> pointValues{2, 3, 4, 5, 6, 7, 8, 10, 12, 15};
inline constexpr std::array<std::uint8_t, 3> magicBonusValues{2, 3, 5};
inline constexpr std::array<std::uint8_t, 2> circleBonusValues{2, 4};

constexpr bool isInfinite(Token token)
{
    return token >= Token::InfiniteBlue;
}

constexpr Token infiniteToken(Colour colour)
{
    return static_cast<Token>(static_cast<int>(Token::InfiniteBlue) + static_cast<int>(colour));
}

constexpr Colour infiniteColour(Token token)
{
    return static_cast<Colour>(static_cast<int>(token) - static_cast<int>(Token::InfiniteBlue));
}

/// Power points of a token of power points, else 0.
constexpr int powerPoints(Token token)
{
    return token <= Token::Points15 ? pointValues[static_cast<std::size_t>(token)] : 0;
}

/// What a magic bonus token adds to every magic token, else 0.
constexpr int magicBonus(Token token)
{
    const int at = static_cast<int>(token) - static_cast<int>(Token::MagicBonus2);
    return at >= 0 && at < 3 ? magicBonusValues[static_cast<std::size_t>(at)] : 0;
}

/// What a circle bonus token adds to every circle and infinite gem of this colour, else 0.
constexpr int circleBonus(Token token, Colour colour)
{
    const int at = static_cast<int>(token) - static_cast<int>(Token::CircleBonusBlue2) - 2 * static_cast<int>(colour);
    return at == 0 || at == 1 ? circleBonusValues[static_cast<std::size_t>(at)] : 0;
}

/// The token of a kind with this value; -1 if there is none.
template <std::size_t N>
constexpr int tokenWith(Token first, const std::array<std::uint8_t, N>& values, int value)
{
    for (std::size_t i = 0; i < N; ++i)
        if (values[i] == value)
            return static_cast<int>(first) + static_cast<int>(i);
    return -1;
}

} // namespace sandglass::viceroy
