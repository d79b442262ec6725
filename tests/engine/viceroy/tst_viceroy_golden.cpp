// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_data.h"
#include "golden_game.h"
#include "random_player.h"
#include "source_file.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtTest/QTest>

using namespace sandglass;
using test::viceroyCards;

namespace {

const QString folder = QString::fromStdString(test::sourceFile("tests/engine/viceroy/golden/"));

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const std::string& text)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(text.data(), static_cast<qint64>(text.size()));
}

/// One number for the behaviour of the whole game: everything that is told in random games of every kind. It does not
/// depend on how a state is laid out. A change of this number is, by definition, a change of the rules.
core::Hash signature()
{
    core::Hash hash = 0;
    for (const viceroy::Options options :
        {viceroy::Options{1, 1}, {1, 2}, {1, 3}, {2, 0}, {2, 1}, {2, 2}, {3, 0}, {3, 1}, {4, 0}})
        for (core::Seed seed = 1; seed <= 20; ++seed) {
            auto state = viceroy::setup(viceroyCards(), options, seed).value();
            test::RandomPlayer<viceroy::Game> player(seed);
            while (const auto command = player.choose(viceroyCards(), state)) {
                const auto events = viceroy::apply(viceroyCards(), state, *command);
                for (const viceroy::Event& event : *events)
                    hash = core::hashBytes(std::as_bytes(std::span(&event, 1)), hash);
            }
            for (int i = 0; i < state.seats; ++i) {
                const int total = viceroy::scoreOf(viceroyCards(), state, core::seatAt(i)).total;
                hash = core::hashBytes(std::as_bytes(std::span(&total, 1)), hash);
            }
        }
    return hash;
}

} // namespace

/// Whole games, told the same as ever. After a wanted change of the rules, SANDGLASS_WRITE_GOLDEN=1 writes the files
/// anew, and the difference is what to review.
class TestViceroyGolden : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!qEnvironmentVariableIsSet("SANDGLASS_WRITE_GOLDEN"))
            return;
        QDir().mkpath(folder);
        const auto& cards = viceroyCards();
        const auto game = [&](const char* name, const viceroy::Options& options, core::Seed seed) {
            write(folder + name + ".txt", test::writeGolden(cards, test::playSteadily(cards, options, seed)));
        };
        game("alone", {1, 1}, 11);
        game("two", {2, 0}, 22);
        game("two_and_two_virtual", {2, 2}, 24);
        game("three_and_one_virtual", {3, 1}, 31);
        game("four", {4, 0}, 44);
        write(folder + "signature", QString::number(signature(), 16).toStdString() + "\n");
    }

    void goldenGamesAreToldTheSame_data()
    {
        QTest::addColumn<QString>("name");
        const QStringList names = QDir(folder).entryList({"*.txt"});
        QVERIFY(names.size() >= 5);
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << name;
    }
    void goldenGamesAreToldTheSame()
    {
        QFETCH(QString, name);
        const QByteArray golden = contents(folder + name);
        const auto game = test::readGolden(viceroyCards(), golden.toStdString());
        QVERIFY(game);
        const QStringList expected = QString::fromUtf8(golden).split('\n');
        const QStringList now = QString::fromStdString(test::writeGolden(viceroyCards(), *game)).split('\n');
        for (qsizetype line = 0; line < std::min(expected.size(), now.size()); ++line)
            QVERIFY2(now[line] == expected[line],
                qPrintable(QString("line %1: '%2', now '%3'").arg(line + 1).arg(expected[line], now[line])));
        QCOMPARE(now.size(), expected.size());
    }

    void theSignatureIsTheSame()
    {
        const QByteArray expected = contents(folder + "signature").trimmed();
        QVERIFY(!expected.isEmpty());
        QCOMPARE(QByteArray::number(signature(), 16), expected);
    }
};

QTEST_APPLESS_MAIN(TestViceroyGolden)
#include "tst_viceroy_golden.moc"
