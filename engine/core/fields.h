// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem.h"
#include "core/reader.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sandglass::core {

/// The fields of one JSON object, read with suspicion: what is missing, of the wrong type, out of range or unknown
/// becomes a Problem that names file, card and field, and reading goes on with a harmless value. Nothing throws. After
/// `mostProblems` no more are told.
///
/// Include this in .cpp files only: it brings the JSON library with it.
class Fields {
public:
    static constexpr std::size_t mostProblems = 100;

    Fields(const Json& object, std::string file, std::string card, Problems& problems);
    /// Fields that nobody asked for are a problem too: they are misspelt, or meant something.
    ~Fields();
    Fields(const Fields&) = delete;
    Fields& operator=(const Fields&) = delete;

    /// A field that is null is one that is not there.
    bool has(std::string_view field) const;
    /// A list of objects, where a list of words could stand too.
    bool hasObjects(std::string_view field) const;

    int number(std::string_view field, int lowest, int highest);
    int numberOr(std::string_view field, int fallback, int lowest, int highest);
    bool flagOr(std::string_view field, bool fallback);
    std::string text(std::string_view field);
    std::string textOr(std::string_view field, std::string fallback);
    std::vector<std::string> texts(std::string_view field);
    std::vector<std::string> textsIfAny(std::string_view field);
    /// As it is written, for whoever understands it; an empty object where it is not there.
    const Json& whole(std::string_view field);

    /// The position of the field's text among `words`.
    int word(std::string_view field, std::span<const std::string_view> words);
    int wordOr(std::string_view field, int fallback, std::span<const std::string_view> words);
    std::vector<int> numbers(std::string_view field, int lowest, int highest);
    std::vector<int> words(std::string_view field, std::span<const std::string_view> words);

    /// Reads a nested object, or every object of an array (named `card` or by its own "id" in problems).
    void object(std::string_view field, const std::function<void(Fields&)>& read);
    void objectIfAny(std::string_view field, const std::function<void(Fields&)>& read);
    void each(std::string_view field, const std::function<void(Fields&)>& read);

    /// The names of all fields, in order; for objects that are maps. Asking for them counts as knowing them.
    std::vector<std::string> names();

    void problem(std::string_view field, std::string reason);
    const std::string& card() const { return m_card; }

private:
    const Json* find(std::string_view field);
    const Json* require(std::string_view field);
    int numberIn(const Json& value, std::string_view field, int lowest, int highest);
    int wordIn(const Json& value, std::string_view field, std::span<const std::string_view> words);
    std::vector<int> list(std::string_view field, const std::function<int(const Json&)>& readItem);
    std::string pathOf(std::string_view field) const;

    const Json& m_object;
    std::string m_file;
    std::string m_card;
    std::string m_path;
    Problems& m_problems;
    std::vector<std::string> m_known;
};

/// Parses a text into a JSON object and reads its fields; bad JSON is a problem with its place in the text.
/// True if there was nothing to complain about. `name` stands for the file in problems.
bool readText(
    std::string_view text, std::string_view name, Problems& problems, const std::function<void(Fields&)>& read);

/// The same for a file of card data, which may also be missing.
bool readFile(
    const DataFiles& files, std::string_view name, Problems& problems, const std::function<void(Fields&)>& read);

} // namespace sandglass::core
