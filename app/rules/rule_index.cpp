// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rule_index.h"

#include <QtCore/QRegularExpression>

#include <algorithm>
#include <libstemmer.h>
#include <memory>
#include <numeric>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

constexpr int titleWeight = 12;
constexpr int nameWeight = 6; ///< of a term or a card, in another language
constexpr int textWeight = 1;
constexpr int shortestPrefix = 2;

const QRegularExpression& wordExpression()
{
    static const QRegularExpression expression(
        uR"([\p{L}\p{M}\p{N}]+)"_s, QRegularExpression::UseUnicodePropertiesOption);
    return expression;
}

QStringList wordsIn(const QString& text)
{
    QStringList words;
    for (auto matches = wordExpression().globalMatch(text); matches.hasNext();)
        words.append(matches.next().captured());
    return words;
}

struct StemmerDeleter {
    void operator()(sb_stemmer* stemmer) const { sb_stemmer_delete(stemmer); }
};

/// Snowball's stemmer of a language, or null where it has none.
sb_stemmer* stemmerFor(const QString& language)
{
    static thread_local QHash<QString, std::shared_ptr<sb_stemmer>> stemmers;
    auto& stemmer = stemmers[language];
    if (!stemmer)
        stemmer =
            std::shared_ptr<sb_stemmer>(sb_stemmer_new(language.toLatin1().constData(), nullptr), StemmerDeleter());
    return stemmer.get();
}

QString kindOf(const RuleSection& section)
{
    const QString& chapter = section.chapter;
    if (section.isTerm())
        return u"terms"_s;
    if (chapter == u"legend")
        return u"icons"_s;
    if (section.isQuestion())
        return u"questions"_s;
    return section.id.startsWith(u"card.") || chapter == u"cardlist" ? u"cards"_s : u"rules"_s;
}

/// How many letters differ, by inserting, leaving out, taking another one; `most` where it is at least that.
int distance(const QString& left, const QString& right, int most)
{
    if (std::abs(left.size() - right.size()) >= most)
        return most;
    QList<int> row(right.size() + 1);
    std::ranges::iota(row, 0);
    for (qsizetype i = 0; i < left.size(); ++i) {
        int before = row[0]++;
        for (qsizetype j = 0; j < right.size(); ++j) {
            const int here = row[j + 1];
            row[j + 1] = std::min({before + (left[i] == right[j] ? 0 : 1), here + 1, row[j] + 1});
            before = here;
        }
        if (*std::ranges::min_element(row) >= most)
            return most;
    }
    return std::min(row.last(), most);
}

bool hasNames(const RuleSection& section)
{
    return section.isTerm() || section.id.startsWith(u"card.");
}

QStringList sentencesOf(const QString& paragraph)
{
    static const QRegularExpression ends(uR"((?<=[.!?…])\s+)"_s);
    return paragraph.split(ends, Qt::SkipEmptyParts);
}

} // namespace

QString folded(const QString& word)
{
    QString text;
    for (const QChar letter : word.toLower().normalized(QString::NormalizationForm_KD)) {
        if (letter.category() == QChar::Mark_NonSpacing)
            continue;
        // Letters that no decomposition takes apart.
        if (letter == u'ł')
            text += u'l';
        else if (letter == u'đ')
            text += u'd';
        else if (letter == u'ß')
            text += u"ss"_s;
        else
            text += letter;
    }
    return text;
}

QString stemOf(const QString& word, const QString& language)
{
    sb_stemmer* stemmer = stemmerFor(language);
    if (!stemmer)
        return folded(word);
    const QByteArray text = word.toLower().normalized(QString::NormalizationForm_C).toUtf8();
    const auto* stem =
        sb_stemmer_stem(stemmer, reinterpret_cast<const sb_symbol*>(text.constData()), static_cast<int>(text.size()));
    return folded(QString::fromUtf8(reinterpret_cast<const char*>(stem), sb_stemmer_length(stemmer)));
}

RuleIndex::RuleIndex(const Catalogue& words, const QList<Rulebook>& books, const QList<const Catalogue*>& others)
    : m_words(words)
    , m_books(books)
{
    for (const Rulebook& book : std::as_const(m_books))
        for (const RuleSection* section : book.sections()) {
            Entry entry{&book, section, {}, book.title(words, *section)};
            for (const QString& paragraph : book.paragraphs(words, *section))
                entry.paragraphs.append(plainRule(paragraph));
            const int number = static_cast<int>(m_entries.size());
            add(number, entry.title, words.code(), titleWeight);
            for (const QString& paragraph : std::as_const(entry.paragraphs))
                add(number, paragraph, words.code(), textWeight);
            if (hasNames(*section))
                for (const Catalogue* other : others)
                    add(number, book.title(*other, *section), other->code(), nameWeight);
            m_entries.append(entry);
        }
}

void RuleIndex::add(int entry, const QString& text, const QString& language, int weight)
{
    for (const QString& word : wordsIn(text)) {
        if (language == m_words.code())
            m_written.tryEmplace(folded(word), word.toLower());
        for (int* counts : {&m_stems[stemOf(word, language)][entry], &m_folded[folded(word)][entry]})
            *counts = std::max(*counts, weight);
    }
}

RuleIndex::Postings RuleIndex::matching(const QString& word) const
{
    Postings found;
    const auto take = [&found](const Postings& postings) {
        for (const auto& [entry, weight] : postings.asKeyValueRange())
            found[entry] = std::max(found.value(entry), weight);
    };
    if (const auto exact = m_stems.find(stemOf(word, m_words.code())); exact != m_stems.end())
        take(exact->second);
    const QString beginning = folded(word);
    if (beginning.size() < shortestPrefix)
        return found;
    for (auto at = m_folded.lower_bound(beginning); at != m_folded.end() && at->first.startsWith(beginning); ++at)
        take(at->second);
    return found;
}

QList<RuleHit> RuleIndex::search(const QString& query, const QString& game, int most) const
{
    const QStringList looked = wordsIn(query);
    if (looked.isEmpty())
        return {};
    Postings all = matching(looked.first());
    for (const QString& word : looked.sliced(1)) {
        const Postings more = matching(word);
        for (auto at = all.begin(); at != all.end();) {
            const int weight = more.value(at.key());
            if (weight == 0) {
                at = all.erase(at);
            } else {
                *at += weight;
                ++at;
            }
        }
    }
    QList<int> order = all.keys();
    std::ranges::sort(order, [&](int left, int right) {
        const auto key = [&](int entry) {
            return std::tuple(m_entries[entry].book->game() != game, -all.value(entry), entry);
        };
        return key(left) < key(right);
    });
    QList<RuleHit> hits;
    const Looked meant = lookedFor(looked);
    for (const int entry : order.first(std::min<qsizetype>(order.size(), most)))
        hits.append(hitOf(m_entries[entry], meant));
    return hits;
}

QString RuleIndex::nearest(const QString& word) const
{
    if (!matching(word).isEmpty())
        return word;
    const QString looked = folded(word);
    // In a short word one wrong letter is much.
    int least = looked.size() < 4 ? 2 : 3;
    QString best;
    for (const auto& [known, written] : m_written.asKeyValueRange())
        if (const int far = distance(looked, known, least); far < least || (far == least && written < best)) {
            least = far;
            best = written;
        }
    return best;
}

QString RuleIndex::perhaps(const QString& query, const QString& game) const
{
    QStringList words;
    for (const QString& word : wordsIn(query))
        if (const QString near = nearest(word); !near.isEmpty())
            words.append(near);
    // All of them together, or else the longest alone.
    QString meant = words.join(u' ');
    if (search(meant, game, 1).isEmpty() && !words.isEmpty())
        meant = *std::ranges::max_element(words, {}, [](const QString& word) { return word.size(); });
    return meant == query.trimmed() ? QString() : meant;
}

RuleIndex::Looked RuleIndex::lookedFor(const QStringList& words) const
{
    Looked looked;
    for (const QString& word : words)
        looked.append({folded(word), stemOf(word, m_words.code())});
    return looked;
}

bool RuleIndex::isLooked(const QString& word, const Looked& looked) const
{
    const QString plain = folded(word);
    for (const auto& [beginning, stem] : looked)
        if (beginning.size() >= shortestPrefix && plain.startsWith(beginning))
            return true;
    // A form of the same word begins like its stem, or nearly: the others need not be taken apart.
    return std::ranges::any_of(looked, [&](const auto& one) {
        return !one.second.isEmpty() && plain.startsWith(one.second.first(1))
            && stemOf(word, m_words.code()) == one.second;
    });
}

QString RuleIndex::lit(const QString& text, const Looked& looked) const
{
    QString result;
    qsizetype done = 0;
    for (auto matches = wordExpression().globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        result += text.sliced(done, match.capturedStart() - done).toHtmlEscaped();
        const QString word = match.captured();
        result += isLooked(word, looked) ? u"<u>%1</u>"_s.arg(word) : word;
        done = match.capturedEnd();
    }
    return result + text.sliced(done).toHtmlEscaped();
}

RuleHit RuleIndex::hitOf(const Entry& entry, const Looked& looked) const
{
    QString best;
    qsizetype most = -1;
    for (const QString& paragraph : entry.paragraphs)
        for (const QString& sentence : sentencesOf(paragraph)) {
            const QStringList words = wordsIn(sentence);
            const auto has = std::ranges::count_if(words, [&](const QString& word) { return isLooked(word, looked); });
            if (has > most) {
                most = has;
                best = sentence;
            }
        }
    return {entry.book->game(), entry.section->id, lit(entry.title, looked), lit(best, looked),
        entry.book->chapterTitle(m_words, *entry.section), kindOf(*entry.section)};
}

} // namespace sandglass::app
