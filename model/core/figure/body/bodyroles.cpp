#include "body/bodyroles.h"

#include "base/at.h"

#include <algorithm>
#include <array>
#include <utility>

namespace limber {

namespace {

struct PartName
{
    BodyPart part;
    std::string_view name;
};

constexpr std::array<PartName, 21> partNames = {{
    {BodyPart::None, "none"},
    {BodyPart::Root, "root"},
    {BodyPart::Pelvis, "pelvis"},
    {BodyPart::Spine, "spine"},
    {BodyPart::Neck, "neck"},
    {BodyPart::Head, "head"},
    {BodyPart::HeadTop, "head top"},
    {BodyPart::HipJoint, "hip joint"},
    {BodyPart::Thigh, "thigh"},
    {BodyPart::Shin, "shin"},
    {BodyPart::Foot, "foot"},
    {BodyPart::Toe, "toe"},
    {BodyPart::Clavicle, "clavicle"},
    {BodyPart::UpperArm, "upper arm"},
    {BodyPart::Forearm, "forearm"},
    {BodyPart::Hand, "hand"},
    {BodyPart::Thumb, "thumb"},
    {BodyPart::IndexFinger, "index finger"},
    {BodyPart::MiddleFinger, "middle finger"},
    {BodyPart::RingFinger, "ring finger"},
    {BodyPart::LittleFinger, "little finger"},
}};

} // namespace

std::string_view bodyPartName(BodyPart part)
{
    return at(partNames, part).name;
}

std::optional<BodyPart> bodyPartFromName(std::string_view name)
{
    const auto *found = std::ranges::find_if(partNames, [&](const PartName &each) { return each.name == name; });
    return found == partNames.end() ? std::nullopt : std::optional(found->part);
}

bool isSidedPart(BodyPart part)
{
    return part >= BodyPart::HipJoint;
}

bool isFinger(BodyPart part)
{
    return part >= BodyPart::Thumb;
}

int BodyRoles::find(BodyPart part, BodySide side, int number) const
{
    const auto found = std::ranges::find(m_roles, JointRole{part, side, number});
    return found == m_roles.end() ? NoJoint : static_cast<int>(found - m_roles.begin());
}

BodyRoles BodyRoles::withSidesExchanged() const
{
    std::vector<JointRole> roles = m_roles;
    for (JointRole &role : roles)
        role.side = oppositeSide(role.side);
    return BodyRoles(std::move(roles));
}

} // namespace limber
