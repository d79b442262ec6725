// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_answers.h"

#include "pendulum/pendulum_faces.h"

namespace sandglass::app {

using namespace pendulum;

namespace {

template <std::size_t Count>
QString word(const std::array<Word, Count>& words, int number)
{
    return toText(words[static_cast<std::size_t>(number)]);
}

QString nameId(const char* domain, const QString& value)
{
    return QStringLiteral("pendulum.%1.%2").arg(QLatin1String(domain), value);
}

void showStock(PendulumAnswer& answer, int stock, int count = 1)
{
    answer.icons.append({word(stockWords, stock), count});
    answer.label = nameId("stock", word(stockWords, stock));
}

void showWorker(PendulumAnswer& answer, int worker)
{
    answer.icons = {{isGrande(worker) ? QStringLiteral("grande") : QStringLiteral("regular"), 1}};
    answer.label = nameId("worker", word(workerWords, worker));
}

void showProvince(PendulumAnswer& answer, const CardSet& cards, int card)
{
    answer.province = provinceFace(cards, card);
    answer.label = nameId("province", answer.province.id);
}

void showPair(PendulumAnswer& answer, int from, int to, int count)
{
    answer.cost = {{word(stockWords, from), count}};
    answer.reward = {{word(stockWords, to), count}};
    answer.icons = answer.cost + PendulumTallies{{QStringLiteral("arrow"), 1}} + answer.reward;
}

/// A box resolved with cards played along: the cards, then what the box gives.
void showBox(PendulumAnswer& answer, const PendulumReading& reading, int box, int modifier)
{
    if (modifier & with::waive)
        answer.icons.append({QStringLiteral("waiveGold"), 1});
    if (modifier & with::extra)
        answer.icons.append({QStringLiteral("repeat"), 1});
    const Box& what = reading.cards.board(reading.state.seatCount).rows[spot::row(box)].box[spot::column(box)];
    if (!(modifier & with::waive))
        answer.cost = talliesOf(what.cost);
    answer.reward = talliesOf(what.reward);
    answer.icons += answer.cost + PendulumTallies{{QStringLiteral("arrow"), 1}} + answer.reward;
    answer.label = nameId("with", word(withWords, modifier));
}

void showClaim(PendulumAnswer& answer, const PendulumReading& reading, int claim, int twice)
{
    const Achievement& achievement = reading.cards.achievements[reading.state.achievement];
    if (static_cast<Claim>(claim) == Claim::Legendary)
        answer.icons.append({QStringLiteral("legendary"), 1});
    else
        answer.reward = answer.icons = talliesOf(achievement.reward);
    if (twice) {
        answer.icons.append({QStringLiteral("achieveTwice"), 1});
        answer.reward.append({QStringLiteral("achieveTwice"), 1});
    }
    answer.label = nameId("claim", word(claimWords, claim));
}

void showSource(PendulumAnswer& answer, const PendulumReading& reading, int source)
{
    if (source != fromDeck)
        return showProvince(answer, reading.cards, reading.state.openProvinces[source]);
    answer.icons = {{QStringLiteral("province"), 1}};
    answer.label = nameId("source", word(sourceWords, source));
}

void showReward(PendulumAnswer& answer, const PendulumReading& reading, int choice)
{
    answer.card = choice < offerCount ? councilFace(reading.cards, reading.state.offer[choice])
        : choice == grandeChoice      ? grandeFace()
                                      : pointFace(reading.cards);
    // A grande card swaps figures; nothing is paid for it.
    answer.cost = choice == grandeChoice ? PendulumTallies{} : answer.card.cost;
    answer.reward = answer.card.reward;
    answer.label = QStringLiteral("pendulum.offer.") + answer.card.kind;
}

void showStratagem(PendulumAnswer& answer, const PendulumReading& reading, int number)
{
    answer.card = stratagemFace(reading.cards, number);
    answer.cost = answer.card.cost;
    answer.reward = answer.card.reward;
}

} // namespace

PendulumMove moveOf(const CardSet& cards, const Action& action)
{
    const core::Lexicon<Verb> lexicon = verbs;
    return {QString::fromStdString(core::text(lexicon, action, cards)),
        toText(core::entryOf(lexicon, action.code).word), action.args[0], action.args[1], action.args[2]};
}

PendulumAnswer answerOf(const PendulumReading& reading, int seat, const Action& action)
{
    PendulumAnswer answer;
    answer.text = moveOf(reading.cards, action).text;
    const int first = action.args[0];
    const int second = action.args[1];
    switch (action.code) {
    case Verb::Pay:
    case Verb::Gain:
        showStock(answer, first);
        break;
    case Verb::Advance: {
        const SeatState& own = reading.state.seats[seat];
        const bool onOne = own.owed != 0 && own.decision() == Decision::OnTrack;
        showStock(answer, stockOfTrack(first), onOne ? own.onTrackOwed : 1);
        break;
    }
    case Verb::Exchange:
        showPair(answer, first, first == at(Stock::Military) ? at(Stock::Culture) : at(Stock::Military), second);
        break;
    case Verb::Swap:
        showPair(answer, stockOfTrack(first), stockOfTrack(second), 1);
        break;
    case Verb::Glory:
        answer.icons = {{QStringLiteral("glory.") + word(cubeWords, first), 1}};
        answer.label = nameId("cube", word(cubeWords, first));
        break;
    case Verb::Claim:
        showClaim(answer, reading, first, 0);
        break;
    case Verb::Achieve:
        showClaim(answer, reading, first, second);
        break;
    case Verb::Tuck:
        answer.icons = {{QStringLiteral("production.") + word(colourWords, first), 1}};
        answer.label = nameId("colour", word(colourWords, first));
        break;
    case Verb::Take:
        showSource(answer, reading, first);
        break;
    case Verb::Discard:
        showProvince(answer, reading.cards, first);
        break;
    case Verb::Retrieve:
    case Verb::Promote:
        showWorker(answer, first);
        break;
    case Verb::Recall:
    case Verb::Play:
        showStratagem(answer, reading, first);
        break;
    case Verb::Act:
    case Verb::Rush:
        showBox(answer, reading, second, action.args[2]);
        break;
    case Verb::Again:
        showBox(answer, reading, first, second);
        break;
    case Verb::Choose:
        showReward(answer, reading, first);
        break;
    case Verb::Skip:
        answer.icons = {{QStringLiteral("skip"), 1}};
        answer.label = QStringLiteral("play.skip");
        answer.givesUp = true;
        break;
    default:
        break;
    }
    return answer;
}

} // namespace sandglass::app
