#pragma once

#include "body/bodyside.h"
#include "motion/skeleton.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace limber {

// The parts of the body, each named by the bone that begins at its joint: the Shin joint is the knee.
enum class BodyPart : std::uint8_t {
    None,
    Root, // above the pelvis: carries the figure as a whole
    Pelvis,
    Spine,
    Neck,
    Head,
    HeadTop,
    HipJoint, // between the pelvis and the thigh
    Thigh,
    Shin,
    Foot,
    Toe,
    Clavicle,
    UpperArm,
    Forearm,
    Hand,
    Thumb,
    IndexFinger,
    MiddleFinger,
    RingFinger,
    LittleFinger,
};

// Returns the part's name in files, such as "upper arm" or "index finger"; "none" for None.
[[nodiscard]] std::string_view bodyPartName(BodyPart part);
[[nodiscard]] std::optional<BodyPart> bodyPartFromName(std::string_view name);
// Returns whether a body has this part on the left and on the right.
[[nodiscard]] bool isSidedPart(BodyPart part);
// Returns true for Thumb to LittleFinger.
[[nodiscard]] bool isFinger(BodyPart part);

// The role of a joint in the body.
struct JointRole
{
    BodyPart part = BodyPart::None; // None if it is unknown
    BodySide side = BodySide::Centre; // of the body, as its owner sees it
    int number = 1; // in a chain of the same part, counted from its base: spine 1, 2, 3, index finger 1, 2, 3

    friend bool operator==(const JointRole &, const JointRole &) = default;
};

// The roles of a skeleton's joints, from their names and the shape of the tree. A joint whose role is unknown is
// BodyPart::None; no role is given twice.
class BodyRoles
{
public:
    BodyRoles() = default;
    explicit BodyRoles(std::vector<JointRole> roles) : m_roles(std::move(roles)) {} // takes one role for each joint

    // Returns the role of a joint of the skeleton.
    [[nodiscard]] const JointRole &of(int joint) const { return m_roles[static_cast<std::size_t>(joint)]; }
    // Returns the number of joints, including those with the role None.
    [[nodiscard]] int jointCount() const { return static_cast<int>(m_roles.size()); }
    // Returns the joint with the role, or NoJoint.
    [[nodiscard]] int find(BodyPart part, BodySide side = BodySide::Centre, int number = 1) const;
    // Returns the roles with left and right exchanged.
    [[nodiscard]] BodyRoles withSidesExchanged() const;

private:
    std::vector<JointRole> m_roles;
};

} // namespace limber
