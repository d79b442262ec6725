// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How much sand lies under a surface in one bulb, and which surface a given share of the sand has. All are functions
/// of the glass's profile alone. A share is a part of all the sand in the timer, from 0 to 1.
namespace sandglass::app {

/// Rise over run of the funnel in the upper bulb and of the heap in the lower one.
inline constexpr double funnelSlope = 0.62;
inline constexpr double heapSlope = 0.55;
/// Where the sand stands, level, when all of it is in the upper bulb.
inline constexpr double fullHeight = 0.63;

/// All the sand in the timer.
double sandVolume();

/// Sand in the upper bulb when the funnel's middle is at that height: level at fullHeight where the funnel has not
/// yet reached, as sand drains from the middle first.
double funnelVolume(double middle);
/// The middle's height when that share is still in the upper bulb. The inverse of funnelVolume().
double funnelMiddle(double share);
/// The height at which such a funnel meets the glass, or the level sand.
double funnelRim(double middle);

/// Sand in the lower bulb when the heap's peak is that high above the cap.
double heapVolume(double peak);
/// The inverse of heapVolume().
double heapPeak(double share);

/// Sand in a bulb whose axis (neck to cap) leans from upright by that angle, in radians, below a level plane at
/// `offset` above the neck.
double levelVolume(double lean, double offset);
/// The inverse of levelVolume(): what the sand of a lying or turning glass settles to.
double levelOffset(double lean, double share);

} // namespace sandglass::app
