// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/journal.h"
#include "core/random.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace sandglass::test {

/// What can happen to a journal: bits that flip, ends that are cut, lines that trade places or swell; and, behind seals
/// that are whole, words of the wrong kind, as a buggy or hostile writer would make them.
class JournalMutations {
public:
    explicit JournalMutations(core::Seed seed)
        : m_random(seed)
    {
    }

    static constexpr int kinds = 14;
    /// From here on the seals are whole.
    static constexpr int firstSealed = 8;

    std::string mutate(const std::string& text, int kind)
    {
        std::string changed = text;
        switch (kind) {
        case 0:
            changed[at(text)] ^= static_cast<char>(1 << below(8));
            return changed;
        case 1:
            for (int i = 0; i < 20; ++i)
                changed[at(text)] = static_cast<char>(below(256));
            return changed;
        case 2:
            return text.substr(0, at(text));
        case 3:
            return changed.erase(at(text), below(200));
        case 4: {
            const std::size_t from = at(text);
            return changed.insert(at(text), text.substr(from, below(200)));
        }
        case 5: {
            auto all = lines(text);
            std::swap(all[below(all.size())], all[below(all.size())]);
            return joined(all);
        }
        case 6:
            return changed.insert(at(text), std::string((std::size_t{1} << 20) + below(1 << 20), 'x'));
        case 7:
            return changed.insert(at(text), std::string(1 + below(5000), '\0'));
        case 8:
            return resealed(text, [this](std::vector<std::string>& all) { wordOfTheWrongKind(all); });
        case 9:
            return resealed(text,
                [this](std::vector<std::string>& all) { std::swap(all[below(all.size())], all[below(all.size())]); });
        case 10:
            return resealed(text, [this](std::vector<std::string>& all) {
                all.erase(all.begin() + static_cast<std::ptrdiff_t>(below(all.size())));
            });
        case 11: // options that nest as deep as a text can
            return resealed(text, [this](std::vector<std::string>& all) {
                const std::size_t json = 1 + below(2);
                if (all.size() > json)
                    all[json] = (json == 1 ? "options " : "setup ") + std::string(1000 + below(200'000), '[');
            });
        case 12: // as many members as a text can have
            return resealed(text, [this](std::vector<std::string>& all) {
                std::string setup = "setup {";
                for (std::size_t i = 0; i < 20'000; ++i)
                    setup += (i ? ",\"" : "\"") + std::to_string(i) + "\":1e400";
                if (all.size() > 2)
                    all[2] = setup + "}";
            });
        default:
            return resealed(text, [this](std::vector<std::string>& all) {
                const std::string line = all[below(all.size())];
                all.insert(all.begin() + static_cast<std::ptrdiff_t>(below(all.size())), line);
            });
        }
    }

private:
    std::size_t below(std::size_t bound) { return m_random.below(static_cast<std::uint32_t>(bound)); }
    std::size_t at(const std::string& text) { return below(text.size()); }

    static std::vector<std::string> lines(const std::string& text)
    {
        std::vector<std::string> result;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = text.find('\n', at);
            result.push_back(text.substr(at, end - at));
            at = end + 1;
        }
        return result;
    }

    static std::string joined(const std::vector<std::string>& all)
    {
        std::string text;
        for (const std::string& line : all)
            text += line + '\n';
        return text;
    }

    void wordOfTheWrongKind(std::vector<std::string>& all)
    {
        static const std::array<std::string, 14> words{"-1", "99999999999999999999", "9223372036854775807", "nan", "{}",
            "[]", "\"\"", "true", "=", "", "\xff\xfe", "take coin=-32768", "{\"seats\":\"x\"}", "1e9"};
        std::string& line = all[below(all.size())];
        const std::string& word = words[below(words.size())];
        const std::size_t start = line.find_first_of(" =", at(line));
        if (start == std::string::npos) {
            line = word;
            return;
        }
        const std::size_t end = line.find_first_of(" =", start + 1);
        line.replace(start + 1, end == std::string::npos ? end : end - start - 1, word);
    }

    template <class Change>
    static std::string resealed(const std::string& text, Change change)
    {
        std::vector<std::string> all = lines(text);
        for (std::string& line : all)
            line.resize(line.size() - core::sealOf(0).size());
        change(all);
        core::Hash chain = 0;
        for (std::string& line : all) {
            chain = core::hashText(line, chain);
            line += core::sealOf(chain);
        }
        return joined(all);
    }

    core::Random m_random;
};

} // namespace sandglass::test
