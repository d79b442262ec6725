// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What it costs to tell fingers from everything else: an event with forty points, all of which move. The telling alone,
// and the whole filter of a window, which also asks what lies under each point.
#include "bench.h"

#include "touch/hands.h"

#include <QtGui/QGuiApplication>
#include <QtGui/QPointingDevice>
#include <QtQuick/QQuickItem>

using namespace sandglass;
using namespace sandglass::touch;

namespace {

constexpr int points = 40;
constexpr int events = 20'000;
constexpr int eventTime = 8; // milliseconds
constexpr auto more = ",\"points\":40,\"limit\":0.1";

void measureSense()
{
    TouchSense sense;
    std::vector<Contact> contacts;
    for (int point = 0; point < points; ++point)
        contacts.push_back({point, {30. * (point % 8), 30. * (point / 8)}, Phase::Pressed, false});
    const double start = bench::cpuSeconds();
    for (int event = 0; event < events; ++event) {
        bench::use(sense.sense(contacts, event * eventTime));
        for (Contact& contact : contacts) {
            contact.phase = Phase::Held;
            contact.at.x += event % 2 == 0 ? 0.5 : -0.5;
        }
    }
    bench::figure("touch.event", (bench::cpuSeconds() - start) * 1000 / events, "ms", more);
}

/// Forty fingers over a heap of items; the event itself is made before the clock runs.
void measureFilter()
{
    QQuickWindow window;
    window.setGeometry(0, 0, 1920, 1080);
    std::vector<std::unique_ptr<QQuickItem>> items;
    for (int item = 0; item < 400; ++item) {
        items.push_back(std::make_unique<QQuickItem>(window.contentItem()));
        items.back()->setPosition(QPointF(96 * (item % 20), 54 * (item / 20)));
        items.back()->setSize(QSizeF(96, 54));
    }
    Hands hands;
    hands.setWindow(&window);
    const QPointingDevice screen(QStringLiteral("bench"), 1, QInputDevice::DeviceType::TouchScreen,
        QPointingDevice::PointerType::Finger, QInputDevice::Capability::Position, points, 0);
    double spent = 0;
    for (int at = 0; at < events; ++at) {
        const bool first = at == 0;
        QList<QEventPoint> fingers;
        for (int point = 0; point < points; ++point) {
            const QPointF where(220 * (point % 8) + 100 + 5 * (at % 2), 200 * (point / 8) + 20);
            fingers.append(QEventPoint(point, first ? QEventPoint::Pressed : QEventPoint::Updated, where, where));
        }
        QTouchEvent event(first ? QEvent::TouchBegin : QEvent::TouchUpdate, &screen, Qt::NoModifier, fingers);
        event.setTimestamp(static_cast<quint64>(at) * eventTime);
        const double start = bench::cpuSeconds();
        bench::use(hands.eventFilter(&window, &event));
        spent += bench::cpuSeconds() - start;
    }
    bench::figure("touch.filter", spent * 1000 / events, "ms", more);
}

} // namespace

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    measureSense();
    measureFilter();
    return 0;
}
