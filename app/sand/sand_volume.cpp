// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sand/sand_volume.h"

#include "sand/glass_profile.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace sandglass::app {

namespace {

using std::numbers::pi;

constexpr int slices = 256;

double heightOf(int slice)
{
    return (slice + 0.5) / slices * bulbHeight();
}

const std::array<double, slices>& radii()
{
    static const auto table = [] {
        std::array<double, slices> radius{};
        for (int slice = 0; slice < slices; ++slice)
            radius[static_cast<std::size_t>(slice)] = innerRadius(heightOf(slice));
        return radius;
    }();
    return table;
}

/// Adds up the areas of the bulb's slices, each given its height and radius.
template <class Area>
double integrate(Area area)
{
    double sum = 0;
    for (int slice = 0; slice < slices; ++slice)
        sum += area(heightOf(slice), radii()[static_cast<std::size_t>(slice)]);
    return sum * bulbHeight() / slices;
}

/// How far from the middle a cone with a round tip has risen by `rise`.
double spread(double rise, double slope)
{
    if (rise <= 0)
        return 0;
    const double run = rise / slope + tipSoftness();
    return std::sqrt(run * run - tipSoftness() * tipSoftness());
}

/// The share of a slice that lies below a height which cuts through it, so that volumes change without steps.
double part(double height, double below)
{
    const double thickness = bulbHeight() / slices;
    return std::clamp((below - height) / thickness + 0.5, 0.0, 1.0);
}

/// Volumes at even steps of a surface's parameter; a share is looked up between them.
class InverseTable {
public:
    template <class Volume>
    InverseTable(double low, double high, Volume volume)
        : m_low(low)
        , m_step((high - low) / (size - 1))
    {
        for (std::size_t i = 0; i < size; ++i)
            m_shares[i] = volume(low + m_step * static_cast<double>(i)) / sandVolume();
    }

    double operator()(double share) const
    {
        const auto next = std::ranges::upper_bound(m_shares, std::clamp(share, 0.0, 1.0));
        if (next == m_shares.begin())
            return m_low;
        const auto i = static_cast<std::size_t>(next - m_shares.begin()) - 1;
        if (next == m_shares.end())
            return m_low + m_step * static_cast<double>(i);
        return m_low + m_step * (static_cast<double>(i) + (share - m_shares[i]) / (*next - m_shares[i]));
    }

private:
    static constexpr std::size_t size = 400;
    double m_low;
    double m_step;
    std::array<double, size> m_shares{};
};

/// The area of a disc on one side of a straight cut at that distance from its middle.
double discBelow(double radius, double cut)
{
    if (cut <= -radius)
        return 0;
    if (cut >= radius)
        return pi * radius * radius;
    return radius * radius * std::acos(-cut / radius) + cut * std::sqrt(radius * radius - cut * cut);
}

} // namespace

double sandVolume()
{
    static const double volume =
        integrate([](double height, double radius) { return pi * radius * radius * part(height, fullHeight); });
    return volume;
}

double funnelVolume(double middle)
{
    return integrate([middle](double height, double radius) {
        const double hole = std::min(radius, spread(height - middle, funnelSlope));
        return pi * (radius * radius - hole * hole) * part(height, fullHeight);
    });
}

double funnelMiddle(double share)
{
    // A little below the neck, nothing of the funnel is left inside the glass.
    static const InverseTable table(-0.05, fullHeight, funnelVolume);
    return table(share);
}

double funnelRim(double middle)
{
    // The funnel spreads faster than the glass does, so they meet once.
    double low = std::max(middle, 0.0);
    double high = fullHeight;
    for (int i = 0; i < 16; ++i) {
        const double height = (low + high) / 2;
        (spread(height - middle, funnelSlope) < innerRadius(height) ? low : high) = height;
    }
    return high;
}

double heapVolume(double peak)
{
    return integrate([peak](double height, double radius) {
        const double above = bulbHeight() - height;
        const double heap = std::min(radius, spread(peak - above, heapSlope));
        return pi * heap * heap;
    });
}

double heapPeak(double share)
{
    static const InverseTable table(0, bulbHeight(), heapVolume);
    return table(share);
}

double levelVolume(double lean, double offset)
{
    const double along = std::cos(lean);
    const double across = std::abs(std::sin(lean));
    return integrate([=](double height, double radius) {
        const double left = offset - along * height;
        if (across < 1e-6)
            return left > 0 ? pi * radius * radius : 0.0;
        return discBelow(radius, left / across);
    });
}

double levelOffset(double lean, double share)
{
    double low = -1;
    double high = 1;
    const double wanted = share * sandVolume();
    for (int i = 0; i < 20; ++i) {
        const double middle = (low + high) / 2;
        (levelVolume(lean, middle) < wanted ? low : high) = middle;
    }
    return (low + high) / 2;
}

} // namespace sandglass::app
