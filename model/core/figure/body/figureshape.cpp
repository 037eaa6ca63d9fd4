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

Clip clipRestingIn(const Clip &clip, const PositionRules &rules, int frame)
{
    const Pose pose = poseAt(clip, frame, rules);
    Clip resting;
    resting.skeleton = clip.skeleton;
    resting.motion = Motion(1, clip.skeleton.columnCount());
    for (int i = 0; i < clip.skeleton.jointCount(); ++i) {
        const Joint &joint = clip.skeleton.joint(i);
        if (!joint.isRoot())
            resting.skeleton.setOffset(NodeId::joint(i),
                                       at(pose.jointPositions, i) - at(pose.jointPositions, joint.parent));
        const glm::dvec3 position = joint.isRoot() ? at(pose.jointPositions, i) : resting.skeleton.joint(i).offset;
        for (int channel = 0; channel < joint.columnCount(); ++channel) {
            const Channel &each = at(joint.channels, channel);
            if (each.isPosition() && rules.of(joint) == PositionRule::Replace)
                resting.motion.setValue(0, joint.firstColumn + channel, position[each.axisIndex()]);
        }
    }
    for (int i = 0; i < clip.skeleton.endSiteCount(); ++i)
        resting.skeleton.setOffset(NodeId::endSite(i),
                                   at(pose.endPositions, i) - at(pose.jointPositions, clip.skeleton.endSite(i).parent));
    return resting;
}

} // namespace limber
