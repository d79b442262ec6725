// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/shelves.h"
#include "headless/run_headless.h"
#include "shell/headless_offers.h"
#include "source_file.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace sandglass;

/// PROTOCOL.md is true: every line that starts with "> " is asked, and the line "< " behind it is the answer.
/// An answer that ends in "…" is compared up to there.
class TestHeadlessProtocol : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyGameIsThere()
    {
        const app::Shelves shelves = app::loadShelves();
        for (const core::Problem& problem : shelves.problems)
            qWarning("%s", core::sentence(problem).c_str());
        QVERIFY(shelves.problems.empty());
        for (const char* game : {"pendulum", "viceroy", "tiletum"})
            QVERIFY2(shelves.find(game), game);
    }

    void theExamplesAreTrue()
    {
        QFile file(QString::fromStdString(test::sourceFile("app/headless/PROTOCOL.md")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const app::Shelves shelves = app::loadShelves();
        app::Headless headless = app::headlessWith(shelves, app::headlessOffers(), app::headlessExplanations());
        QByteArray answer;
        int examples = 0;
        for (const QByteArray& line : file.readAll().split('\n')) {
            if (line.startsWith("> ")) {
                answer = QByteArray::fromStdString(headless.answer(line.mid(2).toStdString()));
            } else if (line.startsWith("< ")) {
                ++examples;
                QByteArray expected = line.mid(2);
                if (expected.endsWith("…")) {
                    expected.chop(QByteArray("…").size());
                    answer.truncate(expected.size());
                }
                QCOMPARE(answer, expected);
            }
        }
        QVERIFY(examples >= 20);
    }

    void aWrongCardSetIsToldAndTheOthersArePlayable()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("viceroy")));
        const app::Shelves shelves = app::loadShelves(folder.path());
        QVERIFY(!shelves.problems.empty());
        QVERIFY(!shelves.find("viceroy"));
        QVERIFY(shelves.find("pendulum"));
    }
};

QTEST_APPLESS_MAIN(TestHeadlessProtocol)
#include "tst_headless_protocol.moc"
