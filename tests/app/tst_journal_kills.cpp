// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/journal_folder.h"
#include "journal/recovery.h"
#include "journal_games.h"

#include <QtCore/QProcess>
#include <QtCore/QRandomGenerator>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;

/// A program that plays is killed at any moment, again and again, and goes on with what it left. Nothing that it had
/// acknowledged may be missing, and every file must go on.
class TestJournalKills : public QObject {
    Q_OBJECT

    const Shelves m_shelves = test::journalGames();

    struct Acknowledged {
        QString file;
        std::size_t bytes = 0;
        core::Hash hash = 0;
    };

    /// Plays until so many commands are acknowledged, is killed, and tells the last of them.
    static Acknowledged playAndKill(const QString& folder, const QStringList& who, int seed, int commands)
    {
        QProcess player;
        player.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        player.start(
            QStringLiteral(JOURNAL_PLAYER), QStringList{folder, who[0], QString::number(seed)} + who.sliced(1));
        QByteArray output;
        while (output.count('\n') < commands && player.waitForReadyRead(30'000))
            output += player.readAllStandardOutput();
        player.kill();
        player.waitForFinished();
        output += player.readAllStandardOutput();
        const qsizetype end = output.lastIndexOf('\n');
        const QList<QByteArray> words = output.left(end).split('\n').last().split(' ');
        if (words.size() != 3)
            return {};
        return {QString::fromUtf8(words[0]), words[1].toULongLong(), words[2].toULongLong(nullptr, 16)};
    }

    void verifyKept(const QString& folder, const Acknowledged& last)
    {
        const QString path = folder + u'/' + last.file;
        const auto text = readJournalFile(path);
        QVERIFY(text);
        QVERIFY2(text->size() >= last.bytes, "an acknowledged command is not in the file");
        const core::JournalReading reading = core::readJournal(std::string_view(*text).substr(0, last.bytes));
        QCOMPARE(reading.damage, std::string());
        const core::Shelf* shelf = m_shelves.find(reading.header->game);
        const auto then = shelf->resume(text->substr(0, last.bytes));
        QVERIFY2(then, then ? "" : then.error().c_str());
        QCOMPARE((*then)->hash(), last.hash);
        const Recovery now = recover(path, m_shelves);
        QVERIFY(now.session);
        for (const Telling& notice : now.notices)
            QCOMPARE(notice.word, u"torn"_s);
        QVERIFY(now.goodBytes >= last.bytes);
        QVERIFY(now.sameFile);
    }

private Q_SLOTS:
    void nothingAcknowledgedIsLost()
    {
        const bool soak = qEnvironmentVariableIsSet("SANDGLASS_SOAK");
        const int kills = soak ? 500 : 24;
        const QList<QStringList> players{{u"pendulum"_s, u"bots"_s}, {u"coins"_s}, {u"pendulum"_s}};
        const QTemporaryDir folder;
        QRandomGenerator random(20261116);
        qint64 commands = 0;
        for (int kill = 0; kill < kills; ++kill) {
            const QStringList who = players[kill % players.size()];
            const QString place = folder.filePath(who.join(u'-'));
            const int until = 1 + random.bounded(300);
            const Acknowledged last = playAndKill(place, who, kill + 1, until);
            QVERIFY2(!last.file.isEmpty(), "the player did not play");
            commands += until;
            verifyKept(place, last);
            if (QTest::currentTestFailed())
                return;
        }
        qInfo("%d kills, at least %lld commands acknowledged, none lost", kills, commands);
        int files = 0;
        for (const QStringList& who : players) {
            const JournalFolder journals(folder.filePath(who.join(u'-')));
            for (const QString& file : journals.files()) {
                QVERIFY2(recover(journals.pathOf(file), m_shelves).session, qPrintable(file));
                ++files;
            }
        }
        qInfo("%d files, all can be continued", files);
    }
};

QTEST_GUILESS_MAIN(TestJournalKills)
#include "tst_journal_kills.moc"
