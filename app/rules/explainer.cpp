// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/explainer.h"

#include "rules/lore.h"
#include "rules/rulebook.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

/// One question, with all that answers it.
struct Question {
    const TableModel& model;
    const Lore& lore;
    const ThingLore& thing;
    ThingName name;
    int seat;
    const Catalogue& words;
    const QStringList& names;

    const QString& game() const { return model.asking().game; }
    const RuleSection* section(const QString& id) const { return lore.book().find(Lore::filled(id, thing, name)); }
};

/// Word and number together, whichever of them was given.
ThingName completed(const Asking& asking, ThingName name)
{
    if (name.word.isEmpty() && name.number >= 0 && asking.word)
        name.word = asking.word(name.domain, name.number);
    else if (name.number < 0 && !name.word.isEmpty() && asking.number)
        name.number = asking.number(name.domain, name.word);
    return name;
}

/// Its words would be a word's, and it has none: there is no such thing.
bool isUnknown(const Asking& asking, const ThingLore& lore, const ThingName& thing)
{
    if (!thing.word.isEmpty())
        return false;
    const bool named = thing.number >= 0
        && (lore.say.join(u' ').contains(u"{word}") || (asking.word && !asking.word(thing.domain, 0).isEmpty()));
    return named || lore.title.contains(u"{word}");
}

const RuleSection* sectionOfVerb(const Rulebook& book, const QString& verb)
{
    const auto all = book.sections();
    const auto found = std::ranges::find_if(all, [&](const RuleSection* one) { return one->verbs.contains(verb); });
    return found == all.end() ? nullptr : *found;
}

QString firstSection(const Question& asked)
{
    for (const QString& id : asked.thing.say)
        if (const RuleSection* section = asked.section(Lore::sectionOf(id)))
            return asked.lore.book().title(asked.words, *section);
    return {};
}

QString titleOf(const Question& asked)
{
    const QString& wanted = asked.thing.title;
    if (wanted == u"{seat}")
        return asked.words.seatName(asked.name.number, asked.names, asked.game());
    if (!wanted.isEmpty()) {
        const QString id = Lore::filled(wanted, asked.thing, asked.name);
        const RuleSection* section = asked.lore.book().find(id);
        return section ? asked.lore.book().title(asked.words, *section)
                       : asked.words.textWith(id, {{u"number"_s, asked.name.number}});
    }
    const QString own = u"%1.%2.%3"_s.arg(asked.game(), asked.name.domain, asked.name.word);
    return !asked.name.word.isEmpty() && asked.words.has(own) ? asked.words.text(own) : firstSection(asked);
}

QString printedInWords(const Question& asked, const Printed& printed)
{
    const QString trade = tradeInWords(asked.words, asked.game(), printed.cost, printed.reward);
    const QString whole = trade.isEmpty() || trade.endsWith(u'.') ? trade : trade + u'.';
    return printed.head.isEmpty() || whole.isEmpty()
        ? whole
        : u"%1. %2"_s.arg(printed.head.in(&asked.words, asked.names), whole);
}

void say(QStringList& sentences, const QString& sentence)
{
    if (!sentence.isEmpty() && !sentences.contains(sentence))
        sentences.append(sentence);
}

QStringList sentencesOf(const Question& asked)
{
    QStringList sentences;
    if (const auto& printed = asked.model.asking().printed)
        for (const Printed& one : printed(asked.name))
            say(sentences, printedInWords(asked, one));
    for (const QString& id : asked.thing.say) {
        if (id.startsWith(u"text:"))
            say(sentences, asked.words.text(Lore::filled(id.sliced(5), asked.thing, asked.name)));
        else if (const RuleSection* section = asked.section(Lore::sectionOf(id)))
            say(sentences, asked.lore.book().paragraphs(asked.words, *section).value(Lore::paragraphOf(id) - 1));
    }
    return sentences;
}

/// Whether a legal move is about the thing: one of its arguments is called so and has its word.
bool isAbout(const ThingLore& lore, const ThingName& thing, const Move& move)
{
    if (thing.domain == u"verb")
        return move.verb == thing.word;
    const QStringList parts = move.text.split(u' ');
    return std::ranges::any_of(lore.as, [&](const QString& name) {
        if (!name.contains(u' '))
            return parts.contains(name + u'=' + thing.word);
        // Several arguments together name it: "resource=food value=3".
        const QStringList wanted = Lore::filled(name, lore, thing).split(u' ');
        return std::ranges::all_of(wanted, [&](const QString& part) { return parts.contains(part); });
    });
}

/// It tells why something cannot be done at another place.
bool isElsewhere(const Telling& why, const QString& within, const ThingName& thing)
{
    const auto spokenOf = thingsOf(why);
    return std::ranges::any_of(spokenOf, [&](const ThingName& one) {
        return one.domain == within && !one.word.isEmpty() && !thing.word.startsWith(one.word + u'.');
    });
}

/// Some refusals say themselves that it is only now.
QString notNow(const Catalogue& words, const QString& why)
{
    const auto plain = [](QString text) { return text.remove(u'\u2060').trimmed(); };
    const QString head = plain(words.text(u"play.explain.notNow"_s).section(u'{', 0, 0));
    return plain(why).startsWith(head) ? why : words.textWith(u"play.explain.notNow"_s, {{u"why"_s, why}});
}

void addUse(Explanation& explanation, const Question& asked)
{
    const SeatHands* hands = asked.seat < 0 ? nullptr : asked.model.handsOf(asked.seat);
    if (asked.name.seat >= 0 && asked.name.seat != asked.seat) {
        explanation.use = Explanation::Use::Theirs;
        explanation.now = asked.words.textWith(
            u"play.explain.theirs"_s, {{u"seat"_s, asked.words.seatName(asked.name.seat, asked.names, asked.game())}});
        return;
    }
    if (!hands)
        return;
    const auto moves = hands->moves();
    if (std::ranges::any_of(moves, [&](const Move& move) { return isAbout(asked.thing, asked.name, move); })) {
        explanation.use = Explanation::Use::Now;
        explanation.now = asked.words.text(u"play.explain.now"_s);
        return;
    }
    if (asked.thing.attempt.isEmpty() || !asked.model.asking().refusals)
        return;
    QList<Telling> refusals =
        asked.model.asking().refusals(asked.seat, Lore::filled(asked.thing.attempt, asked.thing, asked.name));
    refusals.removeIf([&](const Telling& why) {
        return asked.thing.silent.contains(why.word)
            || (!asked.thing.within.isEmpty() && isElsewhere(why, asked.thing.within, asked.name));
    });
    const Telling why = likeliest(refusals, {asked.name.domain, asked.name.number, asked.name.word, -1});
    if (why.isEmpty())
        return;
    explanation.use = Explanation::Use::NotNow;
    explanation.refusal = why.word;
    explanation.now = notNow(asked.words, why.in(&asked.words, asked.names));
}

/// Verbs need no entry of their own: every one is spoken of in one section of the rulebook.
ThingLore loreOfVerb(const Lore& lore, const ThingName& name, const Catalogue& words, const QString& game)
{
    ThingLore thing;
    thing.domain = name.domain;
    const RuleSection* section = sectionOfVerb(lore.book(), name.word);
    if (!section)
        return thing;
    for (const QString& kind : {u"verb"_s, u"button"_s})
        if (const QString id = u"%1.%2.%3"_s.arg(game, kind, name.word); words.has(id))
            thing.title = id;
    if (thing.title.isEmpty())
        thing.title = section->id;
    thing.say = QStringList{section->id};
    if (lore.hasIcon(name.word))
        thing.icons = QStringList{name.word};
    thing.rule = section->id;
    thing.attempt = name.word;
    return thing;
}

/// Those of its kind, and those that are printed on it, each once.
QStringList iconsOf(const Question& asked)
{
    QStringList icons;
    for (const QString& icon : asked.thing.icons)
        icons.append(Lore::filled(icon, asked.thing, asked.name));
    if (const auto& printed = asked.model.asking().printed)
        for (const Printed& one : printed(asked.name))
            for (const Tally& tally : one.cost + one.reward)
                icons.append(tally.icon);
    icons.removeDuplicates();
    icons.removeIf([&](const QString& icon) { return !asked.lore.hasIcon(icon); });
    return icons;
}

/// The drawing of a thing that a line speaks of: its own icon, or the sign of where it lies. Cards have emblems
/// instead.
QString signOf(const QString& game, const Thing& thing)
{
    // Its text is called <game>.<domain>.<word>.
    const QString word = thing.text.section(u'.', 2);
    if (word.isEmpty())
        return {};
    for (const QString& name : {word, thing.domain + u'.' + word})
        if (const QString drawn = Lore::drawing(game, name); !drawn.isEmpty())
            return drawn;
    const ThingName name{thing.domain, thing.number, word, -1};
    const ThingLore* known = Lore::of(game).find(name);
    return known && !known->sign.isEmpty() ? Lore::drawing(game, Lore::filled(known->sign, *known, name)) : QString();
}

Explanation answerTo(const Question& asked)
{
    Explanation explanation;
    explanation.title = asked.words.capitalised(titleOf(asked));
    if (const RuleSection* kind = asked.section(asked.thing.kind))
        explanation.kind = asked.lore.book().title(asked.words, *kind);
    if (explanation.kind.compare(explanation.title, Qt::CaseInsensitive) == 0)
        explanation.kind.clear();
    explanation.sentences = sentencesOf(asked);
    explanation.icons = iconsOf(asked);
    if (const RuleSection* rule = asked.section(asked.thing.rule))
        explanation.rule = rule->id;
    addUse(explanation, asked);
    return explanation;
}

} // namespace

Explanation Explainer::explain(
    const TableModel* model, const ThingName& name, int seat, const Catalogue* words, const QStringList& names)
{
    if (!model || !words || model->asking().game.isEmpty())
        return {};
    const Lore& lore = Lore::of(model->asking().game);
    const ThingName thing = completed(model->asking(), name);
    const ThingLore* known = lore.find(thing);
    if (known ? isUnknown(model->asking(), *known, thing) : thing.domain != u"verb")
        return {};
    const ThingLore verb = known ? ThingLore() : loreOfVerb(lore, thing, *words, model->asking().game);
    if (!known && verb.rule.isEmpty())
        return {};
    return answerTo({*model, lore, known ? *known : verb, thing, seat, *words, names});
}

Explanation Explainer::explainMove(
    const TableModel* model, const QString& action, int seat, const Catalogue* words, const QStringList& names)
{
    const QString verb = action.section(u' ', 0, 0);
    Explanation explanation = explain(model, {u"verb"_s, -1, verb, -1}, seat, words, names);
    SeatHands* hands = model && seat >= 0 ? model->handsOf(seat) : nullptr;
    if (explanation.isEmpty() || !hands)
        return explanation;
    explanation.now.clear();
    explanation.refusal.clear();
    explanation.use = Explanation::Use::Unknown;
    const auto offers = hands->offers();
    if (const auto offered = std::ranges::find(offers, action, &Offer::text); offered != offers.end()) {
        const QString meaning = offered->meaning(words, names).replace(u'\n', u' ');
        if (!meaning.isEmpty() && !explanation.sentences.contains(meaning))
            explanation.sentences.prepend(meaning);
        explanation.use = Explanation::Use::Now;
        explanation.now = words->text(u"play.explain.now"_s);
    } else if (const Telling why = likeliest(model->asking().refusals(seat, action)); !why.isEmpty()) {
        explanation.use = Explanation::Use::NotNow;
        explanation.refusal = why.word;
        explanation.now = notNow(*words, why.in(words, names));
        if (const QString rule = ruleOf(model->asking().game, why); !rule.isEmpty())
            explanation.rule = rule;
    }
    return explanation;
}

Explanation Explainer::explainSection(const QString& game, const QString& section, const Catalogue* words)
{
    const Rulebook& book = Lore::of(game).book();
    const RuleSection* found = words ? book.find(section) : nullptr;
    if (!found)
        return {};
    Explanation explanation;
    explanation.title = words->capitalised(book.title(*words, *found));
    explanation.kind = book.chapterTitle(*words, *found);
    explanation.sentences = book.paragraphs(*words, *found);
    explanation.rule = found->id;
    return explanation;
}

QList<Offer> Explainer::uses(const TableModel* model, const ThingName& name, int seat)
{
    const SeatHands* hands = model && seat >= 0 ? model->handsOf(seat) : nullptr;
    if (!hands || !hands->isHuman() || (name.seat >= 0 && name.seat != seat))
        return {};
    const Lore& lore = Lore::of(model->asking().game);
    const ThingName thing = completed(model->asking(), name);
    const ThingLore* known = lore.find(thing);
    static const ThingLore none;
    if (!known && thing.domain != u"verb")
        return {};
    QList<Offer> offers;
    const auto moves = hands->moves();
    for (const Move& move : moves)
        if (isAbout(known ? *known : none, thing, move))
            offers.append(hands->offerOf(move));
    return offers;
}

ThingName Explainer::whole(const TableModel* model, const ThingName& name)
{
    return model ? completed(model->asking(), name) : name;
}

QString Explainer::ruleOfVerb(const QString& game, const QString& verb)
{
    const RuleSection* section = sectionOfVerb(Lore::of(game).book(), verb);
    return section ? section->id : QString();
}

QStringList Explainer::signsOf(const Telling& telling)
{
    constexpr qsizetype most = 4;
    QStringList signs;
    const auto things = telling.things();
    for (const Thing& thing : things)
        if (const QString drawn = signOf(telling.section, thing); !drawn.isEmpty() && !signs.contains(drawn))
            signs.append(drawn);
    // Among things that stand in no order, always the same ones.
    signs.sort();
    return signs.first(std::min(signs.size(), most));
}

QString Explainer::drawing(const QString& game, const QString& icon)
{
    return Lore::drawing(game, icon);
}

QString Explainer::plain(const QString& paragraph)
{
    return plainRule(paragraph);
}

QString Explainer::ruleOf(const QString& game, const Telling& refusal)
{
    if (refusal.kind == u"first") {
        const auto all = Lore::of(game).book().sections();
        const auto speaks = [&](const RuleSection* one) { return one->firsts.contains(refusal.word); };
        const auto found = std::ranges::find_if(all, speaks);
        return found == all.end() ? QString() : (*found)->id;
    }
    if (refusal.kind != u"refusal")
        return {};
    const bool everybodys = refusal.section == u"core";
    const RuleSection* section =
        Lore::of(game).book().ofRefusal(everybodys ? refusal.section + u'.' + refusal.word : refusal.word);
    return section ? section->id : QString();
}

} // namespace sandglass::app
