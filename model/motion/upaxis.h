#pragma once

#include "motion/clip.h"
#include "motion/positionrule.h"

#include <string>

namespace limber {

enum class UpAxisChoice { Auto, Y, Z, X };

// Which way is up in a clip's own coordinates, and one plain sentence on why.
struct UpAxis
{
    Axis axis = Axis::Y;
    std::string reason;
};

// Y by convention; Z where the figure clearly stands along Z in its motion (or at rest if there is none).
[[nodiscard]] UpAxis decideUpAxis(const Clip &clip, const PositionRules &rules, UpAxisChoice choice = UpAxisChoice::Auto);

} // namespace limber
