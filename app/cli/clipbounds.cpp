#include "clipbounds.h"

#include "motion/pose.h"

#include <glm/common.hpp>

#include <limits>

namespace limber::cli {

namespace {

void include(Bounds &bounds, const Pose &pose)
{
    for (const std::vector<glm::dvec3> *positions : {&pose.jointPositions, &pose.endPositions}) {
        for (const glm::dvec3 &position : *positions) {
            bounds.least = glm::min(bounds.least, position);
            bounds.most = glm::max(bounds.most, position);
        }
    }
}

} // namespace

Bounds boundsOf(const Clip &clip, const PositionRules &rules)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    Bounds bounds{glm::dvec3(infinity), glm::dvec3(-infinity)};
    if (clip.motion.isEmpty())
        include(bounds, restPose(clip.skeleton));
    Pose pose;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        evaluatePose(clip.skeleton, clip.motion.frame(frame), rules, pose);
        include(bounds, pose);
    }
    return bounds;
}

} // namespace limber::cli
