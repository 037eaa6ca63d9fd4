#pragma once

#include <map>
#include <string>
#include <string_view>

namespace limber::reader {

// A binary FBX file whose nodes all have different names.
struct UniqueNames
{
    std::string bytes; // of the whole file; empty if no name repeats
    std::map<std::string, std::string> originals; // by new name
};

// Gives nodes whose names repeat other names of the same length: the file refers to nodes by numbers, but Assimp tells
// bones and animated nodes apart by name only, so that the second of two figures would move with the first. Names that
// are too short for that stay.
[[nodiscard]] UniqueNames withUniqueNames(std::string_view bytes);

} // namespace limber::reader
