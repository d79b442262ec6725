// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat is told to do next, in words: it fits the position, and it can be done.
#include "language/language.h"
#include "models/pendulum_model.h"
#include "pendulum_play.h"
#include "random_player.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::pendulum;
using namespace Qt::StringLiterals;
using app::PendulumModel;
using app::PendulumSeat;
using tests::Play;

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
constexpr const char* untimed = R"("untimed": [1, 2, 3, 4], "step": 2)";

struct Case {
    const char* name;
    QString advice;
    std::string setup;
};

const std::vector<Case>& cases()
{
    static const std::vector<Case> all{
        {"opening", u"board.hint.opening"_s, R"({"order": ["0", "1", "neutral"]})"},
        {"not my turn in the opening", u"board.hint.waiting"_s, R"({"order": ["1", "0", "neutral"]})"},
        {"ready", u"board.hint.ready"_s, R"({"phase": "ready"})"},
        {"ready, but sand runs", u"board.hint.ready.sand"_s,
            R"({"phase": "ready", "timers": {"black": {"row": "bottom", "flippedAt": 0}}})"},
        {"a worker may act", u"board.hint.act"_s, round(R"("workers": {"grande1": "black.bottom.1"})")},
        {"acting comes before turning timers", u"board.hint.act"_s,
            round(R"("workers": {"grande1": "black.bottom.1", "regular1": "green.top.1"})", "",
                {u"black"_s, u"green"_s})},
        {"workers at home", u"board.hint.place"_s, round("")},
        {"a worker who has acted is free", u"board.hint.place"_s,
            round(R"("workers": {"grande1": "green.top.1", "regular1": "black.top.box1"})")},
        {"the achievement", u"board.hint.achieve"_s,
            round(std::string(waiting) + R"(, "stocks": {"votes": 3, "military": 8})",
                R"("achievement": "crushRebellion")")},
        {"the timer that lets my workers act", u"board.hint.flip.green"_s,
            round(waiting, "", {u"purple"_s, u"green"_s})},
        {"any timer that has run out", u"board.hint.flip.purple"_s, round(waiting, "", {u"purple"_s})},
        {"a card", u"board.hint.play"_s,
            round(std::string(waiting) + R"(, "stocks": {"military": 10, "culture": 10})")},
        {"cards to take back", u"board.hint.recover"_s,
            round(std::string(waiting)
                + R"(, "discard": ["champion1", "champion2", "champion3", "champion4"], "hand": [],)"
                  R"("stocks": {"military": 10, "culture": 10, "gold": 10})")},
        {"a gap among the provinces", u"board.hint.refill"_s, round(poor, R"("row": ["none", "riss"])")},
        {"nothing but sand", u"board.hint.wait.black"_s, round(poor)},
        {"something to decide", QString(), round(R"("owed": {"decisions": ["resource"], "resources": 1})")},
        {"an untimed step", u"board.hint.step"_s, round(waiting, untimed)},
        {"done with a step", u"board.hint.done"_s, round(waiting, std::string(untimed) + R"(, "done": [0])")},
        {"overtaken", u"board.hint.resume"_s,
            round(waiting, std::string(untimed) + R"(, "done": [0], "overtaken": [0])")},
        {"the council is called", u"board.hint.councilCalled"_s, R"({"phase": "councilCalled"})"},
        {"done before the council", u"board.hint.councilCalled.done"_s, R"({"phase": "councilCalled", "done": [0]})"},
        {"another one's reward", u"board.hint.waiting"_s,
            R"({"phase": "rewards", "turn": 0, "order": ["1", "0", "neutral"],)"
            R"("seats": [{}, {"owed": {"decisions": ["reward"]}}]})"},
        {"between the rounds", u"board.hint.reposition"_s, R"({"phase": "reposition", "round": 2})"},
        {"ready for the next round", u"board.hint.reposition.done"_s,
            R"({"phase": "reposition", "round": 2, "done": [0]})"},
        {"the end", QString(), R"({"phase": "over", "round": 4})"},
    };
    return all;
}

/// Whether the seat can do what it is told to do.
bool canBeDone(const PendulumSeat& seat, const QString& advice)
{
    const auto may = [&](const char* verb) { return seat.may(QLatin1String(verb)); };
    if (advice.startsWith("board.hint.flip."_L1)) {
        const auto word = advice.section(u'.', 3).toStdString();
        return seat.may(u"flip"_s, static_cast<int>(std::ranges::find(areaWords, word) - areaWords.begin()));
    }
    static const QHash<QString, const char*> verb{{u"opening"_s, "place"}, {u"ready"_s, "begin"}, {u"act"_s, "act"},
        {u"achieve"_s, "achieve"}, {u"place"_s, "place"}, {u"step"_s, "done"}, {u"play"_s, "play"},
        {u"recover"_s, "recover"}, {u"refill"_s, "refill"}, {u"resume"_s, "resume"}, {u"councilCalled"_s, "done"},
        {u"reposition"_s, "done"}};
    const auto told = verb.constFind(advice.section(u'.', 2));
    return told == verb.constEnd() || may(*told);
}

/// Where nothing is to be done, nothing that matters may be possible.
bool nothingIsMissed(const PendulumSeat& seat, const QString& advice)
{
    if (!advice.startsWith("board.hint.wait."_L1))
        return true;
    return std::ranges::none_of(
        std::initializer_list<const char*>{"act", "achieve", "flip", "play", "recover", "refill"},
        [&](const char* verb) { return seat.may(QLatin1String(verb)); });
}

} // namespace

class TestPendulumAdvice : public QObject {
    Q_OBJECT

    static void show(PendulumModel& model, const Play& play)
    {
        model.read(tests::pendulumCards(), play.state(), play.now());
    }

private slots:
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
        const app::PendulumAdvice advice = model.seats()[0]->advice();
        QCOMPARE(advice.id, tested.advice);
        QVERIFY(canBeDone(*model.seats()[0], advice.id));
        for (const QString& code : app::Language::codes()) {
            const app::Catalogue words(code);
            const QString sentence = advice.in(&words, {u"Ada"_s, u"Ben"_s});
            QCOMPARE(sentence.isEmpty(), advice.id.isEmpty());
            QVERIFY2(!sentence.contains(u"board."_s) && !sentence.contains(u'{'), qPrintable(sentence));
            QCOMPARE(sentence.contains(u"Ben"_s), advice.seat == 1);
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
        const CardSet& cards = tests::pendulumCards();
        Options options;
        options.seats = seats;
        options.untimed = untimed ? (1 << rounds) - 1 : 0;
        State state = *setup(cards, options, 3);
        tests::RandomPlayer<Game> player(3, tests::Taste::VerbFirst);
        PendulumModel model;
        QSet<QString> said;
        while (const auto command = player.choose(cards, state)) {
            model.read(cards, state, player.now());
            for (const PendulumSeat* seat : model.seats()) {
                const QString advice = seat->advice().id;
                said.insert(advice);
                QVERIFY2(canBeDone(*seat, advice), qPrintable(advice));
                QVERIFY2(nothingIsMissed(*seat, advice), qPrintable(advice));
                // Where there is something to do or to wait for, that is said; questions are the tray's.
                QCOMPARE(advice.isEmpty(), !seat->decision().isEmpty());
            }
            QVERIFY(apply(cards, state, *command).has_value());
        }
        QCOMPARE(state.phase, Phase::Over);
        for (const char* met : {"opening", "ready", "act", "place", "councilCalled", "reposition"})
            QVERIFY2(said.contains(u"board.hint."_s + QLatin1String(met)), met);
        QVERIFY(said.contains(untimed ? u"board.hint.step"_s : u"board.hint.flip.black"_s));
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
        QCOMPARE(model.seats()[0]->advice().id, u"board.hint.flip.black"_s);
    }

    void aWorkerInHandSaysWhereItMayGo()
    {
        const Play play(R"({"seats": 2, "characters": ["champion", "briber"]})",
            round(R"("workers": {"grande1": "black.bottom.1", "regular1": "mat", "regular2": "green.bottom.box1"})"));
        PendulumModel model;
        show(model, play);
        PendulumSeat& seat = *model.seats()[0];
        const auto holding = [&](int worker) {
            seat.pickUp(worker);
            return seat.advice().id;
        };
        QCOMPARE(holding(0), u"board.hand.box"_s);
        QVERIFY(std::ranges::any_of(seat.targets(), &spot::isBox));
        QCOMPARE(holding(2), u"board.hand.frame"_s);
        QVERIFY(std::ranges::any_of(seat.targets(), &spot::isFrame));
        QCOMPARE(holding(3), u"board.hand.stuck"_s); // it has acted, and the timer stands there
        QVERIFY(seat.targets().isEmpty());
        QCOMPARE(holding(4), u"board.hand.nowhere"_s); // nobody has hired it
        seat.putDown();
        QCOMPARE(seat.advice().id, u"board.hint.act"_s);
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
            return seat.advice().id;
        };
        QCOMPARE(lifting(u"insurgent1"_s), u"board.card.play"_s); // a point for nothing
        QCOMPARE(lifting(u"insurgent3"_s), u"board.card.along"_s); // sends a worker straight to a reward
        QCOMPARE(lifting(u"insurgent4"_s), u"board.card.notNow"_s); // what it costs is not there
        QCOMPARE(
            lifting(u"insurgent4"_s), u"board.hint.play"_s); // tapped again it is put back, and others can be played
        QCOMPARE(lifting(u"insurgent1"_s), u"board.card.play"_s);
        seat.pickUp(0);
        QVERIFY(seat.advice().id.startsWith(u"board.hand."_s)); // the hand that moves is spoken to first
    }
};

QTEST_GUILESS_MAIN(TestPendulumAdvice)
#include "tst_pendulum_advice.moc"
