// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "../app/journal_games.h"
#include "host/host.h"
#include "journal/journal_folder.h"
#include "journal/journal_summary.h"
#include "journal/replay.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <algorithm>
#include <vector>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;

namespace {

void percentiles(const std::string& name, std::vector<double> values, const char* unit)
{
    std::ranges::sort(values);
    const auto at = [&](double part) { return values[static_cast<std::size_t>(part * double(values.size() - 1))]; };
    bench::figure(name + ".median", at(0.5), unit);
    bench::figure(name + ".p99", at(0.99), unit);
    bench::figure(name + ".worst", at(1), unit);
}

/// From submit to acknowledged, at full speed; and how long each line was at risk: from written to synced.
void acknowledging(const QString& folder)
{
    const core::ShelfOf<coins::Game> shelf{coins::CardSet{}};
    HandClock clock;
    auto session = *shelf.open({R"({"seats":2})", 1});
    const std::string journal = session->journal();
    auto keeper = std::make_unique<JournalKeeper>(
        std::make_shared<RealDisk>(), KeeperOptions{.path = folder + "/ack.journal"_L1, .text = journal});
    std::vector<double> acknowledged;
    std::vector<double> atRisk;
    std::vector<std::pair<quint64, bench::Clock::time_point>> unsynced;
    QObject::connect(keeper.get(), &JournalKeeper::written, keeper.get(),
        [&](quint64 ticket) { unsynced.emplace_back(ticket, bench::Clock::now()); });
    QObject::connect(keeper.get(), &JournalKeeper::synced, keeper.get(), [&](quint64 ticket) {
        const auto now = bench::Clock::now();
        std::erase_if(unsynced, [&](const auto& line) {
            if (line.first > ticket)
                return false;
            atRisk.push_back(std::chrono::duration<double, std::milli>(now - line.second).count());
            return true;
        });
    });
    Host host(clock, std::move(session), {}, std::move(keeper));
    host.resume();
    bench::Clock::time_point submitted;
    const auto submit = [&] {
        submitted = bench::Clock::now();
        if (acknowledged.size() % 2)
            host.undo(0);
        else
            host.submit(0, u"take coin=1"_s);
    };
    constexpr std::size_t commands = 20'000;
    QObject::connect(&host, &Host::accepted, &host, [&] {
        acknowledged.push_back(bench::secondsSince(submitted) * 1e6);
        if (acknowledged.size() == commands)
            QCoreApplication::quit();
        else
            QMetaObject::invokeMethod(&host, submit, Qt::QueuedConnection);
    });
    submit();
    const auto start = bench::Clock::now();
    QCoreApplication::exec();
    bench::figure("journal.commands", double(commands) / bench::secondsSince(start), "commands/s");
    percentiles("journal.acknowledge", acknowledged, "us");
    percentiles("journal.at_risk", atRisk, "ms");
}

void wholeGame(const QString& folder)
{
    const Shelves shelves = test::journalGames();
    const core::Shelf* pendulum = shelves.find("pendulum");
    const std::string journal = test::playedMatch(*pendulum, 11, 100'000)->journal();
    bench::figure("journal.pendulum.size", double(journal.size()), "bytes");
    auto start = bench::Clock::now();
    bench::use(pendulum->resume(journal));
    bench::figure("journal.pendulum.resume", bench::secondsSince(start) * 1e3, "ms");
    const QString path = folder + "/whole.journal"_L1;
    replaceFile(path, journal);
    start = bench::Clock::now();
    bench::use(summarise(path));
    bench::figure("journal.pendulum.summary", bench::secondsSince(start) * 1e3, "ms");
    HandClock clock;
    start = bench::Clock::now();
    const auto replay = Replay::open(clock, *pendulum, journal);
    bench::figure("journal.pendulum.open_replay", bench::secondsSince(start) * 1e3, "ms");
    (*replay)->jump((*replay)->steps());
    start = bench::Clock::now();
    (*replay)->step(-1);
    bench::figure("journal.pendulum.step_back", bench::secondsSince(start) * 1e3, "ms");
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    acknowledging(folder.path());
    wholeGame(folder.path());
    return 0;
}
