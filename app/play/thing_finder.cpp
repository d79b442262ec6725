// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/thing_finder.h"

#include "play/values.h"

#include <QtQuick/QQuickWindow>

#include <algorithm>
#include <functional>

namespace sandglass::app {

namespace {

using Visit = std::function<void(ThingItem&)>;

/// All things that are shown, in the order in which they are painted.
void visit(QQuickItem& item, const Visit& see)
{
    if (!item.isVisible())
        return;
    QList<QQuickItem*> children = item.childItems();
    if (std::ranges::any_of(children, [](const QQuickItem* child) { return child->z() != 0; }))
        std::ranges::stable_sort(children, {}, &QQuickItem::z);
    if (auto* thing = qobject_cast<ThingItem*>(&item); thing && thing->isThere())
        see(*thing);
    for (QQuickItem* child : std::as_const(children))
        visit(*child, see);
}

/// What lies outside of a part that is cut off at its edge is not seen.
bool isSeen(const ThingItem& thing, QQuickItem& table, QPointF point)
{
    for (const QQuickItem* item = &thing; item && item != &table; item = item->parentItem())
        if (item->clip() && !item->contains(item->mapFromItem(&table, point)))
            return false;
    return true;
}

} // namespace

ThingFinder::ThingFinder(QObject* parent)
    : QObject(parent)
{
}

void ThingFinder::setTable(QQuickItem* table)
{
    if (m_table == table)
        return;
    if (m_table)
        m_table->disconnect(this);
    m_table = table;
    if (m_table)
        connect(m_table, &QQuickItem::windowChanged, this, &ThingFinder::watch);
    watch();
    Q_EMIT tableChanged();
}

void ThingFinder::setWanted(const QList<ThingName>& wanted)
{
    if (!changed(m_wanted, wanted))
        return;
    watch();
    Q_EMIT wantedChanged();
}

// A thing may come, walk and go at any moment; all of that happens in frames.
void ThingFinder::watch()
{
    disconnect(m_frames);
    if (m_table && m_table->window() && !m_wanted.isEmpty())
        m_frames = connect(m_table->window(), &QQuickWindow::afterAnimating, this, &ThingFinder::look);
    look();
}

void ThingFinder::look()
{
    QList<QRectF> places;
    for (const ThingName& name : std::as_const(m_wanted))
        for (const QRectF& place : placesOf(name))
            if (!places.contains(place))
                places.append(place);
    if (changed(m_places, places))
        Q_EMIT placesChanged();
}

ThingItem* ThingFinder::at(QPointF point, int asking) const
{
    if (!m_table)
        return nullptr;
    ThingItem* found = nullptr;
    visit(*m_table, [&](ThingItem& thing) {
        if (thing.contains(thing.mapFromItem(m_table, point)) && isSeen(thing, *m_table, point))
            found = &thing;
    });
    const bool untold = found && (found->name().isNothing() || (found->isSecret() && found->seat() != asking));
    return untold ? nullptr : found;
}

QList<QRectF> ThingFinder::placesOf(const ThingName& name) const
{
    if (!m_table || name.isNothing())
        return {};
    QList<QRectF> own, shared;
    visit(*m_table, [&](ThingItem& thing) {
        if (!name.means(thing.name()))
            return;
        const QRectF place = thing.mapRectToItem(m_table, thing.boundingRect());
        if (name.seat < 0 || thing.seat() == name.seat)
            own.append(place);
        else if (thing.seat() < 0)
            shared.append(place);
    });
    return own.isEmpty() ? shared : own;
}

QList<QRectF> ThingFinder::placesOf(const QString& domain, int number, int seat) const
{
    return placesOf({domain, number, {}, seat});
}

QList<ThingName> ThingFinder::spokenOf(const Telling& telling)
{
    return telling.isEmpty() ? QList<ThingName>() : thingsOf(telling);
}

ThingName ThingFinder::named(const QString& text)
{
    return thingNamed(text);
}

} // namespace sandglass::app
