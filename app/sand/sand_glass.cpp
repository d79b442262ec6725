// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sand/sand_glass.h"

#include "sand/glass_node.h"

#include <QtQuick/QQuickWindow>
#include <QtQuick/QSGRendererInterface>

#include <algorithm>
#include <cmath>

namespace sandglass::app {

namespace {

// Frames are asked for no more often than this, in milliseconds: where a GPU's display sets the pace, it is below it;
// the software renderer knows no pace and would draw as fast as it can.
constexpr qint64 gpuPace = 7;
constexpr qint64 softwarePace = 33;

qint64 paceOf(const QQuickWindow& window)
{
    const bool software = window.rendererInterface()->graphicsApi() == QSGRendererInterface::Software;
    return software ? softwarePace : gpuPace;
}

glsl::vec3 opaque(const QColor& colour)
{
    return {colour.redF(), colour.greenF(), colour.blueF()};
}

/// How many of the screen's pixels one of the item's coordinates is long.
double pixelsOf(const QQuickItem& item, const QQuickWindow& window)
{
    const QTransform toScene = item.itemTransform(nullptr, nullptr);
    return std::max(0.01, std::sqrt(std::abs(toScene.determinant())) * window.effectiveDevicePixelRatio());
}

} // namespace

SandGlass::SandGlass(QQuickItem* parent)
    : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    // A parent given here has put the item into its window before this class could hear of it.
    watch(window());
    connect(this, &SandGlass::timeChanged, this, &SandGlass::lookAgain);
    connect(this, &SandGlass::poseChanged, this, &SandGlass::lookAgain);
    connect(this, &SandGlass::coloursChanged, this, &SandGlass::lookAgain);
}

void SandGlass::setClock(SandClock* clock)
{
    if (m_clock == clock)
        return;
    if (m_clock)
        disconnect(m_clock, nullptr, this, nullptr);
    m_clock = clock;
    if (clock)
        connect(clock, &SandClock::changed, this, &SandGlass::lookAgain);
    Q_EMIT timeChanged();
}

void SandGlass::setFlippedAt(qint64 time)
{
    if (m_flippedAt == time)
        return;
    // What fell so far is what the upper bulb holds when the glass is turned.
    m_shareBefore = 1 - shareLeft(moment());
    m_flippedAt = time;
    m_sawSand = false;
    Q_EMIT timeChanged();
}

void SandGlass::setDuration(qint64 duration)
{
    if (m_duration == duration)
        return;
    m_duration = duration;
    Q_EMIT timeChanged();
}

void SandGlass::setFlight(qreal flight)
{
    if (m_flight == flight)
        return;
    m_flight = flight;
    Q_EMIT poseChanged();
}

void SandGlass::setTip(qreal tip)
{
    if (m_tip == tip)
        return;
    m_tip = tip;
    Q_EMIT poseChanged();
}

void SandGlass::setReducedMotion(bool reduced)
{
    if (m_reducedMotion == reduced)
        return;
    m_reducedMotion = reduced;
    Q_EMIT poseChanged();
}

SandMoment SandGlass::moment() const
{
    SandMoment moment;
    moment.duration = m_duration;
    moment.flight = m_flight;
    moment.tip = m_tip;
    moment.shareBefore = m_shareBefore;
    moment.calm = m_reducedMotion;
    if (!m_clock)
        return moment;
    moment.now = m_clock->now();
    moment.running = m_clock->running();
    const qint64 left = m_duration - (moment.now - m_flippedAt);
    moment.remaining = std::clamp<qint64>(left, 0, m_duration);
    moment.sinceRunOut = std::max<qint64>(0, -left);
    return moment;
}

bool SandGlass::moves(const SandMoment& moment) const
{
    if (!moment.running || moment.tip >= 1 || !isVisible())
        return false;
    return moment.remaining > 0 || !m_reducedMotion;
}

void SandGlass::lookAgain()
{
    const SandMoment now = moment();
    const int seconds = static_cast<int>((now.remaining + 999) / 1000);
    const bool fell = m_sawSand && now.remaining == 0;
    m_sawSand = now.remaining > 0;
    update();
    if (m_secondsLeft != seconds) {
        m_secondsLeft = seconds;
        Q_EMIT secondsLeftChanged();
    }
    if (fell)
        Q_EMIT ranOut();
}

void SandGlass::frameDone()
{
    if (m_nextFrame.isActive() || !m_watched || !moves(moment()))
        return;
    // Qt's animations count frames; this waits in real time only to keep the pace, and asks the game's clock then.
    const qint64 spent = m_sinceFrame.isValid() ? m_sinceFrame.elapsed() : 0;
    m_nextFrame.start(static_cast<int>(std::max<qint64>(0, paceOf(*m_watched) - spent)), Qt::PreciseTimer, this);
}

void SandGlass::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_nextFrame.timerId())
        return QQuickItem::timerEvent(event);
    m_nextFrame.stop();
    m_sinceFrame.start();
    lookAgain();
}

void SandGlass::watch(QQuickWindow* window)
{
    if (m_watched)
        disconnect(m_watched, nullptr, this, nullptr);
    m_watched = window;
    if (window)
        // From the render thread, hence queued.
        connect(window, &QQuickWindow::frameSwapped, this, &SandGlass::frameDone, Qt::QueuedConnection);
}

void SandGlass::itemChange(ItemChange change, const ItemChangeData& value)
{
    if (change == ItemSceneChange)
        watch(value.window);
    if (change == ItemVisibleHasChanged || change == ItemDevicePixelRatioHasChanged)
        lookAgain();
    QQuickItem::itemChange(change, value);
}

void SandGlass::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size())
        update();
}

GlassColours SandGlass::colours() const
{
    return {opaque(m_sand), opaque(m_glow), opaque(m_brass), opaque(m_brassBright), opaque(m_glass),
        {m_shadow.redF(), m_shadow.greenF(), m_shadow.blueF(), m_shadow.alphaF()}};
}

QSGNode* SandGlass::updatePaintNode(QSGNode* node, UpdatePaintNodeData*)
{
    const double unit = std::min(height() / 2, width() / 1.2);
    if (unit < 1) {
        delete node;
        return nullptr;
    }
    auto* glass = static_cast<GlassNode*>(node);
    if (!glass)
        glass = GlassNode::make(*window());
    glass->show({lookOf(moment()), colours(), {width() / 2, height() / 2}, unit, pixelsOf(*this, *window())});
    return glass;
}

} // namespace sandglass::app
