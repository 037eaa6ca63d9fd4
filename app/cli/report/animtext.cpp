#include "report/animtext.h"

#include "bvh/text/numberformat.h"
#include "secondlife/animwriter.h"

namespace limber::cli {

std::string animSummary(const AnimFile &file)
{
    std::size_t keys = 0;
    for (const AnimJoint &joint : file.joints)
        keys += joint.rotations.size() + joint.positions.size();
    return roundedText(file.durationSeconds) + " s, " + countedText(file.joints.size(), "joint") + ", " +
           countedText(keys, "key") + ", " + countedText(animSize(file), "byte");
}

std::string countedText(std::size_t count, const char *word)
{
    return std::to_string(count) + " " + word + (count == 1 ? "" : "s");
}

std::string roundedText(double value)
{
    return NumberFormat::trimmed(3).format(value);
}

} // namespace limber::cli
