// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/telling.h"

#include <QtCore/QJsonObject>

namespace sandglass::app {

/// What a thing is and does, for one seat, in its words: what a slip shows, a screen reader reads and the headless mode
/// answers.
struct Explanation {
    Q_GADGET
    QML_VALUE_TYPE(explanation)
    QML_STRUCTURED_VALUE
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString kind MEMBER kind)
    /// As StyledText with links to what they speak of, and the same as plain text.
    Q_PROPERTY(QStringList sentences READ styled)
    Q_PROPERTY(QStringList plain READ plain)
    Q_PROPERTY(QStringList icons MEMBER icons)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(QString now MEMBER now)
    Q_PROPERTY(bool usable READ isUsable)
    Q_PROPERTY(bool forbidden READ isForbidden)
    Q_PROPERTY(bool isEmpty READ isEmpty)

public:
    /// Whether it can be used by whoever asks.
    enum class Use { Unknown, Now, NotNow, Theirs };

    QString title;
    QString kind; ///< may be nothing
    QStringList sentences; ///< as rulebooks write them: *emphasis*, [words](rule:section)
    QStringList icons; ///< that the legend explains
    QString rule; ///< the section of the rulebook that says more
    QString now; ///< whether it can be used now, and if not, why; may be nothing
    Use use = Use::Unknown;
    QString refusal; ///< the word of the rule that forbids it

    bool isEmpty() const { return title.isEmpty(); }
    bool isUsable() const { return use == Use::Now; }
    bool isForbidden() const { return use == Use::NotNow; }
    QStringList styled() const;
    QStringList plain() const;
    /// Everything in one text, as it is read out.
    Q_INVOKABLE QString spoken() const;
    QJsonObject toJson() const;

    bool operator==(const Explanation&) const = default;
};

} // namespace sandglass::app
