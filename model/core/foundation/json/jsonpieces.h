#pragma once

#include "json/jsontree.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>

namespace limber {

// A list or an object of a text that is being read, with its content so far.
struct JsonLevel
{
    JsonNode node;
    std::unordered_set<std::string> keys; // of an object
    std::size_t keptBefore = 0; // number of values in memory when it began
};

// What should happen to a list or an object that has ended.
enum class JsonPiece {
    Keep, // it becomes a child of the one around it
    Drop, // it was used and is freed
    Stop, // the rest of the text is not needed
};

// Receives each list and object when it ends, inner ones before those around them. `above` has the ones that are still
// open, the outermost first; `piece` has its key in the last of them.
using JsonPieceTaker = std::function<JsonPiece(JsonNode &piece, std::span<const JsonLevel> above)>;

// The part of a text that could be read.
struct JsonPrefix
{
    JsonNode root; // null if not even its value began
    std::optional<Finding> damage; // what is wrong and where; empty if all of it was read
};

// Reads a text up to its end or to the first error. Pieces that are open there are ended with isWhole false and are
// passed on, too. It accepts and refuses the same texts as readJson(), except that NaN and Infinity are numbers here,
// and that the limit of a million applies to the values that are in memory at one time.
[[nodiscard]] JsonPrefix readJsonPieces(std::string_view text, const JsonPieceTaker &take);

} // namespace limber
