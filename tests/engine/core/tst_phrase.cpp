// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "coins.h"

#include "core/verdict.h"

#include <QtTest/QTest>

using namespace sandglass;
using coins::Refusal;
using core::say;

/// Phrases and verdicts: what actions, events and refusals are made of.
class TestPhrase : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersStandInTheirOrderAndTheRestIsNothing()
    {
        using Numbers = std::array<std::int16_t, 4>;
        QCOMPARE(say(Refusal::CoinTaken, 7, core::none, core::hidden, -32768).args, (Numbers{7, -1, -2, -32768}));
        QCOMPARE(say(Refusal::CoinTaken, 32767, core::seatAt(4)).args, (Numbers{32767, 4, 0, 0}));
        QCOMPARE(say(Refusal::BellIsWarm).args, (Numbers{}));
        QCOMPARE(say(Refusal::BellIsWarm).code, Refusal::BellIsWarm);
        static_assert(say(Refusal::CoinTaken, -3).args[0] == -3); // at compile time, too
    }

    void aVerdictIsAReasonOrNothing()
    {
        const core::Verdict<Refusal> fine = std::nullopt;
        QVERIFY(!fine && !fine.has_value());
        const auto reason = say(Refusal::NoSuchCoin, -1, 2, -3, 4); // the first code, which is 0
        const core::Verdict<Refusal> no = reason;
        QVERIFY(no && no.has_value());
        QCOMPARE(*no, reason);
    }
};

QTEST_APPLESS_MAIN(TestPhrase)
#include "tst_phrase.moc"
