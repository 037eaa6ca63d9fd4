#pragma once

#include "base/finding.h"
#include "limber.h"
#include "motion/clip.h"

#include <new>
#include <string>
#include <utility>
#include <vector>

// The data that the handles of limber.h point to.
struct limber_clip
{
    limber::Clip clip;
};

struct limber_report
{
    std::vector<limber::Finding> findings;
    std::vector<std::string> messages; // one for each finding
};

namespace limber::capi {

// Runs work that may throw and returns its status, so that no exception passes into C.
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

// Returns whether the clip has `count` frames from `first` on.
[[nodiscard]] inline bool hasFrames(const limber_clip *clip, int first, int count)
{
    if (clip == nullptr || first < 0 || count < 0)
        return false;
    const int frames = clip->clip.motion.frameCount();
    return first <= frames && count <= frames - first;
}

} // namespace limber::capi
