// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/language.h"
#include "play/rehearsal.h"
#include "viceroy/viceroy_model.h"

#include <QtCore/QMetaProperty>
#include <QtTest/QTest>

#include <algorithm>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::Move;
using app::Offer;
using app::Rehearsal;
using app::ViceroyModel;
using app::ViceroyReading;
using app::ViceroySeat;

namespace {

/// What is read from a seat's own view, or from what the engine would accept of it: nothing at the table shows it but
/// the seat's own open screen.
const QStringList behindScreen{u"moves"_s, u"offers"_s, u"hand"_s, u"reach"_s, u"gems"_s, u"attacks"_s, u"cells"_s,
    u"fan"_s, u"plates"_s, u"whisper"_s, u"whyNot"_s, u"lifted"_s};

QVariantMap open(const QObject* object)
{
    QVariantMap all;
    const QMetaObject* meta = object->metaObject();
    for (int i = QObject::staticMetaObject.propertyCount(); i < meta->propertyCount(); ++i) {
        const QString name = QString::fromLatin1(meta->property(i).name());
        const bool list = name == u"seats" || name == u"hands";
        if (!list && !behindScreen.contains(name))
            all.insert(name, meta->property(i).read(object));
    }
    return all;
}

/// The corporal is laid first, then the spy; both can be paid for on the first level.
const QString twoToBuild =
    uR"({"phase": "playing", "round": 4, "actor": 0, "inPhase": [0, 1], "queue": [1], "playing": "corporal",
    "play": {"step": "place"}, "seats": [
    {"sealed": "corporal", "ask": "place", "hand": ["corporal"], "gems": {"blue": 1, "red": 1, "green": 1, "yellow": 1},
        "pyramid": [{"card": "inventor", "level": 1, "column": 0, "tokens": ["science"]}]},
    {"sealed": "spy", "hand": ["spy"], "gems": {"blue": 1, "red": 1, "green": 1, "yellow": 1},
        "pyramid": [{"card": "mercenary", "level": 1, "column": 0}, {"card": "hermit", "level": 1, "column": 1}]}]})"_s;

class Match {
public:
    Match(const QVariantMap& options, int seed, const QString& setup = u"{}"_s)
    {
        rehearsal.setProperty("setup", setup);
        rehearsal.setProperty("game", u"viceroy"_s);
        rehearsal.setProperty("options", options);
        rehearsal.setProperty("seed", seed);
        rehearsal.setProperty("weights", QVariantMap{{u"unseal"_s, 0}});
        rehearsal.setModel(&model);
        rehearsal.componentComplete();
    }

    const core::SessionOf<viceroy::Game>& session() const
    {
        return dynamic_cast<const core::SessionOf<viceroy::Game>&>(*rehearsal.session());
    }
    const viceroy::State& state() const { return session().match().state(); }
    const viceroy::CardSet& cards() const { return session().match().cards(); }

    void step()
    {
        rehearsal.step();
        rehearsal.wait(0);
    }

    ViceroyModel model;
    Rehearsal rehearsal;
};

ViceroyReading closed(const Match& match, const viceroy::State& state)
{
    ViceroyReading reading;
    reading.cards = &match.cards();
    reading.shared = viceroy::Game::view(match.cards(), match.state(), core::nobody).known;
    reading.humans = ~0u;
    for (int seat = 0; seat < state.seats; ++seat) {
        reading.own.push_back(reading.shared);
        reading.legal.push_back(viceroy::Game::legal(match.cards(), state, core::seatAt(seat), 0));
    }
    return reading;
}

template <class Value>
const Value& any(const QList<Value>& list, core::Random& random)
{
    return list[static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(list.size())))];
}

/// Answers the seat's question with what its place offers: cells, cards, places, lit cards, a tray. False, if nothing
/// there answers it.
bool answer(ViceroySeat& seat, core::Random& random)
{
    if (seat.choosing() || (!seat.answers().isEmpty() && (seat.lit().isEmpty() || random.below(6) == 0))) {
        seat.answer(any(seat.answers(), random).text());
        return true;
    }
    if (!seat.lit().isEmpty()) {
        seat.tapTile(any(seat.lit(), random));
        return true;
    }
    if (!seat.places().isEmpty()) {
        seat.tryPlace(static_cast<int>(random.below(static_cast<std::uint32_t>(seat.places().size()))));
        seat.lay();
        return true;
    }
    if (!seat.plates().isEmpty() && (seat.fan().isEmpty() || random.below(2) == 0)) {
        seat.answer(any(seat.plates(), random).text());
        return true;
    }
    seat.shuffle();
    if (seat.decision() == u"bid" || seat.decision() == u"storeGem" || seat.decision() == u"barterGem") {
        seat.tapCell(any(seat.cells(), random));
        return true;
    }
    if (seat.fan().isEmpty())
        return false;
    const int card = any(seat.fan(), random);
    seat.tapCard(card);
    seat.tapCard(card);
    return true;
}

} // namespace

class TestViceroyModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWholeGameIsPlayedByWhatSeatsAreOffered_data()
    {
        QTest::addColumn<QVariantMap>("options");
        QTest::addRow("one") << QVariantMap{{u"seats"_s, 1}, {u"virtuals"_s, 2}};
        QTest::addRow("two") << QVariantMap{{u"seats"_s, 2}};
        QTest::addRow("three") << QVariantMap{{u"seats"_s, 3}, {u"virtuals"_s, 1}};
        QTest::addRow("four") << QVariantMap{{u"seats"_s, 4}};
        QTest::addRow("the other edition")
            << QVariantMap{{u"seats"_s, 2}, {u"fourCharacters"_s, true}, {u"cardsForGems"_s, true}};
    }

    void aWholeGameIsPlayedByWhatSeatsAreOffered()
    {
        QFETCH(QVariantMap, options);
        Match match(options, 3);
        core::Random random(4);
        QSet<QString> asked;
        for (int touch = 0; touch < 20'000 && !match.model.isOver(); ++touch) {
            for (ViceroySeat* seat : match.model.seats()) {
                if (seat->decision().isEmpty())
                    continue;
                asked.insert(seat->decision());
                QVERIFY2(!seat->advice().isEmpty(), qPrintable(seat->decision()));
                QVERIFY2(answer(*seat, random), qPrintable(seat->decision()));
            }
            QCoreApplication::processEvents();
        }
        QVERIFY(match.model.isOver());
        QCOMPARE(match.model.round(), match.model.rounds());
        QCOMPARE(match.model.scores().seats.size(), options[u"seats"_s].toInt());
        QCOMPARE_GE(asked.size(), 8);
    }

    void everythingThatIsSaidAndOfferedIsInWords()
    {
        std::vector<std::unique_ptr<app::Catalogue>> languages;
        for (const QString& code : app::Language::codes())
            languages.push_back(std::make_unique<app::Catalogue>(code));
        Match match({{u"seats"_s, 3}, {u"virtuals"_s, 1}, {u"cardsForGems"_s, true}}, 21);
        const QStringList names{u"A"_s, u"B"_s, u"C"_s};
        QSet<QString> said;
        for (int step = 0; step < 3000 && !match.model.isOver(); ++step, match.step()) {
            for (const ViceroySeat* seat : match.model.seats()) {
                for (const auto& words : languages) {
                    const QString advice = seat->advice().in(words.get(), names);
                    QVERIFY2(!advice.isEmpty() && !advice.contains(u"viceroy."), qPrintable(seat->decision() + advice));
                    if (said.contains(seat->decision() + words->locale().name()) && step % 20 != 0)
                        continue;
                    said.insert(seat->decision() + words->locale().name());
                    for (const Offer& offer : seat->offers()) {
                        const QString meaning = offer.meaning(words.get(), names);
                        QVERIFY2(!meaning.isEmpty() && !meaning.contains(u"viceroy."), qPrintable(offer.text()));
                    }
                }
            }
        }
    }

    void nothingInTheOpenTellsWhatIsHidden()
    {
        Match match({{u"seats"_s, 3}}, 11);
        core::Random random(12);
        ViceroyModel one;
        ViceroyModel other;
        for (int step = 0; step < 600 && !match.model.isOver(); ++step, match.step()) {
            const auto view = viceroy::Game::view(match.cards(), match.state(), core::nobody);
            one.read(closed(match, match.state()));
            other.read(closed(match, viceroy::Game::imagine(match.cards(), view, random)));
            QCOMPARE(open(&one), open(&other));
            for (int seat = 0; seat < 3; ++seat)
                QCOMPARE(open(one.seats()[seat]), open(other.seats()[seat]));
        }
    }

    void onlyItsOwnSeatSeesWhatLiesBehindAScreen()
    {
        Match match({{u"seats"_s, 2}}, 5);
        match.rehearsal.setProperty("onlySeat", 1);
        for (int step = 0; step < 40; ++step)
            match.step();
        const auto seats = match.model.seats();
        QVERIFY(seats[0]->hand().isEmpty());
        QVERIFY(seats[0]->gems().isEmpty());
        QCOMPARE(seats[1]->gems().size(), 4);
    }

    void cellsAndCardsChangePlacesAtEveryOpening()
    {
        Match match({{u"seats"_s, 2}}, 5);
        ViceroySeat* seat = match.model.seats()[0];
        QSet<QList<int>> orders;
        for (int opening = 0; opening < 20; ++opening) {
            seat->shuffle();
            orders.insert(seat->cells());
            QList<int> sorted = seat->cells();
            std::ranges::sort(sorted);
            QCOMPARE(sorted, (QList<int>{0, 1, 2, 3, 4, 5}));
        }
        QCOMPARE_GE(orders.size(), 15);
    }

    void aRefusalThatTellsThePurseIsHeardOnlyBehindTheScreen()
    {
        Match match({{u"seats"_s, 2}}, 5);
        ViceroySeat* seat = match.model.seats()[0];
        seat->refuse(app::toTell(u"viceroy.refusal.cannotPay"_s));
        QVERIFY(seat->refusal().isEmpty()); // it is choosing behind the screen: nobody hears that it was refused
        QCOMPARE(seat->whyNot().word, u"cannotPay");
        seat->refuse(app::toTell(u"viceroy.refusal.notYourTurn"_s));
        QCOMPARE(seat->refusal().word, u"notYourTurn");
    }

    void whoHasSealedIsToldForWhomOneWaits()
    {
        Match match({{u"seats"_s, 3}}, 5);
        const auto seats = match.model.seats();
        const auto lay = [&](int seat) {
            seats[seat]->tapCard(seats[seat]->fan().first());
            seats[seat]->tapCard(seats[seat]->fan().first());
        };
        lay(1);
        QCOMPARE(seats[1]->advice().word, u"sealed2");
        QCOMPARE(seats[1]->advice().thing(u"first"_s).number, 0);
        QCOMPARE(seats[1]->advice().thing(u"second"_s).number, 2);
        lay(0);
        QCOMPARE(seats[1]->advice().word, u"sealed1");
        QCOMPARE(seats[0]->advice().thing(u"first"_s).number, 2);
    }

    /// Also when others have sealed since, but for the last one.
    void whatIsSealedIsTakenBackUntilTheLastHasSealed()
    {
        Match match({{u"seats"_s, 3}}, 5);
        const auto seats = match.model.seats();
        for (const int seat : {0, 1}) {
            seats[seat]->tapCard(seats[seat]->fan().first());
            seats[seat]->tapCard(seats[seat]->fan().first());
        }
        QVERIFY(seats[0]->isSealed() && seats[1]->isSealed());
        seats[0]->takeBack();
        QVERIFY(!seats[0]->isSealed() && seats[1]->isSealed());
        QCOMPARE(seats[0]->decision(), u"firstCard");
        QVERIFY(!seats[0]->mayUndo());
        seats[0]->chooseCard(seats[0]->fan().last());
        seats[2]->chooseCard(seats[2]->fan().first());
        QVERIFY(!seats[0]->isSealed());
        seats[0]->takeBack();
        QCOMPARE(seats[0]->tiles().size(), 1);
    }

    void whoWaitsForTheTurnMayTryTheShownCard()
    {
        Match match({{u"seats"_s, 2}}, 5, twoToBuild);
        ViceroySeat* waiting = match.model.seats()[1];
        QVERIFY(waiting->decision().isEmpty());
        QCOMPARE(waiting->advice().word, u"next");
        QCOMPARE(waiting->places().size(), 3);
        waiting->tapPlace(0);
        QCOMPARE(waiting->ghost(), 0);
        QVERIFY(!waiting->price().isEmpty());
        waiting->tapPlace(0); // it is not yet to be laid
        QCOMPARE(waiting->tiles().size(), 2);
        ViceroySeat* first = match.model.seats()[0];
        first->tapPlace(0);
        first->tapPlace(0);
        QTRY_COMPARE(waiting->decision(), u"place");
        QCOMPARE(waiting->ghost(), 0); // what was tried is still meant
        waiting->tapPlace(0);
        QTRY_COMPARE(waiting->tiles().size(), 3);
    }

    void whatACardWouldChangeIsWhatItChanges()
    {
        Match match({{u"seats"_s, 3}}, 8);
        core::Random random(9);
        int compared = 0;
        for (int touch = 0; touch < 20'000 && !match.model.isOver(); ++touch) {
            for (ViceroySeat* seat : match.model.seats()) {
                if (seat->decision().isEmpty())
                    continue;
                QList<Move> payable = seat->moves();
                payable.removeIf([](const Move& move) { return move.verb != "place"_L1; });
                if (payable.isEmpty()) {
                    QVERIFY2(answer(*seat, random), qPrintable(seat->decision()));
                    continue;
                }
                const Move& move = any(payable, random);
                const auto places = seat->places();
                const auto there = std::ranges::find_if(places,
                    [&](const auto& place) { return place.level == move.first && place.column == move.second; });
                QVERIFY(there != places.end());
                const qsizetype cards = seat->tiles().size();
                const int expected = seat->points() + there->worth;
                seat->tryPlace(static_cast<int>(there - places.begin()));
                seat->lay();
                for (int infinite = 0; infinite < 8 && seat->tiles().size() == cards; ++infinite)
                    QCoreApplication::processEvents();
                QCOMPARE(seat->tiles().size(), cards + 1);
                // What is still asked about the reward may come before its points.
                if (seat->isActing())
                    continue;
                QCOMPARE(seat->points(), expected);
                ++compared;
            }
            QCoreApplication::processEvents();
        }
        QCOMPARE_GE(compared, 12);
    }

    /// It lies before everybody then, and no longer behind the screen.
    void theShownCardIsNoLongerInTheHand()
    {
        Match match({{u"seats"_s, 2}}, 5, twoToBuild);
        for (const ViceroySeat* seat : match.model.seats()) {
            QVERIFY(seat->shown().number >= 0);
            QVERIFY(!seat->fan().contains(seat->shown().number));
            QCOMPARE(seat->handCharacters(), 0);
        }
        ViceroySeat* first = match.model.seats()[0];
        const int laws = first->handLaws();
        first->tapPlace(0);
        first->tapPlace(0);
        QTRY_COMPARE(first->tiles().size(), 2);
        QCOMPARE(first->handCharacters(), 0);
        QCOMPARE(first->handLaws(), laws);
    }

    /// A law that is not laid at a free place lights none that could be tried.
    void whoWaitsWithALawOfNoPlaceIsNotSentToLitPlaces()
    {
        Match match({{u"seats"_s, 2}}, 5, QString(twoToBuild).replace(u"\"spy\""_s, u"\"doublePrivileges\""_s));
        const ViceroySeat* waiting = match.model.seats()[1];
        QVERIFY(waiting->places().isEmpty());
        QCOMPARE(waiting->shown().id, u"doublePrivileges");
        QCOMPARE(waiting->advice().word, u"nextLaw");
    }

    void whoeverAnswersAProposalIsToldWhichCardThatMeans()
    {
        Match match({{u"seats"_s, 2}}, 5,
            uR"({"phase": "bidding", "round": 3, "subround": 1, "display": {"blue": {"above": "knight", "below": "spy"}},
            "seats": [{"gems": {"blue": 1}, "pyramid": [{"card": "corporal", "level": 1, "column": 0}]},
                {"gems": {"blue": 1}, "pyramid": [{"card": "druid", "level": 1, "column": 0}]}]})"_s);
        const app::Catalogue words(u"en"_s);
        const QStringList names{u"Anna"_s, u"Marek"_s};
        const auto seats = match.model.seats();
        for (ViceroySeat* seat : seats)
            seat->tapCell(0);
        ViceroySeat* first = seats[0]->decision() == u"propose" ? seats[0] : seats[1];
        const ViceroySeat* second = seats[1 - first->index()];
        first->takeCard(0, 0);
        QCOMPARE(second->decision(), u"answer");
        QCOMPARE(second->advice().in(&words, names),
            u"%1 proposes: you take “Spy”. What do you answer?"_s.arg(names[first->index()]));
        match.model.seats()[second->index()]->ask(u"propose"_s, 0);
        QCOMPARE(first->decision(), u"lastAnswer");
        QVERIFY(first->advice().in(&words, names).contains(u"“Spy”"));
    }

    void barteringTellsHowManyGemsAreStillToBePaid()
    {
        Match match({{u"seats"_s, 2}}, 5,
            uR"({"phase": "playing", "round": 4, "actor": 0, "inPhase": [0], "playing": "forcedBarter",
            "play": {"step": "place"}, "seats": [{"sealed": "forcedBarter", "ask": "place", "hand": ["forcedBarter"],
                "gems": {"blue": 4}, "pyramid": [{"card": "inventor", "level": 1, "column": 0, "tokens": ["science"]}]},
            {"sealed": "pass", "pyramid": [{"card": "druid", "level": 1, "column": 0, "tokens": ["magic"]}]}]})"_s);
        ViceroySeat* seat = match.model.seats()[0];
        seat->tryPlace(0);
        seat->lay();
        for (const int more : {3, 2, 1}) {
            for (int answers = 0; answers < 3 && seat->decision() != u"barterGem"; ++answers)
                seat->tapTile(seat->lit().first());
            QTRY_COMPARE(seat->decision(), u"barterGem");
            QTRY_COMPARE(seat->whisper().word, u"barterGem");
            QTRY_COMPARE(seat->whisper().values[u"n"_s].toInt(), more);
            seat->tapCell(0);
        }
        QTRY_VERIFY(seat->decision() != u"barterGem");
    }

    void whoSharesTheFirstPlaceIsNamedToo()
    {
        const auto row = [](int seat, int place, bool leads, int sum) {
            app::SeatScore score;
            score.seat = seat;
            score.place = place;
            score.leads = leads;
            score.reason = u"equalScore"_s;
            score.sum = sum;
            return score;
        };
        app::Scores scores;
        scores.game = u"viceroy"_s;
        scores.over = true;
        scores.seats = {row(2, 1, true, 57), row(0, 1, true, 57), row(1, 3, false, 32)};
        const QStringList names{u"Anna"_s, u"Bolk"_s, u"Cyril"_s};
        const app::Catalogue words(u"en"_s);
        const QString two = scores.verdict().in(&words, names);
        QVERIFY2(two.contains(u"Cyril"_s) && two.contains(u"Anna"_s) && !two.contains(u"Bolk"_s), qPrintable(two));
        scores.seats[2].leads = true;
        const QString all = scores.verdict().in(&words, names);
        QVERIFY2(all.startsWith(u"Several"_s), qPrintable(all));
        scores.seats[1].leads = false;
        scores.seats[2].leads = false;
        const QString one = scores.verdict().in(&words, names);
        QVERIFY2(one.startsWith(u"Cyril wins"_s), qPrintable(one));
    }

    void passingSaysWhatItGives()
    {
        Match match({{u"seats"_s, 2}}, 5, twoToBuild);
        QCOMPARE(match.model.seats()[0]->passGems(), match.cards().rules.passGems + 1);
        QCOMPARE(match.model.seats()[1]->passGems(), match.cards().rules.passGems);
    }

    void placesAreTheSameForWhoCanPayAndWhoCannot()
    {
        Match match({{u"seats"_s, 2}}, 6);
        bool dear = false;
        for (int step = 0; step < 2000 && !match.model.isOver(); ++step, match.step()) {
            for (ViceroySeat* seat : match.model.seats()) {
                if (seat->decision() != u"place")
                    continue;
                const auto payable =
                    std::ranges::count_if(seat->moves(), [](const Move& move) { return move.verb == u"place"; });
                QCOMPARE_LE(payable, seat->places().size());
                dear |= payable < seat->places().size();
            }
        }
        QVERIFY(dear);
    }
};

QTEST_GUILESS_MAIN(TestViceroyModel)
#include "tst_viceroy_model.moc"
