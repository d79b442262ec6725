// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/ink.h"

#include <QtCore/QPointer>
#include <QtCore/QVariant>
#include <QtQuick/QQuickItem>

namespace sandglass::art {

class Album;

/// A thing painted once and then only moved: equal things share one picture, and small pictures share one texture, so
/// that a table full of pieces is a handful of draw calls. The same with a graphics card and without one.
///
/// A game's face derives from it, declares what it is painted from as properties with NOTIFY looksChanged, and paints.
/// Two things of a type whose properties are all equal look the same: nothing else is asked, so nothing can be
/// forgotten. Properties are values that can be compared, never pointers to what may change behind them.
class Sprite : public QQuickItem {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(sandglass::art::Ink* ink READ ink WRITE setInk NOTIFY inkChanged REQUIRED)
    /// Below 1 it is pale. An item's opacity would do the same, and take a draw call of its own for each shade.
    Q_PROPERTY(double strength MEMBER m_strength NOTIFY looksChanged)
    /// Pale, but nothing is seen through it: for what lies on its like.
    Q_PROPERTY(bool solid MEMBER m_solid NOTIFY looksChanged)

public:
    explicit Sprite(QQuickItem* parent = nullptr);

    Ink* ink() const { return m_ink; }
    void setInk(Ink* ink);

    /// The values of all properties that it is painted from. What a QML file adds to the type is not seen.
    QVariantList looks() const;
    /// What it looks like, for whoever wants the picture without a window.
    void paintAt(QPainter& painter, QSizeF size) const;

Q_SIGNALS:
    void inkChanged();
    /// A property that is seen has another value.
    void looksChanged();

protected:
    /// There is nothing to show yet.
    virtual bool isBlank() const { return false; }
    virtual void paint(QPainter& painter, QSizeF size) const = 0;

    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    QImage picture(QSize pixels) const;
    void fade(QPainter& painter) const;

    QPointer<Ink> m_ink;
    double m_strength = 1;
    bool m_solid = false;
    Album* m_album = nullptr; // the window's
};

} // namespace sandglass::art
