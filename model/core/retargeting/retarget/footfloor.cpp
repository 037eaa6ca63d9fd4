#include "retarget/footfloor.h"

#include "base/at.h"
#include "base/statistics.h"
#include "contacts/legrecord.h"
#include "contacts/limbnodes.h"
#include "geometry/geometry.h"
#include "geometry/smoothabove.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace limber {

namespace {

constexpr double mostUsualFraction = 0.05; // of the leg: feet of other shapes do not reach deeper
constexpr double ankleFraction = 0.039; // of the body's height: Drillis and Contini 1966
// Toes bend by so much when a walker pushes off. A foot that lost more of its own angle would look flat.
constexpr double mostToeRadians = 1.05;
constexpr double mostFootRadians = 0.5;
constexpr double mostFootRadiansOfStraightLeg = 0.7; // its knee cannot lift the foot
// The part of a foot that is level, as a fraction of its length, from which on it turns, and wholly turns: a foot that
// points straight down has no direction in which it could rise.
constexpr double steepFraction = 0.1;
constexpr double flatFraction = 0.5;
// From the first angle on a knee may bend further, and from the second on as far as it takes: the straighter it is, the
// more it turns when the foot is lifted.
constexpr double straightKneeRadians = 0.3;
constexpr double bentKneeRadians = 0.8;
// Radians by which a lift bends the knee: if it were faster, the knee would jump, and nobody minds a tip of the toes
// that dips into the floor for some frames as much.
constexpr double mostBendPerFrame = 0.05;
constexpr double depthLeftNcm = 0.3; // nobody sees it
constexpr double fadeSeconds = 0.06; // twice as long before and after what is needed
constexpr double longestFade = 256.0; // frames; limits the work if the frame time is absurd

// Returns by how much to lift what is below the floor by a depth, so that at most the tolerance is left. It begins
// gently, since a foot that is stopped at once would jerk.
double softened(double depth, double tolerance)
{
    const double beyond = depth - 0.5 * tolerance;
    if (!(beyond > 0.0))
        return 0.0;
    return beyond < tolerance ? beyond * beyond / (2.0 * tolerance) : beyond - 0.5 * tolerance;
}

// Returns the angle about an axis of length 1 that lifts a point, given relative to a point on the axis, to a height.
double liftingAngle(const glm::dvec3 &point, const glm::dvec3 &axis, const glm::dvec3 &up, double height)
{
    const double along = glm::dot(point, axis) * glm::dot(axis, up);
    const double across = glm::dot(point, up) - along;
    const double rising = glm::dot(glm::cross(axis, point), up);
    const double radius = std::hypot(across, rising);
    const double turned = std::asin(std::clamp((height - along) / radius, -1.0, 1.0)) - std::atan2(across, rising);
    return turned * smoothStep((rising / radius - steepFraction) / (flatFraction - steepFraction));
}

// Replaces values of both signs by smooth curves that are nowhere nearer to zero.
void smoothOut(std::vector<double> &values, int frames)
{
    std::vector<double> above(values.size());
    std::vector<double> below(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        above[i] = std::max(values[i], 0.0);
        below[i] = std::max(-values[i], 0.0);
    }
    above = smoothAbove(above, frames);
    below = smoothAbove(below, frames);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = above[i] - below[i];
}

glm::dquat rotationIn(const Pose &pose, int joint)
{
    return glm::quat_cast(at(pose.worldFromJoint, joint));
}

} // namespace

FootFloor::FootFloor(const PoseTransfer &transfer, const RetargetInput &input, const PlantedFeet &feet)
    : m_transfer(transfer), m_planted(feet), m_source(input.source.skeleton), m_target(input.target.skeleton),
      m_isOn(input.settings.feetAboveFloor),
      m_ncm(bodyLength(m_target, transfer.targetShape(), rolesOfTarget(input)) / ncmOfBody)
{
    for (int leg = 0; leg < feet.legCount(); ++leg)
        m_feet.push_back(footOf(feet.leg(leg), feet.limb(leg)));
    m_depths.assign(m_feet.size(), 0.0);
}

FootFloor::Foot FootFloor::footOf(const LegPair &leg, const JointedLimb &limb) const
{
    const FigureShape &shape = m_transfer.targetShape();
    const auto &[source, target] = leg;
    Foot foot;
    foot.leg = leg;
    foot.limb = limb;
    foot.sourceNodes = nodesFrom(m_source, source.foot);
    const bool hasToe = target.toe != NoJoint && m_target.isInSubtree(target.toe, target.foot);
    if (hasToe) {
        for (int joint = target.toe; joint < m_target.subtreeEnd(target.toe); ++joint)
            foot.toeJoints.push_back(joint);
    }
    for (const NodeId node : nodesFrom(m_target, target.foot)) {
        const int joint = node.isJoint() ? node.index : m_target.endSite(node.index).parent;
        const bool isToe = hasToe && node != NodeId::joint(target.toe) && m_target.isInSubtree(joint, target.toe);
        (isToe ? foot.toes : foot.rigid).push_back({node});
    }
    foot.thighLength = pathLength(m_target, shape, target.thigh, target.shin);
    foot.shinLength = pathLength(m_target, shape, target.shin, target.foot);
    return foot;
}

void FootFloor::reserve(int frameCount)
{
    const auto count = static_cast<std::size_t>(frameCount);
    for (Foot &foot : m_feet) {
        for (std::vector<double> *heights : {&foot.sourceHeights, &foot.heights})
            heights->reserve(count);
        for (std::vector<glm::dvec3> *positions : {&foot.hips, &foot.ankles})
            positions->reserve(count);
        for (std::vector<glm::dquat> *rotations : {&foot.rotations, &foot.toeRotations})
            rotations->reserve(count);
    }
}

void FootFloor::record(const TransferredPose &pose)
{
    for (Foot &foot : m_feet) {
        const glm::dvec3 &ankle = at(pose.pose.jointPositions, foot.limb.end);
        const int toe = foot.toeJoints.empty() ? foot.limb.end : foot.toeJoints.front();
        const glm::dquat rotation = rotationIn(pose.pose, foot.limb.end);
        const glm::dquat toeRotation = rotationIn(pose.pose, toe);
        double height = glm::dot(ankle, m_transfer.up());
        const auto add = [&](std::vector<FootNode> &nodes, const glm::dvec3 &pivot, const glm::dquat &worldFromPivot) {
            for (FootNode &node : nodes) {
                const glm::dvec3 position = pose.pose.positionOf(node.node);
                node.offset = glm::conjugate(worldFromPivot) * (position - pivot);
                height = std::min(height, glm::dot(position, m_transfer.up()));
            }
        };
        add(foot.rigid, ankle, rotation);
        add(foot.toes, at(pose.pose.jointPositions, toe), toeRotation);
        foot.sourceHeights.push_back(lowestOf(foot.sourceNodes, pose.source, m_transfer.up()).height);
        foot.heights.push_back(height);
        foot.hips.push_back(at(pose.pose.jointPositions, foot.limb.upper));
        foot.ankles.push_back(ankle);
        foot.rotations.push_back(rotation);
        foot.toeRotations.push_back(toeRotation);
    }
}

void FootFloor::plan(const Contacts &contacts, const PlantedFeet::Floors &floors, const FigureShift &shift,
                     double frameTimeSeconds)
{
    const int fadeFrames = static_cast<int>(std::lround(std::clamp(fadeSeconds / frameTimeSeconds, 1.0, longestFade)));
    for (std::size_t leg = 0; leg < m_feet.size(); ++leg) {
        Foot &foot = m_feet[leg];
        const std::vector<FrameInterval> standing =
            standingFrames(contacts, foot.leg.source, static_cast<int>(foot.heights.size()));
        m_depths[leg] = depthOf(foot, standing, floors);
        foot.side = sideOf(foot, standing);
        if (m_isOn && foot.side != glm::dvec3(0.0))
            planLeg(leg, lowestHeights(leg, floors, shift), shift, fadeFrames);
    }
}

// Returns the axis about which the foot's front rises, in the frame of the foot: level while it stands flat.
glm::dvec3 FootFloor::sideOf(const Foot &foot, const std::vector<FrameInterval> &standing) const
{
    glm::dvec3 direction(0.0); // zero if the foot is only an ankle
    for (const FootNode &node : foot.rigid)
        direction += node.offset;
    glm::dvec3 side(0.0);
    const auto add = [&](int frame) {
        const glm::dquat &rotation = at(foot.rotations, frame);
        side += glm::conjugate(rotation) * glm::cross(rotation * direction, m_transfer.up());
    };
    for (const FrameInterval &frames : standing) {
        for (int frame = frames.first; frame <= frames.last; ++frame)
            add(frame);
    }
    const double length = glm::length(side);
    return length > 0.0 && std::isfinite(length) ? side / length : glm::dvec3(0.0);
}

double FootFloor::depthOf(const Foot &foot, const std::vector<FrameInterval> &standing,
                          const PlantedFeet::Floors &floors) const
{
    std::vector<double> depths;
    std::vector<double> soles; // below the ankle
    for (const FrameInterval &frames : standing) {
        for (int frame = frames.first; frame <= frames.last; ++frame) {
            const double theirs = m_transfer.travelScale() * (at(foot.sourceHeights, frame) - floors.source);
            depths.push_back(theirs - (at(foot.heights, frame) - floors.figure));
            soles.push_back(glm::dot(at(foot.ankles, frame), m_transfer.up()) - at(foot.heights, frame));
        }
    }
    if (depths.empty())
        return 0.0;
    const double usual =
        std::clamp(middleValue(std::move(depths)), 0.0, mostUsualFraction * (foot.thighLength + foot.shinLength));
    // A foot that ends at the height of the ankle shows where it points, but not where its sole is.
    const bool isHuman = m_feet.size() <= 2;
    const double hidden = isHuman ? ankleFraction * ncmOfBody * m_ncm - middleValue(std::move(soles)) : 0.0;
    return usual + std::max(0.0, hidden);
}

// Returns how low the foot may be in each frame.
std::vector<double> FootFloor::lowestHeights(std::size_t leg, const PlantedFeet::Floors &floors,
                                             const FigureShift &shift) const
{
    std::vector<double> heights;
    heights.reserve(m_feet[leg].sourceHeights.size());
    for (const double height : m_feet[leg].sourceHeights) {
        const double theirs = m_transfer.travelScale() * (height - floors.source);
        heights.push_back(floors.figure + shift.toFloor + std::min(theirs, 0.0) - m_depths[leg]);
    }
    return heights;
}

FootFloor::PlacedFoot FootFloor::placed(std::size_t leg, int frame, const FigureShift &shift) const
{
    const Foot &foot = m_feet[leg];
    const glm::dvec3 up = m_transfer.up();
    const auto locked = m_planted.lockedFoot(static_cast<int>(leg), frame);
    PlacedFoot placed;
    placed.ankle = locked.ankle ? *locked.ankle : at(foot.ankles, frame) + (shift.in(frame)-locked.pelvisDrop) * up;
    placed.side = locked.rotation * at(foot.rotations, frame) * foot.side;
    const glm::dquat turned = glm::angleAxis(at(foot.footAngles, frame), placed.side) * locked.rotation;
    placed.rotation = turned * at(foot.rotations, frame);
    placed.toe = placed.ankle;
    for (const FootNode &node : foot.rigid) {
        if (!foot.toeJoints.empty() && node.node == NodeId::joint(foot.toeJoints.front()))
            placed.toe += placed.rotation * node.offset;
    }
    placed.toeRotation = glm::angleAxis(at(foot.toeAngles, frame), placed.side) * turned * at(foot.toeRotations, frame);
    return placed;
}

double FootFloor::lowest(const Foot &foot, const PlacedFoot &placed) const
{
    double height = std::numeric_limits<double>::infinity();
    for (const FootNode &node : foot.rigid)
        height = std::min(height, glm::dot(placed.ankle + placed.rotation * node.offset, m_transfer.up()));
    for (const FootNode &node : foot.toes)
        height = std::min(height, glm::dot(placed.toe + placed.toeRotation * node.offset, m_transfer.up()));
    return height;
}

// Returns the angle about the side axis that lifts the nodes to a height; negative where they point backward.
double FootFloor::turnOf(const std::vector<FootNode> &nodes, const glm::dvec3 &pivot, const glm::dquat &rotation,
                         const glm::dvec3 &side, double lowestHeight) const
{
    const glm::dvec3 up = m_transfer.up();
    double toFront = 0.0;
    double toBack = 0.0;
    for (const FootNode &node : nodes) {
        const glm::dvec3 point = rotation * node.offset;
        const double height = glm::dot(point, up);
        const double lift = softened(lowestHeight - glm::dot(pivot, up) - height, depthLeftNcm * m_ncm);
        if (!(lift > 0.0) || point == glm::dvec3(0.0))
            continue;
        toFront = std::max(toFront, liftingAngle(point, side, up, height + lift));
        toBack = std::max(toBack, liftingAngle(point, -side, up, height + lift));
    }
    return toFront - toBack;
}

// Returns by how many radians the knee bends if the ankle is here.
double FootFloor::kneeBend(std::size_t leg, int frame, const glm::dvec3 &ankle, const FigureShift &shift) const
{
    const Foot &foot = m_feet[leg];
    const double drop = m_planted.lockedFoot(static_cast<int>(leg), frame).pelvisDrop;
    const glm::dvec3 hip = at(foot.hips, frame) + (shift.in(frame)-drop) * m_transfer.up();
    const double a = foot.thighLength;
    const double b = foot.shinLength;
    const double cosine = (glm::dot(ankle - hip, ankle - hip) - a * a - b * b) / (2.0 * a * b);
    return std::acos(std::clamp(cosine, -1.0, 1.0));
}

// Returns which part of a lift the knee can take.
double FootFloor::kneeShare(std::size_t leg, int frame, const glm::dvec3 &ankle, const FigureShift &shift) const
{
    const double bend = kneeBend(leg, frame, ankle, shift);
    return smoothStep((bend - straightKneeRadians) / (bentKneeRadians - straightKneeRadians));
}

// Lowers the lifts that bend the knee too fast.
void FootFloor::slowLifts(std::size_t leg, const FigureShift &shift)
{
    std::vector<double> &lifts = m_feet[leg].lifts;
    std::vector<double> bends;
    for (int frame = 0; frame < static_cast<int>(lifts.size()); ++frame) {
        const glm::dvec3 ankle = placed(leg, frame, shift).ankle;
        bends.push_back(kneeBend(leg, frame, ankle + at(lifts, frame) * m_transfer.up(), shift) -
                        kneeBend(leg, frame, ankle, shift));
    }
    std::vector<double> slow = bends;
    for (std::size_t frame = 1; frame < slow.size(); ++frame)
        slow[frame] = std::min(slow[frame], slow[frame - 1] + mostBendPerFrame);
    for (std::size_t frame = slow.size(); frame-- > 1;)
        slow[frame - 1] = std::min(slow[frame - 1], slow[frame] + mostBendPerFrame);
    for (std::size_t frame = 0; frame < slow.size(); ++frame) {
        if (slow[frame] < bends[frame])
            lifts[frame] *= std::max(slow[frame], 0.0) / bends[frame];
    }
}

void FootFloor::planLeg(std::size_t leg, const std::vector<double> &lowestHeights, const FigureShift &shift,
                        int fadeFrames)
{
    Foot &foot = m_feet[leg];
    const int frames = static_cast<int>(lowestHeights.size());
    for (std::vector<double> *plan : {&foot.footAngles, &foot.toeAngles, &foot.lifts})
        plan->assign(lowestHeights.size(), 0.0);
    // Each part sees what those before it have done, smoothed.
    const auto planPart = [&](std::vector<double> &plan, const auto &wanted) {
        std::vector<double> values;
        values.reserve(lowestHeights.size());
        for (int frame = 0; frame < frames; ++frame)
            values.push_back(wanted(placed(leg, frame, shift), frame));
        smoothOut(values, fadeFrames);
        plan = std::move(values);
    };
    planPart(foot.footAngles, [&](const PlacedFoot &place, int frame) {
        const double angle = turnOf(foot.rigid, place.ankle, place.rotation, place.side, at(lowestHeights, frame));
        const double most =
            std::lerp(mostFootRadiansOfStraightLeg, mostFootRadians, kneeShare(leg, frame, place.ankle, shift));
        return std::clamp(angle, -most, most);
    });
    planPart(foot.toeAngles, [&](const PlacedFoot &place, int frame) {
        const double angle = turnOf(foot.toes, place.toe, place.toeRotation, place.side, at(lowestHeights, frame));
        return std::clamp(angle, -mostToeRadians, mostToeRadians);
    });
    std::vector<double> shares(lowestHeights.size());
    planPart(foot.lifts, [&](const PlacedFoot &place, int frame) {
        at(shares, frame) = kneeShare(leg, frame, place.ankle, shift);
        const double depth = at(lowestHeights, frame) - lowest(foot, place);
        return at(shares, frame) > 0.0 ? softened(depth, depthLeftNcm * m_ncm) : 0.0;
    });
    for (int frame = 0; frame < frames; ++frame)
        at(foot.lifts, frame) *= at(shares, frame);
    slowLifts(leg, shift);
}

void FootFloor::apply(int frame, TransferredPose &pose) const
{
    const glm::dvec3 up = m_transfer.up();
    bool isChanged = false;
    for (int leg = 0; leg < static_cast<int>(m_feet.size()); ++leg) {
        const Foot &foot = at(m_feet, leg);
        if (foot.lifts.empty())
            continue;
        const double footAngle = at(foot.footAngles, frame);
        const double toeAngle = at(foot.toeAngles, frame);
        const double lift = at(foot.lifts, frame);
        if (footAngle == 0.0 && toeAngle == 0.0 && lift == 0.0)
            continue;
        const glm::dvec3 side = rotationIn(pose.pose, foot.limb.end) * foot.side;
        rotateJoints(foot.limb.endJoints, glm::angleAxis(footAngle, side), pose.pose);
        rotateJoints(foot.toeJoints, glm::angleAxis(toeAngle, side), pose.pose);
        if (lift > 0.0)
            bendLimb(foot.limb, at(pose.pose.jointPositions, foot.limb.end) + lift * up,
                     at(pose.pose.worldFromJoint, foot.limb.upper) * m_planted.hinge(leg), pose.pose);
        isChanged = true;
    }
    if (isChanged)
        m_transfer.place(pose);
}

} // namespace limber
