// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where a lesson's veil and slip lie, and what is kept of who has learnt what.
#include "lessons/lesson_class.h"
#include "lessons/lesson_layout.h"
#include "seats/player.h"

#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace sandglass::app;
using namespace Qt::StringLiterals;

namespace {

double sum(const QList<QRectF>& parts)
{
    double size = 0;
    for (const QRectF& part : parts)
        size += part.width() * part.height();
    return size;
}

QVariantMap person(const QString& name, int place)
{
    return {{u"place"_s, place}, {u"emblem"_s, emblemWords()[place]}, {u"colour"_s, colourWords()[place]},
        {u"language"_s, u"en"_s}, {u"name"_s, name}, {u"person"_s, name}};
}

} // namespace

class TestLessonRoom : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theVeilCoversAllButTheHoles()
    {
        const QRectF area(0, 0, 100, 60);
        const QList<QRectF> holes{{10, 10, 20, 20}, {20, 20, 20, 20}, {90, 50, 40, 40}};
        const QList<QRectF> veil = LessonLayout::around(area, holes);
        for (const QRectF& part : veil)
            for (const QRectF& hole : holes)
                QVERIFY(part.intersected(hole).isEmpty());
        QCOMPARE(sum(veil), 100 * 60 - (400 + 400 - 100) - 100.0);
        QCOMPARE(sum(LessonLayout::around(area, {})), 6000.0);
    }

    void theSlipLiesWhereItCoversLeast()
    {
        const QRectF area(0, 0, 100, 100);
        const QList<QRectF> places{{60, 60, 30, 30}, {0, 60, 30, 30}, {90, 0, 30, 30}};
        QCOMPARE(LessonLayout::freest(area, places, {}), 0);
        QCOMPARE(LessonLayout::freest(area, places, {{70, 70, 10, 10}}), 1);
        QCOMPARE(LessonLayout::freest(area, places, {{70, 70, 10, 10}, {0, 60, 30, 30}}), 0);
    }

    void aSlipDoesNotJumpForACorner()
    {
        const QList<QRectF> places{{60, 60, 30, 30}, {0, 60, 30, 30}};
        QCOMPARE(LessonLayout::freest({0, 0, 100, 100}, places, {{58, 40, 40, 21}}), 0);
        QCOMPARE(LessonLayout::freest({0, 0, 100, 100}, places, {{58, 40, 40, 30}}), 1);
    }

    void arrowsComeFromOutside()
    {
        const QRectF area(0, 0, 100, 100);
        // Two beside each other, with something between them.
        QCOMPARE(LessonLayout::arrows(area, {{30, 40, 10, 10}, {60, 40, 10, 10}}, 10),
            QList<QRectF>({{20, 40, 10, 10}, {70, 40, 10, 10}}));
        // At the edge there is room on the other side only.
        QCOMPARE(LessonLayout::arrows(area, {{0, 40, 10, 10}}, 10), QList<QRectF>({{10, 40, 10, 10}}));
        // In the middle of others, from above.
        const QList<QRectF> row{{30, 40, 10, 10}, {40, 40, 10, 10}, {50, 40, 10, 10}};
        const QList<QRectF> arrows = LessonLayout::arrows(area, row, 10);
        for (const QRectF& arrow : arrows)
            for (const QRectF& place : row)
                QVERIFY(!arrow.intersects(place));
        QCOMPARE(arrows[1], QRectF(40, 30, 10, 10));
    }

    void whoLearnsTogetherHasAPartOnTheOwnSide()
    {
        const QSizeF table(1920, 1080);
        QCOMPARE(LessonLayout::parts(table, {3}), QList<QRectF>{QRectF({}, table)});
        const QList<QRectF> parts = LessonLayout::parts(table, {0, 2, 4});
        QVERIFY(!LessonLayout::isFar(table, parts[0]));
        QVERIFY(LessonLayout::isFar(table, parts[2]));
        QVERIFY(parts[0] != parts[1] && parts[1] != parts[2]);
    }

    void theStepIsDoneByAllBeforeTheNext()
    {
        LessonProgress progress;
        LessonClass room;
        room.setProperty("progress", QVariant::fromValue(&progress));
        QVERIFY(room.begin(u"viceroy"_s, u"bidding"_s, {person(u"Anna"_s, 0), person(u"Marek"_s, 3)}));
        LessonPlayer* anna = room.players()[0];
        LessonPlayer* marek = room.players()[1];
        anna->skip();
        QCOMPARE(anna->step(), 0);
        QVERIFY(anna->isDone());
        QCOMPARE(room.waitedFor(), QStringList{u"Marek"_s});
        marek->skip();
        QCOMPARE(anna->step(), 1);
        QCOMPARE(marek->step(), 1);
    }

    void whoIsDoneMayTryThingsOutAndGiveAHint()
    {
        LessonClass room;
        QVERIFY(room.begin(u"viceroy"_s, u"bidding"_s, {person(u"Anna"_s, 0), person(u"Marek"_s, 3)}));
        LessonPlayer* anna = room.players()[0];
        LessonPlayer* marek = room.players()[1];
        QCOMPARE(room.emblems(), QStringList({emblemWords()[0], emblemWords()[3]}));
        // Before it is done, only the step counts.
        anna->tryOut();
        QVERIFY(!anna->isTrying());
        anna->skip();
        QVERIFY(anna->isDone());
        room.nudge();
        QCOMPARE(marek->nudges(), 1);
        QCOMPARE(anna->nudges(), 0);
        anna->tryOut();
        QVERIFY(anna->isTrying());
        const std::string before = anna->journal();
        anna->host()->submit(anna->seat(), u"bid bid=blue"_s);
        QVERIFY(anna->journal() != before);
        QVERIFY(anna->isDone());
        QCOMPARE(anna->step(), 0);
        marek->skip();
        QCOMPARE(anna->step(), 1);
        QVERIFY(!anna->isTrying());
        QCOMPARE(anna->journal(), marek->journal());
        QCOMPARE(marek->nudges(), 0);
    }

    void nobodyWaitsForOneWhoHasLeft()
    {
        LessonClass room;
        QVERIFY(room.begin(u"viceroy"_s, u"bidding"_s, {person({}, 0), person(u"Marek"_s, 3), person({}, 4)}));
        LessonPlayer* marek = room.players()[1];
        marek->skip();
        QCOMPARE(room.waitedFor(),
            QStringList({u"shell.seat.emblem."_s + emblemWords()[0], u"shell.seat.emblem."_s + emblemWords()[4]}));
        room.goOnWithoutThem();
        for (const LessonPlayer* player : room.players()) {
            QCOMPARE(player->step(), 1);
            QVERIFY(!player->isDone());
        }
        QCOMPARE(room.waitedFor().size(), 3);
    }

    void sealsAreKeptByName()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"lessons.json"_s);
        {
            LessonProgress progress(file);
            QVERIFY(progress.isOffered(u"Anna"_s, u"viceroy"_s));
            progress.note(u"Anna"_s, u"viceroy"_s, u"bidding"_s, 4);
            progress.seal(u"Anna"_s, u"viceroy"_s, u"what-wins"_s);
            progress.note(u"Anna"_s, u"viceroy"_s, u"laws"_s, 2);
            progress.seal(LessonProgress::guest({}, 2), u"viceroy"_s, u"laws"_s);
        }
        LessonProgress again(file);
        QCOMPARE(again.seals(u"Anna"_s, u"viceroy"_s), QStringList{u"what-wins"_s});
        QCOMPARE(again.begun(u"Anna"_s, u"viceroy"_s), u"laws"_s);
        QCOMPARE(again.stepOf(u"Anna"_s, u"viceroy"_s), 2);
        QVERIFY(!again.isOffered(u"Anna"_s, u"viceroy"_s));
        QVERIFY(again.seals(LessonProgress::guest({}, 2), u"viceroy"_s).isEmpty());
        again.forget(u"Anna"_s);
        QVERIFY(LessonProgress(file).seals(u"Anna"_s, u"viceroy"_s).isEmpty());
    }

    void aCrashIsNotTheEndOfAnEvening()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"lessons.json"_s);
        const QString afterCrash = folder.filePath(u"crashed.json"_s);
        const QString guest = LessonProgress::guest({}, 3);
        {
            LessonProgress progress(file);
            progress.note(guest, u"tiletum"_s, u"wheel"_s, 5);
            // As the disk is when the power fails.
            QVERIFY(QFile::copy(file, afterCrash));
        }
        QVERIFY(LessonProgress(file).begun(guest, u"tiletum"_s).isEmpty());
        LessonProgress again(afterCrash);
        QCOMPARE(again.begun(guest, u"tiletum"_s), u"wheel"_s);
        QCOMPARE(again.stepOf(guest, u"tiletum"_s), 5);
        again.forgetGuests();
        QVERIFY(LessonProgress(afterCrash).begun(guest, u"tiletum"_s).isEmpty());
    }

    void aDamagedFileIsNobodysProgress()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"lessons.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"Anna\": [");
        file.close();
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"lessons\\.json"_s));
        QVERIFY(LessonProgress(file.fileName()).seals(u"Anna"_s, u"viceroy"_s).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestLessonRoom)
#include "tst_lesson_room.moc"
