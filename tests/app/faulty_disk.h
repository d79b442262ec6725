// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/disk.h"

#include <atomic>
#include <cerrno>
#include <latch>
#include <mutex>
#include <thread>

namespace sandglass::test {

/// A real disk that fails when it is told to: full after so many bytes, read-only, deaf to syncs, or hanging.
class FaultyDisk final : public app::Disk {
public:
    std::atomic<int> openError = 0;
    std::atomic<int> writeError = 0;
    std::atomic<int> syncError = 0;
    std::atomic<qint64> room = -1; ///< bytes until it is full; below zero: endless
    std::atomic<int> syncs = 0;
    std::mutex hanging; ///< whoever holds it makes every write wait
    std::mutex syncing; ///< whoever holds it makes every sync wait
    std::atomic<int> onOwnThread = 0; ///< writes and syncs by the thread that made this disk: the interface's

    std::expected<std::shared_ptr<app::DiskFile>, int> open(const QString& path) override
    {
        if (openError)
            return std::unexpected(openError.load());
        auto file = m_real.open(path);
        if (!file)
            return std::unexpected(file.error());
        return std::make_shared<File>(*this, *file);
    }

    std::expected<std::shared_ptr<app::DiskFile>, int> replace(const QString& path, std::string_view text) override
    {
        note();
        if (openError || writeError)
            return std::unexpected(openError ? openError.load() : writeError.load());
        if (room >= 0 && static_cast<qint64>(text.size()) > room)
            return std::unexpected(ENOSPC);
        auto file = m_real.replace(path, text);
        if (!file)
            return file;
        return std::make_shared<File>(*this, *file);
    }

private:
    class File final : public app::DiskFile {
    public:
        File(FaultyDisk& disk, std::shared_ptr<app::DiskFile> real)
            : m_disk(disk)
            , m_real(std::move(real))
        {
        }

        std::expected<std::size_t, int> write(std::string_view bytes, std::size_t at) override
        {
            m_disk.note();
            const std::scoped_lock lock(m_disk.hanging);
            if (m_disk.writeError)
                return std::unexpected(m_disk.writeError.load());
            if (m_disk.room == 0)
                return std::unexpected(ENOSPC);
            if (m_disk.room > 0)
                bytes = bytes.substr(0, static_cast<std::size_t>(m_disk.room));
            const auto written = m_real->write(bytes, at);
            if (written && m_disk.room > 0)
                m_disk.room -= static_cast<qint64>(*written);
            return written;
        }
        std::expected<std::size_t, int> size() const override { return m_real->size(); }
        int truncate(std::size_t size) override
        {
            m_disk.note();
            return m_real->truncate(size);
        }
        int sync() override
        {
            m_disk.note();
            ++m_disk.syncs;
            const std::scoped_lock lock(m_disk.syncing);
            return m_disk.syncError ? m_disk.syncError.load() : m_real->sync();
        }

    private:
        FaultyDisk& m_disk;
        std::shared_ptr<app::DiskFile> m_real;
    };

    void note() { onOwnThread += std::this_thread::get_id() == m_owner ? 1 : 0; }

    const std::thread::id m_owner = std::this_thread::get_id();
    app::RealDisk m_real;
};

} // namespace sandglass::test
