// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/thing_name.h"
#include "rules/rule_index.h"

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QVariantMap>

#include <memory>

namespace sandglass::app {

/// A line of the contents: a chapter's title, or a section's.
struct RuleEntry {
    Q_GADGET
    QML_VALUE_TYPE(ruleEntry)
    Q_PROPERTY(QString section MEMBER section)
    Q_PROPERTY(QString title MEMBER title)

public:
    QString section; ///< empty: a chapter
    QString title;

    bool operator==(const RuleEntry&) const = default;
};

/// An icon of the legend: its place in the book, its name, and how the game's drawings call it; nothing where it is
/// drawn in another way.
struct LegendEntry {
    Q_GADGET
    QML_VALUE_TYPE(legendEntry)
    Q_PROPERTY(QString section MEMBER section)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString icon MEMBER icon)

public:
    QString section;
    QString title;
    QString icon;

    bool operator==(const LegendEntry&) const = default;
};

/// Somebody who reads the rules: which book in which language, at which place, and what they look for. Each reader has
/// their own; the books are the same.
class RuleReader : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QStringList games READ games CONSTANT)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged)
    Q_PROPERTY(const sandglass::app::Catalogue* words READ words WRITE setWords NOTIFY wordsChanged)
    Q_PROPERTY(QList<sandglass::app::RuleEntry> contents READ contents NOTIFY contentsChanged)
    Q_PROPERTY(QString section READ section NOTIFY placeChanged)
    Q_PROPERTY(QString title READ title NOTIFY placeChanged)
    Q_PROPERTY(QString path READ path NOTIFY placeChanged)
    /// As StyledText, and the same as plain text.
    Q_PROPERTY(QStringList paragraphs READ paragraphs NOTIFY placeChanged)
    Q_PROPERTY(QStringList plain READ plain NOTIFY placeChanged)
    /// How the section's example is set up, for a board's scene: options, seed, setup and what is lit; empty where it
    /// has none.
    Q_PROPERTY(QVariantMap figure READ figure NOTIFY placeChanged)
    /// All icons, while a place of the legend is read.
    Q_PROPERTY(QList<sandglass::app::LegendEntry> legend READ legend NOTIFY placeChanged)
    Q_PROPERTY(QList<sandglass::app::RuleEntry> see READ see NOTIFY placeChanged)
    /// The questions that are asked about this section.
    Q_PROPERTY(QList<sandglass::app::RuleEntry> asked READ asked NOTIFY placeChanged)
    Q_PROPERTY(sandglass::app::RuleEntry previous READ previous NOTIFY placeChanged)
    Q_PROPERTY(sandglass::app::RuleEntry next READ next NOTIFY placeChanged)
    Q_PROPERTY(bool mayGoBack READ mayGoBack NOTIFY placeChanged)
    Q_PROPERTY(bool mayGoForward READ mayGoForward NOTIFY placeChanged)
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged)
    Q_PROPERTY(QList<sandglass::app::RuleHit> hits READ hits NOTIFY hitsChanged)
    /// Where nothing is found: what was perhaps meant, or nothing.
    Q_PROPERTY(QString perhaps READ perhaps NOTIFY hitsChanged)
    /// The sections that were read, in this book.
    Q_PROPERTY(QStringList read READ readSections NOTIFY placeChanged)

public:
    explicit RuleReader(QObject* parent = nullptr);

    QStringList games() const { return Rulebook::games(); }
    QString game() const { return m_game; }
    void setGame(const QString& game);
    const Catalogue* words() const { return m_words; }
    void setWords(const Catalogue* words);
    QList<RuleEntry> contents() const { return m_contents; }
    QString section() const { return m_place < 0 ? QString() : m_visited[m_place]; }
    QString title() const;
    QString path() const;
    QStringList paragraphs() const;
    QStringList plain() const;
    QVariantMap figure() const;
    QList<LegendEntry> legend() const;
    QList<RuleEntry> see() const;
    QList<RuleEntry> asked() const;
    RuleEntry previous() const { return beside(-1); }
    RuleEntry next() const { return beside(1); }
    bool mayGoBack() const { return m_place > 0; }
    bool mayGoForward() const { return m_place >= 0 && m_place + 1 < m_visited.size(); }
    QString query() const { return m_query; }
    void setQuery(const QString& query);
    QList<RuleHit> hits() const { return m_hits; }
    QString perhaps() const { return m_perhaps; }
    QStringList readSections() const { return m_read.value(m_game); }
    /// The title of a section of this book; nothing where there is none.
    Q_INVOKABLE QString titleOf(const QString& section) const;

    /// Goes to a section; one of another game opens that game's book. False where there is none.
    Q_INVOKABLE bool open(const QString& section, const QString& game = {});
    /// What the section speaks of, as it lies on a table for the seat that reads: what its example rings.
    Q_INVOKABLE QList<sandglass::app::ThingName> thingsFor(int seat) const;
    /// A link of a paragraph: "rule:auction.bid".
    Q_INVOKABLE bool follow(const QString& link);
    /// To where a refusal is explained.
    Q_INVOKABLE bool openWhy(const sandglass::app::Telling& refusal);
    Q_INVOKABLE void back();
    Q_INVOKABLE void forward();
    /// Writes the book of this game in this language among the documents of whoever sits here, by another run of the
    /// program, so that nobody waits; printed() tells when it is there.
    Q_INVOKABLE void print();

Q_SIGNALS:
    void gameChanged();
    void wordsChanged();
    void contentsChanged();
    void placeChanged();
    void queryChanged();
    void hitsChanged();
    /// A file was written; nothing: it could not be.
    void printed(const QString& file);

private:
    const Rulebook* book() const;
    const RuleSection* here() const;
    RuleEntry entryOf(const RuleSection& section) const;
    RuleEntry beside(int step) const;
    void readContents();
    void look();

    QList<Rulebook> m_books;
    QString m_game;
    const Catalogue* m_words = nullptr;
    QList<RuleEntry> m_contents;
    QStringList m_visited;
    qsizetype m_place = -1;
    QString m_query;
    QList<RuleHit> m_hits;
    QString m_perhaps;
    QHash<QString, QStringList> m_read; ///< by game
    QHash<QString, QString> m_left; ///< by game, where its book was left
    std::unique_ptr<RuleIndex> m_index; ///< made when something is looked for
};

/// The sections of a chapter as they are listed: terms in the language's own order of letters, others as they stand.
QList<const RuleSection*> listed(const Rulebook& book, const RuleChapter& chapter, const Catalogue& words);

} // namespace sandglass::app
