// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson_player.h"
#include "played_window.h"
#include "support/fingers.h"

namespace sandglass::test {

/// The lesson that stands in the window, or null.
app::LessonPlayer* playerOf(const PlayedWindow& play);
/// All tables that are shown: one around a real table, a panel each on a desktop.
QList<QQuickItem*> tablesOf(const PlayedWindow& play);
/// The bar that opens a screen: what is hidden behind it is not there while it is closed.
bool isScreen(const app::ThingName& thing);
/// Where they show a thing, in the window; nothing where they do not.
QList<QRectF> placesOf(const PlayedWindow& play, const app::ThingName& thing);

/// Somebody who does a lesson's steps with keys alone.
class KeyHands {
public:
    explicit KeyHands(PlayedWindow& play)
        : m_play(play)
    {
    }
    void doStep(app::LessonPlayer& player);

private:
    bool walkTo(const QStringList& wanted);

    PlayedWindow& m_play;
};

/// Somebody who touches what the step lights, one after the other, and what is then asked; who presses what the slip
/// offers where nothing is to be done; and who knows nothing else.
class FingerHands {
public:
    /// They touch the same spot more often than people do, and are no ghosts for that.
    explicit FingerHands(PlayedWindow& play);
    void doStep(app::LessonPlayer& player);

private:
    bool press(const QString& button);
    void tap(QPointF at);
    void settle();
    QList<QRectF> whereItRests(const app::ThingName& thing);
    void touchAll(
        app::LessonPlayer& player, const QList<app::ThingName>& lit, int way, const std::function<bool()>& isDone);
    bool touchLit(app::LessonPlayer& player, const std::function<bool()>& isDone);
    bool answer(app::LessonPlayer& player, const std::function<bool()>& isDone);
    void changeDie(const QString& move);

    PlayedWindow& m_play;
    Fingers m_fingers;
};

} // namespace sandglass::test
