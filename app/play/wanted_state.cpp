// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/wanted_state.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

bool agreesHere(const QJsonValue& value, const QVariant& wanted)
{
    if (wanted.isNull())
        return value.isUndefined() || value.isNull();
    const QVariantMap limits = wanted.toMap();
    if (limits.isEmpty())
        return value == QJsonValue::fromVariant(wanted);
    return value.toInt() >= limits.value(u"least"_s, value.toInt()).toInt()
        && value.toInt() <= limits.value(u"most"_s, value.toInt()).toInt();
}

/// Whether what stands at the path agrees; behind a `*`, for some member.
bool agreesAt(const QJsonValue& value, const QStringList& path, const QVariant& wanted)
{
    if (path.isEmpty())
        return agreesHere(value, wanted);
    const QStringList rest = path.sliced(1);
    const auto below = [&](const QJsonValue& member) { return agreesAt(member, rest, wanted); };
    if (path.first() != u"*")
        return below(value.isArray() ? value.toArray().at(path.first().toInt()) : value.toObject()[path.first()]);
    if (value.isArray())
        return std::ranges::any_of(value.toArray(), below);
    return std::ranges::any_of(value.toObject(), below);
}

} // namespace

bool agrees(const core::Session& session, const QVariantMap& wanted)
{
    if (wanted.isEmpty())
        return true;
    if (wanted.contains(u"over"_s))
        return session.isOver();
    const QJsonObject state = QJsonDocument::fromJson(QByteArray::fromStdString(session.describeState())).object();
    return std::ranges::all_of(
        wanted.asKeyValueRange(), [&](const auto& one) { return agreesAt(state, one.first.split(u'.'), one.second); });
}

} // namespace sandglass::app
