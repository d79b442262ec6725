// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/headless_offers.h"

#include "play/table_model.h"
#include "rules/explainer.h"
#include "shell/game_registry.h"
#include "shell/games.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

namespace sandglass::app {

Headless::Offers headlessOffers()
{
    auto registry = std::make_shared<GameRegistry>();
    registerGames(*registry);
    return [registry](const core::Session& session, int seat, core::Millis time, const std::string& language) {
        const auto model = registry->modelOf(toText(session.game()));
        QJsonArray list;
        if (model && model->read(Sight{session, time})) {
            const Catalogue words(QString::fromStdString(language));
            for (const Offer& offer : model->handsOf(seat)->offers())
                list.append(offer.toJson(words));
        }
        return QJsonDocument(list).toJson(QJsonDocument::Compact).toStdString();
    };
}

Headless::Explain headlessExplanations()
{
    auto registry = std::make_shared<GameRegistry>();
    registerGames(*registry);
    return [registry](const core::Session& session, const Headless::Wish& wish, const std::string& language) {
        const auto model = registry->modelOf(toText(session.game()));
        if (!model || !model->read(Sight{session, wish.time}))
            return std::string();
        const Catalogue words(QString::fromStdString(language));
        const ThingName name{
            QString::fromStdString(wish.domain), wish.number, QString::fromStdString(wish.word), wish.owner};
        const Explanation explanation = wish.action.empty()
            ? Explainer::explain(model.get(), name, wish.seat, &words)
            : Explainer::explainMove(model.get(), QString::fromStdString(wish.action), wish.seat, &words);
        return explanation.isEmpty() ? std::string()
                                     : QJsonDocument(explanation.toJson()).toJson(QJsonDocument::Compact).toStdString();
    };
}

} // namespace sandglass::app
