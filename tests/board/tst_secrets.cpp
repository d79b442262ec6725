// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two matches that nobody at the table can tell apart are told in one way: line by line, watched again, in their
// ranking and their points. What is hidden may differ between them as it likes.
#include "board/board_stage.h"
#include "games/shelves.h"
#include "journal/replay.h"

#include <QtGui/QGuiApplication>
#include <QtTest/QTest>

#include <algorithm>
#include <optional>

using namespace sandglass;
using namespace Qt::StringLiterals;
using test::Board;

namespace {

struct Wish {
    core::Seat seat;
    core::Millis time;
    std::string action;
};

std::string openingOf(const Board& board)
{
    return board.game == std::string_view("pendulum") ? R"({"seats":3,"untimed":[1,2,3,4]})" : R"({"seats":3})";
}

const std::string& anyOf(const std::vector<std::string>& list, core::Random& random)
{
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

/// Whoever can do something does anything; time goes on where nobody can.
std::optional<Wish> anyWish(const core::Session& session, core::Millis now, core::Random& random)
{
    for (;;) {
        const auto first = static_cast<int>(random.below(static_cast<std::uint32_t>(session.seats())));
        for (int i = 0; i < session.seats(); ++i) {
            const core::Seat seat = core::seatAt((first + i) % session.seats());
            if (const auto actions = session.legal(seat, now); !actions.empty())
                return Wish{seat, now, anyOf(actions, random)};
        }
        const auto wake = session.wakeTime(now);
        if (!wake || *wake <= now)
            return std::nullopt;
        now = *wake;
    }
}

bool isDone(core::Session& session, const Wish& wish)
{
    const auto answer = session.submit(wish.seat, wish.time, wish.action);
    return answer && !answer->refusal;
}

bool looksAlike(const core::Session& one, const core::Session& other, core::Seat viewer)
{
    return one.describeView(viewer) == other.describeView(viewer);
}

QList<app::Telling> told(const core::Session& session, core::Seat viewer)
{
    return app::tellings(session.eventsSeenBy(viewer));
}

QList<QList<qint64>> pointsSeenByAll(const core::Session& session)
{
    QList<QList<qint64>> all;
    for (int seat = 0; seat < session.seats(); ++seat) {
        QList<qint64> lines;
        for (const auto& line : session.scoreSeenBy(core::nobody, core::seatAt(seat)))
            lines.append(line.points);
        all.append(lines);
    }
    return all;
}

/// All that a replay shows of the match's last step to whoever is not of the match.
struct Watched {
    QString log;
    QVariantList marks;
    QVariantList standings;
    QString state;
    qint64 length;

    bool operator==(const Watched&) const = default;
};

Watched watched(const core::Session& session, const core::Shelf& shelf, const app::Catalogue& words)
{
    app::HandClock clock;
    const auto replay = app::Replay::open(clock, shelf, session.journal()).value();
    replay->jump(replay->steps());
    return {replay->logText(&words), replay->marks(), replay->standings(), replay->describe(), replay->length()};
}

constexpr int longestMatch = 600; // moves

} // namespace

class TestSecrets : public QObject {
    Q_OBJECT

    const app::Catalogue m_words{u"en"_s};

    /// How many ways of doing something else, that nobody could have seen, were found in some matches; all told alike.
    int secretsKept(const Board& board, const core::Shelf& shelf, int matches)
    {
        int found = 0;
        for (core::Seed seed = 1; seed <= static_cast<core::Seed>(matches); ++seed) {
            core::Random random(seed);
            const auto session = shelf.open({openingOf(board), seed}).value();
            core::Millis now = 0;
            for (int move = 0; move < longestMatch && !session->isOver(); ++move) {
                const auto wish = anyWish(*session, now, random);
                if (!wish)
                    break;
                now = wish->time;
                const Wish instead{wish->seat, now, anyOf(session->legal(wish->seat, now), random)};
                found += instead.action != wish->action && isToldAlike(shelf, *session, *wish, instead);
                if (QTest::currentTestFailed())
                    return found;
                isDone(*session, *wish);
            }
        }
        return found;
    }

    /// Whether the two wishes differ in what is hidden alone; then everything that is told of them is compared.
    bool isToldAlike(const core::Shelf& shelf, const core::Session& match, const Wish& wish, const Wish& instead)
    {
        const auto one = shelf.resume(match.journal()).value();
        const auto other = shelf.resume(match.journal()).value();
        if (!isDone(*one, wish) || !isDone(*other, instead) || one->isOver() || one->hash() == other->hash()
            || !looksAlike(*one, *other, core::nobody))
            return false;
        compare(shelf, *one, *other, u"%1 or %2"_s.arg(wish.action.c_str(), instead.action.c_str()));
        return true;
    }

    void compare(const core::Shelf& shelf, const core::Session& one, const core::Session& other, const QString& what)
    {
        for (int viewer = -1; viewer < one.seats(); ++viewer) {
            const core::Seat seat = viewer < 0 ? core::nobody : core::seatAt(viewer);
            QVERIFY2(!looksAlike(one, other, seat) || told(one, seat) == told(other, seat), qPrintable(what));
        }
        QCOMPARE(pointsSeenByAll(one), pointsSeenByAll(other));
        const Watched first = watched(one, shelf, m_words);
        const Watched second = watched(other, shelf, m_words);
        QCOMPARE(first.log, second.log);
        QVERIFY2(first == second, qPrintable(what));
    }

private Q_SLOTS:
    void whatNobodySawIsToldByNoLogAndNoReplay_data() { test::eachBoard(); }
    void whatNobodySawIsToldByNoLogAndNoReplay()
    {
        const Board& board = test::boardOfRow();
        const auto shelf = app::loadShelf(QString::fromLatin1(board.game));
        const int found = secretsKept(board, *shelf, 2);
        QVERIFY(!board.secretChoices || found >= 20);
    }

    /// Decks and hands, which nobody chose.
    void whatLiesHiddenIsNotToldWhenSomethingHappens_data() { test::eachBoard(); }
    void whatLiesHiddenIsNotToldWhenSomethingHappens()
    {
        const Board& board = test::boardOfRow();
        const auto shelf = app::loadShelf(QString::fromLatin1(board.game));
        const auto session = shelf->open({openingOf(board), 7}).value();
        core::Random random(9);
        core::Millis now = 0;
        int compared = 0;
        for (int move = 0; move < longestMatch && !session->isOver(); ++move) {
            const auto wish = anyWish(*session, now, random);
            if (!wish)
                break;
            now = wish->time;
            const auto one = board.imagined(*session, random);
            const auto other = board.imagined(*session, random);
            if (isDone(*one, *wish) && isDone(*other, *wish) && looksAlike(*one, *other, core::nobody)
                && one->hash() != other->hash()) {
                QVERIFY2(told(*one, core::nobody) == told(*other, core::nobody), wish->action.c_str());
                QCOMPARE(pointsSeenByAll(*one), pointsSeenByAll(*other));
                ++compared;
            }
            isDone(*session, *wish);
        }
        QVERIFY2(compared >= 20, qPrintable(QString::number(compared)));
    }
};

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    TestSecrets test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_secrets.moc"
