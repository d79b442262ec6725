// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/considered.h"
#include "bots/manner.h"
#include "core/game.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <optional>
#include <unordered_map>
#include <vector>

/// One search for all games: a tree over what can be done, not over states. Every glance imagines a state anew from the
/// seat's view, follows what has paid so far down the tree, adds one step to it, and plays the rest of the game out.
/// Each seat plays for its own value. Where several have to choose at once, nobody's choice hangs on another's: all
/// choose at the same node, each from its own arms.
namespace sandglass::bots {

/// How it looks. Strength is counted in glances, not in seconds: the same on every machine.
struct Search {
    int glances = 100;
    float curiosity = 1; ///< how much what has seldom been tried is tried again
    bool drawsSecrets = false; ///< what all choose at once is drawn from what was tried, so that nobody can foresee it
    bool drawsAll = false; ///< so is everything else: a player who does not always find the best
    float least = 0.15F; ///< what was tried less than this share of the most is not drawn
};

using SeatValues = std::array<float, core::maxSeats>;

/// A game's own sense: what is worth considering at all (taking back what one has just done is not), which of it looks
/// like something (`weigh`), where it stops looking ahead, if not at the end (`isFarEnough`), what it has come to there
/// was worth to each seat, from 0 to 1 (`values`), and what of an imagined state was chosen in secret, so that it is
/// chosen anew (`reopen`).
template <class S, class G>
concept SenseOf = requires(const S& sense, typename G::State& changing, const typename G::State& state, core::Seat seat,
    const core::Phrase<typename G::Verb>& action, const typename G::Actions& actions, float* weights) {
    { sense.considers(action) } -> std::same_as<bool>;
    sense.weigh(state, seat, actions, weights);
    { sense.isFarEnough(state) } -> std::same_as<bool>;
    { sense.values(state) } -> std::same_as<SeatValues>;
    sense.reopen(changing, seat);
};

template <core::Game G, class Sense>
    requires SenseOf<Sense, G>
class Searcher {
public:
    using State = typename G::State;
    using Action = core::Phrase<typename G::Verb>;
    using Actions = typename G::Actions;

    Searcher(const typename G::CardSet& cards, const core::View<State>& view, Sense sense, core::Seed seed)
        : m_cards(cards)
        , m_view(view)
        , m_sense(std::move(sense))
        , m_random(seed)
    {
    }

    /// What it would do; nothing, if there is nothing to do. Where reasons are wanted, `foresight` is told what was
    /// seen after each of the actions that it has at first.
    std::optional<Action> choose(
        const Search& search, core::Millis now, const TimeIsUp& timeIsUp = {}, Foresight* foresight = nullptr)
    {
        m_now = now;
        m_foresight = foresight;
        const Actions actions = optionsOf(m_view.known, core::index(m_view.seat));
        if (actions.empty())
            return std::nullopt;
        if (actions.size() == 1)
            return actions[0];
        m_curiosity = search.curiosity;
        m_nodes.assign(1, {});
        m_nodes.reserve(static_cast<std::size_t>(search.glances) + 1);
        m_children.clear();
        constexpr int glancesBetweenLooksAtTheClock = 16;
        for (int glance = 0; glance < search.glances; ++glance) {
            if (timeIsUp && glance % glancesBetweenLooksAtTheClock == 0 && glance > 0 && timeIsUp())
                break;
            look();
        }
        return pick(search, actions);
    }

    /// The same with its reasons.
    std::optional<Considered<G>> consider(const Search& search, core::Millis now, const TimeIsUp& timeIsUp)
    {
        Foresight foresight;
        const auto action = choose(search, now, timeIsUp, &foresight);
        if (!action)
            return std::nullopt;
        const Actions actions = optionsOf(m_view.known, core::index(m_view.seat));
        const int option = static_cast<int>(std::ranges::find(actions, *action) - actions.begin());
        return Considered<G>{*action, foresight.reasonsFor(option, m_view.seat)};
    }

private:
    struct Arm {
        Action action;
        int visits = 0;
        float sum = 0;
    };
    struct Node {
        std::array<std::vector<Arm>, core::maxSeats> arms;
    };
    struct Step {
        int node;
        int seat;
        int arm;
    };
    Actions optionsOf(const State& state, int seat) const
    {
        Actions actions = G::legal(m_cards, state, core::seatAt(seat), m_now);
        actions.keepIf([&](const Action& action) { return m_sense.considers(action); });
        return actions;
    }

    bool isEnd(const State& state) const { return G::isOver(state) || m_sense.isFarEnough(state); }

    void look()
    {
        State state = G::imagine(m_cards, m_view, m_random);
        m_sense.reopen(state, m_view.seat);
        m_path.clear();
        int node = 0;
        while (!isEnd(state)) {
            const std::optional<std::uint64_t> done = stepFrom(node, state);
            if (!done)
                break;
            const auto [child, isNew] = m_children.try_emplace(*done, static_cast<int>(m_nodes.size()));
            node = child->second;
            if (!isNew)
                continue;
            m_nodes.emplace_back();
            break;
        }
        playOut(state);
        const SeatValues values = m_sense.values(state);
        for (const Step& step : m_path) {
            Arm& arm = armsOf(step)[step.arm];
            ++arm.visits;
            arm.sum += values[step.seat];
            // Whatever is imagined, the seat's own first actions are the same, and their arms stand in the same order.
            if (m_foresight && step.node == 0 && step.seat == core::index(m_view.seat))
                m_foresight->note(step.arm, sheetsOf<G>(m_cards, state));
        }
    }

    std::vector<Arm>& armsOf(const Step& step) { return m_nodes[step.node].arms[step.seat]; }

    /// All who can act choose before any of it is done. The answer names the node that it leads to.
    std::optional<std::uint64_t> stepFrom(int node, State& state)
    {
        core::List<core::Command<typename G::Verb>, core::maxSeats> commands;
        std::uint64_t key = static_cast<std::uint64_t>(node) + 1;
        for (int seat = 0; seat < G::seats(state); ++seat) {
            const Actions actions = optionsOf(state, seat);
            if (actions.empty())
                continue;
            const Action chosen = actions.size() == 1 ? actions[0] : preferred(node, seat, state, actions);
            commands.push({core::seatAt(seat), m_now, chosen});
            key = mixed(key, chosen, seat);
        }
        for (const auto& command : commands)
            if (!G::apply(m_cards, state, command) && commands.size() == 1)
                return std::nullopt; // it cannot be, but an opponent must not think for ever
        return commands.empty() ? std::nullopt : std::optional(key);
    }

    static std::uint64_t mixed(std::uint64_t key, const Action& action, int seat)
    {
        constexpr std::uint64_t odd = 0x9e3779b97f4a7c15;
        const auto numbers = std::bit_cast<std::uint64_t>(action.args);
        const auto code = static_cast<std::uint64_t>(action.code) << 8 | static_cast<std::uint64_t>(seat);
        key = (key ^ numbers) * odd;
        key = (key ^ key >> 29 ^ code) * odd;
        return key ^ key >> 32;
    }

    /// What has paid, and what looks like something and was seldom tried.
    Action preferred(int node, int seat, const State& state, const Actions& actions)
    {
        std::vector<Arm>& arms = m_nodes[node].arms[seat];
        m_weights.resize(actions.size());
        m_sense.weigh(state, core::seatAt(seat), actions, m_weights.data());
        m_slots.resize(actions.size());
        float weights = 0;
        float sum = 0;
        int visits = 0;
        for (int i = 0; i < actions.size(); ++i) {
            const auto found = std::ranges::find(arms, actions[i], &Arm::action);
            m_slots[i] = static_cast<int>(found - arms.begin());
            if (found == arms.end())
                arms.push_back({actions[i]});
            const Arm& arm = arms[m_slots[i]];
            weights += m_weights[i];
            visits += arm.visits;
            sum += arm.sum;
        }
        // What was never tried is thought to be a little worse than what was.
        constexpr float doubt = 0.05F;
        const float unknown = visits > 0 ? sum / static_cast<float>(visits) - doubt : 0.5F;
        const float wonder = m_curiosity * std::sqrt(static_cast<float>(visits) + 1) / weights;
        int best = 0;
        float most = -1;
        for (int i = 0; i < actions.size(); ++i) {
            const Arm& arm = arms[m_slots[i]];
            const auto tried = static_cast<float>(arm.visits);
            const float value = (arm.visits > 0 ? arm.sum / tried : unknown) + wonder * m_weights[i] / (1 + tried);
            if (value <= most)
                continue;
            most = value;
            best = i;
        }
        m_path.push_back({node, seat, m_slots[best]});
        return actions[best];
    }

    /// As anybody with some sense would play, to the end.
    void playOut(State& state)
    {
        constexpr int mostSteps = 3000; // a game has far fewer
        for (int step = 0; step < mostSteps && !isEnd(state); ++step)
            if (!somebodyPlays(state))
                return;
    }

    bool somebodyPlays(State& state)
    {
        for (int seat = 0; seat < G::seats(state); ++seat) {
            const Actions actions = optionsOf(state, seat);
            if (actions.empty())
                continue;
            return G::apply(m_cards, state, {core::seatAt(seat), m_now, drawn(state, core::seatAt(seat), actions)})
                .has_value();
        }
        return false;
    }

    Action drawn(const State& state, core::Seat seat, const Actions& actions)
    {
        if (actions.size() == 1)
            return actions[0];
        m_weights.resize(actions.size());
        m_sense.weigh(state, seat, actions, m_weights.data());
        return actions[drawnFrom(m_weights)];
    }

    /// Each as likely as its weight says.
    int drawnFrom(const std::vector<float>& weights)
    {
        float all = 0;
        for (const float weight : weights)
            all += weight;
        constexpr float whole = 1 << 24;
        float left = all * static_cast<float>(m_random.next() >> 40) / whole;
        for (std::size_t i = 0; i < weights.size(); ++i) {
            left -= weights[i];
            if (left < 0)
                return static_cast<int>(i);
        }
        return static_cast<int>(std::ranges::max_element(weights) - weights.begin());
    }

    /// Of what it may do, what was tried most; or drawn from all that was tried, but for what was hardly tried at all.
    Action pick(const Search& search, const Actions& actions)
    {
        const auto& arms = m_nodes[0].arms[core::index(m_view.seat)];
        std::vector<float> visits;
        for (const Action& action : actions) {
            const auto found = std::ranges::find(arms, action, &Arm::action);
            visits.push_back(found == arms.end() ? 0 : static_cast<float>(found->visits));
        }
        const float most = std::ranges::max(visits);
        if (!search.drawsAll && !(search.drawsSecrets && othersChooseToo()))
            return actions[static_cast<int>(std::ranges::find(visits, most) - visits.begin())];
        for (float& tried : visits)
            tried = tried < search.least * most ? 0 : tried;
        return actions[drawnFrom(visits)];
    }

    bool othersChooseToo() const
    {
        for (int seat = 0; seat < core::maxSeats; ++seat)
            if (seat != core::index(m_view.seat) && !m_nodes[0].arms[seat].empty())
                return true;
        return false;
    }

    const typename G::CardSet& m_cards;
    const core::View<State>& m_view;
    Sense m_sense;
    core::Random m_random;
    core::Millis m_now = 0;
    float m_curiosity = 1;
    Foresight* m_foresight = nullptr;
    std::vector<Node> m_nodes;
    std::unordered_map<std::uint64_t, int> m_children;
    std::vector<Step> m_path;
    std::vector<float> m_weights;
    std::vector<int> m_slots;
};

/// How each level looks.
using Searches = std::array<Search, levelWords.size()>;

/// A searcher for that question, in its manner: the same view and seed draw the same.
template <core::Game G, class Sense>
Searcher<G, Sense> searcherFor(
    const typename G::CardSet& cards, const core::View<typename G::State>& view, const Question& question)
{
    const core::Seed seed = core::hashOf(view.known) ^ question.seed;
    return Searcher<G, Sense>(cards, view, Sense(cards, Manner(question.mind.character)), seed);
}

inline const Search& searchOf(const Searches& levels, const Question& question)
{
    return levels[static_cast<std::size_t>(question.mind.level)];
}

} // namespace sandglass::bots
