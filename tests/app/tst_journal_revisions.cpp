// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/recovery.h"
#include "journal_games.h"
#include "source_file.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtTest/QTest>

using namespace sandglass;
using namespace Qt::StringLiterals;

namespace {

/// One journal of each revision that the rules of a game have had: <game>-<revision>.journal. They were written by the
/// program of that time. Whoever raises a game's revision adds one of the new revision, and changes none of the others.
QDir keptJournals()
{
    return QDir(QString::fromStdString(test::sourceFile("tests/app/journals")));
}

std::string content(const QString& name)
{
    QFile file(keptJournals().filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

/// Matches that were played by former rules: what would come out differently today is refused, and why is said.
class TestJournalRevisions : public QObject {
    Q_OBJECT

    const app::Shelves m_shelves = test::journalGames();

private Q_SLOTS:
    void everyRevisionIsKept()
    {
        QStringList wanted;
        for (const char* game : {"pendulum", "tiletum", "viceroy"})
            for (int revision = 1; revision <= m_shelves.find(game)->revision(); ++revision)
                wanted.append(u"%1-%2.journal"_s.arg(QString::fromLatin1(game)).arg(revision));
        QCOMPARE(keptJournals().entryList({u"*.journal"_s}, QDir::Files, QDir::Name), wanted);
    }

    void whatFormerRulesAllowedIsRefusedAsSuch_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& name : keptJournals().entryList({u"*.journal"_s}, QDir::Files, QDir::Name))
            QTest::newRow(qPrintable(name)) << name;
    }

    void whatFormerRulesAllowedIsRefusedAsSuch()
    {
        QFETCH(QString, file);
        const std::string text = content(file);
        const core::JournalReading reading = core::readJournal(text);
        QVERIFY2(reading.header && reading.damage.empty(), reading.damage.c_str());
        QCOMPARE(QString::fromStdString(reading.header->game), file.section(u'-', 0, 0));
        QCOMPARE(reading.header->revision, file.section(u'-', 1).section(u'.', 0, 0).toInt());
        const core::Shelf& shelf = *m_shelves.find(reading.header->game);
        const auto resumed = shelf.resume(text);
        const app::Recovery recovery = app::recover(keptJournals().filePath(file), m_shelves);
        QStringList told;
        for (const app::Telling& notice : recovery.notices)
            told.append(notice.id());
        if (reading.header->revision == shelf.revision()) {
            QVERIFY2(resumed, resumed ? "" : resumed.error().c_str());
            QVERIFY(recovery.session && recovery.sameFile);
            QCOMPARE(told, QStringList());
            return;
        }
        const std::string sentence = "the journal was played by older rules (revision "
            + std::to_string(reading.header->revision) + ", not " + std::to_string(shelf.revision()) + "); record ";
        QVERIFY2(!resumed && resumed.error().starts_with(sentence), resumed ? "it opens" : resumed.error().c_str());
        // In the program, what still comes out as it did goes on in a file of its own; where that is nothing, it is
        // said.
        QVERIFY(!recovery.session || !recovery.sameFile);
        QVERIFY2(told.contains(u"journal.problem.olderRules"_s) || told.contains(u"journal.notice.otherRules"_s),
            qPrintable(told.join(u' ')));
    }
};

QTEST_GUILESS_MAIN(TestJournalRevisions)
#include "tst_journal_revisions.moc"
