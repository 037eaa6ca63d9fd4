#include "secondlife/upload/fewerframes.h"

#include "secondlife/animwriter.h"
#include "secondlife/upload/uploadcheck.h"

#include <algorithm>

namespace limber {

namespace {

std::size_t bytesFor(const Clip &clip, const PositionRules &rules)
{
    return judgeUpload(clip, rules, std::nullopt).assetBytes;
}

} // namespace

std::vector<FrameRun> runsBetweenSteps(int frameCount, int step)
{
    std::vector<FrameRun> runs;
    for (int first = 2; step > 1 && first < frameCount; first += step)
        runs.push_back({first, std::min(step - 1, frameCount - first)});
    std::ranges::reverse(runs);
    return runs;
}

int stepForUpload(const Clip &clip, const PositionRules &rules)
{
    const std::size_t bytes = bytesFor(clip, rules);
    if (bytes <= animlimits::mostBytes)
        return 1;
    const int most = std::max(clip.motion.frameCount() - 2, 1);
    // The size is proportional to the number of keys, so that the search begins near its end.
    int step = std::clamp(static_cast<int>(bytes / animlimits::mostBytes), 1, most);
    while (step > 1 && bytesFor(withEveryNthFrame(clip, step), rules) <= animlimits::mostBytes)
        --step;
    while (step < most && bytesFor(withEveryNthFrame(clip, step), rules) > animlimits::mostBytes)
        ++step;
    return step;
}

Clip withEveryNthFrame(const Clip &clip, int step)
{
    Clip result = clip;
    for (const FrameRun &run : runsBetweenSteps(clip.motion.frameCount(), step))
        result.motion.removeFrames(run.first, run.count);
    result.motion.setFrameTimeSeconds(clip.motion.frameTimeSeconds() * step);
    return result;
}

} // namespace limber
