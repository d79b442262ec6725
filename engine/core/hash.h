// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>
#include <type_traits>

namespace sandglass::core {

using Hash = std::uint64_t;

Hash hashBytes(std::span<const std::byte> bytes, Hash seed = 0);

inline Hash hashText(std::string_view text, Hash seed = 0)
{
    return hashBytes(std::as_bytes(std::span(text)), seed);
}

/// A state is its bytes: it has no padding and no pointers, so equal states hash alike on every machine of one
/// byte order. All that Sandglass runs on are little-endian; another one would need its own reading of the bytes.
template <class Value>
    requires std::has_unique_object_representations_v<Value>
Hash hashOf(const Value& value)
{
    static_assert(std::endian::native == std::endian::little);
    return hashBytes(std::as_bytes(std::span(&value, 1)));
}

template <class Value>
    requires std::has_unique_object_representations_v<Value>
bool sameBytes(const Value& one, const Value& other)
{
    return std::memcmp(&one, &other, sizeof(Value)) == 0;
}

} // namespace sandglass::core
