// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_player.h"
#include "source_file.h"
#include "table.h"

#include <QtCore/QFile>

using namespace sandglass::tiletum;
using sandglass::tiletum::test::cardSet;
namespace core = sandglass::core;

/// Golden games: whole matches as text that a person can read and review, replayed word for word; and the signature,
/// one number that stands for the behaviour of many random games. A change of either is a change of the rules:
/// SANDGLASS_WRITE_GOLDEN=1 writes the games anew, the signature is printed when it differs.
class TestTiletumGolden : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goldenGamesReplayWordForWord_data();
    void goldenGamesReplayWordForWord();
    void signatureOfRandomPlay();
};

namespace {

constexpr core::Hash signature = 0x1727ff6aceebe66e;

/// Prefers what a player would: first what scores, then building, then walking. Equal wishes are drawn by lot, and
/// now and then a whim decides, so that the games also show what nobody would wish for.
int wish(const core::Phrase<Verb>& action)
{
    switch (action.code) {
    case Verb::Fulfil:
    case Verb::Contribute:
    case Verb::Adorn:
        return 10;
    case Verb::House:
    case Verb::Pillar:
    case Verb::Settle:
        return 9;
    case Verb::Enjoy:
    case Verb::Activate:
    case Verb::Claim:
        return 8;
    case Verb::Collect:
    case Verb::Sign:
        return 7;
    case Verb::Use:
    case Verb::Hire:
        return 6;
    case Verb::Take:
        return action.args[1] == action.args[2] ? 5 : 4;
    case Verb::Buy:
    case Verb::Replace:
    case Verb::Decline:
        return 1;
    case Verb::Finish:
    case Verb::EndTurn:
        return 2;
    default:
        return 5;
    }
}

core::Phrase<Verb> choose(const State& state, core::Random& random)
{
    const Actions actions = legal(cardSet(), state, core::seatAt(state.active));
    constexpr std::uint32_t whim = 12;
    if (random.below(whim) == 0)
        return actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))];
    int best = 0;
    int ties = 0;
    core::Phrase<Verb> chosen = actions[0];
    for (const auto& action : actions) {
        const int want = wish(action);
        ties = want > best ? 1 : want == best ? ties + 1 : ties;
        if (want > best || (want == best && random.below(static_cast<std::uint32_t>(ties)) == 0))
            chosen = action;
        best = std::max(best, want);
    }
    return chosen;
}

struct Golden {
    Options options;
    core::Seed seed = 0;
    std::vector<std::string> commands; ///< "0 take resource=iron value=4 as=4"
};

/// Plays the commands and writes everything down again: each command, what it caused, and the final account.
std::string play(const Golden& golden, bool invent)
{
    State state = *setup(cardSet(), golden.options, golden.seed);
    std::string text = "options " + describeOptions(golden.options) + "\nseed " + std::to_string(golden.seed) + "\n";
    core::Random random(golden.seed);
    for (std::size_t i = 0; invent ? state.phase != Phase::Over : i < golden.commands.size(); ++i) {
        const int seat = state.active;
        const std::string line = invent
            ? std::to_string(seat) + " " + core::text<Verb>(verbs, choose(state, random), cardSet())
            : golden.commands[i];
        text += line + "\n";
        const auto action = core::parse<Verb>(verbs, std::string_view(line).substr(2), cardSet());
        if (!action)
            return text + "unreadable: " + action.error() + "\n";
        const auto result = apply(cardSet(), state, {core::seatAt(line[0] - '0'), 0, *action});
        if (!result)
            return text + "refused: " + core::text<Refusal>(refusals, result.error(), cardSet()) + "\n";
        for (const Event& event : *result)
            text += "    " + core::text<EventKind>(eventLexicon, event, cardSet()) + "\n";
    }
    for (int seat = 0; seat < state.players; ++seat) {
        const Board& board = state.boards[static_cast<std::size_t>(seat)];
        text += "seat " + std::to_string(seat) + ": " + std::to_string(board.points) + " =";
        for (std::size_t line = 0; line < lineWords.size(); ++line)
            if (board.lines[line] != 0)
                text += " " + std::string(lineWords[line]) + " " + std::to_string(board.lines[line]);
        text += "\n";
    }
    return text + "winner " + std::to_string(core::index(ranking(cardSet(), state)[0].seat))
        + (ranking(cardSet(), state)[0].winner ? "" : " (nobody)") + "\n";
}

Golden read(const QByteArray& text)
{
    Golden golden;
    for (const QByteArray& line : text.split('\n')) {
        if (line.startsWith("options "))
            golden.options = *readOptions(line.mid(8).toStdString());
        else if (line.startsWith("seed "))
            golden.seed = line.mid(5).toULongLong();
        else if (line.size() > 2 && line[0] >= '0' && line[0] <= '9')
            golden.commands.push_back(line.toStdString());
    }
    return golden;
}

} // namespace

void TestTiletumGolden::goldenGamesReplayWordForWord_data()
{
    QTest::addColumn<Options>("options");
    QTest::addColumn<int>("seed");
    QTest::newRow("two_seats") << Options{.seats = 2} << 11;
    QTest::newRow("four_seats_shuffled") << Options{.seats = 4, .shuffledActions = true} << 12;
    QTest::newRow("solo_two_challenges") << Options{.seats = 1, .challenges = 2} << 13;
}

void TestTiletumGolden::goldenGamesReplayWordForWord()
{
    QFETCH(Options, options);
    QFETCH(int, seed);
    QFile file(QString::fromStdString(sandglass::test::sourceFile("tests/engine/tiletum/golden/"))
        + QTest::currentDataTag() + ".txt");
    if (qEnvironmentVariableIsSet("SANDGLASS_WRITE_GOLDEN")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(play({options, static_cast<core::Seed>(seed), {}}, true)));
        file.close();
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray expected = file.readAll();
    const QByteArray actual = QByteArray::fromStdString(play(read(expected), false));
    const auto expectedLines = expected.split('\n');
    const auto actualLines = actual.split('\n');
    for (qsizetype i = 0; i < std::min(expectedLines.size(), actualLines.size()); ++i)
        if (expectedLines[i] != actualLines[i])
            QFAIL("line " + QByteArray::number(i + 1) + ": expected '" + expectedLines[i] + "', played '"
                + actualLines[i] + "'");
    QCOMPARE(actualLines.size(), expectedLines.size());
    QVERIFY(actual.contains("gameEnded"));
}

void TestTiletumGolden::signatureOfRandomPlay()
{
    core::Hash all = 0;
    for (const Options& options : {Options{.seats = 1, .challenges = 5}, Options{.seats = 2}, Options{.seats = 3},
             Options{.seats = 4, .shuffledActions = true}})
        for (core::Seed seed = 1; seed <= 20; ++seed) {
            State state = *setup(cardSet(), options, seed);
            sandglass::test::RandomPlayer<Game> player(seed);
            while (const auto command = player.choose(cardSet(), state))
                QVERIFY(apply(cardSet(), state, *command));
            all = core::hashText(std::to_string(core::hashOf(state)), all);
        }
    QCOMPARE(QByteArray::number(static_cast<qulonglong>(all), 16),
        QByteArray::number(static_cast<qulonglong>(signature), 16));
}

QTEST_APPLESS_MAIN(TestTiletumGolden)
#include "tst_tiletum_golden.moc"
