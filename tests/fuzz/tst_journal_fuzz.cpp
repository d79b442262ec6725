// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/journal_folder.h"
#include "journal/journal_summary.h"
#include "journal/recovery.h"
#include "journal/replay.h"
#include "journal_games.h"
#include "journal_mutations.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <map>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;

/// Journals that something happened to: none may crash the program, hang it, or be taken for what it is not.
class TestJournalFuzz : public QObject {
    Q_OBJECT

    const Shelves m_shelves = test::journalGames();
    const QTemporaryDir m_folder;

    struct Original {
        std::string text;
        std::map<std::size_t, core::Hash> hashes; ///< by the number of bytes up to each line's end
    };

    /// A match, and its state's hash after each line.
    Original original(const std::string& game, core::Seed seed, int moves) const
    {
        const core::Shelf* shelf = m_shelves.find(game);
        Original result{test::playedMatch(*shelf, seed, moves)->journal(), {}};
        const core::JournalReading reading = core::readJournal(result.text);
        std::size_t at = 0;
        for (int header = 0; header < 3; ++header)
            at = result.text.find('\n', at) + 1;
        for (std::size_t records = 0; records <= reading.records.size(); ++records) {
            result.hashes[at] = (*shelf->resume(result.text, records))->hash();
            at = result.text.find('\n', at) + 1;
        }
        return result;
    }

    void write(const QString& path, const std::string& text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text.data(), static_cast<qint64>(text.size())), static_cast<qint64>(text.size()));
    }

    void verifySound(const Original& original, const std::string& changed, int kind, const Recovery& recovery)
    {
        if (!recovery.session) {
            QVERIFY2(!recovery.notices.isEmpty(), "nothing came of it, and nothing was said");
            return;
        }
        // What goes on can itself be taken up again, and is then the same.
        const auto again = m_shelves.find(recovery.session->game())->resume(recovery.session->journal());
        QVERIFY2(again, again ? "" : again.error().c_str());
        QCOMPARE((*again)->hash(), recovery.session->hash());
        if (kind >= test::JournalMutations::firstSealed)
            return;
        // Behind broken seals nothing is believed: it is a moment of the match as it was, and the loss is said.
        const auto moment = original.hashes.find(recovery.goodBytes);
        QVERIFY2(moment != original.hashes.end(), "what was kept does not end where a line ended");
        QCOMPARE(recovery.session->hash(), moment->second);
        if (recovery.goodBytes < changed.size())
            QVERIFY2(!recovery.notices.isEmpty(), "something was lost, and nothing was said");
    }

    void tryAll(const Original& original, int mutations, core::Seed seed)
    {
        test::JournalMutations mutation(seed);
        HandClock clock;
        const QString path = m_folder.filePath(u"changed.journal"_s);
        qint64 slowest = 0;
        int continued = 0;
        for (int i = 0; i < mutations; ++i) {
            const int kind = i % test::JournalMutations::kinds;
            const std::string changed = mutation.mutate(original.text, kind);
            QElapsedTimer time;
            time.start();
            write(path, changed);
            const Recovery recovery = recover(path, m_shelves);
            (void)summarise(path);
            if (recovery.session && i % 5 == 0)
                QVERIFY(Replay::open(clock, *m_shelves.find(recovery.session->game()), recovery.session->journal()));
            slowest = std::max(slowest, time.elapsed());
            verifySound(original, changed, kind, recovery);
            if (QTest::currentTestFailed()) {
                qWarning("mutation %d of kind %d, seed %llu", i, kind, static_cast<unsigned long long>(seed));
                return;
            }
            continued += recovery.session ? 1 : 0;
        }
        qInfo("%d mutated journals, %d of them continued, the slowest %lld ms", mutations, continued, slowest);
        QCOMPARE_LT(slowest, 10'000);
    }

private Q_SLOTS:
    void noMutationCrashesHangsOrDeceives_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("moves");
        QTest::newRow("coins") << u"coins"_s << 40;
        QTest::newRow("pendulum") << u"pendulum"_s << 90;
        QTest::newRow("viceroy") << u"viceroy"_s << 60;
        QTest::newRow("tiletum") << u"tiletum"_s << 60;
    }

    void noMutationCrashesHangsOrDeceives()
    {
        QFETCH(QString, game);
        QFETCH(int, moves);
        const int mutations = qEnvironmentVariableIsSet("SANDGLASS_SOAK") ? 10'000 : 1'000;
        for (core::Seed seed = 1; seed <= 4 && !QTest::currentTestFailed(); ++seed)
            tryAll(original(game.toStdString(), seed, moves), mutations / 4, seed);
    }
};

QTEST_GUILESS_MAIN(TestJournalFuzz)
#include "tst_journal_fuzz.moc"
