// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/reasons.h"

#include "language/thing.h"

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

QVariant lineOf(const bots::Reason& reason, std::string_view game)
{
    const QString word = QString::fromStdString(std::string(game) + ".score." + std::string(reason.line));
    return QVariant::fromValue(Thing{u"score"_s, 0, word});
}

} // namespace

Statement statementOf(const bots::Reason& reason, std::string_view game)
{
    using Kind = bots::Reason::Kind;
    Statement statement{u"play"_s, u"why"_s, QString::fromStdString(std::string(bots::wordOf(reason.kind))), {}};
    if (reason.kind == Kind::Now || reason.kind == Kind::Later)
        statement.values[u"line"_s] = lineOf(reason, game);
    if (reason.kind == Kind::Prevents)
        statement.values[u"seat"_s] = QVariant::fromValue(Thing{u"seat"_s, core::index(reason.seat), {}});
    if (reason.points != 0)
        statement.values[u"n"_s] = reason.points;
    return statement;
}

} // namespace sandglass::app
