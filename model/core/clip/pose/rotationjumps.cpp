#include "pose/rotationjumps.h"

#include "base/statistics.h"
#include "pose/localrotation.h"

#include <glm/gtc/constants.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double leastDegrees = 12.0;
constexpr double leastFactor = 6.0;
constexpr int framesAround = 8;
constexpr int framesOfOneJump = 6;
constexpr std::size_t mostFound = 100'000; // a larger number is noise, not glitches

double degreesBetween(const glm::dmat3 &a, const glm::dmat3 &b)
{
    const glm::dmat3 difference = glm::transpose(a) * b;
    const double cosine = (difference[0][0] + difference[1][1] + difference[2][2] - 1.0) / 2.0;
    const double degrees = std::acos(std::clamp(cosine, -1.0, 1.0)) * 180.0 / glm::pi<double>();
    return std::isfinite(degrees) ? degrees : 0.0;
}

std::vector<double> stepsOf(const Clip &clip, const Joint &joint)
{
    std::vector<double> steps;
    const int frames = clip.motion.frameCount();
    if (frames < 2)
        return steps;
    steps.reserve(static_cast<std::size_t>(frames - 1));
    glm::dmat3 before = localRotation(joint, clip.motion.frame(0));
    for (int frame = 1; frame < frames; ++frame) {
        const glm::dmat3 now = localRotation(joint, clip.motion.frame(frame));
        steps.push_back(degreesBetween(before, now));
        before = now;
    }
    return steps;
}

// Returns the median of the steps near a step, without the step itself.
double medianAround(const std::vector<double> &steps, std::size_t at)
{
    const std::size_t first = at > framesAround ? at - framesAround : 0;
    const std::size_t end = std::min(steps.size(), at + framesAround + 1);
    std::vector<double> near;
    for (std::size_t i = first; i < end; ++i) {
        if (i != at)
            near.push_back(steps[i]);
    }
    if (near.empty())
        return 0.0;
    return median(std::move(near));
}

} // namespace

void RotationJumpSearch::start(int jointCount)
{
    m_jointCount = jointCount;
    m_next = 0;
    m_found.clear();
}

bool RotationJumpSearch::lookAtNext(const Clip &clip)
{
    if (m_next < std::min(m_jointCount, clip.skeleton.jointCount()) && m_found.size() < mostFound)
        look(clip, m_next++);
    else
        m_next = m_jointCount;
    return m_next < m_jointCount;
}

void RotationJumpSearch::look(const Clip &clip, int joint)
{
    const std::vector<double> steps = stepsOf(clip, clip.skeleton.joint(joint));
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i] <= leastDegrees)
            continue;
        if (const double around = medianAround(steps, i); steps[i] > leastFactor * around)
            m_found.push_back({static_cast<int>(i) + 1, joint, steps[i], around});
    }
}

std::vector<RotationJump> RotationJumpSearch::jumps() const
{
    std::vector<RotationJump> sorted = m_found;
    std::ranges::stable_sort(sorted, {}, &RotationJump::frame);
    std::vector<RotationJump> jumps;
    int last = 0; // frame of the last step of the jump
    for (const RotationJump &jump : sorted) {
        const bool isNew = jumps.empty() || jump.frame - last > framesOfOneJump;
        if (isNew)
            jumps.push_back(jump);
        else if (jump.degrees > jumps.back().degrees)
            jumps.back() = {jumps.back().frame, jump.joint, jump.degrees, jump.around};
        last = jump.frame;
    }
    return jumps;
}

} // namespace limber
