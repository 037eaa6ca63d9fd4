#include "benchbody.h"

#include "support/randommotion.h"
#include "support/walker.h"

#include <algorithm>

namespace limber::bench {

using namespace limber::test;

const Clip &benchBody()
{
    static const Clip clip = [] {
        const Clip walk = makeWalker({.frames = 10000}).clip;
        const Clip tail = makeRandomClip({.joints = 60 - walk.skeleton.jointCount(), .frames = 10000});
        Clip both = walk;
        for (const NodeId node : tail.skeleton.nodesInFileOrder()) {
            if (node.isEndSite()) {
                EndSite endSite = tail.skeleton.endSite(node.index);
                endSite.parent += walk.skeleton.jointCount();
                both.skeleton.addEndSite(endSite);
                continue;
            }
            Joint joint = tail.skeleton.joint(node.index);
            joint.parent = joint.isRoot() ? 0 : joint.parent + walk.skeleton.jointCount();
            joint.name = "tail" + joint.name;
            both.skeleton.addJoint(joint);
        }
        both.source.reset();
        both.motion = Motion(10000, both.skeleton.columnCount());
        both.motion.setFrameTimeSeconds(walk.motion.frameTimeSeconds());
        for (int frame = 0; frame < 10000; ++frame) {
            const auto values = both.motion.editFrame(frame);
            const auto end = std::ranges::copy(walk.motion.frame(frame), values.begin()).out;
            std::ranges::copy(tail.motion.frame(frame), end);
        }
        return both;
    }();
    return clip;
}

} // namespace limber::bench
