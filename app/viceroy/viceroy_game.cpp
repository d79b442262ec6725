// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/game_registry.h"
#include "viceroy/viceroy_model.h"

using namespace Qt::StringLiterals;

namespace sandglass::app {

void registerViceroy(GameRegistry& registry);

void registerViceroy(GameRegistry& registry)
{
    GameEntry viceroy;
    viceroy.id = u"viceroy"_s;
    viceroy.nameId = u"viceroy.name"_s;
    viceroy.introductionId = u"shell.scene.viceroyIntroduction"_s;
    viceroy.emblem = u"pyramid"_s;
    viceroy.fewestSeats = 1;
    viceroy.mostSeats = 4;
    viceroy.minutes = 75;
    viceroy.pageModule = u"Sandglass.Viceroy"_s;
    viceroy.setupType = u"ViceroySetup"_s;
    viceroy.pageType = u"ViceroyPage"_s;
    viceroy.replayType = u"ViceroyReplayView"_s;
    viceroy.pictureType = u"ViceroyPicture"_s;
    registry.add(viceroy);
    registry.setModel(u"viceroy"_s, [] { return std::make_unique<ViceroyModel>(); });
}

} // namespace sandglass::app
