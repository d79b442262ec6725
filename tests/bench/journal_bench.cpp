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
#include <QTimer>

#include <algorithm>
#include <mutex>
#include <thread>
#include <utility>
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

/// How long each line is at risk: from written, when it is told, to synced, when no power cut can take it back. Looked
/// at on the threads where it happens.
class Risk {
public:
    explicit Risk(JournalKeeper& keeper)
    {
        QObject::connect(
            &keeper, &JournalKeeper::written, &keeper, [this](quint64 ticket) { written(ticket); },
            Qt::DirectConnection);
        QObject::connect(
            &keeper, &JournalKeeper::synced, &keeper, [this](quint64 ticket) { synced(ticket); }, Qt::DirectConnection);
    }

    void report(const std::string& name)
    {
        const std::scoped_lock lock(m_mutex);
        percentiles(name, m_milliseconds, "ms");
    }

private:
    void written(quint64 ticket)
    {
        const std::scoped_lock lock(m_mutex);
        m_unsynced.emplace_back(ticket, bench::Clock::now());
    }

    void synced(quint64 ticket)
    {
        const std::scoped_lock lock(m_mutex);
        const auto now = bench::Clock::now();
        std::erase_if(m_unsynced, [&](const auto& line) {
            if (line.first > ticket)
                return false;
            m_milliseconds.push_back(std::chrono::duration<double, std::milli>(now - line.second).count());
            return true;
        });
    }

    std::mutex m_mutex;
    std::vector<std::pair<quint64, bench::Clock::time_point>> m_unsynced;
    std::vector<double> m_milliseconds;
};

/// A real disk that tells when a clock's file was synced, and what it said then.
class WatchedDisk final : public Disk {
public:
    struct Synced {
        bench::Clock::time_point at;
        bench::Clock::time_point beat; ///< when what is now safe was written
    };

    std::expected<std::shared_ptr<DiskFile>, int> open(const QString& path) override
    {
        auto file = m_real.open(path);
        if (!file || !path.endsWith(".clock"_L1))
            return file;
        return std::make_shared<File>(*this, *file);
    }
    std::expected<std::shared_ptr<DiskFile>, int> replace(const QString& path, std::string_view text) override
    {
        return m_real.replace(path, text);
    }

    std::vector<Synced> synced() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_synced;
    }

private:
    class File final : public DiskFile {
    public:
        File(WatchedDisk& disk, std::shared_ptr<DiskFile> real)
            : m_disk(disk)
            , m_real(std::move(real))
        {
        }

        std::expected<std::size_t, int> write(std::string_view bytes, std::size_t at) override
        {
            const std::scoped_lock lock(m_disk.m_mutex);
            m_beat = bench::Clock::now();
            return m_real->write(bytes, at);
        }
        std::expected<std::size_t, int> size() const override { return m_real->size(); }
        int truncate(std::size_t size) override { return m_real->truncate(size); }
        int sync() override
        {
            const auto beat = [this] {
                const std::scoped_lock lock(m_disk.m_mutex);
                return m_beat;
            }();
            const int error = m_real->sync();
            const std::scoped_lock lock(m_disk.m_mutex);
            m_disk.m_synced.push_back({bench::Clock::now(), beat});
            return error;
        }

    private:
        WatchedDisk& m_disk;
        const std::shared_ptr<DiskFile> m_real;
        bench::Clock::time_point m_beat;
    };

    RealDisk m_real;
    mutable std::mutex m_mutex;
    std::vector<Synced> m_synced;
};

/// How much of the sand a power cut would cost, at the worst moment of each sync: right before the next is done. Sand
/// runs for five seconds in a match that nobody touches.
void sandAtRisk(const QString& folder)
{
    const Shelves shelves = test::journalGames();
    RealClock clock;
    auto disk = std::make_shared<WatchedDisk>();
    auto session = *shelves.find("coins")->open({R"({"seats":2})", 1});
    auto keeper = std::make_unique<JournalKeeper>(
        disk, KeeperOptions{.path = folder + "/sand.journal"_L1, .text = session->journal()});
    Host host(clock, std::move(session), {}, std::move(keeper));
    host.resume();
    QTimer::singleShot(std::chrono::milliseconds(4900), &host, [] { QCoreApplication::quit(); });
    QCoreApplication::exec();
    const auto synced = disk->synced();
    std::vector<double> milliseconds;
    for (std::size_t i = 1; i < synced.size(); ++i)
        milliseconds.push_back(std::chrono::duration<double, std::milli>(synced[i].at - synced[i - 1].beat).count());
    percentiles("journal.at_risk.sand", milliseconds, "ms");
}

/// The disk alone: a line appended and synced, again and again.
void disk(const QString& folder)
{
    const auto file = *RealDisk().open(folder + "/disk"_L1);
    std::vector<double> milliseconds;
    for (std::size_t line = 0; line < 200; ++line) {
        const auto start = bench::Clock::now();
        (void)file->write("a line of a journal, as long as one\n", line * 36);
        file->sync();
        milliseconds.push_back(bench::secondsSince(start) * 1e3);
    }
    percentiles("journal.disk_sync", milliseconds, "ms");
}

/// A lively table: a line every 10 ms, with the clock's beats between them.
void atAPaceOfPeople(const QString& folder)
{
    auto keeper = std::make_unique<JournalKeeper>(
        std::make_shared<RealDisk>(), KeeperOptions{.path = folder + "/pace.journal"_L1});
    Risk risk(*keeper);
    constexpr std::size_t lines = 500;
    for (std::size_t line = 0; line < lines; ++line) {
        keeper->append("1834 0 place grande purple.bottom.1 #aB3dE\n");
        if (line % 3 == 0)
            keeper->beat(static_cast<core::Millis>(line) * 10);
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    keeper.reset(); // syncs the last of them
    risk.report("journal.at_risk.lively");
}

/// From submit to acknowledged, at full speed.
void acknowledging(const QString& folder)
{
    const core::ShelfOf<coins::Game> shelf{coins::CardSet{}};
    HandClock clock;
    auto session = *shelf.open({R"({"seats":2})", 1});
    const std::string journal = session->journal();
    auto keeper = std::make_unique<JournalKeeper>(
        std::make_shared<RealDisk>(), KeeperOptions{.path = folder + "/ack.journal"_L1, .text = journal});
    std::vector<double> acknowledged;
    std::vector<double> submitting;
    Risk risk(*keeper);
    Host host(clock, std::move(session), {}, std::move(keeper));
    host.resume();
    bench::Clock::time_point submitted;
    const auto submit = [&] {
        submitted = bench::Clock::now();
        if (acknowledged.size() % 2)
            host.undo(0);
        else
            host.submit(0, u"take coin=1"_s);
        submitting.push_back(bench::secondsSince(submitted) * 1e6);
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
    // All that the interface's thread does for it: the rules, and handing the line over.
    percentiles("journal.on_interface_thread", submitting, "us");
    risk.report("journal.at_risk.full_speed");
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

void size(const std::string& name, const core::Session& session, std::optional<int> moves)
{
    bench::figure("journal.size." + name, double(session.journal().size()) / 1024, "KiB",
        ",\"moves\":" + std::to_string(moves.value_or(-1)) + ",\"minutes\":" + std::to_string(session.now() / 60'000));
}

/// What whole games take, by who plays them.
void sizes()
{
    const Shelves shelves = loadShelves();
    for (const std::string game : {"pendulum", "viceroy", "tiletum"})
        for (const bool untimed : {false, true})
            for (int seats = 2; seats <= (game == "pendulum" ? 5 : 4); ++seats) {
                if (untimed && game != "pendulum")
                    continue;
                const std::string options =
                    "{\"seats\":" + std::to_string(seats) + (untimed ? ",\"untimed\":[1,2,3,4]}" : "}");
                const std::string name = game + "." + std::to_string(seats) + (untimed ? ".untimed." : ".");
                const core::Shelf& shelf = *shelves.find(game);
                const auto drawn = *shelf.open({options, 11});
                const auto moves = test::playAtRandom(*drawn, 11);
                size(name + "random", *drawn, moves);
                if (!bots::play(game))
                    continue;
                for (const auto level : {bots::Level::Easy, bots::Level::Normal, bots::Level::Hard}) {
                    const auto played = *shelf.open({options, 11});
                    const auto count = test::playAsOpponents(*played, level);
                    size(name + std::string(bots::levelWords[std::to_underlying(level)]), *played, count);
                }
            }
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    disk(folder.path());
    atAPaceOfPeople(folder.path());
    sandAtRisk(folder.path());
    acknowledging(folder.path());
    wholeGame(folder.path());
    sizes();
    return 0;
}
