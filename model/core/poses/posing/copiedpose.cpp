#include "posing/copiedpose.h"

#include "base/at.h"
#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "mirroring/mirroredfigure.h"
#include "mirroring/mirrorplane.h"
#include "motion/jointsbyname.h"
#include "pose/jointangles.h"
#include "pose/localrotation.h"
#include "pose/pose.h"
#include "pose/travellingjoints.h"
#include "travel/travellingjoint.h"

#include <glm/matrix.hpp>

#include <algorithm>
#include <numeric>

namespace limber {

namespace {

// Returns the mirror of the world for the pose of a frame. Where all joints have the axis of the rest pose on their
// side it is that one, so that values change no more than their signs; otherwise the figure keeps its direction.
glm::dmat3 reflectionOfPose(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up,
                            const MirroredFigure &figure, int frame)
{
    if (figure.axis)
        return MirrorPlane{directionOf(*figure.axis), 0.0}.reflection();
    const FloorPlane floor(up);
    const auto side = sideOfBody(clip.skeleton, roles, figure.pairs.partner, figure.frames);
    const auto along = side ? sideAlongFloor(clip, rules, *side, floor, {frame, frame}) : std::nullopt;
    return MirrorPlane{along.value_or(floor.aside), 0.0}.reflection();
}

} // namespace

CopiedPose::CopiedPose(const Clip &clip, const PositionRules &rules, Axis up, int frame, std::vector<int> joints)
    : m_skeleton(clip.skeleton), m_joints(std::move(joints)), m_isWhole(m_joints.empty())
{
    const std::span<const double> values = clip.motion.frame(frame);
    m_values.assign(values.begin(), values.end());
    if (m_isWhole) {
        m_joints.resize(static_cast<std::size_t>(m_skeleton.jointCount()));
        std::iota(m_joints.begin(), m_joints.end(), 0);
    }
    mirror(clip, rules, up, frame);
}

void CopiedPose::mirror(const Clip &clip, const PositionRules &rules, Axis up, int frame)
{
    const BodyRoles roles = bodyRoles(clip, rules, Vocabulary::builtIn());
    const MirroredFigure figure = mirroredFigure(clip, rules, roles, up, travellingJoints(clip, rules));
    const std::vector<FigureTravel> figures = figureTravel(clip, rules, up);
    const std::vector<bool> movers = moversOf(m_skeleton, figures);
    const glm::dmat3 world = reflectionOfPose(clip, rules, roles, up, figure, frame);
    const Pose pose = poseAt(clip, frame, rules);
    m_partner = figure.pairs.partner;
    m_mirrored.resize(static_cast<std::size_t>(m_skeleton.jointCount()));
    for (const int joint : carriedJoints(m_skeleton, figures)) {
        const int from = at(m_partner, joint);
        const int parent = m_skeleton.joint(joint).parent;
        const glm::dmat3 &own = at(figure.frames, joint);
        if (!at(movers, joint))
            at(m_mirrored, joint) =
                glm::transpose(at(figure.frames, parent)) * localRotation(m_skeleton.joint(from), m_values) * own;
        else
            at(m_mirrored, joint) =
                (parent == NoJoint ? glm::dmat3(1.0) : glm::transpose(at(pose.worldFromJoint, parent))) * world *
                at(pose.worldFromJoint, from) * own;
    }
}

bool CopiedPose::holds(int joint) const
{
    return std::ranges::binary_search(m_joints, joint);
}

std::vector<double> CopiedPose::into(const Skeleton &skeleton, std::span<const double> values) const
{
    std::vector<double> result(values.begin(), values.end());
    const JointsByName found(m_skeleton);
    for (int index = 0; index < skeleton.jointCount(); ++index) {
        const auto from = found.find(skeleton, NodeId::joint(index));
        if (!from || !holds(from->index))
            continue;
        const Joint &source = m_skeleton.joint(from->index);
        const Joint &target = skeleton.joint(index);
        const glm::dmat3 rotation = localRotation(source, m_values);
        if (target.hasRotations() && localRotation(target, values) != rotation) // else the numbers stay to the last bit
            AngleEditor(target).write(0, rotation, result);
        if (!m_isWhole || !target.isRoot())
            copyPositions(source, target, result);
    }
    return result;
}

void CopiedPose::copyPositions(const Joint &from, const Joint &to, std::vector<double> &values) const
{
    for (int i = 0; i < to.columnCount(); ++i) {
        const auto same = std::ranges::find(from.channels, at(to.channels, i));
        if (at(to.channels, i).isPosition() && same != from.channels.end())
            at(values, to.firstColumn + i) =
                at(m_values, from.firstColumn + static_cast<int>(same - from.channels.begin()));
    }
}

std::vector<double> CopiedPose::mirroredInto(const Skeleton &skeleton, std::span<const double> values) const
{
    std::vector<double> result(values.begin(), values.end());
    const JointsByName found(m_skeleton);
    for (int index = 0; index < skeleton.jointCount(); ++index) {
        const auto own = found.find(skeleton, NodeId::joint(index));
        const Joint &target = skeleton.joint(index);
        const bool isCopied = own && holds(at(m_partner, own->index)) && at(m_mirrored, own->index);
        if (isCopied && target.hasRotations())
            AngleEditor(target).write(0, *at(m_mirrored, own->index), result);
    }
    return result;
}

} // namespace limber
