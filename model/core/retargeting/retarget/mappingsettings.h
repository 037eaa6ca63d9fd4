#pragma once

#include "base/finding.h"
#include "mapping/mappingfile.h"
#include "retarget/retargetsettings.h"

#include <vector>

namespace limber {

// Writes settings and contacts into a mapping file; defaults are left out.
void storeSettings(const RetargetSettings &settings, const Skeleton &source, MappingFile &file);

// Returns the settings in a mapping file. Meaningless values are reported as warnings and ignored; contacts of joints
// that the source does not have are errors.
[[nodiscard]] RetargetSettings settingsOf(const MappingFile &file, const Skeleton &source,
                                          std::vector<Finding> &findings);

// These functions return the words of settings in files and on the command line.
[[nodiscard]] std::string_view wordOf(RestMode mode); // auto, match, keep
[[nodiscard]] std::optional<RestMode> restModeFromWord(std::string_view word);
[[nodiscard]] std::string_view wordOf(HandGoal goal); // free, other, head, pelvis, world
[[nodiscard]] std::optional<HandGoal> handGoalFromWord(std::string_view word);
[[nodiscard]] std::optional<ReferenceRequest> referenceFromWord(std::string_view word); // auto, rest or a frame
[[nodiscard]] std::string_view wordOf(UpAxisChoice up); // auto, x, y, z
[[nodiscard]] std::optional<UpAxisChoice> upAxisFromWord(std::string_view word);

} // namespace limber
