#pragma once

#include "session/posing/toolsettings.h"

namespace limber {

class Settings;

// How poses were shaped last; each run starts with the Select tool.
[[nodiscard]] ToolChoices storedToolChoices(const Settings &settings);
void storeToolChoices(Settings &settings, const ToolChoices &choices);

} // namespace limber
