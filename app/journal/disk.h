// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

#include <expected>
#include <memory>
#include <string_view>

namespace sandglass::app {

/// A file being written. Errors are errno's numbers. It may be synced on one thread while it is written on another.
class DiskFile {
public:
    virtual ~DiskFile() = default;

    /// May write less than all of it, as a disk that is filling up does.
    virtual std::expected<std::size_t, int> write(std::string_view bytes, std::size_t at) = 0;
    virtual std::expected<std::size_t, int> size() const = 0;
    virtual int truncate(std::size_t size) = 0;
    /// Returns when what was written has reached the disk itself; 0 or the error.
    virtual int sync() = 0;
};

/// What a journal needs of a disk, so that tests can have one that fills up, becomes read-only, hangs or lies.
class Disk {
public:
    virtual ~Disk() = default;

    /// For writing; made if it is missing, with its folder. A file has one writer: for another one it is EWOULDBLOCK.
    virtual std::expected<std::shared_ptr<DiskFile>, int> open(const QString& path) = 0;
    /// Puts a whole text in a file's place, on the disk itself, all or nothing; and goes on writing there. There is no
    /// moment at which somebody else could become the file's writer.
    virtual std::expected<std::shared_ptr<DiskFile>, int> replace(const QString& path, std::string_view text) = 0;
};

class RealDisk final : public Disk {
public:
    std::expected<std::shared_ptr<DiskFile>, int> open(const QString& path) override;
    std::expected<std::shared_ptr<DiskFile>, int> replace(const QString& path, std::string_view text) override;
};

} // namespace sandglass::app
