#include "samecontent.h"

#include <algorithm>

namespace limber::fuzz {

bool haveSameNumbers(const Clip &a, const Clip &b)
{
    const auto sameOffset = [](const auto &x, const auto &y) { return x.offset == y.offset; };
    if (!a.skeleton.hasSameLayoutAs(b.skeleton) ||
        !std::ranges::equal(a.skeleton.joints(), b.skeleton.joints(), sameOffset) ||
        !std::ranges::equal(a.skeleton.endSites(), b.skeleton.endSites(), sameOffset))
        return false;
    if (a.motion.frameCount() != b.motion.frameCount())
        return false;
    for (int frame = 0; frame < a.motion.frameCount(); ++frame) {
        if (!std::ranges::equal(a.motion.frame(frame), b.motion.frame(frame)))
            return false;
    }
    return a.motion.frameTimeSeconds() == b.motion.frameTimeSeconds();
}

bool haveSameContent(const Clip &a, const Clip &b)
{
    const auto sameName = [](const Joint &x, const Joint &y) { return x.name == y.name; };
    return haveSameNumbers(a, b) && std::ranges::equal(a.skeleton.joints(), b.skeleton.joints(), sameName);
}

} // namespace limber::fuzz
