// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/explanation.h"

#include "rules/rulebook.h"

#include <QtCore/QJsonArray>

using namespace Qt::StringLiterals;

namespace sandglass::app {

QStringList Explanation::styled() const
{
    QStringList list;
    for (const QString& sentence : sentences)
        list.append(styledRule(sentence));
    return list;
}

QStringList Explanation::plain() const
{
    QStringList list;
    for (const QString& sentence : sentences)
        list.append(plainRule(sentence));
    return list;
}

QString Explanation::spoken() const
{
    QStringList parts{kind.isEmpty() ? title + u'.' : u"%1, %2."_s.arg(title, kind)};
    parts += plain();
    if (!now.isEmpty())
        parts.append(now);
    return parts.join(u' ');
}

QJsonObject Explanation::toJson() const
{
    QJsonObject json{{u"title"_s, title}, {u"sentences"_s, QJsonArray::fromStringList(plain())}};
    for (const auto& [key, text] : {std::pair{u"kind"_s, kind}, {u"rule"_s, rule}, {u"now"_s, now}})
        if (!text.isEmpty())
            json.insert(key, text);
    if (!refusal.isEmpty())
        json.insert(u"refused"_s, refusal);
    if (!icons.isEmpty())
        json.insert(u"icons"_s, QJsonArray::fromStringList(icons));
    return json;
}

} // namespace sandglass::app
