#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace limber {

template <typename T>
concept PlainNumber = std::is_arithmetic_v<T> || std::is_enum_v<T>;

// Writes numbers, texts and lists one after the other as bytes, in the format of this machine: a journal is read where
// it was written.
class ByteWriter
{
public:
    template <PlainNumber T>
    void put(T number)
    {
        m_bytes.append(reinterpret_cast<const char *>(&number), sizeof number);
    }
    // Writes a text with its size before it.
    void put(std::string_view text);
    // Writes numbers with their count before them.
    template <PlainNumber T>
    void putList(std::span<const T> list)
    {
        put(static_cast<std::uint64_t>(list.size()));
        putPlain(list);
    }
    // Writes numbers without their count, which the reader knows.
    template <PlainNumber T>
    void putPlain(std::span<const T> list)
    {
        m_bytes.append(reinterpret_cast<const char *>(list.data()), list.size_bytes());
    }
    [[nodiscard]] const std::string &bytes() const { return m_bytes; }
    [[nodiscard]] std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

// Reads what a ByteWriter wrote. The bytes may be damaged: it reads nothing beyond their end, and counts reserve no
// memory that the bytes do not fill. After the first failure everything it returns is 0 or empty.
class ByteReader
{
public:
    explicit ByteReader(std::string_view bytes) : m_rest(bytes) {} // the bytes must outlive it

    template <PlainNumber T>
    [[nodiscard]] T number()
    {
        T result{};
        if (const char *from = taken(sizeof result))
            std::memcpy(&result, from, sizeof result);
        return result;
    }
    // Returns one of an enum's values from 0 to `last`; fails for any other.
    template <typename Enum>
    [[nodiscard]] Enum oneOf(Enum last)
    {
        using Number = std::underlying_type_t<Enum>;
        const auto value = number<Number>();
        if (value < Number{} || value > static_cast<Number>(last))
            fail();
        return m_isGood ? static_cast<Enum>(value) : Enum{};
    }
    [[nodiscard]] bool truth() { return number<std::uint8_t>() != 0; }
    [[nodiscard]] std::string text();
    template <PlainNumber T>
    [[nodiscard]] std::vector<T> list()
    {
        return plain<T>(number<std::uint64_t>());
    }
    template <PlainNumber T>
    [[nodiscard]] std::vector<T> plain(std::uint64_t count)
    {
        std::vector<T> result;
        if (count > m_rest.size() / sizeof(T))
            fail();
        if (!m_isGood || count == 0)
            return result;
        result.resize(count);
        std::memcpy(result.data(), taken(count * sizeof(T)), count * sizeof(T));
        return result;
    }
    // Returns how many items follow that take up at least this many bytes each; fails if there are not enough bytes.
    [[nodiscard]] std::size_t count(std::size_t leastBytesEach);

    void fail() { m_isGood = false; }
    [[nodiscard]] bool isGood() const { return m_isGood; }
    [[nodiscard]] bool isAtEnd() const { return m_rest.empty(); }

private:
    [[nodiscard]] const char *taken(std::size_t count);

    std::string_view m_rest;
    bool m_isGood = true;
};

} // namespace limber
