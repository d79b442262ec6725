// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the busiest board costs: draw batches, processor time of a frame, frames while nothing moves. With
// --picture FILE [property=value...] it paints a scene instead and measures nothing.
#include "bench.h"

#include "touch/pendulum_stage.h"

#include <QtCore/QRegularExpression>
#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <ctime>

using namespace sandglass;

namespace {

QVariantMap propertiesIn(const QStringList& arguments)
{
    QVariantMap properties;
    for (const QString& argument : arguments) {
        const qsizetype sign = argument.indexOf(u'=');
        const QString value = argument.mid(sign + 1);
        bool number = false;
        const int whole = value.toInt(&number);
        properties[argument.left(sign)] = number ? QVariant(whole)
            : value == u"true"                   ? QVariant(true)
            : value.contains(u',')               ? QVariant(value.split(u','))
                                                 : QVariant(value);
    }
    return properties;
}

int paint(QStringList arguments)
{
    const QString file = arguments.takeFirst();
    QSize size(1920, 1080);
    if (!arguments.isEmpty() && arguments.first().contains(u'x')) {
        const QStringList sides = arguments.takeFirst().split(u'x');
        size = {sides[0].toInt(), sides[1].toInt()};
    }
    test::PendulumStage stage(propertiesIn(arguments), size);
    stage.view().show();
    if (!QTest::qWaitForWindowExposed(&stage.view()))
        return 1;
    QTest::qWait(400);
    return stage.view().grabWindow().save(file) ? 0 : 1;
}

int batches = 0;
QtMessageHandler next = nullptr;

/// The batch renderer tells what it drew when it is asked to (QSG_RENDERER_DEBUG); this is the only way to know.
void countBatches(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    static const QRegularExpression count(QStringLiteral("nodes in (\\d+) batches"));
    int sum = 0;
    bool told = false;
    for (auto match = count.globalMatch(message); match.hasNext(); told = true)
        sum += match.next().captured(1).toInt();
    if (told)
        batches = std::max(batches, sum);
    else if (type != QtDebugMsg)
        next(type, context, message);
}

double processorTime()
{
    timespec spent{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &spent);
    return static_cast<double>(spent.tv_sec) * 1e3 + static_cast<double>(spent.tv_nsec) / 1e6;
}

/// Processor time a frame while the whole window has to be looked at again.
void measureFrames(test::PendulumStage& stage, const char* name)
{
    constexpr int frames = 60;
    QSignalSpy swapped(&stage.view(), &QQuickWindow::frameSwapped);
    const double before = processorTime();
    for (int i = 0; i < frames; ++i) {
        stage.view().update();
        swapped.wait(1000);
    }
    bench::figure(
        name, (processorTime() - before) / static_cast<double>(std::max<qsizetype>(1, swapped.count())), "ms");
}

void measureStillness(test::PendulumStage& stage)
{
    QTest::qWait(1000);
    QSignalSpy swapped(&stage.view(), &QQuickWindow::frameSwapped);
    QTest::qWait(3000);
    bench::figure("pendulum_board.still.frames", static_cast<double>(swapped.count()), "frames in 3 s");
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QSG_RENDERER_DEBUG", "render");
    next = qInstallMessageHandler(countBatches);
    const QGuiApplication application(argc, argv);
    QStringList arguments = QGuiApplication::arguments().mid(1);
    if (!arguments.isEmpty() && arguments.takeFirst() == u"--picture")
        return paint(arguments);
    test::PendulumStage stage({{QStringLiteral("seatCount"), 5}});
    stage.view().show();
    if (!QTest::qWaitForWindowExposed(&stage.view()))
        return 1;
    measureFrames(stage, "pendulum_board.five_seats.frame");
    if (stage.view().rendererInterface()->graphicsApi() != QSGRendererInterface::Software)
        bench::figure("pendulum_board.five_seats.batches", batches, "batches");
    measureStillness(stage);
    return 0;
}
