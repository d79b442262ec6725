// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Fingers are told from glasses, elbows, palms and ghosts, alone and all at once, with made contacts and made time.
#include "touch/touch_sense.h"

#include <QtTest/QTest>

#include <map>

using namespace sandglass::touch;

/// A screen that a test touches: every call is one event in which all other points stay where they are.
class Screen {
public:
    explicit Screen(TouchSense& sense)
        : m_sense(sense)
    {
    }

    Sensed press(int id, Position at, bool holds = false)
    {
        m_down[id] = {id, at, Phase::Pressed, holds};
        return send(id);
    }

    Sensed move(int id, Position at)
    {
        m_down[id].at = at;
        return send(id);
    }

    Sensed lift(int id)
    {
        m_down[id].phase = Phase::Released;
        const Sensed answer = send(id);
        m_down.erase(id);
        return answer;
    }

    void lose(int id) { m_down.erase(id); }

    std::int64_t now = 0;

private:
    Sensed send(int id)
    {
        std::vector<Contact> contacts;
        std::size_t index = 0;
        for (auto& [other, contact] : m_down) {
            if (other == id)
                index = contacts.size();
            contacts.push_back(contact);
        }
        const Sensed answer = m_sense.sense(contacts, now)[index];
        m_down[id].phase = Phase::Held;
        return answer;
    }

    TouchSense& m_sense;
    std::map<int, Contact> m_down;
};

namespace {

constexpr int glass = 100;
constexpr int palm = 200; // and the next ones
constexpr int ghost = 300;

} // namespace

class TestTouchSense : public QObject {
    Q_OBJECT

    TouchSense m_sense;
    std::unique_ptr<Screen> m_screen;

    /// Ten fingers of five people, far from each other, tap twice and pull once; all of it must count.
    void tenPlayingFingers()
    {
        for (int finger = 0; finger < 10; ++finger) {
            const Position home{100. * finger, finger % 2 == 0 ? 50. : 550.};
            QCOMPARE(m_screen->press(finger, home).kind, Kind::Finger);
            m_screen->now += 7;
            QCOMPARE(m_screen->move(finger, {home.x + 30, home.y}).kind, Kind::Finger);
        }
        for (int finger = 0; finger < 10; ++finger) {
            m_screen->now += 60;
            QCOMPARE(m_screen->lift(finger).kind, Kind::Finger);
        }
    }

private Q_SLOTS:
    void init()
    {
        m_sense = TouchSense();
        m_screen = std::make_unique<Screen>(m_sense);
    }

    void aGlassIsLetGoAfterThreeSecondsAndUntilItGoes()
    {
        m_screen->press(glass, {300, 300});
        QCOMPARE(m_sense.nextLook(), 3000);
        m_screen->now = 2999;
        QVERIFY(m_sense.wait(m_screen->now).empty());
        m_screen->now = 3000;
        QCOMPARE(m_sense.wait(m_screen->now), std::vector<int>{glass});
        QCOMPARE(m_sense.marks().size(), 1u);
        const Sensed later = m_screen->move(glass, {320, 300});
        QCOMPARE(later.kind, Kind::Rest);
        QVERIFY(!later.letGo);
        QCOMPARE(m_screen->lift(glass).kind, Kind::Rest);
        QVERIFY(m_sense.marks().empty());
        m_screen->now += 500;
        QCOMPARE(m_screen->press(glass, {300, 300}).kind, Kind::Finger);
    }

    void aThingThatTremblesRestsToo()
    {
        m_screen->press(glass, {300, 300});
        for (int i = 1; i < 30; ++i) {
            m_screen->now = i * 100;
            QCOMPARE(m_screen->move(glass, {300 + (i % 2 ? 3. : 0.), 300}).kind, Kind::Finger);
        }
        m_screen->now = 3000;
        const Sensed answer = m_screen->move(glass, {302, 300});
        QCOMPARE(answer.kind, Kind::Rest);
        QVERIFY(answer.letGo);
    }

    void aFingerThatPulledAndThinksIsNoGlass()
    {
        m_screen->press(1, {10, 10});
        m_screen->move(1, {10, 15});
        m_screen->now = 60000;
        QVERIFY(m_sense.wait(m_screen->now).empty());
        QCOMPARE(m_screen->lift(1).kind, Kind::Finger);
    }

    void whatIsThereToBeHeldMayBeHeld()
    {
        m_screen->press(1, {10, 10}, true);
        m_screen->now = 60000;
        QVERIFY(m_sense.wait(m_screen->now).empty());
        QCOMPARE(m_sense.nextLook(), -1);
    }

    void aPalmIsSeveralPointsAtOnce()
    {
        QCOMPARE(m_screen->press(palm, {500, 500}).kind, Kind::Finger);
        m_screen->now = 30;
        QCOMPARE(m_screen->press(palm + 1, {520, 510}).kind, Kind::Finger);
        m_screen->now = 60;
        QCOMPARE(m_screen->press(palm + 2, {540, 505}).kind, Kind::Palm);
        QCOMPARE(m_sense.marks().size(), 3u);
        QCOMPARE(m_screen->lift(palm).kind, Kind::Palm);
    }

    void fingersOneAfterTheOtherAreNoPalm()
    {
        for (int finger = 0; finger < 4; ++finger) {
            QCOMPARE(m_screen->press(finger, {500 + 15. * finger, 500}).kind, Kind::Finger);
            m_screen->now += 81;
        }
    }

    void fingersApartAreNoPalm()
    {
        for (int finger = 0; finger < 4; ++finger)
            QCOMPARE(m_screen->press(finger, {500 + 61. * finger, 500}).kind, Kind::Finger);
    }

    void theEdgeOfAHandThatHoldsAScreenIsAHand()
    {
        m_screen->press(palm, {500, 500}, true);
        m_screen->press(palm + 1, {515, 500}, true);
        QCOMPARE(m_screen->press(palm + 2, {530, 500}, true).kind, Kind::Finger);
        // What of it lies beside the screen is no finger.
        QCOMPARE(m_screen->press(palm + 3, {545, 500}, false).kind, Kind::Palm);
        QCOMPARE(m_sense.marks().size(), 1u);
    }

    void aSpotThatFlickersIsNotBelieved()
    {
        for (int i = 0; i < 6; ++i) {
            QCOMPARE(m_screen->press(ghost, {700, 100}).kind, Kind::Finger);
            m_screen->now += 10;
            m_screen->lift(ghost);
            m_screen->now += 190;
        }
        QCOMPARE(m_screen->press(ghost, {703, 101}).kind, Kind::Flicker);
        m_screen->lift(ghost);
        // Beside it a finger counts.
        QCOMPARE(m_screen->press(1, {720, 100}).kind, Kind::Finger);
        m_screen->lift(1);
        m_screen->now += 10001;
        QCOMPARE(m_screen->press(ghost, {703, 101}).kind, Kind::Finger);
    }

    void aQuickPersonDoesNotFlicker()
    {
        for (int i = 0; i < 12; ++i) {
            QCOMPARE(m_screen->press(1, {700, 100}).kind, Kind::Finger);
            m_screen->now += 45;
            m_screen->lift(1);
            m_screen->now += 60;
        }
    }

    void aLiftThatNeverCameIsNoticed()
    {
        m_screen->press(1, {10, 10});
        m_screen->press(2, {400, 10});
        m_screen->lose(1);
        m_screen->move(2, {410, 10});
        QCOMPARE(std::vector<int>(m_sense.lost().begin(), m_sense.lost().end()), std::vector<int>{1});
        m_screen->move(2, {420, 10});
        QVERIFY(m_sense.lost().empty());
        QCOMPARE(m_screen->press(1, {10, 10}).kind, Kind::Finger);
    }

    void tenFingersPlayOnBesideAllOfIt()
    {
        m_screen->press(glass, {1050, 300});
        m_screen->now = 4000;
        QCOMPARE(m_sense.wait(m_screen->now).size(), 1u);
        tenPlayingFingers();
        for (int i = 0; i < 4; ++i)
            m_screen->press(palm + i, {1000 + 10. * i, 420});
        tenPlayingFingers();
        for (int i = 0; i < 8; ++i) {
            m_screen->press(ghost, {1100, 60});
            m_screen->now += 10;
            m_screen->lift(ghost);
        }
        tenPlayingFingers();
        QCOMPARE(m_sense.marks().size(), 5u);
        m_screen->lose(glass);
        tenPlayingFingers();
        QCOMPARE(m_sense.marks().size(), 4u);
    }

    void fortyPointsAreTold()
    {
        for (int finger = 0; finger < 40; ++finger) {
            m_screen->now += 100;
            QCOMPARE(m_screen->press(finger, {70. * (finger % 10), 70. * (finger / 10)}).kind, Kind::Finger);
        }
        m_screen->now += 3000;
        m_sense.wait(m_screen->now);
        QCOMPARE(m_sense.marks().size(), 40u);
    }
};

QTEST_GUILESS_MAIN(TestTouchSense)
#include "tst_touch_sense.moc"
