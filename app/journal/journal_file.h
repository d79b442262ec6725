// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/disk.h"

#include <memory>
#include <string>
#include <string_view>

namespace sandglass::app {

/// A journal's file and what it should hold. Whatever could not be written yet is kept and written later, from exactly
/// where the disk stopped taking it. Only one thread uses it; what it gives for syncing may be used on another.
class JournalFile {
public:
    /// `saved` is how much of `text` the file already holds; anything behind that is cut off.
    JournalFile(Disk& disk, QString path, std::string text, std::size_t saved);

    void append(std::string_view lines) { m_text.append(lines); }
    /// It should hold this instead, from its first line on. Until the disk takes that, the old text stays whole.
    void replace(std::string text);
    /// Writes what is missing. 0 or the error; after an error the next call tries again.
    int save();
    bool isSaved() const { return !m_replacing && m_saved == m_text.size(); }

    /// To be synced; nothing, if it is not open.
    std::shared_ptr<DiskFile> file() const { return m_file; }
    /// After a failed sync nobody knows what is on the disk: all of it is written again.
    void distrust();

private:
    int open();
    int putInPlace();
    int giveUp(int error);

    Disk& m_disk;
    const QString m_path;
    std::string m_text;
    std::size_t m_saved; ///< written, as far as is known
    std::size_t m_present; ///< that the file holds of the text, though perhaps not the disk under it
    /// The text is put in the file's place as a whole. A new file is too: whenever the program dies, there is either no
    /// such file or one with its header.
    bool m_replacing;
    int m_trouble = 0; ///< why the disk last took no more
    std::shared_ptr<DiskFile> m_file;
};

} // namespace sandglass::app
