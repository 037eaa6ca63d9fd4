#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace limber {

// The character on which a motion is shown: which file it is, and what the user decided about the retarget. The file
// itself belongs to somebody else and is never kept.
struct ShownCharacter
{
    std::string file; // bytes of its absolute path; in a project, of the path from the project's folder
    std::uint64_t bytes = 0; // how large it was; 0 if that is unknown
    std::string sha1 = {}; // of its bytes: 40 hexadecimal digits; empty if it is unknown
    std::string mapping = {}; // the text of a mapping file with its settings; empty for what Limber finds by itself

    friend bool operator==(const ShownCharacter &, const ShownCharacter &) = default;
};

// Empty for a motion that is shown without a character.
using CharacterChoice = std::optional<ShownCharacter>;

} // namespace limber
