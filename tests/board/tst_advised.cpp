// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat is told to do next can be done, on every board; who is told to wait has nothing to do; and a table whose
// people do only what they are told comes to the end. Pendulum, where hands move freely, has a test of its own.
#include "board/board_stage.h"
#include "games/shelves.h"
#include "language/language.h"

#include <QtCore/QHash>
#include <QtGui/QGuiApplication>
#include <QtTest/QTest>

using namespace sandglass;
using namespace Qt::StringLiterals;
using test::Board;

namespace {

/// By sentence: what somebody who reads it would try. Nothing: to wait; what one may take back all the same is no deed.
const QHash<QString, QStringList>& deeds()
{
    static const QHash<QString, QStringList> all{
        {u"coins.hint.ring"_s, {u"ring"_s}},
        {u"coins.hint.take"_s, {u"take"_s}},
        {u"coins.hint.draw"_s, {u"draw"_s}},
        {u"coins.hint.wait"_s, {}},
        {u"tiletum.hint.chooseDie"_s, {u"take"_s}},
        {u"tiletum.hint.bonusTile"_s, {u"claim"_s, u"decline"_s}},
        {u"tiletum.hint.kingTile"_s, {u"claim"_s, u"decline"_s}},
        {u"tiletum.hint.chooseAction"_s, {u"choose"_s}},
        {u"tiletum.hint.resources"_s, {u"pick"_s}},
        {u"tiletum.hint.colour"_s, {u"pick"_s}},
        {u"tiletum.hint.activate"_s, {u"activate"_s}},
        {u"tiletum.hint.bonuses"_s, {u"enjoy"_s}},
        {u"tiletum.hint.merchant"_s, {u"move"_s, u"house"_s, u"collect"_s}},
        {u"tiletum.hint.architect"_s, {u"move"_s, u"pillar"_s, u"collect"_s}},
        {u"tiletum.hint.character"_s, {u"hire"_s, u"settle"_s, u"replace"_s}},
        {u"tiletum.hint.contract"_s, {u"sign"_s, u"exchange"_s, u"replace"_s}},
        {u"tiletum.hint.steps"_s, {u"move"_s, u"house"_s, u"pillar"_s, u"collect"_s}},
        {u"tiletum.hint.houseAnywhere"_s, {u"house"_s}},
        {u"tiletum.hint.pillarAnywhere"_s, {u"pillar"_s}},
        {u"tiletum.hint.teleportMerchant"_s, {u"move"_s}},
        {u"tiletum.hint.teleportArchitect"_s, {u"move"_s}},
        {u"tiletum.hint.rest"_s, {u"finish"_s}},
        {u"tiletum.hint.tasks"_s, {u"use"_s, u"fulfil"_s, u"adorn"_s, u"contribute"_s, u"endTurn"_s}},
        {u"tiletum.hint.end"_s, {u"endTurn"_s}},
        {u"tiletum.hint.later"_s, {}},
        {u"tiletum.hint.next"_s, {}},
        {u"tiletum.hint.played"_s, {}},
        {u"viceroy.hint.firstCard"_s, {u"lay"_s}},
        {u"viceroy.hint.keepCard"_s, {u"keep"_s}},
        {u"viceroy.hint.bid"_s, {u"bid"_s, u"pass"_s}},
        {u"viceroy.hint.play"_s, {u"play"_s, u"pass"_s}},
        {u"viceroy.hint.place"_s, {u"place"_s, u"sell"_s}},
        {u"viceroy.hint.takeGem"_s, {u"gem"_s}},
        {u"viceroy.hint.lostGems"_s, {u"gem"_s}},
        {u"viceroy.hint.recolour"_s, {u"recolour"_s}},
        {u"viceroy.hint.recoloured"_s, {u"done"_s}},
        {u"viceroy.hint.noAuction"_s, {}},
        {u"viceroy.hint.noBuilding"_s, {}},
        {u"viceroy.hint.later"_s, {}},
        {u"viceroy.hint.next"_s, {}},
        {u"viceroy.hint.nextLaw"_s, {}},
        {u"viceroy.hint.builds"_s, {}},
        {u"viceroy.hint.dividing"_s, {}},
        {u"viceroy.hint.gemsLater"_s, {}},
        {u"viceroy.hint.hasCard"_s, {}},
        {u"viceroy.hint.away"_s, {}},
        {u"viceroy.hint.sealed1"_s, {}},
        {u"viceroy.hint.sealed2"_s, {}},
        {u"viceroy.hint.sealed3"_s, {}},
        {u"play.waiting.seat"_s, {}},
    };
    return all;
}

/// The moves that do what the seat is told; a question is answered by all that it may.
QList<app::Move> toldMoves(const app::SeatHands& hands)
{
    QList<app::Move> told;
    const QString sentence = hands.advice().id();
    const QStringList verbs = deeds().value(sentence);
    for (const app::Move& move : hands.moves())
        if (verbs.contains(move.verb) || (!deeds().contains(sentence) && move.verb != "unseal"_L1))
            told.append(move);
    return told;
}

QStringList verbsOf(const QList<app::Move>& moves)
{
    QStringList verbs;
    for (const app::Move& move : moves)
        if (!verbs.contains(move.verb))
            verbs.append(move.verb);
    return verbs;
}

void eachAdvisingBoard()
{
    QTest::addColumn<int>("at");
    QTest::addColumn<int>("seats");
    for (std::size_t at = 0; at < test::boards().size(); ++at)
        for (const Board& board = test::boards()[at]; const int seats : {board.fewest, board.most})
            if (board.game != std::string_view("pendulum"))
                QTest::addRow("%s, %d seats", board.game, seats) << static_cast<int>(at) << seats;
}

} // namespace

class TestAdvised : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoDoesOnlyWhatIsSaidComesToTheEnd_data() { eachAdvisingBoard(); }
    void whoDoesOnlyWhatIsSaidComesToTheEnd()
    {
        const Board& board = test::boardOfRow();
        QFETCH(int, seats);
        const auto model = board.model();
        app::Rehearsal match;
        match.setProperty("game", QString::fromLatin1(board.game));
        match.setProperty("options", QVariantMap{{u"seats"_s, seats}});
        match.setProperty("seed", 17);
        match.setModel(model.get());
        match.componentComplete();
        core::Random random(6);
        int done = 0;
        for (; !model->isOver() && done < 5000; ++done) {
            app::SeatHands* whoever = nullptr;
            for (int i = 0; i < model->seatCount(); ++i) {
                app::SeatHands* hands = model->handsOf((done + i) % model->seatCount());
                const QString sentence = hands->advice().id();
                const QList<app::Move> told = toldMoves(*hands);
                const bool waits = deeds().contains(sentence) && deeds().value(sentence).isEmpty();
                QVERIFY2(waits || !told.isEmpty() || hands->moves().isEmpty(),
                    qPrintable(sentence + u": "_s + verbsOf(hands->moves()).join(u' ')));
                QVERIFY2(!waits
                        || std::ranges::all_of(
                            hands->moves(), [](const app::Move& move) { return move.verb == "unseal"_L1; }),
                    qPrintable(sentence));
                if (!told.isEmpty())
                    whoever = hands;
            }
            if (!whoever) {
                QVERIFY2(match.session()->wakeTime(match.now()), "nobody knows what to do");
                match.wait(700);
                continue;
            }
            const QList<app::Move> told = toldMoves(*whoever);
            whoever->answer(told[static_cast<int>(random.below(static_cast<std::uint32_t>(told.size())))].text);
            QVERIFY(whoever->refusal().isEmpty());
            match.wait(0);
        }
        QVERIFY2(model->isOver(), "they go round in circles");
    }
};

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    TestAdvised test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_advised.moc"
