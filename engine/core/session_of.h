// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"

#include <utility>

namespace sandglass::core {

template <Game G>
class SessionOf final : public Session {
    using Match = core::Match<G>;

public:
    SessionOf(Match match, JournalWriter writer, std::string journal)
        : m_match(std::move(match))
        , m_writer(writer)
        , m_journal(std::move(journal))
    {
    }

    /// For the one model that knows this game: the state itself, to be read.
    const Match& match() const { return m_match; }

    std::string_view game() const override { return G::id; }
    int seats() const override { return G::seats(m_match.state()); }
    bool isOver() const override { return G::isOver(m_match.state()); }
    Millis now() const override { return m_match.now(); }
    Hash hash() const override { return hashOf(m_match.state()); }
    const std::string& journal() const override { return m_journal; }

    std::string note(std::string_view text) override
    {
        const std::string line = m_writer.record({.kind = JournalRecord::Kind::Note, .action = std::string(text)});
        m_journal += line;
        return line;
    }

    void changeNotes(const NoteChange& change) override
    {
        ChangedJournal changed = withChangedNotes(m_journal, change);
        m_journal = std::move(changed.text);
        m_writer = changed.writer;
    }

    std::expected<Answer, std::string> submit(Seat seat, Millis time, std::string_view text) override
    {
        const auto action = parse<typename G::Verb>(G::verbs, text, m_match.cards());
        if (!action)
            return std::unexpected(action.error());
        const auto outcome = m_match.submit({seat, time, *action});
        Answer answer = told(outcome);
        if (!answer.refusal)
            record(answer,
                {answer.rewound ? JournalRecord::Kind::Claim : JournalRecord::Kind::Command, time, index(seat),
                    std::string(text)});
        return answer;
    }

    Answer undo(Seat seat, Millis time) override
    {
        Answer answer = told(m_match.undo(seat, time));
        if (!answer.refusal)
            record(answer, {JournalRecord::Kind::Undo, time, index(seat)});
        return answer;
    }

    bool mayUndo(Seat seat) const override { return m_match.mayUndo(seat); }

    std::vector<std::string> legal(Seat seat, Millis time) const override
    {
        std::vector<std::string> result;
        if (index(seat) >= seats() || isOver())
            return result;
        for (const auto& action : G::legal(m_match.cards(), m_match.state(), seat, time))
            result.push_back(text<typename G::Verb>(G::verbs, action, m_match.cards()));
        return result;
    }

    std::optional<Millis> wakeTime(Millis now) const override
    {
        return G::wakeTime(m_match.cards(), m_match.state(), now);
    }

    Ranking ranking() const override { return G::ranking(m_match.cards(), m_match.state()); }
    Ranking rankingSeenBy(Seat viewer) const override
    {
        return G::ranking(m_match.cards(), G::view(m_match.cards(), m_match.state(), viewer).known);
    }

    ScoreSheet score(Seat seat) const override { return G::score(m_match.cards(), m_match.state(), seat); }
    ScoreSheet scoreSeenBy(Seat viewer, Seat seat) const override
    {
        return G::score(m_match.cards(), G::view(m_match.cards(), m_match.state(), viewer).known, seat);
    }
    std::string_view character(Seat seat) const override
    {
        return G::character(m_match.cards(), m_match.state(), seat);
    }

    std::vector<Spoken> eventsSeenBy(Seat seat) const override
    {
        std::vector<Spoken> result;
        for (const auto& event : m_lastEvents)
            result.push_back(spoken<typename G::EventKind>(G::events, "event", G::veil(event, seat)));
        return result;
    }

    std::string describeState() const override { return G::describe(m_match.cards(), m_match.state()); }
    std::string describeView(Seat seat) const override
    {
        return G::describe(m_match.cards(), G::view(m_match.cards(), m_match.state(), seat).known);
    }

private:
    template <class Code>
    Spoken spoken(Lexicon<Code> lexicon, std::string_view kind, const Phrase<Code>& phrase) const
    {
        return {G::id, kind, entryOf(lexicon, phrase.code).word, arguments(lexicon, phrase, m_match.cards())};
    }

    static Spoken denied(const Phrase<Denial>& denial)
    {
        const Lexicon<Denial> lexicon = denials;
        return {"core", "refusal", entryOf(lexicon, denial.code).word, arguments(lexicon, denial, CardWords{})};
    }

    Answer told(const typename Match::Outcome& outcome)
    {
        Answer answer;
        if (const auto* denial = std::get_if<Phrase<Denial>>(&outcome)) {
            answer.refusal = denied(*denial);
        } else if (const auto* refused = std::get_if<typename Match::Refused>(&outcome)) {
            answer.refusal = spoken<typename G::Refusal>(G::refusals, "refusal", *refused);
        } else {
            const auto& done = std::get<typename Match::Done>(outcome);
            m_lastEvents = done.events;
            answer.rewound = done.rewound;
            for (const auto& event : done.events)
                answer.events.push_back(spoken<typename G::EventKind>(G::events, "event", event));
            for (const auto& loss : done.lost)
                answer.lost.push_back(
                    {loss.command.seat, text<typename G::Verb>(G::verbs, loss.command.action, m_match.cards()),
                        denied(say(Denial::LostToPrivilege, index(loss.to)))});
        }
        return answer;
    }

    void record(Answer& answer, const JournalRecord& record)
    {
        answer.record = m_writer.record(record);
        // A hash every so often catches a change of rules that would replay differently.
        constexpr int recordsBetweenHashes = 32;
        if (++m_records % recordsBetweenHashes == 0 || isOver())
            answer.record += m_writer.record({.kind = JournalRecord::Kind::State, .hash = hash()});
        m_journal += answer.record;
    }

    Match m_match;
    JournalWriter m_writer;
    std::string m_journal;
    typename G::Events m_lastEvents;
    int m_records = 0;
};

template <Game G>
class ShelfOf final : public Shelf {
public:
    explicit ShelfOf(typename G::CardSet cards)
        : m_cards(std::move(cards))
    {
    }

    std::string_view game() const override { return G::id; }
    int revision() const override { return G::revision; }
    Hash cards() const override { return G::fingerprint(m_cards); }
    const typename G::CardSet& cardSet() const { return m_cards; }
    std::optional<int> number(std::string_view domain, std::string_view word) const override
    {
        const Domain* whole = widest<typename G::EventKind>(G::events, domain, nullptr);
        whole = widest<typename G::Verb>(G::verbs, domain, whole);
        if (!whole)
            return std::nullopt;
        const auto value = valueOf(*whole, word, m_cards);
        return value ? std::optional<int>(*value) : std::nullopt;
    }

    std::expected<std::unique_ptr<Session>, Problem> open(const Opening& opening) const override
    {
        const auto options = G::readOptions(opening.options);
        if (!options)
            return std::unexpected(options.error());
        const auto start = G::arrange(m_cards, *options, opening.seed, opening.setup);
        if (!start)
            return std::unexpected(start.error());
        JournalWriter writer;
        std::string journal = writer.header({std::string(G::id), G::revision, cards(), opening.seed, opening.grace,
            G::describeOptions(*options), opening.setup});
        return std::make_unique<SessionOf<G>>(Match<G>(m_cards, *start, opening.grace), writer, std::move(journal));
    }

    std::expected<std::unique_ptr<Session>, std::string> resume(
        std::string_view journal, std::optional<std::size_t> most = {}) const override
    {
        JournalReading reading = readJournal(journal);
        if (!reading.header)
            return std::unexpected(reading.damage);
        const JournalHeader& header = *reading.header;
        if (header.game != G::id)
            return std::unexpected("the journal is of " + header.game + ", not of " + std::string(G::id));
        if (header.cards != cards())
            return std::unexpected(std::string("the journal was played with another card set"));
        if (most && *most < reading.records.size())
            reading.records.resize(*most);
        auto repeated = repeatAll(reading);
        if (repeated && !repeated->difference.empty())
            return std::unexpected(
                repeated->sameRules ? repeated->difference : otherRules(header.revision) + "; " + repeated->difference);
        return std::move(repeated).transform([](Salvage&& whole) { return std::move(whole.session); });
    }

    std::expected<Salvage, std::string> salvage(std::string_view journal) const override
    {
        JournalReading reading = readJournal(journal);
        if (!reading.header)
            return std::unexpected(reading.damage);
        if (reading.header->game != G::id)
            return std::unexpected("the journal is of " + reading.header->game + ", not of " + std::string(G::id));
        auto first = repeatAll(reading);
        if (!first || first->difference.empty())
            return first;
        reading.records.resize(first->records);
        auto agreed = repeatAll(reading);
        if (agreed)
            agreed->difference = first->difference;
        return agreed;
    }

private:
    /// Some verbs know only a part of a domain, and count it from 0 again.
    template <class Code>
    static const Domain* widest(Lexicon<Code> lexicon, std::string_view name, const Domain* known)
    {
        for (const Entry<Code>& entry : lexicon)
            for (const Argument& argument : entry.used())
                if (argument.domain->name == name && (!known || argument.domain->highest() > known->highest()))
                    known = argument.domain;
        return known;
    }

    static std::string otherRules(int revision)
    {
        return "the journal was played by " + std::string(revision < G::revision ? "older" : "newer")
            + " rules (revision " + std::to_string(revision) + ", not " + std::to_string(G::revision) + ")";
    }

    /// Repeats the records in a new session. Where one comes out differently, `records` is how many of them a hash
    /// still vouches for; the session is then of no use.
    std::expected<Salvage, std::string> repeatAll(const JournalReading& reading) const
    {
        const JournalHeader& header = *reading.header;
        auto session = open({header.options, header.seed, header.setup, header.grace});
        if (!session) // a set-up that other rules have let pass, perhaps
            return std::unexpected(
                (header.revision == G::revision ? "" : otherRules(header.revision) + "; ") + sentence(session.error()));
        std::size_t agreed = 0;
        std::string difference;
        for (std::size_t i = 0; i < reading.records.size() && difference.empty(); ++i) {
            if (const auto differs = repeat(**session, reading.records[i]))
                difference = "record " + std::to_string(i + 1) + ": " + *differs;
            else if (reading.records[i].kind == JournalRecord::Kind::State)
                agreed = i + 1;
        }
        const std::size_t records = difference.empty() ? reading.records.size() : agreed;
        return Salvage{*std::move(session), records, header.cards == cards(), header.revision == G::revision,
            std::move(difference)};
    }

    /// Nothing, if the record came out as it was written.
    static std::optional<std::string> repeat(Session& session, const JournalRecord& record)
    {
        if (record.kind == JournalRecord::Kind::State)
            return session.hash() == record.hash
                ? std::nullopt
                : std::optional<std::string>("the state is not what it was when this was written");
        if (record.kind == JournalRecord::Kind::Note) {
            session.note(record.action);
            return std::nullopt;
        }
        if (record.kind == JournalRecord::Kind::Undo)
            return session.undo(seatAt(record.seat), record.time).refusal
                ? std::optional<std::string>("this can no longer be undone")
                : std::nullopt;
        const auto answer = session.submit(seatAt(record.seat), record.time, record.action);
        if (!answer)
            return answer.error();
        if (answer->refusal || answer->rewound != (record.kind == JournalRecord::Kind::Claim))
            return "'" + record.action + "' is no longer accepted as it was";
        return std::nullopt;
    }

    typename G::CardSet m_cards;
};

/// A game's shelf from its card data, or everything that is wrong with the data.
template <Game G>
std::expected<std::unique_ptr<Shelf>, Problems> shelfOf(const DataFiles& files)
{
    auto cards = G::load(files);
    if (!cards)
        return std::unexpected(std::move(cards.error()));
    return std::make_unique<ShelfOf<G>>(*std::move(cards));
}

} // namespace sandglass::core
