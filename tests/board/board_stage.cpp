// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_stage.h"

#include "board/coins/coins_model.h"
#include "coins_shelf.h"
#include "core/session_of.h"
#include "games/shelves.h"
#include "pendulum/game.h"
#include "pendulum/pendulum_model.h"
#include "tiletum/game.h"
#include "tiletum/tiletum_model.h"
#include "viceroy/game.h"
#include "viceroy/viceroy_model.h"

#include <QtQml/QQmlEngine>
#include <QtQuickTest/quicktest.h>
#include <QtTest/QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::test {

namespace {

template <class Model>
std::unique_ptr<app::TableModel> made()
{
    return std::make_unique<Model>();
}

template <core::Game G>
std::unique_ptr<core::Session> imaginedOf(const core::Session& session, core::Random& random)
{
    const auto& match = dynamic_cast<const core::SessionOf<G>&>(session).match();
    const auto state = G::imagine(match.cards(), G::view(match.cards(), match.state(), core::nobody), random);
    return std::make_unique<core::SessionOf<G>>(
        core::Match<G>(match.cards(), state, match.grace()), core::JournalWriter{}, std::string{});
}

} // namespace

const std::vector<Board>& boards()
{
    addCoins();
    static const std::vector<Board> all{
        {"coins", "Sandglass.Coins", "CoinsScene", 2, 5, made<CoinsModel>, imaginedOf<coins::Game>, {{u"ring"_s, 1}},
            u"take"_s},
        {"pendulum", "Sandglass.Pendulum", "PendulumScene", 2, 5, made<app::PendulumModel>, imaginedOf<pendulum::Game>,
            {{u"act"_s, 60}, {u"achieve"_s, 30}, {u"flip"_s, 30}, {u"done"_s, 3}, {u"play"_s, 3}, {u"place"_s, 1},
                {u"recover"_s, 1}, {u"pace"_s, 0}}},
        {"tiletum", "Sandglass.Tiletum", "TiletumScene", 1, 4, made<app::TiletumModel>, imaginedOf<tiletum::Game>,
            {{u"exchange"_s, 1}, {u"buy"_s, 1}, {u"replace"_s, 1}}},
        {"viceroy", "Sandglass.Viceroy", "ViceroyScene", 1, 4, made<app::ViceroyModel>, imaginedOf<viceroy::Game>,
            {{u"unseal"_s, 0}}, {}, true},
    };
    return all;
}

void addCoins()
{
    app::addGame(coins::Game::id,
        [](core::DataFiles files) -> app::ShelfRead { return core::shelfOf<coins::Game>(std::move(files)); });
}

app::GameEntry coinsEntry()
{
    app::GameEntry coins;
    coins.id = u"coins"_s;
    coins.nameId = u"coins.name"_s;
    coins.introductionId = u"coins.name"_s;
    coins.emblem = u"trophy"_s;
    coins.fewestSeats = 2;
    coins.pageModule = u"Sandglass.Coins"_s;
    coins.pageType = u"CoinsGame"_s;
    coins.replayType = u"CoinsReplay"_s;
    return coins;
}

const Board& boardOf(std::string_view game)
{
    return *std::ranges::find_if(boards(), [&](const Board& board) { return board.game == game; });
}

void eachBoard()
{
    QTest::addColumn<int>("at");
    for (std::size_t at = 0; at < boards().size(); ++at)
        QTest::addRow("%s", boards()[at].game) << static_cast<int>(at);
}

const Board& boardOfRow()
{
    QFETCH(int, at);
    return boards()[static_cast<std::size_t>(at)];
}

BoardStage::BoardStage(const Board& board, const QVariantMap& properties, QSize size)
    : fingers(m_view)
{
    m_view.setResizeMode(QQuickView::SizeRootObjectToView);
    m_view.resize(size);
    m_view.setInitialProperties(properties);
    if (auto* theme = m_view.engine()->singletonInstance<QObject*>("Sandglass.Components", "Theme"))
        theme->setProperty("reducedMotion", true);
    m_view.loadFromModule(board.module, board.type);
    m_view.show();
    m_view.requestActivate();
    if (!QTest::qWaitForWindowActive(&m_view) || !QQuickTest::qWaitForPolish(&m_view))
        qFatal("there is no window");
}

QQuickItem* BoardStage::find(const QString& name, QQuickItem* under)
{
    return findItem(under ? *under : scene(), name);
}

bool BoardStage::tap(const QString& name, QQuickItem* under)
{
    QQuickItem* item = find(name, under);
    if (item)
        fingers.tap(0, *item);
    return item != nullptr;
}

void BoardStage::settle()
{
    // Leaves become smaller until all of what they hold is in sight: that takes a few frames.
    for (int i = 0; i < 12; ++i) {
        QCoreApplication::processEvents();
        QQuickTest::qWaitForPolish(&m_view);
    }
}

} // namespace sandglass::test
