// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sandglass::app {

class GameRegistry;

/// Lets every game that the build knows add itself. The build writes its body: a game's folder calls app_game(NAME)
/// in its CMakeLists.txt and defines `void register<Name>(GameRegistry&)` in this namespace.
void registerGames(GameRegistry& registry);

} // namespace sandglass::app
