// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "played_window.h"

#include "support/fingers.h"
#include "support/items.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;

namespace sandglass::test {

namespace {

/// Every run plays the same matches.
PlayedWindow::World withAFixedSeed(PlayedWindow::World world)
{
    world.outside.seed = [] { return std::uint64_t{7}; };
    return world;
}

} // namespace

PlayedWindow::PlayedWindow(World world)
    : m_world(withAFixedSeed(std::move(world)))
    , m_house({.data = m_world.folder->path(),
                  .clock = clockmaker(),
                  .world = m_world.outside,
                  .thinking = &app::BotPlayers::runHere},
          m_world.shelves())
{
    m_shell.settings()->setLanguage(m_world.language);
    m_shell.settings()->setReducedMotion(true);
    m_world.games(*m_shell.games());
    m_shell.moveInto(m_house);
    m_engine.setInitialProperties({{u"shell"_s, QVariant::fromValue(&m_shell)}, {u"table"_s, m_world.table}});
    m_engine.loadFromModule("Sandglass.Shell", "ShellWindow");
    m_window = qobject_cast<QQuickWindow*>(m_engine.rootObjects().value(0));
    if (!m_window)
        return;
    m_window->requestActivate();
    if (!QTest::qWaitForWindowActive(m_window))
        m_window = nullptr;
    settle();
}

PlayedWindow::~PlayedWindow()
{
    // The pages before the match that they show.
    if (m_window)
        m_window->close();
    delete m_window;
    settle();
}

app::House::Clockmaker PlayedWindow::clockmaker()
{
    return [this] {
        auto clock = std::make_unique<app::HandClock>();
        m_clock = m_clock ? m_clock : clock.get();
        m_clocks.removeIf([](const auto& one) { return one.isNull(); });
        m_clocks.append(clock.get());
        return clock;
    };
}

void PlayedWindow::pass(core::Millis time)
{
    constexpr core::Millis stride = 250;
    for (core::Millis passed = 0; passed < time; passed += stride) {
        m_clock->advance(std::min(stride, time - passed));
        QCoreApplication::processEvents();
        while (host() && host()->isBusy())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    settle();
}

void PlayedWindow::passEverywhere(core::Millis time)
{
    for (const QPointer<app::HandClock>& clock : QList(m_clocks))
        if (clock)
            clock->advance(time);
    settle();
}

void PlayedWindow::settle()
{
    for (int round = 0; round < 5; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

QQuickItem* PlayedWindow::find(const std::function<bool(const QQuickItem&)>& matches) const
{
    return findVisible(m_window->contentItem(), matches);
}

QQuickItem* PlayedWindow::item(const QString& objectName) const
{
    return find([&](const QQuickItem& item) { return item.objectName() == objectName; });
}

QQuickItem* PlayedWindow::withText(const QString& text) const
{
    return find([&](const QQuickItem& item) { return item.property("text").toString() == text; });
}

void PlayedWindow::click(const QQuickItem& item)
{
    QTest::mouseClick(m_window, Qt::LeftButton, {}, test::centreOf(item));
    settle();
}

void PlayedWindow::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_window, key, modifiers);
    settle();
}

} // namespace sandglass::test
