// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats/table_layout.h"

namespace sandglass::app {

void TableLayout::setSeats(Seats* seats)
{
    if (seats == m_seats)
        return;
    if (m_seats)
        disconnect(m_seats, nullptr, this, nullptr);
    m_seats = seats;
    if (seats)
        connect(seats, &Seats::peopleChanged, this, &TableLayout::layOut);
    layOut();
}

void TableLayout::setWidth(double width)
{
    if (width == m_size.width())
        return;
    m_size.setWidth(width);
    layOut();
}

void TableLayout::setHeight(double height)
{
    if (height == m_size.height())
        return;
    m_size.setHeight(height);
    layOut();
}

void TableLayout::setPlaying(bool playing)
{
    if (playing == m_playing)
        return;
    m_playing = playing;
    layOut();
}

void TableLayout::setTouch(double touch)
{
    if (touch == m_touch)
        return;
    m_touch = touch;
    layOut();
}

void TableLayout::layOut()
{
    Places occupied;
    for (int place = 0; m_seats && place < placeCount; ++place)
        occupied.set(static_cast<std::size_t>(place), m_seats->at(place)->seated());
    m_geometry = m_playing ? playingGeometry(m_size, occupied) : gatheringGeometry(m_size, m_touch);
    emit changed();
}

} // namespace sandglass::app
