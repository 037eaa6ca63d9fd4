#pragma once

#include "motion/clip.h"

#include <string>
#include <vector>

namespace limber::samples {

// A skeleton to start a new clip from, with one frame that shows it at rest, standing on the floor.
struct Template
{
    std::string fileName;
    Clip clip;
};

[[nodiscard]] std::vector<Template> makeTemplates();

} // namespace limber::samples
