#include "touch/clipinsides.h"

#include "contacts/figurelegs.h"
#include "messages/skeletonmessages.h"

#include <algorithm>
#include <iterator>

namespace limber {

namespace {

Message textOf(TouchPart outer, int joint, int otherJoint, const Skeleton &skeleton)
{
    const MessageArgument name = nameArgument(skeleton.joint(joint).name);
    switch (outer) {
    case TouchPart::Trunk:
        return messages::inTrunk(name);
    case TouchPart::Head:
        return messages::inHead(name);
    default:
        return messages::inJoint(name, nameArgument(skeleton.joint(otherJoint).name));
    }
}

} // namespace

std::optional<std::vector<Inside>> insidesOfClip(const Clip &clip, const PositionRules &rules, Axis up,
                                                 const Vocabulary &vocabulary, const Progress &progress)
{
    std::vector<Inside> found;
    const FrameInterval frames{0, clip.motion.frameCount() - 1};
    const std::vector<FigureLegs> figures = legsOfFigures(clip, rules, up, vocabulary);
    const double part = 1.0 / std::max(1.0, static_cast<double>(figures.size()));
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const auto course =
            touchCourse(clip, rules, figures[i], 1.0, progress.part(part * double(i), part * double(i + 1)));
        if (!course)
            return std::nullopt;
        const auto pairs = touchPairs(*course, touchCourseAtRest(clip, rules, figures[i], 1.0), ApartParts::Arms, 1.0);
        const double seconds = clip.motion.playingFrameTimeSeconds();
        std::vector<Inside> own = insidesOf(MovedArms(*course, 1.0), pairs, frames, seconds);
        eraseTouches(own, leastInsideNcm, seconds);
        std::ranges::move(own, std::back_inserter(found));
    }
    std::ranges::stable_sort(found, {}, [](const Inside &inside) { return inside.frames.first; });
    return found;
}

bool isVisible(const Inside &inside)
{
    return inside.depthNcm >= leastInsideNcm;
}

const Inside *deepestVisible(const std::vector<Inside> &insides)
{
    const auto deepest = std::ranges::max_element(insides, {}, &Inside::depthNcm);
    return deepest != insides.end() && isVisible(*deepest) ? &*deepest : nullptr;
}

const TouchPair *deepestUsual(const TouchCourse &course, const std::vector<TouchPair> &pairs)
{
    const auto deepest = std::ranges::max_element(pairs, {}, &TouchPair::thinner);
    return deepest != pairs.end() && deepest->thinner >= leastInsideNcm * course.unitsPerNcm ? &*deepest : nullptr;
}

Message insideText(const Inside &inside, const Skeleton &skeleton)
{
    return textOf(inside.pair.outer, inside.joint, inside.otherJoint, skeleton);
}

Message insideText(const TouchCourse &course, const TouchPair &pair, const Skeleton &skeleton)
{
    return textOf(pair.outer, innerJointOf(course, pair), outerJointOf(course, pair), skeleton);
}

} // namespace limber
