#include "retarget/bonelengths.h"

#include "motion/pose.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr int maxSampledFrames = 32;

double median(std::vector<double> &values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

glm::dvec3 medianTranslation(const Clip &clip, const Joint &joint, PositionRule rule)
{
    const int frameCount = clip.motion.frameCount();
    const int count = std::min(frameCount, maxSampledFrames);
    std::vector<std::vector<double>> values(3);
    for (int i = 0; i < count; ++i) {
        const int frame = static_cast<int>(static_cast<long long>(i) * frameCount / count);
        const glm::dvec3 translation = localTranslation(joint, clip.motion.frame(frame), rule);
        for (int axis = 0; axis < 3; ++axis)
            values[static_cast<std::size_t>(axis)].push_back(translation[axis]);
    }
    return {median(values[0]), median(values[1]), median(values[2])};
}

} // namespace

std::vector<glm::dvec3> usualTranslations(const Clip &clip, const PositionRules &rules)
{
    std::vector<glm::dvec3> translations;
    translations.reserve(static_cast<std::size_t>(clip.skeleton.jointCount()));
    for (const Joint &joint : clip.skeleton.joints()) {
        const bool moves = std::any_of(joint.channels.begin(), joint.channels.end(),
                                       [](const Channel &channel) { return channel.isPosition(); });
        if (joint.isRoot())
            translations.emplace_back(0.0);
        else if (moves && !clip.motion.isEmpty())
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
        const double above = parent == NoJoint ? 0.0 : lengths[static_cast<std::size_t>(parent)];
        lengths.push_back(above + glm::length(translations[joint]));
    }
    return lengths;
}

} // namespace limber
