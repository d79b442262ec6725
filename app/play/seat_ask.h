// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/ask_clock.h"
#include "play/table_model.h"
#include "play/thing_item.h"
#include "rules/explanation.h"

#include <QtCore/QPointer>

namespace sandglass::app {

/// What one seat has asked about: the slip that lies before it. It follows the match (what cannot be used now may be
/// usable in a moment), and goes by the seat's own next move, by a question, or after a while. It takes no turn.
class SeatAsk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::TableModel* model READ model WRITE setModel NOTIFY modelChanged)
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY modelChanged)
    Q_PROPERTY(const sandglass::app::Catalogue* words READ words WRITE setWords NOTIFY wordsChanged)
    Q_PROPERTY(QStringList names READ names WRITE setNames NOTIFY wordsChanged)
    Q_PROPERTY(sandglass::app::AskClock* clock MEMBER m_clock NOTIFY clockChanged)
    /// It stays until somebody closes it.
    Q_PROPERTY(bool stays MEMBER m_stays NOTIFY staysChanged)

    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(sandglass::app::Explanation explanation READ explanation NOTIFY changed)
    Q_PROPERTY(sandglass::app::ThingName thing READ thing NOTIFY changed)
    /// Where the very face is that was asked about; null where it has gone, or it was no thing.
    Q_PROPERTY(QQuickItem* face READ face NOTIFY changed)
    /// What draws it; null: itself.
    Q_PROPERTY(QQuickItem* drawnBy READ drawnBy NOTIFY changed)
    Q_PROPERTY(bool mayGoBack READ mayGoBack NOTIFY changed)
    /// What the seat may do with it now, and how to do that.
    Q_PROPERTY(QList<sandglass::app::Offer> uses READ uses NOTIFY changed)
    /// The seat's next touch asks instead of acting.
    Q_PROPERTY(bool listening READ isListening NOTIFY listeningChanged)

public:
    using QObject::QObject;

    static constexpr qint64 readTime = 30'000;
    static constexpr qint64 listenTime = 10'000;

    TableModel* model() const { return m_model; }
    void setModel(TableModel* model);
    int seat() const { return m_seat; }
    void setSeat(int seat);
    const Catalogue* words() const { return m_words; }
    void setWords(const Catalogue* words);
    QStringList names() const { return m_names; }
    void setNames(const QStringList& names);

    bool isOpen() const { return !m_explanation.isEmpty(); }
    Explanation explanation() const { return m_explanation; }
    ThingName thing() const { return m_asked.isEmpty() ? ThingName() : m_asked.last().name; }
    QQuickItem* face() const;
    QQuickItem* drawnBy() const { return m_asked.isEmpty() ? nullptr : m_asked.last().drawnBy.data(); }
    bool mayGoBack() const { return m_asked.size() > 1; }
    QList<Offer> uses() const { return m_uses; }
    bool isListening() const { return m_listening; }

    /// False where nothing is known of it; what was open stays then.
    Q_INVOKABLE bool ask(sandglass::app::ThingItem* thing);
    Q_INVOKABLE bool askName(const sandglass::app::ThingName& name);
    Q_INVOKABLE bool askMove(const QString& action);
    /// A link of a sentence, "rule:timers.flip": its place takes the slip's, and back() brings it back.
    Q_INVOKABLE void follow(const QString& link);
    Q_INVOKABLE void back();
    Q_INVOKABLE void close();
    Q_INVOKABLE void listen();
    Q_INVOKABLE void stopListening();
    /// Does one of its uses, as a hand on the board would.
    Q_INVOKABLE void use(const QString& action);
    /// Somebody is at it: it stays a while longer.
    Q_INVOKABLE void keep();
    /// Time has passed.
    Q_INVOKABLE void look();

Q_SIGNALS:
    void modelChanged();
    void wordsChanged();
    void clockChanged();
    void staysChanged();
    void changed();
    void listeningChanged();

private:
    /// One of these.
    struct Asked {
        ThingName name;
        QString action;
        QString section;
        QPointer<QQuickItem> face;
        QPointer<QQuickItem> drawnBy;
    };

    void connectHands();
    bool show(const Asked& asked, bool further);
    Explanation answerTo(const Asked& asked) const;
    void reword();
    bool answer(const Explanation& explanation);
    qint64 now() const { return m_clock ? m_clock->now() : 0; }

    QPointer<TableModel> m_model;
    int m_seat = -1;
    const Catalogue* m_words = nullptr;
    QStringList m_names;
    QPointer<AskClock> m_clock;
    bool m_stays = false;
    QList<Asked> m_asked; ///< the last one is shown
    Explanation m_explanation;
    QList<Offer> m_uses;
    qint64 m_since = 0;
    bool m_listening = false;
    qint64 m_listeningSince = 0;
    QList<QMetaObject::Connection> m_connections;
};

} // namespace sandglass::app
