// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every board answers who asks: a finger that lies still, the lens, the resting mouse and its right button. What each
// of them does in detail is tst_slips's affair.
#include "board/board_stage.h"
#include "play/hold_watch.h"
#include "play/seat_ask.h"
#include "play/thing_finder.h"
#include "rules/rulebook.h"
#include "support/strict_messages.h"

#include <QtGui/QGuiApplication>
#include <QtQml/QQmlListReference>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::SeatAsk;
using app::ThingItem;

namespace {

/// The boards of games with a rulebook, which is what answers.
void eachExplainedBoard()
{
    QTest::addColumn<int>("at");
    for (std::size_t at = 0; at < test::boards().size(); ++at)
        if (const char* game = test::boards()[at].game; app::Rulebook::games().contains(QString::fromLatin1(game)))
            QTest::addRow("%s", game) << static_cast<int>(at);
}

} // namespace

/// A table whose people's clock the test turns.
class Table : public test::BoardStage {
public:
    explicit Table(bool desk)
        : BoardStage(test::boardOfRow(), {{u"seatCount"_s, 3}, {u"moment"_s, QString()}, {u"desk"_s, desk}})
    {
        settle();
        clock().setTime(1000);
        m_finder.setTable(qobject_cast<QQuickItem*>(QQmlListReference(&context(), "tables").at(0)));
    }

    app::AskClock& clock() { return *context().property("askClock").value<app::AskClock*>(); }
    SeatAsk& deskAsk() { return *context().property("deskAsk").value<SeatAsk*>(); }
    SeatAsk& asks(int seat)
    {
        QObject* found = nullptr;
        QMetaObject::invokeMethod(
            context().property("askers").value<QObject*>(), "objectAt", Q_RETURN_ARG(QObject*, found), seat);
        return *qobject_cast<SeatAsk*>(found);
    }
    QList<int> asking()
    {
        QList<int> seats;
        for (int seat = 0; seat < model().seatCount(); ++seat)
            if (asks(seat).isOpen())
                seats.append(seat);
        return seats;
    }
    void wait(qint64 milliseconds)
    {
        clock().setTime(clock().now() + milliseconds);
        scene().findChild<app::HoldWatch*>(u"holds"_s)->look();
    }

    /// On whose mat that is, or -1.
    int ownerAt(QPointF at)
    {
        for (int seat = 0; seat < model().seatCount(); ++seat)
            if (const QQuickItem* mat = find(u"mat %1"_s.arg(seat)); mat && mat->contains(mat->mapFromScene(at)))
                return seat;
        return -1;
    }

    static QPointF middle(const ThingItem& thing) { return thing.mapToScene(thing.boundingRect().center()); }

    /// One thing of each kind that nothing lies on and that is no secret.
    QList<ThingItem*> things()
    {
        QMap<QString, ThingItem*> kinds;
        collect(scene(), kinds);
        return kinds.values();
    }

private:
    void collect(QQuickItem& item, QMap<QString, ThingItem*>& kinds)
    {
        if (!item.isVisible())
            return;
        auto* thing = qobject_cast<ThingItem*>(&item);
        if (thing && thing->isThere() && !thing->name().isNothing() && !thing->isSecret()
            && !kinds.contains(thing->name().domain)
            && m_finder.at(m_finder.table()->mapFromScene(middle(*thing))) == thing)
            kinds.insert(thing->name().domain, thing);
        for (QQuickItem* child : item.childItems())
            collect(*child, kinds);
    }

    app::ThingFinder m_finder;
};

class TestAsking : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::watchMessages(); }

    void aFingerThatLiesStillAsks_data() { eachExplainedBoard(); }
    void aFingerThatLiesStillAsks()
    {
        Table table(false);
        const QList<ThingItem*> things = table.things();
        QVERIFY2(things.size() >= 8, qPrintable(QString::number(things.size())));
        const core::Hash before = table.match().session()->hash();
        for (const ThingItem* thing : things) {
            const QString domain = thing->name().domain;
            const QPointF at = Table::middle(*thing);
            table.fingers.press(0, at);
            table.wait(app::HoldWatch::askTime + 1);
            const QList<int> seats = table.asking();
            table.fingers.release(0);
            QVERIFY2(seats.size() == 1, qPrintable(domain));
            SeatAsk& asks = table.asks(seats.first());
            QCOMPARE(asks.thing().domain, domain);
            // In that seat's own language, and over nobody else's mat.
            const QQuickItem* slip = table.find(u"slip %1"_s.arg(seats.first()));
            QTRY_VERIFY(slip || (slip = table.find(u"slip %1"_s.arg(seats.first()))));
            for (int other = 0; other < table.model().seatCount(); ++other)
                if (const QQuickItem* mat = table.find(u"mat %1"_s.arg(other)); mat && other != seats.first())
                    QVERIFY2(!slip->mapRectToScene(slip->boundingRect())
                                 .intersects(mat->mapRectToScene(mat->boundingRect())),
                        qPrintable(domain));
            asks.close();
        }
        // Nothing was done by asking.
        QCOMPARE(table.match().session()->hash(), before);
    }

    void theLensAsksAboutEverything_data() { eachExplainedBoard(); }
    void theLensAsksAboutEverything()
    {
        Table table(false);
        for (const ThingItem* thing : table.things()) {
            const QString domain = thing->name().domain;
            const QPointF at = Table::middle(*thing);
            // Who took it leans over the middle; what lies on a mat is for its owner to touch.
            const int seat = std::max(0, table.ownerAt(at));
            QVERIFY2(table.tap(u"lens %1"_s.arg(seat)), qPrintable(domain));
            QVERIFY(table.asks(seat).isListening());
            table.fingers.press(0, at);
            table.fingers.release(0);
            QVERIFY2(table.asks(seat).isOpen(), qPrintable(domain));
            QCOMPARE(table.asks(seat).thing().domain, domain);
            QVERIFY(!table.asks(seat).isListening());
            table.asks(seat).close();
        }
    }

    void theMouseAsksByRestingAndKeepsByItsRightButton_data() { eachExplainedBoard(); }
    void theMouseAsksByRestingAndKeepsByItsRightButton()
    {
        Table table(true);
        const QList<ThingItem*> things = table.things();
        QVERIFY(!things.isEmpty());
        for (const ThingItem* thing : {things.first(), things.last()}) {
            const QPoint at = Table::middle(*thing).toPoint();
            const QString domain = thing->name().domain;
            QTest::mouseMove(&table.view(), at - QPoint(2, 0));
            QTest::mouseMove(&table.view(), at);
            QTRY_VERIFY2(table.deskAsk().isOpen(), qPrintable(domain));
            QCOMPARE(table.deskAsk().thing().domain, domain);
            QTest::mouseClick(&table.view(), Qt::RightButton, {}, at);
            QVERIFY(!table.deskAsk().isOpen());
            const auto pinned = [&] { return table.find(u"pinned slip 0"_s, table.view().contentItem()); };
            QTRY_VERIFY2(pinned() && pinned()->height() > 0, qPrintable(domain));
            QTest::mouseMove(&table.view(), {3, 3});
            QTest::mouseClick(
                &table.view(), Qt::LeftButton, {}, table.find(u"slip close"_s, pinned())->mapToScene({8, 8}).toPoint());
            QTRY_VERIFY2(!pinned(), qPrintable(domain));
        }
    }

    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }
};

int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    TestAsking test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}

#include "tst_asking.moc"
