// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gathered_table.h"

#include <QtQml/QQmlComponent>
#include <QtQuickTest/quicktest.h>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <array>

using namespace Qt::StringLiterals;
using namespace sandglass::test;
using sandglass::app::Seat;
using Stage = Seat::Stage;

namespace {

constexpr int southWest = 0;
constexpr int east = 2;
constexpr int northWest = 4;

// Each of the three has a finger of their own, one after the other at every step.
struct Guest {
    int finger;
    int place;
    int emblem;
    QString language;
    QString name; // as it is typed
};

const std::array guests{
    Guest{1, southWest, 3, u"cs"_s, u"žofie"_s},
    Guest{2, east, 6, u"ru"_s, u"юрий"_s},
    Guest{3, northWest, 5, u"pl"_s, u"łucja"_s},
};

} // namespace

class GatheringTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void threePeopleSitDownAtThreeEdgesAtTheSameTime()
    {
        GatheredTable table;
        QVERIFY(table.isShown());
        Fingers fingers(table.window());
        const auto allTap = [&](auto&& target) {
            for (const Guest& guest : guests)
                fingers.press(guest.finger, target(guest));
            for (const Guest& guest : guests)
                fingers.release(guest.finger);
        };

        // One touch sits down and chooses the language; who wants to change more touches their own coin.
        allTap([&](const Guest& guest) -> QQuickItem& { return table.at(guest.place, u"sit "_s + guest.language); });
        QCOMPARE(table.seats().seatedCount(), 3);
        for (const Guest& guest : guests)
            QCOMPARE(table.seat(guest.place).stage(), Stage::Settled);
        allTap([&](const Guest& guest) -> QQuickItem& { return table.at(guest.place, u"change"_s); });
        QCOMPARE(table.seat(southWest).language()->code(), u"cs"_s);
        QCOMPARE(table.seat(east).language()->code(), u"ru"_s);
        QCOMPARE(table.seat(northWest).language()->code(), u"pl"_s);
        QCOMPARE(table.at(southWest, u"done"_s).property("text").toString(), u"Hotovo"_s);
        QCOMPARE(table.at(east, u"done"_s).property("text").toString(), u"Готово"_s);
        QCOMPARE(table.at(northWest, u"done"_s).property("text").toString(), u"Gotowe"_s);

        allTap(
            [&](const Guest& guest) -> QQuickItem& { return table.choiceAt(guest.place, u"emblems"_s, guest.emblem); });
        for (const Guest& guest : guests)
            QCOMPARE(table.seat(guest.place).emblem(), guest.emblem);

        allTap([&](const Guest& guest) -> QQuickItem& { return table.at(guest.place, u"name"_s); });
        typeTheirNamesLetterByLetter(table, fingers);

        allTap([&](const Guest& guest) -> QQuickItem& { return table.at(guest.place, u"done"_s); });
        allTap([&](const Guest& guest) -> QQuickItem& { return table.at(guest.place, u"done"_s); });
        QCOMPARE(table.at(southWest, u"shownName"_s).property("text").toString(), u"Žofie"_s);
        QCOMPARE(table.at(east, u"shownName"_s).property("text").toString(), u"Юрий"_s);
        QCOMPARE(table.at(northWest, u"shownName"_s).property("text").toString(), u"Łucja"_s);
        for (const Guest& guest : guests)
            QCOMPARE(table.seat(guest.place).stage(), Stage::Settled);
    }

    void aFingerThatRestsDoesNotHinderTheOthers()
    {
        GatheredTable table;
        QVERIFY(table.isShown());
        Fingers fingers(table.window());
        fingers.tap(1, table.at(southWest, u"sit en"_s));
        fingers.tap(1, table.at(southWest, u"change"_s));
        fingers.press(1, table.choiceAt(southWest, u"emblems"_s, 4));
        // The others sit down, choose and leave while it rests.
        fingers.tap(2, table.at(east, u"sit en"_s));
        fingers.tap(2, table.at(east, u"change"_s));
        fingers.tap(2, table.choiceAt(east, u"emblems"_s, 7));
        fingers.tap(3, table.at(northWest, u"sit en"_s));
        fingers.tap(2, table.at(east, u"leave"_s));
        QCOMPARE(table.seat(southWest).emblem(), 0);
        fingers.release(1);
        QCOMPARE(table.seat(southWest).emblem(), 4);
        QCOMPARE(table.seats().seatedCount(), 2);
    }

    void tenFingersAtOnceAllCount()
    {
        GatheredTable table;
        QVERIFY(table.isShown());
        Fingers fingers(table.window());
        for (int place = 0; place < 5; ++place)
            table.seats().sitDown(place);
        for (int place = 0; place < 5; ++place) {
            table.seat(place).chooseLanguage(u"en"_s);
            table.seat(place).startNaming();
        }
        const QString letters = u"qz"_s;
        for (int round = 0; round < 2; ++round) {
            for (int finger = 0; finger < 10; ++finger)
                fingers.press(finger, table.key(finger % 5, letters[finger / 5]));
            for (int finger = 0; finger < 10; ++finger)
                fingers.release(finger);
        }
        for (int place = 0; place < 5; ++place)
            QCOMPARE(table.seat(place).name(), u"Qzqz"_s);
    }

    void whatIsTakenSaysWhoseItIsInTheReadersLanguage()
    {
        GatheredTable table;
        QVERIFY(table.isShown());
        Fingers fingers(table.window());
        table.seats().sitDown(southWest);
        table.seats().sitDown(east);
        table.seat(east).chooseLanguage(u"pl"_s);
        fingers.tap(1, table.choiceAt(east, u"emblems"_s, 0));
        QCOMPARE(table.seat(east).emblem(), 1);
        QCOMPARE(table.at(east, u"hint"_s).property("text").toString(), u"Zajęte: Słońce"_s);
        fingers.tap(1, table.choiceAt(east, u"emblems"_s, 2));
        QCOMPARE(table.seat(east).emblem(), 2);
        QQuickItem* seat = findItem(table.scene(), u"seat 2"_s);
        QVERIFY(!findItem(*seat, u"hint"_s));
    }

    void twoWhoReachForOneEmblemDoNotBothGetIt()
    {
        GatheredTable table;
        QVERIFY(table.isShown());
        Fingers fingers(table.window());
        table.seats().sitDown(southWest);
        table.seats().sitDown(northWest);
        fingers.press(1, table.choiceAt(southWest, u"emblems"_s, 7));
        fingers.press(2, table.choiceAt(northWest, u"emblems"_s, 7));
        fingers.release(2);
        fingers.release(1);
        QCOMPARE(table.seat(northWest).emblem(), 7);
        QCOMPARE(table.seat(southWest).emblem(), 0);
    }

    void peopleChangeSeatsOnAPlanThatLiesAsTheTableDoes()
    {
        GatheredTable table;
        QVERIFY(table.isShown());
        Fingers fingers(table.window());
        for (const int from : {southWest, east, northWest}) {
            table.seats().sitDown(from);
            const int emblem = table.seat(from).emblem();
            fingers.tap(1, table.at(from, u"move"_s));
            QVERIFY(QQuickTest::qWaitForPolish(&table.window()));
            verifyPlanLiesAsTheTable(table, from);
            fingers.tap(1, table.at(from, u"spot 3"_s));
            QCOMPARE(table.seat(from).stage(), Stage::Empty);
            QCOMPARE(table.seat(3).emblem(), emblem);
            QCOMPARE(table.seat(3).stage(), Stage::Settled);
            table.seats().leave(3);
        }
    }

    void theTableIsLeftByHoldingNotByTouching()
    {
        GatheredTable table;
        QVERIFY(table.isShown());
        Fingers fingers(table.window());
        QSignalSpy left(&table.scene(), SIGNAL(leaveRequested()));
        QQuickItem* way = findItem(table.scene(), u"leaveTable"_s);
        QVERIFY(way);
        fingers.tap(1, *way);
        QCOMPARE(left.size(), 0);
        fingers.press(1, *way);
        QTRY_COMPARE(left.size(), 1);
    }

private:
    static void typeTheirNamesLetterByLetter(GatheredTable& table, Fingers& fingers)
    {
        for (qsizetype letter = 0; letter < 5; ++letter) {
            for (const Guest& guest : guests) {
                if (letter < guest.name.size())
                    fingers.press(guest.finger, table.key(guest.place, guest.name[letter]));
            }
            for (const Guest& guest : guests) {
                if (letter < guest.name.size())
                    fingers.release(guest.finger);
            }
        }
    }

    // From every seat, the spot for the short side points to the short side.
    static void verifyPlanLiesAsTheTable(GatheredTable& table, int from)
    {
        const auto inScene = [&](const QString& name) {
            const QQuickItem& item = table.at(from, name);
            return item.mapToScene({item.width() / 2, item.height() / 2});
        };
        QCOMPARE_LT(inScene(u"spot 0"_s).x(), inScene(u"spot 1"_s).x());
        QCOMPARE_LT(inScene(u"spot 1"_s).x(), inScene(u"spot 2"_s).x());
        QCOMPARE_LT(inScene(u"spot 4"_s).y(), inScene(u"spot 0"_s).y());
        QCOMPARE_LT(inScene(u"spot 3"_s).y(), inScene(u"spot 1"_s).y());
    }
};

QTEST_MAIN(GatheringTest)
#include "tst_gathering.moc"
