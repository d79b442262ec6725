// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "hall/hall_worker.h"

#include "journal/journal_summary.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

QVariantMap toMap(const HallFigures& figures)
{
    return {{u"matches"_s, figures.matches}, {u"cards"_s, figures.cards}, {u"characters"_s, figures.characters},
        {u"names"_s, figures.names}, {u"points"_s, figures.points}, {u"rounds"_s, figures.rounds}};
}

std::expected<void, QString> run(HallStore& server, const HallStore::Errand& errand)
{
    if (errand.kind == "forget"_L1)
        return server.forget(errand.payload);
    return server.save(finishedMatch(QJsonDocument::fromJson(errand.payload.toUtf8()).object()));
}

} // namespace

HallWorker::HallWorker(Hall::Places places)
    : m_places(std::move(places))
    , m_retry(new QTimer(this))
{
    m_retry->setSingleShot(true);
    m_retry->setInterval(m_places.retry);
    connect(m_retry, &QTimer::timeout, this, &HallWorker::send);
}

HallStore* HallWorker::local()
{
    if (m_local)
        return m_local.get();
    auto store =
        HallStore::open(m_places.database.isEmpty() ? m_places.journals.path() + "/hall.sqlite"_L1 : m_places.database);
    if (store)
        m_local = *std::move(store);
    else
        Q_EMIT failed(store.error());
    return m_local.get();
}

void HallWorker::add(const FinishedMatch& match)
{
    HallStore* store = local();
    if (store && check(m_places.server.isEmpty() ? store->save(match) : store->saveWithErrand(match)))
        send();
}

void HallWorker::collect(const Shelves& shelves)
{
    forgetWhatWaits();
    for (const QString& file : m_places.journals.files())
        if (!m_collected.contains(file))
            collectOne(shelves, file);
}

void HallWorker::collectOne(const Shelves& shelves, const QString& file)
{
    const QString path = m_places.journals.pathOf(file);
    const JournalSummary summary = summarise(path);
    const core::Shelf* shelf = shelves.find(summary.game.toStdString());
    if (!summary.finished || !shelf || summary.notes.match.isEmpty())
        return;
    m_collected.insert(file);
    HallStore* store = local();
    if (!store || store->has(summary.notes.match))
        return;
    const auto text = readJournalFile(path);
    const auto match = text ? chronicle(*shelf, *text) : std::unexpected(text.error().toStdString());
    if (match)
        add(*match);
    else
        Q_EMIT failed(QString::fromStdString(match.error()));
}

/// A journal that another program is playing is left to it, and its result may still come with the name: such a name
/// is forgotten again until it stands nowhere.
void HallWorker::forget(const QString& name)
{
    const Forgetting journals = forgetInJournals(m_places.journals, name);
    HallStore* store = local();
    if (!store)
        return;
    check(journals.busy > 0 ? store->keepForLater(name) : store->dropForLater(name));
    if (check(m_places.server.isEmpty() ? store->forget(name) : store->forgetWithErrand(name)))
        send();
}

void HallWorker::forgetWhatWaits()
{
    HallStore* store = local();
    if (!store)
        return;
    for (const QString& name : store->keptForLater().value_or(QStringList()))
        forget(name);
}

void HallWorker::setServer(const QString& address)
{
    if (address == m_places.server)
        return;
    m_places.server = address;
    m_server.reset();
    m_retry->stop();
    send();
}

void HallWorker::ask(const QString& game, const QString& cards)
{
    HallStore* store = local();
    if (!store)
        return;
    // The server knows all tables; while it is away, this one is shown alone.
    auto figures = m_server ? m_server->figures(game, cards) : store->figures(game, cards);
    if (!figures && m_server)
        figures = store->figures(game, cards);
    if (figures)
        Q_EMIT figured(toMap(*figures));
    else
        Q_EMIT failed(figures.error());
}

void HallWorker::send()
{
    if (m_places.server.isEmpty() || !local())
        return;
    if (!m_server)
        m_server = HallStore::open(m_places.server).value_or(nullptr);
    if (!m_server || !runErrands()) {
        m_server.reset();
        m_retry->start();
    }
    if (const auto errands = m_local->errands())
        Q_EMIT waiting(static_cast<int>(errands->size()));
}

bool HallWorker::runErrands()
{
    const auto errands = m_local->errands();
    if (!errands)
        return check(std::unexpected(errands.error()));
    for (const HallStore::Errand& errand : *errands)
        if (!run(*m_server, errand) || !check(m_local->done(errand)))
            return false;
    return true;
}

bool HallWorker::check(const std::expected<void, QString>& done)
{
    if (!done)
        Q_EMIT failed(done.error());
    return done.has_value();
}

} // namespace sandglass::app
