// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"

#include <QtTest/QTest>

#include <algorithm>
#include <array>
#include <numeric>

using sandglass::core::Random;

class TestRandom : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSameOnEveryMachine()
    {
        Random random(42);
        QCOMPARE(random.next(), 0xbdd732262feb6e95u);
        QCOMPARE(random.next(), 0x28efe333b266f103u);
    }

    void staysBelowItsBoundAndReachesEveryNumber()
    {
        Random random(7);
        std::array<int, 6> seen{};
        for (int i = 0; i < 6000; ++i)
            ++seen.at(random.below(6));
        QVERIFY(std::ranges::all_of(seen, [](int times) { return times > 850 && times < 1150; }));
    }

    void shuffleKeepsEveryCard()
    {
        Random random(1);
        std::array<int, 56> deck{};
        std::iota(deck.begin(), deck.end(), 0);
        const auto sorted = deck;
        random.shuffle(deck);
        QVERIFY(deck != sorted);
        std::ranges::sort(deck);
        QCOMPARE(deck, sorted);
    }
};

QTEST_APPLESS_MAIN(TestRandom)
#include "tst_random.moc"
