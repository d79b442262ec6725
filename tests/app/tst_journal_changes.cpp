// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "hall/forgetting.h"
#include "hall/hall.h"
#include "journal/replay_room.h"
#include "kept_matches.h"

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;

namespace {

/// As the first version wrote it: absolute times, named values, eight digits a seal.
std::string inFirstFormat(const core::JournalReading& reading)
{
    core::Hash chain = 0;
    std::string text;
    const auto add = [&](const std::string& line) {
        chain = core::hashText(line, chain);
        text += line + " #" + u"%1"_s.arg(quint32(chain & 0xFFFFFFFFu), 8, 16, u'0').toStdString() + "\n";
    };
    const core::JournalHeader& header = *reading.header;
    add("sandglass 1 game=" + header.game + " rules=" + std::to_string(header.revision)
        + " cards=" + u"%1"_s.arg(qulonglong{header.cards}, 16, 16, u'0').toStdString()
        + " seed=" + std::to_string(header.seed) + " grace=" + std::to_string(header.grace));
    add("options " + header.options);
    add("setup " + header.setup);
    for (const core::JournalRecord& record : reading.records) {
        const std::string start = std::to_string(record.time) + " " + std::to_string(record.seat) + " ";
        if (record.kind == core::JournalRecord::Kind::Note)
            add("note " + record.action);
        else if (record.kind == core::JournalRecord::Kind::State)
            add("state " + u"%1"_s.arg(qulonglong{record.hash}, 16, 16, u'0').toStdString());
        else
            add(start + "take coin=" + record.action.substr(record.action.find(' ') + 1));
    }
    return text;
}

} // namespace

/// Journals that become other texts and stay the same matches: names forgotten, older formats, replays of what is left.
class TestJournalChanges : public test::KeptMatches {
    Q_OBJECT

    Host* start(const QString& game = u"coins"_s)
    {
        const QJsonArray people{QJsonObject{{u"name"_s, u"Žofie"_s}, {u"emblem"_s, 3}},
            QJsonObject{{u"name"_s, u"Олег"_s}}, QJsonObject{{u"name"_s, u"Jan"_s}}};
        Host* host = m_matches->start(game, core::Opening{R"({"seats":3})", 7}, people);
        host->resume();
        return host;
    }

    std::string content() const { return readJournalFile(path()).value_or(std::string()); }

private Q_SLOTS:
    void aNameIsForgottenInTheMatchThatIsBeingPlayed()
    {
        Host* host = start();
        QVERIFY(play(host, 0, u"take coin=1"_s));
        QVERIFY(content().contains("Олег"));
        QSignalSpy named(host, &Host::peopleChanged);
        const core::Hash hash = host->session().hash();
        m_matches->forget(u"Олег"_s);
        QCOMPARE(named.size(), 1);
        QCOMPARE(host->names(), (QStringList{u"Žofie"_s, QString(), u"Jan"_s}));
        QTRY_VERIFY(!content().contains("Олег"));
        // The match goes on in the file that took the old one's place, and nobody else can have it.
        QVERIFY(play(host, 1, u"take coin=2"_s));
        QCOMPARE(content(), host->session().journal());
        QVERIFY(!m_matches->folder().remove(file()));
        QCOMPARE(QDir(m_folder->path()).entryList({u"*.new"_s}).size(), 0);
        m_matches.reset();
        reopen();
        Host* again = m_matches->resume(file());
        QVERIFY(again);
        QVERIFY(m_matches->notices().isEmpty());
        QVERIFY(again->session().hash() != hash);
        QCOMPARE(again->names(), (QStringList{u"Žofie"_s, QString(), u"Jan"_s}));
    }

    void aNameIsForgottenAlsoWhereItWasTypedHalfway()
    {
        Host* host = start();
        QJsonArray people = host->people();
        for (const QString& name : {u"Ja"_s, u"Jana"_s, u"Eva"_s}) {
            people.replace(1, QJsonObject{{u"name"_s, name}});
            host->setPeople(people);
        }
        m_matches->forget(u"Jana"_s);
        QTRY_VERIFY(!content().empty() && !content().contains("Jana"));
        QVERIFY(!content().contains("\"Ja\""));
        // Whoever sits there now has another name, and at another seat the beginning is somebody's whole name.
        QCOMPARE(host->names(), (QStringList{u"Žofie"_s, u"Eva"_s, u"Jan"_s}));
        leave();
        QCOMPARE(forgetInJournals(m_matches->folder(), u"Jana"_s).changed, 0);
        QCOMPARE(forgetInJournals(m_matches->folder(), u"Олег"_s).changed, 1);
        QVERIFY(!content().contains("Олег"));
    }

    void aNameIsForgottenWhenTheDiskCanAndUntilThenNothingIsLost()
    {
        Host* host = start();
        QVERIFY(play(host, 0, u"take coin=1"_s));
        const std::string before = content();
        m_disk->writeError = m_disk->openError = EROFS;
        m_matches->forget(u"Олег"_s);
        QVERIFY(play(host, 1, u"take coin=2"_s));
        QTRY_COMPARE(host->warning(), u"journal.warning.readOnly"_s);
        QCOMPARE(content(), before);
        m_disk->writeError = m_disk->openError = 0;
        QTRY_COMPARE(host->warning(), QString());
        QCOMPARE(content(), host->session().journal());
        QVERIFY(!content().contains("Олег"));
    }

    void aNameInAnotherProgramsMatchIsForgottenWhenItIsFree()
    {
        const Shelves shelves = test::journalGames();
        Host* host = start();
        QVERIFY(play(host, 0, u"take coin=1"_s));
        Hall hall({.journals = m_matches->folder()});
        QSignalSpy figured(&hall, &Hall::figuresChanged);
        hall.forget(u"Олег"_s);
        hall.ask(u"coins"_s);
        QVERIFY(figured.wait());
        QVERIFY(content().contains("Олег"));
        leave();
        hall.collect(shelves);
        hall.ask(u"coins"_s);
        QVERIFY(figured.wait());
        QVERIFY(!content().contains("Олег"));
        QVERIFY(m_matches->resume(file()));
    }

    void anOlderFormatGoesOnInAFileOfItsOwn()
    {
        Host* host = start();
        for (const int coin : {1, 2, 3}) {
            m_clock.advance(100);
            QVERIFY(play(host, 0, u"take coin=%1"_s.arg(coin)));
        }
        const core::Hash hash = host->session().hash();
        leave();
        const QString oldPath = path();
        const std::string old = inFirstFormat(core::readJournal(content()));
        QVERIFY(replaceFile(oldPath, old));
        Host* again = m_matches->resume(file());
        QVERIFY(again);
        QCOMPARE(m_matches->notices().size(), 1);
        QCOMPARE(m_matches->notices()[0].id(), u"journal.notice.olderFormat"_s);
        QCOMPARE(again->session().hash(), hash);
        QCOMPARE(again->now(), 300);
        leave();
        QCOMPARE(m_matches->folder().files().size(), 2);
        QCOMPARE(readJournalFile(oldPath).value(), old);
    }

    void sandTimersComeBackAsTheyWere()
    {
        Host* host = start(u"pendulum"_s);
        test::TextPlayer player(3);
        // Until sand runs, and will for a while.
        const auto runsOut = [&] { return host->session().wakeTime(host->now()).value_or(0); };
        for (int move = 0; move < 60 || runsOut() < host->now() + 5000; ++move) {
            QVERIFY(move < 1000);
            const auto choice = player.choose(host->session(), host->now());
            QVERIFY(choice);
            m_clock.advance(choice->time - host->now() + player.random().below(900));
            // Where time has made another thing of it meanwhile, the next one is drawn.
            QSignalSpy refused(host, &Host::refused);
            QVERIFY(play(host, choice->seat, QString::fromStdString(choice->action)) || !refused.isEmpty());
        }
        m_clock.advance((runsOut() - host->now()) / 2 + 7);
        const core::Millis lastBeat = host->now();
        QTRY_COMPARE_GE(readClock(path()).value_or(0), lastBeat - 25);
        const std::string journal = content(); // what a kill leaves: no farewell
        QFile clock(clockPath(path()));
        QVERIFY(clock.open(QIODevice::ReadOnly));
        const std::string beat = clock.readAll().toStdString();
        const std::string state = host->session().describeState();
        const auto wake = host->session().wakeTime(lastBeat);
        const core::Millis now = host->now();
        leave();
        QVERIFY(replaceFile(path(), journal) && replaceFile(clockPath(path()), beat));
        reopen();
        Host* again = m_matches->resume(m_matches->interrupted());
        QVERIFY(again && again->paused());
        QVERIFY2(now - again->now() >= 0 && now - again->now() <= 25, qPrintable(QString::number(now - again->now())));
        QCOMPARE(again->session().describeState(), state);
        QCOMPARE(again->session().wakeTime(again->now()), wake);
    }

    void whatIsWatchedAgainCanBeContinuedAndTakenHome()
    {
        Host* host = start();
        for (const int coin : {1, 2, 3})
            QVERIFY(play(host, 0, u"take coin=%1"_s.arg(coin)));
        leave();
        // The last line is torn: what is before it can still be watched, and that is said.
        const std::string whole = content();
        QVERIFY(replaceFile(path(), whole.substr(0, whole.find("take 3") + 3)));
        ReplayRoom room(
            std::make_unique<HandClock>(), {m_folder->filePath(u"texts"_s), m_folder->filePath(u"pictures"_s)});
        room.setProperty("matches", QVariant::fromValue(m_matches.get()));
        QVERIFY(room.open(file()));
        QCOMPARE(room.notices().size(), 1);
        QCOMPARE(room.notices()[0].id(), u"journal.notice.torn"_s);
        QCOMPARE(room.replay()->steps(), 2);
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"coins.event.took"_s));
        const Catalogue words(u"en"_s);
        const QString first = room.saveLog(&words);
        const QString second = room.saveLog(&words);
        QVERIFY(QFile::exists(first) && QFile::exists(second) && first != second);
        QVERIFY(room.newPicture().startsWith(m_folder->filePath(u"pictures"_s)));
        room.replay()->jump(1);
        Host* branch = room.continueFromHere();
        QVERIFY(branch && branch == m_matches->current());
        branch->resume();
        QVERIFY(branch->legal(0).contains(u"take coin=2"_s) && !branch->legal(0).contains(u"take coin=1"_s));
        room.close();
        QVERIFY(!room.replay());
        QVERIFY(!room.open(u"nothing.journal"_s));
        QCOMPARE(room.notices()[0].id(), u"journal.problem.unreadable"_s);
    }
};

QTEST_GUILESS_MAIN(TestJournalChanges)
#include "tst_journal_changes.moc"
