// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a normal opponent would do at a person's seat, in all games, by a clock that the test turns.
#include "games/shelves.h"
#include "language/known_languages.h"
#include "language/language.h"
#include "pendulum/pendulum_model.h"
#include "play/good_ideas.h"
#include "settings/choices.h"
#include "tiletum/tiletum_model.h"
#include "viceroy/viceroy_model.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;

namespace {

void thinkHere(const GoodIdeas::Thought& thought, const GoodIdeas::Done& done)
{
    done(thought());
}

std::unique_ptr<TableModel> modelOf(const QString& game)
{
    if (game == "pendulum"_L1)
        return std::make_unique<PendulumModel>();
    if (game == "viceroy"_L1)
        return std::make_unique<ViceroyModel>();
    return std::make_unique<TiletumModel>();
}

} // namespace

class TestGoodIdeas : public QObject {
    Q_OBJECT

    const Shelves m_shelves = loadShelves();
    HandClock m_clock;

    const core::Shelf& shelf(const QString& game) const
    {
        return **std::ranges::find_if(m_shelves.games,
            [&](const auto& shelf) { return QString::fromStdString(std::string(shelf->game())) == game; });
    }

    std::unique_ptr<Host> host(const QString& game, const std::string& setup = "{}")
    {
        auto session = std::move(shelf(game).open({R"({"seats":2})", 7, setup}).value());
        auto match = std::make_unique<Host>(m_clock, std::move(session), Host::Standing{0, 0, {}});
        match->resume();
        return match;
    }

    static void games()
    {
        QTest::addColumn<QString>("game");
        for (const char* game : {"pendulum", "viceroy", "tiletum"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void whoWantsIdeasHasOneThatCanBeDone_data() { games(); }
    void whoWantsIdeasHasOneThatCanBeDone()
    {
        QFETCH(QString, game);
        const auto match = host(game);
        GoodIdeas good;
        good.setRunner(thinkHere);
        good.setHost(match.get());
        QCOMPARE(good.ideas().size(), 2);
        QVERIFY(good.ideas()[0].action.isEmpty());
        good.setSeats({0, 1});
        // Whoever does only what is advised comes through the first moves of the game.
        for (int step = 0; step < 12; ++step) {
            for (int seat = 0; seat < 2; ++seat) {
                const Idea idea = good.ideas()[seat];
                QCOMPARE(idea.action.isEmpty(), idea.reason.isEmpty());
                if (idea.action.isEmpty())
                    continue;
                QVERIFY(match->legal(seat).contains(idea.action));
                const core::Hash before = match->session().hash();
                match->submit(seat, idea.action);
                QVERIFY(match->session().hash() != before);
                break;
            }
            m_clock.advance(2000);
        }
        good.setSeats({1});
        QVERIFY(good.ideas()[0].action.isEmpty());
    }

    void ideasAreWordedForTheirReader_data() { games(); }
    void ideasAreWordedForTheirReader()
    {
        QFETCH(QString, game);
        const auto match = host(game);
        const auto model = modelOf(game);
        QVERIFY(model->read({match->session(), match->now()}));
        GoodIdeas good;
        good.setRunner(thinkHere);
        good.setHost(match.get());
        good.setSeats({0, 1});
        const int seat = good.ideas()[0].action.isEmpty() ? 1 : 0;
        QSet<QString> sentences;
        for (const KnownLanguage& known : knownLanguages) {
            const Language language{QString(known.code)};
            const QString sentence = good.ideas()[seat].in(model->handsOf(seat), language.words());
            QVERIFY2(
                !sentence.isEmpty() && !sentence.contains(u'{') && !sentence.contains(u"play."), qPrintable(sentence));
            sentences.insert(sentence);
            for (const QString& advice : Choices::advices())
                QVERIFY(language.words()->has(u"play.advice."_s + advice));
        }
        QCOMPARE(sentences.size(), static_cast<qsizetype>(std::size(knownLanguages)));
        // Hands that cannot do it are not told of it.
        QVERIFY(Idea().in(model->handsOf(seat), nullptr).isEmpty());
    }

    void anIdeaGoesWhenItCannotBeDoneAnyMore()
    {
        const auto match = host(u"tiletum"_s);
        GoodIdeas good;
        GoodIdeas::Thought thought;
        GoodIdeas::Done done;
        good.setRunner([&](const GoodIdeas::Thought& what, const GoodIdeas::Done& then) {
            thought = what;
            done = then;
        });
        good.setSeats({0, 1});
        good.setHost(match.get());
        const int seat = match->legal(0).isEmpty() ? 1 : 0;
        const Idea first = thought();
        QVERIFY(!first.action.isEmpty());
        std::exchange(done, nullptr)(first);
        QCOMPARE(good.ideas()[seat].action, first.action);
        // Somebody does something else, and the old idea is gone before a new one is there.
        const QStringList legal = match->legal(seat);
        const auto other = std::ranges::find_if(legal,
            [&](const QString& action) { return action.section(u' ', 0, 0) == "take"_L1 && action != first.action; });
        QVERIFY(other != legal.end());
        match->submit(seat, *other);
        QVERIFY(done);
        QVERIFY(good.ideas()[seat].action != first.action);
        // What was thought about the table as it was is not taken for an idea about what it has become.
        match->undo(seat);
        match->submit(seat, *other);
        std::exchange(done, nullptr)(first);
        QVERIFY(done);
        QVERIFY(good.ideas()[seat].action != first.action);
    }

    void onAThreadOfItsOwn()
    {
        const auto match = host(u"viceroy"_s);
        GoodIdeas good;
        good.setHost(match.get());
        good.setSeats({0});
        QTRY_VERIFY(!good.ideas()[0].action.isEmpty());
        QVERIFY(match->legal(0).contains(good.ideas()[0].action));
        QVERIFY(good.ideas()[1].action.isEmpty());
    }
};

QTEST_MAIN(TestGoodIdeas)
#include "tst_good_ideas.moc"
