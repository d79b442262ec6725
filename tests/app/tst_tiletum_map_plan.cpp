// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"
#include "tiletum/tiletum_map_plan.h"

#include <QtCore/QLineF>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::tiletum;
using app::mapplan::Plate;
using app::mapplan::plateOf;
using tiletum::test::cardSet;

namespace {

struct Target {
    QByteArray name;
    QRectF rect;
};

/// Everything of the map that a finger can mean, with so many players.
QList<Target> targetsWith(int players)
{
    QList<Target> targets;
    for (const Space& space : cardSet().spaces) {
        const Plate& plate = *plateOf(space.id);
        const QByteArray name = QByteArray::fromStdString(space.id);
        targets.append({name, plate.band()});
        for (int i = 0; i < space.houses; ++i)
            if (const HouseSlot& slot = cardSet().houseSlots[static_cast<std::size_t>(space.firstHouse + i)];
                slot.players <= players)
                targets.append({name + " house " + QByteArray::number(slot.number), plate.house(slot.number)});
        for (int i = 0; i < space.spots; ++i)
            if (cardSet().tileSpots[static_cast<std::size_t>(space.firstSpot + i)].players <= players)
                targets.append({name + " tile", plate.tile()});
        if (space.pillars > 0)
            targets.append({name + " pillars", plate.pillars()});
        if (space.cathedral != noTile)
            targets.append({name + " cathedral", plate.contribution()});
    }
    return targets;
}

} // namespace

class TestTiletumMapPlan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySpaceHasItsPlate();
    void everythingHasItsPlaceOnThePlate();
    void platesStandApart();
    void fingersTellTargetsApart_data();
    void fingersTellTargetsApart();
    void eightFiguresStandInOneCity();
};

void TestTiletumMapPlan::everySpaceHasItsPlate()
{
    QCOMPARE(app::mapplan::plates().size(), static_cast<qsizetype>(cardSet().spaces.size()));
    for (const Space& space : cardSet().spaces) {
        QVERIFY2(plateOf(space.id), space.id.c_str());
        QCOMPARE(plateOf(space.id)->kind == app::mapplan::Template::Road, !space.city);
        QCOMPARE(plateOf(space.id)->kind == app::mapplan::Template::Cathedral, space.cathedral != noTile);
        QVERIFY2(QRectF({}, app::mapplan::mapSize).contains(plateOf(space.id)->rect()), space.id.c_str());
    }
    QVERIFY(!plateOf("atlantis"));
}

void TestTiletumMapPlan::everythingHasItsPlaceOnThePlate()
{
    for (const Space& space : cardSet().spaces) {
        const Plate& plate = *plateOf(space.id);
        QVERIFY(plate.rect().contains(plate.band()));
        for (int house = 1; house <= space.houses; ++house)
            QVERIFY2(plate.rect().contains(plate.house(house)), space.id.c_str());
        QCOMPARE(plate.tile().isEmpty(), space.spots == 0);
        for (int place = 0; place < space.pillars; ++place)
            QVERIFY2(plate.rect().contains(plate.pillar(place)), space.id.c_str());
    }
}

void TestTiletumMapPlan::platesStandApart()
{
    for (const Plate& one : app::mapplan::plates())
        for (const Plate& other : app::mapplan::plates())
            if (one.id != other.id)
                QVERIFY2(!one.rect().adjusted(-3.9, -3.9, 3.9, 3.9).intersects(other.rect().adjusted(-4, -4, 4, 4)),
                    (std::string(one.id) + " and " + std::string(other.id)).c_str());
}

void TestTiletumMapPlan::fingersTellTargetsApart_data()
{
    QTest::addColumn<int>("players");
    for (const int players : {2, 3, 4})
        QTest::addRow("%d players", players) << players;
}

void TestTiletumMapPlan::fingersTellTargetsApart()
{
    QFETCH(const int, players);
    const auto targets = targetsWith(players);
    for (qsizetype i = 0; i < targets.size(); ++i) {
        QVERIFY2(qMin(targets[i].rect.width(), targets[i].rect.height()) >= 24, targets[i].name.constData());
        for (qsizetype j = i + 1; j < targets.size(); ++j) {
            QVERIFY2(
                !targets[i].rect.intersects(targets[j].rect), (targets[i].name + ", " + targets[j].name).constData());
            const double apart = QLineF(targets[i].rect.center(), targets[j].rect.center()).length();
            QVERIFY2(apart >= app::mapplan::leastApart, (targets[i].name + ", " + targets[j].name).constData());
        }
    }
}

void TestTiletumMapPlan::eightFiguresStandInOneCity()
{
    for (const Plate& plate : app::mapplan::plates()) {
        for (int index = 1; index < 8; ++index) {
            const QLineF apart(plate.foot(8, index - 1), plate.foot(8, index));
            QVERIFY2(apart.length() >= 14, plate.id.data());
        }
        if (plate.kind == app::mapplan::Template::Road)
            continue;
        for (const int index : {0, 7}) {
            const double x = plate.foot(8, index).x();
            QVERIFY2(x >= plate.rect().left() && x <= plate.rect().right(), plate.id.data());
        }
    }
}

QTEST_APPLESS_MAIN(TestTiletumMapPlan)
#include "tst_tiletum_map_plan.moc"
