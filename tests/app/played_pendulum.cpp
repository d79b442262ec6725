// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "played_pendulum.h"

#include <QtCore/QJsonArray>

using namespace Qt::StringLiterals;

namespace sandglass::test {

QStringList levels(const app::Host& host)
{
    QStringList levels;
    for (const QJsonValue& person : host.people())
        levels.append(person["bot"_L1].toString());
    return levels;
}

bool start(PlayedWindow& play)
{
    const QQuickItem* card = play.isShown() ? play.withText(u"Pendulum"_s) : nullptr;
    if (!card)
        return false;
    play.click(*card);
    if (play.page() != "setup"_L1)
        return false;
    // Three, and the sand runs from the first round on.
    for (const QString& name : {u"shelf normal"_s, u"answer always"_s}) {
        const QQuickItem* choice = play.item(name);
        if (!choice)
            return false;
        play.click(*choice);
    }
    play.key(Qt::Key_S);
    return play.page() == "match"_L1 && play.host();
}

bool waitForMyTurn(PlayedWindow& play)
{
    for (int second = 0; second < 60 && play.host()->legal(0).isEmpty(); ++second)
        play.pass(1000);
    return !play.host()->legal(0).isEmpty();
}

bool handOver(PlayedWindow& play, const QString& level)
{
    for (const QString& name : {u"handOver"_s, u"level "_s + level}) {
        const QQuickItem* button = play.item(name);
        if (!button)
            return false;
        play.click(*button);
    }
    return true;
}

} // namespace sandglass::test
