#include "joining/ownposes.h"

#include "base/at.h"
#include "pose/partialpose.h"
#include "travel/heading.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int fewestKnownJoints = 6; // fewer do not identify a pose
constexpr int mostUnknownJoints = 20; // more do not distinguish poses better

} // namespace

void OwnPoses::sample(double index, std::span<float> out) const
{
    const double inside = std::clamp(index, 0.0, double(count() - 1));
    const int before = std::min(static_cast<int>(inside), std::max(0, count() - 2));
    const auto fraction = static_cast<float>(inside - before);
    const std::span<const float> a = at(before);
    const std::span<const float> b = at(std::min(before + 1, count() - 1));
    for (std::size_t i = 0; i < m_width; ++i)
        out[i] = a[i] + (b[i] - a[i]) * fraction;
}

OwnPoses OwnPoses::coarser(int wanted) const
{
    std::vector<float> numbers;
    numbers.reserve(static_cast<std::size_t>(wanted) * m_width);
    const double step = double(count() - 1) / (wanted - 1);
    std::vector<double> sum(m_width);
    for (int i = 0; i < wanted; ++i) {
        const bool isEnd = i == 0 || i + 1 == wanted;
        const double reach = isEnd ? 0.0 : 0.5 * step;
        const int first = static_cast<int>(std::lround(i * step - reach));
        const int last = std::max(first, static_cast<int>(std::lround(i * step + reach)) - (isEnd ? 0 : 1));
        std::ranges::fill(sum, 0.0);
        for (int frame = first; frame <= last; ++frame) {
            const std::span<const float> each = at(frame);
            for (std::size_t number = 0; number < m_width; ++number)
                sum[number] += each[number];
        }
        for (const double number : sum)
            numbers.push_back(static_cast<float>(number / (last - first + 1)));
    }
    return {m_width, std::move(numbers)};
}

std::vector<int> distinctiveJoints(const Skeleton &skeleton, const BodyRoles &roles)
{
    std::vector<int> known;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const BodyPart part = roles.of(joint).part;
        if (part != BodyPart::None && part != BodyPart::Root && !isFinger(part))
            known.push_back(joint);
    }
    if (static_cast<int>(known.size()) >= fewestKnownJoints)
        return known;
    std::vector<int> some;
    const int step = 1 + (skeleton.jointCount() - 1) / mostUnknownJoints;
    for (int joint = 0; joint < skeleton.jointCount(); joint += step)
        some.push_back(joint);
    return some;
}

std::optional<OwnPoses> ownPoses(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up,
                                 const Progress &progress)
{
    const FloorPlane floor(up);
    const BodyHeading heading(clip.skeleton, roles, floor);
    const std::vector<int> joints = distinctiveJoints(clip.skeleton, roles);
    std::vector<int> needed = joints;
    needed.push_back(heading.carrier());
    PartialPose partial(clip.skeleton, rules, needed);
    const int frames = clip.motion.frameCount();
    std::vector<float> numbers;
    numbers.reserve(3 * joints.size() * static_cast<std::size_t>(frames));
    double faced = 0.0;
    for (int frame = 0; frame < frames; ++frame) {
        if (progress.wantsToStop(frame, frames))
            return std::nullopt;
        const Pose &pose = partial.of(clip.motion.frame(frame));
        faced = heading.of(pose).value_or(faced);
        const glm::dmat3 ahead = floor.rotation(-faced);
        const glm::dvec3 &origin = at(pose.jointPositions, heading.carrier());
        for (const int joint : joints) {
            const glm::dvec3 own = ahead * (at(pose.jointPositions, joint) - origin);
            numbers.insert(numbers.end(), {float(own.x), float(own.y), float(own.z)});
        }
    }
    return OwnPoses(3 * joints.size(), std::move(numbers));
}

double squaredDistance(std::span<const float> a, std::span<const float> b)
{
    float sum = 0.0F;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += (a[i] - b[i]) * (a[i] - b[i]);
    return double(sum);
}

} // namespace limber
