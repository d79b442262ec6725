// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The inside of the glass as a body of revolution. Both bulbs are alike; lengths are in half-heights of the glass,
/// and a height is the distance from the neck along the axis.
namespace sandglass::app {

/// From the neck to the cap.
double bulbHeight();
double innerRadius(double height);
/// How round the tip of a funnel or a heap is.
double tipSoftness();

} // namespace sandglass::app
