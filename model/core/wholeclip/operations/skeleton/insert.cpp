#include "base/at.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/moveloss.h"
#include "operations/newjointname.h"
#include "operations/notenumber.h"
#include "operations/operation.h"
#include "surgery/completechannels.h"
#include "surgery/rearrange.h"
#include "tracks/positiontrack.h"
#include "tracks/rotationtrack.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>

namespace limber {

Operation insertOperation();

namespace {

// Inserts a joint into the bone above another joint.
class JointInserter
{
public:
    explicit JointInserter(const OperationInput &input)
        : m_input(input), m_before(input.clip), m_output{.clip = input.clip}, m_below(input.values.joint("above")),
          m_share(input.values.number("share")), m_all{0, input.clip.motion.frameCount() - 1}
    {
    }

    OperationOutput run()
    {
        const Joint below = m_before.skeleton.joint(m_below);
        const std::string name = newJointName(m_input, below.name, m_output);
        if (!m_output.refusal.isEmpty())
            return std::move(m_output);
        m_offset = below.offset * m_input.values.number("at");
        SkeletonTree tree(m_before.skeleton);
        const int inserted = insertInto(tree, name);
        RearrangedClip made = rearranged(m_before, tree);
        m_output.clip = std::move(made.clip);
        writeMotion(at(made.jointOfNode, inserted), at(made.jointOfNode, m_below));
        m_output.notes.push_back(messages::jointInserted(nameArgument(name), nameArgument(below.name)));
        return std::move(m_output);
    }

private:
    int insertInto(SkeletonTree &tree, const std::string &name)
    {
        Joint &below = tree.joint(m_below);
        Joint joint;
        joint.name = name;
        joint.offset = m_offset;
        joint.channels = withAllRotations(withoutPositions(below.channels));
        if (below.isRoot())
            joint.channels = withAllPositions(std::move(joint.channels));
        if (m_share > 0.0)
            below.channels = withAllRotations(std::move(below.channels));
        below.offset -= m_offset;
        const int parent = tree.node(m_below).parent;
        const int inserted = tree.addJoint(std::move(joint), parent, tree.indexOf(m_below));
        tree.move(m_below, inserted);
        return inserted;
    }

    void writeMotion(int inserted, int below)
    {
        std::vector<glm::dquat> rotations = rotationTrack(m_before, m_below, m_all);
        std::vector<glm::dvec3> positions = positionTrack(m_before, m_below, m_all, m_input.rules);
        const std::vector<glm::dvec3> base(positions.size(), m_offset);
        writePositions(m_output.clip, inserted, 0, base, m_input.rules);
        std::vector<glm::dquat> shares;
        double moved = 0.0;
        for (std::size_t frame = 0; frame < positions.size(); ++frame) {
            const glm::dquat share = glm::slerp(glm::dquat(1.0, 0.0, 0.0, 0.0), rotations[frame], m_share);
            shares.push_back(share);
            const glm::dvec3 along = positions[frame] - m_offset;
            positions[frame] = glm::conjugate(share) * along;
            moved = std::max(moved, glm::distance(positions[frame], along));
            rotations[frame] = glm::normalize(glm::conjugate(share) * rotations[frame]);
        }
        const bool travels = m_output.clip.skeleton.joint(below).hasPositions();
        if (travels)
            writePositions(m_output.clip, below, 0, positions, m_input.rules);
        if (m_share == 0.0)
            return;
        writeNewRotations(m_output.clip, inserted, 0, shares);
        addLossOf(writeRotations(m_output.clip, below, 0, rotations), m_output.clip.skeleton, m_output);
        if (!travels && moved > 0.0)
            m_output.warnings.push_back(
                messages::bonesBentBySharing(nameArgument(m_before.skeleton.joint(m_below).name), noteNumber(moved)));
    }

    const OperationInput &m_input;
    const Clip &m_before;
    OperationOutput m_output;
    int m_below;
    double m_share;
    FrameInterval m_all;
    glm::dvec3 m_offset{0.0}; // of the new joint
};

OperationOutput runInsert(const OperationInput &input)
{
    return JointInserter(input).run();
}

} // namespace

Operation insertOperation()
{
    return {
        .name = "insert",
        .title = QT_TRANSLATE_NOOP("limber::Operation", "Insert Joint"),
        .group = OperationGroup::Skeleton,
        .help = QT_TRANSLATE_NOOP("limber::Operation",
                                  "Inserts a joint into the bone above a joint. Everything stays where it is, unless "
                                  "the new joint takes over a part of the rotation."),
        .searchWords = QT_TRANSLATE_NOOP("limber::Operation", "add joint bone split subdivide spine twist between"),
        .changesSkeleton = true,
        .isLocal = true,
        .parameters =
            {{.name = "above",
              .title = QT_TRANSLATE_NOOP("limber::Operation", "Above"),
              .help = QT_TRANSLATE_NOOP("limber::Operation", "The joint at the end of the bone to divide."),
              .kind = Parameter::Kind::Joint,
              .isRequired = true},
             {.name = "at",
              .title = QT_TRANSLATE_NOOP("limber::Operation", "Position"),
              .help = QT_TRANSLATE_NOOP("limber::Operation", "Where in the bone: 0 at its beginning, 1 at its end."),
              .unit = Unit::Fraction,
              .standard = "0.5",
              .least = 0.0,
              .most = 1.0},
             {.name = "name",
              .title = QT_TRANSLATE_NOOP("limber::Operation", "Name"),
              .help = QT_TRANSLATE_NOOP(
                  "limber::Operation", "The name of the new joint; if not given, that of the other one with a number."),
              .kind = Parameter::Kind::Text},
             {.name = "share",
              .title = QT_TRANSLATE_NOOP("limber::Operation", "Fraction of the rotation"),
              .help = QT_TRANSLATE_NOOP("limber::Operation",
                                        "How much of the joint's rotation the new one takes over, 0 to 1."),
              .unit = Unit::Fraction,
              .standard = "0",
              .least = 0.0,
              .most = 1.0}},
        .run = runInsert};
}

} // namespace limber
