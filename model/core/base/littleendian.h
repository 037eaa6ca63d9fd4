#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

namespace limber {

// Appends a whole number with its lowest byte first, as most binary formats have it.
template <typename Word>
void appendLittleEndian(std::string &bytes, Word word)
{
    static_assert(std::is_unsigned_v<Word>);
    for (std::size_t i = 0; i < sizeof(Word); ++i)
        bytes += static_cast<char>(static_cast<unsigned char>(word >> (8 * i)));
}

// The same for the bits of a float or a double.
inline void appendLittleEndian(std::string &bytes, float number)
{
    appendLittleEndian(bytes, std::bit_cast<std::uint32_t>(number));
}
inline void appendLittleEndian(std::string &bytes, double number)
{
    appendLittleEndian(bytes, std::bit_cast<std::uint64_t>(number));
}

} // namespace limber
