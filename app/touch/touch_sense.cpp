// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "touch/touch_sense.h"

#include <algorithm>

namespace sandglass::touch {

namespace {

bool within(Position one, Position other, double distance)
{
    const double x = one.x - other.x;
    const double y = one.y - other.y;
    return x * x + y * y <= distance * distance;
}

} // namespace

TouchSense::Point* TouchSense::find(int id)
{
    const auto found = std::ranges::find(m_points, id, &Point::id);
    return found == m_points.end() ? nullptr : &*found;
}

std::vector<Sensed> TouchSense::sense(std::span<const Contact> contacts, std::int64_t now)
{
    forgetLost(contacts);
    std::vector<Sensed> answers(contacts.size());
    std::vector<Kind> before(contacts.size(), Kind::Finger);
    for (std::size_t i = 0; i < contacts.size(); ++i) {
        const Contact& contact = contacts[i];
        Point* point = find(contact.id);
        if (!point || contact.phase == Phase::Pressed) {
            before[i] = press(contact, now);
            continue;
        }
        before[i] = point->kind;
        point->at = contact.at;
        point->holds = contact.holds;
        point->strayed |= !within(point->from, contact.at, m_limits.still);
        if (rests(*point, now))
            point->kind = Kind::Rest;
    }
    markPalms(now);
    for (std::size_t i = 0; i < contacts.size(); ++i) {
        const Point* point = find(contacts[i].id);
        answers[i].kind = point->kind;
        answers[i].letGo = point->kind != Kind::Finger && before[i] == Kind::Finger;
    }
    for (const Contact& contact : contacts) {
        if (contact.phase != Phase::Released)
            continue;
        noteLift(*find(contact.id), now);
        std::erase_if(m_points, [&](const Point& point) { return point.id == contact.id; });
    }
    return answers;
}

Kind TouchSense::press(const Contact& contact, std::int64_t now)
{
    std::erase_if(m_points, [&](const Point& point) { return point.id == contact.id; });
    const Kind kind = isMasked(contact.at, now) ? Kind::Flicker : Kind::Finger;
    m_points.push_back({contact.id, contact.at, contact.at, now, kind, false, contact.holds});
    return kind;
}

void TouchSense::forgetLost(std::span<const Contact> contacts)
{
    m_lost.clear();
    std::erase_if(m_points, [&](const Point& point) {
        const bool named = std::ranges::contains(contacts, point.id, &Contact::id);
        if (!named)
            m_lost.push_back(point.id);
        return !named;
    });
}

/// Several points that came down close together at once are one palm; but a hand that lies on what is there to be held
/// holds it.
void TouchSense::markPalms(std::int64_t now)
{
    std::vector<Point*> fresh;
    for (Point& point : m_points)
        // Those too that are known as a palm's: what comes down beside them belongs to it.
        if (now - point.since <= m_limits.palmTime && point.kind != Kind::Flicker && !point.strayed)
            fresh.push_back(&point);
    if (static_cast<int>(fresh.size()) < m_limits.palmPoints)
        return;
    std::vector<Point*> palms;
    for (Point* one : fresh) {
        const auto close = std::ranges::count_if(
            fresh, [&](const Point* other) { return within(one->at, other->at, m_limits.palmWidth); });
        if (close >= m_limits.palmPoints && one->kind == Kind::Finger && !one->holds)
            palms.push_back(one);
    }
    for (Point* point : palms)
        point->kind = Kind::Palm;
}

/// A contact too short for a finger counts against its spot.
void TouchSense::noteLift(const Point& point, std::int64_t now)
{
    if (now - point.since >= m_limits.flickerLength)
        return;
    std::erase_if(m_short, [&](const Press& press) { return now - press.time > m_limits.flickerTime; });
    m_short.push_back({point.at, now});
    const auto again = std::ranges::count_if(
        m_short, [&](const Press& press) { return within(press.at, point.at, m_limits.flickerWidth); });
    if (again > m_limits.flickerPresses)
        m_masked.push_back({point.at, now + m_limits.flickerMask});
}

bool TouchSense::isMasked(Position at, std::int64_t now)
{
    std::erase_if(m_masked, [&](const Press& spot) { return now >= spot.time; });
    return std::ranges::any_of(m_masked, [&](const Press& spot) { return within(spot.at, at, m_limits.flickerWidth); });
}

bool TouchSense::rests(const Point& point, std::int64_t now) const
{
    return point.kind == Kind::Finger && !point.strayed && !point.holds && now - point.since >= m_limits.restTime;
}

std::vector<int> TouchSense::wait(std::int64_t now)
{
    std::vector<int> settled;
    for (Point& point : m_points) {
        if (!rests(point, now))
            continue;
        point.kind = Kind::Rest;
        settled.push_back(point.id);
    }
    return settled;
}

std::vector<int> TouchSense::fingers() const
{
    std::vector<int> ids;
    for (const Point& point : m_points)
        if (point.kind == Kind::Finger)
            ids.push_back(point.id);
    return ids;
}

void TouchSense::forget(int id)
{
    std::erase_if(m_points, [id](const Point& point) { return point.id == id; });
}

void TouchSense::clear()
{
    m_points.clear();
    m_lost.clear();
}

std::vector<TouchSense::Mark> TouchSense::marks() const
{
    std::vector<Mark> marks;
    for (const Point& point : m_points)
        if (point.kind != Kind::Finger)
            marks.push_back({point.id, point.at, point.kind});
    return marks;
}

std::int64_t TouchSense::nextLook() const
{
    std::int64_t next = -1;
    for (const Point& point : m_points) {
        if (point.kind != Kind::Finger || point.strayed || point.holds)
            continue;
        const std::int64_t due = point.since + m_limits.restTime;
        next = next < 0 ? due : std::min(next, due);
    }
    return next;
}

} // namespace sandglass::touch
