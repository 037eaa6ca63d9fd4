#pragma once

#include "viewgrid/viewlayout.h"
#include "viewport/shown/viewoptions.h"

namespace limber {

class Settings;

// What the view shows besides the bones.
[[nodiscard]] ViewOptions storedViewOptions(const Settings &settings);
void storeViewOptions(Settings &settings, const ViewOptions &options);

// How many views there are and how large they are.
[[nodiscard]] ViewLayout storedViewLayout(const Settings &settings);
void storeViewLayout(Settings &settings, const ViewLayout &layout);

} // namespace limber
