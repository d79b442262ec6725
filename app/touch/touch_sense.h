// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

// What touches a table: fingers, and glasses, elbows, palms and ghosts. Lengths are millimetres of the screen, times
// milliseconds.
namespace sandglass::touch {

struct Position {
    double x = 0;
    double y = 0;
};

enum class Phase : std::uint8_t { Pressed, Held, Released };

/// One point of an event, as the screen reports it.
struct Contact {
    int id = 0;
    Position at;
    Phase phase = Phase::Held;
    /// What lies under it is there to be held: a screen that hides cards, a piece in the hand.
    bool holds = false;
};

/// Why something is not a finger.
enum class Kind : std::uint8_t { Finger, Rest, Palm, Flicker };

/// What is to be done with a contact: a finger goes on; what is no finger is let go once, and then kept from everybody.
struct Sensed {
    Kind kind = Kind::Finger;
    bool letGo = false; ///< it was a finger until now
};

struct Limits {
    double still = 4; ///< a thing that rests moves less than that,
    std::int64_t restTime = 3000; ///< for that long
    double palmWidth = 60; ///< so many points so close together
    int palmPoints = 3;
    std::int64_t palmTime = 80; ///< so soon after each other are a palm
    double flickerWidth = 8; ///< a spot that is touched
    int flickerPresses = 5; ///< more often than that
    std::int64_t flickerTime = 2000; ///< in that time,
    std::int64_t flickerLength = 40; ///< each time shorter than a finger can,
    std::int64_t flickerMask = 10000; ///< is not believed for so long
};

/// Tells them apart, from the events of one screen in their order.
class TouchSense {
public:
    explicit TouchSense(Limits limits = {})
        : m_limits(limits)
    {
    }

    /// One event: every point that is down or was lifted just now. The answers are in the same order. A point that was
    /// down and is not named has been lost; it is forgotten.
    std::vector<Sensed> sense(std::span<const Contact> contacts, std::int64_t now);
    /// Points that were down and that the last event did not name: their lifts never came.
    std::span<const int> lost() const { return m_lost; }
    /// Time passes while nothing moves: the points that have become something else than fingers by that.
    std::vector<int> wait(std::int64_t now);
    /// The fingers that are down.
    std::vector<int> fingers() const;
    void forget(int id);
    /// Everything is lifted.
    void clear();

    struct Mark {
        int id;
        Position at;
        Kind kind;
    };
    /// What lies on the table and is no finger.
    std::vector<Mark> marks() const;
    /// When waiting may change something, or -1.
    std::int64_t nextLook() const;

private:
    struct Point {
        int id;
        Position from;
        Position at;
        std::int64_t since;
        Kind kind = Kind::Finger;
        bool strayed = false;
        bool holds = false;
    };
    struct Press {
        Position at;
        std::int64_t time;
    };

    Point* find(int id);
    Kind press(const Contact& contact, std::int64_t now);
    void forgetLost(std::span<const Contact> contacts);
    void markPalms(std::int64_t now);
    void noteLift(const Point& point, std::int64_t now);
    bool isMasked(Position at, std::int64_t now);
    bool rests(const Point& point, std::int64_t now) const;

    Limits m_limits;
    std::vector<Point> m_points;
    std::vector<Press> m_short; ///< touches that were too short
    std::vector<Press> m_masked; ///< spots that are not believed, and until when
    std::vector<int> m_lost;
};

} // namespace sandglass::touch
