#include "additions/additions.h"

#include "additions/additionkind.h"

namespace limber {

bool isSound(const Additions &additions, const Skeleton &skeleton)
{
    return std::ranges::all_of(additionKinds(), [&](const auto &kind) { return kind->isSound(additions, skeleton); });
}

Additions withFramesInserted(Additions additions, int before, int count)
{
    for (const auto &kind : additionKinds())
        kind->insertFrames(additions, before, count);
    return additions;
}

Additions withFramesRemoved(Additions additions, int first, int count)
{
    for (const auto &kind : additionKinds())
        kind->removeFrames(additions, first, count);
    return additions;
}

Additions carriedAdditions(Additions additions, const Clip &from, const Clip &to)
{
    for (const auto &kind : additionKinds()) {
        if (from.motion.frameCount() == to.motion.frameCount())
            kind->carry(additions, from, to);
        else
            kind->dropFrames(additions);
    }
    return additions;
}

Additions mappedAdditions(Additions additions, const FrameMap &frames, int frameCount)
{
    for (const auto &kind : additionKinds())
        kind->mapFrames(additions, frames, frameCount);
    return additions;
}

} // namespace limber
