#pragma once

#include "motion/clip.h"
#include "secondlife/animfile.h"
#include "secondlife/animsettings.h"
#include "words/commandline.h"

#include <optional>
#include <string>

namespace limber::cli {

// Reads an animation of Second Life ("-" is standard input); reports what is wrong with it.
[[nodiscard]] std::optional<AnimFile> loadAnim(const std::string &file, const CommandLine &line);

// Returns how a BVH file is written for Second Life, from the project beside it; nothing if the project does not say
// that.
[[nodiscard]] std::optional<AnimSettings> settingsBeside(const std::string &bvhFile, const Clip &clip);

// Saves the settings in the project beside a BVH file that was just written. A project whose contents do not fit the
// clip is left as it is, which is reported. Returns whether all went well.
[[nodiscard]] bool saveSettingsBeside(const std::string &bvhFile, const Clip &clip, const AnimSettings &settings,
                                      const CommandLine &line);

} // namespace limber::cli
