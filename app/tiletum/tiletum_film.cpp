// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/tiletum_film.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace tiletum;

namespace {

struct Length {
    std::string_view word;
    int milliseconds;
};

constexpr std::array lengthTable{
    Length{"roundBegan", 1300},
    Length{"corruptionRevealed", 300},
    Length{"corruptionStep", 220},
    Length{"turnBegan", 220},
    Length{"decreeTurned", 800},
    Length{"dieTaken", 650},
    Length{"goodsCome", 500},
    Length{"pointsGranted", 450},
    Length{"tileTaken", 350},
    Length{"moved", 220},
    Length{"houseBuilt", 300},
    Length{"pillarBuilt", 300},
    Length{"characterSettled", 350},
    Length{"coatPlaced", 350},
    Length{"contractFulfilled", 400},
    Length{"cathedralSupported", 450},
    Length{"buildingFinished", 650},
    Length{"offerChanged", 400},
    Length{"kingPays", 2000},
    Length{"fairHeld", 2000},
    Length{"cleanUp", 700},
    Length{"wheelTurned", 1100},
    Length{"counted", 600},
};

int numberIn(const Telling& event, const QString& name)
{
    return event.thing(name).number;
}

int seatOf(const Telling& event)
{
    return numberIn(event, u"seat"_s);
}

bool isOf(const Telling& event, std::initializer_list<QStringView> words)
{
    return std::ranges::find(words, QStringView(event.word)) != words.end();
}

bool isScore(const Telling& event)
{
    return isOf(event, {u"scored", u"pointsLost"});
}

bool isOnLine(const Telling& event, Line line)
{
    return isScore(event) && numberIn(event, u"line"_s) == static_cast<int>(line);
}

/// A cue that no event begins. It is shown and never worded.
Telling cueOf(const QString& word, const QVariantMap& values)
{
    return {u"tiletum"_s, u"cue"_s, word, values, {}};
}

/// The cue that begins with this event without being it; nothing, where there is none.
QString cueBefore(const Telling& event)
{
    if (isOnLine(event, Line::King) || event.word == u"orderSet")
        return u"kingPays"_s;
    if (event.word == u"gained")
        return u"goodsCome"_s;
    if (isOf(event, {u"contractLaid", u"characterLaid"}))
        return u"offerChanged"_s;
    if (isOf(event, {u"bonusLaid", u"kingTileLaid"}))
        return u"cleanUp"_s;
    return {};
}

/// Of a line that is counted when the game has ended: the score sheet shows that line by line, after the film.
bool isCounted(const Telling& event)
{
    return isScore(event) && numberIn(event, u"line"_s) >= static_cast<int>(Line::HousesTimesPillars);
}

QString figureName(int seat, int piece)
{
    return u"figure %1 %2"_s.arg(seat).arg(toText(pieceWords[static_cast<std::size_t>(piece)]));
}

/// What an event brings to its place.
QString broughtBy(const Telling& event)
{
    const auto named = [&](const QString& pattern) { return pattern.arg(seatOf(event)); };
    if (isOf(event,
            {u"tileTaken", u"contractLaid", u"characterLaid", u"bonusLaid", u"kingTileLaid", u"characterSettled",
                u"coatPlaced", u"contractFulfilled"}))
        return u"tile %1"_s.arg(numberIn(event, u"tile"_s));
    if (isOf(event, {u"kingMoved", u"kingReturned"}))
        return named(u"king %1"_s);
    if (event.word == u"moved")
        return figureName(seatOf(event), numberIn(event, u"piece"_s));
    if (event.word == u"houseBuilt")
        return u"house %1 %2"_s.arg(numberIn(event, u"space"_s)).arg(numberIn(event, u"house"_s));
    if (event.word == u"pillarBuilt")
        return u"pillar %1 %2"_s.arg(numberIn(event, u"space"_s)).arg(seatOf(event));
    if (event.word == u"dieTaken")
        return named(u"taken %1"_s);
    if (event.word == u"cathedralSupported")
        return u"cathedral %1 %2"_s.arg(seatOf(event)).arg(numberIn(event, u"space"_s));
    if (event.word == u"buildingFinished")
        return u"finished %1 %2"_s.arg(seatOf(event)).arg(numberIn(event, u"building"_s));
    static const QHash<QString, QString> others{{u"roundBegan"_s, u"dice"_s}, {u"cleanUp"_s, u"cleanUp"_s},
        {u"corruptionRevealed"_s, u"corruption"_s}, {u"turnBegan"_s, u"turn"_s}, {u"wheelTurned"_s, u"wheel"_s},
        {u"fairHeld"_s, u"fair"_s}, {u"orderSet"_s, u"order"_s}, {u"decreeTurned"_s, u"decree"_s}};
    return others.value(event.word);
}

} // namespace

QVariantMap TiletumFilm::lengths()
{
    QVariantMap lengths;
    for (const Length& length : lengthTable)
        lengths.insert(toText(length.word), length.milliseconds);
    return lengths;
}

QList<Telling> TiletumFilm::staged(const QList<Telling>& events)
{
    QList<Telling> film;
    QList<Telling> counted;
    QString open; // the last cue that was put in, as long as what belongs to it goes on
    for (const Telling& event : events) {
        if (isCounted(event)) {
            counted.append(event);
            continue;
        }
        const QString cue = cueBefore(event);
        if (!cue.isEmpty() && cue != open)
            film.append(cueOf(cue, event.values));
        if (!isOf(event, {u"paid"}) && !isScore(event))
            open = cue;
        else if (!cue.isEmpty())
            open = cue;
        film.append(event);
        // All discs go back together, space by space.
        for (int step = event.word == u"corruptionRevealed" ? numberIn(event, u"n"_s) : 0; step > 0; --step)
            film.append(cueOf(u"corruptionStep"_s, event.values));
    }
    if (!counted.isEmpty())
        film.append(cueOf(u"counted"_s, counted.first().values));
    return film + counted;
}

bool TiletumFilm::isOfTurn(const Telling& cue)
{
    return !isOf(cue,
        {u"roundBegan", u"corruptionRevealed", u"corruptionStep", u"kingPays", u"fairHeld", u"cleanUp", u"wheelTurned",
            u"counted"});
}

void TiletumFilm::setCues(CuePlayer* cues)
{
    if (cues == m_cues)
        return;
    if (m_cues)
        disconnect(m_cues, nullptr, this, nullptr);
    m_cues = cues;
    if (cues) {
        connect(cues, &CuePlayer::cueChanged, this, &TiletumFilm::look);
        connect(cues, &CuePlayer::followedChanged, this, &TiletumFilm::look);
        connect(cues, &CuePlayer::told, this, [this](const QList<Telling>& events) {
            const auto seats = m_model ? m_model->seats() : QList<TiletumSeat*>{};
            for (TiletumSeat* seat : seats)
                seat->hear(events);
        });
    }
    Q_EMIT cuesChanged();
    look();
}

void TiletumFilm::look()
{
    if (!m_cues || !m_model)
        return;
    if (m_cues->isPlaying() && !m_cues->isFollowed() && m_cues->index() == 0)
        noteBefore();
    QStringList awaited;
    QStringList later;
    const QList<Cue> ahead = m_cues->ahead();
    for (qsizetype i = 0; i < ahead.size(); ++i)
        for (const Telling& event : ahead[i].events)
            if (const QString name = broughtBy(event); !name.isEmpty())
                (i == 0 ? awaited : later).append(name);
    // What stands at the king's track is still what it was before, until the last step.
    const bool held = std::ranges::any_of(later, [](const QString& name) { return name.startsWith(u"king "); });
    const bool steps = m_cues->cue().word == u"corruptionStep";
    m_corrupted = !held ? 0 : steps ? m_corrupted + (m_cues->index() != m_step ? 1 : 0) : 0;
    m_step = m_cues->index();
    m_awaited = awaited + later;
    m_later = later;
    m_diceAway = m_awaited.contains(u"dice"_s) && !later.contains(u"cleanUp"_s) && !later.contains(u"fair"_s)
        && m_cues->cue().word != u"fairHeld";
    m_glides = glidesOf(m_cues->events());
    m_sums = sumsOf(m_cues->events());
    m_lit = litBy(m_cues->cue());
    m_spoken = isOf(m_cues->cue(), {u"corruptionRevealed", u"corruptionStep"})
        ? Telling{u"tiletum"_s, u"event"_s, u"corruptionRevealed"_s, m_cues->cue().values, {}}
        : Telling{};
    Q_EMIT changed();
}

/// A film has begun and the tables show what was before it.
void TiletumFilm::noteBefore()
{
    m_oldDice = m_model->dice();
    m_landmarks.clear();
    for (const TiletumTile& tile : m_model->contractOffer() + m_model->characterOffer())
        m_landmarks.append(u"tile %1"_s.arg(tile.number));
    for (const TiletumDie& die : std::as_const(m_oldDice))
        m_landmarks.append(u"die %1 %2"_s.arg(die.resource).arg(die.value));
    const auto film = m_cues->film();
    for (const Telling& event : film) {
        if (isOf(event, {u"tileTaken", u"characterSettled", u"coatPlaced", u"contractFulfilled", u"moved"}))
            m_landmarks.append(broughtBy(event));
        if (event.word == u"dieTaken")
            m_landmarks.append(u"die %1 %2"_s.arg(numberIn(event, u"resource"_s)).arg(numberIn(event, u"value"_s)));
        if (event.word == u"cathedralSupported")
            m_landmarks.append(u"stack %1"_s.arg(numberIn(event, u"space"_s)));
    }
}

QList<TiletumGlide> TiletumFilm::glidesOf(const QList<Telling>& events) const
{
    QList<TiletumGlide> glides;
    for (qsizetype i = 0; i < events.size(); ++i)
        glides += glidesOf(events[i], static_cast<int>(i));
    const QString word = events.value(0).word;
    if (word == u"offerChanged" && events.size() > 1)
        glides += offerGlides(events[1].word == u"contractLaid");
    if (word == u"cleanUp")
        glides += sweptDice();
    return glides;
}

/// What stays in the offer slides on.
QList<TiletumGlide> TiletumFilm::offerGlides(bool contracts) const
{
    QList<TiletumGlide> glides;
    const auto offer = contracts ? m_model->contractOffer() : m_model->characterOffer();
    for (const TiletumTile& tile : offer) {
        const QString name = u"tile %1"_s.arg(tile.number);
        if (tile.number >= 0 && m_landmarks.contains(name))
            glides.append({u"tile"_s, 0, -1, name, true, name, 0, 220, false, tile});
    }
    return glides;
}

QList<TiletumGlide> TiletumFilm::sweptDice() const
{
    QList<TiletumGlide> glides;
    for (const TiletumDie& die : m_oldDice)
        for (int i = 0; i < die.count; ++i)
            glides.append({u"die"_s, die.resource, -1, u"die %1 %2"_s.arg(die.resource).arg(die.value), true, u"bag"_s,
                30 * static_cast<int>(glides.size()), 400, false, {}, die.value});
    return glides;
}

QList<TiletumGlide> TiletumFilm::glidesOf(const Telling& event, int index) const
{
    const int seat = seatOf(event);
    const QString mat = u"mat %1/"_s.arg(seat);
    const int resource = numberIn(event, u"resource"_s);
    const int value = numberIn(event, u"value"_s);
    const int n = numberIn(event, u"n"_s);
    const QString name = broughtBy(event);
    const auto tileTo = [&](const QString& to) {
        const TiletumTile tile = m_model->tileOf(numberIn(event, u"tile"_s));
        return QList<TiletumGlide>{{u"tile"_s, 0, seat, name, true, to, 0, 340, false, tile}};
    };
    const auto several = [&](TiletumGlide one, int most, int apart) {
        QList<TiletumGlide> glides;
        for (int i = 0; i < std::min(n, most); ++i) {
            one.after = 60 * (index - 1) + apart * i;
            glides.append(one);
        }
        return glides;
    };
    if (event.word == u"dieRolled")
        return {{u"die"_s, resource, -1, u"bag"_s, false, u"die %1 %2"_s.arg(resource).arg(value), 150 + 12 * index,
            940, true, {}, value}};
    if (event.word == u"dieTaken")
        return {{u"die"_s, resource, seat, u"die %1 %2"_s.arg(resource).arg(value), true, mat + u"taken last", 180, 450,
            false, {}, value}};
    if (event.word == u"gained")
        return several(
            {u"good"_s, resource, seat, mat + u"taken last", false, mat + u"good %1"_s.arg(resource), 0, 240}, 6, 40);
    if (event.word == u"pointsGranted")
        return several(
            {u"bead"_s, 0, seat, u"action %1"_s.arg(numberIn(event, u"action"_s)), false, mat + u"beads", 60, 240}, 5,
            60);
    if (event.word == u"tileTaken")
        return tileTo(mat + name);
    if (isOf(event, {u"contractLaid", u"characterLaid"})) {
        const QString pile = event.word == u"contractLaid" ? u"pile sign"_s : u"pile hire"_s;
        return {{u"tile"_s, 0, -1, pile, false, name, 120, 260, false, m_model->tileOf(numberIn(event, u"tile"_s))}};
    }
    if (isOf(event, {u"bonusLaid", u"kingTileLaid"}))
        return {
            {u"tile"_s, 0, -1, u"bag"_s, false, name, 200, 400, false, m_model->tileOf(numberIn(event, u"tile"_s))}};
    if (event.word == u"characterSettled")
        return tileTo(mat + u"room %1 %2"_s.arg(numberIn(event, u"building"_s)).arg(numberIn(event, u"floor"_s)));
    if (event.word == u"coatPlaced")
        return tileTo(mat + u"coat %1"_s.arg(numberIn(event, u"building"_s)));
    if (event.word == u"contractFulfilled")
        return tileTo(mat + u"contract %1"_s.arg(numberIn(event, u"place"_s)));
    if (event.word == u"cathedralSupported") {
        TiletumTile cathedral;
        cathedral.id = spaceWord(numberIn(event, u"space"_s));
        return {{u"cathedral"_s, 0, seat, u"stack %1"_s.arg(numberIn(event, u"space"_s)), true, mat + name, 0, 430,
            false, cathedral}};
    }
    if (event.word == u"buildingFinished")
        return tokenOf(seat, numberIn(event, u"building"_s));
    if (event.word == u"moved")
        return {{toText(pieceWords[static_cast<std::size_t>(numberIn(event, u"piece"_s))]), 0, seat, name, true, name,
            0, 220}};
    if (event.word == u"houseBuilt")
        return {{u"house"_s, 0, seat, mat + u"supply house", false, name, 0, 290}};
    if (event.word == u"pillarBuilt")
        return {{u"pillar"_s, 0, seat, mat + u"supply pillar", false, name, 0, 290}};
    if (isScore(event))
        return {{u"laurel"_s, event.word == u"scored" ? n : -n, seat, u"sum %1"_s.arg(seat), false, mat + u"laurel",
            m_cues->length() * 6 / 10, m_cues->length() * 3 / 10}};
    return {};
}

QString TiletumFilm::spaceWord(int space) const
{
    const auto spaces = m_model->spaces();
    return space >= 0 && space < spaces.size() ? spaces[space].id : QString();
}

/// The token of a finished building flies to the action that it helps.
QList<TiletumGlide> TiletumFilm::tokenOf(int seat, int building) const
{
    const TiletumSeat* owner = m_model->boardAt(seat);
    if (!owner || building < 1 || building > owner->buildings().size())
        return {};
    const TiletumBuilding done = owner->buildings()[building - 1];
    const QString action = done.rooms.isEmpty() ? QString() : done.rooms.first().action;
    const auto found = std::ranges::find(actionWords, action.toStdString());
    if (done.tokenPoints == 0 || found == actionWords.end())
        return {};
    return {{u"token"_s, done.tokenPoints, seat, u"mat %1/building %2"_s.arg(seat).arg(building), false,
        u"action %1"_s.arg(found - actionWords.begin()), 150, 480}};
}

QList<TiletumSum> TiletumFilm::sumsOf(const QList<Telling>& events) const
{
    if (events.isEmpty() || !isOf(events.first(), {u"kingPays", u"fairHeld"}))
        return {};
    const Telling& cue = events.first();
    const QString title = cue.word == u"fairHeld" ? cue.thing(u"space"_s).text : u"tiletum.score.king"_s;
    const bool atFair = cue.word == u"fairHeld";
    QList<TiletumSum> sums;
    for (int seat = 0; seat < m_model->seatCount(); ++seat) {
        TiletumSum sum{seat, title, {}, 0, true, {}, atFair ? fairIn(numberIn(cue, u"space"_s)) : TiletumFair{}};
        for (const Telling& event : events) {
            if (!isScore(event) || seatOf(event) != seat)
                continue;
            const int n = numberIn(event, u"n"_s);
            sum.points += event.word == u"scored" ? n : -n;
        }
        // Who has come and counts nothing is not told of by any event.
        sum.out = atFair && !m_model->takesPart(numberIn(cue, u"space"_s), seat);
        if (!sum.out)
            sum.formula = formulaOf(cue, sum.points);
        sum.words = atFair   ? (sum.out ? u"tiletum.sum.out"_s : u"tiletum.fair."_s + sum.fair.fair)
            : sum.points > 0 ? u"tiletum.sum.kingPays"_s
            : sum.points < 0 ? u"tiletum.sum.kingTakes"_s
                             : u"tiletum.sum.kingNothing"_s;
        sums.append(sum);
    }
    return sums;
}

TiletumFair TiletumFilm::fairIn(int space) const
{
    const auto fairs = m_model->fairs();
    const auto held = std::ranges::find(fairs, space, &TiletumFair::space);
    return held == fairs.end() ? TiletumFair{} : *held;
}

QList<ThingName> TiletumFilm::litBy(const Telling& cue) const
{
    const int seat = seatOf(cue);
    if (cue.word == u"fairHeld") {
        const Thing city = cue.thing(u"space"_s);
        return m_model->fairThings(city.number, numberIn(cue, u"fair"_s))
            + QList<ThingName>{{u"space"_s, city.number, {}, -1}};
    }
    if (cue.word == u"buildingFinished")
        return {{u"building"_s, numberIn(cue, u"building"_s), {}, seat}};
    return {};
}

/// How the points come about, where that is more than a number.
QString TiletumFilm::formulaOf(const Telling& cue, int points) const
{
    if (cue.word != u"fairHeld")
        return {};
    const TiletumFair held = fairIn(numberIn(cue, u"space"_s));
    const int each = held.printed + held.points;
    const QString sum = u"%1 + %2"_s.arg(held.printed).arg(held.points);
    if (held.fair == u"king")
        return u"%1 + %2"_s.arg(sum).arg(points - each);
    return u"(%1) × %2"_s.arg(sum).arg(each > 0 ? points / each : 0);
}

} // namespace sandglass::app
