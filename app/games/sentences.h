// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"

#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtCore/QVariantMap>

#include <span>

namespace sandglass::app {

class Catalogue;

/// Something said, before anybody reads it: the id of a sentence, <section>.<kind>.<word>, and what fills it.
struct Statement {
    QString section;
    QString kind;
    QString word;
    QVariantMap values; ///< by name: a Thing, a number or a text

    bool operator==(const Statement&) const = default;
};

Statement statementOf(const core::Spoken& spoken);

/// In one reader's words. `names` are the people's, by seat. Every sentence begins with a capital letter.
///
/// Several statements together are what one command did. Where neighbours say the same of other things, the things are
/// listed: in a text `[ ]` are around what is repeated ("{seat} gains [{stock*amount}]."). Where neighbours begin with
/// the same seat, they become one sentence ("Ada pays 2 gold and gains 1 vote."), which is why such texts begin with
/// `{seat}` and a verb.
QString sentenceOf(std::span<const Statement> statements, const Catalogue& words, const QStringList& names = {});
/// What a game said, as a sentence of one reader's language.
QString sentenceOf(const core::Spoken& spoken, const Catalogue& words, const QStringList& names = {});

} // namespace sandglass::app
