// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/thing_name.h"
#include "rules/rulebook.h"

#include <QtCore/QRegularExpression>

namespace sandglass::app {

/// How things of one kind are explained: which places of the rulebook speak of them, and by which moves they are used.
/// In all of its texts {word} is the thing's word, and {1} what the first brackets of `word` have found in it.
struct ThingLore {
    QString domain;
    QRegularExpression word; ///< of the whole word; matches everything where nothing is said
    QString has; ///< only where the rulebook has this section
    QString title; ///< the id of a text, "{seat}", or nothing: <game>.<domain>.<word>, else the first section's title
    QString kind; ///< the section whose title says what kind of thing it is
    QStringList say; ///< sections, whose first paragraph is said, or with "#2" the second; "text:" and an id: a text
    QStringList icons;
    QString rule;
    QStringList as; ///< how moves call it: the names of their arguments
    QString attempt; ///< what is tried where no move names it; see Asking::refusals
    QStringList silent; ///< refusals that say nothing of the thing
    QString sign; ///< the drawing that stands for it beside a line of the log, where it has no icon of its own
    QString within; ///< what it lies in, a domain whose words its own begins with: refusals of another one are silent
};

/// The rulebook of a game, and what of it speaks of which thing. Read once.
class Lore {
public:
    static const Lore& of(const QString& game);

    const Rulebook& book() const { return m_book; }
    /// Null where nothing is said of such a thing.
    const ThingLore* find(const ThingName& name) const;
    /// A text of it, filled for this thing.
    static QString filled(const QString& text, const ThingLore& lore, const ThingName& name);
    /// "timers.rows#2": what is said is the second paragraph of that section.
    static QString sectionOf(const QString& said) { return said.section(u'#', 0, 0); }
    static int paragraphOf(const QString& said) { return said.contains(u'#') ? said.section(u'#', 1).toInt() : 1; }
    /// All kinds of things that are explained.
    QStringList domains() const;
    bool hasIcon(const QString& icon) const { return m_book.find(QStringLiteral("legend.") + icon) != nullptr; }
    /// How the game's drawings call an icon of the legend; nothing where there is no such icon.
    static QString drawing(const QString& game, const QString& icon);

private:
    explicit Lore(const QString& game);

    Rulebook m_book;
    QList<ThingLore> m_things;
};

} // namespace sandglass::app
