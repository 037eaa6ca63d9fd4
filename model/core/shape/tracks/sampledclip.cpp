#include "tracks/sampledclip.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "geometry/lowpass.h"
#include "geometry/spline.h"
#include "tracks/positiontrack.h"
#include "tracks/tangentfilter.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace limber {

namespace {

constexpr double sameTime = 1e-7; // frames
constexpr int valuesAtOnce = 1 << 18; // 2 MB of frames are copied at a time
constexpr double fractionOfCopying = 0.05; // fraction of the time

glm::dvec3 between(const glm::dvec3 &a, const glm::dvec3 &b, double fraction)
{
    return a + (b - a) * fraction;
}

glm::dquat between(const glm::dquat &a, const glm::dquat &b, double fraction)
{
    return a * rotationFromVector(rotationVector(glm::conjugate(a) * b) * fraction);
}

class ClipSampler
{
public:
    ClipSampler(const Clip &clip, const PositionRules &rules, std::span<const double> times, const Sampling &sampling)
        : m_clip(clip), m_rules(rules), m_times(times), m_sampling(sampling), m_all{0, clip.motion.frameCount() - 1},
          m_knots(static_cast<std::size_t>(clip.motion.frameCount())), m_result(clip)
    {
        std::iota(m_knots.begin(), m_knots.end(), 0.0);
        findExactFrames();
    }

    std::optional<Clip> run(RotationResidual &unshown, const Progress &progress)
    {
        if (!copyFrames(progress.part(0.0, fractionOfCopying)))
            return std::nullopt;
        const Progress interpolating = progress.part(fractionOfCopying, 1.0);
        const int joints = m_clip.skeleton.jointCount();
        for (int joint = 0; joint < joints && !m_runs.empty(); ++joint) {
            const Progress part = interpolating.part(double(joint) / joints, double(joint + 1) / joints);
            if (!part(0.0))
                return std::nullopt;
            if (m_clip.skeleton.joint(joint).hasRotations()) {
                const auto unshownHere = writeJointRotations(joint, part);
                if (!unshownHere)
                    return std::nullopt;
                unshown.add(*unshownHere);
            }
            if (m_clip.skeleton.joint(joint).hasPositions())
                writeJointPositions(joint);
        }
        return std::move(m_result);
    }

private:
    [[nodiscard]] bool filters() const { return m_sampling.cutoffHz > 0.0; }

    void findExactFrames()
    {
        for (std::size_t i = 0; i < m_times.size(); ++i) {
            const double whole = std::round(m_times[i]);
            bool isExact = std::abs(m_times[i] - whole) <= sameTime;
            if (filters())
                isExact = isExact && (whole == 0.0 || whole == m_all.last);
            const int frame = static_cast<int>(i);
            if (isExact)
                continue;
            if (!m_runs.empty() && m_runs.back().last == frame - 1)
                m_runs.back().last = frame;
            else
                m_runs.push_back({frame, frame});
        }
    }

    // Copies frames: exact ones with their origins, all others from the frame before. It copies a few at a time, so
    // that a long clip is not in memory twice. Returns false if the progress stopped it.
    bool copyFrames(const Progress &progress)
    {
        m_result.motion.removeFrames(0, m_result.motion.frameCount());
        const int frames = static_cast<int>(m_times.size());
        const int step = std::max(1, valuesAtOnce / std::max(1, m_clip.motion.columnCount()));
        std::size_t run = 0;
        for (int first = 0; first < frames; first += step) {
            if (!progress(double(first) / frames))
                return false;
            const int end = std::min(first + step, frames);
            m_result.motion.insertFrames(first, copyOf(first, end, run));
        }
        return true;
    }

    // `run` continues from call to call.
    [[nodiscard]] FrameBlock copyOf(int first, int end, std::size_t &run) const
    {
        const std::int32_t newFrame = Motion(1, m_clip.motion.columnCount()).copyOfFrames(0, 1).origins.front();
        FrameBlock block;
        block.columnCount = m_clip.motion.columnCount();
        for (int i = first; i < end; ++i) {
            while (run < m_runs.size() && m_runs[run].last < i)
                ++run;
            const bool isNew = run < m_runs.size() && m_runs[run].contains(i);
            const double time = at(m_times, i);
            const int source = static_cast<int>(isNew ? std::floor(time) : std::round(time));
            const FrameBlock copy = m_clip.motion.copyOfFrames(source, 1);
            block.values.insert(block.values.end(), copy.values.begin(), copy.values.end());
            block.origins.push_back(isNew ? newFrame : copy.origins.front());
        }
        return block;
    }

    // Writes the rotations of a joint. Returns nothing if the progress stopped it: a joint of a long clip takes a
    // while.
    std::optional<RotationResidual> writeJointRotations(int joint, const Progress &progress)
    {
        std::vector<glm::dquat> track = rotationTrack(m_clip, joint, m_all);
        if (!progress(0.2))
            return std::nullopt;
        if (filters()) {
            const double frameTime = m_clip.motion.playingFrameTimeSeconds();
            const double hertz = m_sampling.cutoffHz;
            track = filteredRotations(track, frameTime, hertz, [=](std::span<const glm::dvec3> vectors) {
                return lowPassed(vectors, frameTime, hertz);
            });
        }
        if (!progress(0.4))
            return std::nullopt;
        const RotationSpline spline(m_knots, track);
        if (!progress(0.6))
            return std::nullopt;
        RotationResidual unshown;
        for (const FrameInterval &run : m_runs) {
            const std::vector<glm::dquat> samples = samplesOf<glm::dquat>(track, spline, run);
            // Angles continue from the frame before.
            const std::span<const double> before = m_result.motion.frame(std::max(0, run.first - 1));
            const std::vector<double> near(before.begin(), before.end());
            unshown.add(writeNewRotations(m_result, joint, run.first, samples, near));
        }
        unshown.jointCount = std::min(unshown.jointCount, 1);
        return unshown;
    }

    void writeJointPositions(int joint)
    {
        std::vector<glm::dvec3> track = positionTrack(m_clip, joint, m_all, m_rules);
        if (filters())
            track = lowPassed(track, m_clip.motion.playingFrameTimeSeconds(), m_sampling.cutoffHz);
        const PositionSpline spline(m_knots, track);
        for (const FrameInterval &run : m_runs)
            writePositions(m_result, joint, run.first, samplesOf<glm::dvec3>(track, spline, run), m_rules);
    }

    template <typename Value, typename Spline>
    std::vector<Value> samplesOf(const std::vector<Value> &track, const Spline &spline, const FrameInterval &run) const
    {
        std::vector<Value> samples;
        for (int i = run.first; i <= run.last; ++i) {
            const double time = at(m_times, i);
            const auto before = static_cast<std::size_t>(std::clamp(std::floor(time), 0.0, double(m_all.last)));
            const std::size_t after = std::min(before + 1, track.size() - 1);
            samples.push_back(m_sampling.isSmooth ? spline.at(time)
                                                  : between(track[before], track[after], time - double(before)));
        }
        return samples;
    }

    const Clip &m_clip;
    const PositionRules &m_rules;
    std::span<const double> m_times;
    const Sampling &m_sampling;
    FrameInterval m_all;
    std::vector<double> m_knots;
    Clip m_result;
    std::vector<FrameInterval> m_runs; // new frames
};

} // namespace

std::optional<Clip> sampledClip(const Clip &clip, const PositionRules &rules, std::span<const double> times,
                                const Sampling &sampling, RotationResidual &unshown, const Progress &progress)
{
    return ClipSampler(clip, rules, times, sampling).run(unshown, progress);
}

} // namespace limber
