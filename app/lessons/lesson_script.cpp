// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_script.h"

#include "bots/bots.h"
#include "play/wanted_state.h"

#include <algorithm>

namespace sandglass::app {

namespace {

constexpr int mostFreeMoves = 20'000;

core::Problem fault(const Lesson& lesson, const QString& step, const std::string& reason)
{
    return {lesson.file.toStdString(), step.toStdString(), {}, reason};
}

std::string refusalOf(const core::Answer& answer)
{
    return answer.refusal ? std::string(answer.refusal->word) : std::string();
}

/// Plays a lesson's script against the rules, and remembers what has gone wrong first.
class Runner {
public:
    Runner(const Lesson& lesson, core::Session& session, const Trial& trial)
        : m_lesson(lesson)
        , m_session(session)
        , m_trial(trial)
    {
    }

    /// Empty, where the step goes as it should.
    std::string run(const LessonStep& step, int index)
    {
        m_now = std::max({m_now, step.at.value_or(m_now), m_session.now()});
        m_index = index;
        std::string reason = std::visit([&](const auto& deed) { return check(deed); }, step.deed);
        if (reason.empty())
            reason = checkExpected(step);
        return reason;
    }

private:
    std::string check(const SayStep&) { return {}; }
    std::string check(const TimeStep&) { return {}; }
    std::string check(const AskStep&) { return {}; }

    std::string check(const DoStep& deed)
    {
        const auto legal = m_session.legal(core::seatAt(m_lesson.learner), m_now);
        for (const QString& wanted : deed.wanted)
            if (!std::ranges::contains(legal, wanted.toStdString()))
                return "'" + wanted.toStdString() + "' is wanted, but not legal";
        const int chosen = m_index == m_trial.step ? m_trial.wanted : 0;
        return submit(m_lesson.learner, deed.wanted[chosen]);
    }

    std::string check(const TemptStep& deed)
    {
        const core::Hash before = m_session.hash();
        const auto answer = m_session.submit(core::seatAt(m_lesson.learner), m_now, deed.action.toStdString());
        if (!answer)
            return answer.error();
        if (refusalOf(*answer) != deed.refusal.toStdString())
            return "the temptation is met by '" + refusalOf(*answer) + "' and not by '" + deed.refusal.toStdString()
                + "'";
        return m_session.hash() == before ? "" : "the temptation has changed something";
    }

    std::string check(const PlayStep& deed) { return submit(deed.seat, deed.action); }

    std::string check(const PauseStep& deed)
    {
        return m_events.contains(deed.after) ? "" : "no '" + deed.after.toStdString() + "' has come of the move before";
    }

    std::string check(const FreeStep& deed)
    {
        return playFree(m_session, m_now, m_lesson, deed.until) ? "" : "opponents never come to its end";
    }

    std::string submit(int seat, const QString& action)
    {
        const auto answer = m_session.submit(core::seatAt(seat), m_now, action.toStdString());
        if (!answer)
            return answer.error();
        if (answer->refusal)
            return "'" + action.toStdString() + "' is refused: " + refusalOf(*answer);
        m_events.clear();
        for (const core::Spoken& event : answer->events)
            m_events.append(QString::fromStdString(std::string(event.word)));
        return {};
    }

    std::string checkExpected(const LessonStep& step) const
    {
        for (const QString& event : step.expectedEvents)
            if (!m_events.contains(event))
                return "no '" + event.toStdString() + "' has come of it";
        for (const auto& [path, value] : step.expectedState.asKeyValueRange())
            if (!agrees(m_session, {{path, value}}))
                return path.toStdString() + " is not " + value.toString().toStdString();
        return {};
    }

    const Lesson& m_lesson;
    core::Session& m_session;
    const Trial m_trial;
    core::Millis m_now = 0;
    int m_index = 0;
    QStringList m_events; ///< of the last move, by their words
};

} // namespace

std::expected<std::unique_ptr<core::Session>, core::Problem> openLesson(const Lesson& lesson, const core::Shelf& shelf)
{
    auto session = shelf.open(lesson.opening);
    if (!session) {
        core::Problem problem = session.error();
        problem.file = lesson.file.toStdString();
        return std::unexpected(std::move(problem));
    }
    if (lesson.learner >= (*session)->seats())
        return std::unexpected(fault(lesson, {}, "nobody sits where the learner should"));
    for (const QString& line : lesson.prelude) {
        const int seat = line.section(u' ', 0, 0).toInt();
        const auto answer = (*session)->submit(core::seatAt(seat), 0, line.section(u' ', 1).toStdString());
        if (!answer || answer->refusal)
            return std::unexpected(fault(lesson, {}, "the prelude's '" + line.toStdString() + "' is not accepted"));
    }
    return *std::move(session);
}

void FreeCount::note(const QString& action)
{
    ++moves;
    lastVerb = action.section(u' ', 0, 0);
}

bool isReached(const core::Session& session, const FreeGoal& goal, const FreeCount& count)
{
    if (session.isOver())
        return true;
    const bool moved = goal.moves == 0 || count.moves >= goal.moves;
    const bool done = goal.did.isEmpty() || count.lastVerb == goal.did;
    return moved && done && agrees(session, goal.state);
}

bool playFree(core::Session& session, core::Millis& now, const Lesson& lesson, const FreeGoal& goal)
{
    FreeCount count;
    for (int i = 0; i < mostFreeMoves; ++i) {
        if (isReached(session, goal, count))
            return true;
        bool moved = false;
        for (int k = 0; k < session.seats() && !moved; ++k) {
            const int seat = (lesson.learner + k) % session.seats();
            const auto choice = bots::chooseAction(
                session, core::seatAt(seat), now, {bots::Level::Easy, static_cast<std::uint32_t>(seat)});
            moved = choice && session.submit(core::seatAt(seat), now, *choice).has_value();
            if (moved && seat == lesson.learner)
                count.note(QString::fromStdString(*choice));
        }
        if (moved)
            continue;
        const auto wake = session.wakeTime(now);
        if (!wake || *wake <= now)
            return false;
        now = *wake;
    }
    return false;
}

std::optional<core::Problem> firstFault(const Lesson& lesson, const core::Shelf& shelf, const Trial& trial)
{
    auto session = openLesson(lesson, shelf);
    if (!session)
        return session.error();
    Runner runner(lesson, **session, trial);
    for (int i = 0; i < static_cast<int>(lesson.steps.size()); ++i) {
        const LessonStep& step = lesson.steps[static_cast<std::size_t>(i)];
        if (step.as<FreeStep>() && !trial.free)
            return std::nullopt;
        if (const std::string reason = runner.run(step, i); !reason.empty())
            return fault(lesson, step.id, reason);
    }
    return std::nullopt;
}

} // namespace sandglass::app
