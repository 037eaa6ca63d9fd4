#include "mirroring/sidemirror.h"

#include "base/at.h"
#include "body/mirrorpairs.h"
#include "mirroring/mirroredangles.h"
#include "pose/jointangles.h"
#include "pose/localrotation.h"
#include "pose/travellingjoints.h"
#include "tracks/positiontrack.h"
#include "travel/travellingjoint.h"

#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double sameRotation = 1e-13; // sine of half of the angle between two rotations

bool areSame(std::span<const glm::dquat> a, std::span<const glm::dquat> b)
{
    return std::ranges::equal(a, b, [](const glm::dquat &one, const glm::dquat &other) {
        const glm::dquat between = glm::conjugate(one) * other;
        return std::hypot(between.x, between.y, between.z) < sameRotation;
    });
}

} // namespace

SideMirror::SideMirror(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up,
                       const Vocabulary &vocabulary)
    : m_rules(rules), m_travels(travellingJoints(clip, rules)),
      m_figure(mirroredFigure(clip, rules, roles, up, m_travels))
{
    const std::vector<FigureTravel> figures = figureTravel(clip, rules, up, vocabulary);
    const std::vector<bool> movers = moversOf(clip.skeleton, figures);
    std::vector<bool> isFree(static_cast<std::size_t>(clip.skeleton.jointCount()), false);
    for (const int joint : carriedJoints(clip.skeleton, figures))
        at(isFree, joint) = !at(movers, joint);
    findSides(clip.skeleton, roles, isFree);
}

// The part of the body says the side, else the name, else the pair of joints above.
void SideMirror::findSides(const Skeleton &skeleton, const BodyRoles &roles, const std::vector<bool> &isFree)
{
    const std::vector<BodySide> named = bodySides(skeleton);
    m_sides.assign(static_cast<std::size_t>(skeleton.jointCount()), BodySide::Centre);
    const auto ownSide = [&](int joint) {
        const BodySide side = roles.of(joint).side;
        return side == BodySide::Centre ? at(named, joint) : side;
    };
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const int partner = partnerOf(joint);
        if (partner == joint || !at(isFree, joint) || !at(isFree, partner))
            continue;
        const BodySide own = ownSide(joint);
        const BodySide other = oppositeSide(ownSide(partner));
        const BodySide above = at(m_sides, skeleton.joint(joint).parent);
        at(m_sides, joint) = own == other || other == BodySide::Centre ? own : own == BodySide::Centre ? other : above;
        if (at(m_sides, joint) == BodySide::Centre)
            at(m_sides, joint) = above;
    }
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        if (at(m_sides, joint) != oppositeSide(at(m_sides, partnerOf(joint))))
            at(m_sides, joint) = BodySide::Centre;
    }
}

BodySide SideMirror::sideOf(int joint) const
{
    return at(m_sides, joint);
}

int SideMirror::partnerOf(int joint) const
{
    return at(m_figure.pairs.partner, joint);
}

RotationResidual SideMirror::mirrorInto(Clip &clip, int joint, const FrameInterval &frames) const
{
    mirrorPositions(clip, joint, frames);
    return mirrorRotations(clip, joint, frames);
}

std::vector<double> SideMirror::mirroredInto(const Skeleton &skeleton, std::span<const double> values,
                                             std::span<const int> joints) const
{
    Clip clip{skeleton, Motion(1, skeleton.columnCount()), nullptr};
    std::ranges::copy(values, clip.motion.editFrame(0).begin());
    for (const int joint : joints)
        mirrorInto(clip, joint, {0, 0});
    const std::span<const double> mirrored = clip.motion.frame(0);
    return {mirrored.begin(), mirrored.end()};
}

void SideMirror::followPartner(const Skeleton &skeleton, int joint, std::span<const double> before,
                               std::span<double> after) const
{
    const Joint &partner = skeleton.joint(partnerOf(joint));
    const Joint &own = skeleton.joint(joint);
    const glm::dmat3 parentFrame = glm::transpose(at(m_figure.frames, own.parent));
    const auto image = [&](std::span<const double> values) {
        return parentFrame * localRotation(partner, values) * at(m_figure.frames, joint);
    };
    if (own.hasRotations() && localRotation(partner, before) != localRotation(partner, after)) {
        const glm::dmat3 change = image(after) * glm::transpose(image(before));
        AngleEditor(own).write(0, change * localRotation(own, before), after);
    }
    const PositionRule rule = m_rules.of(partner);
    const glm::dvec3 moved =
        parentFrame * (localTranslation(partner, after, rule) - localTranslation(partner, before, rule));
    for (int i = 0; i < own.columnCount() && moved != glm::dvec3(0.0); ++i) {
        const Channel channel = at(own.channels, i);
        const int column = own.firstColumn + i;
        if (!channel.isRotation())
            at(after, column) = at(before, column) + moved[static_cast<int>(channel.axis)];
    }
}

// Returns the first joint above that is its own partner.
int SideMirror::middleAbove(const Skeleton &skeleton, int joint) const
{
    int above = skeleton.joint(joint).parent;
    while (above != NoJoint && partnerOf(above) != above)
        above = skeleton.joint(above).parent;
    return above;
}

glm::dvec3 SideMirror::mirroredVector(const Skeleton &skeleton, const Pose &pose, int joint,
                                      const glm::dvec3 &vector) const
{
    const int middle = middleAbove(skeleton, joint);
    if (middle == NoJoint)
        return vector;
    const glm::dmat3 &frame = at(pose.worldFromJoint, middle);
    return frame * (at(m_figure.frames, middle) * (glm::transpose(frame) * vector));
}

glm::dvec3 SideMirror::mirroredPoint(const Skeleton &skeleton, const Pose &pose, int joint,
                                     const glm::dvec3 &point) const
{
    const int middle = middleAbove(skeleton, joint);
    const glm::dvec3 from = middle == NoJoint ? glm::dvec3(0.0) : at(pose.jointPositions, middle);
    return from + mirroredVector(skeleton, pose, joint, point - from);
}

RotationResidual SideMirror::mirrorRotations(Clip &clip, int joint, const FrameInterval &frames) const
{
    const int from = partnerOf(joint);
    const Joint &target = clip.skeleton.joint(joint);
    if (!target.hasRotations())
        return {};
    if (m_figure.axis && haveSameRotationChannels(target, clip.skeleton.joint(from))) {
        copyMirroredAngles(clip, from, clip, joint, *m_figure.axis, frames);
        return {};
    }
    const glm::dquat above = rotationOf(glm::transpose(at(m_figure.frames, target.parent)));
    const glm::dquat own = rotationOf(at(m_figure.frames, joint));
    std::vector<glm::dquat> track = rotationTrack(clip, from, frames);
    for (glm::dquat &rotation : track)
        rotation = above * rotation * own;
    if (areSame(track, rotationTrack(clip, joint, frames))) // the numbers stay to the last bit
        return {};
    makeContinuous(track);
    const std::span<const double> near = clip.motion.frame(std::max(0, frames.first - 1));
    return writeNewRotations(clip, joint, frames.first, track, std::vector<double>(near.begin(), near.end()));
}

// A bone keeps its own length; a joint that travels about its parent goes to its mirror image.
void SideMirror::mirrorPositions(Clip &clip, int joint, const FrameInterval &frames) const
{
    if (!clip.skeleton.joint(joint).hasPositions())
        return;
    const int from = partnerOf(joint);
    const bool isBone = !at(m_travels, joint);
    const glm::dvec3 own = isBone ? at(m_figure.translations, joint) : glm::dvec3(0.0);
    const glm::dvec3 other = isBone ? at(m_figure.translations, from) : glm::dvec3(0.0);
    const glm::dmat3 above = glm::transpose(at(m_figure.frames, clip.skeleton.joint(joint).parent));
    std::vector<glm::dvec3> track = positionTrack(clip, from, frames, m_rules);
    for (glm::dvec3 &position : track)
        position = own + (m_figure.axis ? mirrored(position - other, *m_figure.axis) : above * (position - other));
    writePositions(clip, joint, frames.first, track, m_rules);
}

} // namespace limber
