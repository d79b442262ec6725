// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/journal_notes.h"

#include "files/outside_file.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <utility>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

std::string line(QLatin1StringView key, const QString& value)
{
    return (key + u' ' + value).toStdString();
}

QString compact(const QJsonArray& array)
{
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

QJsonArray array(const QString& text)
{
    return outsideJson(text.toUtf8()).value_or(QJsonDocument()).array();
}

void readRound(JournalNotes& notes, const QString& value)
{
    notes.round = value.section(u' ', 0, 0).toInt();
    if (notes.round > 1)
        notes.roundStarts.append(value.section(u' ', 1, 1).toLongLong());
}

void read(JournalNotes& notes, const QString& key, const QString& value)
{
    if (key == "match"_L1)
        notes.match = value;
    else if (key == "begun"_L1)
        notes.begun = QDateTime::fromString(value, Qt::ISODateWithMs);
    else if (key == "seats"_L1)
        notes.people = array(value);
    else if (key == "clock"_L1)
        notes.clock = std::max(notes.clock, core::Millis{value.toLongLong()});
    else if (key == "round"_L1)
        readRound(notes, value);
    else if (key == "over"_L1)
        notes.result = array(value);
}

} // namespace

QStringList JournalNotes::names() const
{
    QStringList names;
    for (const QJsonValue& person : people)
        names.append(person.toObject().value("name"_L1).toString());
    return names;
}

JournalNotes readNotes(std::span<const core::JournalRecord> records)
{
    JournalNotes notes;
    for (const core::JournalRecord& record : records) {
        if (record.kind != core::JournalRecord::Kind::Note)
            continue;
        const QString text = QString::fromStdString(record.action);
        read(notes, text.section(u' ', 0, 0), text.section(u' ', 1));
    }
    return notes;
}

std::string matchNote(const QString& match)
{
    return line("match"_L1, match);
}

std::string begunNote(const QDateTime& moment)
{
    return line("begun"_L1, moment.toUTC().toString(Qt::ISODateWithMs));
}

std::string peopleNote(const QJsonArray& people)
{
    return line("seats"_L1, compact(people));
}

std::string clockNote(core::Millis time)
{
    return line("clock"_L1, QString::number(time));
}

std::string roundNote(int round, core::Millis time)
{
    return line("round"_L1, u"%1 %2"_s.arg(round).arg(time));
}

std::string resultNote(const core::Session& session)
{
    return line("over"_L1, compact(resultOf(session.ranking())));
}

ForgottenName::ForgottenName(QString name, std::span<const core::JournalRecord> records)
    : m_name(std::move(name))
{
    for (const core::JournalRecord& record : records) {
        const QStringList names = readNotes(std::span(&record, 1)).names();
        for (int seat = 0; seat < names.size(); ++seat)
            if (names[seat] == m_name && !m_seats.contains(seat))
                m_seats.append(seat);
    }
}

QJsonArray ForgottenName::in(QJsonArray people) const
{
    for (const int seat : m_seats) {
        QJsonObject person = people.at(seat).toObject();
        const QString noted = person.value("name"_L1).toString();
        if (seat >= people.size() || noted.isEmpty() || !m_name.startsWith(noted))
            continue;
        person.insert("name"_L1, QString());
        people.replace(seat, person);
    }
    return people;
}

std::string ForgottenName::in(std::string_view note) const
{
    const core::JournalRecord record{.kind = core::JournalRecord::Kind::Note, .action = std::string(note)};
    const JournalNotes notes = readNotes(std::span(&record, 1));
    return notes.people.isEmpty() ? std::string(note) : peopleNote(in(notes.people));
}

QStringList charactersOf(const core::Session& session)
{
    const std::string state = session.describeState();
    const QJsonArray seats =
        QJsonDocument::fromJson(QByteArray::fromStdString(state)).object().value("seats"_L1).toArray();
    QStringList characters;
    for (const QJsonValue& seat : seats)
        characters.append(seat.toObject().value("character"_L1).toString());
    return characters;
}

QJsonArray resultOf(const core::Ranking& ranking)
{
    QJsonArray result;
    for (const core::Standing& standing : ranking)
        result.append(QJsonObject{{u"seat"_s, core::index(standing.seat)}, {u"place"_s, standing.place},
            {u"winner"_s, standing.winner},
            {u"reason"_s, QString::fromUtf8(standing.reason.data(), static_cast<qsizetype>(standing.reason.size()))}});
    return result;
}

} // namespace sandglass::app
