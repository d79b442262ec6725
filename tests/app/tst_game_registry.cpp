// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/game_registry.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass::app;

namespace {

GameEntry game(const char* id, const char* nameId = "")
{
    GameEntry entry;
    entry.id = QLatin1String(id);
    entry.nameId = QLatin1String(nameId);
    return entry;
}

} // namespace

class TestGameRegistry : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gamesKeepTheOrderInWhichTheyCame()
    {
        GameRegistry registry;
        QSignalSpy spy(&registry, &GameRegistry::gamesChanged);
        registry.add(game("one"));
        registry.add(game("two"));
        QCOMPARE(registry.games().size(), 2);
        QCOMPARE(registry.games().first().id, QStringLiteral("one"));
        QCOMPARE(spy.count(), 2);
    }

    void gameThatComesAgainTakesItsOwnPlace()
    {
        GameRegistry registry;
        registry.add(game("one", "old"));
        registry.add(game("two"));
        registry.add(game("one", "new"));
        QCOMPARE(registry.games().size(), 2);
        QCOMPARE(registry.games().first().nameId, QStringLiteral("new"));
    }

    void gameWithoutItsCardsIsNotOffered()
    {
        GameRegistry registry;
        registry.add(game("one"));
        registry.add(game("two"));
        QSignalSpy spy(&registry, &GameRegistry::gamesChanged);
        registry.keepOnly({QStringLiteral("two"), QStringLiteral("three")});
        QCOMPARE(registry.games().size(), 1);
        QCOMPARE(registry.games().first().id, QStringLiteral("two"));
        QCOMPARE(spy.count(), 1);
        registry.keepOnly({QStringLiteral("two")});
        QCOMPARE(spy.count(), 1);
    }

    void onlyMatchesOfKnownGamesCanBeContinued()
    {
        GameRegistry registry;
        registry.add(game("one"));
        registry.setUnfinished(
            {{QStringLiteral("lost"), QStringLiteral("a")}, {QStringLiteral("one"), QStringLiteral("b")}});
        QCOMPARE(registry.unfinished(), (QList<UnfinishedMatch>{{QStringLiteral("one"), QStringLiteral("b")}}));
    }
};

QTEST_GUILESS_MAIN(TestGameRegistry)
#include "tst_game_registry.moc"
