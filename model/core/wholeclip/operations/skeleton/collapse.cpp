#include "base/at.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/moveloss.h"
#include "operations/notenumber.h"
#include "operations/operation.h"
#include "surgery/placement.h"
#include "surgery/rearrange.h"
#include "tracks/positiontrack.h"
#include "tracks/rotationtrack.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <optional>

namespace limber {

Operation collapseOperation();

namespace {

// A child that would not stay in its position.
struct CollapseLoss
{
    std::string name;
    TrackSpread spread;
    bool isEndSite = false;
};

// Removes one joint; its children become children of its parent.
class JointCollapse
{
public:
    explicit JointCollapse(const OperationInput &input)
        : m_input(input), m_before(input.clip), m_output{.clip = input.clip}, m_joint(input.values.joint("joint")),
          m_tree(input.clip.skeleton)
    {
    }

    OperationOutput run()
    {
        const Joint &joint = m_before.skeleton.joint(m_joint);
        if (joint.isRoot() && m_before.skeleton.roots().size() == 1 && !hasChildJoint())
            return OperationOutput::refused(messages::lastJoint(nameArgument(joint.name)));
        if (!record(m_input.progress.part(0.0, 0.5)))
            return OperationOutput::cancelled();
        placeChildren();
        if (m_input.values.is("loss", "refuse") && !m_losses.empty())
            return OperationOutput::refused(refusal());
        m_tree.remove(m_joint);
        m_tree.closeChain(joint.parent, joint.offset);
        RearrangedClip made = rearranged(m_before, m_tree);
        m_output.clip = std::move(made.clip);
        RotationResidual unshown;
        for (const LocalTrack &track : m_tracks)
            unshown.add(writeTrack(m_output.clip, at(made.jointOfNode, track.joint), track, m_input.rules));
        addLossOf(unshown, m_output.clip.skeleton, m_output);
        report();
        return std::move(m_output);
    }

private:
    [[nodiscard]] bool hasChildJoint() const { return m_before.skeleton.subtreeEnd(m_joint) > m_joint + 1; }

    bool record(const Progress &progress)
    {
        const int parent = m_before.skeleton.joint(m_joint).parent;
        for (const NodeId child : m_before.skeleton.childrenOf(m_joint)) {
            if (child.isJoint())
                m_tracks.push_back({child.index, parent, {}, {}});
        }
        const FrameInterval all{0, m_before.motion.frameCount() - 1};
        m_rotations = rotationTrack(m_before, m_joint, all);
        m_positions = positionTrack(m_before, m_joint, all, m_input.rules);
        return recordTracks(m_before, m_input.rules, m_tracks, progress);
    }

    // Returns where a point that is fixed in the joint usually is relative to the joint's parent: at the end of a bone
    // of the same length.
    [[nodiscard]] glm::dvec3 usualPosition(const glm::dvec3 &offset) const
    {
        if (m_positions.empty())
            return m_before.skeleton.joint(m_joint).offset + offset;
        return spreadOf(m_positions).middle + meanRotation(m_rotations) * offset;
    }

    void placeChildren()
    {
        int index = m_tree.indexOf(m_joint);
        const int parent = m_tree.node(m_joint).parent;
        const std::vector<int> children = m_tree.childrenOf(m_joint);
        for (const int child : children) {
            if (m_tree.node(child).isEndSite)
                index += placeEndSite(child, parent, index) ? 1 : 0;
            else
                m_tree.move(child, parent, index++);
        }
        for (const LocalTrack &track : m_tracks)
            placeJoint(track);
    }

    bool placeEndSite(int node, int parent, int index)
    {
        if (parent == SkeletonTree::None) {
            m_output.notes.push_back(messages::endSitesDropped(nameArgument(m_before.skeleton.joint(m_joint).name)));
            return false;
        }
        const glm::dvec3 offset = m_tree.node(node).joint.offset;
        std::vector<glm::dvec3> positions;
        for (std::size_t frame = 0; frame < m_positions.size(); ++frame)
            positions.push_back(m_positions[frame] + m_rotations[frame] * offset);
        m_tree.joint(node).offset = usualPosition(offset);
        note(m_before.skeleton.joint(m_joint).name, spreadAround(positions, m_tree.node(node).joint.offset), true);
        m_tree.move(node, parent, index);
        return true;
    }

    void placeJoint(const LocalTrack &track)
    {
        const Joint before = m_before.skeleton.joint(track.joint);
        const bool isRoot = m_tree.node(track.joint).parent == SkeletonTree::None;
        const bool takesChannels = isRoot || before.hasPositions() || m_input.values.is("loss", "positions");
        if (track.positions.empty()) {
            m_tree.joint(track.joint).offset = isRoot ? glm::dvec3(0.0) : usualPosition(before.offset);
            return;
        }
        if (takesChannels) {
            prepareFor(track, m_tree, PositionsGoTo::Channels);
            m_withPositions += m_tree.node(track.joint).joint.hasPositions() && !before.hasPositions() ? 1 : 0;
            return;
        }
        prepareFor(track, m_tree, PositionsGoTo::Offset);
        m_tree.joint(track.joint).offset = usualPosition(before.offset);
        note(before.name, spreadAround(track.positions, m_tree.node(track.joint).joint.offset), false);
    }

    void note(const std::string &name, const TrackSpread &spread, bool isEndSite)
    {
        if (!spread.isStill())
            m_losses.push_back({name, spread, isEndSite});
    }

    [[nodiscard]] Message refusal() const
    {
        const CollapseLoss &worst =
            *std::ranges::max_element(m_losses, {}, [](const CollapseLoss &loss) { return loss.spread.largest; });
        return messages::collapseLoses(m_losses.size(), nameArgument(worst.name), noteNumber(worst.spread.largest),
                                       noteNumber(worst.spread.mean));
    }

    void report()
    {
        if (m_withPositions > 0)
            m_output.notes.push_back(messages::positionsAdded(m_withPositions));
        for (const CollapseLoss &loss : m_losses) {
            const MessageArgument name = nameArgument(loss.name);
            m_output.warnings.push_back(loss.isEndSite ? messages::endSiteIsOff(name, noteNumber(loss.spread.largest))
                                                       : messages::childIsOff(name, noteNumber(loss.spread.largest),
                                                                              noteNumber(loss.spread.mean)));
        }
        const std::size_t roots = m_output.clip.skeleton.roots().size();
        if (roots > m_before.skeleton.roots().size())
            m_output.notes.push_back(messages::rootsNow(roots));
    }

    const OperationInput &m_input;
    const Clip &m_before;
    OperationOutput m_output;
    int m_joint;
    SkeletonTree m_tree;
    std::vector<LocalTrack> m_tracks; // of the child joints relative to the parent
    std::vector<glm::dquat> m_rotations; // of the joint
    std::vector<glm::dvec3> m_positions;
    std::vector<CollapseLoss> m_losses;
    int m_withPositions = 0;
};

OperationOutput runCollapse(const OperationInput &input)
{
    return JointCollapse(input).run();
}

} // namespace

Operation collapseOperation()
{
    return {
        .name = "collapse",
        .title = QT_TRANSLATE_NOOP("limber::Operation", "Collapse Joint"),
        .group = OperationGroup::Skeleton,
        .help = QT_TRANSLATE_NOOP("limber::Operation",
                                  "Removes a joint; its children move to its parent and keep their orientations. Where "
                                  "the joint moved, they keep their positions only if they have channels for them."),
        .searchWords = QT_TRANSLATE_NOOP("limber::Operation", "remove delete joint merge dissolve keep children bone"),
        .changesSkeleton = true,
        .parameters = {{.name = "joint",
                        .title = QT_TRANSLATE_NOOP("limber::Operation", "Joint"),
                        .help = QT_TRANSLATE_NOOP("limber::Operation", "The joint to remove."),
                        .kind = Parameter::Kind::Joint,
                        .isRequired = true},
                       {.name = "loss",
                        .title = QT_TRANSLATE_NOOP("limber::Operation", "If children would move"),
                        .help =
                            QT_TRANSLATE_NOOP("limber::Operation", "Stop, give them position channels, or accept it."),
                        .kind = Parameter::Kind::Word,
                        .standard = "refuse",
                        .words = {{"accept", QT_TRANSLATE_NOOP("limber::Operation", "Accept")},
                                  {"positions", QT_TRANSLATE_NOOP("limber::Operation", "Add position channels")},
                                  {"refuse", QT_TRANSLATE_NOOP("limber::Operation", "Do nothing")}}}},
        .run = runCollapse};
}

} // namespace limber
