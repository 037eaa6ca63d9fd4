#pragma once

#include "project/projectvalues.h"
#include "secondlife/animsettings.h"

#include <optional>
#include <string>

namespace limber {

// How a document is written for Second Life. Nothing where it is no object; what else is wrong is left out of it. Both
// are said.
[[nodiscard]] std::optional<AnimSettings> readSecondLife(const JsonNode &node, ProjectTrouble &trouble);

// The member as it stands in a project file, with the comma before it.
[[nodiscard]] std::string secondLifeText(const AnimSettings &settings);

} // namespace limber
