// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/host.h"
#include "host/side_thread.h"
#include "play/seat_hands.h"
#include "play/thing_name.h"

#include <QtCore/QPointer>

#include <array>

namespace sandglass::app {

/// What a normal opponent would do at somebody's seat, and why.
struct Idea {
    Q_GADGET
    QML_VALUE_TYPE(idea)
    /// As the seat's moves have it; empty: there is no idea.
    Q_PROPERTY(QString action MEMBER action)
    /// What it is about, for a light on the table.
    Q_PROPERTY(QList<sandglass::app::ThingName> things MEMBER things)

public:
    QString action;
    Telling reason; ///< what speaks most for it
    QList<ThingName> things;

    /// What to do and why, in a reader's words; nothing where the hands cannot do it.
    Q_INVOKABLE QString in(const sandglass::app::SeatHands* hands, const sandglass::app::Catalogue* words,
        const QStringList& names = {}) const;

    bool operator==(const Idea&) const = default;
};

/// Good ideas for the seats that want some. They come from what the seat may know itself, and are thought on a thread
/// of their own, so that no frame waits for them. An idea goes as soon as it cannot be done any more.
class GoodIdeas : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::Host* host READ host WRITE setHost NOTIFY hostChanged)
    /// The seats whose people want ideas.
    Q_PROPERTY(QList<int> seats READ seats WRITE setSeats NOTIFY seatsChanged)
    /// By seat of the match.
    Q_PROPERTY(QList<sandglass::app::Idea> ideas READ ideas NOTIFY ideasChanged)

public:
    using Thought = std::function<Idea()>;
    using Done = std::function<void(const Idea&)>;
    /// Runs a thought and hands over what came of it; the default does so on another thread.
    using Runner = std::function<void(const Thought& thought, const Done& done)>;

    explicit GoodIdeas(QObject* parent = nullptr);

    Host* host() const { return m_host; }
    void setHost(Host* host);
    QList<int> seats() const { return m_seats; }
    void setSeats(const QList<int>& seats);
    QList<Idea> ideas() const { return m_ideas; }
    void setRunner(Runner runner) { m_runner = std::move(runner); }

Q_SIGNALS:
    void hostChanged();
    void seatsChanged();
    void ideasChanged();

private:
    struct Mind {
        bool thinking = false;
        bool again = false; ///< something happened while it was thinking
    };

    void lookAtAll();
    void look(int seat);
    void have(int seat, const Idea& idea);
    bool mayAct(int seat) const;
    bool isPossible(int seat, const Idea& idea) const;

    QPointer<Host> m_host;
    QList<int> m_seats;
    QList<Idea> m_ideas;
    Runner m_runner;
    std::array<Mind, core::maxSeats> m_minds{};
    Mailbox m_answers;
    SideThread m_head; // waits for the last thought before the cards that it reads go
};

} // namespace sandglass::app
