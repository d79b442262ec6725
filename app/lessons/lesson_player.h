// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "house/house.h"
#include "lessons/lesson_clock.h"
#include "lessons/lesson_course.h"
#include "lessons/lesson_film_clock.h"
#include "lessons/lesson_script.h"

#include <QtCore/QObject>
#include <QtCore/QPointer>

#include <functional>
#include <memory>
#include <vector>

namespace sandglass::app {

/// One learner in one lesson. The match is a real one, at a host that saves nothing, so the game's own board shows it,
/// and hands do there what they do in play; what the lesson does not wait for is kept from the rules and answered with
/// a sentence. There is always a way on: doing it, `showMe`, `skip`.
class LessonPlayer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("LessonClass has one for every learner")
    Q_PROPERTY(sandglass::app::Host* host READ host NOTIFY lessonChanged)
    Q_PROPERTY(QString game READ game NOTIFY lessonChanged)
    /// What it is called in files and ids, "what-wins", and the id of its title.
    Q_PROPERTY(QString lesson READ lessonName NOTIFY lessonChanged)
    Q_PROPERTY(QString titleId READ titleId NOTIFY lessonChanged)
    Q_PROPERTY(int number READ number NOTIFY lessonChanged)
    Q_PROPERTY(int stepCount READ stepCount NOTIFY lessonChanged)
    /// The learner's seat of the match.
    Q_PROPERTY(int seat READ seat NOTIFY lessonChanged)
    /// From 0. The last one says what one can do now: with it the lesson is finished.
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(bool finished READ isFinished NOTIFY changed)
    /// "say", "do", "tempt", "play", "pause", "time", "ask", "free".
    Q_PROPERTY(QString kind READ kind NOTIFY changed)
    /// The id of what the step says, and of what is answered to what the learner has done: why it is not what is
    /// wanted, a hint, what comes of a temptation. Either may be empty.
    Q_PROPERTY(QString taskId READ taskId NOTIFY changed)
    Q_PROPERTY(QString replyId READ replyId NOTIFY changed)
    Q_PROPERTY(sandglass::app::LessonPlayer::Mood mood READ mood NOTIFY changed)
    /// The refusal that was asked for, in the words of play.
    Q_PROPERTY(sandglass::app::Telling refusal READ refusal NOTIFY changed)
    /// The ids of a question's answers.
    Q_PROPERTY(QStringList answerIds READ answerIds NOTIFY changed)
    /// The last one that was given at this step, or -1.
    Q_PROPERTY(int answered READ answered NOTIFY changed)
    Q_PROPERTY(QList<sandglass::app::ThingName> lit READ lit NOTIFY changed)
    /// Where what has just been tried is forbidden; a thing without a domain: nowhere.
    Q_PROPERTY(sandglass::app::ThingName forbidden READ forbidden NOTIFY changed)
    Q_PROPERTY(bool mayGoOn READ mayGoOn NOTIFY changed)
    Q_PROPERTY(bool mayGoBack READ mayGoBack NOTIFY changed)
    Q_PROPERTY(int misses READ misses NOTIFY changed)
    /// This learner has done the step, and waits for others.
    Q_PROPERTY(bool done READ isDone NOTIFY changed)
    /// Done, this learner tries something out meanwhile; it is put back before the next step.
    Q_PROPERTY(bool trying READ isTrying NOTIFY changed)
    /// What is waited for is being shown.
    Q_PROPERTY(bool showing READ isShowing NOTIFY changed)
    /// How often others have given a hint at this step.
    Q_PROPERTY(int nudges READ nudges NOTIFY changed)
    /// What the board's films run by, and the event after which the film of the last move stands, because the step
    /// speaks of it; or nothing.
    Q_PROPERTY(sandglass::app::SandClock* filmClock READ filmClock CONSTANT)
    Q_PROPERTY(QString holdAfter READ holdAfter NOTIFY changed)
    /// Motion is reduced: sand that has to run out is out at once.
    Q_PROPERTY(bool still MEMBER m_still)

public:
    enum class Mood {
        Plain, ///< the step's own sentence
        Unwanted, ///< allowed, but not now
        Hint,
        Refused, ///< the temptation was tried
        Wrong, ///< the answer to a question
        Right,
        Shown, ///< it was shown, and is the learner's again
    };
    Q_ENUM(Mood)

    explicit LessonPlayer(House::Clockmaker clockmaker, BotPlayers::Runner thinking, QObject* parent = nullptr);
    ~LessonPlayer() override;

    /// Begins a lesson; `learner` is who learns, as Seats writes people. False, where there is no such lesson.
    bool begin(const QString& game, const QString& lesson, const QJsonObject& learner);

    Host* host() const { return m_host.get(); }
    QString game() const { return m_lesson ? m_lesson->game : QString(); }
    QString lessonName() const { return m_lesson ? m_lesson->name : QString(); }
    QString titleId() const { return m_lesson ? m_lesson->id(QStringLiteral("title")) : QString(); }
    int number() const;
    int stepCount() const { return m_lesson ? static_cast<int>(m_lesson->steps.size()) : 0; }
    int seat() const { return m_lesson ? m_lesson->learner : 0; }
    int step() const { return m_at; }
    bool isFinished() const { return m_lesson && m_at == stepCount() - 1; }
    QString kind() const;
    QString taskId() const;
    QString replyId() const { return m_replyId; }
    Mood mood() const { return m_mood; }
    Telling refusal() const { return m_refusal; }
    QStringList answerIds() const;
    int answered() const { return m_answered; }
    QList<ThingName> lit() const;
    ThingName forbidden() const;
    bool mayGoOn() const;
    bool mayGoBack() const { return m_at > 0; }
    int misses() const { return m_misses; }
    SandClock* filmClock() { return &m_filmClock; }
    QString holdAfter() const;
    bool isDone() const { return m_done; }
    bool isTrying() const { return m_trying; }
    bool isShowing() const { return m_busy && m_shown > 0; }
    int nudges() const { return m_nudges; }
    /// Asked before the next step: where it says yes, this learner waits until goTogether().
    void setHold(std::function<bool()> hold) { m_hold = std::move(hold); }
    void goTogether();
    const Lesson* lesson() const { return m_lesson; }
    const LessonStep* current() const;

    /// To the next step, where nothing is waited for.
    Q_INVOKABLE void goOn();
    /// To the step before, with the match as it was then.
    Q_INVOKABLE void goBack();
    /// Does what is waited for, and puts it back; the second time it stays done.
    Q_INVOKABLE void showMe();
    /// The step is done, as if it had been shown.
    Q_INVOKABLE void skip();
    Q_INVOKABLE void answer(int which);
    /// Who is done may do as they like until the others are.
    Q_INVOKABLE void tryOut();
    /// Another learner points once more at what is waited for.
    void nudge();
    /// From the first step.
    Q_INVOKABLE void again();
    /// What was played, to go on with.
    std::string journal() const;
    /// To a step, by doing all before it: a lesson that was interrupted.
    Q_INVOKABLE void goTo(int step);
    /// To a step as a picture shows it: what comes by itself has come. Met, what is forbidden has been tried, and a
    /// question answered.
    Q_INVOKABLE void standAt(int step, bool met);

Q_SIGNALS:
    void lessonChanged();
    void changed();
    void finishedLesson();
    /// The learner wants something that the step does not wait for.
    void missed();

private:
    /// A match at the beginning of a step.
    struct Moment {
        std::string journal;
        core::Millis time = 0;
    };

    bool hasWords(int step) const;
    bool isLegal(const QString& action) const;
    bool mayPass(int seat, const QString& action);
    void miss();
    void reply(Mood mood, const QString& id);
    void enter(int step);
    void dismissOpponents();
    void next();
    void byItself(const QString& action);
    void passTo(core::Millis time);
    void begin(const LessonStep& step);
    void onChanged();
    void onRefused(int seat, const Telling& why);
    void putBack(const Moment& moment);
    void playFreeToItsEnd(const FreeStep& deed);
    void later(core::Millis wait, bool busy, std::function<void()> what);

    const House::Clockmaker m_clockmaker;
    const BotPlayers::Runner m_thinking;
    const Course* m_course = nullptr;
    const Lesson* m_lesson = nullptr;
    std::unique_ptr<LessonClock> m_clock;
    LessonFilmClock m_filmClock;
    std::unique_ptr<Clock> m_pause; ///< for what happens a while later
    std::unique_ptr<Host> m_host;
    std::unique_ptr<BotPlayers> m_bots; ///< in free steps
    std::vector<Moment> m_moments; ///< by step
    std::function<void()> m_later;
    int m_at = 0;
    int m_misses = 0;
    int m_shown = 0; ///< how often this step was shown
    bool m_played = false; ///< the others' move has been made
    bool m_met = false; ///< the temptation has been tried, or the question answered: nothing else takes that back
    int m_answered = -1;
    bool m_busy = false; ///< something is shown, and hands wait
    bool m_done = false; ///< the step is done; where several learn together, the others may not be
    bool m_trying = false;
    Moment m_doneAt; ///< where it goes on after that
    int m_nudges = 0;
    bool m_byItself = false; ///< the move comes from the lesson, and not from a hand
    bool m_still = false;
    std::function<bool()> m_hold;
    QString m_accepted; ///< the learner's last move
    FreeCount m_count;
    Mood m_mood = Mood::Plain;
    QString m_replyId;
    Telling m_refusal;
};

/// Who sits at a lesson's match: the learner at their place, and opponents at others.
QJsonArray peopleAround(const QJsonObject& learner, int seat, int seats);

} // namespace sandglass::app
