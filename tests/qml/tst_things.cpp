// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What lies on the boards can be found: by its name, and by where it lies.
#include "docks/dock_area.h"
#include "play/thing_finder.h"
#include "rules/explainer.h"
#include "scenes/scene_picture.h"
#include "shell/shell.h"
#include "support/items.h"
#include "support/strict_messages.h"

#include <QtGui/QGuiApplication>
#include <QtQml/QQmlEngine>
#include <QtTest/QTest>

#include <algorithm>
#include <memory>

using namespace sandglass::app;
using namespace Qt::StringLiterals;

namespace {

void collect(QQuickItem& item, QList<ThingItem*>& things)
{
    if (auto* thing = qobject_cast<ThingItem*>(&item); thing && thing->isThere() && !thing->name().isNothing())
        things.append(thing);
    for (QQuickItem* child : item.childItems())
        collect(*child, things);
}

bool paints(const QQuickItem& item)
{
    const auto children = item.childItems();
    return item.isVisible()
        && (item.flags().testFlag(QQuickItem::ItemHasContents)
            || std::ranges::any_of(children, [](const QQuickItem* child) { return paints(*child); }));
}

} // namespace

class TestThings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { sandglass::test::watchMessages(); }

    void aNameIsReadAsRulebooksWriteIt()
    {
        QCOMPARE(thingNamed(u"seat=2 stock=power"_s), (ThingName{u"stock"_s, -1, u"power"_s, 2}));
        QCOMPARE(thingNamed(u"die resource=food value=3"_s), (ThingName{u"die"_s, -1, u"food.3"_s, -1}));
        QCOMPARE(thingNamed(u"markers"_s), (ThingName{u"markers"_s, -1, {}, -1}));
        QCOMPARE(thingNamed(u"seat=1"_s), (ThingName{u"seat"_s, 1, {}, -1}));
        QCOMPARE(thingNamed(u"gem seat=0 colour=green"_s), (ThingName{u"gem"_s, -1, u"green"_s, 0}));
        QVERIFY(thingNamed({}).isNothing());
    }

    void aLineOfTheLogShowsWhereItHappened()
    {
        const auto line = [](const QString& domain, const QString& word) {
            Telling telling;
            telling.section = u"pendulum"_s;
            telling.values.insert(u"to"_s,
                QVariant::fromValue(
                    Thing{.domain = domain, .number = 0, .text = u"pendulum."_s + domain + u'.' + word}));
            return Explainer::signsOf(telling);
        };
        QCOMPARE(line(u"spot"_s, u"green.top.2"_s), QStringList{u"area.green"_s});
        QCOMPARE(line(u"spot"_s, u"black.bottom.box1"_s), QStringList{u"area.black"_s});
        QCOMPARE(line(u"row"_s, u"purple.top"_s), QStringList{u"area.purple"_s});
        QCOMPARE(line(u"timer"_s, u"black"_s), QStringList{u"area.black"_s});
        QCOMPARE(line(u"spot"_s, u"mat"_s), QStringList());
        QCOMPARE(line(u"stock"_s, u"gold"_s), QStringList{u"gold"_s});
    }

    void boardsShowTheirThings_data()
    {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("pendulum") << u"pendulum-five"_s
                                  << QStringList{u"seat=3"_s, u"seat=0 worker"_s, u"spot"_s, u"row"_s, u"timer"_s,
                                         u"source"_s, u"province"_s, u"achievement"_s, u"order"_s, u"rounds"_s,
                                         u"seat=4 stock"_s, u"seat=1 colour"_s, u"seat=2 discard"_s, u"seat=0 hand"_s,
                                         u"seat=0 verb=done"_s, u"button=pause"_s};
        QTest::newRow("council") << u"pendulum-council"_s << QStringList{u"offer"_s, u"choice"_s, u"council"_s};
        QTest::newRow("viceroy") << u"viceroy-bidding"_s
                                 << QStringList{u"seat=1"_s, u"deck=laws"_s, u"display"_s, u"card"_s, u"colour"_s,
                                        u"reserve"_s, u"dial"_s, u"seat=2 pyramid"_s, u"seat=3 screen"_s,
                                        u"seat=0 hand"_s, u"seat=0 gem"_s, u"seat=0 count=magic"_s, u"button=count"_s};
        QTest::newRow("laying") << u"viceroy-placing"_s << QStringList{u"place"_s, u"seat=0 card"_s, u"circle"_s};
        QTest::newRow("tiletum") << u"tiletum-merchant"_s
                                 << QStringList{u"seat=1"_s, u"space"_s, u"house"_s, u"pillar"_s, u"cathedral"_s,
                                        u"cost"_s, u"tile"_s, u"die"_s, u"action=king"_s, u"seat=2 piece=merchant"_s,
                                        u"seat=3 resource"_s, u"seat=0 building"_s, u"seat=0 area=storehouse"_s,
                                        u"seat=1 area=supply"_s, u"area=kingTrack"_s, u"area=wheel"_s, u"round"_s,
                                        u"fair"_s, u"area=characterOffer"_s, u"verb=replace"_s, u"area=bag"_s};
    }

    void boardsShowTheirThings()
    {
        QFETCH(QString, scene);
        QFETCH(QStringList, names);
        QVERIFY(lay(scene));
        for (const QString& text : names) {
            QVERIFY2(!m_finder.placesOf(thingNamed(text)).isEmpty(), qPrintable(text));
        }
    }

    void whatIsUnderAFingerIsFound_data()
    {
        QTest::addColumn<QString>("scene");
        for (const QString& scene :
            {u"pendulum-five"_s, u"viceroy-placing"_s, u"tiletum-merchant"_s, u"tiletum-desk"_s})
            QTest::newRow(qPrintable(scene)) << scene;
    }

    void whatIsUnderAFingerIsFound()
    {
        QFETCH(QString, scene);
        QVERIFY(lay(scene));
        QList<ThingItem*> things;
        collect(*m_table, things);
        QVERIFY(things.size() > 50);
        for (const ThingItem* thing : std::as_const(things)) {
            const QPointF middle = thing->mapToItem(m_table, thing->boundingRect().center());
            const ThingItem* found = m_finder.at(middle, thing->seat());
            QVERIFY2(found || !m_table->contains(middle) || thing->isSecret(), qPrintable(thing->name().domain));
        }
    }

    /// A slip shows the very face that was asked about: where the thing's own item paints none, the board does.
    void everyFaceIsPainted_data()
    {
        QTest::addColumn<QString>("scene");
        for (const QString& scene : {u"pendulum-five"_s, u"pendulum-council"_s, u"viceroy-bidding"_s,
                 u"viceroy-placing"_s, u"tiletum-merchant"_s, u"tiletum-desk"_s})
            QTest::newRow(qPrintable(scene)) << scene;
    }
    void everyFaceIsPainted()
    {
        QFETCH(QString, scene);
        QVERIFY(lay(scene));
        QList<ThingItem*> things;
        collect(*m_table, things);
        QStringList bare;
        for (const ThingItem* thing : std::as_const(things)) {
            QQuickItem* face = thing->parentItem();
            const qreal shape = face->width() / face->height();
            // What is too long is shown nowhere.
            if (!thing->drawnBy() && thing->isVisible() && shape > 0.4 && shape < 1.7 && !paints(*face))
                bare.append(thing->name().domain + u' ' + thing->name().word);
        }
        bare.removeDuplicates();
        QVERIFY2(bare.isEmpty(), qPrintable(bare.join(u", "_s)));
    }

    /// Once the tracks below the end's sheet were lit through it, across its words.
    void whatASheetCoversIsNeitherLitNorAsked()
    {
        QVERIFY(lay(u"pendulum-end"_s));
        for (const QString& track : {u"power"_s, u"prestige"_s, u"popularity"_s, u"legendary"_s}) {
            const QList<QRectF> places = m_finder.placesOf({u"stock"_s, -1, track, 0});
            QCOMPARE(places.size(), 1);
            const ThingItem* found = m_finder.at(places.first().center(), 0);
            QVERIFY2(found && found->name().word == track, qPrintable(track));
        }
        QVERIFY(m_finder.placesOf({u"stock"_s, 0, {}, 0}).isEmpty());
    }

    void hiddenThingsAnswerTheirSeatAlone()
    {
        QVERIFY(lay(u"viceroy-bidding"_s));
        const QRectF gems = m_finder.placesOf({u"gem"_s, 0, {}, 0}).value(0);
        QVERIFY(!gems.isEmpty());
        QVERIFY(m_finder.at(gems.center(), 0));
        QVERIFY(!m_finder.at(gems.center(), 1));
        QVERIFY(!m_finder.at(gems.center(), -1));
    }

    void placesFollowWhatWalks()
    {
        QVERIFY(lay(u"pendulum-five"_s));
        m_finder.setWanted({{u"worker"_s, 0, {}, 1}});
        const QList<QRectF> before = m_finder.places();
        QCOMPARE(before.size(), 1);
        QQuickItem* worker = sandglass::test::findVisible(
            m_table, [](const QQuickItem& item) { return item.objectName() == "worker 1 0"_L1; });
        QVERIFY(worker);
        worker->setX(worker->x() + 100);
        Q_EMIT m_table->window()->afterAnimating(); // as the next frame would
        QCOMPARE(m_finder.places().value(0).x(), before[0].x() + 100);
        m_finder.setWanted({});
        QVERIFY(m_finder.places().isEmpty());
    }

    void cleanup()
    {
        m_finder.setWanted({});
        m_finder.setTable(nullptr);
        m_stage.reset();
    }

private:
    bool lay(const QString& scene)
    {
        m_shell.settings()->setReducedMotion(true);
        auto stage = SceneStage::make(m_engine, m_shell, *sceneNamed(scene), {1920, 1080});
        if (!stage)
            return false;
        m_stage = std::move(*stage);
        m_table = sandglass::test::findVisible(&m_stage->root(), [](const QQuickItem& item) {
            return item.property("things").isValid() && item.property("places").isValid();
        });
        m_finder.setTable(m_table);
        return m_table && !m_stage->picture().isNull();
    }

    Shell m_shell;
    QQmlEngine m_engine;
    std::unique_ptr<SceneStage> m_stage;
    QQuickItem* m_table = nullptr;
    ThingFinder m_finder;
};

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    DockArea::prepare();
    TestThings test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}

#include "tst_things.moc"
