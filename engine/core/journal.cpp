// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/journal.h"

#include <algorithm>
#include <charconv>
#include <cstdio>

namespace sandglass::core {

namespace {

constexpr int version = 2;
constexpr int oldestVersion = 1;
constexpr std::size_t longestLine = 1 << 20; // a fixed set-up may be large; a command never is
constexpr std::string_view undoWord = "take-back";
constexpr std::string_view claimPrefix = "by-privilege ";
constexpr std::string_view sealLetters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
// Far beyond any match, and far from where sums of times would overflow.
constexpr Millis latestTime = Millis{1} << 50;

std::string hex(std::uint64_t value, int digits)
{
    std::string text(static_cast<std::size_t>(digits), '0');
    std::snprintf(text.data(), text.size() + 1, "%0*llx", digits, static_cast<unsigned long long>(value));
    return text;
}

std::string sealIn(int written, Hash chain)
{
    return written == 1 ? " #" + hex(chain & 0xFFFFFFFFu, 8) : sealOf(chain);
}

/// "place worker=grande spot=purple.bottom.1" without the names: the verb says which value is which.
std::string withoutNames(std::string_view action)
{
    std::string terse;
    for (std::size_t at = 0; at < action.size();) {
        const std::size_t end = std::min(action.find(' ', at), action.size());
        const std::string_view word = action.substr(at, end - at);
        const std::size_t name = at == 0 ? std::string_view::npos : word.find('=');
        terse += word.substr(name == std::string_view::npos ? 0 : name + 1);
        if (end < action.size())
            terse += ' ';
        at = end + 1;
    }
    return terse;
}

template <class Number>
bool readNumber(std::string_view text, Number& number, int base = 10)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    return !text.empty() && error == std::errc{} && end == text.data() + text.size();
}

std::string_view firstWord(std::string_view& rest)
{
    const std::size_t space = rest.find(' ');
    const std::string_view word = rest.substr(0, space);
    rest = space == std::string_view::npos ? std::string_view{} : rest.substr(space + 1);
    return word;
}

/// "name=value", or nothing if the name is another.
std::optional<std::string_view> valueNamed(std::string_view name, std::string_view& rest)
{
    const std::string_view word = firstWord(rest);
    if (word.size() <= name.size() || !word.starts_with(name) || word[name.size()] != '=')
        return std::nullopt;
    return word.substr(name.size() + 1);
}

template <class Number>
bool readNamed(std::string_view name, std::string_view& rest, Number& number, int base = 10)
{
    const auto value = valueNamed(name, rest);
    return value && readNumber(*value, number, base);
}

/// Looks at the beginning alone: a journal of another version may be sealed in another way.
bool isOurs(std::string_view text, JournalReading& reading)
{
    std::string_view rest = text.substr(0, 40);
    if (firstWord(rest) != "sandglass" || !readNumber(firstWord(rest), reading.version)) {
        reading.kind = Damage::NoJournal;
        reading.damage = "this is no journal of Sandglass";
        return false;
    }
    if (reading.version < oldestVersion || reading.version > version) {
        reading.kind = Damage::OtherVersion;
        reading.damage = "the journal's version is " + std::to_string(reading.version) + "; this program reads "
            + std::to_string(oldestVersion) + " to " + std::to_string(version);
        return false;
    }
    return true;
}

bool readFirstLine(std::string_view rest, JournalHeader& header, std::string& damage)
{
    firstWord(rest);
    firstWord(rest);
    const auto game = valueNamed("game", rest);
    header.game = std::string(game.value_or(""));
    const bool good = game && readNamed("rules", rest, header.revision) && readNamed("cards", rest, header.cards, 16)
        && readNamed("seed", rest, header.seed) && readNamed("grace", rest, header.grace) && rest.empty()
        && header.grace >= 0 && header.grace <= longestGrace;
    if (!good)
        damage = "the journal's first line cannot be understood";
    return good;
}

bool readJsonLine(std::string_view name, std::string_view line, std::string& json, std::string& damage)
{
    if (firstWord(line) == name) {
        json = std::string(line);
        return true;
    }
    damage = "the journal has no " + std::string(name);
    return false;
}

/// `since` is what the line's time is counted from.
bool readRecord(std::string_view line, Millis since, JournalRecord& record)
{
    std::string_view rest = line;
    const std::string_view first = firstWord(rest);
    if (first == "state") {
        record.kind = JournalRecord::Kind::State;
        return readNumber(rest, record.hash, 16);
    }
    if (first == "note") {
        record.kind = JournalRecord::Kind::Note;
        record.action = std::string(rest);
        return !rest.empty();
    }
    if (!readNumber(first, record.time) || !readNumber(firstWord(rest), record.seat))
        return false;
    if (record.time < 0 || record.time > latestTime || record.seat < 0 || record.seat >= maxSeats)
        return false;
    record.time += since;
    if (record.time > latestTime)
        return false;
    if (rest == undoWord) {
        record.kind = JournalRecord::Kind::Undo;
        return true;
    }
    if (rest.starts_with(claimPrefix)) {
        record.kind = JournalRecord::Kind::Claim;
        rest.remove_prefix(claimPrefix.size());
    }
    record.action = std::string(rest);
    return !rest.empty();
}

/// Takes the text apart into lines whose seals are whole; stops at the first that is not.
class SealedLines {
public:
    SealedLines(std::string_view text, int written)
        : m_text(text)
        , m_written(written)
        , m_sealLength(sealIn(written, 0).size())
    {
    }

    std::optional<std::string_view> next(std::string& damage)
    {
        if (m_at == m_text.size())
            return std::nullopt;
        const std::string place = "line " + std::to_string(++m_line);
        const std::size_t end = m_text.substr(m_at, longestLine).find('\n');
        if (end == std::string_view::npos) {
            damage = place + " is torn off or too long";
            return std::nullopt;
        }
        const std::string_view whole = m_text.substr(m_at, end);
        if (whole.size() < m_sealLength) {
            damage = place + " has no checksum";
            return std::nullopt;
        }
        const std::string_view line = whole.substr(0, whole.size() - m_sealLength);
        m_chain = hashText(line, m_chain);
        if (whole.substr(line.size()) != sealIn(m_written, m_chain)) {
            damage = place + " is damaged: its checksum does not fit";
            return std::nullopt;
        }
        m_at += end + 1;
        return line;
    }

    std::size_t position() const { return m_at; }
    int line() const { return m_line; }

private:
    std::string_view m_text;
    int m_written; ///< the format's version
    std::size_t m_sealLength;
    std::size_t m_at = 0;
    int m_line = 0;
    Hash m_chain = 0;
};

bool readHeader(SealedLines& lines, JournalReading& reading)
{
    JournalHeader header;
    const auto first = lines.next(reading.damage);
    if (!first || !readFirstLine(*first, header, reading.damage))
        return false;
    const auto options = lines.next(reading.damage);
    if (!options || !readJsonLine("options", *options, header.options, reading.damage))
        return false;
    const auto setup = lines.next(reading.damage);
    if (!setup || !readJsonLine("setup", *setup, header.setup, reading.damage))
        return false;
    reading.header = header;
    reading.goodBytes = lines.position();
    return true;
}

void measureLoss(std::string_view rest, JournalReading& reading)
{
    const auto ends = static_cast<std::size_t>(std::ranges::count(rest, '\n'));
    const bool torn = ends == 0 && rest.size() < longestLine;
    reading.kind = torn ? Damage::Torn : Damage::Broken;
    reading.lostLines = ends + (rest.ends_with('\n') ? 0 : 1);
}

} // namespace

std::string JournalWriter::sealed(std::string line)
{
    // One line a record, whatever the JSON or the note of a caller was broken into.
    std::ranges::replace_if(line, [](char character) { return character == '\n' || character == '\r'; }, ' ');
    m_chain = hashText(line, m_chain);
    return line + sealOf(m_chain) + "\n";
}

std::string sealOf(Hash chain)
{
    std::string seal = " #";
    for (int shift = 24; shift >= 0; shift -= 6)
        seal += sealLetters[(chain >> shift) & 63u];
    return seal;
}

std::string JournalWriter::header(const JournalHeader& header)
{
    std::string lines = sealed("sandglass " + std::to_string(version) + " game=" + header.game
        + " rules=" + std::to_string(header.revision) + " cards=" + hex(header.cards, 16)
        + " seed=" + std::to_string(header.seed) + " grace=" + std::to_string(header.grace));
    lines += sealed("options " + header.options);
    lines += sealed("setup " + header.setup);
    return lines;
}

std::string JournalWriter::record(const JournalRecord& record)
{
    if (record.kind == JournalRecord::Kind::State)
        return sealed("state " + hex(record.hash, 16));
    if (record.kind == JournalRecord::Kind::Note)
        return sealed("note " + record.action);
    const std::string start = std::to_string(record.time - m_time) + " " + std::to_string(record.seat) + " ";
    m_time = record.time;
    if (record.kind == JournalRecord::Kind::Undo)
        return sealed(start + std::string(undoWord));
    const bool claim = record.kind == JournalRecord::Kind::Claim;
    return sealed(start + std::string(claim ? claimPrefix : "") + withoutNames(record.action));
}

JournalReading readJournal(std::string_view text)
{
    JournalReading reading;
    if (text.empty()) {
        reading.kind = Damage::Headless;
        reading.damage = "the journal ends before its first move";
        return reading;
    }
    if (!isOurs(text, reading))
        return reading;
    SealedLines lines(text, reading.version);
    if (!readHeader(lines, reading)) {
        reading.kind = Damage::Headless;
        if (reading.damage.empty())
            reading.damage = "the journal ends before its first move";
        return reading;
    }
    Millis time = 0;
    while (const auto line = lines.next(reading.damage)) {
        JournalRecord record;
        if (!readRecord(*line, reading.version == 1 ? 0 : time, record)) {
            reading.damage = "line " + std::to_string(lines.line()) + " cannot be understood";
            break;
        }
        time = std::max(time, record.time);
        reading.records.push_back(std::move(record));
        reading.goodBytes = lines.position();
    }
    if (!reading.damage.empty())
        measureLoss(text.substr(reading.goodBytes), reading);
    return reading;
}

ChangedJournal withChangedNotes(std::string_view journal, const NoteChange& change)
{
    const JournalReading reading = readJournal(journal);
    if (!reading.header)
        return {};
    ChangedJournal changed;
    changed.text = changed.writer.header(*reading.header);
    for (JournalRecord record : reading.records) {
        if (record.kind == JournalRecord::Kind::Note)
            record.action = change(record.action);
        changed.text += changed.writer.record(record);
    }
    return changed;
}

} // namespace sandglass::core
