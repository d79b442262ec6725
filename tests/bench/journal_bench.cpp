// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "bots/bots.h"
#include "coins_shelf.h"
#include "host/host.h"
#include "journal/journal_folder.h"
#include "journal/journal_summary.h"
#include "journal/replay.h"
#include "journal_games.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QTemporaryDir>
#include <QtCore/QTimer>

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

/// A real disk that tells of one kind of file when what was written was synced.
class WatchedDisk final : public Disk {
public:
    struct Synced {
        std::vector<bench::Clock::time_point> written; ///< what is safe now
        bench::Clock::time_point at;
    };

    explicit WatchedDisk(QString ending)
        : m_ending(std::move(ending))
    {
    }

    std::expected<std::shared_ptr<DiskFile>, int> open(const QString& path) override
    {
        return watched(path, m_real.open(path));
    }
    std::expected<std::shared_ptr<DiskFile>, int> replace(const QString& path, std::string_view text) override
    {
        return watched(path, m_real.replace(path, text));
    }

    std::vector<Synced> synced() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_synced;
    }

    /// How long each write was at risk: from written, when it is told, to synced, when no power cut can take it back.
    void reportRisk(const std::string& name) const
    {
        std::vector<double> milliseconds;
        for (const Synced& sync : synced())
            for (const auto written : sync.written)
                milliseconds.push_back(std::chrono::duration<double, std::milli>(sync.at - written).count());
        percentiles(name, milliseconds, "ms");
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
            m_unsynced.push_back(bench::Clock::now());
            return m_real->write(bytes, at);
        }
        std::expected<std::size_t, int> size() const override { return m_real->size(); }
        int truncate(std::size_t size) override { return m_real->truncate(size); }
        int sync() override
        {
            auto written = [this] {
                const std::scoped_lock lock(m_disk.m_mutex);
                return std::exchange(m_unsynced, {});
            }();
            const int error = m_real->sync();
            const std::scoped_lock lock(m_disk.m_mutex);
            if (!written.empty())
                m_disk.m_synced.push_back({std::move(written), bench::Clock::now()});
            return error;
        }

    private:
        WatchedDisk& m_disk;
        const std::shared_ptr<DiskFile> m_real;
        std::vector<bench::Clock::time_point> m_unsynced;
    };

    std::expected<std::shared_ptr<DiskFile>, int> watched(
        const QString& path, std::expected<std::shared_ptr<DiskFile>, int> file)
    {
        if (!file || !path.endsWith(m_ending))
            return file;
        return std::make_shared<File>(*this, *file);
    }

    const QString m_ending;
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
    auto disk = std::make_shared<WatchedDisk>(u".clock"_s);
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
        milliseconds.push_back(
            std::chrono::duration<double, std::milli>(synced[i].at - synced[i - 1].written.back()).count());
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
    auto disk = std::make_shared<WatchedDisk>(u".journal"_s);
    auto keeper = std::make_unique<JournalKeeper>(disk, KeeperOptions{.path = folder + "/pace.journal"_L1});
    constexpr std::size_t lines = 500;
    for (std::size_t line = 0; line < lines; ++line) {
        keeper->append("1834 0 place grande purple.bottom.1 #aB3dE\n");
        if (line % 3 == 0)
            keeper->beat(static_cast<core::Millis>(line) * 10);
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    keeper.reset(); // syncs the last of them
    disk->reportRisk("journal.at_risk.lively");
}

/// From submit to acknowledged, at full speed.
void acknowledging(const QString& folder)
{
    const core::ShelfOf<coins::Game> shelf{coins::CardSet{}};
    HandClock clock;
    auto session = *shelf.open({R"({"seats":2})", 1});
    const std::string journal = session->journal();
    auto disk = std::make_shared<WatchedDisk>(u".journal"_s);
    auto keeper =
        std::make_unique<JournalKeeper>(disk, KeeperOptions{.path = folder + "/ack.journal"_L1, .text = journal});
    std::vector<double> acknowledged;
    std::vector<double> submitting;
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
    disk->reportRisk("journal.at_risk.full_speed");
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
