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

// Finds lines and columns of many bytes of one text. It counts each part of the text once, however often it is asked,
// so that a text that is wrong or odd everywhere costs no more than its length.
class JsonPositions
{
public:
    explicit JsonPositions(std::string_view text);

    // Returns the position of a byte of the text; the bytes may come in any order.
    [[nodiscard]] JsonPosition of(std::size_t offset);

private:
    std::string_view m_text; // after the UTF-8 mark, which does not count as a character
    std::size_t m_skipped = 0; // its length
    std::vector<JsonPosition> m_marks; // at regular distances, as far as was needed
};

} // namespace limber
