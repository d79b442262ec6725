// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "touch/hands.h"

namespace sandglass::touch {

/// A point of a screen that is being tried: its number, and where it has been, the last place first.
struct TriedPoint {
    Q_GADGET
    QML_VALUE_TYPE(triedPoint)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QPointF at MEMBER at)
    Q_PROPERTY(QList<QPointF> trail MEMBER trail)

public:
    int id = 0;
    int number = 0;
    QPointF at;
    QPointF from;
    QList<QPointF> trail;
    double strayed = 0; ///< how far from where it began, at most

    bool operator==(const TriedPoint&) const = default;
};

/// Tries a touch screen: all its points as it reports them, how many at once, how far a finger that rests seems to
/// move, how near to each other two can be told apart.
class TouchTrial : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::touch::Hands* hands READ hands WRITE setHands NOTIFY handsChanged)
    /// Pixels of a millimetre.
    Q_PROPERTY(double millimetre MEMBER m_millimetre NOTIFY handsChanged)
    Q_PROPERTY(QList<sandglass::touch::TriedPoint> points READ points NOTIFY changed)
    Q_PROPERTY(int now READ now NOTIFY changed)
    Q_PROPERTY(int most READ most NOTIFY changed)
    Q_PROPERTY(int touches READ touches NOTIFY changed)
    /// In millimetres; the distance is -1 until two points were down together.
    Q_PROPERTY(double jitter READ jitter NOTIFY changed)
    Q_PROPERTY(double distance READ distance NOTIFY changed)

public:
    /// What strays farther than this moves; what does not, rests, and only seems to move.
    static constexpr double resting = 4;
    static constexpr int longestTrail = 24;

    using QObject::QObject;

    [[nodiscard]] Hands* hands() const { return m_hands; }
    void setHands(Hands* hands);
    [[nodiscard]] QList<TriedPoint> points() const { return m_points; }
    [[nodiscard]] int now() const { return static_cast<int>(m_points.size()); }
    [[nodiscard]] int most() const { return m_most; }
    [[nodiscard]] int touches() const { return m_touches; }
    [[nodiscard]] double jitter() const { return m_jitter; }
    [[nodiscard]] double distance() const { return m_distance; }
    Q_INVOKABLE void startAgain();
    void follow(const QList<sandglass::touch::Reported>& points);

Q_SIGNALS:
    void handsChanged();
    void changed();

private:
    TriedPoint moved(const Reported& point);
    void noteDistances();

    QPointer<Hands> m_hands;
    double m_millimetre = 4;
    QList<TriedPoint> m_points;
    int m_most = 0;
    int m_touches = 0;
    double m_jitter = 0;
    double m_distance = -1;
};

} // namespace sandglass::touch
