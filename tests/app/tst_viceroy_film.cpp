// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What one command has done, as a film: in which beats, and what flies where.
#include "viceroy/viceroy_advice.h"
#include "viceroy/viceroy_film.h"
#include "viceroy/viceroy_staging.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::Telling;
using app::ViceroyFlight;

namespace {

Telling told(const QString& word, const QList<std::pair<QString, int>>& values)
{
    Telling event;
    event.section = u"viceroy"_s;
    event.kind = u"event"_s;
    event.word = word;
    for (const auto& [name, number] : values)
        event.values.insert(name, QVariant::fromValue(app::Thing{name, number, {}}));
    return event;
}

Telling bid(int seat, int what)
{
    return told(u"bidShown"_s, {{u"seat"_s, seat}, {u"bid"_s, what}});
}

/// Those of one cue: the event with a length, and what follows it without one.
QList<QList<Telling>> cuesOf(const QList<Telling>& events)
{
    const QVariantMap lengths = app::viceroyCueLengths();
    QList<QList<Telling>> cues;
    for (const Telling& event : app::stagedViceroy(events)) {
        if (lengths.contains(event.word))
            cues.append({event});
        else if (!cues.isEmpty())
            cues.last().append(event);
    }
    return cues;
}

QStringList words(const QList<QList<Telling>>& cues)
{
    QStringList all;
    for (const QList<Telling>& cue : cues)
        all.append(cue.first().word);
    return all;
}

/// Every card was at the first plinth above, and is at the second one below.
QList<ViceroyFlight> flights(const QList<Telling>& cue)
{
    return app::viceroyFlights(cue, {[](int) { return u"plinth 0/above"_s; }, [](int) { return u"plinth 1/below"_s; }});
}

qsizetype count(const QList<ViceroyFlight>& all, const QString& picture)
{
    return std::ranges::count(all, picture, &ViceroyFlight::picture);
}

} // namespace

class TestViceroyFilm : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allBidsOpenInOneBeat()
    {
        const auto cues = cuesOf({bid(0, 1), bid(1, 5), bid(2, 1), told(u"bidLost"_s, {{u"seat"_s, 0}, {u"bid"_s, 1}}),
            told(u"bidLost"_s, {{u"seat"_s, 2}, {u"bid"_s, 1}})});
        QCOMPARE(words(cues), (QStringList{u"opening"_s, u"lost"_s}));
        QCOMPARE(cues[0].size(), 4);
    }

    void everyPacketBreaksInTheSameWay()
    {
        const auto opened = flights(cuesOf({bid(0, 1), bid(1, 5), bid(2, 4)}).first());
        QCOMPARE(count(opened, u"packet"_s), 3);
        QCOMPARE(count(opened, u"broken"_s), 3);
        QCOMPARE(count(opened, u"bid"_s), 1);
        QCOMPARE(count(opened, u"token"_s), 1);
        for (const ViceroyFlight& flight : opened)
            if (flight.picture == u"bid" || flight.picture == u"token")
                QVERIFY(flight.after >= app::breath + app::breaking && flight.sudden);
    }

    void aBidLiesAtItsPlinthUntilItIsSettled()
    {
        const auto cues = cuesOf({bid(0, 1), bid(3, 2), told(u"cardWon"_s, {{u"seat"_s, 0}, {u"card"_s, 7}}),
            told(u"cardWon"_s, {{u"seat"_s, 3}, {u"card"_s, 9}})});
        QCOMPARE(words(cues), (QStringList{u"opening"_s, u"cardWon"_s, u"cardWon"_s}));
        const auto first = flights(cues[1]);
        // The winner's gem goes to the reserve, the other one stays.
        QVERIFY(std::ranges::any_of(first, [](const ViceroyFlight& flight) {
            return flight.from == u"plinth 1/spot 0" && flight.to == u"reserve 1";
        }));
        QVERIFY(std::ranges::any_of(first,
            [](const ViceroyFlight& flight) { return flight.from == u"plinth 2/spot 3" && flight.to == flight.from; }));
        QCOMPARE(count(flights(cues[2]), u"gem"_s), 1);
    }

    /// Until its own cue, a card of the auction is seen where it was.
    void aCardLiesOnItsPlinthUntilItIsTaken()
    {
        const auto cues = cuesOf({bid(0, 1), bid(3, 2), told(u"cardWon"_s, {{u"seat"_s, 0}, {u"card"_s, 7}}),
            told(u"cardWon"_s, {{u"seat"_s, 3}, {u"card"_s, 9}}), told(u"cardMovedUp"_s, {{u"card"_s, 5}})});
        const auto lying = [](const QList<Telling>& cue) {
            QList<int> cards;
            for (const ViceroyFlight& flight : flights(cue))
                if (flight.picture == u"card" && flight.from == flight.to)
                    cards.append(flight.number);
            std::ranges::sort(cards);
            return cards;
        };
        QCOMPARE(lying(cues[0]), (QList<int>{5, 7, 9}));
        QCOMPARE(lying(cues[1]), (QList<int>{5, 9}));
        QCOMPARE(lying(cues[2]), QList<int>{5});
        QCOMPARE(lying(cues[3]), QList<int>{});
    }

    void aContestedGemTremblesAndGoesToTheReserve()
    {
        const auto lost = flights(cuesOf({told(u"bidLost"_s, {{u"seat"_s, 2}, {u"bid"_s, 1}})}).first());
        QCOMPARE(lost.size(), 2);
        QVERIFY(lost[0].shakes && lost[0].from == lost[0].to && lost[0].until > 0);
        QCOMPARE(lost[1].to, u"reserve 1"_s);
        QCOMPARE(lost[1].after, lost[0].until);
    }

    void whoHasBidTheSameIsNamedToBoth()
    {
        const QList<Telling> lost{told(u"bidLost"_s, {{u"seat"_s, 0}, {u"bid"_s, 2}}),
            told(u"bidLost"_s, {{u"seat"_s, 3}, {u"bid"_s, 2}}), told(u"bidLost"_s, {{u"seat"_s, 1}, {u"bid"_s, 0}})};
        const Telling news = app::viceroyNews(lost, 0);
        QCOMPARE(news.word, u"contest1");
        QCOMPARE(news.thing(u"first"_s).number, 3);
        QCOMPARE(app::viceroyNews(lost, 3).thing(u"first"_s).number, 0);
        QCOMPARE(app::viceroyNews(lost, 1).word, u"bidLost"); // a virtual opponent, or the card was gone
        QVERIFY(app::viceroyNews(lost, 2).isEmpty());
    }

    void aVirtualOpponentThatHasBidTheSameIsNamedToo()
    {
        Telling cue = told(u"lost"_s, {});
        cue.values.insert(u"lying"_s, QVariantList{QVariant::fromValue(app::LyingBid{4, 1})});
        const Telling lost = told(u"bidLost"_s, {{u"seat"_s, 0}, {u"bid"_s, 1}});
        QCOMPARE(app::viceroyNews({cue, lost}, 0).word, u"virtual");
        const Telling other = told(u"bidLost"_s, {{u"seat"_s, 0}, {u"bid"_s, 2}});
        QCOMPARE(app::viceroyNews({cue, other}, 0).word, u"bidLost");
    }

    void whoHasNotAgreedIsToldSo()
    {
        const QList<Telling> declined{told(u"notAgreed"_s, {{u"seat"_s, 1}, {u"rival"_s, 2}}),
            told(u"bidLost"_s, {{u"seat"_s, 1}, {u"bid"_s, 2}}), told(u"bidLost"_s, {{u"seat"_s, 2}, {u"bid"_s, 2}})};
        QCOMPARE(app::viceroyNews(declined, 1).word, u"notAgreed");
        QCOMPARE(app::viceroyNews(declined, 2).word, u"notAgreed");
        QVERIFY(app::viceroyNews(declined, 0).isEmpty());
    }

    void aWonCardTurnsItsBackAndIsGoneBehindTheScreen()
    {
        const auto all = flights(cuesOf({told(u"cardWon"_s, {{u"seat"_s, 2}, {u"card"_s, 7}})}).first());
        QCOMPARE(all.size(), 1);
        QVERIFY(all[0].turns && all[0].fades);
        QCOMPARE(all[0].to, u"mat 2/screen"_s);
    }

    /// Which card was drawn the table is not told; which deck it came from it sees.
    void aDrawnCardShowsItsBack()
    {
        const auto all =
            flights(cuesOf({told(u"cardDrawn"_s, {{u"seat"_s, 2}, {u"deck"_s, 1}, {u"card"_s, -1}})}).first());
        QCOMPARE(all.size(), 1);
        QCOMPARE(all[0].picture, u"back"_s);
        QCOMPARE(all[0].from, u"pile 2"_s);
    }

    void fourNewCardsComeOneAfterTheOther()
    {
        QList<Telling> events;
        for (int colour = 0; colour < 4; ++colour)
            events.append(told(u"cardDisplayed"_s, {{u"colour"_s, colour}, {u"pile"_s, 1}, {u"card"_s, colour}}));
        const auto cues = cuesOf(events);
        QCOMPARE(cues.size(), 1);
        const auto all = flights(cues.first());
        QCOMPARE(all.size(), 4);
        for (qsizetype i = 1; i < all.size(); ++i)
            QCOMPARE(all[i].after - all[i - 1].after, 80);
    }

    void theGemOfACircleBelongsToTheCircle()
    {
        const Telling gem = told(u"gemsTaken"_s, {{u"seat"_s, 0}, {u"colour"_s, 2}, {u"count"_s, 1}});
        const Telling circle =
            told(u"circleClosed"_s, {{u"seat"_s, 0}, {u"colour"_s, 2}, {u"level"_s, 2}, {u"column"_s, 0}});
        QCOMPARE(words(cuesOf({circle, gem})), QStringList{u"circleClosed"_s});
        QCOMPARE(words(cuesOf({gem})), QStringList{u"gems"_s});
    }

    void whatAVirtualOpponentTakesGoesWithARibbon()
    {
        const auto cues = cuesOf({told(u"virtualTook"_s, {{u"opponent"_s, 0}, {u"card"_s, 7}})});
        QVERIFY(flights(cues.first()).first().ribboned);
        QVERIFY(!flights(cuesOf({told(u"cardDiscarded"_s, {{u"card"_s, 7}})}).first()).first().ribboned);
    }

    void barteredTokensAndTheirGemsAreSeenOnTheirWay()
    {
        const auto cues = cuesOf({told(u"tokenMoved"_s, {{u"token"_s, 0}, {u"from"_s, 3}, {u"to"_s, 9}}),
            told(u"tokenMoved"_s, {{u"token"_s, 1}, {u"from"_s, 9}, {u"to"_s, 3}}),
            told(u"gemGiven"_s, {{u"seat"_s, 0}, {u"rival"_s, 2}, {u"colour"_s, 1}})});
        QCOMPARE(words(cues), (QStringList{u"swap"_s, u"gemGiven"_s}));
        QCOMPARE(flights(cues[0]).size(), 2);
        QCOMPARE(flights(cues[0]).first().to, u"tile 9"_s);
        QCOMPARE(flights(cues[1]).first().to, u"mat 2/screen"_s);
    }

    /// No cue outlasts its flights, and none is cut short.
    void everythingArrivesWithinItsCue()
    {
        const QVariantMap lengths = app::viceroyCueLengths();
        for (const auto& cue : cuesOf({bid(0, 1), bid(1, 5), told(u"cardWon"_s, {{u"seat"_s, 0}, {u"card"_s, 7}}),
                 told(u"bidLost"_s, {{u"seat"_s, 1}, {u"bid"_s, 1}}), told(u"cardDiscarded"_s, {{u"card"_s, 3}}),
                 told(u"cardDisplayed"_s, {{u"card"_s, 4}}), told(u"cardShown"_s, {{u"seat"_s, 0}, {u"card"_s, 7}}),
                 told(u"cardLaid"_s, {{u"seat"_s, 0}, {u"card"_s, 7}, {u"level"_s, 1}, {u"column"_s, 1}}),
                 told(u"gemsPaid"_s, {{u"seat"_s, 0}, {u"colour"_s, 2}, {u"count"_s, 4}})}))
            for (const ViceroyFlight& flight : flights(cue))
                QVERIFY2(flight.after + flight.lasts <= lengths.value(cue.first().word).toInt(),
                    qPrintable(cue.first().word));
    }
};

QTEST_GUILESS_MAIN(TestViceroyFilm)
#include "tst_viceroy_film.moc"
