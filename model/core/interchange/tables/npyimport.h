#pragma once

#include "base/reading.h"
#include "motion/clip.h"

#include <string_view>

namespace limber {

// Reads one array of NumPy (.npy, any version) with the numbers of a motion for the skeleton of a clip: frames by
// channels, little-endian doubles in C order, as numpy.save() writes them. Numbers that equal those of the clip keep
// their text; additional frames are added at the end, missing ones are removed there. The function refuses other types
// and shapes, numbers that are not finite, and files that are shorter or longer than they say.
[[nodiscard]] Reading<Clip> readNpyMotion(std::string_view bytes, const Clip &skeleton);

} // namespace limber
