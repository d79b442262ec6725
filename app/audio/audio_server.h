// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sandglass::app {

/// Whether there is anyone to play sounds to. On Linux that is a PipeWire or PulseAudio server's socket: Qt Multimedia
/// and the libraries below it complain at length where there is none, so they are asked only where there is.
bool audioServerIsThere();

} // namespace sandglass::app
