// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/headless_offers.h"

#include "play/table_model.h"
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

} // namespace sandglass::app
