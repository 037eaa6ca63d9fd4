#include "tracks/figurefindings.h"

#include "base/at.h"
#include "base/statistics.h"
#include "messages/posemessages.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <span>

namespace limber {

namespace {

Message doneAbout(PosesApartChoice choice)
{
    switch (choice) {
    case PosesApartChoice::LeaveOut:
        return messages::apartLeftOut();
    case PosesApartChoice::Filter:
        return messages::apartFiltered();
    case PosesApartChoice::Ask:
        break;
    }
    return messages::apartAsked();
}

// Returns the finding about poses that follow each other at one end of a clip.
FigureFinding apartAt(const FrameInterval &frames, double degrees, PosesApartChoice choice, int frameCount)
{
    const MessageArgument rounded = numberArgument(std::to_string(std::lround(degrees)));
    const Message done = doneAbout(choice);
    const std::string kept = frames.first == 0 ? std::to_string(frames.last + 1) + "-" + std::to_string(frameCount - 1)
                                               : "0-" + std::to_string(frames.first - 1);
    return {{Severity::Warning, 0, 0,
             frames.frameCount() == 1 ? messages::frameApart(frames.first, rounded, done)
                                      : messages::framesApart(frames.first, frames.last, rounded, done),
             FindingKind::PoseApart},
            frames,
            "trim:frames=" + kept,
            choice != PosesApartChoice::Ask};
}

void addPosesApart(const Clip &clip, PosesApartChoice choice, std::vector<FigureFinding> &found)
{
    const int frameCount = clip.motion.frameCount();
    FrameInterval beginning;
    double degrees = 0.0;
    for (const PoseApart &pose : posesApart(clip, {0, frameCount - 1})) {
        if (pose.frame == frameCount - 1) {
            found.push_back(apartAt({pose.frame, pose.frame}, pose.degrees, choice, frameCount));
            continue;
        }
        beginning.last = pose.frame;
        degrees = std::max(degrees, pose.degrees);
    }
    if (degrees > 0.0)
        found.insert(found.begin(), apartAt({0, beginning.last}, degrees, choice, frameCount));
}

std::string interpolating(const FrameInterval &frames)
{
    return "interpolate:frames=" + std::to_string(frames.first) + "-" + std::to_string(frames.last);
}

// Finds where a capture stood still. A held pose eases in and out, and poses that hold by design hold again and again.
class FrozenFrames
{
public:
    explicit FrozenFrames(const Motion &motion) : m_motion(motion)
    {
        for (int frame = 1; frame < motion.frameCount(); ++frame)
            m_isSame.push_back(std::ranges::equal(motion.frame(frame - 1), motion.frame(frame)));
    }

    [[nodiscard]] std::vector<FrameInterval> find() const
    {
        std::vector<FrameInterval> found;
        const double seconds = m_motion.playingFrameTimeSeconds();
        const int least = std::max(fewestSteps, static_cast<int>(std::lround(std::min(frozenSeconds / seconds, 1e6))));
        const int steps = static_cast<int>(m_isSame.size());
        for (int first = 0; first < steps;) {
            int end = first;
            while (end < steps && at(m_isSame, end))
                ++end;
            // From the frame after the first of those that are the same: that one was captured.
            if (end - first >= least && first > 0 && end < steps)
                found.push_back({first + 1, end});
            first = end + 1;
        }
        if (found.size() > mostStretches)
            return {};
        if (!found.empty()) {
            const double usual = usualStep();
            std::erase_if(found, [&](const FrameInterval &frames) {
                const bool isFast = stepTo(frames.first - 1) >= usual || stepTo(frames.last + 1) >= usual;
                return !isFast && !(isSudden(frames.first - 1, -1, usual) && isSudden(frames.last + 1, 1, usual));
            });
        }
        return found;
    }

private:
    static constexpr double frozenSeconds = 0.1;
    static constexpr int fewestSteps = 5;
    static constexpr std::size_t mostStretches = 4;
    static constexpr int stepsBeside = 5;
    static constexpr double suddenShare = 0.5; // of the steps beside it
    static constexpr double leastShare = 0.25; // of the usual step

    // Returns the largest change of a number from the frame before; whole turns are none.
    [[nodiscard]] double stepTo(int frame) const
    {
        double most = 0.0;
        for (int column = 0; column < m_motion.columnCount(); ++column)
            most = std::max(most, std::abs(std::remainder(
                                      m_motion.value(frame, column) - m_motion.value(frame - 1, column), 360.0)));
        return most;
    }

    // Returns whether the movement beside some frames ends or begins with the step to a frame as fast as it was or
    // gets a little later.
    [[nodiscard]] bool isSudden(int frame, int outwards, double usual) const
    {
        std::vector<double> further;
        for (int i = 1; i <= stepsBeside; ++i) {
            const int other = frame + i * outwards;
            if (other < 1 || other >= m_motion.frameCount())
                return false;
            further.push_back(stepTo(other));
        }
        return stepTo(frame) > std::max(leastShare * usual, suddenShare * median(std::move(further)));
    }

    // Returns the median change where something changes.
    [[nodiscard]] double usualStep() const
    {
        std::vector<double> steps;
        for (int frame = 1; frame < m_motion.frameCount(); ++frame) {
            if (!at(m_isSame, frame - 1))
                steps.push_back(stepTo(frame));
        }
        return median(std::move(steps));
    }

    const Motion &m_motion;
    std::vector<bool> m_isSame; // as in the frame before, from frame 1
};

void addFrozenFrames(const Clip &clip, std::vector<FigureFinding> &found)
{
    for (const FrameInterval &frames : FrozenFrames(clip.motion).find())
        found.push_back({{Severity::Warning, 0, 0, messages::framesFrozen(frames.first - 1, frames.last),
                          FindingKind::FrozenFrames},
                         frames,
                         interpolating(frames)});
}

std::string shortText(double value)
{
    std::array<char, 32> text;
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, 3).ptr;
    return {text.data(), end};
}

constexpr double absurdDegrees = 1e6;
constexpr double absurdReaches = 1e6; // of the skeleton
constexpr std::size_t mostAbsurd = 3; // findings

void addAbsurdNumbers(const Clip &clip, std::vector<FigureFinding> &found)
{
    double reach = 1.0;
    for (const Joint &joint : clip.skeleton.joints())
        reach += glm::length(joint.offset);
    std::vector<double> limits;
    for (int column = 0; column < clip.skeleton.columnCount(); ++column)
        limits.push_back(clip.skeleton.column(column).channel.isRotation() ? absurdDegrees : absurdReaches * reach);
    const auto isAbsurd = [&](double value, double limit) { return std::abs(value) > limit; };
    std::size_t count = 0;
    const int frames = clip.motion.frameCount();
    for (int frame = 0; frame < frames; ++frame) {
        const std::span<const double> values = clip.motion.frame(frame);
        const auto absurd = std::ranges::mismatch(values, limits, std::not_fn(isAbsurd)).in1;
        if (absurd == values.end())
            continue;
        FrameInterval same{frame, frame};
        const auto column = absurd - values.begin();
        while (same.last + 1 < frames && isAbsurd(clip.motion.value(same.last + 1, static_cast<int>(column)),
                                                  limits[static_cast<std::size_t>(column)]))
            ++same.last;
        frame = same.last;
        if (count++ == mostAbsurd)
            return;
        const Joint &joint = clip.skeleton.joint(clip.skeleton.column(static_cast<int>(column)).joint);
        const bool isBetween = same.first > 0 && same.last + 1 < frames;
        found.push_back(
            {{Severity::Warning, 0, 0,
              messages::numberAbsurd(nameArgument(joint.name), numberArgument(shortText(*absurd)), same.first),
              FindingKind::AbsurdNumber},
             same,
             isBetween ? interpolating(same) : std::string()});
    }
}

} // namespace

std::vector<FigureFinding> figureFindings(const Clip &clip, const UpAxis &up, PosesApartChoice choice)
{
    std::vector<FigureFinding> found;
    addPosesApart(clip, choice, found);
    addFrozenFrames(clip, found);
    addAbsurdNumbers(clip, found);
    if (up.isNegative) {
        const char letter = axisLetter(up.axis);
        found.push_back({{Severity::Warning, 0, 0, messages::figureHangs(wordArgument(std::string(1, letter))),
                          FindingKind::HangsHeadDown},
                         {0, -1},
                         std::string("upaxis:to=") + static_cast<char>(letter - 'X' + 'x')});
    }
    return found;
}

} // namespace limber
