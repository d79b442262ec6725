// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <expected>

namespace sandglass::app {

/// A saved arrangement of panels: a name and what KDDockWidgets wrote about it.
struct SavedLayout {
    QString name;
    QByteArray docks;

    bool operator==(const SavedLayout&) const = default;
};

/// Why a file is not a layout that may be restored.
enum class LayoutProblem { Missing, Unreadable, NotALayout, OtherVersion, Damaged };

QByteArray toText(const SavedLayout& layout);

/// KDDockWidgets trusts what it restores, so nothing reaches it that is not, byte for byte, what was once saved:
/// the text carries a checksum of it.
std::expected<SavedLayout, LayoutProblem> layoutFromText(const QByteArray& text);

} // namespace sandglass::app
