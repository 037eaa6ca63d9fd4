#pragma once

#include "project/projectvalues.h"
#include "secondlife/animsettings.h"

#include <optional>
#include <string>

namespace limber {

// Reads how a document is written for Second Life. Returns nothing if the node is not an object; other wrong members
// are left out. Both are reported.
[[nodiscard]] std::optional<AnimSettings> readSecondLife(const JsonNode &node, ProjectTrouble &trouble);

// Returns the member as it is written in a project file, with the comma before it.
[[nodiscard]] std::string secondLifeText(const AnimSettings &settings);

} // namespace limber
