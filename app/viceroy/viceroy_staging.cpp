// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/viceroy_staging.h"

#include "viceroy/viceroy_film.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

/// Events that follow each other and are shown in one beat, and the cue that begins it.
struct Beat {
    std::array<QStringView, 3> words;
    QStringView cue;

    bool has(const Telling& event) const { return std::ranges::find(words, QStringView(event.word)) != words.end(); }
};
constexpr std::array beats{
    Beat{{u"bidShown", u"virtualBidShown"}, u"opening"},
    Beat{{u"bidLost"}, u"lost"},
    Beat{{u"cardDiscarded", u"cardMovedUp"}, u"clearing"},
    Beat{{u"cardDisplayed"}, u"dealing"},
    Beat{{u"cardShown", u"passedDevelopment"}, u"reveal"},
    Beat{{u"tokenGained", u"attackGained"}, u"tokens"},
    Beat{{u"gemsTaken"}, u"gems"},
    Beat{{u"tokenMoved"}, u"swap"},
    Beat{{u"handDiscarded"}, u"folding"},
};

const Beat* beatOf(const Telling& event)
{
    const auto* found = std::ranges::find_if(beats, [&](const Beat& beat) { return beat.has(event); });
    return found == beats.end() ? nullptr : found;
}

Telling cueOf(QStringView word)
{
    Telling cue;
    cue.section = u"viceroy"_s;
    cue.kind = u"event"_s;
    cue.word = word.toString();
    return cue;
}

/// What an event does to the bids that lie at the plinths.
void settle(QVariantList& lying, const Telling& event)
{
    if (const int what = shownBid(event); what >= 0 && what < attackBid)
        lying.append(QVariant::fromValue(LyingBid{bidderOf(event), what}));
    const bool settled = event.word == u"cardWon" || event.word == u"bidLost" || event.word == u"virtualTook";
    if (settled)
        lying.removeIf([&](const QVariant& bid) { return bid.value<LyingBid>().bidder == bidderOf(event); });
    if (event.word == u"cardDiscarded" || event.word == u"auctionRoundBegan")
        lying.clear();
}

bool leavesItsPlace(const Telling& event)
{
    constexpr std::array words{u"cardWon", u"virtualTook", u"summonsTook", u"cardDiscarded", u"cardMovedUp"};
    return std::ranges::find(words, QStringView(event.word)) != words.end();
}

/// Each cue is told which cards of the auction a later one moves: until then they are seen where they were.
void keepWaiting(QList<Telling>& staged)
{
    QVariantList later;
    QVariantList present;
    for (auto event = staged.rbegin(); event != staged.rend(); ++event) {
        if (leavesItsPlace(*event))
            present.append(event->thing(u"card"_s).number);
        if (!event->values.contains(u"lying"_s))
            continue;
        event->values.insert(u"waiting"_s, later);
        later += std::exchange(present, {});
    }
}

} // namespace

int bidderOf(const Telling& event)
{
    constexpr int seats = 4;
    if (event.values.contains(u"opponent"_s))
        return seats + event.thing(u"opponent"_s).number;
    return event.values.contains(u"seat"_s) ? event.thing(u"seat"_s).number : -1;
}

int shownBid(const Telling& event)
{
    if (event.word == u"virtualBidShown")
        return event.thing(u"colour"_s).number;
    return event.word == u"bidShown" ? event.thing(u"bid"_s).number : -1;
}

QVariantMap viceroyCueLengths()
{
    return {{u"sealed"_s, glide}, {u"opening"_s, breath + breaking + glide + 700}, {u"lost"_s, 600},
        {u"cardWon"_s, 320}, {u"virtualTook"_s, 320}, {u"clearing"_s, glide}, {u"dealing"_s, 620},
        {u"reveal"_s, breath + breaking + 300}, {u"firstCardLaid"_s, 300}, {u"cardLaid"_s, 460},
        {u"circleClosed"_s, 460}, {u"tokens"_s, 400}, {u"gems"_s, 360}, {u"cardDrawn"_s, 320}, {u"summonsTook"_s, 320},
        {u"cardReplaced"_s, 320}, {u"swap"_s, 400}, {u"gemGiven"_s, 320}, {u"gemStored"_s, 320}, {u"folding"_s, 400}};
}

QList<Telling> stagedViceroy(const QList<Telling>& events)
{
    QList<Telling> staged;
    const Beat* beating = nullptr;
    QVariantList lying;
    for (const Telling& event : events) {
        const Beat* beat = beatOf(event);
        // The gem of a circle belongs to the circle.
        const bool circleGem =
            beat && beat->cue == u"gems" && !staged.isEmpty() && staged.last().word == u"circleClosed";
        if (beat && beat != beating && !circleGem) {
            staged.append(cueOf(beat->cue));
            staged.last().values.insert(u"lying"_s, lying);
        }
        beating = beat;
        staged.append(event);
        if (!beat)
            staged.last().values.insert(u"lying"_s, lying);
        settle(lying, event);
    }
    keepWaiting(staged);
    return staged;
}

} // namespace sandglass::app
