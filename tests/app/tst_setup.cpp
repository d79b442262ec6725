// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the next match is laid out: for every game the form, the shell's card and the rules agree on how many can play,
// and whatever can be chosen can be played.
#include "games/shelves.h"
#include "language/language.h"
#include "pendulum/pendulum_wishes.h"
#include "setup/setup_form.h"
#include "shell/game_registry.h"
#include "shell/games.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;

namespace {

constexpr int southWest = 0;
constexpr int southEast = 1;
constexpr int east = 2;
constexpr int northEast = 3;
constexpr int northWest = 4;

/// A form as QML makes it: around a table with these people, or alone on a desktop.
std::unique_ptr<SetupForm> formOf(const QString& game, Seats* people = nullptr)
{
    auto form = std::make_unique<SetupForm>();
    form->setProperty("game", game);
    form->setProperty("people", QVariant::fromValue(people));
    form->componentComplete();
    return form;
}

bool canBegin(const QString& game, const QVariantMap& options)
{
    const auto shelf = loadShelf(game);
    core::Opening opening;
    opening.options = QJsonDocument(QJsonObject::fromVariantMap(options)).toJson().toStdString();
    opening.seed = 7;
    return shelf->open(opening).has_value();
}

QStringList guestsOf(const SetupForm& form)
{
    QStringList guests;
    for (const SetupChair& chair : form.chairs())
        guests.append(chair.guest);
    return guests;
}

} // namespace

class TestSetup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyGame_data()
    {
        QTest::addColumn<QString>("game");
        for (const char* game : {"pendulum", "viceroy", "tiletum"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }

    void formCardAndRulesAgreeOnHowManyPlay_data() { everyGame_data(); }
    void formCardAndRulesAgreeOnHowManyPlay()
    {
        QFETCH(QString, game);
        GameRegistry registry;
        registerGames(registry);
        const auto games = registry.games();
        const GameEntry entry = *std::ranges::find(games, game, &GameEntry::id);
        const auto rules = setupRulesOf(game);
        QVERIFY2(rules, qPrintable(rules ? QString() : rules.error()));
        QCOMPARE(rules->fewest, entry.fewestSeats);
        QCOMPARE(rules->most, entry.mostSeats);
        // Whoever starts a match without the form is refused by the rules themselves.
        const auto seats = [&](int count) {
            QVariantMap options{{u"seats"_s, count}};
            if (count == 1 && rules->needsCompany)
                options.insert(rules->virtuals, 1);
            return options;
        };
        QVERIFY(!canBegin(game, seats(rules->fewest - 1)));
        QVERIFY(!canBegin(game, seats(rules->most + 1)));
        for (int count = rules->fewest; count <= rules->most; ++count)
            QVERIFY2(canBegin(game, seats(count)), qPrintable(QString::number(count)));
    }

    void itIsReadyFromTheFirstMoment_data() { everyGame_data(); }
    void itIsReadyFromTheFirstMoment()
    {
        QFETCH(QString, game);
        const auto form = formOf(game);
        QVERIFY(form->problem().isEmpty());
        QVERIFY(canBegin(game, form->options()));
        QCOMPARE(form->everybody().size(), form->options().value(u"seats"_s).toInt());
    }

    void everyAnswerCanBePlayed_data() { everyGame_data(); }
    void everyAnswerCanBePlayed()
    {
        QFETCH(QString, game);
        const auto form = formOf(game);
        for (const SetupAsked& asked : form->asked()) {
            const int last = asked.answers.isEmpty() ? asked.most : int(asked.answers.size()) - 1;
            for (int answer = 0; answer <= last; ++answer) {
                form->choose(asked.word, answer);
                QVERIFY2(canBegin(game, form->options()), qPrintable(asked.word));
            }
            form->choose(asked.word, last + 5);
            QVERIFY(canBegin(game, form->options()));
        }
    }

    void aPersonAloneHasTheCompanyThatTheGameIsUsedTo()
    {
        QCOMPARE(guestsOf(*formOf(u"pendulum"_s)), QStringList({u"person"_s, {}, {}, u"normal"_s, {}}));
        QCOMPARE(guestsOf(*formOf(u"viceroy"_s)), QStringList({u"person"_s, {}, {}, u"virtual"_s, {}}));
        QCOMPARE(guestsOf(*formOf(u"tiletum"_s)), QStringList({u"person"_s, {}, {}, {}, {}}));
        QCOMPARE(formOf(u"viceroy"_s)->options().value(u"virtuals"_s).toInt(), 1);
    }

    void moreThanTheGameSeatsAreRefused()
    {
        const auto form = formOf(u"viceroy"_s);
        QVERIFY(form->seat(southEast, u"hard"_s).isEmpty());
        QVERIFY(form->seat(northWest, u"easy"_s).isEmpty());
        QCOMPARE(form->seat(east, u"easy"_s).id(), u"play.setup.problem.noSeat"_s);
        QCOMPARE(form->options().value(u"seats"_s).toInt(), 3);
        const auto pendulum = formOf(u"tiletum"_s);
        for (const int place : {southEast, northEast, northWest})
            QVERIFY(pendulum->seat(place, u"normal"_s).isEmpty());
        QVERIFY(pendulum->problem().isEmpty());
    }

    void whatIsMissingIsSaid()
    {
        const auto form = formOf(u"viceroy"_s);
        QVERIFY(form->seat(northEast, {}).isEmpty());
        QCOMPARE(form->problem().id(), u"play.setup.problem.alone"_s);
        QVERIFY(form->seat(southWest, {}).isEmpty());
        QCOMPARE(form->problem().id(), u"play.setup.problem.nobody"_s);
    }

    void aQuestionThatIsNotAskedHasItsFirstAnswer()
    {
        const auto form = formOf(u"viceroy"_s);
        QVERIFY(!form->options().value(u"fourCharacters"_s).toBool());
        form->choose(u"edition"_s, 1);
        QVERIFY(form->options().value(u"fourCharacters"_s).toBool());
        QVERIFY(form->options().value(u"cardsForGems"_s).toBool());
        form->choose(u"sale"_s, 0);
        QVERIFY(!form->options().value(u"cardsForGems"_s).toBool());
        form->choose(u"edition"_s, 0);
        QVERIFY(!form->options().value(u"fourCharacters"_s).toBool());
        const auto tiletum = formOf(u"tiletum"_s);
        tiletum->choose(u"challenges"_s, 3);
        QCOMPARE(tiletum->options().value(u"challenges"_s).toInt(), 3);
        QVERIFY(tiletum->seat(southEast, u"easy"_s).isEmpty());
        QCOMPARE(tiletum->options().value(u"challenges"_s).toInt(), 0);
    }

    void chairsChangeTheirGuestsWithTheirLooksAndWishes()
    {
        const auto form = formOf(u"pendulum"_s);
        form->wish(southWest, u"characters"_s, u"tyrant"_s);
        form->wish(southWest, u"glory"_s, true);
        const SetupChair before = form->chairs()[southWest];
        QVERIFY(form->carry(southWest, east).isEmpty());
        const SetupChair after = form->chairs()[east];
        QCOMPARE(after.emblem, before.emblem);
        QCOMPARE(after.colour, before.colour);
        QCOMPARE(after.wishes, before.wishes);
        QVERIFY(form->chairs()[southWest].guest.isEmpty());
        QCOMPARE(form->options().value(u"characters"_s).toList(), QVariantList({u"tyrant"_s, u"randomBasic"_s}));
        QCOMPARE(form->options().value(u"glory"_s).toList(), QVariantList({0}));
        QVERIFY(canBegin(u"pendulum"_s, form->options()));
    }

    void onlyOneselfStandsUpAndOthersMayWatch()
    {
        Seats people;
        people.sitDown(southWest);
        people.sitDown(northEast);
        const auto form = formOf(u"pendulum"_s, &people);
        QCOMPARE(guestsOf(*form), QStringList({u"person"_s, {}, {}, u"person"_s, {}}));
        QCOMPARE(form->seat(northEast, u"easy"_s).id(), u"play.setup.problem.stands"_s);
        // Whoever has no name is called by their emblem.
        const Catalogue words(u"en"_s);
        const QString emblem = words.text(u"shell.seat.emblem."_s + people.at(northEast)->emblemWord());
        QVERIFY(form->seat(northEast, u"easy"_s).in(&words).contains(emblem));
        form->watch(northEast, true);
        QCOMPARE(form->options().value(u"seats"_s).toInt(), 1);
        form->watch(northEast, false);
        people.leave(northEast);
        QCOMPARE(guestsOf(*form), QStringList({u"person"_s, {}, {}, {}, {}}));
        people.sitDown(east);
        QCOMPARE(form->chairs()[east].seat, 1);
    }

    void peopleWhoAreCarriedReallyMove()
    {
        Seats people;
        people.sitDown(southWest);
        people.sitDown(northEast);
        const int emblem = people.at(southWest)->emblem();
        const auto form = formOf(u"pendulum"_s, &people);
        QVERIFY(form->carry(southWest, northEast).isEmpty());
        QCOMPARE(people.at(northEast)->emblem(), emblem);
        QVERIFY(form->carry(northEast, east).isEmpty());
        QVERIFY(!people.at(northEast)->seated());
        QCOMPARE(people.at(east)->emblem(), emblem);
    }

    void whoeverSitsWhereTheGameHasNoSeatIsLedToOne()
    {
        Seats people;
        people.sitDown(east);
        people.sitDown(southWest);
        const auto form = formOf(u"viceroy"_s, &people);
        QVERIFY(!people.at(east)->seated());
        QCOMPARE(form->walked(), QList<int>({southEast}));
        QCOMPARE(form->options().value(u"seats"_s).toInt(), 2);

        for (const int place : {east, northEast, northWest})
            people.sitDown(place);
        const auto full = formOf(u"viceroy"_s, &people);
        QVERIFY(people.at(east)->seated());
        QVERIFY(full->watches(east));
        QCOMPARE(full->options().value(u"seats"_s).toInt(), 4);
    }

    void opponentsLeavePeopleTheirLooks()
    {
        Seats people;
        people.sitDown(southWest);
        const auto form = formOf(u"pendulum"_s, &people);
        const SetupChair bot = form->chairs()[northEast];
        QVERIFY(people.chooseEmblem(southWest, bot.emblem));
        QVERIFY(people.chooseColour(southWest, bot.colour));
        QCOMPARE(form->chairs()[southWest].emblem, bot.emblem);
        QVERIFY(form->chairs()[northEast].emblem != bot.emblem);
        QVERIFY(form->chairs()[northEast].colour != bot.colour);
    }

    void theSumIsASentence()
    {
        const Language english(u"en"_s);
        const auto form = formOf(u"pendulum"_s);
        const auto sum = [&] { return form->sum(english.words()).remove(QChar(0x2060)); };
        QCOMPARE(sum(), u"1 person and 1 opponent. About 60 minutes. Start whenever you like."_s);
        QVERIFY(form->seat(southEast, u"person"_s).isEmpty());
        QCOMPARE(sum(), u"2 people and 1 opponent. About 75 minutes. Start whenever you like."_s);
    }

    void bothSidesOfAMatAreOnePiece()
    {
        const auto form = formOf(u"pendulum"_s);
        QCOMPARE(PendulumWishes::characters().size(), 10);
        QCOMPARE(PendulumWishes::character(u"tyrant"_s).cards.size(), 4);
        form->wish(southWest, u"characters"_s, u"tyrant"_s);
        QCOMPARE(PendulumWishes::holder(form->chairs(), u"dhrenkir"_s, northEast), southWest);
        QCOMPARE(PendulumWishes::holder(form->chairs(), u"dhrenkir"_s, southWest), -1);
        QCOMPARE(PendulumWishes::holder(form->chairs(), u"bolk"_s, northEast), -1);
    }

    void whatIsWrongWithASetUpIsSaid_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("why");
        QTest::newRow("no JSON") << "nothing"_ba << u"JSON"_s;
        QTest::newRow("seats") << R"({"fewest": 2, "most": 9})"_ba << u"numbers of seats"_s;
        QTest::newRow("places") << R"({"fewest": 1, "most": 2, "places": [0, 7]})"_ba << u"places"_s;
        QTest::newRow("minutes") << R"({"fewest": 1, "most": 1, "places": [0], "minutes": []})"_ba << u"minutes"_s;
        QTest::newRow("question") << R"({"fewest": 1, "most": 1, "places": [0], "minutes": [9],
            "questions": [{"word": "one", "answers": [{"word": "only"}]}]})"_ba
                                  << u"\"one\" leaves nothing to choose"_s;
        QTest::newRow("wish") << R"({"fewest": 1, "most": 1, "places": [0], "minutes": [9],
            "wishes": {"luck": {"kind": "much"}}})"_ba
                              << u"wish"_s;
    }
    void whatIsWrongWithASetUpIsSaid()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, why);
        const auto rules = setupRulesFrom(json);
        QVERIFY(!rules);
        QVERIFY2(rules.error().contains(why), qPrintable(rules.error()));
    }
};

QTEST_GUILESS_MAIN(TestSetup)
#include "tst_setup.moc"
