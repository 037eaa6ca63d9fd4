#include "retarget/restalignment.h"

#include "anatomy/bonealong.h"
#include "base/at.h"
#include "base/statistics.h"
#include "body/bodymeasure.h"
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

constexpr double mostLeaning = -0.7; // for a standing shin: the cosine of its direction with the up direction

// Returns up to how many degrees a difference of rest poses counts as anatomy and is kept.
double keptDegrees(BodyPart part)
{
    switch (part) {
    case BodyPart::Thigh:
    case BodyPart::Shin:
    case BodyPart::UpperArm:
    case BodyPart::Forearm:
        return 10.0;
    default:
        return 30.0;
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
        m_positions.assign(count, glm::dvec3(0.0));
        m_result.rotations.assign(count, glm::dmat3(1.0));
        m_result.used = mode;
    }

    // Returns how far each joint is rotated relative to its parent, if it is.
    [[nodiscard]] const std::vector<double> &degrees() const { return m_degrees; }

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
        const int parent = m_in.target.joint(joint).parent;
        const glm::dmat3 inherited =
            parent == NoJoint ? glm::dmat3(1.0) : m_rotations[static_cast<std::size_t>(parent)];
        m_rotations[index] = inherited;
        const int guide = m_in.paths.guides[index];
        if (guide == NoJoint)
            return;
        m_positions[index] = positionInSource(joint, guide);
        const std::vector<BoneAims> bones = bonesOf(joint);
        m_rotations[index] = keepsDirections(joint) ? keptRotation(joint, guide, inherited)
                                                    : matchedRotation(joint, directions(joint, bones), inherited);
        const auto source = static_cast<std::size_t>(m_in.mapping.sourceOf(guide));
        m_result.rotations[index] =
            glm::transpose(m_in.sourcePose.rotations[source]) * m_rotations[index] * m_in.targetPose.rotations[index];
        addChord(joint, guide, bones);
    }

    // Returns where the joint would be in the source's figure. A joint without a counterpart lies on its bone.
    [[nodiscard]] glm::dvec3 positionInSource(int joint, int guide) const
    {
        if (guide == joint)
            return at(m_in.sourcePose.positions, m_in.mapping.sourceOf(joint));
        const int parent = m_in.target.joint(joint).parent;
        const glm::dvec3 step = at(m_in.targetPose.positions, joint) - at(m_in.targetPose.positions, parent);
        return m_positions[static_cast<std::size_t>(parent)] +
               lengthRatio(joint, guide) * (m_rotations[static_cast<std::size_t>(parent)] * step);
    }

    // Returns the source length divided by the target length of the bone on which the joint lies.
    [[nodiscard]] double lengthRatio(int joint, int guide) const
    {
        const int end = m_in.paths.aims[static_cast<std::size_t>(joint)].front().joint;
        const double ours = pathLength(m_in.target, m_in.targetShape, guide, end);
        const double theirs = glm::distance(at(m_in.sourcePose.positions, m_in.mapping.sourceOf(guide)),
                                            at(m_in.sourcePose.positions, m_in.mapping.sourceOf(end)));
        return ours > 0.0 ? theirs / ours : 0.0;
    }

    // Returns the paths down from the joint.
    [[nodiscard]] std::vector<BoneAims> bonesOf(int joint) const
    {
        std::vector<BoneAims> bones;
        int child = NoJoint;
        for (const BonePaths::Aim &aim : m_in.paths.aims[static_cast<std::size_t>(joint)]) {
            if (aim.firstChild != child)
                bones.push_back({{}, directionOf(firstStep(joint, aim)), 0.0});
            child = aim.firstChild;
            const int source = m_in.mapping.sourceOf(aim.joint);
            const double weight = weightOf(m_in.sourceRoles.of(source).part);
            bones.back().ends.push_back({source, weight});
            bones.back().weight = std::max(bones.back().weight, weight);
        }
        return bones;
    }

    [[nodiscard]] std::vector<DirectionPair> directions(int joint, const std::vector<BoneAims> &bones) const
    {
        if (!bones.empty() || m_in.mapping.sourceOf(joint) == NoJoint)
            return directionPairs(bones, m_positions[static_cast<std::size_t>(joint)], m_in.sourcePose.positions);
        const auto travelsThere = [this](int child) { return at(m_in.sourceShape.travels, child); };
        const auto travelsHere = [this](int child) {
            const int source = m_in.mapping.sourceOf(child);
            return at(m_in.targetShape.travels, child) || (source != NoJoint && at(m_in.sourceShape.travels, source));
        };
        const int source = m_in.mapping.sourceOf(joint);
        const Leaf ours = leafOf(m_in.target, m_in.targetPose, joint, travelsHere);
        const Leaf theirs = leafOf(m_in.source, m_in.sourcePose, source, travelsThere);
        // What only closes the chain in both figures was written by the same program, and means the same.
        if (ours.onlyCloses != theirs.onlyCloses || ours.direction == glm::dvec3(0.0) ||
            theirs.direction == glm::dvec3(0.0))
            return {};
        return {{ours.direction, theirs.direction, 1.0}};
    }

    // Returns the first step of a path down that has a length.
    [[nodiscard]] glm::dvec3 firstStep(int joint, const BonePaths::Aim &aim) const
    {
        glm::dvec3 step(0.0);
        for (int below = aim.joint; below != joint; below = m_in.target.joint(below).parent) {
            const glm::dvec3 own = at(m_in.targetPose.positions, below) - at(m_in.targetPose.positions, joint);
            if (glm::length(own) > zeroLength * (1.0 + glm::length(step)))
                step = own;
        }
        return step;
    }

    // The last bone of a chain.
    struct Leaf
    {
        glm::dvec3 direction{0.0}; // zero if it has no length
        bool onlyCloses = false; // see onlyCloses()
    };

    // Returns the last bone: to its end site, else to the middle of the joints below it. The path to a joint that
    // travels is not a bone.
    template <typename Travels>
    [[nodiscard]] static Leaf leafOf(const Skeleton &skeleton, const ReferencePose &pose, int joint,
                                     const Travels &travels)
    {
        glm::dvec3 sum(0.0);
        for (const NodeId node : skeleton.childrenOf(joint)) {
            if (node.isJoint() && travels(node.index))
                continue;
            const glm::dvec3 &end = node.isJoint() ? at(pose.positions, node.index) : at(pose.endPositions, node.index);
            sum += end - at(pose.positions, joint);
        }
        const bool isBelow = skeleton.joint(joint).parent != NoJoint;
        const glm::dvec3 own = glm::transpose(at(pose.rotations, joint)) * sum;
        return {directionOf(sum), isBelow && onlyCloses(skeleton.joint(joint).offset, own)};
    }

    // Small differences are anatomy only between poses in which both bodies do the same; soles are flat in any.
    [[nodiscard]] bool keepsDirections(int joint) const
    {
        if (m_mode == RestMode::Match)
            return false;
        return m_in.isTrusted() || partOf(joint) == BodyPart::Foot;
    }

    [[nodiscard]] glm::dmat3 matchedRotation(int joint, const std::vector<DirectionPair> &pairs,
                                             const glm::dmat3 &inherited) const
    {
        return withTwist(joint, rotationFor(pairs, withTwist(joint, inherited, pairs)), pairs);
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
    [[nodiscard]] glm::dmat3 keptRotation(int joint, int guide, const glm::dmat3 &inherited)
    {
        const BodyPart part = partOf(guide);
        if (isColumn(part) && (joint != guide || partOf(mappedAncestor(joint)) == part))
            return inherited; // the first joint of the spine or the neck decides for all
        const std::vector<DirectionPair> pairs = directions(joint, wholeBonesOf(joint));
        if (joint == guide && (part == BodyPart::Foot || part == BodyPart::Toe))
            return soleRotation(joint, pairs, inherited);
        const glm::dmat3 base = withTwist(joint, inherited, pairs);
        const glm::dmat3 rotation = rotationFor(pairs, base);
        const double degrees = angleOf(rotation * glm::transpose(base)) * degreesPerRadian;
        return judged(joint, degrees) < keptDegrees(part) ? base : withTwist(joint, rotation, pairs);
    }

    // If there are soles, a flat sole stays flat.
    [[nodiscard]] glm::dmat3 soleRotation(int joint, const std::vector<DirectionPair> &pairs,
                                          const glm::dmat3 &inherited) const
    {
        if (!bothStand() || pairs.empty())
            return matchedRotation(joint, pairs, inherited);
        const glm::dmat3 base = m_in.isTrusted() ? inherited : facing(pairs.front());
        const glm::dmat3 difference = rotationFor(pairs, base) * glm::transpose(base);
        return twistAbout(m_in.up, difference) * base;
    }

    // Returns the rotation about the up axis after which a foot faces where it should. The leg of a figure in the
    // middle of a motion says nothing of its sole.
    [[nodiscard]] glm::dmat3 facing(const DirectionPair &foot) const
    {
        const auto along = [&](const glm::dvec3 &vector) { return vector - glm::dot(vector, m_in.up) * m_in.up; };
        return arc(along(foot.from), along(foot.to));
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
        m_degrees[static_cast<std::size_t>(joint)] = degrees;
        const int mirrored = m_earlierDegrees.empty() ? NoJoint : mirrorOf(joint);
        if (mirrored == NoJoint)
            return degrees;
        return std::max(m_earlierDegrees[static_cast<std::size_t>(joint)],
                        m_earlierDegrees[static_cast<std::size_t>(mirrored)]);
    }

    // Returns the joint on the other side of the body. If the joint only lies on the path to a joint that follows the
    // source, the result lies as far above that joint's mirror image.
    [[nodiscard]] int mirrorOf(int joint) const
    {
        int steps = 0;
        int below = joint;
        if (m_in.mapping.sourceOf(joint) == NoJoint) {
            below = m_in.paths.aims[static_cast<std::size_t>(joint)].front().joint;
            for (int at = below; at != joint; at = m_in.target.joint(at).parent)
                ++steps;
        }
        JointRole role = m_in.sourceRoles.of(m_in.mapping.sourceOf(below));
        if (role.part == BodyPart::None || role.side == BodySide::Centre)
            return NoJoint;
        role.side = role.side == BodySide::Left ? BodySide::Right : BodySide::Left;
        int mirrored = m_in.mapping.targetOf(m_in.sourceRoles.find(role.part, role.side, role.number));
        for (; steps > 0 && mirrored != NoJoint; --steps)
            mirrored = m_in.target.joint(mirrored).parent;
        return mirrored;
    }

    [[nodiscard]] BodyPart partOf(int joint) const
    {
        const int source = joint == NoJoint ? NoJoint : m_in.mapping.sourceOf(joint);
        return source == NoJoint ? BodyPart::None : m_in.sourceRoles.of(source).part;
    }

    [[nodiscard]] static bool isEndOfLimb(BodyPart part)
    {
        return part == BodyPart::Head || part == BodyPart::HeadTop || part == BodyPart::Foot || part == BodyPart::Toe ||
               part == BodyPart::Hand || isFinger(part);
    }

    [[nodiscard]] static bool isColumn(BodyPart part) { return part == BodyPart::Spine || part == BodyPart::Neck; }

    [[nodiscard]] int mappedAncestor(int joint) const
    {
        int above = m_in.target.joint(joint).parent;
        while (above != NoJoint && m_in.mapping.sourceOf(above) == NoJoint)
            above = m_in.target.joint(above).parent;
        return above;
    }

    // Returns the joint at which the spine or neck that continues at this joint ends. Each body carries its spine in
    // its own way, so that the whole path counts and not each bend. For other joints the result is the joint itself.
    [[nodiscard]] int endOfColumn(int joint) const
    {
        for (const BodyPart part = partOf(joint); isColumn(part);) {
            const std::vector<BonePaths::Aim> &aims = m_in.paths.aims[static_cast<std::size_t>(joint)];
            const BodyPart next = part == BodyPart::Spine ? BodyPart::Neck : BodyPart::Head;
            const auto found = std::find_if(aims.begin(), aims.end(), [&](const BonePaths::Aim &aim) {
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

    [[nodiscard]] std::vector<BoneAims> wholeBonesOf(int joint) const
    {
        std::vector<BoneAims> bones = bonesOf(joint);
        const std::vector<BonePaths::Aim> &aims = m_in.paths.aims[static_cast<std::size_t>(joint)];
        std::size_t bone = 0;
        for (std::size_t i = 0; i < aims.size(); ++i) {
            if (i > 0 && aims[i].firstChild != aims[i - 1].firstChild)
                ++bone;
            const int end = endOfColumn(aims[i].joint);
            if (end == aims[i].joint)
                continue;
            bones[bone].from = directionOf(at(m_in.targetPose.positions, end) - at(m_in.targetPose.positions, joint));
            bones[bone].ends = {{m_in.mapping.sourceOf(end), 1.0}};
        }
        return bones;
    }

    void addChord(int joint, int guide, std::vector<BoneAims> bones)
    {
        const int from = m_in.mapping.sourceOf(guide);
        bool spans = false;
        for (BoneAims &bone : bones) {
            for (const BoneAims::End &end : bone.ends)
                spans = spans || skipsJoints(m_in.source, from, end.source);
        }
        if (!spans)
            return;
        Chord chord{joint,
                    from,
                    std::move(bones),
                    m_rotations[static_cast<std::size_t>(joint)],
                    glm::dmat3(1.0),
                    m_in.sourcePose.rotations[static_cast<std::size_t>(from)],
                    m_in.targetPose.rotations[static_cast<std::size_t>(joint)]};
        if (keepsDirections(joint)) {
            // What was kept at rest stays; from there the bone follows only the rotation of the lines.
            for (BoneAims &bone : chord.bones)
                bone.from = restLine(bone, from);
            chord.before = glm::dmat3(1.0);
            chord.after = m_rotations[static_cast<std::size_t>(joint)];
        }
        m_result.chords.push_back(std::move(chord));
    }

    [[nodiscard]] glm::dvec3 restLine(const BoneAims &bone, int from) const
    {
        glm::dvec3 line(0.0);
        for (const BoneAims::End &end : bone.ends)
            line += end.weight * (at(m_in.sourcePose.positions, end.source) - at(m_in.sourcePose.positions, from));
        return directionOf(line);
    }

    const AlignmentInput &m_in;
    RestMode m_mode;
    std::vector<glm::dmat3> m_rotations; // of the target's bones at rest, in the world
    std::vector<double> m_degrees;
    std::vector<double> m_earlierDegrees;
    std::vector<glm::dvec3> m_positions; // of the target's joints in the source's figure
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
        for (const BonePaths::Aim &aim : paths.aims[static_cast<std::size_t>(joint)]) {
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
        isSameBody(input.source, input.sourceShape, input.target, input.targetShape, input.mapping, input.paths);
    const RestMode used = mode != RestMode::Auto ? mode : isAlike ? RestMode::Match : RestMode::Keep;
    Alignment alignment(input, used);
    RestAlignment result = alignment.align();
    return used == RestMode::Match ? result : Alignment(input, used, alignment.degrees()).align();
}

} // namespace limber
