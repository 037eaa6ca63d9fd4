#pragma once

#include "base/finding.h"
#include "limber.h"
#include "motion/clip.h"

#include <new>
#include <string>
#include <utility>
#include <vector>

// What the handles of limber.h point to.
struct limber_clip
{
    limber::Clip clip;
};

struct limber_report
{
    std::vector<limber::Finding> findings;
    std::vector<std::string> messages; // of the findings, one each
};

namespace limber::capi {

// Runs what may throw and answers the status instead: no exception passes into C.
template <typename Work>
[[nodiscard]] limber_status guarded(const Work &work) noexcept
{
    try {
        return work();
    } catch (const std::bad_alloc &) {
        return LIMBER_OUT_OF_MEMORY;
    } catch (...) {
        return LIMBER_INTERNAL;
    }
}

[[nodiscard]] inline bool isIndex(int index, int count)
{
    return index >= 0 && index < count;
}

[[nodiscard]] inline bool hasJoint(const limber_clip *clip, int joint)
{
    return clip != nullptr && isIndex(joint, clip->clip.skeleton.jointCount());
}

[[nodiscard]] inline bool hasEndSite(const limber_clip *clip, int endSite)
{
    return clip != nullptr && isIndex(endSite, clip->clip.skeleton.endSiteCount());
}

// Whether these are `count` frames of the clip.
[[nodiscard]] inline bool hasFrames(const limber_clip *clip, int first, int count)
{
    if (clip == nullptr || first < 0 || count < 0)
        return false;
    const int frames = clip->clip.motion.frameCount();
    return first <= frames && count <= frames - first;
}

} // namespace limber::capi
