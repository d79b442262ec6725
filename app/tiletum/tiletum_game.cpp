// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/game_registry.h"
#include "tiletum/tiletum_model.h"

using namespace Qt::StringLiterals;

namespace sandglass::app {

void registerTiletum(GameRegistry& registry);

void registerTiletum(GameRegistry& registry)
{
    GameEntry tiletum = boardGame(u"Tiletum"_s);
    tiletum.nameId = u"tiletum.name"_s;
    tiletum.introductionId = u"shell.scene.tiletumIntroduction"_s;
    tiletum.emblem = u"wheel"_s;
    tiletum.mostSeats = 4;
    tiletum.minutes = 100;
    registry.add(tiletum);
    registry.setModel(tiletum.id, [] { return std::make_unique<TiletumModel>(); });
}

} // namespace sandglass::app
