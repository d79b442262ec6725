// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "docks/layout_file.h"

#include <QtCore/QObject>
#include <QtCore/QStringList>
#include <QtQmlIntegration/qqmlintegration.h>

namespace sandglass::app {

/// The layouts that people have named, and the one they left last, each a file in one folder.
/// Without a folder (pictures, tests) nothing is kept.
class LayoutStore : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The application makes its one store")
    /// Alphabetical. A file that cannot be read is listed under its own name: who picks it is told.
    Q_PROPERTY(QStringList names READ names NOTIFY namesChanged)

public:
    explicit LayoutStore(const QString& folder = {}, QObject* parent = nullptr);

    static QString defaultFolder();

    [[nodiscard]] QStringList names() const { return m_names; }
    [[nodiscard]] std::expected<SavedLayout, LayoutProblem> read(const QString& name) const;
    /// False where the disk refuses, or the name is empty.
    bool write(const SavedLayout& layout);
    Q_INVOKABLE void remove(const QString& name);

    [[nodiscard]] std::expected<SavedLayout, LayoutProblem> readLast() const;
    bool writeLast(const QByteArray& docks);

Q_SIGNALS:
    void namesChanged();

private:
    [[nodiscard]] QString fileOf(const QString& name) const;
    [[nodiscard]] QString lastFile() const;
    void list();

    QString m_folder;
    QStringList m_names;
};

} // namespace sandglass::app
