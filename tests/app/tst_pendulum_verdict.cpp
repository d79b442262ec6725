// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/language.h"
#include "pendulum/pendulum_end.h"
#include "pendulum/scoring.h"

#include <QtTest/QTest>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::Catalogue;
using app::Language;
using app::PendulumStanding;

namespace {

constexpr int scroll = 14;
const QStringList names{u"Anna"_s, u"Tomáš"_s};

PendulumStanding standing(int seat, bool winner, const QString& reason, const QList<int>& columns, bool legendary)
{
    PendulumStanding one{seat, seat + 1, winner, reason, columns, {}, legendary, legendary ? 1 : 0, 0};
    for (const int column : columns) {
        one.onScroll.append(std::max(0, column - scroll + 1));
        one.points += one.onScroll.last();
    }
    return one;
}

QString said(const QList<PendulumStanding>& standings, int seat, const QString& language = u"en"_s)
{
    // Numbers do not stand at the end of a line without what they count.
    return app::endSentence(standings, scroll, seat, Catalogue(language), names)
        .remove(QChar(0x2060))
        .replace(QChar::Nbsp, u' ');
}

} // namespace

/// What the end says at each seat.
class TestPendulumVerdict : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void whoWinsHearsItAndWhoDoesNotHearsWhatWasMissing()
    {
        const QList<PendulumStanding> end{standing(0, true, u"allOnScroll"_s, {20, 21, 17}, true),
            standing(1, false, u"last"_s, {13, 21, 21}, false)};
        QCOMPARE(said(end, 0), u"You win: all four markers on the scroll, 20 points."_s);
        QCOMPARE(said(end, 1), u"Anna wins with 20 points. You lack 1 power and the legendary achievement point."_s);
        QCOMPARE(said(end, 1, u"cs"_s),
            u"Vyhrává Anna, 20 bodů na svitku. Chybí vám 1 bod moci a bod za legendární úspěch."_s);
    }

    void whoHasAllFourHearsWithHowManyPoints()
    {
        const QList<PendulumStanding> end{standing(0, true, u"mostOnScroll"_s, {20, 21, 17}, true),
            standing(1, false, u"last"_s, {14, 14, 14}, true)};
        QCOMPARE(said(end, 1), u"Anna wins with 20 points. You have 4 points."_s);
    }

    void aTieAndAnEmptyThroneAreExplained()
    {
        const QList<PendulumStanding> tie{
            standing(0, true, u"privilege"_s, {20, 21, 17}, true), standing(1, false, u"last"_s, {20, 21, 17}, true)};
        QCOMPARE(said(tie, 0), u"You win the tie: your privilege is higher."_s);
        QCOMPARE(said(tie, 1), u"Anna wins the tie with the higher privilege."_s);
        const QList<PendulumStanding> nobody{standing(1, false, u"noLegendary"_s, {20, 21, 17}, false),
            standing(0, false, u"last"_s, {10, 10, 10}, false)};
        QCOMPARE(said(nobody, 0), u"Nobody holds the legendary achievement: the throne stays empty."_s);
        QCOMPARE(said(nobody, 0), said(nobody, 1));
    }

    void whatATrackLacksIsCountedToTheScroll()
    {
        const PendulumStanding own = standing(0, false, u"last"_s, {13, 14, 9}, false);
        QCOMPARE(app::shortOf(own, 0, scroll), 1);
        QCOMPARE(app::shortOf(own, 1, scroll), 0);
        QCOMPARE(app::shortOf(own, 2, scroll), 5);
    }

    /// Whatever decides, both sides have a sentence for it in every language.
    void everyReasonIsWorded()
    {
        for (const QString& language : Language::codes())
            for (const auto reason : pendulum::reasonWords) {
                const QString word = QString::fromUtf8(reason.data(), static_cast<qsizetype>(reason.size()));
                if (word == u"last" || word == u"noLegendary")
                    continue;
                // Only markers on the scroll win by those.
                const bool complete = word == u"allOnScroll" || word == u"mostOnScroll";
                const QList<PendulumStanding> end{
                    standing(0, true, word, complete ? QList{20, 21, 17} : QList{13, 13, 13}, true),
                    standing(1, false, u"last"_s, {3, 2, 1}, false)};
                const QString mine = said(end, 0, language);
                const QString theirs = said(end, 1, language);
                QVERIFY2(mine.endsWith(u'.') && !mine.contains(u"pendulum."_s) && mine != theirs, qPrintable(mine));
                QVERIFY2(theirs.contains(u"Anna"_s) && !theirs.contains(u'{'), qPrintable(theirs));
            }
    }
};

QTEST_GUILESS_MAIN(TestPendulumVerdict)
#include "tst_pendulum_verdict.moc"
