// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Many hands at once: nobody blocks anybody.
#include "language/language.h"
#include "seats/seat.h"
#include "support/strict_messages.h"
#include "touch/pendulum_table.h"

#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <array>
#include <optional>

using namespace sandglass;
using app::Move;
using app::PendulumSeat;
using test::pendulumMoment;
using Table = test::PendulumTable;

namespace {

/// A worker that may go into a frame nobody else wants, for each seat that has one.
QList<std::pair<PendulumSeat*, Move>> freeWalks(app::PendulumModel& model)
{
    QList<std::pair<PendulumSeat*, Move>> walks;
    QSet<int> taken;
    for (PendulumSeat* seat : model.seats()) {
        for (const Move& move : seat->moves()) {
            if (move.verb != u"place" || move.second >= 48 || taken.contains(move.second))
                continue;
            taken.insert(move.second);
            walks.append({seat, move});
            break;
        }
    }
    return walks;
}

} // namespace

class TestPendulumTogether : public QObject {
    Q_OBJECT

private:
    static void clash(Table& table, PendulumSeat& loser, PendulumSeat& winner, const std::pair<Move, Move>& wish)
    {
        const int from = table.spotOf(loser.index(), wish.first.first);
        table.play(loser, wish.first);
        QCOMPARE(table.spotOf(loser.index(), wish.first.first), wish.first.second);
        QVERIFY(table.stage.find(figure(loser, wish.first))->property("contested").toBool());
        table.play(winner, wish.second);
        QCOMPARE(table.spotOf(winner.index(), wish.second.first), wish.second.second);
        QCOMPARE(table.spotOf(loser.index(), wish.first.first), from);
        const QString told = table.words(loser.index())->property("refusal").toString();
        QVERIFY2(told.contains(nameOf(table, winner, loser)), qPrintable(told));
        // Where else its figure may go is lit for a while.
        QTRY_COMPARE(loser.worker(), wish.first.first);
        // Both coins lie in the frame, and the two discs are joined.
        QTRY_VERIFY(table.stage.find(QStringLiteral("plaque")));
        const QQuickItem* plaque = table.stage.find(QStringLiteral("plaque"));
        const QQuickItem* frame = table.stage.find(QStringLiteral("spot %1").arg(wish.second.second));
        QVERIFY(
            frame->mapRectToScene(frame->boundingRect()).intersects(plaque->mapRectToScene(plaque->boundingRect())));
        QVERIFY(table.stage.find(QStringLiteral("joined")));
        // Whoever is told of it sees both coins before the words.
        QVERIFY(table.stage.find(QStringLiteral("coins"), table.words(loser.index())));
    }

private Q_SLOTS:
    void init() { test::watchMessages(); }

    void peopleDragAtOnceEachToTheirFrame()
    {
        Table table(pendulumMoment(5, "middle", {{QStringLiteral("seed"), 3}}));
        const auto walks = freeWalks(table.model());
        QVERIFY2(walks.size() >= 3, "the moment leaves too few workers free");
        QList<QPoint> from;
        for (const auto& [seat, move] : walks)
            from.append(table.worker(seat->index(), move.first));
        for (int finger = 0; finger < walks.size(); ++finger)
            table.begin(from[finger], finger);
        // All of them cross the middle of the board, one upon the other.
        const QPoint middle = table.inside(20);
        for (int finger = 0; finger < walks.size(); ++finger)
            table.fingers.move(finger, middle);
        for (int finger = 0; finger < walks.size(); ++finger)
            QTRY_COMPARE(walks[finger].first->worker(), walks[finger].second.first);
        for (int finger = 0; finger < walks.size(); ++finger)
            table.fingers.move(finger, table.inside(walks[finger].second.second));
        for (int finger = 0; finger < walks.size(); ++finger)
            table.fingers.release(finger);
        for (const auto& [seat, move] : walks)
            QCOMPARE(table.spotOf(seat->index(), move.first), move.second);
    }

    void tenFingersTapOnFiveMatsAtOnce()
    {
        Table table(pendulumMoment(5, "middle"));
        QSignalSpy paused(&table.context(), SIGNAL(pauseToggled()));
        QSignalSpy wanted(&table.model(), &app::TableModel::wanted);
        // Two fingers of each: one on the pause, one on what will be refused while nothing is finished.
        for (int seat = 0; seat < 5; ++seat) {
            table.fingers.press(seat, table.stage.middle(QStringLiteral("pause"), table.mat(seat)));
            table.fingers.press(5 + seat, table.stage.middle(QStringLiteral("refill"), table.mat(seat)));
        }
        for (int finger = 0; finger < 10; ++finger)
            table.fingers.release(finger);
        QCOMPARE(paused.count(), 5);
        QCOMPARE(wanted.count(), 5);
        QSet<int> seats;
        for (const auto& call : wanted)
            seats.insert(call[0].toInt());
        QCOMPARE(seats.size(), 5);
    }

    void twoFingersOnOneThingBothCount()
    {
        Table table(pendulumMoment(5, "middle"));
        QSignalSpy wanted(&table.model(), &app::TableModel::wanted);
        QQuickItem* glass = table.stage.find(QStringLiteral("glass 2"));
        table.fingers.press(0, *glass, {glass->width() / 2, 3});
        table.fingers.press(1, *glass, {glass->width() / 2, glass->height() - 3});
        table.fingers.release(0);
        table.fingers.release(1);
        QCOMPARE(wanted.count(), 2);
    }

    void whatIsLostToPrivilegeSaysToWhom()
    {
        // A moment in which somebody wants what another one wants is looked for.
        for (int seed = 7; seed < 20; ++seed) {
            Table table(
                pendulumMoment(5, "middle", {{QStringLiteral("grace"), 60'000}, {QStringLiteral("seed"), seed}}));
            for (PendulumSeat* loser : table.model().seats())
                for (PendulumSeat* winner : table.model().seats()) {
                    const auto wish = winner->rank() < loser->rank() ? commonWish(*loser, *winner) : std::nullopt;
                    if (wish)
                        return clash(table, *loser, *winner, *wish);
                }
        }
        QFAIL("nobody wants what another one wants");
    }

    void theRingOfAContestedClaimEndsWithTheMatchsTime()
    {
        constexpr int grace = 60'000;
        Table table(pendulumMoment(5, "middle", {{QStringLiteral("grace"), grace}}));
        // What came before is settled.
        table.match().wait(grace + 1);
        for (PendulumSeat* seat : table.model().seats()) {
            const auto moves = seat->moves();
            const auto walk =
                std::ranges::find_if(moves, [](const Move& move) { return move.verb == u"place" && move.second < 48; });
            if (seat->rank() == 0 || walk == moves.end())
                continue;
            const QQuickItem* moved = table.stage.find(figure(*seat, *walk));
            QVERIFY(!moved->property("contested").toBool());
            table.play(*seat, *walk);
            QVERIFY(moved->property("contested").toBool());
            table.match().wait(grace);
            QVERIFY(moved->property("contested").toBool());
            table.match().wait(1);
            QVERIFY(!moved->property("contested").toBool());
            return;
        }
        QFAIL("nobody can move");
    }

    void tenFingersHammerForAnHour()
    {
        Table table(pendulumMoment(5, "opening"));
        core::Random random(11);
        const auto below = [&](int end) { return static_cast<int>(random.below(static_cast<unsigned>(end))); };
        const QSize size = table.stage.view().size();
        QSignalSpy paused(&table.context(), SIGNAL(pauseToggled()));
        std::array<QRectF, 5> buttons;
        for (int seat = 0; seat < 5; ++seat) {
            QQuickItem* button = table.stage.find(QStringLiteral("pause"), table.mat(seat));
            buttons[seat] = button->mapRectToScene({0, 0, button->width(), button->height()}).adjusted(-2, -2, 2, 2);
        }
        // Nine fingers anywhere but on the pause, and on the lenses, after which a seat's next touch is a question; the
        // tenth counts whether it is heard through all that.
        std::vector<QRectF> spared(buttons.begin(), buttons.end());
        for (int seat = 0; seat < 5; ++seat) {
            QQuickItem* lens = table.stage.find(QStringLiteral("lens %1").arg(seat));
            spared.push_back(lens->mapRectToScene({0, 0, lens->width(), lens->height()}).adjusted(-8, -8, 8, 8));
        }
        const auto anywhere = [&] {
            for (;;) {
                const QPoint at(below(size.width()), below(size.height()));
                if (std::ranges::none_of(spared, [&](const QRectF& rect) { return rect.contains(at); }))
                    return at;
            }
        };
        constexpr int steps = 3600;
        constexpr int step = 1000;
        int heard = 0;
        for (int i = 0; i < steps; ++i) {
            const int finger = below(9);
            if (!table.fingers.isDown(finger))
                table.fingers.press(finger, QPointF(anywhere()));
            else if (below(3) > 0)
                table.fingers.move(finger, QPointF(anywhere()));
            else
                table.fingers.release(finger);
            if (i % 8 == 0) {
                table.tap(buttons[i / 8 % 5].center().toPoint(), 9);
                QCOMPARE(paused.count(), ++heard);
            }
            table.match().wait(step);
        }
        for (int finger = 0; finger < 9; ++finger)
            if (table.fingers.isDown(finger))
                table.fingers.release(finger);
        QCOMPARE_GE(table.match().now(), qint64{3'600'000});
        verifyNothingIsHeld(table);
        verifySomebodyCanGoOn(table);
    }

    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }

private:
    static QString figure(const PendulumSeat& seat, const Move& move)
    {
        return QStringLiteral("worker %1 %2").arg(seat.index()).arg(move.first);
    }

    /// What a reader calls that seat.
    static QString nameOf(Table& table, const PendulumSeat& seat, const PendulumSeat& reader)
    {
        QObject* person = QQmlListReference(table.stage.scene(), "people").at(reader.index());
        return qobject_cast<app::Seat*>(person)->language()->words()->text(
            QStringLiteral("pendulum.character.%1.short").arg(seat.character()));
    }

    /// A frame that a regular worker of both may enter, where the second one would find it taken.
    static std::optional<std::pair<Move, Move>> commonWish(const PendulumSeat& first, const PendulumSeat& second)
    {
        constexpr int closedAreas = 4 * 8; // in the black area frames are shared
        const auto regular = [](const Move& move) {
            return move.verb == u"place" && move.first >= 2 && move.second < closedAreas;
        };
        for (const Move& one : first.moves())
            for (const Move& other : second.moves())
                if (regular(one) && regular(other) && one.second == other.second)
                    return std::pair(one, other);
        return std::nullopt;
    }

    static void verifyNothingIsHeld(Table& table)
    {
        QList<QQuickItem*> items{table.stage.scene()};
        while (!items.isEmpty()) {
            const QQuickItem* item = items.takeLast();
            items += item->childItems();
            if (item->property("dragged").isValid())
                QVERIFY2(!item->property("dragged").toBool(), qPrintable(item->objectName()));
            if (item->inherits("sandglass::components::Touchable"))
                QVERIFY2(!item->property("pressed").toBool(), qPrintable(item->parentItem()->objectName()));
        }
    }

    /// Whatever was left lying open is answered or closed, and then a legal move is made by touch.
    static void verifySomebodyCanGoOn(Table& table)
    {
        for (PendulumSeat* seat : table.model().seats()) {
            seat->putDown();
            const auto moves = seat->moves();
            if (moves.isEmpty() || table.model().phase() == u"over")
                continue;
            QSignalSpy wanted(&table.model(), &app::TableModel::wanted);
            table.play(*seat, moves.first());
            QVERIFY2(!wanted.isEmpty(), qPrintable(moves.first().text));
            QCOMPARE(wanted.last()[0].toInt(), seat->index());
            QCOMPARE(wanted.last()[1].toString(), moves.first().text);
        }
    }
};

int main(int argc, char** argv)
{
    // Where there is no graphics card, its stand-in takes most of the time; how it looks is not what is asked here.
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    TestPendulumTogether test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}
#include "tst_pendulum_together.moc"
