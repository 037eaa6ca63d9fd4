#include "body/bonelengths.h"

#include "base/at.h"
#include "base/statistics.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

glm::dvec3 medianTranslation(const Clip &clip, const Joint &joint, PositionRule rule)
{
    constexpr int mostSamples = 255;
    const int frames = clip.motion.frameCount();
    const int step = std::max(1, frames / mostSamples);
    std::vector<double> samples[3];
    for (int frame = 0; frame < frames; frame += step) {
        const glm::dvec3 position = localTranslation(joint, clip.motion.frame(frame), rule);
        for (int axis = 0; axis < 3; ++axis)
            samples[axis].push_back(position[axis]);
    }
    return {middleValue(samples[0]), middleValue(samples[1]), middleValue(samples[2])};
}

std::vector<glm::dvec3> usualTranslations(const Clip &clip, const PositionRules &rules)
{
    std::vector<glm::dvec3> translations;
    translations.reserve(static_cast<std::size_t>(clip.skeleton.jointCount()));
    for (const Joint &joint : clip.skeleton.joints()) {
        if (joint.isRoot())
            translations.emplace_back(0.0);
        else if (joint.hasPositions() && !clip.motion.isEmpty())
            translations.push_back(medianTranslation(clip, joint, rules.of(joint)));
        else
            translations.push_back(joint.offset);
    }
    return translations;
}

std::vector<double> pathLengths(const Skeleton &skeleton, const std::vector<glm::dvec3> &translations)
{
    std::vector<double> lengths;
    lengths.reserve(translations.size());
    for (std::size_t joint = 0; joint < translations.size(); ++joint) {
        const int parent = skeleton.joint(static_cast<int>(joint)).parent;
        const double above = parent == NoJoint ? 0.0 : at(lengths, parent);
        lengths.push_back(above + glm::length(translations[joint]));
    }
    return lengths;
}

} // namespace limber
