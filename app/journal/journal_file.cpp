// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/journal_file.h"

#include <algorithm>
#include <cerrno>
#include <utility>

namespace sandglass::app {

JournalFile::JournalFile(Disk& disk, QString path, std::string text, std::size_t saved)
    : m_disk(disk)
    , m_path(std::move(path))
    , m_text(std::move(text))
    , m_saved(saved)
    , m_present(saved)
    , m_replacing(saved == 0)
{
}

void JournalFile::replace(std::string text)
{
    m_text = std::move(text);
    m_replacing = true;
}

int JournalFile::putInPlace()
{
    auto file = m_disk.replace(m_path, m_text);
    if (!file)
        return file.error();
    m_file = *std::move(file);
    m_saved = m_present = m_text.size();
    m_replacing = false;
    return 0;
}

int JournalFile::save()
{
    if (m_replacing)
        return putInPlace();
    if (!m_file)
        if (const int error = open())
            return error;
    while (m_saved < m_text.size()) {
        const auto written = m_file->write(std::string_view(m_text).substr(m_saved), m_saved);
        if (!written)
            return giveUp(written.error());
        if (*written == 0)
            return giveUp(ENOSPC);
        m_saved += *written;
        m_present = std::max(m_present, m_saved);
    }
    m_trouble = 0;
    return 0;
}

void JournalFile::distrust()
{
    m_saved = 0;
    m_file.reset();
}

int JournalFile::open()
{
    auto file = m_disk.open(m_path);
    // The one in our way may be ourselves: a sync of what was given up still holds the file. The trouble is the old
    // one.
    if (!file)
        return file.error() == EWOULDBLOCK && m_trouble ? m_trouble : file.error();
    const auto size = (*file)->size();
    if (!size)
        return size.error();
    // Somebody replaced or emptied it while it was closed: it gets all of it again.
    if (*size < m_present)
        m_saved = m_present = 0;
    if (*size > m_present)
        if (const int error = (*file)->truncate(m_present))
            return error;
    m_file = *std::move(file);
    return 0;
}

int JournalFile::giveUp(int error)
{
    m_file.reset();
    m_trouble = error;
    return error;
}

} // namespace sandglass::app
