// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/setup_form.h"

#include <QtCore/QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

constexpr QLatin1StringView person = "person"_L1;
constexpr QLatin1StringView virtualOne = "virtual"_L1;

const QStringList& levels()
{
    static const QStringList words{u"easy"_s, u"normal"_s, u"hard"_s};
    return words;
}

/// Whether a guest has a seat of the match: virtual opponents are the box's own.
bool plays(const QString& guest)
{
    return guest == person || levels().contains(guest);
}

} // namespace

SetupForm::SetupForm(QObject* parent)
    : QObject(parent)
{
    m_looks.fill({-1, -1, {}, {}});
}

void SetupForm::componentComplete()
{
    const auto rules = setupRulesOf(m_game);
    if (!rules) {
        qWarning("%s", qPrintable(rules.error()));
        return;
    }
    m_rules = *rules;
    if (m_people) {
        showTheWay();
        connect(m_people, &Seats::holdersChanged, this, &SetupForm::follow);
        for (int place = 0; place < placeCount; ++place)
            connect(m_people->at(place), &Seat::nameChanged, this, &SetupForm::follow);
    } else {
        m_guests[m_rules.places.first()] = person;
    }
    bringCompany();
    follow();
}

/// Whoever sits where the game has no seat is led to one that is free.
void SetupForm::showTheWay()
{
    for (int place = 0; place < placeCount; ++place) {
        if (isSeat(place) || !m_people->at(place)->seated())
            continue;
        const auto free =
            std::ranges::find_if(m_rules.places, [&](int other) { return !m_people->at(other)->seated(); });
        if (free == m_rules.places.end())
            continue;
        m_people->move(place, *free);
        m_walked.append(*free);
    }
}

void SetupForm::bringCompany()
{
    if (players() != 1 || m_rules.company.isEmpty())
        return;
    // Face to face, where that place is free.
    for (const int place : {3, 4, 1, 0, 2}) {
        if (!isSeat(place) || !guestAt(place).isEmpty())
            continue;
        m_guests[place] = m_rules.company;
        return;
    }
}

bool SetupForm::isHeld(int place) const
{
    return m_people && m_people->at(place)->seated();
}

QString SetupForm::guestAt(int place) const
{
    if (!isSeat(place))
        return {};
    if (isHeld(place))
        return m_watching[place] ? QString() : QString(person);
    return m_guests[place];
}

int SetupForm::count(const QString& guest) const
{
    return static_cast<int>(std::ranges::count_if(m_rules.places, [&](int at) { return guestAt(at) == guest; }));
}

int SetupForm::players() const
{
    return static_cast<int>(std::ranges::count_if(m_rules.places, [&](int at) { return plays(guestAt(at)); }));
}

QStringList SetupForm::shelf() const
{
    return m_rules.virtuals.isEmpty() ? levels() : levels() + QStringList{virtualOne};
}

Telling SetupForm::tooMany() const
{
    return toTell(
        u"play.setup.problem.tooMany"_s, {{u"game"_s, textToTell(m_game + u".name"_s)}, {u"n"_s, m_rules.most}});
}

Telling SetupForm::problem() const
{
    const int seats = players();
    if (seats == 0 || (seats == 1 && count(person) == 0))
        return toTell(u"play.setup.problem.nobody"_s);
    if (seats < m_rules.fewest)
        return toTell(u"play.setup.problem.tooFew"_s, {{u"n"_s, m_rules.fewest}});
    if (seats + count(virtualOne) > m_rules.most)
        return tooMany();
    if (seats == 1 && m_rules.needsCompany && count(virtualOne) == 0)
        return toTell(u"play.setup.problem.alone"_s);
    return {};
}

Telling SetupForm::seat(int place, const QString& guest)
{
    if (!isSeat(place))
        return toTell(u"play.setup.problem.noSeat"_s, {{u"game"_s, textToTell(m_game + u".name"_s)}});
    if (isHeld(place)) {
        const SetupChair chair = chairAt(place);
        if (guest != person)
            return toTell(u"play.setup.problem.stands"_s,
                {{u"name"_s, chair.name.isEmpty() ? textToTell(chair.calledId()) : QVariant(chair.name)}});
        watch(place, false);
        return {};
    }
    const bool joins = guestAt(place).isEmpty() && !guest.isEmpty();
    if (joins && players() + count(virtualOne) >= m_rules.most)
        return tooMany();
    m_guests[place] = guest;
    follow();
    return {};
}

Telling SetupForm::carry(int from, int to)
{
    if (!isSeat(from) || !isSeat(to))
        return toTell(u"play.setup.problem.noSeat"_s, {{u"game"_s, textToTell(m_game + u".name"_s)}});
    std::swap(m_guests[from], m_guests[to]);
    std::swap(m_names[from], m_names[to]);
    std::swap(m_watching[from], m_watching[to]);
    std::swap(m_wishes[from], m_wishes[to]);
    std::swap(m_looks[from], m_looks[to]);
    if (isHeld(from) || isHeld(to))
        m_people->exchange(from, to);
    follow();
    return {};
}

void SetupForm::watch(int place, bool watches)
{
    m_watching[place] = watches;
    follow();
}

bool SetupForm::watches(int place) const
{
    return isHeld(place) && (!isSeat(place) || m_watching[place]);
}

void SetupForm::callBy(int place, const QString& name)
{
    m_names[place] = name.trimmed();
    follow();
}

void SetupForm::choose(const QString& question, int answer)
{
    const auto found = std::ranges::find(m_rules.questions, question, &SetupQuestion::word);
    if (found == m_rules.questions.end())
        return;
    const int last = found->counts.isEmpty() ? static_cast<int>(found->answers.size()) - 1 : found->most;
    m_answers[question] = std::clamp(answer, 0, last);
    Q_EMIT changed();
}

void SetupForm::wish(int place, const QString& what, const QVariant& value)
{
    m_wishes[place].insert(what, value);
    follow();
}

QVariantMap SetupForm::memory() const
{
    QVariantMap answers;
    for (auto answer = m_answers.begin(); answer != m_answers.end(); ++answer)
        answers.insert(answer.key(), answer.value());
    return {{u"guests"_s, QStringList(m_guests.begin(), m_guests.end())}, {u"answers"_s, answers}};
}

void SetupForm::recall(const QVariantMap& memory)
{
    const QStringList guests = memory.value(u"guests"_s).toStringList();
    if (guests.size() != placeCount)
        return;
    for (const int place : m_rules.places) {
        if (!isHeld(place))
            m_guests[place].clear();
    }
    // Whoever has come since has a seat first.
    for (const int place : m_rules.places) {
        const bool fits = players() + count(virtualOne) < m_rules.most;
        if (!isHeld(place) && fits && shelf().contains(guests[place]))
            m_guests[place] = guests[place];
    }
    const QVariantMap answers = memory.value(u"answers"_s).toMap();
    for (auto answer = answers.begin(); answer != answers.end(); ++answer)
        choose(answer.key(), answer->toInt());
    if (players() == 1 && m_rules.needsCompany && count(virtualOne) == 0)
        bringCompany();
    follow();
}

bool SetupForm::isAsked(const SetupQuestion& question) const
{
    if (question.when.isEmpty())
        return true;
    if (question.when == u"alone")
        return players() == 1;
    const QStringList condition = question.when.split(u'.');
    const auto other = std::ranges::find(m_rules.questions, condition.first(), &SetupQuestion::word);
    return other != m_rules.questions.end() && other->answers[answerTo(*other)].word == condition.last();
}

int SetupForm::answerTo(const SetupQuestion& question) const
{
    return isAsked(question) ? m_answers.value(question.word, question.usual) : 0;
}

QList<SetupAsked> SetupForm::asked() const
{
    QList<SetupAsked> list;
    for (const SetupQuestion& question : m_rules.questions) {
        if (!isAsked(question))
            continue;
        SetupAsked asked{question.word, question.icon, {}, question.most, answerTo(question)};
        for (const SetupAnswer& answer : question.answers)
            asked.answers.append(answer.word);
        list.append(asked);
    }
    return list;
}

QString SetupForm::sum(const Catalogue* words) const
{
    const int people = count(person);
    const int opponents = players() - people;
    const int virtuals = count(virtualOne);
    QStringList who;
    if (people > 0)
        who.append(words->count(u"play.setup.sum.people"_s, people));
    if (opponents > 0)
        who.append(words->count(u"play.setup.sum.opponents"_s, opponents));
    if (virtuals > 0)
        who.append(words->count(u"play.setup.sum.virtuals"_s, virtuals));
    const int seats = std::clamp(players(), 1, static_cast<int>(m_rules.minutes.size()));
    return words->textWith(u"play.setup.sum"_s,
        {{u"who"_s, words->capitalised(words->list(who))},
            {u"minutes"_s, words->number(m_rules.minutes.value(seats - 1))}});
}

QVariantMap SetupForm::options() const
{
    QVariantMap options{{u"seats"_s, players()}};
    for (const SetupQuestion& question : m_rules.questions) {
        if (question.counts.isEmpty())
            options.insert(question.answers[answerTo(question)].sets);
        else
            options.insert(question.counts, answerTo(question));
    }
    if (!m_rules.virtuals.isEmpty())
        options.insert(m_rules.virtuals, count(virtualOne));
    options.insert(wishesOfSeats());
    return options;
}

QVariantMap SetupForm::wishesOfSeats() const
{
    QVariantMap wishes;
    for (auto wish = m_rules.wishes.begin(); wish != m_rules.wishes.end(); ++wish) {
        QVariantList list;
        for (const SetupChair& chair : m_chairs) {
            const QVariant value = chair.wishes.value(wish.key(), wish->usual);
            if (chair.seat >= 0 && wish->kind == u"list")
                list.append(value);
            else if (chair.seat >= 0 && value.toBool())
                list.append(chair.seat);
        }
        wishes.insert(wish.key(), list);
    }
    return wishes;
}

QVariantList SetupForm::everybody() const
{
    QVariantList list;
    for (const QJsonValue& value : m_seating.toJson()) {
        QVariantMap one = value.toObject().toVariantMap();
        const SetupChair& chair = m_chairs[one.value(u"place"_s).toInt()];
        if (chair.guest != person)
            one.insert(u"bot"_s, chair.guest);
        if (!chair.held)
            one.insert(u"name"_s, m_names[chair.place]);
        list.append(one);
    }
    return list;
}

/// Everybody who plays, with an emblem and a colour of their own: the people of the table have theirs.
void SetupForm::dressEverybody()
{
    QJsonArray people;
    for (const QJsonValue& one : m_people ? m_people->toJson() : QJsonArray())
        if (guestAt(one["place"_L1].toInt()) == person)
            people.append(one);
    m_seating.setNewcomersLanguage(m_language);
    m_seating.restore(people);
    for (const int place : m_rules.places) {
        if (!plays(guestAt(place)) || isHeld(place))
            continue;
        m_seating.sitDown(place);
        Player& look = m_looks[place];
        m_seating.chooseEmblem(place, look.emblem);
        m_seating.chooseColour(place, look.colour);
        m_seating.at(place)->settle();
        look = m_seating.at(place)->player();
    }
}

SetupChair SetupForm::chairAt(int place) const
{
    SetupChair chair;
    chair.place = place;
    chair.offered = isSeat(place);
    chair.guest = guestAt(place);
    chair.held = isHeld(place);
    chair.wishes = m_wishes[place];
    const Seat* seat = chair.held ? m_people->at(place) : m_seating.at(place);
    chair.emblem = seat->emblem();
    chair.colour = seat->colour();
    chair.name = chair.held ? seat->name() : m_names[place];
    return chair;
}

void SetupForm::follow()
{
    dressEverybody();
    m_chairs.clear();
    int seat = 0;
    for (int place = 0; place < placeCount; ++place) {
        m_chairs.append(chairAt(place));
        if (plays(m_chairs.last().guest))
            m_chairs.last().seat = seat++;
    }
    Q_EMIT changed();
}

} // namespace sandglass::app
