// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QRectF>
#include <QtCore/QSizeF>
#include <QtQmlIntegration/qqmlintegration.h>

namespace sandglass::app {

/// Where a lesson's slip and its veil lie, so that neither covers what a step speaks of.
class LessonLayout : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// The rectangles that cover an area but for the holes in it; none of them overlap.
    Q_INVOKABLE static QList<QRectF> around(const QRectF& area, const QList<QRectF>& holes);
    /// A part of the table for each of those who learn together, by their places: on their own side, and shaped like
    /// the table.
    Q_INVOKABLE static QList<QRectF> parts(const QSizeF& table, const QList<int>& places);
    /// Whether that part is turned to the far side.
    Q_INVOKABLE static bool isFar(const QSizeF& table, const QRectF& part)
    {
        return part.center().y() < table.height() / 2;
    }
    /// An arrow of this size for each of the places: beside it, where it covers none of the others and nothing between
    /// them, as far as there is room.
    Q_INVOKABLE static QList<QRectF> arrows(const QRectF& area, const QList<QRectF>& places, double size);
    /// Which of the places covers least of what is to be avoided, and of those the first; one that sticks out of the
    /// area only where all do.
    Q_INVOKABLE static int freest(const QRectF& area, const QList<QRectF>& places, const QList<QRectF>& avoided);
};

} // namespace sandglass::app
