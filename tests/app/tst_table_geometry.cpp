// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats/table_geometry.h"
#include "seats/table_layout.h"

#include <QSignalSpy>
#include <QTest>

using namespace sandglass::app;

class TableGeometryTest : public QObject {
    Q_OBJECT

    static void verifyNothingOverlaps(const TableGeometry& geometry, QSizeF table, Places places)
    {
        const QRectF whole(QPointF(), table);
        QVERIFY(whole.contains(geometry.board));
        QList<QRectF> seen{geometry.board};
        for (int place = 0; place < placeCount; ++place) {
            if (!places.test(static_cast<std::size_t>(place)))
                continue;
            const QRectF mat = footprint(static_cast<Place>(place), geometry.mats[static_cast<std::size_t>(place)]);
            QVERIFY2(whole.contains(mat), qPrintable(QDebug::toString(mat)));
            for (const QRectF& other : seen)
                QVERIFY2(!mat.intersects(other), qPrintable(QDebug::toString(mat)));
            seen.append(mat);
        }
    }

private Q_SLOTS:
    void nothingOverlapsHoweverManySitAndWherever_data()
    {
        QTest::addColumn<QSizeF>("table");
        QTest::newRow("720p") << QSizeF(1280, 720);
        QTest::newRow("1080p") << QSizeF(1920, 1080);
        QTest::newRow("4K") << QSizeF(3840, 2160);
        QTest::newRow("16:10") << QSizeF(2560, 1600);
        QTest::newRow("21:9") << QSizeF(3440, 1440);
        QTest::newRow("4:3") << QSizeF(1600, 1200);
    }

    void nothingOverlapsHoweverManySitAndWherever()
    {
        QFETCH(QSizeF, table);
        for (const double touch : {0., 24., 60., 200.})
            verifyNothingOverlaps(gatheringGeometry(table, touch), table, Places().set());
        for (unsigned people = 0; people < (1U << placeCount); ++people)
            verifyNothingOverlaps(playingGeometry(table, Places(people)), table, Places(people));
    }

    void traysBecomeDeeperWhereFingersNeedIt()
    {
        // 14 mm on a 50-inch and on a 24-inch screen of 1920 × 1080 pixels.
        QCOMPARE(gatheringGeometry({1920, 1080}, 24).mats[0].height(), 300.);
        QCOMPARE_GT(gatheringGeometry({1920, 1080}, 51).mats[0].height(), 300.);
    }

    void matsHaveTheDesignsSizes()
    {
        const QSizeF table(1920, 1080);
        const auto size = [table](unsigned people) { return playingGeometry(table, Places(people)).mats[0].size(); };
        QCOMPARE(size(0b11111), QSizeF(660, 250));
        QCOMPARE(size(0b11011), QSizeF(800, 280));
        QCOMPARE(size(0b01011), QSizeF(800, 280));
        QCOMPARE(size(0b10001), QSizeF(1000, 300));
        QCOMPARE(playingGeometry({3840, 2160}, Places().set()).mats[0].size(), QSizeF(1320, 500));
    }

    void aBoardForFiveIsAsLargeAsDesigned()
    {
        const QRectF board = playingGeometry({1920, 1080}, Places().set()).board;
        QCOMPARE_GE(board.width(), 1560.);
        QCOMPARE_GE(board.height(), 480.);
    }

    void whoSitsAloneOnASideSitsInItsMiddle()
    {
        const TableGeometry two = playingGeometry({1920, 1080}, Places(0b10001));
        QCOMPARE(two.mats[0].center().x(), 960.);
        QCOMPARE(two.mats[4].center().x(), 960.);
    }

    void theLayoutFollowsThePeopleOnlyInAGame()
    {
        Seats seats;
        TableLayout layout;
        layout.setSeats(&seats);
        seats.sitDown(0);
        const QList<QRectF> gathered = layout.mats();
        seats.sitDown(3);
        QCOMPARE(layout.mats(), gathered);
        layout.setPlaying(true);
        QCOMPARE(layout.mats()[0].size(), QSizeF(1000, 300));
        const QSignalSpy changed(&layout, &TableLayout::changed);
        seats.sitDown(1);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(layout.mats()[0].size(), QSizeF(800, 280));
    }
};

QTEST_GUILESS_MAIN(TableGeometryTest)
#include "tst_table_geometry.moc"
