// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the hall's tables that a café's people look at: what is played and learnt, and when.
#include "hall/hall_store.h"

#include <QtCore/QJsonDocument>

using namespace Qt::StringLiterals;

namespace sandglass::app {

std::expected<HallStatistics, QString> HallStore::statistics()
{
    constexpr int hoursOfDay = 24;
    const Rows begun = rows(u"SELECT begun FROM matches"_s);
    const Rows games =
        rows(u"SELECT game, COUNT(*) AS matches FROM matches GROUP BY game ORDER BY matches DESC, game"_s);
    const Rows languages =
        rows(u"SELECT language, COUNT(*) AS people FROM languages GROUP BY language ORDER BY people DESC, language"_s);
    const Rows lessons =
        rows(u"SELECT game, COUNT(*) AS lessons FROM lessons GROUP BY game ORDER BY lessons DESC, game"_s);
    for (const Rows* one : {&begun, &games, &languages, &lessons})
        if (!*one)
            return std::unexpected(one->error());
    HallStatistics statistics{static_cast<int>(begun->size()), QList<int>(hoursOfDay, 0), *games, *languages, *lessons};
    for (const QVariant& row : *begun) {
        // The hour on the café's wall: what is kept is the world's.
        const QDateTime time = QDateTime::fromString(row.toMap()[u"begun"_s].toString(), Qt::ISODateWithMs);
        if (time.isValid())
            ++statistics.hours[time.toLocalTime().time().hour()];
    }
    return statistics;
}

HallStore::Done HallStore::save(const FinishedLesson& lesson)
{
    return run(u"INSERT INTO lessons (id, game, lesson) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"_s,
        {lesson.id, lesson.game, lesson.lesson});
}

HallStore::Done HallStore::saveWithErrand(const FinishedLesson& lesson)
{
    const QJsonObject payload{{u"id"_s, lesson.id}, {u"game"_s, lesson.game}, {u"lesson"_s, lesson.lesson}};
    return inOneGo([&] {
        return save(lesson).and_then([&] {
            return addErrand(u"lesson"_s, QString::fromUtf8(QJsonDocument(payload).toJson(QJsonDocument::Compact)));
        });
    });
}

} // namespace sandglass::app
