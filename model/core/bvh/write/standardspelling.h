#pragma once

#include "bvh/text/sourcetext.h"

#include <string>
#include <vector>

namespace limber {

// A word of the hierarchy's text and how the format spells it.
struct Respelling
{
    TextSpan where;
    std::string text;
};

// The channel names that are not spelt Xposition to Zrotation, in the order of the file.
[[nodiscard]] std::vector<Respelling> respeltChannels(const SourceText &source);

// The end sites that do not begin with End Site.
[[nodiscard]] std::vector<Respelling> respeltEndSites(const SourceText &source);

} // namespace limber
