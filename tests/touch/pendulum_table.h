// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/pendulum_model.h"
#include "play/rehearsal.h"
#include "support/fingers.h"
#include "touch/pendulum_stage.h"

namespace sandglass::test {

/// A moment of Pendulum in a real window, and what people do there. Time is the rehearsal's, so nobody waits.
class PendulumTable {
public:
    explicit PendulumTable(const QVariantMap& properties, QSize size = {1280, 720});

    app::PendulumModel& model() { return *stage.scene()->property("model").value<app::PendulumModel*>(); }
    QObject& context() { return *stage.scene()->property("context").value<QObject*>(); }
    app::Rehearsal& match() { return *stage.scene()->property("rehearsal").value<app::Rehearsal*>(); }
    app::PendulumSeat& seat(int index) { return *model().seats()[index]; }
    /// The first one that is asked.
    app::PendulumSeat& asked();

    QQuickItem* mat(int index) { return stage.find(QStringLiteral("mat %1").arg(index)); }
    QQuickItem* voice(int index) { return stage.find(QStringLiteral("voice %1").arg(index)); }
    QQuickItem* words(int index) { return stage.find(QStringLiteral("words"), voice(index)); }
    QQuickItem* tray(int index) { return stage.find(QStringLiteral("tray"), voice(index)); }
    QPoint worker(int seat, int worker);
    /// The middle of a spot, and one inside it where no figure stands.
    QPoint inside(int spot);
    QPoint corner(int spot);
    int spotOf(int seat, int worker);

    void tap(QPoint at, int finger = 0);
    void drag(QPoint from, QPoint to, int finger = 0);
    /// Fingers do not jump: a drag begins with a small way.
    void begin(QPoint from, int finger);

    /// Does with fingers what the move says, and nothing else.
    void play(app::PendulumSeat& seat, const app::Move& move);

    PendulumStage stage;
    Fingers fingers;

private:
    void playWorker(app::PendulumSeat& seat, const app::Move& move);
    void liftAlong(app::PendulumSeat& seat, const QStringList& specials);
    void answer(app::PendulumSeat& seat, const QString& text);
};

QVariantMap pendulumMoment(int seats, const char* moment, const QVariantMap& more = {});

} // namespace sandglass::test
