// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/side_thread.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <memory>
#include <semaphore>

using namespace sandglass::app;

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

    void whoEndsAThreadWaitsForWhatItDoes()
    {
        std::binary_semaphore begun{0};
        bool interrupted = false;
        {
            SideThread there;
            there.ask([&] {
                begun.release();
                while (!QThread::currentThread()->isInterruptionRequested())
                    QThread::yieldCurrentThread();
                interrupted = true;
            });
            begun.acquire();
        }
        QVERIFY(interrupted);
    }
};

QTEST_GUILESS_MAIN(TestMailbox)
#include "tst_mailbox.moc"
