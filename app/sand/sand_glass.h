// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sand/sand_clock.h"
#include "sand/sand_look.h"

#include <QtCore/QBasicTimer>
#include <QtCore/QElapsedTimer>
#include <QtCore/QPointer>
#include <QtGui/QColor>
#include <QtQuick/QQuickItem>

namespace sandglass::app {

struct GlassColours;

/// The glass and its sand, without anything that is done with it (SandTimer.qml has that).
///
/// Its sand is a function of the clock, asked for whenever a frame is prepared; frames that come late or not at all
/// change nothing but what was seen in between. It asks for frames only while something moves: never while its clock
/// stands or it lies on its side, and in reduced motion not when it has run out.
class SandGlass : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// Without one the glass shows a timer that has just run out and asks for no frames.
    Q_PROPERTY(sandglass::app::SandClock* clock READ clock WRITE setClock NOTIFY timeChanged)
    /// The clock's time of the last flip; how long the sand runs. Both in milliseconds.
    Q_PROPERTY(qint64 flippedAt READ flippedAt WRITE setFlippedAt NOTIFY timeChanged)
    Q_PROPERTY(qint64 duration READ duration WRITE setDuration NOTIFY timeChanged)
    /// How far a flip has come, 0 to 1; whoever animates it also turns the item by `angle`.
    Q_PROPERTY(qreal flight READ flight WRITE setFlight NOTIFY poseChanged)
    /// 1 when it lies on its side.
    Q_PROPERTY(qreal tip READ tip WRITE setTip NOTIFY poseChanged)
    /// In degrees, clockwise.
    Q_PROPERTY(qreal angle READ angle NOTIFY poseChanged)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY poseChanged)
    Q_PROPERTY(QColor sand MEMBER m_sand NOTIFY coloursChanged)
    Q_PROPERTY(QColor glow MEMBER m_glow NOTIFY coloursChanged)
    Q_PROPERTY(QColor brass MEMBER m_brass NOTIFY coloursChanged)
    Q_PROPERTY(QColor brassBright MEMBER m_brassBright NOTIFY coloursChanged)
    /// The tint of the glass's edges.
    Q_PROPERTY(QColor glass MEMBER m_glass NOTIFY coloursChanged)
    Q_PROPERTY(QColor shadow MEMBER m_shadow NOTIFY coloursChanged)
    /// Whole seconds that a person would say are left: 1 until the last grain has fallen.
    Q_PROPERTY(int secondsLeft READ secondsLeft NOTIFY secondsLeftChanged)

public:
    explicit SandGlass(QQuickItem* parent = nullptr);

    [[nodiscard]] SandClock* clock() const { return m_clock; }
    void setClock(SandClock* clock);
    [[nodiscard]] qint64 flippedAt() const { return m_flippedAt; }
    void setFlippedAt(qint64 time);
    [[nodiscard]] qint64 duration() const { return m_duration; }
    void setDuration(qint64 duration);
    [[nodiscard]] qreal flight() const { return m_flight; }
    void setFlight(qreal flight);
    [[nodiscard]] qreal tip() const { return m_tip; }
    void setTip(qreal tip);
    [[nodiscard]] qreal angle() const { return 180 * (1 - m_flight) + 90 * m_tip; }
    [[nodiscard]] bool reducedMotion() const { return m_reducedMotion; }
    void setReducedMotion(bool reduced);
    [[nodiscard]] int secondsLeft() const { return m_secondsLeft; }

Q_SIGNALS:
    void timeChanged();
    void poseChanged();
    void coloursChanged();
    void secondsLeftChanged();
    /// The last grain has fallen while the glass was watched; once a flip.
    void ranOut();

protected:
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;
    void itemChange(ItemChange change, const ItemChangeData& value) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void timerEvent(QTimerEvent* event) override;

private:
    [[nodiscard]] SandMoment moment() const;
    [[nodiscard]] bool moves(const SandMoment& moment) const;
    [[nodiscard]] GlassColours colours() const;
    void watch(QQuickWindow* window);
    void frameDone();
    void lookAgain();

    QPointer<SandClock> m_clock;
    QPointer<QQuickWindow> m_watched;
    qint64 m_flippedAt = 0;
    qint64 m_duration = 60'000;
    qreal m_flight = 1;
    qreal m_tip = 0;
    double m_shareBefore = 1;
    int m_secondsLeft = 0;
    bool m_reducedMotion = false;
    bool m_sawSand = false;
    QColor m_sand;
    QColor m_glow;
    QColor m_brass;
    QColor m_brassBright;
    QColor m_glass;
    QColor m_shadow;
    QBasicTimer m_nextFrame;
    QElapsedTimer m_sinceFrame;
};

} // namespace sandglass::app
