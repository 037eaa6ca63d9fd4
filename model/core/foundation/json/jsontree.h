#pragma once

#include "base/reading.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// A value of a JSON text with its position. It is for the small files that users write by hand, whose mistakes are
// reported with line and column.
struct JsonNode
{
    enum class Kind : std::uint8_t { Null, Bool, Number, String, Array, Object };

    Kind kind = Kind::Null;
    bool isWhole = true; // false for a list or an object that was cut off, see readJsonPieces()
    std::size_t offset = 0; // in the text, bytes
    std::string key; // UTF-8; of a member of an object
    std::size_t keyOffset = 0;
    std::string text; // for a string in UTF-8; for a number as it was written
    double number = 0.0; // for a number; 0 or 1 for a bool
    std::vector<JsonNode> children; // for an array or an object, in the order of the text

    [[nodiscard]] bool is(Kind what) const { return kind == what; }
    // Returns the member with that name, or null.
    [[nodiscard]] const JsonNode *member(std::string_view name) const;
};

// Reads a whole text. In addition to what JSON forbids, it refuses bytes that are not UTF-8, a name that occurs twice
// in one object, more than 16 levels and more than a million values. It needs no stack that grows with the text.
[[nodiscard]] Reading<JsonNode> readJson(std::string_view text);

} // namespace limber
