// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/disk.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <cerrno>
#include <cstdio>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sandglass::app {

namespace {

class RealFile final : public DiskFile {
public:
    explicit RealFile(int file)
        : m_file(file)
    {
    }
    ~RealFile() override { ::close(m_file); }
    Q_DISABLE_COPY_MOVE(RealFile)

    std::expected<std::size_t, int> write(std::string_view bytes, std::size_t at) override
    {
        for (;;) {
            const ssize_t written = ::pwrite(m_file, bytes.data(), bytes.size(), static_cast<off_t>(at));
            if (written >= 0)
                return static_cast<std::size_t>(written);
            if (errno != EINTR)
                return std::unexpected(errno);
        }
    }

    std::expected<std::size_t, int> size() const override
    {
        struct stat status{};
        if (::fstat(m_file, &status) != 0)
            return std::unexpected(errno);
        return static_cast<std::size_t>(status.st_size);
    }

    int truncate(std::size_t size) override { return ::ftruncate(m_file, static_cast<off_t>(size)) == 0 ? 0 : errno; }
    int sync() override { return ::fdatasync(m_file) == 0 ? 0 : errno; }

private:
    const int m_file;
};

/// A new file's name must survive a power cut too, and that is a matter of its folder.
void syncFolder(const QString& folder)
{
    const int file = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0)
        return;
    ::fsync(file);
    ::close(file);
}

int writeAll(DiskFile& file, std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto written = file.write(text.substr(at), at);
        if (!written)
            return written.error();
        if (*written == 0)
            return ENOSPC;
        at += *written;
    }
    return file.sync();
}

} // namespace

std::expected<std::shared_ptr<DiskFile>, int> RealDisk::open(const QString& path)
{
    const QString folder = QFileInfo(path).path();
    QDir().mkpath(folder);
    const bool isNew = !QFile::exists(path);
    const int file = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0)
        return std::unexpected(errno);
    auto result = std::make_shared<RealFile>(file);
    if (::flock(file, LOCK_EX | LOCK_NB) != 0)
        return std::unexpected(errno);
    if (isNew)
        syncFolder(folder);
    return result;
}

std::expected<std::shared_ptr<DiskFile>, int> RealDisk::replace(const QString& path, std::string_view text)
{
    // It is locked before it has the name, and a lock goes with the file, not with the name.
    const QString next = path + QStringLiteral(".new");
    auto file = open(next);
    if (!file)
        return file;
    int error = (*file)->truncate(0);
    if (!error)
        error = writeAll(**file, text);
    if (!error && ::rename(QFile::encodeName(next).constData(), QFile::encodeName(path).constData()) != 0)
        error = errno;
    if (error) {
        QFile::remove(next);
        return std::unexpected(error);
    }
    syncFolder(QFileInfo(path).path());
    return file;
}

} // namespace sandglass::app
