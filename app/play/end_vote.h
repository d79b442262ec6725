// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>
#include <QtCore/QStringList>
#include <QtCore/QTimer>
#include <QtQml/qqmlregistration.h>

namespace sandglass::app {

/// What the people at a table want when a match is over. It is done when all of them want the same, or a while after
/// most of them do; meanwhile anybody may choose otherwise.
class EndVote : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The seats that people play.
    Q_PROPERTY(QList<int> people READ people WRITE setPeople NOTIFY changed REQUIRED)
    /// By seat: the word of what it wants, or nothing.
    Q_PROPERTY(QStringList wishes READ wishes NOTIFY changed)
    /// What most people want and what is done soon, or nothing.
    Q_PROPERTY(QString coming READ coming NOTIFY changed)

public:
    static constexpr int patience = 10000; ///< milliseconds

    explicit EndVote(QObject* parent = nullptr);

    QList<int> people() const { return m_people; }
    void setPeople(const QList<int>& people);
    QStringList wishes() const { return m_wishes; }
    QString coming() const { return m_coming; }

    /// The same once more takes it back.
    Q_INVOKABLE void wish(int seat, const QString& word);
    /// The others have been waited for long enough.
    void runOut();

Q_SIGNALS:
    void changed();
    void decided(const QString& word);

private:
    void count();
    void decide(const QString& word);

    QList<int> m_people;
    QStringList m_wishes;
    QString m_coming;
    QTimer m_timer;
};

} // namespace sandglass::app
