#pragma once

#include "importing/importchoices.h"

namespace limber {

class Settings;

// How motions were imported last, without the choice of animations.
[[nodiscard]] ImportChoices storedImportChoices(const Settings &settings);
void storeImportChoices(Settings &settings, const ImportChoices &choices);

} // namespace limber
