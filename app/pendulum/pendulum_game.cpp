// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_model.h"
#include "shell/game_registry.h"

using namespace Qt::StringLiterals;

namespace sandglass::app {

void registerPendulum(GameRegistry& registry);

void registerPendulum(GameRegistry& registry)
{
    GameEntry pendulum = boardGame(u"Pendulum"_s);
    pendulum.nameId = u"pendulum.name"_s;
    pendulum.introductionId = u"shell.scene.pendulumIntroduction"_s;
    pendulum.emblem = u"hourglass"_s;
    pendulum.mostSeats = 5;
    pendulum.minutes = 90;
    registry.add(pendulum);
    registry.setModel(pendulum.id, [] { return std::make_unique<PendulumModel>(); });
}

} // namespace sandglass::app
