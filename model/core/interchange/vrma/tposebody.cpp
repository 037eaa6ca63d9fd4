#include "vrma/tposebody.h"

#include "anatomy/anatomicalframes.h"
#include "anatomy/bodymarks.h"
#include "anatomy/referencepose.h"
#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <utility>

namespace limber {

namespace {

const glm::dvec3 up(0.0, 1.0, 0.0);
const glm::dvec3 front(0.0, 0.0, 1.0);

glm::dvec3 outwards(BodySide side)
{
    return {side == BodySide::Right ? -1.0 : 1.0, 0.0, 0.0};
}

bool isWithin(const glm::dvec3 &direction, const glm::dvec3 &wanted, double degrees)
{
    return glm::dot(directionOf(direction), wanted) >= std::cos(degrees / degreesPerRadian);
}

constexpr double mostLimbDegrees = 10.0; // from its direction in a T-pose, for a limb that is as in one
constexpr double mostBentDegrees = 15.0; // for a forearm or a thigh, since elbows and knees are bent a little

// The directions of the limbs of a body that stands upright and looks along +Z.
class BodyWays
{
public:
    // `positions` are those of the joints.
    BodyWays(const HumanJoints &joints, const std::vector<glm::dvec3> &positions)
    {
        for (const int joint : joints)
            m_places.push_back(joint == NoJoint ? glm::dvec3(0.0) : at(positions, joint));
    }
    explicit BodyWays(std::vector<glm::dvec3> places) : m_places(std::move(places)) {} // by bone

    [[nodiscard]] glm::dvec3 between(const std::string &from, const std::string &to) const
    {
        return at(m_places, findHumanBone(to)) - at(m_places, findHumanBone(from));
    }

    [[nodiscard]] bool areArmsOut() const
    {
        return std::ranges::all_of(sides, [this](const auto &side) {
            const auto &[name, of] = side;
            const std::string elbow = name + std::string("LowerArm");
            return isWithin(between(name + std::string("UpperArm"), elbow), outwards(of), mostLimbDegrees) &&
                   isWithin(between(elbow, name + std::string("Hand")), outwards(of), mostBentDegrees);
        });
    }

    [[nodiscard]] bool areLegsDown() const
    {
        return std::ranges::all_of(sides, [this](const auto &side) {
            const std::string hip = side.first + std::string("UpperLeg");
            return isWithin(between(hip, side.first + std::string("Foot")), -up, mostLimbDegrees) &&
                   isWithin(between(hip, side.first + std::string("LowerLeg")), -up, mostBentDegrees);
        });
    }

private:
    static constexpr std::array<std::pair<const char *, BodySide>, 2> sides{
        {{"left", BodySide::Left}, {"right", BodySide::Right}}};

    std::vector<glm::dvec3> m_places;
};

// Where the bones of a body are, and what else ends there: by bone.
struct BodyPlaces
{
    std::vector<glm::dvec3> bones; // unused for bones that the figure does not have
    std::vector<std::vector<glm::dvec3>> ends; // end sites, and joints that are no bones, of the last bones
};

bool hasBoneBelow(const HumanJoints &joints, int bone)
{
    for (int below = bone + 1; below < static_cast<int>(joints.size()); ++below) {
        if (at(joints, below) != NoJoint && boneAbove(joints, below) == bone)
            return true;
    }
    return false;
}

bool isFootPart(BodyPart part)
{
    return part == BodyPart::Foot || part == BodyPart::Toe;
}

BodyPlaces placesOf(const Skeleton &skeleton, const HumanJoints &joints, const std::vector<glm::dvec3> &positions,
                    const std::vector<glm::dvec3> &endPositions)
{
    BodyPlaces places;
    for (int bone = 0; bone < static_cast<int>(joints.size()); ++bone) {
        const int joint = at(joints, bone);
        places.bones.push_back(joint == NoJoint ? glm::dvec3(0.0) : at(positions, joint));
        places.ends.emplace_back();
        if (joint == NoJoint || (hasBoneBelow(joints, bone) && !isFootPart(at(humanBones(), bone).part)))
            continue;
        for (const NodeId node : skeleton.childrenOf(joint)) {
            if (node.isEndSite())
                places.ends.back().push_back(at(endPositions, node.index));
            else if (std::ranges::find(joints, node.index) == joints.end())
                places.ends.back().push_back(at(positions, node.index));
        }
    }
    return places;
}

// Makes a skeleton of bones; places are those in the world.
TPoseBody bodyOf(const Skeleton &figure, const HumanJoints &joints, const BodyPlaces &places)
{
    TPoseBody body;
    std::vector<int> built(joints.size(), NoJoint);
    for (int bone = 0; bone < static_cast<int>(joints.size()); ++bone) {
        if (at(joints, bone) == NoJoint)
            continue;
        Joint joint;
        joint.name = figure.joint(at(joints, bone)).name;
        const int above = boneAbove(joints, bone);
        joint.parent = above < 0 ? NoJoint : at(built, above);
        joint.offset = at(places.bones, bone) - (above < 0 ? glm::dvec3(0.0) : at(places.bones, above));
        if (above < 0)
            joint.channels = {channels::Xposition, channels::Yposition, channels::Zposition};
        for (const Channel channel : {channels::Zrotation, channels::Xrotation, channels::Yrotation})
            joint.channels.push_back(channel);
        at(built, bone) = body.clip.skeleton.addJoint(std::move(joint));
        body.bones.push_back(bone);
        for (const glm::dvec3 &end : at(places.ends, bone))
            body.clip.skeleton.addEndSite({.parent = at(built, bone), .offset = end - at(places.bones, bone)});
    }
    body.clip.motion = Motion(1, body.clip.skeleton.columnCount());
    for (int axis = 0; axis < 3; ++axis)
        body.clip.motion.setValue(0, axis, body.clip.skeleton.joint(0).offset[axis]);
    return body;
}

double lowestOfFeet(const HumanJoints &joints, const BodyPlaces &places)
{
    double lowest = std::numeric_limits<double>::max();
    for (std::size_t bone = 0; bone < joints.size(); ++bone) {
        if (joints[bone] == NoJoint || !isFootPart(humanBones()[bone].part))
            continue;
        lowest = std::min(lowest, places.bones[bone].y);
        for (const glm::dvec3 &end : places.ends[bone])
            lowest = std::min(lowest, end.y);
    }
    return lowest;
}

// Whether a bone is on the line of an arm in a T-pose: a thumb is not.
bool isOnArm(BodyPart part)
{
    switch (part) {
    case BodyPart::UpperArm:
    case BodyPart::Forearm:
    case BodyPart::Hand:
    case BodyPart::IndexFinger:
    case BodyPart::MiddleFinger:
    case BodyPart::RingFinger:
    case BodyPart::LittleFinger:
        return true;
    default:
        return false;
    }
}

// Returns the direction from the bone above to a bone of a body that nothing shows.
glm::dvec3 usualWay(const HumanBone &bone)
{
    const glm::dvec3 out = outwards(bone.side);
    if (isOnArm(bone.part))
        return out;
    switch (bone.part) {
    case BodyPart::Thigh:
        return directionOf(out - 0.4 * up);
    case BodyPart::Shin:
    case BodyPart::Foot:
        return -up;
    case BodyPart::Toe:
        return directionOf(front - 0.4 * up);
    case BodyPart::Clavicle:
        return directionOf(0.2 * out + up);
    case BodyPart::Thumb:
        return directionOf(out + front);
    default:
        return up;
    }
}

// What of the pose of a body that stands is as in a T-pose.
struct StandingPose
{
    bool keepsLimbs = false; // arms or legs that are about as in a T-pose there stay as they are
    // Whether it is a frame of a motion: then its arms and hands are held in any way, and its feet may be lifted.
    bool isCaptured = false;
    std::optional<double> footDrop =
        std::nullopt; // from the ankle to the toes of a foot on the floor, by their distance
};

// Turns the limbs of a body that stands into a T-pose.
class LimbTurns
{
public:
    LimbTurns(const HumanJoints &joints, const BodyPlaces &from, const StandingPose &pose)
        : m_joints(joints), m_from(from), m_pose(pose)
    {
        const BodyWays ways(from.bones);
        m_keepsArms = pose.keepsLimbs && ways.areArmsOut();
        m_keepsLegs = pose.keepsLimbs && ways.areLegsDown();
        for (int bone = 0; bone < static_cast<int>(joints.size()); ++bone)
            m_turns.push_back(at(joints, bone) == NoJoint ? glm::dmat3(1.0) : turnOf(bone));
    }

    [[nodiscard]] BodyPlaces places() const
    {
        BodyPlaces to = m_from;
        for (int bone = 0; bone < static_cast<int>(m_joints.size()); ++bone) {
            const int above = boneAbove(m_joints, bone);
            const bool isHeld = m_pose.isCaptured && isBelowShoulder(bone);
            if (at(m_joints, bone) != NoJoint && above >= 0) {
                const glm::dvec3 way = at(m_from.bones, bone) - at(m_from.bones, above);
                at(to.bones, bone) = at(to.bones, above) + (isHeld ? glm::length(way) * usualWay(at(humanBones(), bone))
                                                                   : at(m_turns, above) * way);
            }
            for (glm::dvec3 &end : at(to.ends, bone)) {
                const glm::dvec3 way = end - at(m_from.bones, bone);
                end = at(to.bones, bone) +
                      (isHeld ? glm::length(way) * usualWay(at(humanBones(), bone)) : at(m_turns, bone) * way);
            }
        }
        return to;
    }

private:
    [[nodiscard]] glm::dmat3 turnOf(int bone) const
    {
        const HumanBone &of = at(humanBones(), bone);
        const int above = boneAbove(m_joints, bone);
        const glm::dmat3 inherited = above < 0 ? glm::dmat3(1.0) : at(m_turns, above);
        const glm::dvec3 wanted = wantedOf(of);
        if (of.part == BodyPart::Hand && !isBentHand(bone, inherited * along(bone)))
            return inherited;
        const bool isOfLeg = of.part == BodyPart::Foot || wanted == -up;
        if (isOfLeg ? m_keepsLegs : m_keepsArms)
            return inherited;
        if (of.part == BodyPart::Foot)
            return toFront(bone);
        return wanted == glm::dvec3(0.0) ? inherited : arc(inherited * along(bone), wanted) * inherited;
    }

    // Returns the direction of a bone in a T-pose; zero if it keeps its own.
    [[nodiscard]] static glm::dvec3 wantedOf(const HumanBone &bone)
    {
        if (bone.part == BodyPart::Thigh || bone.part == BodyPart::Shin)
            return -up;
        return isOnArm(bone.part) ? outwards(bone.side) : glm::dvec3(0.0);
    }

    // The knuckles are not quite where the forearm points, and a hand without fingers shows no direction.
    [[nodiscard]] bool isBentHand(int hand, const glm::dvec3 &direction) const
    {
        return hasBoneBelow(m_joints, hand) &&
               !isWithin(direction, outwards(at(humanBones(), hand).side), mostBentDegrees);
    }

    // Arms and hands hang from the shoulders; without shoulders, arms begin where the trunk has them.
    [[nodiscard]] bool isBelowShoulder(int bone) const
    {
        const HumanBone &of = at(humanBones(), bone);
        const int above = boneAbove(m_joints, bone);
        if (of.part == BodyPart::UpperArm)
            return above >= 0 && at(humanBones(), above).part == BodyPart::Clavicle;
        return of.part == BodyPart::Forearm || of.part == BodyPart::Hand || isFinger(of.part);
    }

    // A foot stands on its sole already, unless the motion has lifted it.
    [[nodiscard]] glm::dmat3 toFront(int bone) const
    {
        const glm::dvec3 direction = along(bone);
        const glm::dvec3 flat(direction.x, 0.0, direction.z);
        const bool isFlat = glm::length(flat) > 0.2 * glm::length(direction);
        const glm::dmat3 turn = isFlat && flat.z > 0.0 ? arc(flat, front) : glm::dmat3(1.0);
        if (!m_pose.footDrop)
            return turn;
        const double drop = *m_pose.footDrop;
        return arc(turn * direction, std::sqrt(1.0 - drop * drop) * front - drop * up) * turn;
    }

    // Returns the direction of a bone; zero if nothing shows it. Hands point along their middle fingers.
    [[nodiscard]] glm::dvec3 along(int bone) const
    {
        const HumanBone &of = at(humanBones(), bone);
        int next = -1;
        for (int below = bone + 1; below < static_cast<int>(m_joints.size()); ++below) {
            const BodyPart part = at(humanBones(), below).part;
            const bool isNext = at(m_joints, below) != NoJoint && boneAbove(m_joints, below) == bone;
            const bool isBetter = next < 0 || part == BodyPart::MiddleFinger;
            if (isNext && isBetter && !(of.part == BodyPart::Hand && part == BodyPart::Thumb))
                next = below;
        }
        if (next >= 0)
            return at(m_from.bones, next) - at(m_from.bones, bone);
        glm::dvec3 sum(0.0);
        for (const glm::dvec3 &end : at(m_from.ends, bone))
            sum += end - at(m_from.bones, bone);
        return sum;
    }

    const HumanJoints &m_joints;
    const BodyPlaces &m_from;
    StandingPose m_pose;
    bool m_keepsArms = false;
    bool m_keepsLegs = false;
    std::vector<glm::dmat3> m_turns;
};

// Returns a straight body with the lengths of another.
BodyPlaces straightBody(const HumanJoints &joints, const BodyPlaces &from)
{
    BodyPlaces to = from;
    for (int bone = 0; bone < static_cast<int>(joints.size()); ++bone) {
        const int above = boneAbove(joints, bone);
        const HumanBone &of = at(humanBones(), bone);
        if (above >= 0)
            at(to.bones, bone) =
                at(to.bones, above) + glm::distance(at(from.bones, bone), at(from.bones, above)) * usualWay(of);
        for (glm::dvec3 &end : at(to.ends, bone))
            end = at(to.bones, bone) +
                  glm::distance(end, at(from.bones, bone)) * (of.part == BodyPart::Foot  ? directionOf(front - 0.4 * up)
                                                              : of.part == BodyPart::Toe ? front
                                                                                         : usualWay(of));
    }
    return to;
}

// Returns how far the toes are below the ankle, as a fraction of their distance, where the foot is lowest: the mean of
// a tenth of the frames. `turn` stands the figure upright. Returns nothing for a figure without toes.
std::optional<double> footDropOf(const Clip &clip, const PositionRules &rules, const HumanJoints &joints,
                                 const glm::dmat3 &turn)
{
    constexpr int mostFrames = 400;
    constexpr double mostDrop = 0.9;
    struct Seen
    {
        double height = 0.0;
        double drop = 0.0;
    };
    std::vector<Seen> all;
    const int step = std::max(1, clip.motion.frameCount() / mostFrames);
    for (int frame = 0; frame < clip.motion.frameCount(); frame += step) {
        const Pose pose = poseAt(clip, frame, rules);
        for (const char *const side : {"left", "right"}) {
            const int foot = at(joints, findHumanBone(std::string(side) + "Foot"));
            const int toes = at(joints, findHumanBone(std::string(side) + "Toes"));
            if (toes == NoJoint)
                continue;
            const glm::dvec3 ankle = turn * at(pose.jointPositions, foot);
            const glm::dvec3 ball = turn * at(pose.jointPositions, toes);
            const double length = glm::distance(ankle, ball);
            if (length > 0.0)
                all.push_back({ankle.y + ball.y, (ankle.y - ball.y) / length});
        }
    }
    if (all.empty())
        return std::nullopt;
    std::ranges::sort(all, {}, &Seen::height);
    all.resize((all.size() + 9) / 10);
    double sum = 0.0;
    for (const Seen &seen : all)
        sum += seen.drop;
    return std::clamp(sum / static_cast<double>(all.size()), 0.0, mostDrop);
}

} // namespace

std::optional<glm::dmat3> standingTurn(const BodyMarks &marks, const Pose &pose)
{
    constexpr double about = 0.8;
    const auto axes = bodyAxes(marks, pose);
    if (!axes)
        return std::nullopt;
    glm::dvec3 top = axes->up;
    for (int axis = 0; axis < 3; ++axis) {
        if (std::abs(axes->up[axis]) > about) {
            top = glm::dvec3(0.0);
            top[axis] = axes->up[axis] > 0.0 ? 1.0 : -1.0;
        }
    }
    const glm::dvec3 left = normalTo(top, axes->left);
    return glm::transpose(glm::dmat3(left, top, glm::cross(left, top)));
}

bool isTPose(const HumanJoints &joints, const std::vector<glm::dvec3> &positions)
{
    constexpr double trunkDegrees = 20.0;
    const BodyWays ways(joints, positions);
    return ways.areArmsOut() && ways.areLegsDown() &&
           isWithin(ways.between("rightUpperLeg", "leftUpperLeg"), outwards(BodySide::Left), mostLimbDegrees) &&
           isWithin(ways.between("hips", "head"), up, trunkDegrees);
}

TPoseBody bodyAtRest(const Skeleton &skeleton, const HumanJoints &joints, const std::vector<glm::dvec3> &positions,
                     double floor)
{
    BodyPlaces places = placesOf(skeleton, joints, positions,
                                 std::vector<glm::dvec3>(static_cast<std::size_t>(skeleton.endSiteCount())));
    for (std::size_t bone = 0; bone < places.bones.size(); ++bone) {
        places.bones[bone].y -= floor;
        places.ends[bone].clear(); // only the motion of the joints is written
    }
    return bodyOf(skeleton, joints, places);
}

TPoseBody tPoseBody(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, const HumanJoints &joints,
                    const TPoseRequest &request)
{
    const FigureShape shape = figureShape(clip, rules);
    const AnatomicalFrames frames = anatomicalFrames(clip, rules, roles, shape, request.reference);
    const ReferencePose reference = referencePose(clip, rules, shape, frames.reference);
    const Pose pose{reference.rotations, reference.positions, reference.endPositions};
    const auto turn = frames.reference.stands ? standingTurn(BodyMarks(clip.skeleton, roles), pose) : std::nullopt;
    BodyPlaces places;
    if (turn) {
        BodyPlaces standing = placesOf(clip.skeleton, joints, pose.jointPositions, pose.endPositions);
        for (std::size_t bone = 0; bone < standing.bones.size(); ++bone) {
            standing.bones[bone] = *turn * standing.bones[bone];
            for (glm::dvec3 &end : standing.ends[bone])
                end = *turn * end;
        }
        const bool isCaptured = !frames.reference.isTrusted;
        places = LimbTurns(joints, standing,
                           {.keepsLimbs = request.keepsLimbs,
                            .isCaptured = isCaptured,
                            .footDrop = isCaptured ? footDropOf(clip, rules, joints, *turn) : std::nullopt})
                     .places();
    } else {
        places = straightBody(joints, placesOf(clip.skeleton, joints, shape.restPositions, shape.restEndPositions));
    }
    const glm::dvec3 hips = places.bones.front();
    constexpr double much = 0.25; // of the height of the hips
    const double standing = hips.y - lowestOfFeet(joints, places);
    const double wanted = request.hipsHeight.value_or(standing);
    const double height = std::abs(wanted - standing) < much * standing ? wanted : standing;
    const glm::dvec3 moved(-hips.x, height - hips.y, -hips.z);
    for (std::size_t bone = 0; bone < places.bones.size(); ++bone) {
        places.bones[bone] += moved;
        for (glm::dvec3 &end : places.ends[bone])
            end += moved;
    }
    return bodyOf(clip.skeleton, joints, places);
}

} // namespace limber
