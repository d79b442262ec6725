// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is said and asked at a seat covers nothing that is played, wherever a match stands.
#include "support/strict_messages.h"
#include "touch/pendulum_table.h"

#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::PendulumSeat;
using test::pendulumMoment;
using Table = test::PendulumTable;

namespace {

/// Everything on a table that somebody reads or touches while others are asked.
class Played {
public:
    Played(Table& table, int seats)
        : m_table(table)
        , m_seats(seats)
    {
        for (int area = 0; area < 3; ++area)
            m_shared.append(table.stage.find(u"glass %1"_s.arg(area)));
        for (int spot = 0; spot < 48; ++spot)
            if (QQuickItem* there = table.stage.find(u"spot %1"_s.arg(spot)))
                m_shared.append(there);
        for (int place = 0; place < seats; ++place)
            m_shared.append(table.stage.find(u"privilege %1"_s.arg(place)));
        for (int source = 0; source < 5; ++source)
            m_shared.append(table.stage.find(u"province %1"_s.arg(source)));
        m_shared.append(table.stage.find(u"achievement"_s));
        for (int seat = 0; seat < seats; ++seat) {
            QQuickItem* mat = table.mat(seat);
            m_mats.append(mat);
            m_voices.append(Voice{table.words(seat), table.tray(seat)});
            for (int stock = 0; stock < 4; ++stock)
                m_shared.append(table.stage.find(u"counter %1"_s.arg(stock), mat));
            for (const auto& button : {u"achieve"_s, u"refill"_s, u"finish"_s, u"pause"_s, u"discard"_s})
                m_shared.append(table.stage.find(button, mat));
            for (int worker = 0; worker < 5; ++worker)
                m_shared.append(table.stage.find(u"worker %1 %2"_s.arg(seat).arg(worker)));
        }
    }

    /// What is covered by what, or nothing.
    QString covered() const
    {
        for (int seat = 0; seat < m_seats; ++seat) {
            const auto& [words, leaf] = m_voices[seat];
            if (leaf->isVisible())
                if (const QString under = below(*leaf, seat); !under.isEmpty())
                    return u"leaf of seat %1 (%2) over %3"_s.arg(seat).arg(m_table.seat(seat).decision(), under);
            if (words->isVisible())
                if (const QString under = below(*words, -1); !under.isEmpty())
                    return u"words of seat %1 over %2"_s.arg(seat).arg(under);
        }
        return {};
    }

    bool asksSomebody() const
    {
        return std::ranges::any_of(m_voices, [](const Voice& voice) { return voice.leaf->isVisible(); });
    }

private:
    struct Voice {
        QQuickItem* words;
        QQuickItem* leaf;
    };

    static QRectF onTable(const QQuickItem& item)
    {
        return item.mapRectToScene(item.boundingRect()).adjusted(1, 1, -1, -1);
    }

    QString below(const QQuickItem& cover, int owner) const
    {
        const QRectF rect = onTable(cover);
        for (const QQuickItem* item : m_shared)
            if (item->isVisible() && onTable(*item).intersects(rect))
                return item->objectName();
        for (int seat = 0; seat < m_seats; ++seat)
            if (seat != owner && onTable(*m_mats[seat]).intersects(rect))
                return m_mats[seat]->objectName();
        return {};
    }

    Table& m_table;
    int m_seats;
    QList<QQuickItem*> m_shared;
    QList<QQuickItem*> m_mats;
    QList<Voice> m_voices;
};

} // namespace

class TestPendulumCovers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::watchMessages(); }

    void nothingPlayedIsCoveredWhereverAMatchStands_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("letters");
        QTest::addColumn<bool>("leftHanded");
        const QList<std::pair<const char*, QSize>> sizes{
            {"720p", {1280, 720}}, {"1080p", {1920, 1080}}, {"4K", {3840, 2160}}};
        for (const int seats : {2, 3, 4, 5})
            for (const auto& [name, size] : sizes)
                for (const double letters : {1.0, 1.25, 1.5})
                    QTest::addRow("%d seats, %s, letters %.2f", seats, name, letters)
                        << seats << size << letters << false;
        QTest::addRow("5 seats, 720p, letters 1.50, left hands") << 5 << QSize(1280, 720) << 1.5 << true;
    }

    void nothingPlayedIsCoveredWhereverAMatchStands()
    {
        QFETCH(int, seats);
        QFETCH(QSize, size);
        QFETCH(double, letters);
        QFETCH(bool, leftHanded);
        Table table(pendulumMoment(seats, "opening", {{u"leftHanded"_s, leftHanded}}), size);
        QObject* theme = table.stage.view().engine()->singletonInstance<QObject*>("Sandglass.Components", "Theme");
        theme->setProperty("textSize", letters);
        const Played played(table, seats);
        int positions = 0;
        int asked = 0;
        for (int seed = 1; positions < 150; ++seed) {
            table.match().startAnew(seed);
            for (int step = 0; step < 120 && table.match().step(); ++step) {
                table.match().wait(400);
                if (table.model().isOver())
                    break;
                // Now and then everybody has just been told the longest sentences that there are.
                if (step % 10 == 3)
                    for (int seat = 0; seat < seats; ++seat)
                        table.seat(seat).refuse(
                            app::telling({"pendulum", "refusal", "notNow", {{"phase", "phase", "playing", true}}}));
                if (const QString covered = played.covered(); !covered.isEmpty())
                    QFAIL(qPrintable(u"seed %1, step %2: %3"_s.arg(seed).arg(step).arg(covered)));
                asked += played.asksSomebody() ? 1 : 0;
                ++positions;
            }
        }
        theme->setProperty("textSize", 1.0);
        QVERIFY(asked > 20);
    }

    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }
};

int main(int argc, char** argv)
{
    // Where there is no graphics card, its stand-in takes most of the time; how it looks is not what is asked here.
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    TestPendulumCovers test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}
#include "tst_pendulum_covers.moc"
