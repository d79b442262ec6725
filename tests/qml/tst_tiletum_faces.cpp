// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tiletum's faces: no two are taken for each other where they are smallest, and what comes and goes in a match does not
// paint the map anew.
#include "tiletum/art/boards.h"
#include "tiletum/art/collection.h"
#include "tiletum/art/map_face.h"
#include "tiletum/art/tile_face.h"
#include "tiletum/tiletum_map_plan.h"

#include <QtCore/QSet>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtQml/QQmlEngine>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;

namespace sandglass::test {

namespace {

constexpr int smallest = 40; // pixels, on the map
constexpr int clearly = 48; // levels of grey
constexpr int enough = 31; // pixels of 1,600

struct Seen {
    QString name;
    QImage grey;
};

Seen seen(const QString& name, const art::Sprite& face)
{
    QImage picture(smallest, smallest, QImage::Format_RGB32);
    picture.fill(Qt::black);
    QPainter painter(&picture);
    face.paintAt(painter, QSizeF(smallest, smallest));
    painter.end();
    return {name, picture.convertToFormat(QImage::Format_Grayscale8)};
}

int pixelsApart(const QImage& a, const QImage& b)
{
    int apart = 0;
    for (int y = 0; y < smallest; ++y)
        for (int x = 0; x < smallest; ++x)
            if (qAbs(int{a.constScanLine(y)[x]} - int{b.constScanLine(y)[x]}) > clearly)
                ++apart;
    return apart;
}

/// Spaces as a match begins with them: two cities and the road between.
QList<app::TiletumSpace> someSpaces()
{
    QList<app::TiletumSpace> spaces;
    for (const char* id : {"london", "londonBrugge", "brugge"}) {
        const app::mapplan::Plate* plate = app::mapplan::plateOf(id);
        app::TiletumSpace space;
        space.number = static_cast<int>(spaces.size());
        space.id = QString::fromLatin1(id);
        space.city = plate->kind != app::mapplan::Template::Road;
        space.plate = plate->rect();
        space.band = plate->band();
        if (space.city) {
            space.houses = {{1, -1, u"points"_s, 5, plate->house(1)}};
            space.hasSpot = true;
            space.tileRect = plate->tile();
        }
        if (plate->kind == app::mapplan::Template::Cathedral) {
            space.cathedral = true;
            space.built = true;
            space.cathedralTiles = {6, 4, 2};
            space.pillars = {-1, -1, -1};
        }
        spaces.append(space);
    }
    return spaces;
}

} // namespace

class TestTiletumFaces : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_ink = m_engine.singletonInstance<art::Ink*>("Sandglass.Tiletum", "Colours");
        QVERIFY(m_ink);
    }

    void init() { QTest::failOnWarning(); }

    void theWholeBoxIsThere()
    {
        const tiletum_board::Collection box;
        QCOMPARE(box.tilesOf(u"helper"_s).size(), 22);
        QCOMPARE(box.tilesOf(u"contract"_s).size(), 24);
        QCOMPARE(box.tilesOf(u"coat"_s).size(), 6);
        QCOMPARE(box.tilesOf(u"character"_s).size(), 30);
        QCOMPARE(box.fairs().size(), 11);
    }

    void noTwoFacesAreTakenForEachOther()
    {
        const QList<Seen> faces = allFaces();
        int nearest = smallest * smallest;
        QString pair;
        for (qsizetype i = 0; i < faces.size(); ++i)
            for (qsizetype j = i + 1; j < faces.size(); ++j)
                if (const int apart = pixelsApart(faces[i].grey, faces[j].grey); apart < nearest) {
                    nearest = apart;
                    pair = faces[i].name + u" and "_s + faces[j].name;
                }
        qInfo("nearest: %s, %d pixels apart", qPrintable(pair), nearest);
        QVERIFY2(nearest >= enough, qPrintable(u"%1: %2 pixels apart"_s.arg(pair).arg(nearest)));
    }

    /// Rows name icons: one that is not there would be a warning, and a gap on the card.
    void decreesAreDrawn()
    {
        const auto decrees = tiletum_board::Collection().property("decrees").value<QList<app::TiletumDecree>>();
        QCOMPARE(decrees.size(), 13);
        QSet<QByteArray> different;
        for (const app::TiletumDecree& decree : decrees) {
            tiletum_board::DecreeFace face;
            face.setInk(m_ink);
            face.setProperty("rows", decree.rows);
            face.setProperty("dice", decree.dice);
            const QImage grey = seen({}, face).grey;
            different.insert(QByteArray(reinterpret_cast<const char*>(grey.constBits()), grey.sizeInBytes()));
        }
        QCOMPARE(different.size(), decrees.size());
    }

    void copiesShareAPicture()
    {
        tiletum_board::TileFace one;
        tiletum_board::TileFace other;
        app::TiletumTile tile = tiletum_board::Collection().tiles().first();
        tile.number = 3;
        one.setTile(tile);
        tile.number = 4;
        tile.id = u"a copy"_s;
        other.setTile(tile);
        QCOMPARE(one.looks(), other.looks());
        tile.number = -2;
        other.setTile(tile);
        QCOMPARE_NE(one.looks(), other.looks());
    }

    void whatIsBuiltDoesNotPaintTheMapAnew()
    {
        tiletum_board::MapFace map;
        QList<app::TiletumSpace> spaces = someSpaces();
        map.setSpaces(spaces);
        const QVariantList before = map.looks();
        spaces[0].houses[0].owner = 2;
        spaces[0].pillars[0] = 1;
        spaces[0].cathedralTiles.removeFirst();
        spaces[0].namedAbove = true;
        spaces[0].nameRoom = 30;
        spaces[2].tile.number = 7;
        map.setSpaces(spaces);
        QCOMPARE(map.looks(), before);
        spaces[0].built = false;
        map.setSpaces(spaces);
        QCOMPARE_NE(map.looks(), before);
    }

private:
    QList<Seen> allFaces() const
    {
        QList<Seen> faces;
        const tiletum_board::Collection box;
        for (const app::TiletumTile& tile : box.tiles()) {
            tiletum_board::TileFace face;
            face.setInk(m_ink);
            face.setTile(tile);
            faces.append(seen(tile.face, face));
        }
        for (const app::TiletumFair& fair : box.fairs()) {
            tiletum_board::FairFace face;
            face.setInk(m_ink);
            face.setProperty("fair", fair.fair);
            face.setProperty("points", fair.points);
            faces.append(seen(u"the fair "_s + fair.fair, face));
        }
        return faces;
    }

    QQmlEngine m_engine;
    art::Ink* m_ink = nullptr;
};

} // namespace sandglass::test

QTEST_MAIN(sandglass::test::TestTiletumFaces)
#include "tst_tiletum_faces.moc"
