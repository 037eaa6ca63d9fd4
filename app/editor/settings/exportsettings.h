#pragma once

#include "session/exporting/exportchoices.h"

namespace limber {

class Settings;

// How motions were exported last.
[[nodiscard]] ExportChoices storedExportChoices(const Settings &settings);
void storeExportChoices(Settings &settings, const ExportChoices &choices);

} // namespace limber
