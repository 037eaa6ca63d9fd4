#include "body/figureshape.h"

#include "base/at.h"
#include "body/bonelengths.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double stillFraction = 1e-3;
constexpr double stretchedFraction = 0.1; // of a bone

// Returns how far a joint moves from a position along any axis.
double largestMove(const glm::dvec3 &position, const Clip &clip, const Joint &joint, PositionRule rule)
{
    double largest = 0.0;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const glm::dvec3 away = glm::abs(localTranslation(joint, clip.motion.frame(frame), rule) - position);
        largest = std::max({largest, away.x, away.y, away.z});
    }
    return largest;
}

} // namespace

FigureShape figureShape(const Clip &clip, const PositionRules &rules)
{
    FigureShape shape;
    const Skeleton &skeleton = clip.skeleton;
    for (const Joint &joint : skeleton.joints()) {
        glm::dvec3 offset = joint.offset;
        double moved = 0.0;
        if (joint.hasPositions() && !clip.motion.isEmpty()) {
            offset = medianTranslation(clip, joint, rules.of(joint));
            moved = largestMove(offset, clip, joint, rules.of(joint));
        }
        const glm::dvec3 from = joint.isRoot() ? -(shape.offsets.empty() ? offset : shape.offsets.front())
                                               : at(shape.restPositions, joint.parent);
        shape.offsets.push_back(offset);
        shape.travels.push_back(moved > stillFraction * (1.0 + glm::length(offset)));
        shape.isBone.push_back(moved <= std::max(stillFraction, stretchedFraction * glm::length(offset)));
        shape.restPositions.push_back(from + offset);
    }
    for (const EndSite &endSite : skeleton.endSites())
        shape.restEndPositions.push_back(at(shape.restPositions, endSite.parent) + endSite.offset);
    return shape;
}

} // namespace limber
