// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/side_thread.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QThread>
#include <QtTest/QTest>

#include <algorithm>
#include <array>
#include <memory>
#include <semaphore>
#include <thread>

using namespace sandglass::app;
using namespace Qt::StringLiterals;

/// What one thread hands to another.
class TestMailbox : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void errandsAreDoneInTheirOrderWhereTheMailboxLives()
    {
        Mailbox here;
        QList<int> done;
        bool allHere = true;
        SideThread there;
        there.ask([&] {
            for (int i = 0; i < 100; ++i)
                here.post([&done, &allHere, i] {
                    done.append(i);
                    allHere = allHere && QThread::isMainThread();
                });
        });
        QTRY_COMPARE(done.size(), 100);
        QVERIFY(std::ranges::is_sorted(done));
        QVERIFY(allHere);
    }

    void severalThreadsMayPostAtOnce()
    {
        constexpr int each = 5000;
        Mailbox here;
        std::array<QList<int>, 2> done;
        {
            std::array<SideThread, 2> there;
            for (std::size_t who = 0; who < there.size(); ++who)
                there[who].ask([&, who] {
                    for (int i = 0; i < each; ++i)
                        here.post([&done, who, i] { done[who].append(i); });
                });
        }
        for (const QList<int>& from : done) {
            QTRY_COMPARE(from.size(), each);
            QVERIFY(std::ranges::is_sorted(from));
        }
    }

    void nothingIsDoneBeforeItsTurn()
    {
        Mailbox here;
        bool done = false;
        here.post([&] { done = true; });
        QVERIFY(!done);
        QTRY_VERIFY(done);
    }

    void aSideThreadIsAnother()
    {
        Mailbox here;
        QThread* worked = nullptr;
        SideThread there;
        there.ask([&] { here.post([&worked, thread = QThread::currentThread()] { worked = thread; }); });
        QTRY_VERIFY(worked);
        QVERIFY(worked != QThread::currentThread());
    }

    void anErrandMayBeTheMailboxsOwnEnd()
    {
        auto here = std::make_unique<Mailbox>();
        bool second = false;
        here->post([&] { here.reset(); });
        here->post([&] { second = true; });
        QTRY_VERIFY(!here);
        QCoreApplication::processEvents();
        QVERIFY(!second);
    }

    void whoEndsAThreadWaitsForAllThatItWasAsked()
    {
        std::binary_semaphore begun{0};
        bool gaveUp = false;
        bool second = false;
        {
            SideThread there;
            there.ask([&] {
                begun.release();
                while (!there.isEnding())
                    std::this_thread::yield();
                gaveUp = true;
            });
            there.ask([&] { second = true; });
            begun.acquire();
        }
        QVERIFY(gaveUp);
        QVERIFY(second);
    }

    void onlyTheLastWishForLaterCounts()
    {
        using namespace std::chrono_literals;
        Mailbox here;
        QStringList done;
        SideThread there;
        there.askIn(24h, [&] { here.post([&] { done.append(u"tomorrow"_s); }); });
        there.askIn(0ms, [&] { here.post([&] { done.append(u"now"_s); }); });
        QTRY_COMPARE(done, QStringList{u"now"_s});
        there.askIn(1ms, [&] { here.post([&] { done.append(u"soon"_s); }); });
        QTRY_COMPARE(done, (QStringList{u"now"_s, u"soon"_s}));
    }

    void whatIsForLaterIsNotWaitedFor()
    {
        bool done = false;
        {
            SideThread there;
            there.askIn(std::chrono::hours(24), [&] { done = true; });
        }
        QVERIFY(!done);
    }

    void whatIsForLaterCanBeForgotten()
    {
        Mailbox here;
        bool later = false;
        bool other = false;
        SideThread there;
        there.ask([&] {
            there.askIn(std::chrono::milliseconds(0), [&] { later = true; });
            there.forgetLater();
            here.post([&] { other = true; });
        });
        QTRY_VERIFY(other);
        QVERIFY(!later);
    }
};

QTEST_GUILESS_MAIN(TestMailbox)
#include "tst_mailbox.moc"
