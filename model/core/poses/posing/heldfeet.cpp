#include "posing/heldfeet.h"

#include "base/at.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <optional>

namespace limber {

namespace {

// Of the length of the leg, from the height at which the foot stands: up to here it swings low, from there high.
constexpr double lowPart = 0.3;
constexpr double highPart = 0.8;
constexpr std::size_t mostContacts = 32; // of a foot, to find out how high it stands

// Returns nothing for a foot whose leg is not complete.
std::optional<LegJoints> legOf(const std::vector<FigureLegs> &figures, int joint)
{
    for (const FigureLegs &figure : figures) {
        for (const SidedLeg &leg : figure.legs) {
            const bool isComplete =
                leg.joints.thigh != NoJoint && leg.joints.shin != NoJoint && leg.joints.foot != NoJoint;
            if (isComplete && (joint == leg.joints.foot || joint == leg.joints.toe))
                return leg.joints;
        }
    }
    return std::nullopt;
}

double lengthOf(const LegJoints &leg, const Pose &pose)
{
    const glm::dvec3 &knee = at(pose.jointPositions, leg.shin);
    return glm::distance(at(pose.jointPositions, leg.thigh), knee) +
           glm::distance(knee, at(pose.jointPositions, leg.foot));
}

// Returns how low a foot swings by how high it stands in the middle of its contacts.
std::optional<LowSwing> lowSwingOf(const Clip &clip, const PositionRules &rules, const glm::dvec3 &up, int foot,
                                   const LegJoints &leg, const std::vector<FrameInterval> &contacts)
{
    std::vector<double> heights;
    Pose pose;
    for (std::size_t i = 0; i < std::min(contacts.size(), mostContacts); ++i) {
        pose = poseAt(clip, contacts[i].first + (contacts[i].last - contacts[i].first) / 2, rules);
        heights.push_back(glm::dot(at(pose.jointPositions, foot), up));
    }
    const auto middle = heights.begin() + static_cast<std::ptrdiff_t>(heights.size() / 2);
    std::ranges::nth_element(heights, middle);
    const double length = lengthOf(leg, pose);
    if (!(length > 0.0))
        return std::nullopt;
    return LowSwing{up, *middle + lowPart * length, *middle + highPart * length};
}

// Returns the contacts with those of a toe for its ankle, too, if that has none. Held by its toe alone, a foot would
// stretch its leg straight at once instead of raising its heel.
Contacts withAnkles(const Contacts &contacts, const std::vector<FigureLegs> &figures)
{
    Contacts result = contacts;
    for (const JointContacts &toe : contacts) {
        const std::optional<LegJoints> leg = legOf(figures, toe.joint);
        if (!leg || toe.joint != leg->toe)
            continue;
        const auto ankle = std::ranges::find(result, leg->foot, &JointContacts::joint);
        if (ankle == result.end())
            result.push_back({leg->foot, toe.intervals});
        else if (ankle->intervals.empty())
            ankle->intervals = toe.intervals;
    }
    return result;
}

} // namespace

std::vector<HeldNode> heldFeet(const Clip &clip, const PositionRules &rules, const glm::dvec3 &up,
                               const Contacts &contacts, const std::vector<FigureLegs> &figures)
{
    std::vector<HeldNode> held;
    for (const JointContacts &foot : withAnkles(contacts, figures)) {
        std::vector<FrameInterval> standing = tidied(foot.intervals, clip.motion.frameCount());
        if (standing.empty())
            continue;
        HeldNode node{NodeId::joint(foot.joint), true, std::move(standing), std::nullopt};
        if (const std::optional<LegJoints> leg = legOf(figures, foot.joint)) {
            node.swing = lowSwingOf(clip, rules, up, foot.joint, *leg, node.frames);
            if (foot.joint == leg->foot)
                node.leg = HeldLeg{leg->thigh, leg->shin, leg->foot};
        }
        held.push_back(std::move(node));
    }
    return held;
}

} // namespace limber
