#include "body/figureshape.h"

#include "body/bonelengths.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

bool movesFrom(const glm::dvec3 &position, const Clip &clip, const Joint &joint, PositionRule rule)
{
    const double most = 1e-3 * (1.0 + glm::length(position));
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const glm::dvec3 away = glm::abs(localTranslation(joint, clip.motion.frame(frame), rule) - position);
        if (std::max({away.x, away.y, away.z}) > most)
            return true;
    }
    return false;
}

} // namespace

FigureShape figureShape(const Clip &clip, const PositionRules &rules)
{
    FigureShape shape;
    const Skeleton &skeleton = clip.skeleton;
    for (const Joint &joint : skeleton.joints()) {
        glm::dvec3 offset = joint.offset;
        bool travels = false;
        if (joint.hasPositions() && !clip.motion.isEmpty()) {
            offset = medianTranslation(clip, joint, rules.of(joint));
            travels = movesFrom(offset, clip, joint, rules.of(joint));
        }
        const glm::dvec3 from = joint.isRoot() ? -(shape.offsets.empty() ? offset : shape.offsets.front())
                                               : shape.restPositions[static_cast<std::size_t>(joint.parent)];
        shape.offsets.push_back(offset);
        shape.travels.push_back(travels);
        shape.restPositions.push_back(from + offset);
    }
    for (const EndSite &endSite : skeleton.endSites())
        shape.restEndPositions.push_back(shape.restPositions[static_cast<std::size_t>(endSite.parent)] +
                                         endSite.offset);
    return shape;
}

} // namespace limber
