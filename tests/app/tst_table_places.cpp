// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats/table_places.h"

#include <QtCore/QDebug>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace sandglass::app;

namespace {

/// What a game says of the sizes of its things.
struct Plan {
    const char* name;
    QSizeF middle, mat, alone, besideEnd;
    double rail;
    bool halves;
};

const Plan plans[]{{"one that shrinks beside the end", {1600, 525}, {860, 250}, {960, 250}, {680, 250}, 0, false},
    {"one that grows alone", {1888, 208}, {930, 404}, {1400, 404}, {}, 16, false},
    {"one that stays in its half", {1904, 584}, {930, 232}, {}, {}, 8, true},
    {"with a rail", {1616, 500}, {936, 248}, {}, {808, 248}, 34, false}};

void follow(TablePlaces& places, const Plan& plan, QSizeF table, unsigned people)
{
    QList<int> taken;
    for (int place = 0; place < 5; ++place)
        if ((people >> place & 1) != 0)
            taken.append(place);
    places.setWidth(table.width());
    places.setHeight(table.height());
    places.setMiddle(plan.middle);
    places.setMat(plan.mat);
    places.setMatAlone(plan.alone);
    places.setMatBesideEnd(plan.besideEnd);
    places.setRail(plan.rail);
    places.setHalves(plan.halves);
    places.setTaken(taken);
}

void verifyNothingOverlaps(const TablePlaces& places, QSizeF table)
{
    const QRectF whole = QRectF(QPointF(), table).adjusted(-1, -1, 1, 1);
    QList<QRectF> seen;
    if (!places.board().isEmpty()) {
        QVERIFY2(whole.contains(places.board()), qPrintable(QDebug::toString(places.board())));
        seen.append(places.board());
    }
    for (const SeatPlace& seat : places.seats()) {
        if (!seat.shown)
            continue;
        QVERIFY2(whole.contains(seat.footprint()), qPrintable(QDebug::toString(seat.footprint())));
        for (const QRectF& other : seen)
            QVERIFY2(!seat.footprint().adjusted(1, 1, -1, -1).intersects(other),
                qPrintable(QDebug::toString(seat.footprint()) + QDebug::toString(other)));
        seen.append(seat.footprint());
    }
}

} // namespace

class TablePlacesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingOverlapsHoweverManySitAndWherever_data()
    {
        QTest::addColumn<QSizeF>("table");
        QTest::addColumn<int>("plan");
        for (const QSizeF table : {QSizeF(1280, 720), QSizeF(1920, 1080), QSizeF(3840, 2160), QSizeF(2560, 1600),
                 QSizeF(3440, 1440), QSizeF(1600, 1200)})
            for (int plan = 0; plan < static_cast<int>(std::size(plans)); ++plan)
                QTest::addRow("%s, %g × %g", plans[plan].name, table.width(), table.height()) << table << plan;
    }

    void nothingOverlapsHoweverManySitAndWherever()
    {
        QFETCH(QSizeF, table);
        QFETCH(int, plan);
        for (unsigned people = 1; people < 32; ++people) {
            TablePlaces places;
            follow(places, plans[plan], table, people);
            for (const auto part : {TablePlaces::Around, TablePlaces::Upright, TablePlaces::Middle, TablePlaces::Own,
                     TablePlaces::Rivals}) {
                places.setPart(part);
                verifyNothingOverlaps(places, table);
                if (QTest::currentTestFailed())
                    QFAIL(qPrintable(u"people %1, part %2"_s.arg(people, 5, 2, QChar(u'0')).arg(part)));
            }
        }
    }

    void aRailLiesBetweenMatAndMiddle()
    {
        TablePlaces places;
        follow(places, plans[3], {1920, 1080}, 0b11111);
        for (const SeatPlace& seat : places.seats()) {
            QCOMPARE(seat.rail.bottom(), 0.);
            const QPointF inner = seat.onTable(seat.rail.topLeft());
            const QPointF other = seat.onTable(seat.rail.bottomRight());
            const QRectF rail = QRectF(inner, other).normalized();
            QVERIFY(!rail.adjusted(1, 1, -1, -1).intersects(places.board()));
        }
    }

    void matsHaveThePlansSizes()
    {
        TablePlaces places;
        const auto size = [&](unsigned people) {
            follow(places, plans[0], {1920, 1080}, people);
            return places.seats().first().mat.size();
        };
        QCOMPARE(size(0b11111), QSizeF(680, 250));
        QCOMPARE(size(0b11011), QSizeF(860, 250));
        QCOMPARE(size(0b10001), QSizeF(960, 250));
        follow(places, plans[0], {3840, 2160}, 0b11111);
        QCOMPARE(places.seats().first().mat.size(), QSizeF(1360, 500));
    }

    void whoSitsAloneOnASideSitsInItsMiddleOrStays()
    {
        TablePlaces places;
        follow(places, plans[0], {1920, 1080}, 0b10001);
        QCOMPARE(places.seats()[0].mat.center().x(), 960.);
        follow(places, plans[2], {1920, 1080}, 0b10001);
        QCOMPARE(places.seats()[0].mat.center().x(), 480.);
        // The other half is theirs too: on the right of the near seat, and, turned, on the left of the far one.
        QCOMPARE(places.seats()[0].free.x(), 960.);
        QCOMPARE(places.seats()[1].free.x(), -960.);
    }

    void whatLiesOppositeOfTwoIsAsDeepAsTheirSide()
    {
        TablePlaces places;
        const auto boardFor = [&](unsigned people) {
            follow(places, plans[3], {1920, 1080}, people);
            return places.board();
        };
        places.setGap(8);
        const double alone = boardFor(0b00011).center().y();
        QVERIFY(alone < 500);
        places.setOpposite(true);
        // On whichever side they sit, the board stays in the middle of the table, as with people on both sides.
        for (const unsigned people : {0b00011U, 0b11000U, 0b11011U})
            QCOMPARE(boardFor(people), QRectF(152, 290, 1616, 500));
        // Whoever sits there alone has the free leaf beside the mat, and nothing opposite.
        QVERIFY(boardFor(0b00001).center().y() < 500);
    }

    void rivalsAreAsLargeAsTheirPanelLets()
    {
        TablePlaces places;
        follow(places, plans[0], {1200, 400}, 0b11011);
        places.setPart(TablePlaces::Rivals);
        places.setMine(0);
        QVERIFY(!places.seats()[0].shown);
        QVERIFY(places.board().isEmpty());
        const double beside = places.seats()[1].unit;
        // Below each other in a narrow panel, beside each other in a wide one.
        QCOMPARE_GT(places.seats()[2].mat.left(), places.seats()[1].mat.left());
        places.setWidth(400);
        places.setHeight(1200);
        QCOMPARE(places.seats()[2].mat.left(), places.seats()[1].mat.left());
        QCOMPARE_GT(beside, 0.4);
    }

    void pointsOfATurnedMat()
    {
        TablePlaces places;
        follow(places, plans[0], {1920, 1080}, 0b11111);
        const SeatPlace end = places.seats()[2];
        // Its upper left corner lies at the lower left of what it covers.
        QCOMPARE(end.onTable({0, 0}), end.footprint().bottomLeft());
        QCOMPARE(places.distances(end.mat.center())[2], 0.);
        QCOMPARE_GT(places.distances(end.mat.center())[0], 0.);
    }

    void placesToGatherBecomeDeeperWhereFingersNeedIt()
    {
        // 14 mm on a 50-inch and on a 24-inch screen of 1920 × 1080 pixels.
        QCOMPARE(TablePlaces::gatheringMat(24).height(), 300.);
        QCOMPARE_GT(TablePlaces::gatheringMat(51).height(), 300.);
        QCOMPARE(TablePlaces::gatheringMat(200).height(), 380.);
    }

    void changesAreToldOnce()
    {
        TablePlaces places;
        const QSignalSpy changed(&places, &TablePlaces::changed);
        places.setTaken({0, 3});
        places.setTaken({0, 3});
        QCOMPARE(changed.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TablePlacesTest)
#include "tst_table_places.moc"
