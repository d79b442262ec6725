// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Everything of Tiletum that lies somewhere can be pulled to where it shall lie.
#include "support/strict_messages.h"
#include "tiletum_window.h"

#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

using namespace sandglass;
using app::Move;
using app::TiletumSeat;
using namespace Qt::StringLiterals;

namespace {

/// A match of Tiletum in a real window that plays itself, but for what is pulled.
class Table : public test::TiletumWindow {
public:
    using TiletumWindow::TiletumWindow;

    /// The middle of a lit place of the map, in the map's pixels.
    std::optional<QPointF> light(const QString& verb, int space, int number = -1)
    {
        for (const app::TiletumLight& light : model().lights())
            if (light.verb == verb && light.space == space && (number < 0 || light.number == number))
                return light.rect.center() * (map()->width() / 880);
        return {};
    }

    /// From the middle of something to a point of another thing, as a finger goes.
    void pull(const QQuickItem& what, const QQuickItem& to, QPointF at)
    {
        const QPointF middle(what.width() / 2, what.height() / 2);
        const QPointF from = what.mapToScene(middle);
        const QPointF end = to.mapToScene(at);
        fingers().press(0, from);
        for (const double part : {0.1, 0.5, 1.0})
            fingers().move(0, from + part * (end - from));
        fingers().release(0);
        settle(4);
    }
    bool pull(QQuickItem* what, QQuickItem* to)
    {
        if (what && to)
            pull(*what, *to, {to->width() / 2, to->height() / 2});
        return what && to;
    }
    /// One random move, shown.
    bool step()
    {
        const bool done = match().step();
        match().wait(0);
        settle(4);
        return done;
    }

    /// Pulls what the move is about to where it goes. False where there is no such thing to pull.
    bool play(const Move& move);
    bool playOnMap(const QString& piece, QQuickItem* under, const QString& verb, int space, int number);
};

bool Table::playOnMap(const QString& piece, QQuickItem* under, const QString& verb, int space, int number)
{
    QQuickItem* what = item(piece, under);
    const auto there = light(verb, space, number);
    if (what && there)
        pull(*what, *map(), *there);
    return what && there;
}

bool Table::play(const Move& move)
{
    if (move.verb == u"take")
        return move.second == move.third && pull(item(u"die %1 %2"_s.arg(move.first).arg(move.second)), mat());
    if (move.verb == u"hire" || move.verb == u"sign")
        return pull(item(u"tile %1"_s.arg(move.first)), mat());
    if (move.verb == u"move")
        return playOnMap(
            move.first == 1 ? u"walker merchant"_s : u"walker architect"_s, map(), u"move"_s, move.second, -1);
    if (move.verb == u"house")
        return playOnMap(u"supply house"_s, mat(), move.verb, move.first, move.second);
    if (move.verb == u"pillar")
        return playOnMap(u"supply pillar"_s, mat(), move.verb, move.first, -1);
    if (move.verb == u"contribute")
        return playOnMap(u"good 4"_s, mat(), move.verb, move.first, -1);
    if (move.verb == u"settle")
        return pull(
            item(u"tile %1"_s.arg(move.first), mat()), item(u"room %1 %2"_s.arg(move.second).arg(move.third), mat()));
    if (move.verb == u"adorn")
        return pull(item(u"tile %1"_s.arg(move.first), mat()), item(u"coat %1"_s.arg(move.second), mat()));
    if (move.verb == u"fulfil")
        return pull(item(u"tile %1"_s.arg(move.first), mat()), item(u"contract 4"_s, mat()));
    if (move.verb == u"exchange")
        return pull(item(u"good %1"_s.arg(move.first), mat()), item(u"good %1"_s.arg(move.second), mat()));
    if (move.verb == u"buy")
        return pull(item(u"good 2"_s, mat()), item(u"good %1"_s.arg(move.first), mat()));
    return false;
}

const QStringList pulledVerbs{u"take"_s, u"hire"_s, u"sign"_s, u"move"_s, u"house"_s, u"pillar"_s, u"contribute"_s,
    u"settle"_s, u"adorn"_s, u"fulfil"_s, u"exchange"_s, u"buy"_s};

} // namespace

class TestTiletumDrags : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::watchMessages(); }
    void everythingIsPulledToWhereItGoes();
    void aTileIsPulledFromTheWheelToTheStorehouse();
    void whatIsLetGoNowhereIsNoMove();
    void aLongWayIsWalkedStepByStep();
    void whoIsNotOnTurnOnlyPlans();
    void whatNobodyMayDoIsToldToWhoeverPlays();
    void theMiddleFacesPeople();
    void whoIsAheadOfAStackLiesAtTheNumberAndOnTop();
    void noUndoIsLitAtAnOpponentsMat();
    void theHalfBesideAnOpponentIsReadByPeople();
    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }
};

void TestTiletumDrags::everythingIsPulledToWhereItGoes()
{
    Table table({{u"seatCount"_s, 4}, {u"moment"_s, u"roll"_s}});
    QHash<QString, int> pulled;
    for (int i = 0; i < 1200 && !table.model().isOver() && pulled.size() < pulledVerbs.size(); ++i) {
        const QList<Move> moves = table.active().moves();
        // What was never pulled comes first; an open question lies over the storehouse.
        const auto fresh = std::ranges::find_if(moves, [&](const Move& move) {
            return pulledVerbs.contains(move.verb) && pulled.value(move.verb) == 0
                && table.active().decision().isEmpty() && !(move.verb == u"take" && move.second != move.third);
        });
        if (fresh == moves.end()) {
            QVERIFY(table.step());
            continue;
        }
        const Move move = *fresh;
        const core::Hash before = table.hash();
        const int who = table.active().index();
        QVERIFY2(table.play(move), qPrintable(move.text));
        // Several ways to do it are asked about; otherwise it is done.
        const bool asked = table.model().seats()[who]->choosing();
        QVERIFY2(asked || table.hash() != before, qPrintable(move.text));
        if (asked)
            table.model().seats()[who]->answer(move.text);
        QVERIFY2(table.hash() != before, qPrintable(move.text));
        ++pulled[move.verb];
    }
    for (const QString& verb : pulledVerbs)
        QVERIFY2(pulled.value(verb) > 0, qPrintable(verb));
}

void TestTiletumDrags::aTileIsPulledFromTheWheelToTheStorehouse()
{
    Table table({{u"seatCount"_s, 4}, {u"moment"_s, u"tile"_s}});
    TiletumSeat& seat = table.active();
    QVERIFY(seat.may(u"claim"_s));
    const QString action = seat.openThings().first().action;
    const auto fields = table.model().fields();
    const auto field = std::ranges::find(fields, action, &app::TiletumField::word);
    QVERIFY(field != fields.end());
    const int tile = field->tile.number;
    QVERIFY(table.pull(table.item(u"tile %1"_s.arg(tile)), table.mat()));
    QVERIFY(!seat.storedType(tile).isEmpty());
}

void TestTiletumDrags::whatIsLetGoNowhereIsNoMove()
{
    Table table({{u"seatCount"_s, 4}, {u"moment"_s, u"middle"_s}});
    TiletumSeat& seat = table.active();
    const core::Hash before = table.hash();
    const app::TiletumDie die = table.model().dice().first();
    QQuickItem* wheel = table.item(u"wheel"_s);
    QVERIFY(table.pull(table.item(u"die %1 %2"_s.arg(die.resource).arg(die.value)), table.item(u"king tile"_s)));
    QCOMPARE(table.hash(), before);
    QVERIFY(seat.refusal().isEmpty());
    QVERIFY(wheel);
    QCOMPARE(seat.plan().resource, die.resource); // it was looked at on its way
}

void TestTiletumDrags::aLongWayIsWalkedStepByStep()
{
    Table table({{u"seatCount"_s, 4}, {u"moment"_s, u"merchant"_s}});
    const auto lights = table.model().lights();
    const auto far = std::ranges::find_if(lights, [](const app::TiletumLight& light) { return light.far; });
    QVERIFY(far != lights.end());
    const int points = table.active().openThings().last().points;
    const app::TiletumLight there = *far;
    QVERIFY(table.playOnMap(u"walker merchant"_s, table.map(), u"move"_s, there.space, -1));
    table.settle(60);
    const auto figures = table.model().figures();
    QVERIFY(std::ranges::any_of(figures, [&](const app::TiletumFigure& figure) {
        return figure.seat == table.active().index() && figure.piece == u"merchant" && figure.space == there.space;
    }));
    QCOMPARE(table.active().openThings().last().points, points - there.price);
}

void TestTiletumDrags::whoIsNotOnTurnOnlyPlans()
{
    Table table({{u"seatCount"_s, 4}, {u"moment"_s, u"merchant"_s}});
    const int other = (table.active().index() + 1) % 4;
    const core::Hash before = table.hash();
    const app::TiletumDie die = table.model().dice().first();
    QVERIFY(
        table.pull(table.item(u"die %1 %2"_s.arg(die.resource).arg(die.value)), table.item(u"mat %1"_s.arg(other))));
    QCOMPARE(table.hash(), before);
    QCOMPARE(table.model().seats()[other]->plan().resource, die.resource);
    QVERIFY(table.model().seats()[other]->plan().only);
}

/// The contracts lie nearer to whoever sits on the far side. But a finger there belongs to whoever plays, and is told
/// why nothing happens; further up it is the neighbour's, who reads.
void TestTiletumDrags::whatNobodyMayDoIsToldToWhoeverPlays()
{
    const QVariantList places{QVariantList{}, QVariantList{0}, QVariantList{0, 3}};
    Table table({{u"seatCount"_s, 2}, {u"moment"_s, u"market"_s}, {u"places"_s, places}});
    TiletumSeat& player = table.active();
    QCOMPARE(player.index(), 0);
    const TiletumSeat& other = *table.model().seats()[1];
    const core::Hash before = table.hash();
    const auto offer = table.model().contractOffer();
    const auto lies = [](const app::TiletumTile& tile) { return tile.number >= 0; };
    const auto found = std::ranges::find_last_if(offer, lies);
    const app::TiletumTile king = table.model().kingTile();
    QVERIFY(!found.empty() && lies(king));
    const int contract = found.front().number;
    const QQuickItem* const faces[]{table.item(u"tile %1"_s.arg(contract)), table.item(u"king tile"_s)};
    QVERIFY(faces[0] && faces[1]);
    table.fingers().tap(0, *faces[0]);
    QCOMPARE(player.lifted(), contract);
    QCOMPARE(other.lifted(), -1);
    table.fingers().tap(0, *faces[0]);
    QVERIFY(!player.refusal().isEmpty());
    table.fingers().tap(0, *faces[1]);
    QCOMPARE(player.lifted(), -1);
    QCOMPARE(other.lifted(), king.number);
    QCOMPARE(table.hash(), before);
}

/// Nobody reads on an opponent's side: meanwhile the middle faces the person who plays next.
void TestTiletumDrags::theMiddleFacesPeople()
{
    const QVariantList places{QVariantList{}, QVariantList{0}, QVariantList{0, 3}};
    Table table({{u"seatCount"_s, 2}, {u"moment"_s, u"market"_s}, {u"places"_s, places}});
    QCOMPARE(table.active().index(), 0);
    const QQuickItem* shown = table.item(u"table"_s);
    auto* context = table.root().property("context").value<QObject*>();
    const auto turnWith = [&](const QStringList& bots) {
        context->setProperty("bots", bots);
        return shown->property("turn").toInt();
    };
    QCOMPARE(turnWith({u""_s, u""_s}), 0);
    QCOMPARE(turnWith({u"normal"_s, u""_s}), 180);
    QCOMPARE(turnWith({u""_s, u"normal"_s}), 0);
    QCOMPARE(turnWith({u"normal"_s, u"normal"_s}), 0);
    // Unless people want it to stay as it is.
    context->setProperty("middleTurns", false);
    QCOMPARE(turnWith({u"normal"_s, u""_s}), 0);
}

/// The last that has come lies behind; a painter's order would show the wrong one as the leader.
void TestTiletumDrags::whoIsAheadOfAStackLiesAtTheNumberAndOnTop()
{
    Table table({{u"seatCount"_s, 4}, {u"moment"_s, u"roll"_s}});
    const QList<int> order = table.model().kingOrder();
    QCOMPARE(order.size(), 4);
    for (const TiletumSeat* seat : table.model().seats().first(4))
        QCOMPARE(seat->king(), table.active().king()); // corruption has moved them all alike
    for (qsizetype i = 1; i < order.size(); ++i) {
        const QQuickItem* ahead = table.item(u"king %1"_s.arg(order[i - 1]));
        const QQuickItem* behind = table.item(u"king %1"_s.arg(order[i]));
        QVERIFY(ahead && behind);
        QCOMPARE_LT(ahead->x(), behind->x());
        QCOMPARE_GT(ahead->z(), behind->z());
    }
}

void TestTiletumDrags::noUndoIsLitAtAnOpponentsMat()
{
    Table table({{u"seatCount"_s, 2}, {u"moment"_s, u"market"_s}});
    QVERIFY(table.active().mayUndo());
    const QQuickItem* undo = table.item(u"undo"_s, table.mat());
    auto* context = table.root().property("context").value<QObject*>();
    QVERIFY(undo && undo->property("lit").toBool());
    context->setProperty("bots", QStringList{u"normal"_s, QString()});
    QVERIFY(!undo->property("lit").toBool());
}

void TestTiletumDrags::theHalfBesideAnOpponentIsReadByPeople()
{
    const QVariantList places{QVariantList{}, QVariantList{0}, QVariantList{0, 3}};
    Table table({{u"seatCount"_s, 2}, {u"moment"_s, u"market"_s}, {u"places"_s, places}});
    auto* context = table.root().property("context").value<QObject*>();
    const auto isUpright = [&] {
        const QQuickItem* count = table.item(u"running count"_s, table.item(u"mat 1"_s));
        return count && count->mapToScene({1, 0}).x() > count->mapToScene({0, 0}).x();
    };
    QVERIFY(!isUpright());
    context->setProperty("bots", QStringList{QString(), u"normal"_s});
    QVERIFY(isUpright());
}

int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    TestTiletumDrags test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}
#include "tst_tiletum_drags.moc"
