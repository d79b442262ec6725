// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/cue_player.h"

namespace sandglass::app {

/// What a film has still to show, so that a board does not show it before: a counter takes `total` off its number, dice
/// are not seen while `some` of them have to roll. The model stays what it is, and with it what a finger may do.
class HeldBack : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Nothing is held back where there is none.
    Q_PROPERTY(sandglass::app::CuePlayer* cues READ cues WRITE setCues NOTIFY wishChanged REQUIRED)
    /// The events that count: their word, and the numbers that some of their placeholders must have.
    Q_PROPERTY(QString word READ word WRITE setWord NOTIFY wishChanged REQUIRED)
    Q_PROPERTY(QVariantMap of READ of WRITE setOf NOTIFY wishChanged)
    /// The placeholder whose numbers are summed up.
    Q_PROPERTY(QString sum READ sum WRITE setSum NOTIFY wishChanged)
    /// What the present cue tells becomes less while it is shown; otherwise it is held back to the cue's end.
    Q_PROPERTY(bool flowing READ isFlowing WRITE setFlowing NOTIFY wishChanged)
    Q_PROPERTY(int total READ total NOTIFY totalChanged)
    Q_PROPERTY(bool some READ some NOTIFY totalChanged)

public:
    using QObject::QObject;

    CuePlayer* cues() const { return m_cues; }
    void setCues(CuePlayer* cues);
    QString word() const { return m_word; }
    void setWord(const QString& word) { take(m_word, word); }
    QVariantMap of() const { return m_of; }
    void setOf(const QVariantMap& of) { take(m_of, of); }
    QString sum() const { return m_sum; }
    void setSum(const QString& sum) { take(m_sum, sum); }
    bool isFlowing() const { return m_flowing; }
    void setFlowing(bool flowing) { take(m_flowing, flowing); }
    int total() const { return m_held.total; }
    bool some() const { return m_held.count > 0; }

Q_SIGNALS:
    void wishChanged();
    void totalChanged();

private:
    struct Held {
        int total = 0;
        int count = 0; ///< of events
        bool operator==(const Held&) const = default;
    };

    template <class Value>
    void take(Value& old, const Value& fresh)
    {
        if (!changed(old, fresh))
            return;
        Q_EMIT wishChanged();
        look();
    }
    void look();
    Held heldOf(const Cue& cue) const;
    bool counts(const Telling& event) const;

    QPointer<CuePlayer> m_cues;
    QString m_word;
    QVariantMap m_of;
    QString m_sum;
    bool m_flowing = false;
    Held m_held;
};

} // namespace sandglass::app
