#include "report/animtext.h"

#include "bvh/text/numberformat.h"
#include "output/messages.h"
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

std::string roundedText(double value)
{
    return NumberFormat::trimmed(3).format(value);
}

} // namespace limber::cli
