#pragma once

#include "bvh/text/sourcetext.h"

#include <string>
#include <vector>

namespace limber {

// A word of the hierarchy's text and its standard spelling.
struct Respelling
{
    TextSpan where;
    std::string text;
};

// Returns the channel names that are not spelt Xposition to Zrotation, in the order of the file.
[[nodiscard]] std::vector<Respelling> respeltChannels(const SourceText &source);

// Returns the end sites that do not begin with End Site.
[[nodiscard]] std::vector<Respelling> respeltEndSites(const SourceText &source);

} // namespace limber
