// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rule_reader.h"

#include "language/language.h"
#include "rules/lore.h"

#include <QtCore/QCollator>
#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QProcess>
#include <QtCore/QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

QList<const RuleSection*> listed(const Rulebook& book, const RuleChapter& chapter, const Catalogue& words)
{
    QList<const RuleSection*> sections;
    for (const RuleSection& section : chapter.sections)
        sections.append(&section);
    if (sections.isEmpty() || !sections.first()->isTerm())
        return sections;
    const QCollator collator(words.locale());
    std::ranges::stable_sort(sections, [&](const RuleSection* left, const RuleSection* right) {
        return collator.compare(book.title(words, *left), book.title(words, *right)) < 0;
    });
    return sections;
}

RuleReader::RuleReader(QObject* parent)
    : QObject(parent)
{
    for (const QString& game : Rulebook::games())
        m_books.append(Rulebook::read(game));
}

const Rulebook* RuleReader::book() const
{
    const auto found = std::ranges::find(m_books, m_game, &Rulebook::game);
    return found == m_books.end() ? nullptr : &*found;
}

const RuleSection* RuleReader::here() const
{
    return m_words && book() ? book()->find(section()) : nullptr;
}

void RuleReader::setGame(const QString& game)
{
    if (game == m_game)
        return;
    m_left[m_game] = section();
    m_game = game;
    m_visited.clear();
    m_place = -1;
    Q_EMIT gameChanged();
    readContents();
    if (book() && !book()->sections().isEmpty())
        open(m_left.value(game, book()->sections().first()->id));
    look();
}

void RuleReader::setWords(const Catalogue* words)
{
    if (words == m_words)
        return;
    m_words = words;
    m_index.reset();
    Q_EMIT wordsChanged();
    readContents();
    Q_EMIT placeChanged();
    look();
}

void RuleReader::readContents()
{
    m_contents.clear();
    if (m_words && book())
        for (const RuleChapter& chapter : book()->chapters()) {
            m_contents.append({{}, book()->title(*m_words, chapter)});
            for (const RuleSection* section : listed(*book(), chapter, *m_words))
                m_contents.append(entryOf(*section));
        }
    Q_EMIT contentsChanged();
}

RuleEntry RuleReader::entryOf(const RuleSection& section) const
{
    return {section.id, book()->title(*m_words, section)};
}

QString RuleReader::title() const
{
    return here() ? book()->title(*m_words, *here()) : QString();
}

QString RuleReader::titleOf(const QString& section) const
{
    const RuleSection* found = m_words && book() ? book()->find(section) : nullptr;
    return found ? book()->title(*m_words, *found) : QString();
}

QString RuleReader::path() const
{
    return here() ? book()->chapterTitle(*m_words, *here()) : QString();
}

QStringList RuleReader::paragraphs() const
{
    QStringList list;
    if (here())
        for (const QString& paragraph : book()->paragraphs(*m_words, *here()))
            list.append(styledRule(paragraph));
    return list;
}

QStringList RuleReader::plain() const
{
    QStringList list;
    if (here())
        for (const QString& paragraph : book()->paragraphs(*m_words, *here()))
            list.append(plainRule(paragraph));
    return list;
}

QVariantMap RuleReader::figure() const
{
    const QJsonObject figure = here() ? here()->figure : QJsonObject();
    const QJsonObject begun = figure[u"new"_s].toObject();
    if (begun.isEmpty())
        return {};
    const QJsonObject options = begun[u"options"_s].toObject();
    const QByteArray setup = QJsonDocument(begun[u"setup"_s].toObject()).toJson(QJsonDocument::Compact);
    return {{u"options"_s, options.toVariantMap()}, {u"seatCount"_s, options[u"seats"_s].toInt(2)},
        {u"seed"_s, begun[u"seed"_s].toInt(1)}, {u"setup"_s, QString::fromUtf8(setup)},
        {u"lit"_s, figure[u"lit"_s].toArray().toVariantList()}};
}

QList<ThingName> RuleReader::thingsFor(int seat) const
{
    QList<ThingName> things;
    const QJsonArray lit = here() ? here()->figure[u"lit"_s].toArray() : QJsonArray();
    for (const QJsonValue& one : lit) {
        ThingName name = thingNamed(one.toString());
        // The example has its own seats; whoever reads looks for their own things.
        if (name.seat >= 0)
            name.seat = seat;
        if (!things.contains(name))
            things.append(name);
    }
    return things;
}

QList<LegendEntry> RuleReader::legend() const
{
    QList<LegendEntry> icons;
    if (!here() || here()->chapter != u"legend")
        return icons;
    for (const RuleSection* section : book()->sections())
        if (section->chapter == u"legend")
            icons.append({section->id, m_words->capitalised(book()->title(*m_words, *section)),
                Lore::drawing(m_game, section->id.section(u'.', 1))});
    return icons;
}

QList<RuleEntry> RuleReader::see() const
{
    QList<RuleEntry> list;
    if (here())
        for (const QString& id : here()->see)
            if (const RuleSection* other = book()->find(id))
                list.append(entryOf(*other));
    return list;
}

QList<RuleEntry> RuleReader::asked() const
{
    QList<RuleEntry> list;
    if (here())
        for (const RuleSection* section : book()->sections())
            if (section->isQuestion() && section->see.contains(here()->id))
                list.append(entryOf(*section));
    return list;
}

RuleEntry RuleReader::beside(int step) const
{
    if (!here())
        return {};
    const auto at = std::ranges::find(m_contents, section(), &RuleEntry::section) - m_contents.begin();
    for (qsizetype i = at + step; i >= 0 && i < m_contents.size(); i += step)
        if (!m_contents[i].section.isEmpty())
            return m_contents[i];
    return {};
}

bool RuleReader::open(const QString& section, const QString& game)
{
    if (!game.isEmpty())
        setGame(game);
    if (!book())
        return false;
    // A chapter is opened at its beginning.
    const auto& chapters = book()->chapters();
    const auto chapter = std::ranges::find(chapters, section, &RuleChapter::id);
    const QString place = chapter == chapters.end() ? section : chapter->sections.first().id;
    if (!book()->find(place))
        return false;
    if (place == this->section())
        return true;
    if (!m_read[m_game].contains(place))
        m_read[m_game].append(place);
    m_visited.resize(m_place + 1);
    m_visited.append(place);
    m_place = m_visited.size() - 1;
    Q_EMIT placeChanged();
    return true;
}

bool RuleReader::follow(const QString& link)
{
    return link.startsWith(u"rule:") && open(link.sliced(5));
}

bool RuleReader::openWhy(const Telling& refusal)
{
    if (refusal.kind != u"refusal")
        return false;
    const bool everybodys = refusal.section == u"core";
    if (!everybodys)
        setGame(refusal.section);
    if (!book())
        return false;
    const RuleSection* section = book()->ofRefusal(everybodys ? refusal.section + u'.' + refusal.word : refusal.word);
    return section && open(section->id);
}

void RuleReader::back()
{
    if (!mayGoBack())
        return;
    --m_place;
    Q_EMIT placeChanged();
}

void RuleReader::forward()
{
    if (!mayGoForward())
        return;
    ++m_place;
    Q_EMIT placeChanged();
}

void RuleReader::print()
{
    if (!m_words || !book())
        return;
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    const QString file =
        folder.filePath(u"%1 – %2.pdf"_s.arg(m_words->text(m_game + u".name"_s), m_words->text(u"play.rules.title"_s)));
    auto* writer = new QProcess(this);
    connect(writer, &QProcess::finished, this, [this, writer, file](int code, QProcess::ExitStatus how) {
        writer->deleteLater();
        Q_EMIT printed(how == QProcess::NormalExit && code == 0 ? file : QString());
    });
    connect(writer, &QProcess::errorOccurred, this, [this, writer](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart)
            return;
        writer->deleteLater();
        Q_EMIT printed({});
    });
    folder.mkpath(u"."_s);
    writer->start(QCoreApplication::applicationFilePath(),
        {u"--rulebook"_s, m_game, u"--language"_s, m_words->code(), u"--pdf"_s, file});
}

void RuleReader::setQuery(const QString& query)
{
    if (query == m_query)
        return;
    m_query = query;
    Q_EMIT queryChanged();
    look();
}

void RuleReader::look()
{
    QList<RuleHit> hits;
    if (m_words && !m_query.trimmed().isEmpty()) {
        if (!m_index) {
            std::vector<std::unique_ptr<Catalogue>> others;
            QList<const Catalogue*> known;
            for (const QString& code : Language::codes())
                if (code != m_words->code())
                    known.append(others.emplace_back(std::make_unique<Catalogue>(code)).get());
            m_index = std::make_unique<RuleIndex>(*m_words, m_books, known);
        }
        hits = m_index->search(m_query, m_game);
    }
    const QString perhaps = hits.isEmpty() && m_index ? m_index->perhaps(m_query, m_game) : QString();
    if (hits == m_hits && perhaps == m_perhaps)
        return;
    m_hits = hits;
    m_perhaps = perhaps;
    Q_EMIT hitsChanged();
}

} // namespace sandglass::app
