// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "touch/hands.h"

namespace sandglass::touch {

/// Two opposite corners of the table, pressed together for a while: nobody does that by chance, and one pair of arms
/// can.
class TwoCorners : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::touch::Hands* hands READ hands WRITE setHands NOTIFY changed)
    /// The window's, and how long a corner's sides are.
    Q_PROPERTY(QSizeF room MEMBER m_room NOTIFY changed)
    Q_PROPERTY(double corner MEMBER m_corner NOTIFY changed)
    /// In milliseconds.
    Q_PROPERTY(int time READ time WRITE setTime NOTIFY changed)
    /// Both are pressed.
    Q_PROPERTY(bool pressed READ pressed NOTIFY pressedChanged)

public:
    explicit TwoCorners(QObject* parent = nullptr);

    [[nodiscard]] Hands* hands() const { return m_hands; }
    void setHands(Hands* hands);
    [[nodiscard]] int time() const { return m_held.interval(); }
    void setTime(int time);
    [[nodiscard]] bool pressed() const { return m_held.isActive(); }

Q_SIGNALS:
    void changed();
    void pressedChanged();
    void held();

private:
    void follow(const QList<Reported>& points);

    QPointer<Hands> m_hands;
    QSizeF m_room;
    double m_corner = 64;
    QTimer m_held;
    bool m_done = false; ///< and not let go of since
};

} // namespace sandglass::touch
