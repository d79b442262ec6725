// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What it costs to tell fingers from everything else, with forty points on the screen, all of which move: the telling
// apart, and the whole filter between a window and its items, by events as the window gets them.
#include "bench.h"

#include "touch/hands.h"
#include "touch/touch_sense.h"

#include <QtGui/QGuiApplication>
#include <QtQml/QQmlComponent>
#include <QtQuick/QQuickView>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

#include <algorithm>
#include <cstdlib>
#include <optional>

using namespace sandglass;
using namespace sandglass::touch;
using namespace Qt::StringLiterals;

namespace {

constexpr int points = 40;
constexpr int columns = 8;

/// The filter of a table, which counts what it takes.
class Timed : public Hands {
public:
    double spent = 0; ///< seconds
    int seen = 0;
    std::vector<QPointF> last; ///< where the points of the last event lay in the window

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (m_inside)
            m_passedOn = bench::Clock::now();
        if (m_inside || event->type() < QEvent::TouchBegin || event->type() > QEvent::TouchEnd)
            return Hands::eventFilter(watched, event);
        last.clear();
        for (const QEventPoint& point : static_cast<QTouchEvent*>(event)->points())
            last.push_back(point.position());
        m_inside = true;
        const auto start = bench::Clock::now();
        m_passedOn.reset();
        const bool taken = Hands::eventFilter(watched, event);
        spent += std::chrono::duration<double>(m_passedOn.value_or(bench::Clock::now()) - start).count();
        m_inside = false;
        ++seen;
        return taken;
    }

private:
    bool m_inside = false;
    /// What it passes on comes by here again, on its way to the items: that is no longer the filter's time.
    std::optional<bench::Clock::time_point> m_passedOn;
};

constexpr auto fortyThings = R"(
import QtQuick
import Sandglass.Components
Grid {
    columns: 8
    Repeater {
        model: 40
        Touchable { width: 200; height: 180; draggable: true }
    }
}
)";

/// A way that is longer at each event than what rests may move.
QPoint placeOf(int point, int event)
{
    return {60 + 200 * (point % columns) + 9 * (event % 12), 90 + 180 * (point / columns) + point % 7};
}

/// The whole filter, where `resting` of the points lie still until they are told to be things.
void measureFilter(const std::string& name, int resting)
{
    QQuickView view;
    QQmlComponent component(view.engine());
    component.setData(fortyThings, {});
    view.setContent({}, &component, component.create());
    view.resize(1600, 900);
    view.show();
    if (!QTest::qWaitForWindowExposed(&view))
        std::exit(1);
    Timed hands;
    // Made events come together, whatever the fingers are: none of them is a palm or a flicker.
    Limits limits;
    limits.palmPoints = points + 1;
    limits.restTime = resting > 0 ? 50 : limits.restTime;
    hands.setLimits(limits);
    hands.setWindow(&view);
    auto touch = QTest::touchEvent(&view, QTest::createTouchDevice(), false);
    for (int point = 0; point < points; ++point)
        touch.press(point, placeOf(point, 0), &view);
    touch.commit();
    // Those that play move away at once, so that nothing of theirs rests.
    constexpr int events = 4'000;
    for (int event = 1; event <= events; ++event) {
        for (int point = 0; point < points; ++point) {
            if (point < resting)
                touch.stationary(point);
            else
                touch.move(point, placeOf(point, event), &view);
        }
        if (event == events / 4) {
            // What is made once has been made, and what rests has been let go.
            hands.spent = 0;
            hands.seen = 0;
        }
        touch.commit();
    }
    std::vector<QPointF> different;
    for (const QPointF& at : hands.last)
        if (!std::ranges::contains(different, at))
            different.push_back(at);
    bench::figure(name, hands.spent * 1000 / hands.seen, "ms",
        ",\"points\":" + std::to_string(different.size()) + ",\"resting\":" + std::to_string(hands.lying().size())
            + ",\"events\":" + std::to_string(hands.seen) + ",\"limit\":0.1");
    for (int point = 0; point < points; ++point)
        touch.release(point, placeOf(point, events), &view);
    touch.commit();
}

void measureTelling()
{
    constexpr int events = 20'000;
    TouchSense sense;
    std::vector<Contact> contacts;
    for (int point = 0; point < points; ++point)
        contacts.push_back({point, {30. * (point % 8), 30. * (point / 8)}, Phase::Pressed, false});
    const double start = bench::cpuSeconds();
    for (int event = 0; event < events; ++event) {
        bench::use(sense.sense(contacts, event * 8));
        for (Contact& contact : contacts) {
            contact.phase = Phase::Held;
            contact.at.x += event % 2 == 0 ? 0.5 : -0.5;
        }
    }
    bench::figure("touch.telling", (bench::cpuSeconds() - start) * 1000 / events, "ms", ",\"points\":40,\"limit\":0.1");
}

} // namespace

int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    measureTelling();
    measureFilter("touch.fingers", 0);
    measureFilter("touch.mixed", 10);
    return 0;
}
