// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/cue_player.h"
#include "tiletum/tiletum_model.h"

namespace sandglass::app {

/// A picture that glides while a cue is shown. Where from and where to are names of things on the table; `before`:
/// where that lay before the command.
struct TiletumGlide {
    Q_GADGET
    QML_VALUE_TYPE(tiletumGlide)
    Q_PROPERTY(QString picture MEMBER picture)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString from MEMBER from)
    Q_PROPERTY(bool before MEMBER before)
    Q_PROPERTY(QString to MEMBER to)
    Q_PROPERTY(int after MEMBER after)
    Q_PROPERTY(int lasts MEMBER lasts)
    Q_PROPERTY(bool tumbles MEMBER tumbles)
    Q_PROPERTY(sandglass::app::TiletumTile tile MEMBER tile)
    Q_PROPERTY(int value MEMBER value)

public:
    QString picture; ///< die, tile, good, bead, token, laurel, cathedral, house, pillar, merchant, architect
    int number = 0; ///< the die's or the good's resource; points
    int seat = -1;
    QString from;
    bool before = false;
    QString to;
    int after = 0; ///< in milliseconds of the cue
    int lasts = 0;
    bool tumbles = false;
    TiletumTile tile{};
    int value = 1; ///< of a die

    bool operator==(const TiletumGlide&) const = default;
};

/// What a seat gets from something that everybody is counted for: a fair, the king.
struct TiletumSum {
    Q_GADGET
    QML_VALUE_TYPE(tiletumSum)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString formula MEMBER formula)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(bool out MEMBER out)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(sandglass::app::TiletumFair fair MEMBER fair)

public:
    int seat = 0;
    QString title; ///< the id of its words
    QString formula; ///< "(2 + 3) × 2"
    int points = 0;
    bool out = false; ///< has no part in it
    QString words; ///< the id of the sentence that says it
    TiletumFair fair; ///< where it is one: what it counts

    bool operator==(const TiletumSum&) const = default;
};

/// The film of a command on Tiletum's table: what glides in the cue that is shown, what everybody gets, and what is not
/// to be seen at its place yet.
class TiletumFilm : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::CuePlayer* cues READ cues WRITE setCues NOTIFY cuesChanged)
    Q_PROPERTY(sandglass::app::TiletumModel* model MEMBER m_model NOTIFY modelChanged)
    /// Names of what the film brings and has not brought yet, with what is on its way; and without it.
    Q_PROPERTY(QStringList awaited READ awaited NOTIFY changed)
    Q_PROPERTY(QStringList later READ later NOTIFY changed)
    /// How many spaces corruption has moved everybody back so far, where it will be more.
    Q_PROPERTY(int corrupted READ corrupted NOTIFY changed)
    /// The old dice have been put back into the bag, and the new ones have not been rolled.
    Q_PROPERTY(bool diceAway READ areDiceAway NOTIFY changed)
    Q_PROPERTY(QList<sandglass::app::TiletumGlide> glides READ glides NOTIFY changed)
    Q_PROPERTY(QList<sandglass::app::TiletumSum> sums READ sums NOTIFY changed)
    /// What every seat is told meanwhile: how far corruption moves everybody back.
    Q_PROPERTY(sandglass::app::Telling spoken READ spoken NOTIFY changed)
    /// What the cue counts, or speaks of.
    Q_PROPERTY(QList<sandglass::app::ThingName> lit READ lit NOTIFY changed)
    /// Whose place has to be noted before the tables follow.
    Q_PROPERTY(QStringList landmarks READ landmarks NOTIFY changed)

public:
    using QObject::QObject;

    CuePlayer* cues() const { return m_cues; }
    void setCues(CuePlayer* cues);
    QStringList awaited() const { return m_awaited; }
    QStringList later() const { return m_later; }
    int corrupted() const { return m_corrupted; }
    bool areDiceAway() const { return m_diceAway; }
    QList<TiletumGlide> glides() const { return m_glides; }
    QList<TiletumSum> sums() const { return m_sums; }
    Telling spoken() const { return m_spoken; }
    QList<ThingName> lit() const { return m_lit; }
    QStringList landmarks() const { return m_landmarks; }

    /// How long each cue is, by its word.
    static QVariantMap lengths();
    /// The events of a command with the cues that no event begins: the king's phase, the clean-up, goods and tiles that
    /// come together, the final account.
    static QList<Telling> staged(const QList<Telling>& events);
    /// Not so what begins and ends a round, or a cycle: corruption, king, fair, clean-up, roll, account.
    static bool isOfTurn(const Telling& cue);

Q_SIGNALS:
    void cuesChanged();
    void modelChanged();
    void changed();

private:
    void look();
    void noteBefore();
    QList<TiletumGlide> glidesOf(const QList<Telling>& events) const;
    QList<TiletumGlide> glidesOf(const Telling& event, int index) const;
    QList<TiletumGlide> offerGlides(bool contracts) const;
    QList<TiletumGlide> sweptDice() const;
    QList<TiletumGlide> tokenOf(int seat, int building) const;
    QString spaceWord(int space) const;
    QList<TiletumSum> sumsOf(const QList<Telling>& events) const;
    QList<ThingName> litBy(const Telling& cue) const;
    TiletumFair fairIn(int space) const;
    QString formulaOf(const Telling& cue, int points) const;

    QPointer<CuePlayer> m_cues;
    TiletumModel* m_model = nullptr; // declared beside it, and as old
    QStringList m_awaited;
    QStringList m_later;
    int m_corrupted = 0;
    int m_step = -1; ///< of the film, when that was counted
    bool m_diceAway = false;
    QList<TiletumGlide> m_glides;
    QList<TiletumSum> m_sums;
    Telling m_spoken;
    QList<ThingName> m_lit;
    QStringList m_landmarks;
    QList<TiletumDie> m_oldDice;
};

} // namespace sandglass::app
