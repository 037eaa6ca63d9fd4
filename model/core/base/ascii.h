#pragma once

namespace limber {

// Letters and digits of ASCII only, the same in every locale; for all other bytes these answer false.

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
