// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// From home into a set-up and a match, with the real games on a desktop: what is shown of matches that wait, the rules
// in the middle of a set-up, the little table, and what people are called who have no name.
#include "docks/dock_area.h"
#include "played_window.h"
#include "support/strict_messages.h"

#include <QtCore/QJsonArray>
#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

#include <cmath>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;
using test::PlayedWindow;

class TestHome : public QObject {
    Q_OBJECT

    std::unique_ptr<PlayedWindow> m_play;

    QQuickItem* thumbnail() const { return m_play->item(u"thumbnail"_s); }
    QUrl painted() const
    {
        const QQuickItem* const picture = thumbnail();
        return picture ? picture->property("kept").toUrl() : QUrl();
    }

    void layOut(const QString& game)
    {
        QVERIFY(m_play->item(u"play "_s + game));
        m_play->click(*m_play->item(u"play "_s + game));
        QCOMPARE(m_play->page(), u"setup"_s);
        QVERIFY(m_play->item(u"start"_s));
    }

    int answerTo(const QString& question) const
    {
        return m_play->item(u"question "_s + question)->property("chosen").toInt();
    }

private Q_SLOTS:
    void initTestCase() { test::watchMessages(); }

    void init()
    {
        m_play = std::make_unique<PlayedWindow>(PlayedWindow::World{});
        QVERIFY(m_play->isShown());
    }

    void cleanup() { m_play.reset(); }

    void aMatchThatWaitsIsShownAsItLies()
    {
        Host* host = m_play->house().matches()->start(u"tiletum"_s, QVariantMap{{u"seats"_s, 2}}, {}, 1000);
        QVERIFY(host);
        host->resume();
        m_play->pass(1000);
        m_play->house().matches()->leave();
        QTRY_VERIFY(thumbnail());
        QTRY_VERIFY_WITH_TIMEOUT(!painted().isEmpty(), 60'000);

        // It goes on by a move and is left again: that is another picture.
        const QUrl first = painted();
        m_play->click(*m_play->item(u"continue"_s));
        host = m_play->host();
        QVERIFY(host);
        host->resume();
        for (int seat = 0; seat < host->seats(); ++seat)
            if (const QStringList legal = host->legal(seat); !legal.isEmpty())
                host->submit(seat, legal.first());
        m_play->pass(1000);
        m_play->house().matches()->leave();
        QTRY_VERIFY(thumbnail());
        QTRY_VERIFY_WITH_TIMEOUT(!painted().isEmpty() && painted() != first, 60'000);
    }

    void theRulesAreReadInTheMiddleOfASetUpWhichWaits()
    {
        layOut(u"pendulum"_s);
        const int usual = answerTo(u"sand"_s);
        m_play->click(*m_play->item(u"answer never"_s));
        const int chosen = answerTo(u"sand"_s);
        QVERIFY(chosen != usual);
        m_play->click(*m_play->item(u"rules"_s));
        QVERIFY(!m_play->item(u"start"_s));
        m_play->key(Qt::Key_Escape);
        QTRY_VERIFY(m_play->item(u"start"_s));
        QCOMPARE(answerTo(u"sand"_s), chosen);
    }

    void theLittleTableIsLaidForThoseWhoPlay()
    {
        layOut(u"viceroy"_s);
        const auto laid = [this] { return m_play->item(u"laid"_s); };
        QVERIFY(laid());
        const auto before = laid()->property("chairs").value<QList<int>>();
        QTRY_VERIFY_WITH_TIMEOUT(!laid()->property("kept").toUrl().isEmpty(), 60'000);
        const QUrl first = laid()->property("kept").toUrl();
        // Nothing of the table is cut off: a picture that fills a place of another shape would be.
        const QSizeF place = laid()->size();
        QVERIFY2(std::abs(place.width() / place.height() - 16.0 / 9) < 0.01,
            qPrintable(u"%1 × %2"_s.arg(place.width()).arg(place.height())));
        m_play->click(*m_play->item(u"shelf normal"_s));
        QCOMPARE(laid()->property("chairs").value<QList<int>>().size(), before.size() + 1);
        QTRY_VERIFY_WITH_TIMEOUT(
            !laid()->property("kept").toUrl().isEmpty() && laid()->property("kept").toUrl() != first, 60'000);
    }

    void whoHasNoNameIsCalledByTheirEmblemBeforeAMatchAndInIt()
    {
        const QString emblem = m_play->shell().language()->words()->text(u"shell.seat.emblem.sun"_s);
        layOut(u"tiletum"_s);
        QVERIFY(m_play->withText(emblem));
        m_play->click(*m_play->item(u"start"_s));
        QVERIFY(m_play->host());
        m_play->host()->resume();
        m_play->pass(500);
        QCOMPARE(m_play->host()->names().value(0), QString());
        QVERIFY(m_play->find([&emblem](const QQuickItem& item) {
            return item.property("text").toString().contains(emblem) || item.property("name").toString() == emblem;
        }));
    }
};

int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    QGuiApplication::setQuitOnLastWindowClosed(false);
    DockArea::prepare();
    TestHome test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}

#include "tst_home.moc"
