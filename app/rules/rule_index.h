// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulebook.h"

#include <QtCore/QHash>

#include <map>

namespace sandglass::app {

/// A place that a search has found.
struct RuleHit {
    Q_GADGET
    QML_VALUE_TYPE(ruleHit)
    Q_PROPERTY(QString game MEMBER game)
    Q_PROPERTY(QString section MEMBER section)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString sentence MEMBER sentence)
    Q_PROPERTY(QString path MEMBER path)
    Q_PROPERTY(QString kind MEMBER kind)

public:
    QString game;
    QString section;
    QString title; ///< StyledText, with the words that were looked for underlined
    QString sentence; ///< the same; the first one that has them
    QString path; ///< the chapter's title
    QString kind; ///< "rules", "cards", "icons", "terms" or "questions"

    bool operator==(const RuleHit&) const = default;
};

/// Rulebooks made findable in one language: word forms by their stem, unfinished words by their beginning, letters with
/// or without their accents. Titles count more than terms, and terms more than what sentences say. Terms and cards are
/// found by their names in the other languages too, by somebody who knows another box.
class RuleIndex {
public:
    RuleIndex(const Catalogue& words, const QList<Rulebook>& books, const QList<const Catalogue*>& others = {});

    /// Places that have all of these words, the best first; those of `game` before the others.
    QList<RuleHit> search(const QString& query, const QString& game, int most = 50) const;
    /// What was perhaps meant by words that are found nowhere together: the nearest that are; nothing where none is
    /// near.
    QString perhaps(const QString& query, const QString& game) const;

private:
    struct Entry {
        const Rulebook* book;
        const RuleSection* section;
        QStringList paragraphs; ///< plain
        QString title;
    };
    /// By entry: how much the word counts there.
    using Postings = QHash<int, int>;

    /// By word that is looked for: folded, and its stem.
    using Looked = QList<std::pair<QString, QString>>;

    void add(int entry, const QString& text, const QString& language, int weight);
    Postings matching(const QString& word) const;
    QString nearest(const QString& word) const;
    Looked lookedFor(const QStringList& words) const;
    RuleHit hitOf(const Entry& entry, const Looked& looked) const;
    bool isLooked(const QString& word, const Looked& looked) const;
    QString lit(const QString& text, const Looked& looked) const;

    const Catalogue& m_words;
    QList<Rulebook> m_books;
    QList<Entry> m_entries;
    std::map<QString, Postings> m_stems;
    std::map<QString, Postings> m_folded;
    QHash<QString, QString> m_written; ///< by folded word of this language, as it is written
};

/// Lower case without accents: "Łódź" is "lodz", "ёлка" is "елка".
QString folded(const QString& word);
/// A word's stem in a language, folded.
QString stemOf(const QString& word, const QString& language);

} // namespace sandglass::app
