#include "base/at.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/moveloss.h"
#include "operations/operation.h"
#include "surgery/placement.h"
#include "surgery/rearrange.h"

#include <algorithm>

namespace limber {

Operation rerootOperation();

namespace {

// Returns the joints from a joint up to its root.
std::vector<int> pathToRoot(const Skeleton &skeleton, int joint)
{
    std::vector<int> path;
    for (int at = joint; at != NoJoint; at = skeleton.joint(at).parent)
        path.push_back(at);
    return path;
}

// Returns the tracks of a path on which each joint becomes the child of the one before it; the first one has no parent.
std::vector<LocalTrack> tracksAlong(const std::vector<int> &path)
{
    std::vector<LocalTrack> tracks;
    int below = NoJoint;
    for (const int joint : path) {
        tracks.push_back({joint, below, {}, {}});
        below = joint;
    }
    return tracks;
}

void reverse(const std::vector<int> &path, SkeletonTree &tree)
{
    tree.move(path.front(), SkeletonTree::None, tree.indexOf(path.back()));
    for (std::size_t i = 1; i < path.size(); ++i)
        tree.move(path[i], path[i - 1]);
    tree.closeChain(path.back(), glm::dvec3(0.0));
}

OperationOutput runReroot(const OperationInput &input)
{
    const Skeleton &skeleton = input.clip.skeleton;
    const int joint = input.values.joint("joint");
    const MessageArgument name = nameArgument(skeleton.joint(joint).name);
    OperationOutput output{.clip = input.clip};
    if (skeleton.joint(joint).isRoot()) {
        output.notes.push_back(messages::isRootAlready(name));
        return output;
    }
    const std::vector<int> path = pathToRoot(skeleton, joint);
    std::vector<LocalTrack> tracks = tracksAlong(path);
    if (!recordTracks(input.clip, input.rules, tracks, input.progress))
        return OperationOutput::cancelled();
    SkeletonTree tree(skeleton);
    reverse(path, tree);
    int withPositions = 0;
    for (const LocalTrack &track : tracks) {
        prepareFor(track, tree, PositionsGoTo::Channels);
        const bool had = skeleton.joint(track.joint).hasPositions();
        withPositions += !had && tree.node(track.joint).joint.hasPositions() ? 1 : 0;
    }
    RearrangedClip made = rearranged(input.clip, tree);
    output.clip = std::move(made.clip);
    RotationResidual unshown;
    for (const LocalTrack &track : tracks)
        unshown.add(writeTrack(output.clip, at(made.jointOfNode, track.joint), track, input.rules));
    addLossOf(unshown, output.clip.skeleton, output);
    output.notes.push_back(messages::pathReversed(path.size() - 1, name));
    if (withPositions > 0)
        output.notes.push_back(messages::positionsAdded(withPositions));
    return output;
}

} // namespace

Operation rerootOperation()
{
    return {.name = "reroot",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Re-root"),
            .group = OperationGroup::Skeleton,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Makes another joint the root of the hierarchy. All joints keep their positions "
                                      "and orientations; those between the two roots get position channels."),
            .searchWords = QT_TRANSLATE_NOOP("limber::Operation", "root pelvis hips new root hierarchy invert tree"),
            .changesSkeleton = true,
            .parameters = {{.name = "joint",
                            .title = QT_TRANSLATE_NOOP("limber::Operation", "Joint"),
                            .help = QT_TRANSLATE_NOOP("limber::Operation", "The joint that becomes the root."),
                            .kind = Parameter::Kind::Joint,
                            .isRequired = true}},
            .run = runReroot};
}

} // namespace limber
