#pragma once

#include "base/reading.h"
#include "motion/clip.h"

#include <string_view>

namespace limber {

// Reads one array of NumPy (.npy, any version) with the numbers of a motion for the skeleton of a clip: frames by
// channels, doubles with the lowest byte first, in the order of C, as numpy.save() writes them. Numbers that are those
// of the clip keep their text; further frames come at the end, missing ones are left out there. Refuses other types and
// shapes, numbers that are not finite, and files that are shorter or longer than they say.
[[nodiscard]] Reading<Clip> readNpyMotion(std::string_view bytes, const Clip &skeleton);

} // namespace limber
