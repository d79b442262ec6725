// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/game_registry.h"
#include "viceroy/viceroy_model.h"

using namespace Qt::StringLiterals;

namespace sandglass::app {

void registerViceroy(GameRegistry& registry);

void registerViceroy(GameRegistry& registry)
{
    GameEntry viceroy = boardGame(u"Viceroy"_s);
    viceroy.nameId = u"viceroy.name"_s;
    viceroy.introductionId = u"shell.scene.viceroyIntroduction"_s;
    viceroy.emblem = u"pyramid"_s;
    viceroy.mostSeats = 4;
    viceroy.minutes = 75;
    registry.add(viceroy);
    registry.setModel(viceroy.id, [] { return std::make_unique<ViceroyModel>(); });
}

} // namespace sandglass::app
