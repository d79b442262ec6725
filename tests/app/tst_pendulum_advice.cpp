// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat is told to do next, in words: it fits the position, and it can be done.
#include "language/language.h"
#include "pendulum/pendulum_model.h"
#include "pendulum/timers.h"
#include "pendulum_play.h"
#include "random_player.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::pendulum;
using namespace Qt::StringLiterals;
using app::PendulumModel;
using app::PendulumSeat;
using test::Play;

namespace {

/// A running round in which all timers stand in the bottom rows. Those that are named have run out.
std::string round(std::string_view seat, std::string_view more = "", QStringList runOut = {})
{
    QStringList timers;
    for (const auto& area : {u"purple"_s, u"green"_s, u"black"_s})
        timers += uR"("%1": {"row": "bottom"%2})"_s.arg(area, runOut.contains(area) ? u""_s : uR"(, "flippedAt": 0)"_s);
    return R"({"phase": "playing", "markers": 2, "timers": {)" + timers.join(u", "_s).toStdString()
        + R"(}, "order": ["0", "1", "neutral"], "seats": [{)" + std::string(seat) + "}, {}]"
        + (more.empty() ? "" : ", " + std::string(more)) + "}";
}

constexpr const char* waiting = R"("workers": {"grande1": "green.top.1", "regular1": "black.top.1"})";
/// All four stratagems are played, and it has nothing to take them back with.
const std::string poor = std::string(waiting)
    + R"(, "discard": ["champion1", "champion2", "champion3", "champion4"], "hand": [],)"
      R"("stocks": {"military": 0, "culture": 0, "gold": 0, "votes": 0})";
constexpr const char* inSteps = R"("untimed": [1, 2, 3, 4], "step": 2)";

struct Case {
    const char* name;
    QString advice;
    std::string setup;
};

const std::vector<Case>& cases()
{
    static const std::vector<Case> all{
        {"opening", u"pendulum.hint.opening"_s, R"({"order": ["0", "1", "neutral"]})"},
        {"next in the opening", u"pendulum.hint.waiting.openingNext"_s, R"({"order": ["1", "0", "neutral"]})"},
        {"not my turn in the opening", u"pendulum.hint.waiting.opening"_s,
            R"({"order": ["0", "1", "neutral"], "turn": 3, "seats": [{"workers": {"grande1": "black.bottom.1",)"
            R"("regular1": "black.bottom.1"}}, {"workers": {"grande1": "black.bottom.1"}}]})"},
        {"ready", u"pendulum.hint.ready"_s, R"({"phase": "ready"})"},
        {"ready for a round without sand", u"pendulum.hint.ready.calm"_s, R"({"phase": "ready", "untimed": [1]})"},
        {"ready, but sand runs", u"pendulum.hint.ready.sand"_s,
            R"({"phase": "ready", "timers": {"black": {"row": "bottom", "flippedAt": 0}}})"},
        {"a worker may act", u"pendulum.hint.act"_s, round(R"("workers": {"grande1": "black.bottom.1"})")},
        {"a worker may act, and the sand is about to end", u"pendulum.hint.lastSeconds.black"_s,
            R"({"phase": "playing", "timers": {"black": {"row": "bottom", "flippedAt": -36000}},)"
            R"("order": ["0", "1", "neutral"], "seats": [{"workers": {"grande1": "black.bottom.1"}}, {}]})"},
        {"acting comes before turning timers", u"pendulum.hint.act"_s,
            round(R"("workers": {"grande1": "black.bottom.1", "regular1": "green.top.1"})", "",
                {u"black"_s, u"green"_s})},
        {"workers at home", u"pendulum.hint.place"_s, round("")},
        {"a worker who has acted is free", u"pendulum.hint.place"_s,
            round(R"("workers": {"grande1": "green.top.1", "regular1": "black.top.box1"})")},
        {"the achievement", u"pendulum.hint.achieve"_s,
            round(std::string(waiting) + R"(, "stocks": {"votes": 3, "military": 8})",
                R"("achievement": "crushRebellion")")},
        {"the timer that lets my workers act", u"pendulum.hint.flipToAct.green"_s,
            round(waiting, "", {u"purple"_s, u"green"_s})},
        {"any timer that has run out", u"pendulum.hint.flip.purple"_s, round(waiting, "", {u"purple"_s})},
        {"a card", u"pendulum.hint.play"_s,
            round(std::string(waiting) + R"(, "stocks": {"military": 10, "culture": 10})")},
        {"cards to take back", u"pendulum.hint.recover"_s,
            round(std::string(waiting)
                + R"(, "discard": ["champion1", "champion2", "champion3", "champion4"], "hand": [],)"
                  R"("stocks": {"military": 10, "culture": 10, "gold": 10})")},
        {"a gap among the provinces", u"pendulum.hint.refill"_s, round(poor, R"("row": ["none", "riss"])")},
        {"nothing but sand", u"pendulum.hint.wait.black"_s, round(poor)},
        {"something to decide", QString(), round(R"("owed": {"decisions": ["resource"], "resources": 1})")},
        {"an untimed step", u"pendulum.hint.step.black"_s, round(waiting, inSteps)},
        {"an untimed step before two timers turn", u"pendulum.hint.step.purple.black"_s,
            round(waiting, R"("untimed": [1, 2, 3, 4], "step": 5)")},
        {"done with a step", u"pendulum.hint.done"_s, round(waiting, std::string(inSteps) + R"(, "done": [0])")},
        {"overtaken", u"pendulum.hint.resume"_s,
            round(waiting, std::string(inSteps) + R"(, "done": [0], "overtaken": [0])")},
        {"the council is called", u"pendulum.hint.councilCalled"_s, R"({"phase": "councilCalled"})"},
        {"done before the council", u"pendulum.hint.councilCalled.done"_s,
            R"({"phase": "councilCalled", "done": [0]})"},
        {"another one's reward, then mine", u"pendulum.hint.waiting.rewardsNext"_s,
            R"({"phase": "rewards", "turn": 0, "order": ["1", "0", "neutral"],)"
            R"("seats": [{}, {"owed": {"decisions": ["reward"]}}]})"},
        {"another one's reward after mine", u"pendulum.hint.waiting.rewards"_s,
            R"({"phase": "rewards", "turn": 2, "order": ["0", "neutral", "1"],)"
            R"("seats": [{}, {"owed": {"decisions": ["reward"]}}]})"},
        {"others discard", u"play.hint.waiting"_s,
            R"({"phase": "limit", "round": 2, "seats": [{}, {"provinces": {"blue": ["kasalat", "jillay", "herkashor"]},)"
            R"("owed": {"decisions": ["discard"]}}]})"},
        {"between the rounds", u"pendulum.hint.reposition"_s, R"({"phase": "reposition", "round": 2})"},
        {"ready for the next round", u"pendulum.hint.reposition.done"_s,
            R"({"phase": "reposition", "round": 2, "done": [0]})"},
        {"the end", QString(), R"({"phase": "over", "round": 4})"},
    };
    return all;
}

/// The first of the seat's moves that does what it is told, or nothing.
std::optional<app::Move> moveToldBy(PendulumModel& model, const PendulumSeat& seat, const QString& advice)
{
    static const QHash<QString, QString> verbs{{u"opening"_s, u"place"_s}, {u"ready"_s, u"begin"_s},
        {u"act"_s, u"act"_s}, {u"lastSeconds"_s, u"act"_s}, {u"achieve"_s, u"achieve"_s}, {u"place"_s, u"place"_s},
        {u"step"_s, u"done"_s}, {u"flip"_s, u"flip"_s}, {u"flipToAct"_s, u"flip"_s}, {u"play"_s, u"play"_s},
        {u"recover"_s, u"recover"_s}, {u"refill"_s, u"refill"_s}, {u"resume"_s, u"resume"_s},
        {u"councilCalled"_s, u"done"_s}, {u"reposition"_s, u"done"_s}};
    const QString what = advice.section(u'.', 2, 2);
    const QString more = advice.section(u'.', 3, 3);
    const bool flip = what.startsWith("flip"_L1);
    const auto area = std::ranges::find(areaWords, more.toStdString()) - areaWords.begin();
    const auto moves = seat.moves();
    const auto told = std::ranges::find_if(moves, [&](const app::Move& move) {
        const QModelIndex figure = model.workers()->index(seat.index() * workerCount + move.first);
        const int at = figure.data(app::PendulumWorkers::SpotRole).toInt();
        const bool free = !spot::isFrame(at);
        if (what == "lastSeconds"_L1)
            return move.verb == "act"_L1 && spot::row(at) / 2 == area;
        const bool places = move.verb != "place"_L1 || (free && spot::isFrame(move.second));
        return move.verb == verbs.value(what) && places
            && (flip ? move.first == area : more.isEmpty() || more == "calm"_L1 || what == "step"_L1);
    });
    return told == moves.end() ? std::nullopt : std::optional(*told);
}

/// Whether it is told to do something, and not only what it waits for.
bool isToldToAct(const QString& advice)
{
    const QString what = advice.section(u'.', 2, 2);
    const bool waits = what == "waiting"_L1 || what == "wait"_L1 || what == "done"_L1;
    return !advice.isEmpty() && !waits && advice.section(u'.', 3, 3) != "done"_L1
        && advice.section(u'.', 3, 3) != "sand"_L1;
}

/// Whether the seat can do what it is told to do.
bool canBeDone(PendulumModel& model, const PendulumSeat& seat, const QString& advice)
{
    return !isToldToAct(advice) || moveToldBy(model, seat, advice);
}

/// Where nothing is to be done, nothing that matters may be possible.
bool nothingIsMissed(const PendulumSeat& seat, const QString& advice)
{
    if (!advice.startsWith("pendulum.hint.wait."_L1))
        return true;
    return std::ranges::none_of(
        std::initializer_list<const char*>{"act", "achieve", "flip", "play", "recover", "refill"},
        [&](const char* verb) { return seat.may(QLatin1String(verb)); });
}

State wholeGame(int seats, bool stepByStep, core::Seed seed)
{
    Options options;
    options.seats = seats;
    options.untimed = stepByStep ? (1 << rounds) - 1 : 0;
    return *setup(test::pendulumCards(), options, seed);
}

} // namespace

class TestPendulumAdvice : public QObject {
    Q_OBJECT

    static void show(PendulumModel& model, const Play& play)
    {
        model.read(test::pendulumCards(), play.state(), play.now());
    }

private Q_SLOTS:
    void everyPositionHasItsSentence_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < cases().size(); ++i)
            QTest::newRow(cases()[i].name) << static_cast<int>(i);
    }
    void everyPositionHasItsSentence()
    {
        QFETCH(int, index);
        QTest::failOnWarning();
        const Case& tested = cases()[static_cast<std::size_t>(index)];
        const Play play(R"({"seats": 2, "characters": ["champion", "briber"]})", tested.setup);
        PendulumModel model;
        show(model, play);
        const app::Telling advice = model.seats()[0]->advice();
        QCOMPARE(advice.id(), tested.advice);
        QVERIFY(canBeDone(model, *model.seats()[0], advice.id()));
        for (const QString& code : app::Language::codes()) {
            const app::Catalogue words(code);
            const QString sentence = advice.in(&words, {u"Ada"_s, u"Ben"_s});
            QCOMPARE(sentence.isEmpty(), advice.isEmpty());
            QVERIFY2(!sentence.contains(u"pendulum."_s) && !sentence.contains(u"play."_s) && !sentence.contains(u'{'),
                qPrintable(sentence));
            QCOMPARE(sentence.contains(u"Ben"_s), advice.numberOf(u"seat"_s) == 1);
        }
    }

    void inAnyGameWhatIsAdvisedCanBeDone_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<bool>("untimed");
        for (const int seats : {1, 2, 3, 5})
            for (const bool untimed : {false, true})
                QTest::addRow("%d seats, %s", seats, untimed ? "untimed" : "timed") << seats << untimed;
    }
    void inAnyGameWhatIsAdvisedCanBeDone()
    {
        QFETCH(int, seats);
        QFETCH(bool, untimed);
        const CardSet& cards = test::pendulumCards();
        State state = wholeGame(seats, untimed, 3);
        test::RandomPlayer<Game> player(3, test::Taste::VerbFirst);
        PendulumModel model;
        QSet<QString> said;
        while (const auto command = player.choose(cards, state)) {
            model.read(cards, state, player.now());
            for (const PendulumSeat* seat : model.seats()) {
                const QString advice = seat->advice().id();
                said.insert(advice);
                QVERIFY2(canBeDone(model, *seat, advice), qPrintable(advice));
                QVERIFY2(nothingIsMissed(*seat, advice), qPrintable(advice));
                // Where there is something to do or to wait for, that is said; questions are the tray's.
                QCOMPARE(advice.isEmpty(), !seat->decision().isEmpty());
            }
            QVERIFY(apply(cards, state, *command).has_value());
        }
        QCOMPARE(state.phase, Phase::Over);
        for (const char* met : {"opening", "ready", "act", "place", "councilCalled", "reposition"})
            QVERIFY2(said.contains(u"pendulum.hint."_s + QLatin1String(met)), met);
        QVERIFY(said.contains(untimed ? u"pendulum.hint.step.black"_s : u"pendulum.hint.flip.black"_s));
    }

    void whoDoesOnlyWhatIsSaidComesToTheEnd_data() { inAnyGameWhatIsAdvisedCanBeDone_data(); }
    void whoDoesOnlyWhatIsSaidComesToTheEnd()
    {
        QFETCH(int, seats);
        QFETCH(bool, untimed);
        const CardSet& cards = test::pendulumCards();
        State state = wholeGame(seats, untimed, 5);
        PendulumModel model;
        core::Millis now = 0;
        int done = 0;
        while (state.phase != Phase::Over) {
            QVERIFY2(++done < 5000, "they go round in circles");
            model.read(cards, state, now);
            const auto all = model.seats();
            // One after the other, so that nobody is always first. The tray's first answer is the one to take.
            std::optional<app::Move> move;
            int seat = 0;
            for (int i = 0; i < seats && !move; ++i) {
                seat = (done + i) % seats;
                move = all[seat]->decision().isEmpty() ? moveToldBy(model, *all[seat], all[seat]->advice().id())
                                                       : std::optional(all[seat]->moves().value(0));
            }
            if (!move) {
                const auto wake = wakeTime(cards, state, now);
                QVERIFY2(wake && *wake > now, "nobody knows what to do");
                now = *wake;
                continue;
            }
            const auto action = core::parse<Verb>(verbs, move->text.toStdString(), cards);
            QVERIFY(action && apply(cards, state, {core::seatAt(seat), now, *action}).has_value());
            now += 400;
        }
        QCOMPARE(state.round, rounds);
    }

    void aSentenceStandsUntilTheStateChanges()
    {
        Play play(R"({"seats": 2, "characters": ["champion", "briber"]})", round(poor));
        PendulumModel model;
        show(model, play);
        const QSignalSpy changed(model.seats()[0], &PendulumSeat::adviceChanged);
        for (int second = 0; second < 44; ++second)
            show(model, play.waitsSeconds(1));
        QCOMPARE(changed.count(), 0);
        show(model, play.waitsSeconds(1)); // the black timer's 45 seconds are over
        QCOMPARE(changed.count(), 1);
        QCOMPARE(model.seats()[0]->advice().id(), u"pendulum.hint.flipToAct.black"_s);
    }

    void aWorkerInHandSaysWhereItMayGo()
    {
        const Play play(R"({"seats": 2, "characters": ["champion", "briber"]})",
            round(R"("workers": {"grande1": "black.bottom.1", "regular1": "mat", "regular2": "green.bottom.box1"})"));
        PendulumModel model;
        show(model, play);
        PendulumSeat& seat = *model.seats()[0];
        const auto holding = [&](int worker) {
            seat.pickUp(QStringLiteral("worker"), worker);
            return seat.advice().id();
        };
        QCOMPARE(holding(0), u"pendulum.hand.box"_s);
        QVERIFY(std::ranges::any_of(seat.targets(), &spot::isBox));
        QCOMPARE(holding(2), u"pendulum.hand.frame"_s);
        QVERIFY(std::ranges::any_of(seat.targets(), &spot::isFrame));
        QCOMPARE(holding(3), u"pendulum.hand.stuck"_s); // it has acted, and the timer stands there
        QVERIFY(seat.targets().isEmpty());
        QCOMPARE(holding(4), u"pendulum.hand.nowhere"_s); // nobody has hired it
        seat.putDown();
        QCOMPARE(seat.advice().id(), u"pendulum.hint.act"_s);
    }

    void aLiftedCardSaysHowItIsPlayed()
    {
        const Play play(R"({"seats": 2, "characters": ["insurgent", "champion"]})",
            round(std::string(waiting) + R"(, "stocks": {"military": 0, "culture": 0, "gold": 0})"));
        PendulumModel model;
        show(model, play);
        PendulumSeat& seat = *model.seats()[0];
        const auto lifting = [&](const QString& id) {
            const auto hand = seat.hand();
            seat.tapCard(std::ranges::find(hand, id, &app::PendulumCard::id)->number);
            return seat.advice().id();
        };
        const app::Catalogue words(u"en"_s);
        QCOMPARE(lifting(u"insurgent1"_s), u"pendulum.card.play"_s); // a point for nothing
        QVERIFY(seat.advice().in(&words).startsWith(words.text(u"pendulum.stratagem.insurgent1"_s)));
        QCOMPARE(lifting(u"insurgent3"_s), u"pendulum.card.along"_s); // sends a worker straight to a reward
        QCOMPARE(lifting(u"insurgent4"_s), u"pendulum.card.notNow"_s); // what it costs is not there
        QCOMPARE(
            lifting(u"insurgent4"_s), u"pendulum.hint.play"_s); // tapped again it is put back, and others can be played
        QCOMPARE(lifting(u"insurgent1"_s), u"pendulum.card.play"_s);
        seat.pickUp(QStringLiteral("worker"), 0);
        QVERIFY(seat.advice().id().startsWith(u"pendulum.hand."_s)); // the hand that moves is spoken to first
    }
};

QTEST_GUILESS_MAIN(TestPendulumAdvice)
#include "tst_pendulum_advice.moc"
