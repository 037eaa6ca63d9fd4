#include "tracks/positiontrack.h"

#include "base/at.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double samePosition = 1e-12; // relative

} // namespace

std::vector<glm::dvec3> positionTrack(const Clip &clip, int joint, const FrameInterval &frames,
                                      const PositionRules &rules)
{
    std::vector<glm::dvec3> track;
    track.reserve(static_cast<std::size_t>(std::max(0, frames.frameCount())));
    const Joint &source = clip.skeleton.joint(joint);
    for (int frame = frames.first; frame <= frames.last; ++frame)
        track.push_back(localTranslation(source, clip.motion.frame(frame), rules.of(source)));
    return track;
}

double writePositions(Clip &clip, int joint, int first, std::span<const glm::dvec3> positions,
                      const PositionRules &rules)
{
    const Joint &target = clip.skeleton.joint(joint);
    const PositionRule rule = rules.of(target);
    double unshown = 0.0;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const int frame = first + static_cast<int>(i);
        glm::dvec3 missing = positions[i] - localTranslation(target, clip.motion.frame(frame), rule);
        for (int channel = 0; channel < target.columnCount(); ++channel) {
            const Channel meaning = at(target.channels, channel);
            if (!meaning.isPosition())
                continue;
            double &difference = missing[meaning.axisIndex()];
            const double wanted = positions[i][meaning.axisIndex()];
            if (std::abs(difference) > samePosition * (1.0 + std::abs(wanted))) {
                const double base = rule == PositionRule::Add ? target.offset[meaning.axisIndex()] : 0.0;
                clip.motion.setValue(frame, target.firstColumn + channel, wanted - base);
            }
            difference = 0.0;
        }
        unshown = std::max(unshown, glm::length(missing));
    }
    return unshown;
}

} // namespace limber
