// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tiletum on a desktop, in the real window: its own keys.
#include "docks/dock_area.h"
#include "played_window.h"
#include "support/strict_messages.h"
#include "tiletum/tiletum_model.h"

#include <QtCore/QSet>
#include <QtGui/QGuiApplication>
#include <QtTest/QTest>

#include <algorithm>
#include <array>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::TiletumSeat;
using test::PlayedWindow;

class TestTiletumOnDesktop : public QObject {
    Q_OBJECT

    /// A solo match, at the beginning of the first turn.
    static TiletumSeat* begin(PlayedWindow& play)
    {
        play.click(*play.item(u"play tiletum"_s));
        play.click(*play.item(u"start"_s));
        const QQuickItem* board =
            play.find([](const QQuickItem& item) { return item.property("model").canConvert<app::TiletumModel*>(); });
        auto* model = board ? board->property("model").value<app::TiletumModel*>() : nullptr;
        return model ? qobject_cast<TiletumSeat*>(model->handsOf(0)) : nullptr;
    }

    static void pressDigit(PlayedWindow& play, int digit) { play.key(static_cast<Qt::Key>(Qt::Key_0 + digit)); }

    /// The values that lie at the wheel, each with its colours.
    static std::array<QList<int>, 7> coloursByValue(const TiletumSeat& seat)
    {
        std::array<QList<int>, 7> colours;
        for (const app::Move& move : seat.moves())
            if (auto& known = colours[static_cast<std::size_t>(move.second)];
                move.verb == u"take" && !known.contains(move.first))
                known.append(move.first);
        return colours;
    }

private Q_SLOTS:
    void init() { test::watchMessages(); }

    void digitsConsiderADieAndThenItsNextColour()
    {
        PlayedWindow play({});
        QVERIFY(play.isShown());
        const TiletumSeat* seat = begin(play);
        QVERIFY(seat && seat->isActive());
        const core::Hash before = play.host()->session().hash();
        const auto colours = coloursByValue(*seat);
        for (int value = 1; value <= 6; ++value) {
            QList<int> seen;
            for (qsizetype i = 0; i < colours[static_cast<std::size_t>(value)].size(); ++i) {
                pressDigit(play, value);
                QCOMPARE(seat->plan().value, value);
                seen.append(seat->plan().resource);
            }
            std::ranges::sort(seen);
            QList<int> all = colours[static_cast<std::size_t>(value)];
            std::ranges::sort(all);
            QCOMPARE(seen, all);
        }
        QCOMPARE(play.host()->session().hash(), before);
    }

    void aConsideredDieIsChangedForgottenAndTaken()
    {
        PlayedWindow play({});
        QVERIFY(play.isShown());
        const TiletumSeat* seat = begin(play);
        QVERIFY(seat && seat->isActive());
        const auto colours = coloursByValue(*seat);
        const int value = static_cast<int>(
            std::ranges::find_if(colours, [](const QList<int>& some) { return !some.isEmpty(); }) - colours.begin());
        pressDigit(play, value);
        play.key(Qt::Key_Plus);
        QCOMPARE(seat->plan().as, value % 6 + 1);
        play.key(Qt::Key_Minus);
        QCOMPARE(seat->plan().as, value);
        play.key(Qt::Key_Backspace);
        QVERIFY(seat->plan().resource < 0);
        const core::Hash before = play.host()->session().hash();
        pressDigit(play, value);
        play.key(Qt::Key_Return);
        QVERIFY(play.host()->session().hash() != before);
        QTRY_VERIFY(!seat->dice().isEmpty()); // the board follows when its film has begun
    }

    void nothingIsTakenBackForWhomTheComputerPlays()
    {
        PlayedWindow play({});
        QVERIFY(play.isShown());
        const TiletumSeat* seat = begin(play);
        QVERIFY(seat && seat->isActive());
        const QList<app::Move> moves = seat->moves();
        const auto take = std::ranges::find(moves, u"take"_s, &app::Move::verb);
        QVERIFY(take != moves.end());
        pressDigit(play, take->second);
        play.key(Qt::Key_Return);
        QTRY_VERIFY(!seat->dice().isEmpty());
        QVERIFY(play.item(u"undo"_s)->isEnabled());
        for (const QString& name : {u"handOver"_s, u"level normal"_s})
            play.click(*play.item(name));
        QVERIFY(!play.item(u"undo"_s)->isEnabled());
    }

    void pPlansWithOneDieAfterTheOther()
    {
        PlayedWindow play({});
        QVERIFY(play.isShown());
        const TiletumSeat* seat = begin(play);
        QVERIFY(seat && seat->isActive());
        const core::Hash before = play.host()->session().hash();
        QSet<std::pair<int, int>> seen;
        qsizetype dice = 0;
        for (const QList<int>& some : coloursByValue(*seat))
            dice += some.size();
        for (qsizetype i = 0; i < dice; ++i) {
            play.key(Qt::Key_P);
            seen.insert({seat->plan().resource, seat->plan().value});
        }
        QCOMPARE(seen.size(), dice);
        QCOMPARE(play.host()->session().hash(), before);
    }

    void cCountsAndEEnds()
    {
        PlayedWindow play({});
        QVERIFY(play.isShown());
        const TiletumSeat* seat = begin(play);
        QVERIFY(seat && seat->isActive());
        QVERIFY(!play.item(u"scoreSheet"_s));
        play.key(Qt::Key_C);
        QVERIFY(play.item(u"scoreSheet"_s));
        play.key(Qt::Key_C);
        QVERIFY(!play.item(u"scoreSheet"_s));
        // There is no die yet, and the refusal says so.
        play.key(Qt::Key_E);
        QVERIFY(!seat->refusal().isEmpty());
    }
};

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    QGuiApplication::setQuitOnLastWindowClosed(false);
    app::DockArea::prepare();
    TestTiletumOnDesktop test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}

#include "tst_tiletum_on_desktop.moc"
