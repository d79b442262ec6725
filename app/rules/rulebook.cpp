// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulebook.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

constexpr qsizetype longestBook = 4 * 1024 * 1024;

QStringList wordsOf(const QJsonObject& section, const QString& key)
{
    QStringList list;
    for (const QJsonValue& value : section[key].toArray())
        list.append(value.toString());
    return list;
}

RuleSection sectionOf(const QJsonObject& json, const QString& chapter)
{
    return {json[u"id"_s].toString(), chapter, json[u"paragraphs"_s].toInt(), wordsOf(json, u"refusals"_s),
        wordsOf(json, u"verbs"_s), wordsOf(json, u"icons"_s), wordsOf(json, u"cards"_s), wordsOf(json, u"options"_s),
        wordsOf(json, u"firsts"_s), wordsOf(json, u"see"_s), json[u"figure"_s].toObject()};
}

const QRegularExpression& links()
{
    static const QRegularExpression expression(uR"(\[([^\]]*)\]\(rule:([A-Za-z0-9.]+)\))"_s);
    return expression;
}

const QRegularExpression& emphasis()
{
    static const QRegularExpression expression(uR"(\*([^*]+)\*)"_s);
    return expression;
}

} // namespace

QStringList Rulebook::games()
{
    return {u"pendulum"_s, u"viceroy"_s, u"tiletum"_s};
}

Rulebook Rulebook::read(const QString& game)
{
    QFile file(u":/sandglass/rules/%1/rulebook.json"_s.arg(game));
    QString problem;
    Rulebook book;
    if (file.open(QIODevice::ReadOnly) && file.size() <= longestBook)
        book = parse(game, file.readAll(), &problem);
    else
        problem = u"there is no rulebook of %1"_s.arg(game);
    if (!problem.isEmpty())
        qWarning("%s", qPrintable(problem));
    return book;
}

Rulebook Rulebook::parse(const QString& game, const QByteArray& json, QString* problem)
{
    Rulebook book;
    book.m_game = game;
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError) {
        *problem = u"%1's rulebook cannot be read: %2"_s.arg(game, error.errorString());
        return book;
    }
    for (const QJsonValue& value : document[u"chapters"_s].toArray()) {
        RuleChapter chapter{value[u"id"_s].toString(), {}};
        for (const QJsonValue& section : value[u"sections"_s].toArray()) {
            chapter.sections.append(sectionOf(section.toObject(), chapter.id));
            if (chapter.sections.last().id.isEmpty() || chapter.sections.last().paragraphs < 1)
                *problem =
                    u"%1's rulebook has a section without a name or without words in '%2'"_s.arg(game, chapter.id);
        }
        book.m_chapters.append(chapter);
    }
    if (book.m_chapters.isEmpty())
        *problem = u"%1's rulebook has no chapters"_s.arg(game);
    return book;
}

QList<const RuleSection*> Rulebook::sections() const
{
    QList<const RuleSection*> all;
    for (const RuleChapter& chapter : m_chapters)
        for (const RuleSection& section : chapter.sections)
            all.append(&section);
    return all;
}

const RuleSection* Rulebook::find(const QString& id) const
{
    const auto all = sections();
    const auto found = std::ranges::find(all, id, &RuleSection::id);
    return found == all.end() ? nullptr : *found;
}

const RuleSection* Rulebook::ofRefusal(const QString& word) const
{
    const auto all = sections();
    const auto found =
        std::ranges::find_if(all, [&](const RuleSection* section) { return section->refusals.contains(word); });
    return found == all.end() ? nullptr : *found;
}

QString Rulebook::title(const Catalogue& words, const RuleChapter& chapter) const
{
    return words.text(u"%1.rule.chapter.%2"_s.arg(m_game, chapter.id));
}

QString Rulebook::title(const Catalogue& words, const RuleSection& section) const
{
    return words.text(u"%1.rule.%2.title"_s.arg(m_game, section.id));
}

QString Rulebook::chapterTitle(const Catalogue& words, const RuleSection& section) const
{
    return words.text(u"%1.rule.chapter.%2"_s.arg(m_game, section.chapter));
}

QStringList Rulebook::paragraphs(const Catalogue& words, const RuleSection& section) const
{
    QStringList list;
    for (int i = 1; i <= section.paragraphs; ++i)
        list.append(words.text(u"%1.rule.%2.%3"_s.arg(m_game, section.id).arg(i)));
    return list;
}

QString styledRule(const QString& paragraph, const QString& linkColour)
{
    QString text = paragraph.toHtmlEscaped();
    const QString words = linkColour.isEmpty() ? uR"(\1)"_s : uR"(<font color="%1">\1</font>)"_s.arg(linkColour);
    text.replace(links(), uR"(<a href="rule:\2">)"_s + words + u"</a>"_s);
    text.replace(emphasis(), uR"(<i>\1</i>)"_s);
    return text;
}

QString plainRule(const QString& paragraph)
{
    QString text = paragraph;
    text.replace(links(), uR"(\1)"_s);
    text.replace(emphasis(), uR"(\1)"_s);
    return text;
}

} // namespace sandglass::app
