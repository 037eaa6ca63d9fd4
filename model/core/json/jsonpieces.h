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

// A list or an object of a text that is being read, with what of it came so far.
struct JsonLevel
{
    JsonNode node;
    std::unordered_set<std::string> keys; // of an object
    std::size_t keptBefore = 0; // values in the memory when it began
};

// What is to become of a list or an object that has ended.
enum class JsonPiece {
    Keep, // it becomes a child of the one around it
    Drop, // it was used, and leaves the memory
    Stop, // nothing more of the text is wanted
};

// Is shown each list and object when it ends, those inside before those around them. `above` are those that are still
// open, the outermost first; the key of the last one's member is in `piece`.
using JsonPieceTaker = std::function<JsonPiece(JsonNode &piece, std::span<const JsonLevel> above)>;

// What could be read of a text.
struct JsonPrefix
{
    JsonNode root; // null where not even that began
    std::optional<Finding> damage; // what is wrong, and where; nothing where all of it was read
};

// Reads a text up to its end or to what is wrong in it. Whatever was open there is ended with isWhole false, and shown,
// too. It takes and refuses what readJson() does, but for NaN and Infinity, which are numbers here; the limit of a
// million is for the values that are in the memory at one time.
[[nodiscard]] JsonPrefix readJsonPieces(std::string_view text, const JsonPieceTaker &take);

} // namespace limber
