#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

namespace limber {

// Appends a whole number with its lowest byte first, as in most binary formats.
template <typename Word>
void appendLittleEndian(std::string &bytes, Word word)
{
    static_assert(std::is_unsigned_v<Word>);
    for (std::size_t i = 0; i < sizeof(Word); ++i)
        bytes += static_cast<char>(static_cast<unsigned char>(word >> (8 * i)));
}

// Appends the bits of a float or a double in the same way.
inline void appendLittleEndian(std::string &bytes, float number)
{
    appendLittleEndian(bytes, std::bit_cast<std::uint32_t>(number));
}
inline void appendLittleEndian(std::string &bytes, double number)
{
    appendLittleEndian(bytes, std::bit_cast<std::uint64_t>(number));
}

} // namespace limber
