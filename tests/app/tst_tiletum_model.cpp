// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/catalogue.h"
#include "play/rehearsal.h"
#include "tiletum/tiletum_model.h"

#include <QtCore/QSet>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <memory>
#include <numeric>

using namespace sandglass;
using app::Catalogue;
using app::Move;
using app::TiletumModel;
using app::TiletumSeat;
using namespace Qt::StringLiterals;

namespace {

/// A match that stands where a set-up puts it, and the model that shows it.
struct Table {
    explicit Table(int seats, const QString& setup = u"{}"_s, int seed = 7)
    {
        match.setProperty("game", u"tiletum"_s);
        match.setProperty("options", QVariantMap{{u"seats"_s, seats}});
        match.setProperty("setup", setup);
        match.setProperty("seed", seed);
        // So that a random game comes to everything.
        match.setProperty("weights",
            QVariantMap{{u"settle"_s, 60}, {u"fulfil"_s, 60}, {u"adorn"_s, 60}, {u"contribute"_s, 90},
                {u"pillar"_s, 90}, {u"house"_s, 60}, {u"use"_s, 30}, {u"exchange"_s, 2}, {u"buy"_s, 2},
                {u"endTurn"_s, 2}});
        match.setModel(&model);
        match.componentComplete();
    }

    TiletumSeat& seat(int index) { return *model.seats()[index]; }
    TiletumSeat& active() { return seat(model.active()); }
    /// One random move, shown.
    bool step()
    {
        const bool done = match.step();
        match.wait(0);
        return done;
    }
    /// Walking goes on between two events.
    static void settle() { QCoreApplication::processEvents(); }

    TiletumModel model;
    app::Rehearsal match;
};

const QString merchantTurn = uR"({"first":0,"rotation":0,"open":[{"open":"spend","action":"merchant","points":3}]})"_s;

/// Nobody has begun, the wheel is as printed; wool 3, iron 1 and others lie on it.
QString diceTurn(const QString& more = {})
{
    QString dice;
    for (const auto& [resource, value] : {std::pair{"wool", 3}, {"iron", 1}, {"iron", 2}, {"food", 2}, {"food", 5},
             {"gold", 6}, {"stone", 4}, {"stone", 4}})
        dice += uR"(%1{"resource":"%2","value":%3})"_s.arg(dice.isEmpty() ? u""_s : u","_s)
                    .arg(QLatin1String(resource))
                    .arg(value);
    return uR"({"first":0,"rotation":0,"dice":[%1]%2})"_s.arg(dice, more);
}

} // namespace

class TestTiletumModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsTheTable();
    void whatChangesIsSignalledAndNothingElse();
    void aDieIsConsideredBeforeItIsTaken();
    void goldChangesADieTheShorterWayRound();
    void whoIsNotOnTurnOnlyPlans();
    void lightsSayWhatCanBeTouchedAndWhatItCosts();
    void aFingerMeansTheNearestLitPlace();
    void arrowsGoWhereTheyPoint();
    void aFarCityIsWalkedToStepByStep();
    void whatIsNotLitSaysWhy();
    void pointsThatWouldBeLostAreAskedAboutOnce();
    void beadsKeepTheirHoles();
    void doneAloneAlwaysReachesTheNextSeat();
    void everyOfferIsInWords_data();
    void everyOfferIsInWords();
    void theChosenGoodIsShownUntilTheDieIsTaken();
    void aSoloGameShowsItsOpponent();
    void theEndIsCounted();
};

void TestTiletumModel::showsTheTable()
{
    for (const int seats : {2, 3, 4}) {
        Table table(seats);
        const TiletumModel& model = table.model;
        QCOMPARE(model.seatCount(), seats);
        QCOMPARE(model.boardCount(), seats);
        QVERIFY(!model.opponent());
        QCOMPARE(model.fields().size(), 6);
        QCOMPARE(model.figures().size(), 2 * seats);
        QCOMPARE(model.fairs().size(), 4);
        QCOMPARE(model.characterOffer().size(), 5);
        QCOMPARE(model.kingTrack().size(), 17);
        for (const app::TiletumSpace& space : model.spaces())
            QVERIFY2(!space.plate.isEmpty(), qPrintable(space.id));
        QCOMPARE(table.seat(0).buildings().size(), 6);
        QCOMPARE(table.seat(0).storehouse().size(), 4);
    }
}

void TestTiletumModel::whatChangesIsSignalledAndNothingElse()
{
    Table table(2, merchantTurn);
    QSignalSpy map(&table.model, &TiletumModel::mapChanged);
    QSignalSpy figures(&table.model, &TiletumModel::figuresChanged);
    QSignalSpy wheel(&table.model, &TiletumModel::wheelChanged);
    QSignalSpy boards(&table.seat(1), &TiletumSeat::boardChanged);
    QVERIFY(table.match.submit(0, u"move piece=merchant to=koeln"_s));
    QCOMPARE(figures.count(), 1);
    QCOMPARE(wheel.count(), 0);
    QCOMPARE(boards.count(), 0);
    table.match.wait(1000);
    QCOMPARE(figures.count(), 1);
    QVERIFY(map.count() <= 1);
}

void TestTiletumModel::aDieIsConsideredBeforeItIsTaken()
{
    Table table(2, diceTurn());
    TiletumSeat& seat = table.seat(0);
    QCOMPARE(seat.plan().resource, -1);
    seat.tapDie(3, 3);
    QCOMPARE(seat.plan().points, 4);
    QCOMPARE(table.model.fields()[2].value, 3);
    QCOMPARE(seat.plan().action, table.model.fields()[2].action);
    QVERIFY(!seat.plan().only);
    QCOMPARE(seat.dice().size(), 0);
    seat.tapDie(3, 3);
    QCOMPARE(seat.dice().size(), 1);
    QCOMPARE(seat.plan().resource, -1);
    QVERIFY(seat.mayUndo());
    seat.undo();
    QCOMPARE(seat.dice().size(), 0);
}

void TestTiletumModel::goldChangesADieTheShorterWayRound()
{
    Table table(2, diceTurn(uR"(,"boards":[{"resources":{"gold":3}}])"_s));
    TiletumSeat& seat = table.seat(0);
    seat.tapDie(0, 1);
    seat.changeDie(-1);
    QCOMPARE(seat.plan().as, 6);
    QCOMPARE(seat.plan().gold, 2);
    QVERIFY(seat.plan().obstacle.isEmpty() || seat.plan().obstacle.word != u"gold");
    seat.changeDie(-1);
    QCOMPARE(seat.plan().gold, 4);
    QCOMPARE(seat.plan().obstacle.word, u"gold"_s);
    seat.takeDie();
    QVERIFY(!seat.refusal().isEmpty());
    QCOMPARE(seat.dice().size(), 0);
}

void TestTiletumModel::whoIsNotOnTurnOnlyPlans()
{
    Table table(2, diceTurn());
    TiletumSeat& other = table.seat(1);
    other.tapDie(3, 3);
    QVERIFY(other.plan().only);
    other.tapDie(3, 3);
    QVERIFY(!other.refusal().isEmpty());
    QCOMPARE(other.dice().size(), 0);
    // The die is gone when the other one has taken it.
    table.seat(0).tapDie(3, 3);
    table.seat(0).takeDie();
    QCOMPARE(other.plan().resource, -1);
}

void TestTiletumModel::lightsSayWhatCanBeTouchedAndWhatItCosts()
{
    Table table(2, merchantTurn);
    int near = 0;
    int houses = 0;
    for (const app::TiletumLight& light : table.model.lights()) {
        QVERIFY(light.price >= 1 && light.price <= 3);
        QCOMPARE(light.far, light.price > 1);
        near += light.verb == u"move" && !light.far;
        houses += light.verb == u"house";
    }
    QCOMPARE(near, 4); // of Tiletum
    QCOMPARE(houses, 0); // everybody begins with a house there
}

void TestTiletumModel::aFingerMeansTheNearestLitPlace()
{
    Table table(2, merchantTurn);
    const auto spaceOf = [&](const QString& id) {
        for (const app::TiletumSpace& space : table.model.spaces())
            if (space.id == id)
                return space;
        return app::TiletumSpace{};
    };
    const auto placeOf = [&] { return table.model.figures()[0].space; };
    const app::TiletumSpace koeln = spaceOf(u"koeln"_s);
    // Below the band, where nothing is.
    table.model.touchMap(koeln.band.center() + QPointF(0, 30));
    QCOMPARE(placeOf(), koeln.number);
}

void TestTiletumModel::arrowsGoWhereTheyPoint()
{
    Table table(2, merchantTurn);
    const auto lights = table.model.lights();
    const auto spaces = table.model.spaces();
    const int home = table.model.figures()[0].space;
    const auto middle = [&](int space) { return spaces[space].band.center(); };
    const int right = table.model.stepToward(home, {1, 0});
    const int above = table.model.stepToward(home, {0, -1});
    QVERIFY(right >= 0 && above >= 0);
    QCOMPARE_GT(middle(right).x(), middle(home).x());
    QCOMPARE_LT(middle(above).y(), middle(home).y());
    // Every space that one step leads to is reached by arrows from the first one; those farther away are not.
    QSet<int> found{right};
    for (qsizetype known = 0; known != found.size();) {
        known = found.size();
        const QSet<int> now = found;
        for (const int from : now)
            for (const QPointF way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
                if (const int to = table.model.stepToward(from, way); to >= 0)
                    found.insert(to);
    }
    QSet<int> near;
    for (const app::TiletumLight& light : lights)
        if (light.verb == u"move" && !light.far)
            near.insert(light.space);
    QCOMPARE(found, near);
    QCOMPARE(table.model.stepToward(-1, {1, 0}), -1);
}

void TestTiletumModel::aFarCityIsWalkedToStepByStep()
{
    Table table(2, merchantTurn);
    int far = -1;
    for (int i = 0; i < table.model.lights().size(); ++i)
        if (table.model.lights()[i].price == 3)
            far = i;
    QVERIFY(far >= 0);
    const int goal = table.model.lights()[far].space;
    const int before = table.model.figures()[0].space;
    table.model.touchLight(far);
    for (int i = 0; i < 5; ++i)
        Table::settle();
    QCOMPARE(table.model.figures()[0].space, goal);
    for (int step = 0; step < 3; ++step)
        table.seat(0).undo();
    QCOMPARE(table.model.figures()[0].space, before);
}

void TestTiletumModel::whatIsNotLitSaysWhy()
{
    Table table(2, merchantTurn);
    const auto spaces = table.model.spaces();
    const auto venice = std::ranges::find(spaces, u"venezia"_s, &app::TiletumSpace::id);
    table.model.touchMap(venice->band.center());
    QCOMPARE(table.seat(0).refusal().word, u"notAdjacent"_s);
}

void TestTiletumModel::pointsThatWouldBeLostAreAskedAboutOnce()
{
    Table table(2, merchantTurn);
    TiletumSeat& seat = table.seat(0);
    QCOMPARE(seat.ending(), u"may"_s);
    seat.done();
    QCOMPARE(seat.ending(), u"sure"_s);
    QCOMPARE(seat.advice().word, u"lost"_s);
    QVERIFY(seat.isActive());
    seat.done();
    QVERIFY(!seat.isActive());
    QCOMPARE(seat.ending(), QString());
}

void TestTiletumModel::beadsKeepTheirHoles()
{
    Table table(2, merchantTurn);
    TiletumSeat& seat = table.seat(0);
    QCOMPARE(seat.openThings().last().most, 3);
    QVERIFY(table.match.submit(0, u"move piece=merchant to=koeln"_s));
    QCOMPARE(seat.openThings().last().points, 2);
    QCOMPARE(seat.openThings().last().most, 3);
}

/// A turn can always be ended: by answering what is owed, and else by nothing but "done".
void TestTiletumModel::doneAloneAlwaysReachesTheNextSeat()
{
    Table table(3, u"{}"_s, 11);
    core::Random random(3);
    for (int move = 0; move < 400 && !table.model.isOver(); ++move) {
        if (move % 7 != 0) {
            table.step();
            continue;
        }
        TiletumSeat& seat = table.active();
        const int round = table.model.round();
        const int cycle = table.model.cycle();
        for (int touch = 0; touch < 200 && seat.isActive() && table.model.round() == round
            && table.model.cycle() == cycle && !table.model.isOver();
            ++touch) {
            if (seat.ending() != u"owed")
                seat.done();
            else
                seat.answer(seat.moves().first().text);
        }
        QVERIFY2(
            !seat.isActive() || table.model.round() != round || table.model.cycle() != cycle || table.model.isOver(),
            qPrintable(seat.advice().word));
    }
}

void TestTiletumModel::everyOfferIsInWords_data()
{
    QTest::addColumn<QString>("language");
    for (const auto* language : {"en", "cs", "pl", "ru"})
        QTest::addRow("%s", language) << QString::fromLatin1(language);
}

void TestTiletumModel::everyOfferIsInWords()
{
    QFETCH(const QString, language);
    QTest::failOnWarning();
    const Catalogue words(language);
    QSet<QString> verbs;
    for (const auto& [seats, seed] : {std::pair{1, 5}, {2, 5}, {4, 5}, {3, 6}}) {
        Table table(seats, u"{}"_s, seed);
        for (int move = 0; move < 1500 && !table.model.isOver(); ++move) {
            for (const TiletumSeat* seat : table.model.seats()) {
                QVERIFY(!seat->advice().in(&words, {}).isEmpty());
                QVERIFY(seat->decision().isEmpty() || !seat->question().in(&words, {}).isEmpty());
                if (move % 3 != 0)
                    continue;
                for (const app::Offer& offer : seat->offers()) {
                    verbs.insert(offer.move.verb);
                    const QString meaning = offer.meaning(&words, {});
                    QVERIFY2(meaning.size() > 2, qPrintable(offer.text()));
                    QVERIFY2(!meaning.contains(u'{') && !meaning.contains(u"tiletum."), qPrintable(meaning));
                }
            }
            table.step();
        }
    }
    Table asked(2, uR"({"first":0,"rotation":0,"boards":[{"buildings":[{"rooms":["trader.house"]}]}],
        "open":[{"open":"spend","action":"merchant","points":3},{"open":"activate"}]})"_s);
    for (const app::Offer& offer : asked.seat(0).offers()) {
        verbs.insert(offer.move.verb);
        QVERIFY(offer.meaning(&words, {}).size() > 2);
    }
    QStringList missing;
    for (const auto& verb : tiletum::verbs)
        if (!verbs.contains(app::toText(verb.word)))
            missing.append(app::toText(verb.word));
    QCOMPARE(missing.join(u' '), QString());
}

void TestTiletumModel::theChosenGoodIsShownUntilTheDieIsTaken()
{
    Table table(2, diceTurn(uR"(,"boards":[{"storehouse":["helper.colour.a"]}])"_s));
    QCOMPARE(table.model.chosenGood(), -1);
    QVERIFY(table.match.submit(0, u"use tile=helper.colour.a"_s));
    QVERIFY(table.match.submit(0, u"pick resource=gold"_s));
    QCOMPARE(table.model.chosenGood(), 2);
    table.seat(0).tapDie(3, 3);
    QCOMPARE(table.seat(0).plan().good, 2);
    table.seat(0).takeDie();
    QCOMPARE(table.model.chosenGood(), -1);
}

void TestTiletumModel::aSoloGameShowsItsOpponent()
{
    Table table(1);
    QCOMPARE(table.model.seatCount(), 1);
    QVERIFY(table.model.isSolo());
    QVERIFY(table.model.opponent());
    QCOMPARE(table.model.opponent()->buildings().size(), 6);
    QCOMPARE(table.model.figures().size(), 4);
}

void TestTiletumModel::theEndIsCounted()
{
    for (const int seats : {1, 3}) {
        Table table(seats);
        for (int move = 0; move < 5000 && table.step(); ++move) { }
        QVERIFY(table.model.isOver());
        const app::Scores scores = table.model.scores();
        QVERIFY(scores.over && scores.coming.isEmpty());
        QCOMPARE(scores.seats.size(), seats == 1 ? 2 : seats);
        for (const app::SeatScore& row : scores.seats) {
            QCOMPARE(row.points.size(), scores.lines.size());
            QCOMPARE(std::accumulate(row.points.begin(), row.points.end(), 0), row.sum);
        }
        QVERIFY(!table.model.verdict().isEmpty());
        QVERIFY(table.model.lights().isEmpty());
    }
}

QTEST_GUILESS_MAIN(TestTiletumModel)
#include "tst_tiletum_model.moc"
