#include "retarget/restalignment.h"

#include "anatomy/bonealong.h"
#include "base/at.h"
#include "base/statistics.h"
#include "body/bodymeasure.h"
#include "geometry/directionfit.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace limber {

namespace {

constexpr double sameBody = 0.02;
constexpr double zeroLength = 1e-9; // relative to the figure's larger bones

// Up to how many degrees about its bone a difference counts as anatomy where both rest poses stand; the same for a part
// without any direction. At twice as many it is made good.
constexpr double keptTwistDegrees = 20.0;
constexpr double keptLieDegrees = 40.0;

// What a vector that points up or down may deviate, as a fraction of its length; that of a pose, and that of a foot in
// a pose of the motion, which shows no heading.
constexpr double vertical = 0.02;
constexpr double steep = 0.35;
constexpr double mostLeaning = -0.7; // for a standing shin: the cosine of its direction with the up direction

// Returns up to how many degrees a difference of rest poses counts as anatomy and is kept.
double keptDegrees(BodyPart part, bool isTrusted)
{
    switch (part) {
    case BodyPart::Pelvis:
        return 120.0; // where legs and spine begin in it is each figure's own
    case BodyPart::Thigh:
    case BodyPart::Shin:
    case BodyPart::UpperArm:
    case BodyPart::Forearm:
        return 10.0;
    case BodyPart::Neck:
        return isTrusted ? 30.0 : 10.0; // it is seen as well as a limb
    default:
        return isTrusted ? 30.0 : 60.0;
    }
}

double weightOf(BodyPart part)
{
    switch (part) {
    case BodyPart::Neck:
        return 2.0;
    case BodyPart::Thumb:
        return 0.5;
    default:
        return 1.0;
    }
}

// Works down the target's tree; each joint uses the result of its parent.
class Alignment
{
public:
    // `earlier` has the angles that an earlier alignment found. Left and right are then judged together, so that no leg
    // is rotated while the other is kept.
    Alignment(const AlignmentInput &input, RestMode mode, std::vector<double> earlier = {})
        : m_in(input), m_mode(mode), m_earlierDegrees(std::move(earlier))
    {
        const auto count = static_cast<std::size_t>(input.target.jointCount());
        m_rotations.assign(count, glm::dmat3(1.0));
        m_degrees.assign(count, 0.0);
        m_result.rotations.assign(count, glm::dmat3(1.0));
        m_result.used = mode;
        m_facing = facingRotation();
    }

    // Returns how far each joint is rotated relative to its parent, if it is.
    [[nodiscard]] const std::vector<double> &degrees() const { return m_degrees; }

    // Returns whether a bone of the target stands for both bones of a limb. Little else may be left whose length can be
    // compared: of a body of blocks only the hips, whose sides are alike in any body.
    [[nodiscard]] bool hasStiffLimbs() const
    {
        for (int joint = 0; joint < m_in.target.jointCount(); ++joint) {
            const int end = limbEndBelow(joint);
            if (end != NoJoint && skipsJoints(m_in.source, m_in.mapping.sourceOf(joint), end))
                return true;
        }
        return false;
    }

    RestAlignment align()
    {
        for (int joint = 0; joint < m_in.target.jointCount(); ++joint)
            alignJoint(joint);
        return std::move(m_result);
    }

private:
    void alignJoint(int joint)
    {
        const auto index = static_cast<std::size_t>(joint);
        const bool follows = m_in.mapping.sourceOf(joint) != NoJoint;
        const int above = follows ? inheritsFrom(joint) : m_in.target.joint(joint).parent;
        const glm::dmat3 inherited = above != NoJoint ? at(m_rotations, above) : follows ? m_facing : glm::dmat3(1.0);
        m_rotations[index] = inherited;
        const int guide = m_in.paths.guides[index];
        if (guide == NoJoint)
            return;
        const auto source = static_cast<std::size_t>(m_in.mapping.sourceOf(guide));
        if (guide != joint)
            m_rotations[index] = at(m_rotations, guide);
        else if (partOf(joint) == BodyPart::Root)
            m_rotations[index] = m_facing; // where the body is, seen from it, shows nothing of how either is built
        else
            m_rotations[index] = keepsDirections(joint) ? keptRotation(joint, inherited)
                                                        : matchedRotation(joint, directions(joint, false), inherited);
        m_result.rotations[index] =
            glm::transpose(m_in.sourcePose.rotations[source]) * m_rotations[index] * m_in.targetPose.rotations[index];
        addChord(joint, guide);
    }

    // Returns the joint above from which a joint that follows the source inherits what its directions leave open. What
    // leads to a limb is no part of it: its bones lie in each skeleton in another way, and rotate the limb about
    // itself. A neck that leans in one of the figures does not make the head look up or down.
    [[nodiscard]] int inheritsFrom(int joint) const
    {
        int above = mappedAncestor(joint);
        const bool isHead = partOf(joint) == BodyPart::Head;
        while (above != NoJoint && (partOf(above) == BodyPart::HipJoint || partOf(above) == BodyPart::Clavicle ||
                                    (isHead && partOf(above) == BodyPart::Neck)))
            above = mappedAncestor(above);
        return above;
    }

    // Returns the directions of the joint's bones and those that they should have: straight lines to each joint below
    // that follows the source, so that a retarget back compares the same ones. A joint without such bones has its end.
    [[nodiscard]] std::vector<DirectionPair> directions(int joint, bool ofWholeColumns) const
    {
        const int source = m_in.mapping.sourceOf(joint);
        std::vector<DirectionPair> pairs;
        for (const BonePaths::Aim &aim : at(m_in.paths.aims, joint)) {
            const int end = ofWholeColumns ? endOfColumn(aim.joint) : aim.joint;
            const int theirEnd = m_in.mapping.sourceOf(end);
            const DirectionPair pair{lineBetween(m_in.target, m_in.targetShape, m_in.targetPose, joint, end),
                                     lineBetween(m_in.source, m_in.sourceShape, m_in.sourcePose, source, theirEnd),
                                     end == aim.joint ? weightOf(m_in.sourceRoles.of(theirEnd).part) : 1.0};
            if (pair.from != glm::dvec3(0.0) && pair.to != glm::dvec3(0.0))
                pairs.push_back(pair);
        }
        return at(m_in.paths.aims, joint).empty() ? directionOfEnd(joint) : pairs;
    }

    // Returns the direction from a joint to one below, or zero if both lie in one point.
    [[nodiscard]] static glm::dvec3 lineBetween(const Skeleton &skeleton, const FigureShape &shape,
                                                const ReferencePose &pose, int joint, int end)
    {
        const glm::dvec3 line = at(pose.positions, end) - at(pose.positions, joint);
        return glm::length(line) > zeroLength * pathLength(skeleton, shape, joint, end) ? directionOf(line)
                                                                                        : glm::dvec3(0.0);
    }

    [[nodiscard]] std::vector<DirectionPair> directionOfEnd(int joint) const
    {
        const auto travelsThere = [this](int child) { return !at(m_in.sourceShape.isBone, child); };
        const auto travelsHere = [this](int child) {
            const int source = m_in.mapping.sourceOf(child);
            return !at(m_in.targetShape.isBone, child) || (source != NoJoint && !at(m_in.sourceShape.isBone, source));
        };
        const int source = m_in.mapping.sourceOf(joint);
        const Leaf ours = leafOf(m_in.target, m_in.targetShape, m_in.targetPose, joint, partOf(joint), travelsHere);
        const int limbEnd = limbEndBelow(joint);
        if (limbEnd != NoJoint && !ours.onlyCloses && ours.direction != glm::dvec3(0.0)) {
            const glm::dvec3 limb = lineBetween(m_in.source, m_in.sourceShape, m_in.sourcePose, source, limbEnd);
            return limb != glm::dvec3(0.0) ? std::vector{DirectionPair{ours.direction, limb, 1.0}}
                                           : std::vector<DirectionPair>();
        }
        const Leaf theirs = leafOf(m_in.source, m_in.sourceShape, m_in.sourcePose, source, partOf(joint), travelsThere);
        // What only closes the chain in both figures was written by the same program, and means the same.
        if (ours.onlyCloses != theirs.onlyCloses || ours.direction == glm::dvec3(0.0) ||
            theirs.direction == glm::dvec3(0.0))
            return {};
        return {{ours.direction, theirs.direction, 1.0}};
    }

    // Returns the source's hand or foot if a joint's bone is the last one of an arm or a leg that has none: it stands
    // for all that the source has up to there. NoJoint for others.
    [[nodiscard]] int limbEndBelow(int joint) const
    {
        const int source = m_in.mapping.sourceOf(joint);
        if (source == NoJoint || !at(m_in.paths.aims, joint).empty() ||
            boneToEnd(m_in.target, joint) == glm::dvec3(0.0))
            return NoJoint;
        const JointRole &role = m_in.sourceRoles.of(source);
        int end = NoJoint;
        if (role.part == BodyPart::Thigh || role.part == BodyPart::Shin)
            end = legJoints(m_in.sourceRoles, role.side).foot;
        else if (role.part == BodyPart::UpperArm || role.part == BodyPart::Forearm)
            end = armJoints(m_in.sourceRoles, role.side).foot;
        return end != NoJoint && end != source && m_in.source.isInSubtree(end, source) ? end : NoJoint;
    }

    // Returns the source's neck or head if hips are the whole trunk of the target, so that both arms hang on them: such
    // a trunk leans as that of the source does up to there. NoJoint for others.
    [[nodiscard]] int trunkEndBelow(int joint) const
    {
        if (partOf(joint) != BodyPart::Pelvis)
            return NoJoint;
        int end = NoJoint;
        int arms = 0;
        for (const BonePaths::Aim &aim : at(m_in.paths.aims, joint)) {
            const BodyPart part = partOf(aim.joint);
            if (part == BodyPart::Spine)
                return NoJoint;
            arms += part == BodyPart::Clavicle || part == BodyPart::UpperArm ? 1 : 0;
            if (part == BodyPart::Neck || part == BodyPart::Head)
                end = m_in.mapping.sourceOf(aim.joint);
        }
        return arms == 2 ? end : NoJoint;
    }

    // The last bone of a chain.
    struct Leaf
    {
        glm::dvec3 direction{0.0}; // zero if it has no length
        bool onlyCloses = false; // see onlyCloses()
    };

    // Returns the last bone: to the middle of its end sites and the joints below it. Of a head and of a limb only the
    // ends count, if there are any, since hair, a jaw and a shield do not show where it leads; of a foot only the toes,
    // since its end may be the heel. The path to a joint that travels is not a bone.
    template <typename Travels>
    [[nodiscard]] static Leaf leafOf(const Skeleton &skeleton, const FigureShape &shape, const ReferencePose &pose,
                                     int joint, BodyPart part, const Travels &travels)
    {
        glm::dvec3 sum(0.0);
        glm::dvec3 own(0.0); // in the joint's own frame, which the pose may have rotated
        const std::vector<NodeId> below = skeleton.childrenOf(joint);
        const bool onlyEnds =
            (part == BodyPart::Head || isLongBone(part)) && std::ranges::any_of(below, &NodeId::isEndSite);
        const bool onlyJoints = part == BodyPart::Foot && std::ranges::any_of(below, &NodeId::isJoint);
        for (const NodeId node : below) {
            if (node.isJoint() ? onlyEnds || travels(node.index) : onlyJoints)
                continue;
            const glm::dvec3 &end = node.isJoint() ? at(pose.positions, node.index) : at(pose.endPositions, node.index);
            sum += end - at(pose.positions, joint);
            own += node.isJoint() ? at(shape.offsets, node.index) : skeleton.offsetOf(node);
        }
        const bool isBelow = skeleton.joint(joint).parent != NoJoint;
        return {directionOf(sum), isBelow && onlyCloses(at(shape.offsets, joint), own, part)};
    }

    // Returns the rotation about the up axis after which the target looks where the source does. Figures that look in
    // about the same direction at rest do so.
    [[nodiscard]] glm::dmat3 facingRotation() const
    {
        constexpr double sameFacing = 0.94; // the cosine of 20 degrees
        for (const BodyPart part : {BodyPart::Thigh, BodyPart::UpperArm}) {
            const int left = m_in.sourceRoles.find(part, BodySide::Left);
            const int right = m_in.sourceRoles.find(part, BodySide::Right);
            const int ours[] = {m_in.mapping.targetOf(left), m_in.mapping.targetOf(right)};
            if (ours[0] == NoJoint || ours[1] == NoJoint)
                continue;
            const glm::dvec3 to = heading(at(m_in.sourcePose.positions, left) - at(m_in.sourcePose.positions, right));
            const glm::dvec3 from =
                heading(at(m_in.targetPose.positions, ours[0]) - at(m_in.targetPose.positions, ours[1]));
            if (from == glm::dvec3(0.0) || to == glm::dvec3(0.0))
                continue;
            if (m_in.isTrusted() && glm::dot(from, to) > sameFacing)
                break;
            return headingRotation(from, to);
        }
        return glm::dmat3(1.0);
    }

    // Small differences are anatomy only between poses in which both bodies do the same. Soles are flat in any, and a
    // hip joint lies in the pelvis, whatever the thigh does: matched to one that begins elsewhere, it would move the
    // leg.
    [[nodiscard]] bool keepsDirections(int joint) const
    {
        if (m_mode == RestMode::Match)
            return false;
        const BodyPart part = partOf(joint);
        return m_in.isTrusted() || part == BodyPart::Foot || part == BodyPart::HipJoint ||
               (m_in.bothStand() && isTrunk(part));
    }

    [[nodiscard]] glm::dmat3 matchedRotation(int joint, const std::vector<DirectionPair> &pairs,
                                             const glm::dmat3 &inherited) const
    {
        const glm::dmat3 rotation = withTwist(joint, rotationFor(pairs, withTwist(joint, inherited, pairs)), pairs);
        if (pairs.size() < 2 || !isTrunk(partOf(joint)) || !isTurnedOver(joint, rotation, pairs))
            return rotation;
        return matchedRotation(joint, {mostWeighty(pairs)}, inherited);
    }

    // The collars of an animal may begin above its spine in one figure and below it in another. Directions that would
    // exchange left and right for that, and do not fit well, do not count.
    [[nodiscard]] bool isTurnedOver(int joint, const glm::dmat3 &rotation,
                                    const std::vector<DirectionPair> &pairs) const
    {
        constexpr double quarterTurn = 90.0;
        constexpr double fitsWell = 0.1; // a distance of unit vectors, about 6 degrees
        const auto frames = frameRotation(joint, true);
        const glm::dmat3 fit = nearestRotation(pairs).rotation;
        const auto isOff = [&fit](const DirectionPair &pair) {
            return glm::distance(fit * pair.from, pair.to) > fitsWell;
        };
        if (!frames || std::ranges::none_of(pairs, isOff))
            return false;
        const glm::dvec3 bone = mostWeighty(pairs).from;
        const glm::dmat3 wanted = arc(*frames * bone, rotation * bone) * *frames;
        return angleOf(wanted * glm::transpose(rotation)) * degreesPerRadian > quarterTurn;
    }

    [[nodiscard]] static const DirectionPair &mostWeighty(const std::vector<DirectionPair> &pairs)
    {
        return *std::ranges::max_element(pairs, {}, &DirectionPair::weight);
    }

    // Rotates the joint about its bone until the anatomical frames of both figures agree, as far as its directions
    // leave that open. The end of a limb without any direction lies at the part above as in its own figure.
    [[nodiscard]] glm::dmat3 withTwist(int joint, const glm::dmat3 &rotation,
                                       const std::vector<DirectionPair> &pairs) const
    {
        const bool isEnd = pairs.empty() && isEndOfLimb(partOf(joint));
        if (pairs.empty() && !isEnd && m_in.isTrusted())
            return rotation; // the joint below has a travel of its own
        const auto frames = frameRotation(joint, !isEnd);
        if (!frames)
            return rotation;
        glm::dmat3 wanted = *frames;
        if (!pairs.empty()) {
            const glm::dvec3 &bone = pairs.front().from;
            wanted = arc(wanted * bone, rotation * bone) * wanted;
        }
        const glm::dvec3 difference = rotationVector(glm::quat_cast(wanted * glm::transpose(rotation)));
        const double open = pairs.size() < 2 ? 1.0 : 1.0 - trustIn(nearestRotation(pairs), pairs);
        const double weight = open * twistWeight(glm::length(difference) * degreesPerRadian, isEnd);
        return weight > 0.0 ? glm::mat3_cast(rotationFromVector(weight * difference)) * rotation : rotation;
    }

    // Returns how much of a difference between frames is made good: none of what may be anatomy.
    [[nodiscard]] double twistWeight(double degrees, bool isEnd) const
    {
        if (!m_in.isTrusted())
            return 1.0;
        const double from = isEnd ? keptLieDegrees : keptTwistDegrees;
        return smoothStep((degrees - from) / from);
    }

    // Returns the rotation of the target's joint at rest for which its anatomical frame is that of the source.
    [[nodiscard]] std::optional<glm::dmat3> frameRotation(int joint, bool ofBody) const
    {
        const int source = m_in.mapping.sourceOf(joint);
        if (source == NoJoint || m_in.sourceFrames.frames.empty() || m_in.targetFrames.frames.empty())
            return std::nullopt;
        const AnatomicalFrame &theirs = m_in.sourceFrames.of(source);
        const AnatomicalFrame &ours = m_in.targetFrames.of(joint);
        if (ofBody ? !theirs.isKnown() || !ours.isKnown() : !theirs.knowsAbove() || !ours.knowsAbove())
            return std::nullopt;
        const glm::dmat3 &from = ofBody ? ours.jointFromBody : ours.jointFromAbove;
        const glm::dmat3 &to = ofBody ? theirs.jointFromBody : theirs.jointFromAbove;
        return at(m_in.sourcePose.rotations, source) * to * glm::transpose(at(m_in.targetPose.rotations, joint) * from);
    }

    // Returns the inherited rotation, or the joint's own if the difference is more than anatomy.
    [[nodiscard]] glm::dmat3 keptRotation(int joint, const glm::dmat3 &inherited)
    {
        const BodyPart part = partOf(joint);
        if (isColumn(part) && partOf(mappedAncestor(joint)) == part)
            return inherited; // the first joint of the spine or the neck decides for all
        if (part == BodyPart::HipJoint)
            return inherited; // it begins in the middle of one skeleton, and at the side of another
        const std::vector<DirectionPair> pairs = directions(joint, true);
        if (part == BodyPart::Foot || part == BodyPart::Toe)
            return soleRotation(joint, pairs, inherited);
        const glm::dmat3 base = withTwist(joint, inherited, pairs);
        if (part == BodyPart::Head)
            return base; // it looks ahead while its figure stands, wherever its end or its eyes lie
        const glm::dmat3 rotation = rotationFor(pairs, base);
        const double degrees = angleOf(rotation * glm::transpose(base)) * degreesPerRadian;
        return judged(joint, degrees) < keptDegrees(part, m_in.isTrusted()) ? base : withTwist(joint, rotation, pairs);
    }

    // If there are soles, a flat sole stays flat: the foot is inclined as the shin is, and looks where it should.
    [[nodiscard]] glm::dmat3 soleRotation(int joint, const std::vector<DirectionPair> &pairs,
                                          const glm::dmat3 &inherited) const
    {
        if (!bothStand() || pairs.empty())
            return matchedRotation(joint, pairs, inherited);
        const glm::dmat3 base = facing(pairs.front(), inherited);
        if (!m_in.isTrusted())
            return base;
        // Without the facing, so that a retarget back is the exact inverse.
        const glm::dvec3 inclination = rotationVector(glm::quat_cast(inherited * glm::transpose(m_facing)));
        const glm::dvec3 turn = rotationVector(glm::quat_cast(base * glm::transpose(m_facing)));
        return glm::mat3_cast(rotationFromVector(turn + inclination - glm::dot(inclination, m_in.up) * m_in.up)) *
               m_facing;
    }

    // Returns the rotation about the up axis after which a foot faces where it should, or where its shin does if it has
    // no heading of its own. The leg of a figure in the middle of a motion says nothing of its sole.
    [[nodiscard]] glm::dmat3 facing(const DirectionPair &foot, const glm::dmat3 &inherited) const
    {
        const double leastAlong = m_in.isTrusted() ? vertical : steep;
        const glm::dvec3 from = heading(foot.from, leastAlong);
        const glm::dvec3 to = heading(foot.to, leastAlong);
        const bool isKnown = from != glm::dvec3(0.0) && to != glm::dvec3(0.0);
        return isKnown ? headingRotation(from, to) : twistAbout(m_in.up, inherited); // else it points down
    }

    // Returns the rotation about the up axis from one heading to another, which may be opposite.
    [[nodiscard]] glm::dmat3 headingRotation(const glm::dvec3 &from, const glm::dvec3 &to) const
    {
        return rotationAboutAxis(m_in.up, std::atan2(glm::dot(m_in.up, glm::cross(from, to)), glm::dot(from, to)));
    }

    // Returns the direction of a vector along the floor, or zero if it is vertical.
    [[nodiscard]] glm::dvec3 heading(const glm::dvec3 &vector, double leastAlong = vertical) const
    {
        const glm::dvec3 along = vector - glm::dot(vector, m_in.up) * m_in.up;
        return glm::length(along) > leastAlong * glm::length(vector) ? directionOf(along) : glm::dvec3(0.0);
    }

    // Returns whether the shins of both figures point down.
    [[nodiscard]] bool bothStand() const
    {
        for (const BodySide side : {BodySide::Left, BodySide::Right}) {
            const LegJoints leg = legJoints(m_in.sourceRoles, side);
            const int shin = m_in.mapping.targetOf(leg.shin);
            const int foot = m_in.mapping.targetOf(leg.foot);
            if (shin == NoJoint || foot == NoJoint)
                continue;
            const glm::dvec3 theirs = at(m_in.sourcePose.positions, leg.foot) - at(m_in.sourcePose.positions, leg.shin);
            const glm::dvec3 ours = at(m_in.targetPose.positions, foot) - at(m_in.targetPose.positions, shin);
            if (glm::dot(directionOf(theirs), m_in.up) > mostLeaning ||
                glm::dot(directionOf(ours), m_in.up) > mostLeaning)
                return false;
        }
        return true;
    }

    [[nodiscard]] double judged(int joint, double degrees)
    {
        at(m_degrees, joint) = degrees;
        const int mirrored = m_earlierDegrees.empty() ? NoJoint : mirrorOf(joint);
        if (mirrored == NoJoint)
            return degrees;
        return std::max(at(m_earlierDegrees, joint), at(m_earlierDegrees, mirrored));
    }

    // Returns the joint on the other side of the body.
    [[nodiscard]] int mirrorOf(int joint) const
    {
        JointRole role = m_in.sourceRoles.of(m_in.mapping.sourceOf(joint));
        if (role.part == BodyPart::None || role.side == BodySide::Centre)
            return NoJoint;
        role.side = oppositeSide(role.side);
        return m_in.mapping.targetOf(m_in.sourceRoles.find(role.part, role.side, role.number));
    }

    [[nodiscard]] BodyPart partOf(int joint) const
    {
        const int source = joint == NoJoint ? NoJoint : m_in.mapping.sourceOf(joint);
        if (source == NoJoint)
            return BodyPart::None;
        return isHeadByAnotherName(source) ? BodyPart::Head : m_in.sourceRoles.of(source).part;
    }

    // The last of several neck joints carries the head of a figure without one.
    [[nodiscard]] bool isHeadByAnotherName(int source) const
    {
        const JointRole &role = m_in.sourceRoles.of(source);
        return role.part == BodyPart::Neck && role.number > 1 && m_in.sourceRoles.find(BodyPart::Head) == NoJoint &&
               m_in.sourceRoles.find(BodyPart::Neck, role.side, role.number + 1) == NoJoint;
    }

    [[nodiscard]] static bool isEndOfLimb(BodyPart part)
    {
        return part == BodyPart::Head || part == BodyPart::HeadTop || part == BodyPart::Foot || part == BodyPart::Toe ||
               part == BodyPart::Hand || isFinger(part);
    }

    [[nodiscard]] static bool isLongBone(BodyPart part)
    {
        return part == BodyPart::Thigh || part == BodyPart::Shin || part == BodyPart::UpperArm ||
               part == BodyPart::Forearm;
    }

    [[nodiscard]] static bool isTrunk(BodyPart part)
    {
        return part == BodyPart::Pelvis || part == BodyPart::Head || isColumn(part);
    }

    [[nodiscard]] static bool isColumn(BodyPart part) { return part == BodyPart::Spine || part == BodyPart::Neck; }

    [[nodiscard]] int mappedAncestor(int joint) const
    {
        return limber::mappedAncestor(m_in.target, m_in.mapping, joint);
    }

    // Returns the joint at which the spine or neck that continues at this joint ends. Each body carries its spine in
    // its own way, so that the whole path counts and not each bend. For other joints the result is the joint itself.
    [[nodiscard]] int endOfColumn(int joint) const
    {
        for (const BodyPart part = partOf(joint); isColumn(part);) {
            const std::vector<BonePaths::Aim> &aims = at(m_in.paths.aims, joint);
            const BodyPart next = part == BodyPart::Spine ? BodyPart::Neck : BodyPart::Head;
            const auto found = std::ranges::find_if(aims, [&](const BonePaths::Aim &aim) {
                return partOf(aim.joint) == part || partOf(aim.joint) == next;
            });
            if (found == aims.end())
                break;
            joint = found->joint;
            if (partOf(joint) == next)
                break;
        }
        return joint;
    }

    // A joint that bears several bones follows its counterpart. One with a single bone follows the line of the source
    // from joint to joint, which changes if joints between rotate. Joints on the path follow as well.
    void addChord(int joint, int guide)
    {
        const std::vector<BonePaths::Aim> &aims = at(m_in.paths.aims, guide);
        const int from = m_in.mapping.sourceOf(guide);
        int to = aims.size() == 1 ? m_in.mapping.sourceOf(aims.front().joint) : NoJoint;
        if (guide == joint && to == NoJoint)
            to = aims.empty() ? limbEndBelow(joint) : trunkEndBelow(joint);
        if (to == NoJoint || !skipsJoints(m_in.source, from, to))
            return;
        const glm::dvec3 line = directionOf(at(m_in.sourcePose.positions, to) - at(m_in.sourcePose.positions, from));
        m_result.chords.push_back({joint, from, to, line, at(m_in.sourcePose.rotations, from),
                                   at(m_rotations, joint) * at(m_in.targetPose.rotations, joint)});
    }

    const AlignmentInput &m_in;
    RestMode m_mode;
    glm::dmat3 m_facing{1.0}; // of the target's body, which its joints inherit
    std::vector<glm::dmat3> m_rotations; // of the target's bones at rest, in the world
    std::vector<double> m_degrees;
    std::vector<double> m_earlierDegrees;
    RestAlignment m_result;
};

} // namespace

bool isSameBody(const Skeleton &source, const FigureShape &sourceShape, const Skeleton &target,
                const FigureShape &targetShape, const JointMapping &mapping, const BonePaths &paths)
{
    std::vector<double> ratios;
    for (int joint = 0; joint < target.jointCount(); ++joint) {
        const int from = mapping.sourceOf(joint);
        if (from == NoJoint)
            continue;
        for (const BonePaths::Aim &aim : at(paths.aims, joint)) {
            const int to = mapping.sourceOf(aim.joint);
            if (skipsJoints(source, from, to))
                continue; // its length changes with the pose
            const double theirs = glm::length(at(sourceShape.offsets, to));
            const double ours = pathLength(target, targetShape, joint, aim.joint);
            if (theirs > 0.0 && ours > 0.0)
                ratios.push_back(ours / theirs);
        }
    }
    if (ratios.empty())
        return true;
    const auto [smallest, largest] = std::minmax_element(ratios.begin(), ratios.end());
    const double usual = median(ratios);
    return *smallest >= usual * (1.0 - sameBody) && *largest <= usual * (1.0 + sameBody);
}

RestAlignment alignRestPoses(const AlignmentInput &input, RestMode mode)
{
    const bool isAlike =
        isSameBody(input.source, input.sourceShape, input.target, input.targetShape, input.mapping, input.paths) &&
        !Alignment(input, RestMode::Keep).hasStiffLimbs();
    const RestMode used = mode != RestMode::Auto ? mode : isAlike ? RestMode::Match : RestMode::Keep;
    Alignment alignment(input, used);
    RestAlignment result = alignment.align();
    return used == RestMode::Match ? result : Alignment(input, used, alignment.degrees()).align();
}

} // namespace limber
