// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language/catalogue.h"

#include <QtCore/QJsonObject>
#include <QtCore/QList>
#include <QtCore/QStringList>

namespace sandglass::app {

/// One place of a rulebook: what refusals, slips, lessons and links point to. Its words are in the catalogues, as
/// <game>.rule.<id>.title and <game>.rule.<id>.1 and so on.
struct RuleSection {
    QString id; ///< "auction.bid"
    QString chapter;
    int paragraphs = 0;
    /// What it speaks of. Each of these of a game stands in exactly one section.
    QStringList refusals, verbs, icons, cards, options;
    /// What a person is told once, when a move or a question of this name is theirs for the first time:
    /// <game>.first.<word>.
    QStringList firsts;
    QStringList see; ///< other sections
    QJsonObject figure; ///< how its example is set up; empty where it has none

    bool isTerm() const { return id.startsWith(u"term."); }
    bool isQuestion() const { return chapter == u"faq"; }
};

struct RuleChapter {
    QString id;
    QList<RuleSection> sections;
};

/// The rules of one game as a tree of sections.
class Rulebook {
public:
    /// The games that have one, in the order of the shelf.
    static QStringList games();
    /// A text that is no rulebook gives an empty one, and a sentence for the log.
    static Rulebook read(const QString& game);
    static Rulebook parse(const QString& game, const QByteArray& json, QString* problem);

    QString game() const { return m_game; }
    const QList<RuleChapter>& chapters() const { return m_chapters; }
    /// All sections, as one reads them.
    QList<const RuleSection*> sections() const;
    /// Null, where there is none of that name.
    const RuleSection* find(const QString& id) const;
    /// Where a refusal is explained: the game's own by its word, those of every game as "core.<word>".
    const RuleSection* ofRefusal(const QString& word) const;

    QString title(const Catalogue& words, const RuleChapter& chapter) const;
    QString title(const Catalogue& words, const RuleSection& section) const;
    QString chapterTitle(const Catalogue& words, const RuleSection& section) const;
    /// As they stand in the catalogue: *emphasis* and [links](rule:id).
    QStringList paragraphs(const Catalogue& words, const RuleSection& section) const;

private:
    QString m_game;
    QList<RuleChapter> m_chapters;
};

/// A paragraph for Qt's StyledText, and as plain text for screen readers and for searching.
QString styledRule(const QString& paragraph, const QString& linkColour = {});
QString plainRule(const QString& paragraph);

} // namespace sandglass::app
