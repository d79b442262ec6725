// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <type_traits>

namespace sandglass::core {

/// A deck, a hand, a row: up to N small values, inside a state. What lies beyond the end is always zero,
/// so that equal lists are equal bytes; the count has the alignment of a value, so that there is no padding.
template <class T, int N>
class List {
    static_assert(std::is_trivially_copyable_v<T> && N > 0);
    using Count = std::conditional_t<alignof(T) == 1, std::uint8_t,
        std::conditional_t<alignof(T) == 2, std::uint16_t, std::uint32_t>>;
    static_assert(sizeof(Count) > 1 || N <= 255);

public:
    static constexpr int capacity = N;

    constexpr int size() const { return m_count; }
    constexpr bool empty() const { return m_count == 0; }
    constexpr bool full() const { return m_count == N; }

    constexpr T& operator[](int at)
    {
        assert(at >= 0 && at < size());
        return m_items[static_cast<std::size_t>(at)];
    }
    constexpr const T& operator[](int at) const
    {
        assert(at >= 0 && at < size());
        return m_items[static_cast<std::size_t>(at)];
    }
    constexpr const T& back() const { return (*this)[m_count - 1]; }

    constexpr T* begin() { return m_items.data(); }
    constexpr T* end() { return m_items.data() + m_count; }
    constexpr const T* begin() const { return m_items.data(); }
    constexpr const T* end() const { return m_items.data() + m_count; }

    constexpr void push(T value)
    {
        assert(!full());
        m_items[m_count++] = value;
    }

    constexpr T pop()
    {
        const T last = back();
        m_items[--m_count] = T{};
        return last;
    }

    /// Removes one value; those behind it move up and keep their order.
    constexpr T take(int at)
    {
        const T taken = (*this)[at];
        std::copy(begin() + at + 1, end(), begin() + at);
        m_items[--m_count] = T{};
        return taken;
    }

    constexpr void insert(int at, T value)
    {
        assert(!full() && at >= 0 && at <= size());
        std::copy_backward(begin() + at, end(), end() + 1);
        m_items[static_cast<std::size_t>(at)] = value;
        ++m_count;
    }

    constexpr void clear() { *this = List{}; }

    constexpr int find(const T& value) const
    {
        const auto found = std::find(begin(), end(), value);
        return found == end() ? -1 : static_cast<int>(found - begin());
    }
    constexpr bool contains(const T& value) const { return find(value) >= 0; }

    bool operator==(const List&) const = default;

private:
    std::array<T, N> m_items{};
    Count m_count = 0;
};

/// What a function hands back when it lists things: up to N values on the stack, not zeroed, no heap.
template <class T, int N>
class Batch {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_default_constructible_v<T>);

public:
    static constexpr int capacity = N;

    Batch() { } // leaves the items alone: they are written before they are read

    Batch(const Batch& other) { *this = other; }
    Batch& operator=(const Batch& other)
    {
        m_count = other.m_count;
        std::copy(other.begin(), other.end(), m_items);
        return *this;
    }

    int size() const { return m_count; }
    bool empty() const { return m_count == 0; }
    const T& operator[](int at) const
    {
        assert(at >= 0 && at < size());
        return m_items[at];
    }
    T* begin() { return m_items; }
    T* end() { return m_items + m_count; }
    const T* begin() const { return m_items; }
    const T* end() const { return m_items + m_count; }

    void push(const T& value)
    {
        assert(m_count < N);
        m_items[m_count++] = value;
    }

    /// Many at once: `write` is given the place behind the last and gives back the one behind its own last. Pushed one
    /// by one, each would wait for the count that the one before it has stored.
    template <class Write>
    void append(Write&& write)
    {
        m_count = static_cast<int>(write(m_items + m_count) - m_items);
        assert(m_count <= N);
    }

    /// Drops the others; those that stay keep their order.
    template <class Wanted>
    void keepIf(Wanted&& wanted)
    {
        m_count =
            static_cast<int>(std::remove_if(begin(), end(), [&](const T& item) { return !wanted(item); }) - begin());
    }

    bool contains(const T& value) const { return std::find(begin(), end(), value) != end(); }

private:
    int m_count = 0;
    T m_items[N];
};

} // namespace sandglass::core
