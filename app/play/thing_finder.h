// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/thing_item.h"

#include <QtCore/QPointer>

namespace sandglass::app {

/// Finds the things of one table by what its ThingItems say, and keeps the places of those that are wanted: they follow
/// a piece that walks. Nothing is looked for while nothing is wanted, and no frame is asked for.
class ThingFinder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Where to look. Places are in its coordinates.
    Q_PROPERTY(QQuickItem* table READ table WRITE setTable NOTIFY tableChanged)
    Q_PROPERTY(QList<sandglass::app::ThingName> wanted READ wanted WRITE setWanted NOTIFY wantedChanged)
    Q_PROPERTY(QList<QRectF> places READ places NOTIFY placesChanged)

public:
    explicit ThingFinder(QObject* parent = nullptr);

    QQuickItem* table() const { return m_table; }
    void setTable(QQuickItem* table);
    QList<ThingName> wanted() const { return m_wanted; }
    void setWanted(const QList<ThingName>& wanted);
    QList<QRectF> places() const { return m_places; }

    /// The uppermost thing at a point of the table; null where there is none, or none that this seat may ask about.
    Q_INVOKABLE sandglass::app::ThingItem* at(QPointF point, int asking = -1) const;
    /// Where a thing is shown. One of that seat comes before one of the table; another seat's is not meant.
    Q_INVOKABLE QList<QRectF> placesOf(const sandglass::app::ThingName& name) const;
    Q_INVOKABLE QList<QRectF> placesOf(const QString& domain, int number, int seat = -1) const;
    Q_INVOKABLE static QList<sandglass::app::ThingName> spokenOf(const sandglass::app::Telling& telling);
    /// See thingNamed().
    Q_INVOKABLE static sandglass::app::ThingName named(const QString& text);

Q_SIGNALS:
    void tableChanged();
    void wantedChanged();
    void placesChanged();

private:
    void watch();
    void look();

    QPointer<QQuickItem> m_table;
    QList<ThingName> m_wanted;
    QList<QRectF> m_places;
    QMetaObject::Connection m_frames;
};

} // namespace sandglass::app
