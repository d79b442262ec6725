// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "headless/headless.h"

#include "bots/bots.h"
#include "core/fields.h"
#include "files/outside_file.h"
#include "games/reasons.h"
#include "headless/request.h"

#include <QtCore/QFileInfo>

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>

namespace sandglass::app {

using core::Json;

namespace {

std::string hashText(core::Hash hash)
{
    std::array<char, 17> text{};
    std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(hash));
    return text.data();
}

Json argumentsOf(const core::Spoken& spoken)
{
    Json arguments = Json::object();
    for (const core::ArgumentText& argument : spoken.arguments) {
        if (argument.named)
            arguments[std::string(argument.name)] = argument.value;
        else
            arguments[std::string(argument.name)] = std::stoi(argument.value);
    }
    return arguments;
}

constexpr std::int64_t longestTime = 1'000LL * 60 * 60 * 24 * 365;
constexpr std::int64_t largestSeed = INT64_MAX;

std::string readWholeFile(const std::string& name)
{
    auto text = readOutsideFile(QString::fromStdString(name), largestJournal);
    if (!text)
        throw BadRequest{"the file '" + core::shortened(name) + "' cannot be read"};
    return text->toStdString();
}

/// A pipe that nobody reads would wait for ever, and a device is no file.
bool mayBeWritten(const std::string& name)
{
    const QFileInfo info(QString::fromStdString(name));
    return !info.exists() || info.isFile();
}

/// A journal that a line carries is repeated before the next line is read. A long match has some 100 KB; a longer one
/// is read from its file.
constexpr std::size_t longestJournalInALine = std::size_t{128} * 1024;

std::string journalIn(const Request& request)
{
    std::string journal = request.text("journal");
    if (journal.size() > longestJournalInALine)
        throw BadRequest{
            "a journal of more than " + std::to_string(longestJournalInALine) + " bytes is loaded by its file"};
    return journal;
}

} // namespace

/// One function a request; each answers with a JSON object, or throws BadRequest.
struct Headless::Requests {
    Headless& self;

    core::Session& session() const
    {
        if (!self.m_session)
            throw BadRequest{"there is no match; begin with 'new' or 'load'"};
        return *self.m_session;
    }

    std::string games() const
    {
        std::string names;
        for (const core::Shelf* shelf : self.m_shelves)
            names.append(names.empty() ? "" : ", ").append(shelf->game());
        return names.empty() ? "none" : names;
    }

    const core::Shelf& shelf(const std::string& game) const
    {
        const auto found = std::ranges::find(self.m_shelves, game, &core::Shelf::game);
        if (found == self.m_shelves.end())
            throw BadRequest{"there is no game '" + core::shortened(game) + "'; there are: " + games()};
        return **found;
    }

    Json matchStarted() const
    {
        return {{"match", session().game()}, {"seats", session().seats()}, {"time", session().now()},
            {"hash", hashText(session().hash())}};
    }

    Json spoken(const char* key, const core::Spoken& said) const
    {
        Json json{{key, said.word}, {"args", argumentsOf(said)}};
        addSentence(json, statementOf(said));
        return json;
    }

    void addSentence(Json& json, const Statement& statement) const
    {
        if (const auto sentence = self.m_sentence(self.m_language, statement))
            json["sentence"] = *sentence;
    }

    Json reasonOf(const bots::Reason& reason) const
    {
        Json json{{"why", bots::wordOf(reason.kind)}};
        if (!reason.line.empty())
            json["line"] = reason.line;
        if (reason.kind == bots::Reason::Kind::Prevents)
            json["seat"] = core::index(reason.seat);
        if (reason.points != 0)
            json["points"] = reason.points;
        addSentence(json, statementOf(reason, session().game()));
        return json;
    }

    Json told(const core::Answer& answer) const
    {
        if (answer.refusal)
            return spoken("refused", *answer.refusal);
        Json json{{"done", true}, {"events", Json::array()}};
        for (const core::Spoken& event : answer.events)
            json["events"].push_back(spoken("event", event));
        if (answer.rewound)
            json["rewound"] = true;
        for (const core::Answer::Loss& loss : answer.lost) {
            Json lost{{"seat", core::index(loss.seat)}, {"action", loss.action}};
            lost.update(spoken("refused", loss.notice));
            json["lost"].push_back(lost);
        }
        json["hash"] = hashText(session().hash());
        return json;
    }

    Json listGames(const Request&) const
    {
        Json list = Json::array();
        for (const core::Shelf* shelf : self.m_shelves)
            list.push_back(
                {{"game", shelf->game()}, {"rules", shelf->revision()}, {"cards", hashText(shelf->cards())}});
        return {{"games", list}};
    }

    Json start(const Request& request) const
    {
        core::Opening opening;
        opening.options = request.jsonOr("options", "{}");
        opening.seed = static_cast<core::Seed>(request.numberOr("seed", 0, largestSeed));
        opening.setup = request.jsonOr("setup", "{}");
        opening.grace = request.numberOr("grace", opening.grace, core::longestGrace);
        auto opened = shelf(request.text("game")).open(opening);
        if (!opened)
            throw BadRequest{core::sentence(opened.error())};
        self.m_session = *std::move(opened);
        return matchStarted();
    }

    Json act(const Request& request) const
    {
        const auto answer =
            session().submit(request.seat(), request.number("time", longestTime), request.text("action"));
        if (!answer)
            throw BadRequest{answer.error()};
        return told(*answer);
    }

    Json undo(const Request& request) const
    {
        return told(session().undo(request.seat(), request.number("time", longestTime)));
    }

    /// A seat at which somebody plays.
    core::Seat seatTaken(const Request& request) const
    {
        const core::Seat seat = request.seat();
        if (core::index(seat) >= session().seats())
            throw BadRequest{"there is no seat " + std::to_string(core::index(seat)) + " at this table"};
        return seat;
    }

    Json legal(const Request& request) const
    {
        return {{"legal", session().legal(seatTaken(request), request.number("time", longestTime))}};
    }

    Json wake(const Request& request) const
    {
        const auto time = session().wakeTime(request.number("time", longestTime));
        return {{"wake", time ? Json(*time) : Json(nullptr)}};
    }

    /// As an opponent would, with what that seat may know. However long it takes: the same answer everywhere.
    Json think(const Request& request) const
    {
        const core::Seat seat = seatTaken(request);
        const std::string level = request.has("level") ? request.text("level") : "normal";
        const auto word = std::ranges::find(bots::levelWords, level);
        if (word == bots::levelWords.end())
            throw BadRequest{"there is no level '" + core::shortened(level) + "'; there are easy, normal and hard"};
        if (!bots::play(session().game()))
            throw BadRequest{"nobody plays '" + std::string(session().game()) + "'"};
        const bots::Question question{.seat = seat,
            .now = request.number("time", longestTime),
            .mind = {static_cast<bots::Level>(word - bots::levelWords.begin())},
            .seed = static_cast<core::Seed>(request.numberOr("seed", 0, largestSeed))};
        if (request.flagOr("why", false))
            return advice(question);
        const bots::Thought thought = bots::prepare(session(), question);
        const bots::Choice choice = thought ? thought({}) : std::nullopt;
        return {{"action", choice ? Json(*choice) : Json(nullptr)}};
    }

    /// The same thought, with what it brings at once and for certain, and what speaks for it.
    Json advice(const bots::Question& question) const
    {
        const bots::Counsel counsel = bots::prepareAdvice(session(), question);
        const auto advice = counsel ? counsel({}) : std::nullopt;
        if (!advice)
            return {{"action", nullptr}};
        Json json{{"action", advice->action}, {"brings", Json::array()}, {"reasons", Json::array()}};
        for (const core::Spoken& event : advice->brings)
            json["brings"].push_back(spoken("event", event));
        for (const bots::Reason& reason : advice->reasons)
            json["reasons"].push_back(reasonOf(reason));
        return json;
    }

    static bool isNobodys(const Request& request)
    {
        return request.has("seat") && request.isText("seat") && request.text("seat") == "nobody";
    }

    /// With a seat's eyes, or with nobody's in particular.
    Json view(const Request& request) const
    {
        const core::Seat viewer = isNobodys(request) ? core::nobody : seatTaken(request);
        return {{"view", Json::parse(session().describeView(viewer))}};
    }

    /// What a thing is, or what a move does, as a slip at that seat says it.
    Json explain(const Request& request) const
    {
        Wish wish;
        wish.seat = isNobodys(request) ? -1 : core::index(seatTaken(request));
        wish.time = request.number("time", longestTime);
        if (request.has("action")) {
            wish.action = request.text("action");
        } else {
            wish.domain = request.text("domain");
            if (request.has("word"))
                wish.word = request.text("word");
            else
                wish.number = static_cast<int>(request.number("number", INT16_MAX));
            wish.owner = static_cast<int>(request.numberOr("owner", core::maxSeats, core::maxSeats));
            if (wish.owner == core::maxSeats)
                wish.owner = -1;
        }
        const std::string words = self.m_explain ? self.m_explain(session(), wish, self.m_language) : std::string();
        if (words.empty())
            throw BadRequest{"there is nothing to explain"};
        return {{"explanation", Json::parse(words)}};
    }

    /// What a seat can do, as its board offers it: in words, with icons, cost and reward.
    Json offers(const Request& request) const
    {
        const core::Seat seat = seatTaken(request);
        const core::Millis time = request.number("time", longestTime);
        if (!self.m_offers)
            throw BadRequest{"offers are not worded here"};
        return {{"offers", Json::parse(self.m_offers(session(), core::index(seat), time, self.m_language))}};
    }

    Json state(const Request&) const
    {
        return {{"state", Json::parse(session().describeState())}, {"over", session().isOver()},
            {"time", session().now()}, {"hash", hashText(session().hash())}};
    }

    Json ranking(const Request&) const
    {
        if (!session().isOver())
            throw BadRequest{"the match is not over"};
        Json list = Json::array();
        for (const core::Standing& standing : session().ranking())
            list.push_back({{"seat", core::index(standing.seat)}, {"place", standing.place},
                {"winner", standing.winner}, {"reason", standing.reason}});
        return {{"ranking", list}};
    }

    Json save(const Request& request) const
    {
        if (!request.has("file"))
            return {{"journal", session().journal()}};
        const std::string name = request.text("file");
        std::ofstream file;
        if (mayBeWritten(name))
            file.open(name, std::ios::binary);
        file << session().journal();
        file.close();
        if (!file)
            throw BadRequest{"the file '" + core::shortened(name) + "' cannot be written"};
        return {{"saved", name}, {"bytes", session().journal().size()}};
    }

    Json load(const Request& request) const
    {
        const std::string journal = request.has("file") ? readWholeFile(request.text("file")) : journalIn(request);
        const core::JournalReading reading = core::readJournal(journal);
        if (!reading.header)
            throw BadRequest{reading.damage};
        std::optional<std::size_t> most;
        if (request.has("records"))
            most = static_cast<std::size_t>(request.number("records", INT32_MAX));
        auto resumed = shelf(reading.header->game).resume(journal, most);
        if (!resumed)
            throw BadRequest{resumed.error()};
        self.m_session = *std::move(resumed);
        Json json = matchStarted();
        json["records"] = std::min(most.value_or(reading.records.size()), reading.records.size());
        if (!reading.damage.empty())
            json["damage"] = reading.damage;
        return json;
    }

    Json language(const Request& request) const
    {
        const std::string language = request.text("language");
        if (!self.m_sentence(language, statementOf(core::Spoken{"core", "refusal", "matchIsOver", {}})))
            throw BadRequest{"there is no language '" + core::shortened(language) + "'"};
        self.m_language = language;
        return {{"language", language}};
    }

    Json quit(const Request&) const
    {
        self.m_quit = true;
        return {{"bye", true}};
    }

    Json dispatch(const Request& request) const
    {
        using Handler = Json (Requests::*)(const Request&) const;
        static constexpr std::pair<std::string_view, Handler> handlers[] = {
            {"games", &Requests::listGames},
            {"new", &Requests::start},
            {"act", &Requests::act},
            {"undo", &Requests::undo},
            {"legal", &Requests::legal},
            {"wake", &Requests::wake},
            {"think", &Requests::think},
            {"view", &Requests::view},
            {"offers", &Requests::offers},
            {"explain", &Requests::explain},
            {"state", &Requests::state},
            {"ranking", &Requests::ranking},
            {"save", &Requests::save},
            {"load", &Requests::load},
            {"language", &Requests::language},
            {"quit", &Requests::quit},
        };
        const std::string wish = request.text("do");
        std::string known;
        for (const auto& [name, handler] : handlers) {
            if (name == wish)
                return (this->*handler)(request);
            known.append(known.empty() ? "" : ", ").append(name);
        }
        throw BadRequest{"there is no request '" + core::shortened(wish) + "'; there are " + known};
    }
};

Headless::Headless(std::vector<const core::Shelf*> shelves, Sentence sentence)
    : m_shelves(std::move(shelves))
    , m_sentence(std::move(sentence))
{
}

std::string Headless::answer(std::string_view line)
{
    Json answer;
    try {
        const auto json = core::readJson(line);
        if (!json)
            throw BadRequest{json.error()};
        answer = Requests{*this}.dispatch(Request(*json));
    } catch (const BadRequest& bad) {
        answer = {{"error", bad.reason}};
    }
    return answer.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace sandglass::app
