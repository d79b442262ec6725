// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/ink.h"

#include <QtCore/QPointer>
#include <QtQuick/QQuickItem>

namespace sandglass::pendulum_board {

class Album;

/// A thing painted once and then only moved: equal things share one picture, and small pictures share one texture, so
/// that a table full of pieces is a handful of draw calls. The same with a graphics card and without one.
class Sprite : public QQuickItem {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(sandglass::pendulum_board::Ink* ink READ ink WRITE setInk NOTIFY inkChanged REQUIRED)
    /// Below 1 it is pale. An item's opacity would do the same, and take a draw call of its own for each shade.
    Q_PROPERTY(double strength MEMBER m_strength NOTIFY looksChanged)
    /// Pale, but nothing is seen through it: for what lies on its like.
    Q_PROPERTY(bool solid MEMBER m_solid NOTIFY looksChanged)

public:
    explicit Sprite(QQuickItem* parent = nullptr);

    Ink* ink() const { return m_ink; }
    void setInk(Ink* ink);

    /// What it looks like, for whoever wants the picture without a window.
    void paintAt(QPainter& painter, QSizeF size) const;

signals:
    void inkChanged();
    /// A property that is seen has another value.
    void looksChanged();

protected:
    /// Two sprites with the same key and size look the same.
    virtual QString key() const = 0;
    virtual void paint(QPainter& painter, QSizeF size) const = 0;

    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    void fade(QPainter& painter) const;

    QPointer<Ink> m_ink;
    double m_strength = 1;
    bool m_solid = false;
    Album* m_album = nullptr; // the window's
};

} // namespace sandglass::pendulum_board
