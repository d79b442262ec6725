// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "seats/seats.h"
#include "seats/table_geometry.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace sandglass::app {

/// Table geometry for QML: where the mats and the board lie on a table of this size with these people.
class TableLayout : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::Seats* seats READ seats WRITE setSeats NOTIFY changed)
    Q_PROPERTY(double width READ width WRITE setWidth NOTIFY changed)
    Q_PROPERTY(double height READ height WRITE setHeight NOTIFY changed)
    /// In a game only the occupied places have mats, larger ones; before it, all five.
    Q_PROPERTY(bool playing READ playing WRITE setPlaying NOTIFY changed)
    /// The least that a finger needs, in pixels.
    Q_PROPERTY(double touch READ touch WRITE setTouch NOTIFY changed)
    Q_PROPERTY(double scale READ scale NOTIFY changed)
    /// By place.
    Q_PROPERTY(QList<QRectF> mats READ mats NOTIFY changed)
    Q_PROPERTY(QRectF board READ board NOTIFY changed)

public:
    using QObject::QObject;

    Seats* seats() const { return m_seats; }
    void setSeats(Seats* seats);
    double width() const { return m_size.width(); }
    void setWidth(double width);
    double height() const { return m_size.height(); }
    void setHeight(double height);
    bool playing() const { return m_playing; }
    void setPlaying(bool playing);
    double touch() const { return m_touch; }
    void setTouch(double touch);

    double scale() const { return m_geometry.scale; }
    QList<QRectF> mats() const { return {m_geometry.mats.begin(), m_geometry.mats.end()}; }
    QRectF board() const { return m_geometry.board; }

Q_SIGNALS:
    void changed();

private:
    void layOut();

    QPointer<Seats> m_seats;
    QSizeF m_size{1920, 1080};
    bool m_playing = false;
    double m_touch = 0;
    TableGeometry m_geometry = gatheringGeometry({1920, 1080});
};

} // namespace sandglass::app
