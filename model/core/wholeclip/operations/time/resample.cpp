#include "bvh/text/numberformat.h"
#include "messages/motionmessages.h"
#include "messages/operationmessages.h"
#include "operations/apartposes.h"
#include "operations/moveloss.h"
#include "operations/operation.h"
#include "tracks/sampledclip.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace limber {

Operation resampleOperation();

namespace {

constexpr double leastRatioToFilter = 1.2; // old frames per new frame
constexpr int fewestFramesToFilter = 4; // fewer show no movement to and fro
constexpr double mostFrames = 20e6;

// Returns the intended frame rate, since files round their frame time: 0.016667 means 60 frames per second.
double meantRate(double frameTimeSeconds)
{
    constexpr double rounding = 2e-4; // relative
    const double rate = 1.0 / frameTimeSeconds;
    return std::abs(rate - std::round(rate)) < rounding * rate ? std::round(rate) : rate;
}

// Returns the clip with the nearest other frame in place of each pose that stands apart, so that the pose shows in no
// other frame.
Clip withoutSteps(const Clip &clip, const std::vector<PoseApart> &apart)
{
    const FrameInterval others = without(apart, {0, clip.motion.frameCount() - 1});
    Clip joined = clip;
    for (const PoseApart &pose : apart)
        std::ranges::copy(clip.motion.frame(std::clamp(pose.frame, others.first, others.last)),
                          joined.motion.editFrame(pose.frame).begin());
    return joined;
}

// Gives the frames at the times of poses that stand apart these poses again.
void restorePoses(const Motion &old, const std::vector<PoseApart> &apart, const std::vector<double> &times,
                  OperationOutput &output)
{
    std::vector<int> kept;
    for (std::size_t frame = 0; frame < times.size(); ++frame) {
        const int nearest = static_cast<int>(std::floor(times[frame]));
        if (std::ranges::find(apart, nearest, &PoseApart::frame) == apart.end())
            continue;
        const int end = static_cast<int>(frame);
        std::ranges::copy(old.frame(nearest), output.clip.motion.editFrame(end).begin());
        kept.push_back(end);
    }
    std::ranges::move(notesOnKeptPoses(kept), std::back_inserter(output.notes));
}

OperationOutput runResample(const OperationInput &input)
{
    OperationOutput output{.clip = input.clip};
    const Motion &motion = input.clip.motion;
    const double rate = input.values.number("fps");
    const double ratio = meantRate(motion.playingFrameTimeSeconds()) / rate;
    const int last = motion.frameCount() - 1;
    if (std::abs(ratio - 1.0) < 1e-9 || last < 0)
        return output;
    if (last / ratio > mostFrames)
        return OperationOutput::refused(messages::framesWouldBeTooMany(wordArgument(fixedNumber(last / ratio, 0))));
    std::vector<double> times;
    const auto steps = static_cast<long long>(std::llround(last / ratio));
    const bool isTooShort = steps == 0 && last > 0; // even the first and the last pose are too close together
    const long long count = isTooShort ? 2 : steps + 1;
    for (long long i = 0; i < count; ++i)
        times.push_back(std::min(double(i) * ratio, double(last)));
    times.back() = last;
    Sampling sampling;
    sampling.isSmooth = input.values.is("method", "smooth");
    if (ratio > leastRatioToFilter && last + 1 >= fewestFramesToFilter && input.values.is("alias", "filter"))
        sampling.cutoffHz = 0.45 * rate;
    RotationResidual unshown;
    const std::vector<PoseApart> apart = posesLeftOut(input);
    const Clip joined = apart.empty() ? Clip() : withoutSteps(input.clip, apart);
    auto sampled =
        sampledClip(apart.empty() ? input.clip : joined, input.rules, times, sampling, unshown, input.progress);
    if (!sampled)
        return OperationOutput::cancelled();
    output.clip = std::move(*sampled);
    restorePoses(motion, apart, times, output);
    output.clip.motion.setFrameTimeSeconds(1.0 / rate);
    const MessageArgument seconds = numberArgument(fixedNumber(last * motion.playingFrameTimeSeconds(), 3));
    if (isTooShort)
        output.notes.push_back(messages::endsNeedTwoFrames(numberArgument(fixedNumber(1.0 / rate, 3)), seconds));
    else
        output.notes.push_back(
            messages::framesAtRate(static_cast<int>(count), numberArgument(shortestNumber(rate)), seconds));
    if (sampling.cutoffHz > 0.0)
        output.notes.push_back(messages::steadiedBelow(numberArgument(fixedNumber(sampling.cutoffHz, 2)),
                                                       numberArgument(shortestNumber(rate))));
    addLossOf(unshown, output.clip.skeleton, output);
    return output;
}

std::vector<Parameter> resampleParameters()
{
    return {{.name = "fps",
             .title = QT_TRANSLATE_NOOP("limber::Operation", "Frames per second"),
             .help = QT_TRANSLATE_NOOP("limber::Operation", "Frames per second of the result."),
             .unit = Unit::FramesPerSecond,
             .least = 0.1,
             .most = 10000.0,
             .isRequired = true,
             .suggested = "30"},
            {.name = "method",
             .title = QT_TRANSLATE_NOOP("limber::Operation", "Between frames"),
             .help = QT_TRANSLATE_NOOP("limber::Operation",
                                       "Smooth curves through the frames, or straight lines from each to the next."),
             .kind = Parameter::Kind::Word,
             .standard = "smooth",
             .words = {{"smooth", QT_TRANSLATE_NOOP("limber::Operation", "Smooth")},
                       {"linear", QT_TRANSLATE_NOOP("limber::Operation", "Straight")}}},
            {.name = "alias",
             .title = QT_TRANSLATE_NOOP("limber::Operation", "Fast movement"),
             .help = QT_TRANSLATE_NOOP(
                 "limber::Operation",
                 "For a lower rate: first filters out movement that it cannot show, or picks frames unchanged."),
             .kind = Parameter::Kind::Word,
             .standard = "filter",
             .words = {{"filter", QT_TRANSLATE_NOOP("limber::Operation", "Filter it out")},
                       {"keep", QT_TRANSLATE_NOOP("limber::Operation", "Keep it")}}},
            posesApartParameter()};
}

} // namespace

Operation resampleOperation()
{
    return {
        .name = "resample",
        .title = QT_TRANSLATE_NOOP("limber::Operation", "Resample"),
        .group = OperationGroup::Time,
        .help = QT_TRANSLATE_NOOP(
            "limber::Operation",
            "Changes the frame rate of the clip. Its duration and its speed stay, and so does the last pose."),
        .searchWords = QT_TRANSLATE_NOOP(
            "limber::Operation", "fps frame rate frames per second change convert 24 25 30 60 120 downsample upsample"),
        .movesFrames = true,
        .parameters = resampleParameters(),
        .run = runResample};
}

} // namespace limber
