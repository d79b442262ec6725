// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/seat_ask.h"

#include "rules/explainer.h"

namespace sandglass::app {

namespace {

constexpr qsizetype deepest = 5;

} // namespace

void SeatAsk::setModel(TableModel* model)
{
    if (model == m_model)
        return;
    if (m_model)
        m_model->disconnect(this);
    m_model = model;
    if (model)
        connect(model, &TableModel::seatsChanged, this, &SeatAsk::connectHands);
    connectHands();
    Q_EMIT modelChanged();
}

void SeatAsk::setSeat(int seat)
{
    if (seat == m_seat)
        return;
    m_seat = seat;
    close();
    connectHands();
    Q_EMIT modelChanged();
}

void SeatAsk::setWords(const Catalogue* words)
{
    if (words == m_words)
        return;
    m_words = words;
    reword();
    Q_EMIT wordsChanged();
}

void SeatAsk::setNames(const QStringList& names)
{
    if (names == m_names)
        return;
    m_names = names;
    reword();
    Q_EMIT wordsChanged();
}

void SeatAsk::connectHands()
{
    for (const auto& connection : std::as_const(m_connections))
        disconnect(connection);
    m_connections.clear();
    SeatHands* hands = m_model && m_seat >= 0 ? m_model->handsOf(m_seat) : nullptr;
    if (!hands)
        return;
    m_connections.append(connect(hands, &SeatHands::wanted, this, [this] {
        if (!m_stays)
            close();
    }));
    m_connections.append(connect(hands, &SeatHands::movesChanged, this, &SeatAsk::reword));
    m_connections.append(connect(hands, &SeatHands::answersChanged, this, [this, hands] {
        if (!m_stays && !hands->answers().isEmpty())
            close();
    }));
}

QQuickItem* SeatAsk::face() const
{
    return m_asked.isEmpty() ? nullptr : m_asked.last().face.data();
}

Explanation SeatAsk::answerTo(const Asked& asked) const
{
    if (!m_model || !m_words)
        return {};
    if (!asked.section.isEmpty())
        return Explainer::explainSection(m_model->asking().game, asked.section, m_words);
    if (!asked.action.isEmpty())
        return Explainer::explainMove(m_model, asked.action, m_seat, m_words, m_names);
    return Explainer::explain(m_model, asked.name, m_seat, m_words, m_names);
}

bool SeatAsk::show(const Asked& asked, bool further)
{
    const Explanation answer = answerTo(asked);
    if (answer.isEmpty())
        return false;
    stopListening();
    if (!further)
        m_asked.clear();
    else if (m_asked.size() > deepest)
        m_asked.removeFirst();
    m_asked.append(asked);
    this->answer(answer);
    m_since = now();
    Q_EMIT changed();
    return true;
}

bool SeatAsk::ask(ThingItem* thing)
{
    // What is secret is told to its seat alone, whoever found it.
    if (!thing || (thing->isSecret() && thing->seat() != m_seat))
        return false;
    QQuickItem* face = thing->drawnBy() ? thing : thing->parentItem();
    return show({thing->name(), {}, {}, face, thing->drawnBy()}, false);
}

bool SeatAsk::askName(const ThingName& name)
{
    return show({name, {}, {}, {}, {}}, false);
}

bool SeatAsk::askMove(const QString& action)
{
    return show({{}, action, {}, {}, {}}, false);
}

void SeatAsk::follow(const QString& link)
{
    if (link.startsWith(QLatin1String("rule:")))
        show({{}, {}, link.sliced(5), {}, {}}, true);
}

void SeatAsk::back()
{
    if (!mayGoBack())
        return;
    m_asked.removeLast();
    answer(answerTo(m_asked.last()));
    m_since = now();
    Q_EMIT changed();
}

void SeatAsk::reword()
{
    if (isOpen() && answer(answerTo(m_asked.last())))
        Q_EMIT changed();
}

/// Whether it is another answer than before.
bool SeatAsk::answer(const Explanation& explanation)
{
    const bool said = app::changed(m_explanation, explanation);
    const Asked& asked = m_asked.last();
    const bool thing = asked.action.isEmpty() && asked.section.isEmpty();
    return app::changed(m_uses, thing ? Explainer::uses(m_model, asked.name, m_seat) : QList<Offer>()) || said;
}

void SeatAsk::use(const QString& action)
{
    if (SeatHands* hands = m_model && m_seat >= 0 ? m_model->handsOf(m_seat) : nullptr)
        hands->answer(action);
}

void SeatAsk::close()
{
    stopListening();
    if (!isOpen())
        return;
    m_asked.clear();
    m_explanation = {};
    m_uses.clear();
    Q_EMIT changed();
}

void SeatAsk::listen()
{
    m_listeningSince = now();
    if (app::changed(m_listening, true))
        Q_EMIT listeningChanged();
}

void SeatAsk::stopListening()
{
    if (app::changed(m_listening, false))
        Q_EMIT listeningChanged();
}

void SeatAsk::keep()
{
    m_since = now();
}

void SeatAsk::look()
{
    if (m_listening && now() - m_listeningSince >= listenTime)
        stopListening();
    if (isOpen() && !m_stays && now() - m_since >= readTime)
        close();
}

} // namespace sandglass::app
