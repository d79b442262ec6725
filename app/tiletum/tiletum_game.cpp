// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/game_registry.h"
#include "tiletum/tiletum_model.h"

using namespace Qt::StringLiterals;

namespace sandglass::app {

void registerTiletum(GameRegistry& registry);

void registerTiletum(GameRegistry& registry)
{
    GameEntry tiletum;
    tiletum.id = u"tiletum"_s;
    tiletum.nameId = u"tiletum.name"_s;
    tiletum.introductionId = u"shell.scene.tiletumIntroduction"_s;
    tiletum.emblem = u"wheel"_s;
    tiletum.fewestSeats = 1;
    tiletum.mostSeats = 4;
    tiletum.minutes = 100;
    tiletum.pageModule = u"Sandglass.Tiletum"_s;
    tiletum.setupType = u"TiletumSetup"_s;
    tiletum.pageType = u"TiletumPage"_s;
    tiletum.replayType = u"TiletumReplay"_s;
    tiletum.pictureType = u"TiletumPicture"_s;
    registry.add(tiletum);
    registry.setModel(u"tiletum"_s, [] { return std::make_unique<TiletumModel>(); });
}

} // namespace sandglass::app
