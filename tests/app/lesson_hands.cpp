// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_hands.h"

#include "play/offer_walk.h"
#include "play/table_model.h"
#include "play/thing_finder.h"
#include "touch/hands.h"
#include "viceroy/viceroy_seat.h"

#include <utility>

using namespace Qt::StringLiterals;
using sandglass::app::LessonPlayer;

namespace sandglass::test {

namespace {

/// What the step waits for, or the first of it.
QString moveOf(const LessonPlayer& player)
{
    const app::LessonStep& step = *player.current();
    if (const auto* deed = step.as<app::DoStep>())
        return deed->wanted.first();
    const auto* tempt = step.as<app::TemptStep>();
    return tempt ? tempt->action : QString();
}

} // namespace

bool isScreen(const app::ThingName& thing)
{
    return thing.domain == "button"_L1 && thing.word == "screen"_L1;
}

LessonPlayer* playerOf(const PlayedWindow& play)
{
    const QQuickItem* slip = play.item(u"slip"_s);
    return slip ? slip->property("player").value<LessonPlayer*>() : nullptr;
}

QList<QQuickItem*> tablesOf(const PlayedWindow& play)
{
    QList<QQuickItem*> tables;
    play.find([&](const QQuickItem& item) {
        if (item.property("things").canConvert<app::ThingFinder*>() && item.property("places").isValid())
            tables.append(const_cast<QQuickItem*>(&item));
        return false;
    });
    return tables;
}

QList<QRectF> placesOf(const PlayedWindow& play, const app::ThingName& thing)
{
    QList<QRectF> places;
    for (QQuickItem* table : tablesOf(play)) {
        app::ThingFinder finder;
        finder.setTable(table);
        for (const QRectF& place : finder.placesOf(thing))
            places.append(table->mapRectToScene(place));
    }
    return places;
}

/// Walks to one of these moves and does it: down to its kind, then right or left; on a map these lead to what lies
/// there.
bool KeyHands::walkTo(const QStringList& wanted)
{
    const QQuickItem* table = tablesOf(m_play).value(0);
    const auto* walk = table ? table->property("keys").value<app::OfferWalk*>() : nullptr;
    constexpr int mostKinds = 40;
    constexpr int mostMoves = 60;
    if (!walk)
        return false;
    for (const QString& move : wanted) {
        const QString verb = move.section(u' ', 0, 0);
        for (int key = 0; key < mostKinds && walk->verb() != verb; ++key)
            m_play.key(Qt::Key_Down);
        for (const Qt::Key way : {Qt::Key_Right, Qt::Key_Left})
            for (int key = 0; key < mostMoves && walk->verb() == verb && !wanted.contains(walk->text()); ++key)
                m_play.key(way);
        if (!wanted.contains(walk->text()))
            continue;
        m_play.key(Qt::Key_Return);
        return true;
    }
    return false;
}

void KeyHands::doStep(LessonPlayer& player)
{
    const app::LessonStep& step = *player.current();
    if (const auto* deed = step.as<app::DoStep>()) {
        walkTo(deed->wanted);
        return;
    }
    if (step.as<app::TemptStep>())
        m_play.key(Qt::Key_F2);
    if (const auto* ask = step.as<app::AskStep>())
        m_play.key(static_cast<Qt::Key>(Qt::Key_1 + ask->right));
    if (step.as<app::FreeStep>() || step.as<app::PlayStep>())
        return m_play.key(Qt::Key_F3);
    m_play.key(Qt::Key_Return);
}

FingerHands::FingerHands(PlayedWindow& play)
    : m_play(play)
    , m_fingers(play.window())
{
    for (auto* watch : play.window().findChildren<touch::Hands*>())
        watch->setProperty("active", false);
}

bool FingerHands::press(const QString& button)
{
    QQuickItem* slip = m_play.item(u"slip"_s);
    const QQuickItem* found = slip ? findItem(*slip, button) : nullptr;
    if (found)
        m_fingers.tap(0, *found);
    settle();
    return found != nullptr;
}

void FingerHands::tap(QPointF at)
{
    m_fingers.press(0, at);
    m_fingers.release(0);
    settle();
}

void FingerHands::settle()
{
    PlayedWindow::settle();
}

/// A piece that walks is waited for.
QList<QRectF> FingerHands::whereItRests(const app::ThingName& thing)
{
    constexpr int longestWalk = 2000;
    QList<QRectF> places;
    const auto rests = [&] {
        const QList<QRectF> before = std::exchange(places, placesOf(m_play, thing));
        return before == places;
    };
    // Between two looks there is a frame.
    if (!QTest::qWaitFor(rests, longestWalk))
        qWarning("%s walks on and on", qPrintable(thing.domain));
    return places;
}

/// What the seat is asked about the touch: the answer that the step waits for.
bool FingerHands::answer(LessonPlayer& player, const std::function<bool()>& isDone)
{
    const auto* deed = player.current()->as<app::DoStep>();
    const QQuickItem* table = tablesOf(m_play).value(0);
    const auto* model = table ? table->property("model").value<app::TableModel*>() : nullptr;
    const app::SeatHands* hands = model ? model->handsOf(player.seat()) : nullptr;
    QQuickItem* voice = m_play.item(u"voice %1"_s.arg(player.seat()));
    if (!deed || !hands || !voice)
        return false;
    const QList<app::Offer> answers = hands->answers();
    if (const auto* seat = qobject_cast<const app::ViceroySeat*>(hands))
        for (qsizetype i = 0; i < seat->plates().size(); ++i)
            if (const QQuickItem* plate = m_play.item(u"plate %1"_s.arg(i));
                plate && deed->wanted.contains(seat->plates()[i].text())) {
                m_fingers.tap(0, *plate);
                settle();
                return true;
            }
    for (qsizetype i = 0; i < answers.size(); ++i) {
        if (!deed->wanted.contains(answers[i].text()))
            continue;
        const QString name = u"answer %1"_s.arg(i);
        // Looked at by the first touch, given by the second.
        for (int touch = 0; touch < 2 && !isDone(); ++touch)
            if (const QQuickItem* item = findItem(*voice, name)) {
                m_fingers.tap(0, *item);
                settle();
            }
        return true;
    }
    return false;
}

/// The leaf that a die opens: fewer or more, until it is what the move says.
void FingerHands::changeDie(const QString& move)
{
    const auto number = [&](const QString& name) { return move.section(name + u'=', 1).section(u' ', 0, 0).toInt(); };
    const QQuickItem* plan = m_play.item(u"plan"_s);
    if (!plan || !move.startsWith("take "_L1))
        return;
    const bool up = (number(u"as"_s) - number(u"value"_s) + 6) % 6 <= 3;
    for (int steps = up ? number(u"as"_s) - number(u"value"_s) : number(u"value"_s) - number(u"as"_s);
        (steps + 6) % 6 > 0; --steps)
        if (const QQuickItem* button = m_play.item(up ? u"more"_s : u"less"_s))
            m_fingers.tap(0, *button);
    if (const QQuickItem* button = m_play.item(u"take"_s))
        m_fingers.tap(0, *button);
    settle();
}

/// One after the other; or each of them twice, since some are looked at by a first touch and taken by a second one; or
/// beside their middle, where another piece stands; or the first is pulled to the last, or to the lower part of it,
/// where a building has its rooms.
void FingerHands::touchAll(
    LessonPlayer& player, const QList<app::ThingName>& lit, int way, const std::function<bool()>& isDone)
{
    enum { Once, Twice, Pulled, PulledLow = 6 };
    const QList<QPointF> points{
        {0.5, 0.5}, {0.5, 0.5}, {0.5, 0.5}, {0.15, 0.15}, {0.5, 0.7}, {0.5, 0.3}, {0.5, 0.7}, {0.5, 0.9}};
    const auto pointOf = [&](const QRectF& place) {
        return place.topLeft() + QPointF(points[way].x() * place.width(), points[way].y() * place.height());
    };
    const QString move = moveOf(player);
    if (way == Pulled || way == PulledLow) {
        const QRectF from = whereItRests(lit.value(0)).value(0);
        const QRectF to = whereItRests(lit.value(lit.size() - 1)).value(0);
        m_fingers.press(0, from.center());
        m_fingers.move(0, (from.center() + pointOf(to)) / 2);
        m_fingers.move(0, pointOf(to));
        m_fingers.release(0);
        return settle();
    }
    for (const app::ThingName& thing : lit)
        for (const QRectF& place : isScreen(thing) || isDone() ? QList<QRectF>{} : whereItRests(thing))
            for (int touch = 0; touch < (way == Twice ? 2 : 1) && !isDone(); ++touch) {
                tap(pointOf(place));
                if (!isDone())
                    answer(player, isDone);
                if (!isDone())
                    changeDie(move);
            }
}

/// What is lit is touched until that leads on.
bool FingerHands::touchLit(LessonPlayer& player, const std::function<bool()>& isDone)
{
    QList<app::ThingName> lit = player.lit();
    const QString move = moveOf(player);
    if (player.lesson()->game == u"viceroy" && move.startsWith("place "_L1))
        lit.append(app::thingNamed(u"seat=%1 "_s.arg(player.seat()) + move)); // it is to be found
    const auto screen = std::ranges::find_if(lit, isScreen);
    constexpr int otherHand = 1;
    constexpr int ways = 8;
    constexpr int patience = 8000;
    if (screen != lit.end()) {
        m_fingers.press(otherHand, placesOf(m_play, *screen).value(0).center());
        settle();
    }
    int round = 0;
    const auto leadsOn = [&] {
        touchAll(player, lit, round++ % ways, isDone);
        return isDone();
    };
    const bool done = QTest::qWaitFor(leadsOn, patience);
    if (screen != lit.end()) {
        m_fingers.release(otherHand);
        settle();
    }
    return done;
}

void FingerHands::doStep(LessonPlayer& player)
{
    const app::LessonStep& step = *player.current();
    const int at = player.step();
    if (step.as<app::DoStep>()) {
        const auto isDone = [&] { return player.step() != at; };
        if (!touchLit(player, isDone))
            answer(player, isDone);
        return;
    }
    if (step.as<app::TemptStep>())
        touchLit(player, [&] { return player.mood() == LessonPlayer::Mood::Refused; });
    if (const auto* ask = step.as<app::AskStep>())
        press(u"answer %1"_s.arg(ask->right));
    if (step.as<app::FreeStep>()) {
        press(u"skip"_s);
        return;
    }
    constexpr core::Millis beat = 500;
    for (int wait = 0; step.as<app::PlayStep>() && !player.mayGoOn() && player.step() == at && wait < 20; ++wait)
        m_play.passEverywhere(beat);
    if (player.step() == at)
        press(u"goOn"_s);
}

} // namespace sandglass::test
