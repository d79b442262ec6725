// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/rehearsal.h"
#include "support/fingers.h"
#include "viceroy/viceroy_model.h"

#include <QtCore/QVariantMap>
#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickView>

namespace sandglass::test {

/// A moment of Viceroy in a real window, and what people do there.
class ViceroyStage {
public:
    explicit ViceroyStage(const QVariantMap& properties, QSize size = {1920, 1080});

    app::ViceroyModel& model() { return *scene()->property("model").value<app::ViceroyModel*>(); }
    app::Rehearsal& match() { return *scene()->property("rehearsal").value<app::Rehearsal*>(); }
    QQuickView& view() { return m_view; }
    QQuickItem* scene() { return m_view.rootObject(); }
    QQuickItem* mat(int seat) { return find(QStringLiteral("mat %1").arg(seat)); }
    QQuickItem* voice(int seat) { return find(QStringLiteral("voice %1").arg(seat)); }
    QQuickItem* screen(int seat) { return find(QStringLiteral("screen"), mat(seat)); }
    /// The first visible item of that object name, or null.
    QQuickItem* find(const QString& name, QQuickItem* under = nullptr);
    /// The bar of a seat's screen, where it is now.
    QPoint bar(int seat);

    void tap(QQuickItem* item, int finger = 0) { fingers.tap(finger, *item); }

    /// The film of what happened last is over: a scene's clock stands still.
    void endFilm();

    /// Answers the seat's question with fingers and nothing else; what of several, chance says. False, if there is
    /// nothing to touch.
    bool answer(int seat, core::Random& random);

private:
    bool answerBehindScreen(app::ViceroySeat& seat, core::Random& random);

    QQuickView m_view;

public:
    Fingers fingers;
};

} // namespace sandglass::test
