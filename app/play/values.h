// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/telling.h"

#include <QtCore/QJsonObject>
#include <QtCore/QVariant>
#include <QtQmlIntegration/qqmlintegration.h>

// What a seat can do, for any game: plain values that are compared, so that only changes are signalled.
namespace sandglass::app {

/// An icon and how often it counts: "gold" 2, "production.brown" 1. Prices and rewards are lists of them.
struct Tally {
    Q_GADGET
    QML_VALUE_TYPE(tally)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(int count MEMBER count)

public:
    QString icon;
    int count = 1;

    bool operator==(const Tally&) const = default;
};
using Tallies = QList<Tally>;

/// Something a seat may do now, as the engine lists it: the text that does it, its verb, its numbers.
struct Move {
    Q_GADGET
    QML_VALUE_TYPE(move)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString verb MEMBER verb)
    Q_PROPERTY(int first MEMBER first)
    Q_PROPERTY(int second MEMBER second)
    Q_PROPERTY(int third MEMBER third)
    Q_PROPERTY(int fourth MEMBER fourth)

public:
    QString text;
    QString verb;
    int code = -1; ///< the verb's number in the game's lexicon
    int first = 0;
    int second = 0;
    int third = 0;
    int fourth = 0;

    /// Whether it is of this verb, with these first numbers; below zero fits any.
    bool fits(QStringView otherVerb, int one = -1, int two = -1, int three = -1) const;

    bool operator==(const Move&) const = default;
};

/// The picture of an offer, where it has one: which of the game's faces is drawn (a card, a province, a die), and of
/// what. `value` is the game's own value for it, if its number alone does not say all.
struct Face {
    Q_GADGET
    QML_VALUE_TYPE(face)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QVariant value MEMBER value)

public:
    QString kind;
    int number = -1;
    QVariant value;

    bool operator==(const Face& other) const { return kind == other.kind && number == other.number; }
};

/// A move with its words and pictures: the one answer to "what can I do now?". Trays, keyboard, screen reader,
/// walkthrough and headless mode read offers, and nothing else.
struct Offer {
    Q_GADGET
    QML_VALUE_TYPE(offer)
    Q_PROPERTY(sandglass::app::Move move MEMBER move)
    Q_PROPERTY(QString text READ text)
    Q_PROPERTY(sandglass::app::Telling label MEMBER label)
    Q_PROPERTY(QList<sandglass::app::Tally> icons MEMBER icons)
    Q_PROPERTY(QList<sandglass::app::Tally> cost MEMBER cost)
    Q_PROPERTY(QList<sandglass::app::Tally> reward MEMBER reward)
    Q_PROPERTY(sandglass::app::Face face MEMBER face)

public:
    Move move{};
    Telling label{}; ///< what it is called; may be nothing where a picture says it
    Telling brief{}; ///< the same beside its face, which tells the rest; nothing: the label
    Tallies icons{};
    Tallies cost{};
    Tallies reward{};
    Face face{};
    QString game{}; ///< whose words count what is paid and gained: <game>.gain.<icon>

    QString text() const { return move.text; }
    /// Its name and what it does, a line for each, in a reader's words.
    Q_INVOKABLE QString meaning(const sandglass::app::Catalogue* words, const QStringList& names = {}) const;
    /// The same on a button that shows its face.
    Q_INVOKABLE QString beside(const sandglass::app::Catalogue* words, const QStringList& names = {}) const;
    /// Everything that can be read of it, worded.
    QJsonObject toJson(const Catalogue& words, const QStringList& names = {}) const;

    bool operator==(const Offer&) const = default;
};

/// A thing that a hand can carry. Numbers count within a kind, or within a kind and a seat where every seat has its
/// own.
struct Piece {
    Q_GADGET
    QML_VALUE_TYPE(piece)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int number MEMBER number)

public:
    QString kind; ///< empty: nothing
    int seat = -1;
    int number = -1;

    bool isNothing() const { return kind.isEmpty(); }

    bool operator==(const Piece&) const = default;
};

/// "5 gold", in a game's words: <game>.gainMany.<icon> where it is counted, <game>.gain.<icon> where it is not.
QString inWords(const Catalogue& words, const QString& game, const Tally& tally);
/// "Cost: 2 military. Gain: 1 power." Without a price only what is gained.
QString tradeInWords(const Catalogue& words, const QString& game, const Tallies& cost, const Tallies& reward);

/// "You are waiting for Anna."
Telling waitingFor(int seat);

/// Who has won, or that nobody has (a seat below zero), and the sentence that says why.
Telling verdict(int winner, const QString& reasonId);

QString toText(std::string_view text);

/// Takes over a value; whether it was another one.
template <class Value>
bool changed(Value& old, Value fresh)
{
    if (old == fresh)
        return false;
    old = std::move(fresh);
    return true;
}

} // namespace sandglass::app
