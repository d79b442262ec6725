// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/rehearsal.h"

#include "games/shelves.h"
#include "play/wanted_state.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

constexpr int longest = 20'000; // commands; a match has a few hundred
constexpr int pace = 700; // milliseconds between two commands, on the average
constexpr int usualWeight = 10;
constexpr int mostMatches = 50;

QString verbOf(const std::string& action)
{
    return QString::fromStdString(action.substr(0, action.find(' ')));
}

} // namespace

Rehearsal::~Rehearsal() = default;

void Rehearsal::setModel(TableModel* model)
{
    if (model == m_model)
        return;
    if (m_model)
        disconnect(m_model, nullptr, this, nullptr);
    m_model = model;
    if (model) {
        connect(model, &TableModel::wanted, this, &Rehearsal::submit);
        connect(model, &TableModel::undoWanted, this, &Rehearsal::undo);
    }
    show();
    Q_EMIT modelChanged();
}

void Rehearsal::componentComplete()
{
    m_shelf = loadShelf(m_game);
    if (!m_shelf) {
        qWarning("%s: the card data cannot be read", qPrintable(m_game));
        return;
    }
    // A match that ends without that moment is followed by another one, so that a change of rules does not lose it.
    for (int match = 0; match < mostMatches && !playUntil(m_seed + match); ++match) { }
    show();
}

/// False, where the match never came to the moment that it was to stop at.
bool Rehearsal::playUntil(int seed)
{
    startAnew(seed);
    if (!m_session)
        return true;
    for (const QString& line : std::as_const(m_script))
        if (!submit(line.section(u' ', 0, 0).toInt(), line.section(u' ', 1)))
            qWarning("%s: the script's '%s' is not accepted", qPrintable(m_game), qPrintable(line));
    for (int i = 0; i < longest && !reached() && step(); ++i) { }
    return reached();
}

void Rehearsal::startAnew(int seed)
{
    const std::string options = QJsonDocument(QJsonObject::fromVariantMap(m_options)).toJson().toStdString();
    auto session = m_shelf->open({options, static_cast<core::Seed>(seed), m_setup.toStdString(), m_grace});
    if (!session) {
        qWarning("%s: %s", qPrintable(m_game), core::sentence(session.error()).c_str());
        return;
    }
    m_session = *std::move(session);
    m_random = core::Random(static_cast<core::Seed>(seed));
    m_now = 0;
    show();
}

bool Rehearsal::reached() const
{
    return agrees(*m_session, m_until);
}

bool Rehearsal::step()
{
    if (m_session->isOver())
        return false;
    const int seats = m_session->seats();
    const int first = static_cast<int>(m_random.below(static_cast<std::uint32_t>(seats)));
    for (int i = 0; i < seats; ++i)
        if (stepOf((first + i) % seats))
            return true;
    const auto wake = m_session->wakeTime(m_now);
    if (!wake || *wake <= m_now)
        return false;
    m_now = *wake;
    return true;
}

/// False, where there is nothing to do, or only what is never taken.
bool Rehearsal::stepOf(int seat)
{
    const auto weight = [&](const std::string& action) {
        return m_weights.value(verbOf(action), usualWeight).toUInt();
    };
    const std::vector<std::string> actions = m_session->legal(core::seatAt(seat), m_now);
    std::uint32_t sum = 0;
    for (const std::string& action : actions)
        sum += weight(action);
    if (sum == 0)
        return false;
    std::uint32_t at = m_random.below(sum);
    const auto drawn = std::ranges::find_if(actions, [&](const std::string& action) {
        if (at < weight(action))
            return true;
        at -= weight(action);
        return false;
    });
    if (m_session->wakeTime(m_now))
        m_now += m_random.below(2 * pace);
    return m_session->submit(core::seatAt(seat), m_now, *drawn).has_value();
}

void Rehearsal::wait(int milliseconds)
{
    m_now += milliseconds;
    show();
}

bool Rehearsal::submit(int seat, const QString& action)
{
    const auto answer = m_session->submit(core::seatAt(seat), m_now, action.toStdString());
    if (!answer) {
        qWarning("%s: %s", qPrintable(m_game), answer.error().c_str());
        return false;
    }
    if (!answer->refusal)
        Q_EMIT told();
    tell(seat, *answer);
    return !answer->refusal;
}

QList<Telling> Rehearsal::events() const
{
    return m_session ? tellings(m_session->eventsSeenBy(core::nobody)) : QList<Telling>{};
}

void Rehearsal::undo(int seat)
{
    tell(seat, m_session->undo(core::seatAt(seat), m_now));
}

void Rehearsal::tell(int seat, const core::Answer& answer)
{
    show();
    if (!m_model)
        return;
    if (answer.refusal)
        m_model->handsOf(seat)->refuse(telling(*answer.refusal));
    for (const core::Answer::Loss& loss : answer.lost)
        m_model->tellContest(core::index(loss.seat), telling(loss.notice));
}

void Rehearsal::show()
{
    if (!m_session || !m_model)
        return;
    Sight sight{*m_session, m_now};
    for (const int seat : std::as_const(m_opponents))
        sight.humans &= ~(1u << seat);
    sight.shown = m_onlySeat < 0 ? sight.humans : sight.humans & (1u << m_onlySeat);
    sight.everything = m_session->isOver();
    m_model->read(sight);
    Q_EMIT shown();
    Q_EMIT nowChanged();
}

} // namespace sandglass::app
