#pragma once

#include "body/bodyside.h"
#include "motion/skeleton.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace limber {

// Parts of the body, each named by the bone that starts at its joint: the Shin joint is the knee.
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

// "upper arm", "index finger": the part's name in files; "none" for None.
[[nodiscard]] std::string_view bodyPartName(BodyPart part);
[[nodiscard]] std::optional<BodyPart> bodyPartFromName(std::string_view name);
// True for the parts that a body has on the left and on the right.
[[nodiscard]] bool isSidedPart(BodyPart part);
// True for Thumb to LittleFinger.
[[nodiscard]] bool isFinger(BodyPart part);

// What a joint is in the body.
struct JointRole
{
    BodyPart part = BodyPart::None; // what the joint is, None where that is unknown
    BodySide side = BodySide::Centre; // of the body, as its owner sees it
    int number = 1; // in a chain of the same part, counted from its base: spine 1, 2, 3, index finger 1, 2, 3

    friend bool operator==(const JointRole &, const JointRole &) = default;
};

// The roles of a skeleton's joints, from their names and the shape of the tree. A joint of which nothing
// is known is BodyPart::None; no role is given twice.
class BodyRoles
{
public:
    BodyRoles() = default;
    explicit BodyRoles(std::vector<JointRole> roles) : m_roles(std::move(roles)) {} // one for each joint

    // The role of a joint of the skeleton.
    [[nodiscard]] const JointRole &of(int joint) const { return m_roles[static_cast<std::size_t>(joint)]; }
    // How many joints have a role here, None included.
    [[nodiscard]] int jointCount() const { return static_cast<int>(m_roles.size()); }
    // The joint with the role, or NoJoint.
    [[nodiscard]] int find(BodyPart part, BodySide side = BodySide::Centre, int number = 1) const;

private:
    std::vector<JointRole> m_roles;
};

class Vocabulary;

// The roles by name, checked against the hierarchy: a shin above its thigh is neither. Spine and neck are counted by
// the hierarchy, whatever numbers their names have.
[[nodiscard]] BodyRoles rolesByName(const Skeleton &skeleton, const Vocabulary &vocabulary);

} // namespace limber
