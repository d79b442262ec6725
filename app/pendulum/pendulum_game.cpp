// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_model.h"
#include "shell/game_registry.h"

using namespace Qt::StringLiterals;

namespace sandglass::app {

void registerPendulum(GameRegistry& registry);

void registerPendulum(GameRegistry& registry)
{
    GameEntry pendulum;
    pendulum.id = u"pendulum"_s;
    pendulum.nameId = u"pendulum.name"_s;
    pendulum.introductionId = u"shell.scene.pendulumIntroduction"_s;
    pendulum.emblem = u"hourglass"_s;
    pendulum.fewestSeats = 1;
    pendulum.mostSeats = 5;
    pendulum.minutes = 90;
    pendulum.pageModule = u"Sandglass.Pendulum"_s;
    pendulum.setupType = u"PendulumSetup"_s;
    pendulum.pageType = u"PendulumPage"_s;
    pendulum.replayType = u"PendulumReplayView"_s;
    pendulum.pictureType = u"PendulumPicture"_s;
    registry.add(pendulum);
    registry.setModel(u"pendulum"_s, [] { return std::make_unique<PendulumModel>(); });
}

} // namespace sandglass::app
