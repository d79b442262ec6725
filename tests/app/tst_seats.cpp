// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats/keyboard_letters.h"
#include "seats/seats.h"

#include <QtCore/QJsonObject>
#include <QtCore/QMap>
#include <QtGui/QFont>
#include <QtGui/QRawFont>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace sandglass::app;
using Stage = Seat::Stage;

class SeatsTest : public QObject {
    Q_OBJECT

    static void type(Seat* seat, const QString& letters)
    {
        for (const QChar letter : letters)
            seat->type(letter);
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void newcomersGetEmblemsAndColoursOfTheirOwn()
    {
        Seats seats;
        const QAbstractItemModelTester tester(&seats);
        for (int place = 0; place < placeCount; ++place) {
            QVERIFY(seats.at(place)->sitDown());
            QCOMPARE(seats.at(place)->stage(), Stage::Choosing);
            QCOMPARE(seats.emblemHolders().count(place), 1);
            QCOMPARE(seats.colourHolders().count(place), 1);
        }
        QCOMPARE(seats.seatedCount(), placeCount);
        QVERIFY(!seats.at(0)->sitDown());
        QVERIFY(!seats.sitDown(placeCount));
    }

    void whatSomebodyHasNobodyElseCanTake()
    {
        Seats seats;
        seats.sitDown(0);
        seats.sitDown(1);
        QVERIFY(seats.at(0)->chooseEmblem(4));
        QVERIFY(!seats.at(1)->chooseEmblem(4));
        QCOMPARE(seats.emblemHolders()[4], 0);
        QVERIFY(seats.at(0)->chooseEmblem(5));
        QVERIFY(seats.at(1)->chooseEmblem(4));
        QVERIFY(seats.at(1)->chooseColour(3));
        QVERIFY(!seats.at(0)->chooseColour(3));
        QVERIFY(!seats.at(0)->chooseColour(-1));
        QVERIFY(!seats.at(0)->chooseEmblem(int(emblemWords().size())));
    }

    void anEmptySeatTakesNoChoices()
    {
        Seats seats;
        Seat* seat = seats.at(2);
        QVERIFY(!seat->chooseEmblem(0) && !seat->chooseColour(0) && !seat->chooseLanguage(u"cs"_s));
        QVERIFY(!seat->choose() && !seat->startNaming() && !seat->startMoving() && !seat->settle());
        QVERIFY(!seat->leave() && !seat->moveTo(0) && !seat->type(u"a"_s) && !seat->eraseLetter());
        QCOMPARE(seat->stage(), Stage::Empty);
        QCOMPARE(seats.emblemHolders().count(-1), emblemWords().size());
    }

    void whoMovesKeepsEverythingAndLeavesTheOldSeatFree()
    {
        Seats seats;
        seats.setNewcomersLanguage(u"en"_s);
        seats.sitDown(0);
        Seat* seat = seats.at(0);
        seat->chooseEmblem(6);
        seat->chooseColour(2);
        seat->chooseLanguage(u"ru"_s);
        seat->startNaming();
        type(seat, u"аня"_s);
        const Player player = seat->player();
        QVERIFY(seat->startMoving());
        QVERIFY(seat->moveTo(3));
        QCOMPARE(seats.at(3)->player(), player);
        QCOMPARE(seats.at(3)->name(), u"Аня"_s);
        QCOMPARE(seats.at(3)->stage(), Stage::Settled);
        QCOMPARE(seat->stage(), Stage::Empty);
        QCOMPARE(seat->name(), QString());
        QCOMPARE(seat->language()->code(), u"en"_s);
        QCOMPARE(seats.seatedCount(), 1);
    }

    void nobodyMovesOntoSomebodyElsesSeat()
    {
        Seats seats;
        seats.sitDown(0);
        seats.sitDown(1);
        QVERIFY(!seats.at(0)->moveTo(1));
        QVERIFY(!seats.at(0)->moveTo(0));
        QVERIFY(!seats.at(0)->moveTo(-1));
        QCOMPARE(seats.seatedCount(), 2);
    }

    void whoLeavesFreesEmblemAndColour()
    {
        Seats seats;
        seats.sitDown(0);
        const QSignalSpy holders(&seats, &Seats::holdersChanged);
        QVERIFY(seats.at(0)->leave());
        QCOMPARE(holders.size(), 1);
        QCOMPARE(seats.emblemHolders().count(-1), emblemWords().size());
        QCOMPARE(seats.seatedCount(), 0);
    }

    void emptySeatsInviteInTheNewcomersLanguage()
    {
        Seats seats;
        seats.setNewcomersLanguage(u"pl"_s);
        seats.sitDown(0);
        seats.setNewcomersLanguage(u"ru"_s);
        QCOMPARE(seats.at(0)->language()->code(), u"pl"_s);
        QCOMPARE(seats.at(1)->language()->code(), u"ru"_s);
        seats.setNewcomersLanguage(u"xx"_s);
        QCOMPARE(seats.newcomersLanguage(), u"ru"_s);
    }

    void namesStartWithCapitalsByThemselves()
    {
        Seats seats;
        seats.setNewcomersLanguage(u"cs"_s);
        seats.sitDown(0);
        Seat* seat = seats.at(0);
        seat->startNaming();
        type(seat, u"šárka novák-říhová"_s);
        QCOMPARE(seat->name(), u"Šárka Novák-Říhová"_s);
        while (seat->eraseLetter()) { }
        QCOMPARE(seat->name(), QString());
        QVERIFY(seat->capitals());
        seat->toggleCapitals();
        type(seat, u"eva"_s);
        QCOMPARE(seat->name(), u"eva"_s);
    }

    void namesAreBoundedAndWithoutIdleSpaces()
    {
        Seats seats;
        seats.sitDown(0);
        Seat* seat = seats.at(0);
        seat->startNaming();
        QVERIFY(!seat->type(u" "_s));
        type(seat, u"a  b "_s);
        QCOMPARE(seat->name(), u"A B "_s);
        type(seat, QString(100, u'w'));
        QCOMPARE(letterCount(seat->name()), longestName);
        while (letterCount(seat->name()) > 4)
            seat->eraseLetter();
        QVERIFY(seat->settle());
        QCOMPARE(seat->name(), u"A B"_s);
    }

    void anAccentIsErasedWithItsLetter()
    {
        QCOMPARE(letterCount(u"re\u0301"_s), 2);
        QCOMPARE(withoutLastLetter(u"re\u0301"_s), u"r"_s);
        QCOMPARE(withoutLastLetter(QString()), QString());
    }

    void aTableIsFoundAgainAsItWas()
    {
        Seats before;
        before.sitDown(1);
        before.sitDown(4);
        before.at(4)->chooseLanguage(u"ru"_s);
        before.at(4)->startNaming();
        type(before.at(4), u"оля"_s);
        Seats after;
        after.sitDown(0);
        QVERIFY(after.restore(before.toJson()));
        QCOMPARE(after.toJson(), before.toJson());
        QCOMPARE(after.at(4)->name(), u"Оля"_s);
        QCOMPARE(after.at(0)->stage(), Stage::Empty);
    }

    void aDamagedTableChangesNothing_data()
    {
        QTest::addColumn<QJsonObject>("damage");
        QTest::newRow("another's emblem") << QJsonObject{{"emblem"_L1, u"moon"_s}};
        QTest::newRow("another's colour") << QJsonObject{{"colour"_L1, u"sky"_s}};
        QTest::newRow("another's place") << QJsonObject{{"place"_L1, 1}};
        QTest::newRow("no such place") << QJsonObject{{"place"_L1, 9}};
        QTest::newRow("no such emblem") << QJsonObject{{"emblem"_L1, u"mule"_s}};
        QTest::newRow("a number as emblem") << QJsonObject{{"emblem"_L1, 3}};
        QTest::newRow("no such language") << QJsonObject{{"language"_L1, u"xx"_s}};
        QTest::newRow("endless name") << QJsonObject{{"name"_L1, QString(longestName + 1, u'x')}};
    }

    void aDamagedTableChangesNothing()
    {
        QFETCH(QJsonObject, damage);
        Seats seats;
        seats.sitDown(0);
        seats.sitDown(1);
        const QJsonArray whole = seats.toJson();
        QJsonObject first = whole[0].toObject();
        for (auto it = damage.constBegin(); it != damage.constEnd(); ++it)
            first[it.key()] = it.value();
        QVERIFY(!seats.restore({first, whole[1]}));
        QCOMPARE(seats.toJson(), whole);
        QVERIFY(seats.restore(whole));
    }

    void everyEmblemAndColourHasAName()
    {
        const Catalogue words(u"en"_s);
        for (const QString& word : emblemWords())
            QVERIFY2(words.has("shell.seat.emblem."_L1 + word), qPrintable(word));
        for (const QString& word : colourWords())
            QVERIFY2(words.has("shell.seat.colour."_L1 + word), qPrintable(word));
    }

    void everyAlphabetIsWholeOnItsKeyboard_data()
    {
        QTest::addColumn<QString>("alphabet");
        const QMap<QString, QString> alphabets{
            {u"en"_s, u"abcdefghijklmnopqrstuvwxyz"_s},
            {u"cs"_s, u"aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž"_s},
            {u"pl"_s, u"aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"_s},
            {u"ru"_s, u"абвгдеёжзийклмнопрстуфхцчшщъыьэюя"_s},
        };
        for (const QString& language : Language::codes())
            QTest::newRow(qPrintable(language)) << alphabets.value(language);
    }

    void everyAlphabetIsWholeOnItsKeyboard()
    {
        QFETCH(QString, alphabet);
        QVERIFY(!alphabet.isEmpty());
        const QStringList rows = keyboardLetters(QString::fromLatin1(QTest::currentDataTag()));
        const QString all = rows.join(QString());
        const QRawFont font = QRawFont::fromFont(QFont(u"Inter"_s));
        for (const QChar letter : alphabet) {
            QCOMPARE(all.count(letter), 1);
            QVERIFY(font.supportsCharacter(letter) && font.supportsCharacter(letter.toUpper()));
        }
        for (const QString& row : rows)
            QCOMPARE_LE(row.size(), 12);
    }
};

QTEST_MAIN(SeatsTest)
#include "tst_seats.moc"
