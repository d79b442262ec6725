// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"
#include "games/sentences.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sandglass::app {

/// Sandglass without a display: one JSON object a line in, one a line out. PROTOCOL.md beside this file is its
/// language, and its examples are this class's tests. Whatever comes in, an answer goes out and nothing is lost.
class Headless {
public:
    /// The sentence for what was said, in a language; nothing, if there is no such language.
    using Sentence = std::function<std::optional<std::string>(const std::string& language, const Statement&)>;

    Headless(std::vector<const core::Shelf*> shelves, Sentence sentence);

    /// What a seat is offered at a time, worded, as a JSON list. Whoever has the games' models gives it.
    using Offers = std::function<std::string(
        const core::Session& session, int seat, core::Millis time, const std::string& language)>;
    void setOffers(Offers offers) { m_offers = std::move(offers); }

    /// What somebody wants explained: a thing by its domain and its number or word, or an action.
    struct Wish {
        int seat = -1; ///< below zero: nobody in particular asks
        core::Millis time = 0;
        std::string domain;
        int number = -1;
        std::string word;
        int owner = -1; ///< whose the thing is, where every seat has its own
        std::string action;
    };
    /// The explanation as a JSON object; an empty text where there is nothing to explain.
    using Explain =
        std::function<std::string(const core::Session& session, const Wish& wish, const std::string& language)>;
    void setExplain(Explain explain) { m_explain = std::move(explain); }

    std::string answer(std::string_view line);
    bool hasQuit() const { return m_quit; }

private:
    struct Requests;

    std::vector<const core::Shelf*> m_shelves;
    Sentence m_sentence;
    Offers m_offers;
    Explain m_explain;
    std::string m_language = "en";
    std::unique_ptr<core::Session> m_session;
    bool m_quit = false;
};

} // namespace sandglass::app
