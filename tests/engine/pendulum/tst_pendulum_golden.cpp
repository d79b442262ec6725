// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum_play.h"
#include "random_player.h"
#include "source_file.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::pendulum;

namespace {

const QString folder = QString::fromStdString(test::sourceFile("tests/engine/pendulum/golden"));

struct Golden {
    const char* name;
    const char* options;
    core::Seed seed;
    std::uint32_t longestThought;
};

/// Whole games that a person can read: each command, indented below it what happened, and at the end who won and why.
constexpr std::array<Golden, 4> goldens{{
    {"two_untimed",
        R"({"seats": 2, "characters": ["champion", "justicar"], "untimed": [1, 2, 3, 4], "paceFixed": true})", 11,
        1500},
    {"three_timed", R"({"seats": 3, "characters": ["warmonger", "tyrant", "implacable"]})", 12, 12'000},
    {"four_advanced",
        R"({"seats": 4, "characters": ["pacifist", "insurgent", "alchemist", "warmonger"], "untimed": [1, 2, 3, 4],)"
        R"( "paceFixed": true, "oneWorkerAFrame": [0, 1, 2, 3], "glory": [0, 1, 2, 3]})",
        13, 1500},
    {"five_mixed", R"({"seats": 5, "untimed": [2, 4]})", 14, 20'000},
}};

std::string eventLines(const Events& happened)
{
    std::string lines;
    for (const Event& event : happened)
        lines += "    " + core::text<EventKind>(pendulum::events, event, test::pendulumCards()) + "\n";
    return lines;
}

std::string ending(const State& state)
{
    std::string lines;
    for (const core::Standing& standing : ranking(test::pendulumCards(), state))
        lines += "place " + std::to_string(standing.place) + ": seat " + std::to_string(core::index(standing.seat))
            + (standing.winner ? ", winner" : "") + ", " + std::string(standing.reason) + "\n";
    return lines + "hash " + std::to_string(core::hashOf(state)) + "\n";
}

std::string header(const Golden& golden)
{
    return "options " + std::string(golden.options) + "\nseed " + std::to_string(golden.seed) + "\n\n";
}

State begin(const Golden& golden)
{
    return *setup(test::pendulumCards(), *readOptions(golden.options), golden.seed);
}

std::string playAnew(const Golden& golden)
{
    std::string text = header(golden);
    State state = begin(golden);
    test::RandomPlayer<pendulum::Game> player(golden.seed, test::Taste::VerbFirst, golden.longestThought);
    while (const auto command = player.choose(test::pendulumCards(), state)) {
        text += std::to_string(core::index(command->seat)) + " " + std::to_string(command->time) + " "
            + core::text<Verb>(verbs, command->action, test::pendulumCards()) + "\n";
        text += eventLines(*apply(test::pendulumCards(), state, *command));
    }
    return text + "\n" + ending(state);
}

/// Applies every command line of a golden game and writes it down again.
std::string replay(const Golden& golden, const QByteArray& text)
{
    std::string again = header(golden);
    State state = begin(golden);
    for (const QByteArray& line : text.split('\n')) {
        if (line.isEmpty() || line[0] < '0' || line[0] > '9')
            continue;
        const int time = static_cast<int>(line.indexOf(' ')) + 1;
        const int action = static_cast<int>(line.indexOf(' ', time)) + 1;
        const auto parsed = core::parse<Verb>(verbs, line.mid(action).toStdString(), test::pendulumCards());
        if (!parsed)
            return again + parsed.error();
        const Command command{core::seatAt(line[0] - '0'), line.mid(time, action - time - 1).toLongLong(), *parsed};
        const auto result = apply(test::pendulumCards(), state, command);
        again += line.toStdString() + "\n";
        if (!result)
            return again + core::text<Refusal>(refusals, result.error(), test::pendulumCards());
        again += eventLines(*result);
    }
    return again + "\n" + ending(state);
}

} // namespace

/// Golden games and the signature: no change of rules passes unnoticed.
/// After a change that is meant, SANDGLASS_WRITE_GOLDEN=1 writes the games anew; read what differs before committing,
/// and raise Game::revision.
class TestPendulumGolden : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goldenGamesComeOutTheSame_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < goldens.size(); ++i)
            QTest::newRow(goldens[i].name) << static_cast<int>(i);
    }
    void goldenGamesComeOutTheSame()
    {
        QFETCH(int, index);
        const Golden& golden = goldens[static_cast<std::size_t>(index)];
        QFile file(QDir(folder).filePath(QString::fromLatin1(golden.name) + ".txt"));
        if (qEnvironmentVariableIsSet("SANDGLASS_WRITE_GOLDEN")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(playAnew(golden)));
            file.close();
        }
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        const QList<QByteArray> expected = text.split('\n');
        const QList<QByteArray> found = QByteArray::fromStdString(replay(golden, text)).split('\n');
        for (qsizetype line = 0; line < std::min(expected.size(), found.size()); ++line)
            QVERIFY2(expected[line] == found[line],
                "line " + QByteArray::number(line + 1) + ": expected '" + expected[line] + "', found '" + found[line]
                    + "'");
        QCOMPARE(found.size(), expected.size());
    }

    // One number for the rules as a whole: a hash over every state of fixed games of all sizes and kinds.
    void theSignatureIsTheSame()
    {
        core::Hash signature = 0;
        for (int game = 0; game < 60; ++game) {
            const bool timed = game % 3 == 0;
            const auto side = game % 2 == 0 ? anyAdvanced : anyCharacter;
            const Options options{.seats = 1 + game % 5,
                .characters = {side, side, side, side, side},
                .untimed = static_cast<std::uint8_t>(timed ? 0 : 0b1111),
                .oneWorkerAFrame = static_cast<std::uint8_t>(game % 4 == 1 ? 0b11111 : 0),
                .glory = static_cast<std::uint8_t>(game % 4 < 2 ? 0b11111 : 0)};
            State state = *setup(test::pendulumCards(), options, static_cast<core::Seed>(1000 + game));
            test::RandomPlayer<pendulum::Game> player(static_cast<core::Seed>(game), test::Taste::VerbFirst, 10'000);
            while (const auto command = player.choose(test::pendulumCards(), state)) {
                QVERIFY(apply(test::pendulumCards(), state, *command));
                signature = signature * 31 + core::hashOf(state);
            }
        }
        QCOMPARE(signature, core::Hash{3768408874052924896u});
    }
};

QTEST_APPLESS_MAIN(TestPendulumGolden)
#include "tst_pendulum_golden.moc"
