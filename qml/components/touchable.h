// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQuick/QQuickItem>

namespace sandglass::components {

/// Where fingers touch, tap and pull. Every finger counts for itself, here and everywhere else on the table: two people
/// who reach for one thing at once have both touched it. (Qt's TapHandler gives up when a second finger comes down on
/// its item, and its DragHandler lets go of a piece when another finger strays over it.)
///
/// Positions are those of the scene, since what is touched may be turned to its seat.
class Touchable : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// Some finger is down on it.
    Q_PROPERTY(bool pressed READ isPressed NOTIFY pressedChanged)
    /// A finger that moves pulls it along; otherwise it taps wherever on the item it is lifted.
    Q_PROPERTY(bool draggable MEMBER m_draggable NOTIFY draggableChanged)
    Q_PROPERTY(bool dragged READ isDragged NOTIFY draggedChanged)
    /// How far it has been pulled; nothing while it is not dragged.
    Q_PROPERTY(QPointF way READ way NOTIFY wayChanged)
    /// How far a finger may stray before it pulls.
    Q_PROPERTY(qreal slack MEMBER m_slack NOTIFY slackChanged)
    /// What is touched beyond the item's own edges.
    Q_PROPERTY(qreal margin MEMBER m_margin NOTIFY marginChanged)

public:
    explicit Touchable(QQuickItem* parent = nullptr);

    bool isPressed() const { return !m_fingers.isEmpty(); }
    bool isDragged() const { return m_puller != nobody; }
    QPointF way() const { return m_way; }
    bool contains(const QPointF& point) const override;
    /// This finger has done something else meanwhile: its lift is no tap. It may still pull.
    Q_INVOKABLE void spare(int finger);

Q_SIGNALS:
    void pressedChanged();
    void draggableChanged();
    void draggedChanged();
    void wayChanged();
    void slackChanged();
    void marginChanged();
    void tapped(QPointF at);
    void pulled();
    /// Let go after being pulled that way; it is no longer dragged then.
    void dropped(QPointF at, QPointF way);
    /// The pull was taken away: nothing is to happen.
    void abandoned();

protected:
    void touchEvent(QTouchEvent* event) override;
    void touchUngrabEvent() override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;

private:
    struct Finger {
        int id;
        QPointF from;
        bool strayed = false;
        bool spared = false;
    };
    static constexpr int nobody = -1;

    void press(int finger, QPointF at);
    void move(int finger, QPointF at);
    void release(int finger, QPointF at);
    void abandon();
    void setPuller(int finger, QPointF way);
    qsizetype indexOf(int finger) const;

    QList<Finger> m_fingers;
    int m_puller = nobody;
    QPointF m_way;
    bool m_draggable = false;
    qreal m_slack;
    qreal m_margin = 0;
};

} // namespace sandglass::components
