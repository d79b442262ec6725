// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What Pendulum's busiest board costs: five seats, and sand that always runs.
#include "board_bench.h"

#include "pendulum/pendulum_model.h"
#include "support/fingers.h"

using namespace sandglass;
using namespace Qt::StringLiterals;

namespace {

QVariantMap at(const QString& moment)
{
    return {{u"seatCount"_s, 5}, {u"moment"_s, moment},
        {u"languages"_s, QStringList{u"cs"_s, u"pl"_s, u"ru"_s, u"en"_s, u"cs"_s}}};
}

/// Everybody is asked at once: five leaves lie open.
QVariantMap fiveLeaves()
{
    const QString asked = u"{\"owed\": {\"decisions\": [\"province\"], \"provinces\": 1}}"_s;
    const QString setup =
        u"{\"phase\": \"playing\", \"markers\": 2, \"seats\": [%1]}"_s.arg(QStringList(5, asked).join(u", "_s));
    QVariantMap moment = at(QString());
    moment.insert(u"setup"_s, setup);
    return moment;
}

bool takeUpAWorker(bench::BoardWindow& board)
{
    test::Fingers fingers(board.view());
    const auto& seat = *board.part<app::PendulumModel>("model")->seats()[0];
    const int before = seat.worker();
    fingers.tap(0, *test::findItem(*board.scene(), u"worker 0 0"_s));
    return seat.worker() != before;
}

} // namespace

int main(int argc, char** argv)
{
    return bench::measureBoard({.name = "pendulum_board",
                                   .module = "Sandglass.Pendulum",
                                   .scene = "PendulumScene",
                                   .seats = 5,
                                   .busiest = at(u"middle"_s),
                                   .opening = at(u"opening"_s),
                                   .moments = {{"tray", at(u"tray"_s)}, {"leaves", fiveLeaves()}},
                                   .film = {},
                                   .touch = takeUpAWorker},
        argc, argv);
}
