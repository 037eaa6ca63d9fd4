#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace limber {

inline constexpr std::string_view utf8Mark = "\xEF\xBB\xBF"; // may stand before a text

struct JsonPosition
{
    int line = 1; // from 1
    int column = 1; // from 1, in characters
};

// Lines and columns of many bytes of one text: each part of the text is counted once, however often it is asked for,
// so that a text that is wrong or odd everywhere costs no more than its length.
class JsonPositions
{
public:
    explicit JsonPositions(std::string_view text);

    // Of a byte of the text, asked for in any order.
    [[nodiscard]] JsonPosition of(std::size_t offset);

private:
    std::string_view m_text; // after the mark of UTF-8, which is no character
    std::size_t m_skipped = 0; // its length
    std::vector<JsonPosition> m_marks; // of every so many bytes, as far as was asked
};

} // namespace limber
