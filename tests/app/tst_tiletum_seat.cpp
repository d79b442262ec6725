// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat of Tiletum is shown beside its moves: what was counted, where undo ends, why a tile cannot be stored.
#include "games/shelves.h"
#include "journal/replay.h"
#include "language/language.h"
#include "play/rehearsal.h"
#include "tiletum/tiletum_model.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace sandglass;
using app::Move;
using app::ThingName;
using app::TiletumModel;
using app::TiletumSeat;
using namespace Qt::StringLiterals;

class TestTiletumSeat : public QObject {
    Q_OBJECT

    TiletumModel m_model;
    app::Rehearsal m_match;

    TiletumSeat& active() { return *m_model.seats()[m_model.active()]; }
    bool step()
    {
        const bool done = m_match.step();
        m_match.wait(0);
        return done;
    }
    /// Plays at random until this holds; false where it never does.
    bool playUntil(const std::function<bool()>& holds)
    {
        for (int seed = 1; seed < 6; ++seed) {
            m_match.startAnew(seed);
            m_match.wait(0);
            while (!m_model.isOver()) {
                if (holds())
                    return true;
                if (!step())
                    break;
            }
        }
        return false;
    }
    static int countOf(const QList<ThingName>& things, const QString& domain)
    {
        return static_cast<int>(std::ranges::count(things, domain, &ThingName::domain));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_match.setProperty("game", u"tiletum"_s);
        m_match.setProperty("options", QVariantMap{{u"seats"_s, 3}});
        m_match.setProperty("weights",
            QVariantMap{{u"settle"_s, 60}, {u"fulfil"_s, 60}, {u"adorn"_s, 60}, {u"contribute"_s, 90},
                {u"pillar"_s, 90}, {u"house"_s, 60}, {u"exchange"_s, 1}, {u"buy"_s, 1}, {u"endTurn"_s, 2}});
        m_match.setModel(&m_model);
        m_match.componentComplete();
    }

    /// A state does not keep who was first at a cathedral; what is drawn is worked out, and never wrong.
    void cathedralTilesTellTheirPoints()
    {
        int known = 0;
        int unknown = 0;
        qsizetype contributions = 0;
        for (int seed = 1; seed <= 12; ++seed) {
            m_match.startAnew(seed);
            m_match.wait(0);
            QHash<std::pair<int, int>, int> taken; // by seat and city
            bool more = true;
            while (more && !m_model.isOver()) {
                QHash<int, int> tops;
                for (const app::TiletumSpace& space : m_model.spaces())
                    tops.insert(space.number, space.cathedralTiles.value(0));
                more = step();
                for (const TiletumSeat* seat : m_model.seats()) {
                    const auto tiles = seat->cathedrals();
                    for (const app::TiletumCathedral& tile : tiles) {
                        const std::pair key(seat->index(), tile.space);
                        if (!taken.contains(key))
                            taken.insert(key, tops.value(tile.space));
                        QVERIFY2(tile.points == 0 || tile.points == taken.value(key), qPrintable(tile.id));
                        ++(tile.points == 0 ? unknown : known);
                    }
                }
            }
            contributions += taken.size();
        }
        QCOMPARE_GE(contributions, 12);
        qInfo("points of %d tiles were known, of %d not", known, unknown);
        QCOMPARE_GE(known, 9 * unknown);
    }

    void whatALineHasCountedIsNamed()
    {
        m_match.startAnew(3);
        while (!m_model.isOver() && step()) { }
        QVERIFY(m_model.isOver());
        const app::Language language(u"en"_s);
        for (int seat = 0; seat < 3; ++seat) {
            const auto product = m_model.countedThings(u"housesTimesPillars"_s, seat);
            const int houses = countOf(product, u"house"_s);
            const int pillars = countOf(product, u"pillar"_s);
            QVERIFY(houses > 0);
            QCOMPARE(m_model.scores().pointsOf(seat, u"housesTimesPillars"_s), houses * pillars);
            const QString told =
                m_model.counted(seat, u"housesTimesPillars"_s).in(language.words(), {u"A"_s, u"B"_s, u"C"_s});
            QVERIFY2(told.contains(u"%1 × pillars %2 = %3"_s.arg(houses).arg(pillars).arg(houses * pillars)),
                qPrintable(told));
            QCOMPARE(m_model.countedThings(u"contracts"_s, seat).size(),
                std::ranges::count_if(m_model.seats()[seat]->contracts(),
                    [](const app::TiletumContractPlace& place) { return place.tile.number >= 0; }));
        }
        qsizetype all = 0;
        for (int seat = 0; seat < 3; ++seat)
            all += m_model.countedThings(u"coats"_s, seat).size();
        QCOMPARE(m_model.countedThings(u"coats"_s, -1).size(), all);
        QVERIFY(m_model.countedThings(u"no such line"_s, 0).isEmpty());
    }

    void undoIsSealedOverWhatWasRevealed()
    {
        QVERIFY(playUntil([this] { return active().may(u"hire"_s) && active().mayUndo(); }));
        TiletumSeat& seat = active();
        QVERIFY(!seat.isSealed());
        const QList<Move> moves = seat.moves();
        const auto hire = std::ranges::find(moves, u"hire"_s, &Move::verb);
        QVERIFY(m_match.submit(seat.index(), hire->text));
        m_match.wait(0);
        QCOMPARE(m_model.active(), seat.index());
        QVERIFY(seat.isSealed());
        QVERIFY(!seat.mayUndo());
        // The next turn begins without a seal.
        while (!m_model.isOver() && m_model.active() == seat.index() && step()) { }
        QVERIFY(m_model.isOver() || !active().isSealed());
    }

    void aFullStorehouseSaysSo()
    {
        const auto full = [this] {
            return active().decision() == u"bonusTile" && !active().may(u"claim"_s)
                && std::ranges::none_of(
                    active().storehouse(), [](const app::TiletumTile& tile) { return tile.isEmpty(); });
        };
        QVERIFY(playUntil(full));
        QCOMPARE(active().question().word, u"full"_s);
        // The leaf has what answers it; tasks stay where they lie.
        for (const app::Offer& answer : active().answers())
            QVERIFY2(answer.move.verb == u"decline", qPrintable(answer.text()));
        // Taking it stays in sight with the tile's face, and is refused.
        QCOMPARE(active().barred().size(), 1);
        const app::Offer barred = active().barred().first();
        QCOMPARE(barred.move.verb, u"claim"_s);
        QCOMPARE(barred.face.kind, u"tile"_s);
        QVERIFY(!m_match.submit(active().index(), barred.text()));
        active().listAll();
        QVERIFY(active().barred().isEmpty()); // a list of the hand's own lies there now
        active().listAll();
        QCOMPARE(active().barred().size(), 1);
    }

    void aCoatThatIsHeldIsNotCalledAFullStorehouse()
    {
        const auto held = [this] {
            return active().decision() == u"bonusTile" && !active().may(u"claim"_s)
                && std::ranges::any_of(
                    active().storehouse(), [](const app::TiletumTile& tile) { return tile.isEmpty(); });
        };
        QVERIFY(playUntil(held));
        QVERIFY(active().question().word == u"held" || active().question().word == u"noSpace");
        QCOMPARE(active().barred().size(), 1);
    }

    void whatCanBeTakenIsNotBarred()
    {
        QVERIFY(playUntil([this] { return active().decision() == u"bonusTile" && active().may(u"claim"_s); }));
        QVERIFY(active().barred().isEmpty());
    }

    void aRoomIsCalledBrieflyBesideTheFaceOfWhoMovesIn()
    {
        QVERIFY(playUntil([this] { return active().may(u"settle"_s); }));
        const app::Language language(u"en"_s);
        const QList<app::Offer> offers = active().offers();
        const auto settle =
            std::ranges::find_if(offers, [](const app::Offer& offer) { return offer.move.verb == u"settle"; });
        const QString full = settle->meaning(language.words());
        const QString brief = settle->beside(language.words());
        const QString room = u"Building %1, floor %2"_s.arg(settle->move.second).arg(settle->move.third);
        QVERIFY2(full.startsWith(room) && full.section(u'\n', 0, 0).size() > room.size(), qPrintable(full));
        QCOMPARE(brief.section(u'\n', 0, 0), room);
        QCOMPARE(brief.section(u'\n', 1), full.section(u'\n', 1)); // what it costs
    }

    void aQuestionKeepsTheLeaf()
    {
        QVERIFY(playUntil([this] { return active().decision() == u"bonusTile" && !m_model.dice().isEmpty(); }));
        TiletumSeat& seat = active();
        const app::TiletumDie die = m_model.dice().first();
        seat.considerDie(die.resource, die.value);
        seat.considerNext(die.value);
        seat.tapDie(die.resource, die.value);
        QVERIFY(seat.plan().resource < 0);
        QVERIFY(!seat.answers().isEmpty());
        // Who is asked nothing looks at it all the same.
        TiletumSeat& other = *m_model.seats()[(seat.index() + 1) % 3];
        other.tapDie(die.resource, die.value);
        QCOMPARE(other.plan().resource, die.resource);
    }

    void aBoardIsReadAsACopyUntilTheNextTouch()
    {
        QVERIFY(playUntil([this] { return m_model.round() == 2 && !m_model.dice().isEmpty(); }));
        TiletumSeat& reader = *m_model.seats()[(m_model.active() + 1) % 3];
        reader.lookAtBoard(m_model.active());
        QCOMPARE(reader.copied(), m_model.active());
        // It lies there while others play, and the own one is no copy.
        QVERIFY(step());
        QCOMPARE_GE(reader.copied(), 0);
        reader.lookAtBoard(reader.index());
        QCOMPARE(reader.copied(), -1);
        QList<int> read;
        for (reader.lookAtNextBoard(); reader.copied() >= 0; reader.lookAtNextBoard())
            read.append(reader.copied());
        QCOMPARE(read, QList<int>({(reader.index() + 1) % 3, (reader.index() + 2) % 3}));
        reader.lookAtBoard(active().index());
        reader.lookAt(3);
        QCOMPARE(reader.copied(), -1);
        QCOMPARE(reader.looked(), 3);
    }

    void fairsLightWhatTheyCount()
    {
        QVERIFY(playUntil([this] { return m_model.round() == 3; }));
        for (const app::TiletumFair& fair : m_model.fairs())
            if (fair.fair == u"houses")
                QVERIFY(m_model.fairThings(fair.space, 5).size() != 1);
        // Whoever has a house in a city takes part in its fair with it.
        const auto spaces = m_model.spaces();
        const int home = std::ranges::find(spaces, u"tiletum"_s, &app::TiletumSpace::id)->number;
        QVERIFY(countOf(m_model.fairThings(home, 5), u"house"_s) >= 3);
    }

    void aReplayMarksRoundsTheKingAndFairs()
    {
        m_match.startAnew(3);
        while (m_match.step()) { }
        app::HandClock clock;
        const std::unique_ptr<core::Shelf> shelf = app::loadShelf(u"tiletum"_s);
        const auto replay = app::Replay::open(clock, *shelf, m_match.session()->journal());
        QVERIFY(replay);
        QHash<QString, int> marks;
        for (const QVariant& mark : (*replay)->marks())
            ++marks[mark.toMap().value(u"kind"_s).toString()];
        QCOMPARE(marks.value(u"round"_s), 3); // the first one begins before the first move
        QCOMPARE(marks.value(u"king"_s), 4);
        QCOMPARE(marks.value(u"fair"_s), 4);
        QCOMPARE(marks.value(u"end"_s), 1);
    }
};

QTEST_GUILESS_MAIN(TestTiletumSeat)
#include "tst_tiletum_seat.moc"
