// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stock_changes.h"

#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::test;

/// Every province, mat and space gives what is printed on it. The numbers are written out a second time, on purpose.
class TestPendulumBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyProvinceYieldsWhatItShows_data();
    void everyProvinceYieldsWhatItShows();
    void everyMatIsAsPrinted_data();
    void everyMatIsAsPrinted();
    void everyBoxGivesWhatItShows_data();
    void everyBoxGivesWhatItShows();
    void theTimerTrackHasElevenSteps();
};

void TestPendulumBoard::everyProvinceYieldsWhatItShows_data()
{
    QTest::addColumn<QString>("province");
    QTest::addColumn<QStringList>("yields"); // brown, red, blue, yellow
    const auto rows = [](const char* names, const QStringList& yields) {
        for (const QString& name : QString::fromLatin1(names).split(' '))
            QTest::newRow(qPrintable(name)) << name << yields;
    };
    rows("kasalat jillay herkashor lochern thedum fellis wilshire gullver adock rivaine alay galaval pikesEnd davia "
         "caedmon alZarqa uxmal kirkwall brenwood adelphia dalor korindor talyn syldan quorith maveIth janna chichi",
        {"power +1", "military +2", "culture +3", "gold +1"});
    rows("valthok barlongren fahrGorn jaazThuum sarskoye", {"power +1", "military +2", "military +3", "military +1"});
    rows("maRookPlateau onland", {"power +1", "power +1", "power +1", "military +1"});
    rows("arcanhold herroval issil torinPlains alaford", {"prestige +1", "culture +2", "culture +3", "culture +1"});
    rows("quilderos savos", {"prestige +1", "prestige +1", "prestige +1", "culture +1"});
    rows("searil akAhana zinghuy ember tzix", {"popularity +1", "gold +2", "gold +3", "gold +1"});
    rows("riss cham", {"popularity +1", "popularity +1", "popularity +1", "gold +1"});
    rows("thoster salvane harken vakZildania wilhana mingTal udoros", {"power +1", "votes +2", "votes +3", "votes +1"});
}

void TestPendulumBoard::everyProvinceYieldsWhatItShows()
{
    QFETCH(QString, province);
    QFETCH(QStringList, yields);
    const pendulum::CardSet& cards = test::pendulumCards();
    const int number = cards.number("province", province.toStdString());
    QVERIFY(number >= 0);
    for (int colour = 0; colour < pendulum::colourCount; ++colour) {
        Delta none;
        Delta some;
        for (int i = 0; i < pendulum::stockCount; ++i) {
            none[std::string(pendulum::stockWords[i])] = 0;
            some[std::string(pendulum::stockWords[i])] = cards.provinces[number].yields[colour][i];
        }
        QCOMPARE(changed(none, some), yields[colour].toStdString());
    }
    // And in play, on top of the mat's own icon.
    Play play(optionsFor("champion"),
        running({R"("stocks": {"military": 0, "gold": 0}, "workers": {"grande1": "black.bottom.1"},)"
                 R"("provinces": {"yellow": [")"
                + province.toStdString() + R"("]})",
            ""}));
    const std::string gold = yields[3].toStdString();
    const std::string expected = gold == "gold +1" ? "gold +3"
        : gold == "votes +1"                       ? "gold +2, votes +1"
                                                   : gold + ", gold +2";
    QCOMPARE(effect(play, "act worker=grande1 box=black.bottom.box1 with=nothing"), expected);
}

void TestPendulumBoard::everyMatIsAsPrinted_data()
{
    QTest::addColumn<QString>("mat");
    QTest::addColumn<QList<int>>("start"); // military, culture, gold, votes
    QTest::addColumn<QList<int>>("steps"); // points to the scroll on power, prestige, popularity
    QTest::addColumn<QStringList>("production"); // brown, red, blue, yellow
    QTest::addColumn<QString>("recover");
    const QStringList usual{"power +1", "military +4", "culture +5", "gold +2"};
    const auto row = [&](const char* mat, QList<int> start, QList<int> steps, const QStringList& production,
                         const char* recover = "culture -5") {
        QTest::newRow(mat) << mat << start << steps << production << recover;
    };
    row("champion", {2, 0, 4, 0}, {14, 11, 8}, usual);
    row("warmonger", {4, 0, 2, 0}, {14, 7, 12}, {"power +1", "military +4", "military +3, gold +2", "gold +2"},
        "power -2");
    row("insidious", {0, 0, 4, 1}, {10, 10, 13}, usual);
    row("tyrant", {0, 0, 2, 2}, {10, 13, 11}, {"votes +3", "military +4", "culture +5", "gold +2"}, "votes -4");
    row("briber", {0, 0, 6, 0}, {11, 8, 14}, usual);
    row("insurgent", {2, 0, 3, 0}, {12, 9, 12}, {"power +1", "military +2", "culture +5", "gold +2"});
    row("implacable", {1, 1, 4, 0}, {11, 11, 11}, usual);
    row("alchemist", {1, 1, 2, 0}, {12, 12, 11}, {"power +1", "", "", "gold +2"});
    row("justicar", {0, 2, 4, 0}, {8, 14, 11}, usual);
    row("pacifist", {0, 0, 2, 0}, {7, 14, 14}, {"culture +2", "", "culture +5", "gold +2"});
}

void TestPendulumBoard::everyMatIsAsPrinted()
{
    QFETCH(QString, mat);
    QFETCH(QList<int>, start);
    QFETCH(QList<int>, steps);
    QFETCH(QStringList, production);
    QFETCH(QString, recover);
    const std::string options = optionsFor(mat.toStdString(), 4);
    Play fresh(options, "{}");
    for (int i = 0; i < 4; ++i)
        QCOMPARE(fresh.has(0, pendulum::stockWords[i]), start[i]);
    for (int track = 0; track < 3; ++track) // eight spaces of every track lie on the scroll
        QCOMPARE(int{fresh.state().seats[0].limit[pendulum::stockOfTrack(track)]}, steps[track] + 7);

    const std::string stocks = R"("stocks": {"military": 0, "culture": 0, "gold": 2, "votes": 0})";
    const std::map<int, std::string> boxes{{0, "purple.bottom.1|purple.bottom.box1"},
        {1, "green.bottom.1|green.bottom.box1"}, {2, "purple.bottom.3|purple.bottom.box3"},
        {3, "black.bottom.1|black.bottom.box1"}};
    for (const auto& [colour, place] : boxes) {
        const std::string frame = place.substr(0, place.find('|'));
        const std::string box = place.substr(place.find('|') + 1);
        Play play(options, running({stocks + R"(, "workers": {"grande1": ")" + frame + R"("})", "", "", ""}));
        const Delta before = stocksOf(play, 0);
        play.does(0, "act worker=grande1 box=" + box + " with=nothing");
        Delta after = stocksOf(play, 0);
        if (colour != 3)
            after["gold"] += 2; // what the action cost
        QCOMPARE(changed(before, after), production[colour].toStdString());
        const std::string asked(play.asked(0));
        if (mat == "alchemist" && (colour == 1 || colour == 2)) {
            QCOMPARE(asked, "resource");
            QCOMPARE(int{play.state().seats[0].resourcesOwed}, colour == 1 ? 4 : 5);
        } else if (mat == "pacifist" && colour == 1) {
            QCOMPARE(asked, "province");
        } else if (mat == "insurgent" && colour == 1) {
            QCOMPARE(asked, "retrieve");
        } else {
            QCOMPARE(asked, "");
        }
    }

    const std::string first = mat.toStdString() + "1";
    Play played(options,
        running({R"("stocks": {"culture": 5, "votes": 4, "power": 2}, "discard": [")" + first + R"("])", "", "", ""}));
    QCOMPARE(effect(played, "recover"), recover.toStdString());
    QVERIFY(played.inHand(0, first));
}

void TestPendulumBoard::everyBoxGivesWhatItShows_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("area");
    QTest::addColumn<QStringList>("changes"); // by box, as it is for the champion with provinces at hand
    const QString brown = "gold -2, power +1";
    const QString blue = "culture +5, gold -2";
    const QString mixed = "gold -2, votes +1, prestige +1, popularity +1";
    const QString red = "military +4, gold -2";
    const QString popularity = "gold -2, popularity +2";
    const QString power = "gold -2, votes +2, power +1";
    const QStringList black{"gold +2", "votes +1", "military -4", ""};
    QTest::newRow("few purple") << 3 << "purple" << QStringList{blue, mixed, brown};
    QTest::newRow("few green") << 3 << "green" << QStringList{power, popularity, red};
    QTest::newRow("few black") << 3 << "black" << black;
    QTest::newRow("many purple") << 4 << "purple" << QStringList{brown, mixed, blue};
    QTest::newRow("many green") << 4 << "green" << QStringList{red, popularity, power};
    QTest::newRow("many black") << 4 << "black" << black;
}

void TestPendulumBoard::everyBoxGivesWhatItShows()
{
    QFETCH(int, seats);
    QFETCH(QString, area);
    QFETCH(QStringList, changes);
    const std::string options = R"({"seats": )" + std::to_string(seats) + R"(, "characters": ["champion"]})";
    for (const char* row : {"top", "bottom"})
        for (int box = 0; box < changes.size(); ++box) {
            // On the side for few players the middle box shares a frame: with the left one on top, the right one below.
            const bool large = seats == 3 && area != "black";
            const int frame = !large ? box + 1 : std::string_view(row) == "top" ? (box < 2 ? 1 : 2) : (box < 1 ? 1 : 2);
            const std::string place = area.toStdString() + "." + row + ".";
            Play play(options,
                R"({"phase": "playing", "timers": {")" + area.toStdString() + R"(": {"row": ")" + row
                    + R"("}}, "seats": [{"stocks": {"military": 4, "gold": 2, "culture": 0}, "workers": {"grande1": ")"
                    + place + std::to_string(frame) + R"("}}]})");
            const std::string act =
                "act worker=grande1 box=" + place + "box" + std::to_string(box + 1) + " with=nothing";
            QCOMPARE(effect(play, act), changes[box].toStdString());
            const bool asks = area == "black" && box >= 2;
            QCOMPARE(play.asked(0), !asks ? "" : box == 2 ? "province" : "resource");
        }
}

void TestPendulumBoard::theTimerTrackHasElevenSteps()
{
    const auto& track = test::pendulumCards().timerTrack; // purple 1, green 2, black 4
    const std::array<std::uint8_t, 11> printed{7, 4, 4, 2, 4, 5, 4, 2, 4, 4, 7};
    QCOMPARE(track, printed);
    QCOMPARE(test::pendulumCards().sand, (std::array<core::Millis, 3>{180'000, 120'000, 45'000}));
}

QTEST_APPLESS_MAIN(TestPendulumBoard)
#include "tst_pendulum_board.moc"
