#include "retarget/bonepaths.h"

#include "base/at.h"

namespace limber {

BonePaths bonePaths(const Skeleton &target, const JointMapping &mapping, const FigureShape &sourceShape)
{
    BonePaths paths;
    const auto count = static_cast<std::size_t>(target.jointCount());
    paths.aims.resize(count);
    paths.guides.assign(count, NoJoint);
    // A joint passes to its parent: itself if it follows the source, else what its children pass to it.
    for (int joint = target.jointCount() - 1; joint >= 0; --joint) {
        const int parent = target.joint(joint).parent;
        if (parent == NoJoint)
            continue;
        const int source = mapping.sourceOf(joint);
        std::vector<BonePaths::Aim> &above = at(paths.aims, parent);
        if (source != NoJoint) {
            if (at(sourceShape.isBone, source))
                above.insert(above.begin(), {joint, joint});
            continue;
        }
        std::vector<BonePaths::Aim> seen = at(paths.aims, joint);
        for (BonePaths::Aim &aim : seen)
            aim.firstChild = joint;
        above.insert(above.begin(), seen.begin(), seen.end());
    }
    for (int joint = 0; joint < target.jointCount(); ++joint) {
        const int parent = target.joint(joint).parent;
        int &guide = at(paths.guides, joint);
        if (mapping.sourceOf(joint) != NoJoint)
            guide = joint;
        else if (parent != NoJoint && !at(paths.aims, joint).empty())
            guide = at(paths.guides, parent);
    }
    return paths;
}

int mappedAncestor(const Skeleton &target, const JointMapping &mapping, int joint)
{
    int above = target.joint(joint).parent;
    while (above != NoJoint && mapping.sourceOf(above) == NoJoint)
        above = target.joint(above).parent;
    return above;
}

bool skipsJoints(const Skeleton &source, int from, int to)
{
    return to != from && source.joint(to).parent != from;
}

} // namespace limber
