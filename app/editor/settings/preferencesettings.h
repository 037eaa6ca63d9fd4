#pragma once

#include "dialogs/preferences.h"

namespace limber {

class Settings;

// Returns the preferences of the last run; what no version of Limber wrote is the default.
[[nodiscard]] Preferences storedPreferences(const Settings &settings);
void storePreferences(Settings &settings, const Preferences &preferences);

} // namespace limber
