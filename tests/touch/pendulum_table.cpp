// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "touch/pendulum_table.h"

#include <QtQuickTest/quicktest.h>
#include <QtTest/QTest>

namespace sandglass::test {

using app::Move;
using app::PendulumSeat;

QVariantMap pendulumMoment(int seats, const char* moment, const QVariantMap& more)
{
    QVariantMap properties{{QStringLiteral("seatCount"), seats},
        {QStringLiteral("moment"), QString::fromLatin1(moment)},
        {QStringLiteral("languages"),
            QStringList{QStringLiteral("en"), QStringLiteral("cs"), QStringLiteral("pl"), QStringLiteral("ru")}}};
    properties.insert(more);
    return properties;
}

PendulumTable::PendulumTable(const QVariantMap& properties, QSize size)
    : stage(properties, size)
    , fingers(stage.view())
{
    if (auto* theme = stage.view().engine()->singletonInstance<QObject*>("Sandglass.Components", "Theme"))
        theme->setProperty("reducedMotion", true);
    stage.view().show();
    if (!QTest::qWaitForWindowExposed(&stage.view()) || !QQuickTest::qWaitForPolish(&stage.view()))
        qFatal("there is no window");
}

PendulumSeat& PendulumTable::asked()
{
    for (PendulumSeat* seat : model().seats())
        if (seat->asked())
            return *seat;
    qFatal("nobody is asked");
}

QPoint PendulumTable::worker(int seat, int worker)
{
    return stage.middle(QStringLiteral("worker %1 %2").arg(seat).arg(worker));
}

QPoint PendulumTable::inside(int spot)
{
    return stage.middle(QStringLiteral("spot %1").arg(spot));
}

QPoint PendulumTable::corner(int spot)
{
    return stage.find(QStringLiteral("spot %1").arg(spot))->mapToScene({3, 3}).toPoint();
}

int PendulumTable::spotOf(int seat, int worker)
{
    return model().workers()->index(seat * 5 + worker).data(app::PendulumWorkers::SpotRole).toInt();
}

void PendulumTable::tap(QPoint at, int finger)
{
    fingers.press(finger, at);
    fingers.release(finger);
}

void PendulumTable::drag(QPoint from, QPoint to, int finger)
{
    begin(from, finger);
    fingers.move(finger, to);
    fingers.release(finger);
}

void PendulumTable::begin(QPoint from, int finger)
{
    fingers.press(finger, from);
    fingers.move(finger, from + QPoint(12, 12));
}

void PendulumTable::play(PendulumSeat& seat, const Move& move)
{
    QQuickItem* side = mat(seat.index());
    const auto press = [&](const QString& name) { tap(stage.middle(name, side)); };
    if (move.verb == u"place" || move.verb == u"act" || move.verb == u"rush") {
        playWorker(seat, move);
    } else if (move.verb == u"play") {
        const QString card = QStringLiteral("card %1").arg(move.first);
        if (!seat.lifted().contains(move.first))
            press(card);
        press(card);
    } else if (move.verb == u"choose") {
        // The first touch looks at it, the second one takes it.
        const QPoint offer = stage.middle(QStringLiteral("offer %1").arg(move.first));
        if (seat.considered().text() != move.text)
            tap(offer);
        tap(offer);
    } else if (move.verb == u"flip") {
        tap(stage.middle(QStringLiteral("glass %1").arg(move.first)));
    } else if (move.verb == u"recover") {
        press(QStringLiteral("discard"));
    } else if (move.verb == u"achieve") {
        liftAlong(seat, move.second ? QStringList{QStringLiteral("achieveTwice")} : QStringList{});
        press(move.verb);
    } else if (move.verb == u"refill" || move.verb == u"pace") {
        press(move.verb);
    } else if (move.verb == u"done" || move.verb == u"begin" || move.verb == u"resume") {
        press(QStringLiteral("finish"));
    }
    if (!seat.answers().isEmpty())
        answer(seat, move.text);
}

void PendulumTable::playWorker(PendulumSeat& seat, const Move& move)
{
    QStringList cards;
    if (move.verb != u"place") {
        if (move.third & 1)
            cards << QStringLiteral("waiveGold");
        if (move.third & 2)
            cards << QStringLiteral("neighbour") << QStringLiteral("repeat");
        if (move.verb == u"rush")
            cards << QStringLiteral("rush");
    }
    liftAlong(seat, cards);
    const QPoint from = worker(seat.index(), move.first);
    if (move.second == 48)
        return drag(from, stage.middle(QStringLiteral("slot 1"), mat(seat.index())));
    drag(from, inside(move.second));
}

/// Holds up those cards of the hand that have one of these effects, one of each, and no others.
void PendulumTable::liftAlong(PendulumSeat& seat, const QStringList& specials)
{
    QStringList wanted = specials;
    for (const app::PendulumCard& card : seat.hand()) {
        const QString special = card.reward.isEmpty() ? QString() : card.reward.last().icon;
        const bool up = seat.lifted().contains(card.number);
        if (wanted.removeAll(special) > 0 ? !up : up)
            tap(stage.middle(QStringLiteral("card %1").arg(card.number), mat(seat.index())));
    }
}

void PendulumTable::answer(PendulumSeat& seat, const QString& text)
{
    const auto answers = seat.answers();
    for (qsizetype i = 0; i < answers.size(); ++i)
        if (answers[i].text() == text)
            return tap(stage.middle(QStringLiteral("answer %1").arg(i), tray(seat.index())));
}

} // namespace sandglass::test
