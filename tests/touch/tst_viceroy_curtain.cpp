// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Several people share one desktop and one mouse: what one of them chooses in secret the others do not see.
#include "support/strict_messages.h"
#include "touch/viceroy_table.h"

#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::ViceroySeat;
using test::ViceroyStage;

namespace {

class SharedDesk : public ViceroyStage {
public:
    explicit SharedDesk(const QVariantMap& more = {})
        : ViceroyStage(with(more), {1280, 720})
    {
    }

    ViceroySeat& seat(int index) { return *model().seats()[index]; }
    bool isCovered() { return find(u"curtain"_s) != nullptr; }
    int mine() { return scene()->property("mine").toInt(); }

    void click(QQuickItem* item)
    {
        QVERIFY(item);
        QTest::mouseClick(
            &view(), Qt::LeftButton, {}, item->mapToScene({item->width() / 2, item->height() / 2}).toPoint());
    }

    /// The first card of the own fan, touched twice.
    void seal(int index)
    {
        const QString card = u"card %1"_s.arg(seat(index).fan().first());
        click(find(card, mat(index)));
        click(find(card, mat(index)));
    }

    /// A card that lies open behind this seat's screen.
    QQuickItem* handOf(int index)
    {
        for (int card = 0; card < 64; ++card)
            if (QQuickItem* found = find(u"card %1"_s.arg(card), mat(index)))
                return found;
        return nullptr;
    }

private:
    static QVariantMap with(QVariantMap more)
    {
        more.insert({{u"seatCount"_s, 3}, {u"desk"_s, true}, {u"curtained"_s, true}, {u"seed"_s, 4}});
        return more;
    }
};

} // namespace

class TestViceroyCurtain : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::watchMessages(); }

    void itFallsForEverybodyBeforeASealedChoice()
    {
        SharedDesk desk;
        for (int seat = 0; seat < 3; ++seat) {
            QTRY_VERIFY(desk.isCovered());
            QTRY_COMPARE(desk.mine(), seat);
            QVERIFY(!desk.handOf(seat)); // not before the right person is there
            desk.click(desk.find(u"curtain"_s));
            QTRY_VERIFY(!desk.isCovered());
            for (int other = 0; other < 3; ++other)
                QTRY_COMPARE(desk.handOf(other) != nullptr, other == seat);
            desk.seal(seat);
            QVERIFY(!desk.isCovered()); // everybody sees the film, and nothing else
            QVERIFY(!desk.handOf(seat));
            QCOMPARE(desk.mine(), seat);
            desk.endFilm();
        }
        QCOMPARE(desk.model().seats()[0]->tiles().size(), 1);
    }

    /// Whoever sealed last and bids again first: between the two all look at what was revealed.
    void itFallsAgainForTheSamePersonInTheNextRound()
    {
        SharedDesk desk(
            {{u"setup"_s, uR"({"phase": "bidding", "round": 3, "subround": 1, "display": {"blue": {"below": "knight"},
                "red": {"below": "sorceress"}}, "seats": [
                {"gems": {"red": 2}, "hand": ["spy"], "pyramid": [{"card": "corporal", "level": 1, "column": 0}]},
                {"gems": {"red": 2}, "pyramid": [{"card": "druid", "level": 1, "column": 0}]},
                {"gems": {"blue": 2}, "pyramid": [{"card": "miner", "level": 1, "column": 0}]}]})"_s}});
        desk.match().submit(1, u"bid bid=red"_s);
        desk.match().submit(2, u"bid bid=blue"_s);
        desk.endFilm();
        QTRY_VERIFY(desk.isCovered());
        desk.click(desk.find(u"curtain"_s));
        QTRY_VERIFY(desk.handOf(0));
        desk.seat(0).tapCell(1);
        QTRY_COMPARE(desk.model().subround(), 2);
        QVERIFY(!desk.handOf(0));
        desk.endFilm();
        QTRY_VERIFY(desk.isCovered());
        QVERIFY(!desk.handOf(0));
    }

    void whoIsThereLooksAtNoOtherPlace()
    {
        SharedDesk desk;
        desk.click(desk.find(u"curtain"_s));
        QVERIFY(desk.handOf(0));
        auto* context = desk.scene()->property("context").value<QObject*>();
        QMetaObject::invokeMethod(context, "mineWanted", Q_ARG(int, 1));
        QVERIFY(!desk.handOf(1));
        QTRY_COMPARE(desk.mine(), 0);
        QVERIFY(!desk.handOf(1));
    }

    /// What somebody has chosen, and what the next one will find, is not seen through it.
    void itLooksTheSameWhateverWasSealed()
    {
        const auto covered = [](int choice) {
            SharedDesk desk;
            desk.seat(0).chooseCard(desk.seat(0).fan()[choice]);
            desk.endFilm();
            return desk.isCovered() ? desk.view().grabWindow() : QImage();
        };
        const QImage first = covered(0);
        QVERIFY(!first.isNull());
        QVERIFY(covered(1) == first);
    }

    void keysDoNothingThroughIt()
    {
        SharedDesk desk;
        desk.view().requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(&desk.view()));
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Right, Qt::Key_Down})
            QTest::keyClick(&desk.view(), key);
        QVERIFY(desk.isCovered());
        QTest::keyClick(&desk.view(), Qt::Key_Return); // the curtain's own button
        QTRY_VERIFY(!desk.isCovered());
        QVERIFY(!desk.seat(0).isSealed());
    }

    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }
};

int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    TestViceroyCurtain test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}
#include "tst_viceroy_curtain.moc"
