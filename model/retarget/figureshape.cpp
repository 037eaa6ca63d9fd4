#include "retarget/figureshape.h"

#include "motion/pose.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr int mostSamples = 255;

double median(std::vector<double> &values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

// The usual place of a joint from its parent.
glm::dvec3 medianTranslation(const Clip &clip, const Joint &joint, PositionRule rule)
{
    const int frames = clip.motion.frameCount();
    const int step = std::max(1, frames / mostSamples);
    std::vector<double> samples[3];
    for (int frame = 0; frame < frames; frame += step) {
        const glm::dvec3 place = localTranslation(joint, clip.motion.frame(frame), rule);
        for (int axis = 0; axis < 3; ++axis)
            samples[axis].push_back(place[axis]);
    }
    return {median(samples[0]), median(samples[1]), median(samples[2])};
}

bool movesFrom(const glm::dvec3 &place, const Clip &clip, const Joint &joint, PositionRule rule)
{
    const double most = 1e-3 * (1.0 + glm::length(place));
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const glm::dvec3 away = glm::abs(localTranslation(joint, clip.motion.frame(frame), rule) - place);
        if (std::max({away.x, away.y, away.z}) > most)
            return true;
    }
    return false;
}

} // namespace

bool hasPositionChannels(const Joint &joint)
{
    return std::any_of(joint.channels.begin(), joint.channels.end(),
                       [](Channel channel) { return channel.isPosition(); });
}

FigureShape figureShape(const Clip &clip, const PositionRules &rules)
{
    FigureShape shape;
    const Skeleton &skeleton = clip.skeleton;
    for (const Joint &joint : skeleton.joints()) {
        glm::dvec3 offset = joint.offset;
        bool travels = false;
        if (hasPositionChannels(joint) && !clip.motion.isEmpty()) {
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
