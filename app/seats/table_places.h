// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QRectF>
#include <QtCore/QSizeF>
#include <QtQmlIntegration/qqmlintegration.h>

namespace sandglass::app {

/// How the things of a place are turned to face its edge, in degrees clockwise.
int turnOf(int place);

/// Where one seat's mat lies. What is in the seat's own coordinates is counted from the upper left of its mat, as
/// whoever sits there sees it.
struct SeatPlace {
    Q_GADGET
    QML_VALUE_TYPE(seatPlace)
    /// The place at the table: 0 and 1 on the near side, 2 on the right, 3 and 4 on the far side.
    Q_PROPERTY(int place MEMBER place)
    /// The mat before it is turned about its middle, in pixels.
    Q_PROPERTY(QRectF mat MEMBER mat)
    Q_PROPERTY(int turn MEMBER turn)
    /// Pixels per unit of the mat's plan.
    Q_PROPERTY(double unit MEMBER unit)
    /// The strip between mat and middle where the seat is spoken to, in its own coordinates.
    Q_PROPERTY(QRectF rail MEMBER rail)
    /// Room beside the mat that is nobody's, in its own coordinates; empty where there is none.
    Q_PROPERTY(QRectF free MEMBER free)
    /// It is drawn here: a docked panel shows only its part.
    Q_PROPERTY(bool shown MEMBER shown)
    /// A rival's, on a desktop: small.
    Q_PROPERTY(bool compact MEMBER compact)

public:
    int place = 0;
    QRectF mat;
    int turn = 0;
    double unit = 1;
    QRectF rail;
    QRectF free;
    bool shown = true;
    bool compact = false;

    /// A point of the turned mat, on the table.
    Q_INVOKABLE QPointF onTable(QPointF at) const;
    /// What the turned mat covers.
    Q_INVOKABLE QRectF footprint() const;
    /// How far a point of the table is from it.
    double distance(QPointF at) const;

    bool operator==(const SeatPlace&) const = default;
};

/// Where the middle and the mats of a game lie, for the places that are taken: around a table, each turned to its seat,
/// or upright on a desktop, as a whole or one docked part of it. A game says once how large its things are, in units of
/// a table of 1920 × 1080; they are as large as the room allows and never overlap.
class TablePlaces : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double width MEMBER m_width WRITE setWidth NOTIFY changed)
    Q_PROPERTY(double height MEMBER m_height WRITE setHeight NOTIFY changed)
    /// By the match's seats: the places where they sit.
    Q_PROPERTY(QList<int> taken MEMBER m_taken WRITE setTaken NOTIFY changed)
    Q_PROPERTY(QSizeF middle MEMBER m_middle WRITE setMiddle NOTIFY changed)
    /// A mat that shares its side, one that has it alone, and one of a long side while somebody sits at the end of the
    /// table. Where the last two are not given they are as the first.
    Q_PROPERTY(QSizeF mat MEMBER m_mat WRITE setMat NOTIFY changed)
    Q_PROPERTY(QSizeF matAlone MEMBER m_matAlone WRITE setMatAlone NOTIFY changed)
    Q_PROPERTY(QSizeF matBesideEnd MEMBER m_matBesideEnd WRITE setMatBesideEnd NOTIFY changed)
    /// A rival's on a desktop, where it has a form of its own.
    Q_PROPERTY(QSizeF rival MEMBER m_rival WRITE setRival NOTIFY changed)
    /// Whoever has a side alone stays in the half where they sit, and does not move to its middle.
    Q_PROPERTY(bool halves MEMBER m_halves WRITE setHalves NOTIFY changed)
    /// Opposite of two who share a side, where nobody sits, something lies that is as deep as their mats.
    Q_PROPERTY(bool opposite MEMBER m_opposite WRITE setOpposite NOTIFY changed)
    /// Between things, and between them and the table's edge.
    Q_PROPERTY(double gap MEMBER m_gap WRITE setGap NOTIFY changed)
    /// The height of the strip between a mat and the middle; 0: only a gap.
    Q_PROPERTY(double rail MEMBER m_rail WRITE setRail NOTIFY changed)
    Q_PROPERTY(Part part MEMBER m_part WRITE setPart NOTIFY changed)
    /// Upright: the seat whose mat is the large one.
    Q_PROPERTY(int mine MEMBER m_mine WRITE setMine NOTIFY changed)

    /// Pixels per unit of the table.
    Q_PROPERTY(double unit READ unit NOTIFY changed)
    /// What the mats leave, the middle in it, and the pixels per unit of its plan; empty where it is not shown.
    Q_PROPERTY(QRectF room READ room NOTIFY changed)
    Q_PROPERTY(QRectF board READ board NOTIFY changed)
    Q_PROPERTY(double boardUnit READ boardUnit NOTIFY changed)
    Q_PROPERTY(QList<sandglass::app::SeatPlace> seats READ seats NOTIFY changed)
    /// The seats whose mats are drawn here.
    Q_PROPERTY(QList<int> shown READ shown NOTIFY shownChanged)

public:
    /// Around a table; all of it upright; or one panel of a desktop: the middle, the own mat, the rivals' mats.
    enum Part { Around, Upright, Middle, Own, Rivals };
    Q_ENUM(Part)

    using QObject::QObject;

    void setWidth(double width) { set(m_width, width); }
    void setHeight(double height) { set(m_height, height); }
    void setTaken(const QList<int>& taken) { set(m_taken, taken); }
    void setMiddle(QSizeF middle) { set(m_middle, middle); }
    void setMat(QSizeF mat) { set(m_mat, mat); }
    void setMatAlone(QSizeF mat) { set(m_matAlone, mat); }
    void setMatBesideEnd(QSizeF mat) { set(m_matBesideEnd, mat); }
    void setRival(QSizeF mat) { set(m_rival, mat); }
    void setHalves(bool halves) { set(m_halves, halves); }
    void setOpposite(bool opposite) { set(m_opposite, opposite); }
    void setGap(double gap) { set(m_gap, gap); }
    void setRail(double rail) { set(m_rail, rail); }
    void setPart(Part part) { set(m_part, part); }
    void setMine(int mine) { set(m_mine, mine); }

    double unit() const { return m_unit; }
    QRectF room() const { return m_room; }
    QRectF board() const { return m_board; }
    double boardUnit() const { return m_boardUnit; }
    QList<SeatPlace> seats() const { return m_seats; }
    QList<int> shown() const { return m_shown; }

    /// A place where people gather before a match: deep enough for the five rows of a keyboard whose keys are that many
    /// units large, as far as there is room.
    Q_INVOKABLE static QSizeF gatheringMat(double key);
    /// By seat: how far a point of the table is from its mat.
    Q_INVOKABLE QList<qreal> distances(QPointF at) const;

Q_SIGNALS:
    void changed();
    void shownChanged();

private:
    template <class Value>
    void set(Value& old, const Value& fresh)
    {
        if (old == fresh)
            return;
        old = fresh;
        layOut();
    }

    void layOut();
    void layAround();
    void layUpright();
    void layMiddle();
    void layOwn();
    void layRivals();
    void putBoard();
    void putRail(SeatPlace& seat) const;
    bool isTaken(int place) const { return m_taken.contains(place); }
    bool nobodyIsOpposite() const;
    QSizeF matFor(bool pair) const;
    SeatPlace onSide(int place, double row, double unit) const;
    SeatPlace atEnd(double unit) const;
    void fitRivals(const QRectF& room);

    double m_width = 1920;
    double m_height = 1080;
    QList<int> m_taken;
    QSizeF m_middle{1600, 525};
    QSizeF m_mat{860, 250};
    QSizeF m_matAlone;
    QSizeF m_matBesideEnd;
    QSizeF m_rival;
    bool m_halves = false;
    bool m_opposite = false;
    double m_gap = 12;
    double m_rail = 0;
    Part m_part = Around;
    int m_mine = 0;

    double m_unit = 1;
    QRectF m_room;
    QRectF m_board;
    double m_boardUnit = 1;
    QList<SeatPlace> m_seats;
    QList<int> m_shown;
};

} // namespace sandglass::app
