// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/table_model.h"
#include "play/thing_name.h"
#include "rules/explanation.h"

#include <QtQml/qqmlregistration.h>

namespace sandglass::app {

/// Explains the things of a match, each seat in its own language and with what it may know. It takes no turn and
/// changes nothing.
class Explainer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Nothing where there is no such thing. A seat below zero asks as nobody in particular.
    Q_INVOKABLE static sandglass::app::Explanation explain(const sandglass::app::TableModel* model,
        const sandglass::app::ThingName& name, int seat, const sandglass::app::Catalogue* words,
        const QStringList& names = {});
    /// A move: its verb's rule, and whether the seat may do it now.
    Q_INVOKABLE static sandglass::app::Explanation explainMove(const sandglass::app::TableModel* model,
        const QString& action, int seat, const sandglass::app::Catalogue* words, const QStringList& names = {});
    /// A section of the game's rulebook: what a link of a sentence leads to.
    Q_INVOKABLE static sandglass::app::Explanation explainSection(
        const QString& game, const QString& section, const sandglass::app::Catalogue* words);
    /// What a seat may do with a thing now.
    static QList<Offer> uses(const TableModel* model, const ThingName& name, int seat);
    /// The section that speaks of a verb, or nothing.
    Q_INVOKABLE static QString ruleOfVerb(const QString& game, const QString& verb);
    /// With the game's number beside the word, or the word beside the number: boards call their things by either.
    Q_INVOKABLE static sandglass::app::ThingName whole(
        const sandglass::app::TableModel* model, const sandglass::app::ThingName& name);
    /// The drawings of what a sentence speaks of, each once; few of them.
    Q_INVOKABLE static QStringList signsOf(const sandglass::app::Telling& telling);
    /// How an icon of the legend is drawn; see Lore.
    Q_INVOKABLE static QString drawing(const QString& game, const QString& icon);
    /// A paragraph of a rulebook where nothing can be followed: without its links and its emphasis.
    Q_INVOKABLE static QString plain(const QString& paragraph);
    /// Where a refusal is explained, or nothing.
    Q_INVOKABLE static QString ruleOf(const QString& game, const sandglass::app::Telling& refusal);
};

} // namespace sandglass::app
