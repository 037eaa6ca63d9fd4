#pragma once

namespace limber {

// These functions know only letters and digits of ASCII, in every locale; for all other bytes they return false.

[[nodiscard]] constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

[[nodiscard]] constexpr bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}

[[nodiscard]] constexpr bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}

[[nodiscard]] constexpr char lowered(char c)
{
    return isUpper(c) ? static_cast<char>(c + ('a' - 'A')) : c;
}

} // namespace limber
