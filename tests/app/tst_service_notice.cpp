// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/service_notice.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>

using namespace sandglass::app;
using namespace std::chrono_literals;

/// What a service manager hears of the program that it has started.
class TestServiceNotice : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QByteArray m_path;
    int m_socket = -1;
    QByteArrayList m_heard;

    bool hasHeard(const QByteArray& notice)
    {
        QByteArray text(256, '\0');
        ssize_t length = 0;
        while ((length = ::recv(m_socket, text.data(), 256, MSG_DONTWAIT)) > 0)
            m_heard.append(text.first(length));
        return m_heard.contains(notice);
    }

private Q_SLOTS:
    void init()
    {
        m_heard.clear();
        m_path = m_folder.filePath(QStringLiteral("notices")).toLocal8Bit();
        ::unlink(m_path.constData());
        m_socket = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        std::ranges::copy(m_path, address.sun_path);
        QCOMPARE(::bind(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    }

    void cleanup()
    {
        ::close(m_socket);
        qunsetenv("NOTIFY_SOCKET");
        qunsetenv("WATCHDOG_USEC");
    }

    void whoIsNotAskedSaysNothing() { QVERIFY(!ServiceWishes::fromEnvironment()); }

    void aSocketThatCannotBeIsNoWish()
    {
        qputenv("NOTIFY_SOCKET", QByteArray(300, 'x'));
        QVERIFY(!ServiceWishes::fromEnvironment());
    }

    void theEnvironmentSaysWhatIsWanted()
    {
        qputenv("NOTIFY_SOCKET", m_path);
        qputenv("WATCHDOG_USEC", "20000000");
        const auto wishes = ServiceWishes::fromEnvironment();
        QVERIFY(wishes);
        QCOMPARE(wishes->socket, m_path);
        QVERIFY(wishes->watchdog == 20s);

        qputenv("WATCHDOG_USEC", "soon");
        QVERIFY(!ServiceWishes::fromEnvironment()->watchdog);
    }

    void theFirstNoticeIsThatItIsReady()
    {
        ServiceNotice notice({m_path, {}});
        QVERIFY(!hasHeard("READY=1"));
        notice.ready();
        QVERIFY(hasHeard("READY=1"));
    }

    void thenItsHeartbeatIsHeardAsLongAsTheInterfaceAnswers()
    {
        ServiceNotice notice({m_path, 2ms});
        notice.ready();
        QVERIFY2(!hasHeard("WATCHDOG=1"), "it beats in the event loop, and nowhere else");
        QTRY_VERIFY(hasHeard("WATCHDOG=1"));
    }

    void aManagerThatHasGoneIsNoHarm()
    {
        ServiceNotice notice({m_path + "-gone", 2ms});
        notice.ready();
        QVERIFY(!hasHeard("READY=1"));
    }
};

QTEST_GUILESS_MAIN(TestServiceNotice)
#include "tst_service_notice.moc"
