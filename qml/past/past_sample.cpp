// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "past_sample.h"

#include "core/random.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>

using namespace Qt::StringLiterals;

namespace sandglass::past {

namespace {

// Long enough for a council and a second round.
constexpr int sampleMoves = 420;

QJsonArray people(const QStringList& names)
{
    QJsonArray people;
    for (const QString& name : names)
        people.append(QJsonObject{{u"name"_s, name}});
    return people;
}

app::JournalSummary summary(const QString& game, const QStringList& names, int round, core::Millis minutes)
{
    app::JournalSummary summary;
    summary.file = game + ".journal"_L1;
    summary.game = game;
    summary.notes.people = people(names);
    summary.notes.round = round;
    summary.notes.begun = QDateTime(QDate(2026, 11, 14), QTime(18, 30));
    summary.length = minutes * 60'000;
    summary.moves = static_cast<int>(minutes) * 7;
    return summary;
}

QList<app::JournalSummary> summaries()
{
    app::JournalSummary running = summary(u"pendulum"_s, {u"Žofie"_s, u"Łucja"_s, u"Юрий"_s}, 3, 64);
    app::JournalSummary damaged = summary(u"tiletum"_s, {u"Bartholomew"_s, QString()}, 2, 41);
    damaged.damage = core::Damage::Broken;
    app::JournalSummary finished = summary(u"viceroy"_s, {u"Ada"_s, u"Bořek"_s, u"Jan"_s, u"Олег"_s}, 12, 83);
    finished.finished = true;
    app::JournalSummary unknown;
    unknown.file = u"old.journal"_s;
    unknown.damage = core::Damage::OtherVersion;
    return {running, damaged, finished, unknown};
}

/// The first seat that can do something does one thing of all that it can, drawn from a fixed seed.
std::string playedJournal(const core::Shelf& shelf)
{
    auto session = shelf.open({.options = R"({"seats":3})", .seed = 7});
    if (!session)
        return {};
    core::Session& match = **session;
    match.note(R"(seats [{"name":"Žofie"},{"name":"Łucja"},{"name":"Юрий"}])");
    core::Random random(7);
    core::Millis now = 0;
    for (int move = 0; move < sampleMoves && !match.isOver(); ++move) {
        bool moved = false;
        const auto first = random.below(static_cast<std::uint32_t>(match.seats()));
        for (int i = 0; i < match.seats() && !moved; ++i) {
            const core::Seat seat = core::seatAt((static_cast<int>(first) + i) % match.seats());
            const auto actions = match.legal(seat, now);
            if (actions.empty())
                continue;
            const std::string& action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
            moved = match.submit(seat, now, action).has_value();
            // Now and then the others want it too, and whoever has the higher privilege may get it.
            for (int other = random.below(6) == 0 ? 1 : match.seats(); other < match.seats(); ++other)
                (void)match.submit(core::seatAt((core::index(seat) + other) % match.seats()), now += 200, action);
        }
        now = moved ? now + random.below(4000) : match.wakeTime(now).value_or(now + 1000);
    }
    return match.journal();
}

QVariantMap entry(const char* key, const QString& name, int played, int won)
{
    return {{QString::fromLatin1(key), name}, {u"played"_s, played}, {u"won"_s, won}};
}

} // namespace

PastSample::PastSample(QObject* parent)
    : QObject(parent)
    , m_journals(app::JournalFolder(u"nowhere"_s))
    , m_noJournals(app::JournalFolder(u"nowhere"_s))
{
    m_journals.show(summaries());
}

QList<app::Telling> PastSample::notices()
{
    return {app::toTell(u"journal.notice.torn"_s), app::toTell(u"journal.notice.broken"_s, {{u"n"_s, 5}}),
        app::toTell(u"journal.problem.otherVersion"_s)};
}

app::Replay* PastSample::replay()
{
    if (m_replay && m_replay->game() == m_game)
        return m_replay.get();
    if (m_shelves.games.empty())
        m_shelves = app::loadShelves();
    const core::Shelf* shelf = m_shelves.find(m_game.toStdString());
    if (!shelf)
        return nullptr;
    auto replay = app::Replay::open(m_clock, *shelf, playedJournal(*shelf));
    if (replay)
        m_replay = *std::move(replay);
    return m_replay.get();
}

QVariantMap PastSample::figures()
{
    const QVariantList names{entry("name", u"Žofie"_s, 14, 8), entry("name", u"Юрий"_s, 11, 4),
        entry("name", u"Bartholomew"_s, 9, 2), entry("name", u"Łucja"_s, 6, 1)};
    const QVariantList characters{entry("character", u"champion"_s, 12, 6), entry("character", u"briber"_s, 10, 4),
        entry("character", u"pacifist"_s, 8, 3), entry("character", u"alchemist"_s, 9, 2),
        entry("character", u"warmonger"_s, 4, 0)};
    QVariantList scores;
    QVariantList rounds;
    const QStringList lines{u"power"_s, u"prestige"_s, u"popularity"_s, u"legendary"_s};
    for (int round = 1; round <= 4; ++round)
        rounds.append(QVariantMap{{u"round"_s, round}, {u"mean"_s, 1'500'000.0 - 170'000.0 * round}});
    for (int line = 0; line < lines.size(); ++line)
        for (int round = 1; round <= 4; ++round)
            scores.append(QVariantMap{{u"line"_s, lines[line]}, {u"round"_s, round},
                {u"mean"_s, 1.5 + 2.75 * round * (line + 2) / 3.0}, {u"best"_s, 4 * round}});
    const QVariantList cards{QVariantMap{{u"cards"_s, u"2b4adb33677c5f27"_s}, {u"matches"_s, 12}},
        QVariantMap{{u"cards"_s, u"91c0ffee00112233"_s}, {u"matches"_s, 3}}};
    return {{u"matches"_s, 15}, {u"cards"_s, cards}, {u"names"_s, names}, {u"characters"_s, characters},
        {u"scores"_s, scores}, {u"rounds"_s, rounds}};
}

} // namespace sandglass::past
