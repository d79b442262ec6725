// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "hall/finished_match.h"

#include "journal/journal_notes.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

#include <utility>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

void addScores(FinishedMatch& match, const core::Session& session, int round)
{
    for (int seat = 0; seat < session.seats(); ++seat)
        for (const core::ScoreLine& line : session.score(core::seatAt(seat)))
            match.scores.append({seat, QString::fromUtf8(line.word), round, line.points});
}

QList<qint64> lengths(const JournalNotes& notes, core::Millis end)
{
    QList<qint64> result;
    if (notes.round == 0)
        return result;
    core::Millis start = 0;
    for (const core::Millis next : notes.roundStarts)
        result.append(next - std::exchange(start, next));
    result.append(end - start);
    return result;
}

/// The records at which a round ends: where the next is noted, and the journal's end.
QList<std::size_t> roundEnds(const std::vector<core::JournalRecord>& records)
{
    QList<std::size_t> ends;
    for (std::size_t i = 0; i < records.size(); ++i)
        if (records[i].kind == core::JournalRecord::Kind::Note && records[i].action.starts_with("round ")
            && !records[i].action.starts_with("round 1 "))
            ends.append(i);
    ends.append(records.size());
    return ends;
}

void addSeats(FinishedMatch& match, const JournalNotes& notes, const core::Session& session)
{
    match.seats.resize(session.seats());
    for (int seat = 0; seat < session.seats(); ++seat) {
        const QJsonValue person = notes.people.at(seat);
        match.seats[seat].name = notes.names().value(seat);
        if (person["bot"_L1].toString().isEmpty())
            match.seats[seat].language = person["language"_L1].toString();
        match.seats[seat].character = QString::fromUtf8(session.character(core::seatAt(seat)));
    }
    for (const core::Standing& standing : session.ranking()) {
        match.seats[core::index(standing.seat)].place = standing.place;
        match.seats[core::index(standing.seat)].winner = standing.winner;
    }
}

} // namespace

QJsonObject toJson(const FinishedMatch& match)
{
    QJsonArray seats;
    for (const auto& seat : match.seats)
        seats.append(QJsonObject{{u"name"_s, seat.name}, {u"character"_s, seat.character}, {u"place"_s, seat.place},
            {u"winner"_s, seat.winner}, {u"language"_s, seat.language}});
    QJsonArray rounds;
    for (const qint64 round : match.rounds)
        rounds.append(round);
    QJsonArray scores;
    for (const auto& score : match.scores)
        scores.append(QJsonArray{score.seat, score.line, score.round, score.points});
    return {{u"id"_s, match.id}, {u"game"_s, match.game}, {u"cards"_s, match.cards},
        {u"begun"_s, match.begun.toString(Qt::ISODateWithMs)}, {u"length"_s, match.length}, {u"seats"_s, seats},
        {u"rounds"_s, rounds}, {u"scores"_s, scores}};
}

FinishedMatch finishedMatch(const QJsonObject& json)
{
    FinishedMatch match{json["id"_L1].toString(), json["game"_L1].toString(), json["cards"_L1].toString(),
        QDateTime::fromString(json["begun"_L1].toString(), Qt::ISODateWithMs), json["length"_L1].toInteger(), {}, {},
        {}};
    for (const QJsonValue& seat : json["seats"_L1].toArray())
        match.seats.append({seat["name"_L1].toString(), seat["character"_L1].toString(), seat["place"_L1].toInt(),
            seat["winner"_L1].toBool(), seat["language"_L1].toString()});
    for (const QJsonValue& round : json["rounds"_L1].toArray())
        match.rounds.append(round.toInteger());
    for (const QJsonValue& score : json["scores"_L1].toArray())
        match.scores.append({score[0].toInt(), score[1].toString(), score[2].toInt(), score[3].toInt()});
    return match;
}

std::expected<FinishedMatch, std::string> chronicle(const core::Shelf& shelf, const std::string& journal)
{
    const core::JournalReading reading = core::readJournal(journal);
    if (!reading.header)
        return std::unexpected(reading.damage);
    const JournalNotes notes = readNotes(reading.records);
    FinishedMatch match;
    match.id = notes.match;
    match.game = QString::fromStdString(reading.header->game);
    match.cards = QString::number(qulonglong{reading.header->cards}, 16).rightJustified(16, u'0');
    match.begun = notes.begun;
    std::unique_ptr<core::Session> last;
    int round = 0;
    for (const std::size_t end : roundEnds(reading.records)) {
        auto session = shelf.resume(journal, end);
        if (!session)
            return std::unexpected(session.error());
        last = *std::move(session);
        addScores(match, *last, ++round);
    }
    if (!last->isOver())
        return std::unexpected("the match is not over");
    match.length = last->now();
    match.rounds = lengths(notes, match.length);
    addSeats(match, notes, *last);
    return match;
}

} // namespace sandglass::app
