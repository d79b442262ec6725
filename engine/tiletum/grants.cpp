// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/grants.h"

#include "tiletum/king.h"
#include "tiletum/map.h"

namespace sandglass::tiletum {

namespace {

bool isSpent(const Frame& frame)
{
    switch (frame.open) {
    case Open::Spend:
    case Open::Resources:
        return frame.points == 0;
    case Open::Steps:
        return frame.architectSteps == 0 && frame.merchantSteps == 0 && frame.house == 0 && frame.pillar == 0;
    case Open::Bonuses:
        return frame.rooms == 0;
    default:
        return false;
    }
}

void openSteps(Play& play, const Effect& effect)
{
    State& state = play.state;
    Frame frame = frameOf(Open::Steps);
    frame.architectSteps = effect.architectSteps;
    frame.merchantSteps = effect.merchantSteps;
    // A house or pillar alone must be possible where the piece stands now; with a step it may become so.
    const Board& board = state.me();
    frame.house = effect.house && (effect.merchantSteps > 0 || mayBuildHouseIn(play.cards, state, board.merchant));
    frame.pillar = effect.pillar
        && (effect.architectSteps > 0 || !whyNotPillarIn(play.cards, state, state.active, board.architect));
    if (!isSpent(frame))
        open(state, frame);
}

} // namespace

Frame frameOf(Open kind, int points)
{
    return {.open = kind,
        .action = Action::Joker,
        .points = static_cast<std::uint8_t>(points),
        .architectSteps = 0,
        .merchantSteps = 0,
        .house = 0,
        .pillar = 0,
        .building = 0,
        .rooms = 0};
}

void open(State& state, const Frame& frame)
{
    closeSpent(state);
    state.stack.push(frame);
}

void closeSpent(State& state)
{
    while (state.stack.size() > 1 && isSpent(top(state)))
        state.stack.pop();
}

void grant(Play& play, const Effect& effect, Line line)
{
    State& state = play.state;
    const int seat = state.active;
    for (int i = 0; i < resourceCount; ++i)
        gain(play, seat, static_cast<Resource>(i), effect.gain[static_cast<std::size_t>(i)]);
    score(play, seat, effect.points, line);
    if (effect.addPoints > 0)
        addDiePoints(play, effect.addPoints);
    if (effect.resources > 0)
        open(state, frameOf(Open::Resources, effect.resources));
    if (effect.colour)
        open(state, frameOf(Open::Colour));
    if (effect.activate && anyCharacter(state.me()))
        open(state, frameOf(Open::Activate));
    if (effect.houseAnywhere && mayBuildAnyHouse(play.cards, state))
        open(state, frameOf(Open::HouseAnywhere));
    if (effect.pillarAnywhere && mayBuildAnyPillar(play.cards, state))
        open(state, frameOf(Open::PillarAnywhere));
    if (effect.teleportMerchant)
        open(state, frameOf(Open::TeleportMerchant));
    if (effect.teleportArchitect)
        open(state, frameOf(Open::TeleportArchitect));
    openSteps(play, effect);
    if (effect.actionPoints > 0)
        beginAction(play, effect.action, effect.actionPoints);
}

void beginAction(Play& play, Action action, int points)
{
    State& state = play.state;
    play.tell(EventKind::PointsGranted, state.active, action, points);
    if (action == Action::King)
        return advance(play, state.active, points);
    Frame frame = frameOf(action == Action::Joker ? Open::ChooseAction : Open::Spend, points);
    frame.action = action;
    open(state, frame);
}

bool dieActionUnderWay(const State& state)
{
    const Open kind = state.stack[0].open;
    return kind == Open::Spend || kind == Open::ChooseAction;
}

void addDiePoints(Play& play, int points)
{
    State& state = play.state;
    Frame& die = state.stack[0];
    play.tell(EventKind::PointsGranted, state.active, die.action, points);
    if (die.open == Open::Spend && die.action == Action::King)
        return advance(play, state.active, points);
    die.points = static_cast<std::uint8_t>(die.points + points);
}

Verdict whyNotPick(const State& state)
{
    const Open kind = top(state).open;
    if (kind != Open::Resources && kind != Open::Colour)
        return say(Refusal::NotAskedNow, Open::Resources);
    return {};
}

void pick(Play& play, Resource resource)
{
    State& state = play.state;
    if (top(state).open == Open::Colour) {
        state.colour = static_cast<std::uint8_t>(resource);
        state.stack.pop();
        play.tell(EventKind::ColourChosen, state.active, resource);
        return;
    }
    gain(play, state.active, resource, 1);
    spend(state, 1);
}

Verdict whyNotChoose(const State& state, Action action)
{
    if (top(state).open != Open::ChooseAction)
        return say(Refusal::NotAskedNow, Open::ChooseAction);
    if (action == Action::Joker)
        return say(Refusal::JokerIsNoChoice);
    return {};
}

void choose(Play& play, Action action)
{
    State& state = play.state;
    Frame& frame = top(state);
    const bool die = state.stack.size() == 1;
    // Rulebook "Deska hráče": bonus points of finished buildings count through the joker, but not for helpers.
    const int points = frame.points + (die ? state.me().bonusPoints[static_cast<std::size_t>(action)] : 0);
    play.tell(EventKind::ActionChosen, state.active, action);
    frame.open = Open::Spend;
    frame.action = action;
    frame.points = static_cast<std::uint8_t>(points);
    if (action != Action::King)
        return;
    frame.points = 0;
    advance(play, state.active, points);
}

Verdict whyNotFinish(const State& state)
{
    if (state.stack.size() < 2)
        return say(Refusal::NotAskedNow, Open::Steps);
    if (!mayBeLeft(top(state).open))
        return say(Refusal::AnswerFirst, top(state).open);
    return {};
}

void finish(State& state)
{
    state.stack.pop();
}

bool anyCharacter(const Board& board)
{
    for (const auto& rooms : board.rooms)
        for (const TileIndex tile : rooms)
            if (tile != noTile)
                return true;
    return false;
}

Verdict whyNotActivate(const State& state, int building)
{
    if (top(state).open != Open::Activate)
        return say(Refusal::NotAskedNow, Open::Activate);
    for (const TileIndex tile : state.me().rooms[static_cast<std::size_t>(building - 1)])
        if (tile != noTile)
            return {};
    return say(Refusal::BuildingEmpty, building);
}

void activate(Play& play, int building)
{
    State& state = play.state;
    Frame frame = frameOf(Open::Bonuses);
    frame.building = static_cast<std::uint8_t>(building - 1);
    const auto& rooms = state.me().rooms[frame.building];
    for (std::size_t floor = 0; floor < rooms.size(); ++floor)
        if (rooms[floor] != noTile)
            frame.rooms = static_cast<std::uint8_t>(frame.rooms | 1u << floor);
    top(state) = frame;
    play.tell(EventKind::BuildingActivated, state.active, building);
}

Verdict whyNotEnjoy(const State& state, int floor)
{
    const Frame& frame = top(state);
    if (frame.open != Open::Bonuses)
        return say(Refusal::NotAskedNow, Open::Bonuses);
    if (!holds(frame.rooms, floor - 1))
        return say(Refusal::BonusNotOpen, floor);
    return {};
}

void enjoy(Play& play, int floor)
{
    State& state = play.state;
    Frame& frame = top(state);
    frame.rooms = static_cast<std::uint8_t>(frame.rooms & ~(1u << (floor - 1)));
    const TileIndex tile = state.me().rooms[frame.building][static_cast<std::size_t>(floor - 1)];
    play.tell(EventKind::BonusEnjoyed, state.active, tile);
    grant(play, tileAt(play.cards, tile).effect, Line::Tiles);
}

} // namespace sandglass::tiletum
