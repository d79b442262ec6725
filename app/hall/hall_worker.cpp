// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "hall/hall_worker.h"

#include "hall/forgetting.h"
#include "journal/journal_summary.h"

#include <QtCore/QJsonDocument>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

QVariantMap toMap(const HallFigures& figures, const QString& game)
{
    return {{u"game"_s, game}, {u"matches"_s, figures.matches}, {u"cards"_s, figures.cards},
        {u"characters"_s, figures.characters}, {u"names"_s, figures.names}, {u"scores"_s, figures.scores},
        {u"rounds"_s, figures.rounds}, {u"alone"_s, figures.alone}};
}

QVariantMap toMap(const HallStatistics& statistics, bool allTables)
{
    return {{u"matches"_s, statistics.matches}, {u"hours"_s, QVariant::fromValue(statistics.hours)},
        {u"games"_s, statistics.games}, {u"languages"_s, statistics.languages}, {u"lessons"_s, statistics.lessons},
        {u"allTables"_s, allTables}};
}

/// The database's own words, as far as they fit into a sentence.
QVariantMap values(const QString& words)
{
    return {{u"why"_s, words.section(u'\n', 0, 0).trimmed()}};
}

} // namespace

HallWorker::HallWorker(Hall::Places places, HallNews news, SideThread& thread)
    : m_places(std::move(places))
    , m_news(std::move(news))
    , m_thread(thread)
{
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
        m_news.failed(store.error());
    return m_local.get();
}

void HallWorker::add(const FinishedMatch& match)
{
    HallStore* store = local();
    if (store && check(m_places.server.isEmpty() ? store->save(match) : store->saveWithErrand(match)))
        send();
}

void HallWorker::add(const FinishedLesson& lesson)
{
    HallStore* store = local();
    if (store && check(m_places.server.isEmpty() ? store->save(lesson) : store->saveWithErrand(lesson)))
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
        m_news.failed(QString::fromStdString(match.error()));
}

void HallWorker::forget(const QString& name)
{
    HallStore* store = local();
    forgetHere(name);
    if (store && !m_places.server.isEmpty() && check(store->forgetWithErrand(name)))
        send();
}

/// A journal that another program is playing is left to it, and its result may still come with the name: such a name
/// is forgotten again until it stands nowhere.
void HallWorker::forgetHere(const QString& name)
{
    const Forgetting journals = forgetInJournals(m_places.journals, name);
    HallStore* store = local();
    if (!store)
        return;
    check(journals.busy > 0 ? store->keepForLater(digestOf(name)) : store->dropForLater(digestOf(name)));
    check(store->forget(name));
}

QStringList HallWorker::forgetKnown(const QStringList& digests)
{
    QStringList gone;
    if (digests.isEmpty())
        return gone;
    for (const QString& name : m_local->names().value_or(QStringList()) + namesInJournals(m_places.journals)) {
        if (gone.contains(name) || !digests.contains(digestOf(name)))
            continue;
        forgetHere(name);
        gone.append(name);
    }
    return gone;
}

void HallWorker::forgetWhatWaits()
{
    HallStore* store = local();
    if (!store)
        return;
    const QStringList digests = store->keptForLater().value_or(QStringList());
    // What nobody knows any more need not be waited for.
    for (const QString& digest : digests)
        check(store->dropForLater(digest));
    forgetKnown(digests);
}

void HallWorker::setServer(const QString& address)
{
    if (address == m_places.server)
        return;
    m_places.server = address;
    m_server.reset();
    m_thread.forgetLater();
    tellServer(address.isEmpty() ? QString() : u"journal.server.trying"_s);
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
        m_news.figured(toMap(*figures, game));
    else
        m_news.failed(figures.error());
}

void HallWorker::askStatistics(bool allTables)
{
    HallStore* store = local();
    if (!store)
        return;
    // While the server is away, this table is shown alone, and it is said so.
    const bool all = allTables && m_server;
    const auto statistics = all ? m_server->statistics() : store->statistics();
    if (statistics)
        m_news.counted(toMap(*statistics, all));
    else
        m_news.failed(statistics.error());
}

void HallWorker::send()
{
    // Who closes the program does not wait for a server that is away; what it has not heard stays in the local
    // database.
    if (m_places.server.isEmpty() || m_thread.isEnding() || !local())
        return;
    if (connectToServer() && !(followOthers() && runErrands())) {
        tellServer(u"journal.server.away"_s, m_trouble);
        m_server.reset();
    }
    if (const auto errands = m_local->errands())
        m_news.waiting(static_cast<int>(errands->size()));
    m_thread.askIn(m_places.retry, [this] { send(); });
}

bool HallWorker::connectToServer()
{
    const auto address = serverAddress(m_places.server);
    if (!address) {
        tellServer(u"journal.server.noAddress"_s);
        return false;
    }
    if (!m_server) {
        auto store = HallStore::open(*address);
        if (!store) {
            tellServer(u"journal.server.away"_s, store.error());
            return false;
        }
        m_server = *std::move(store);
    }
    tellServer(u"journal.server.connected"_s);
    return true;
}

bool HallWorker::followOthers()
{
    const auto seen = m_local->seenOf(m_places.server);
    if (!seen)
        return check(std::unexpected(seen.error()));
    const auto news = m_server->forgottenSince(*seen);
    if (!news) {
        m_trouble = news.error();
        return false;
    }
    QStringList digests;
    for (const HallStore::Forgotten& one : *news)
        digests.append(one.digest);
    for (const QString& name : forgetKnown(digests))
        m_news.forgotten(name);
    return news->isEmpty() || check(m_local->setSeen(m_places.server, news->last().number));
}

bool HallWorker::runErrands()
{
    const auto errands = m_local->errands();
    if (!errands)
        return check(std::unexpected(errands.error()));
    for (const HallStore::Errand& errand : *errands)
        if (!runErrand(errand) || !check(m_local->done(errand)))
            return false;
    return true;
}

bool HallWorker::runErrand(const HallStore::Errand& errand)
{
    if (errand.kind == "match"_L1) {
        const auto saved = m_server->save(finishedMatch(QJsonDocument::fromJson(errand.payload.toUtf8()).object()));
        m_trouble = saved ? QString() : saved.error();
        return saved.has_value();
    }
    if (errand.kind == "lesson"_L1) {
        const QJsonObject lesson = QJsonDocument::fromJson(errand.payload.toUtf8()).object();
        const auto saved = m_server->save(
            FinishedLesson{lesson["id"_L1].toString(), lesson["game"_L1].toString(), lesson["lesson"_L1].toString()});
        m_trouble = saved ? QString() : saved.error();
        return saved.has_value();
    }
    const auto number = m_server->forgetForAll(errand.payload);
    m_trouble = number ? QString() : number.error();
    // Our own news is no news to us: who has come back since then under the same name stays.
    if (number && *number == m_local->seenOf(m_places.server).value_or(0) + 1)
        check(m_local->setSeen(m_places.server, *number));
    return number.has_value();
}

void HallWorker::tellServer(const QString& id, const QString& why)
{
    m_news.serverIs(id.isEmpty() ? Telling() : toTell(id, why.isEmpty() ? QVariantMap() : values(why)));
}

bool HallWorker::check(const std::expected<void, QString>& done)
{
    if (!done)
        m_news.failed(done.error());
    return done.has_value();
}

} // namespace sandglass::app
