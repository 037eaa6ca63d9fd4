#include "secondlife/avatarnames.h"

#include "secondlife/avatarbones.h"

#include <algorithm>
#include <unordered_map>

namespace limber {

namespace {

using NameTable = std::unordered_map<std::string, AvatarJoint>;

void addBones(NameTable &table)
{
    int index = 0;
    for (const AvatarBone &bone : avatarBones()) {
        const AvatarJoint joint{bone.name, index++};
        table.emplace(bone.name, joint);
        table.emplace("avatar_" + std::string(bone.name), joint);
        if (!bone.alias.empty())
            table.emplace(bone.alias, joint);
    }
}

NameTable makeNamesInBvh()
{
    NameTable table;
    addBones(table);
    for (const std::string_view point : attachmentPoints()) {
        std::string name(point);
        std::ranges::replace(name, ' ', '_');
        table.emplace(std::move(name), AvatarJoint{point});
    }
    return table;
}

NameTable makeNamesInAnimations()
{
    NameTable table;
    addBones(table);
    for (const std::string_view point : attachmentPoints())
        table.emplace(point, AvatarJoint{point});
    return table;
}

std::optional<AvatarJoint> found(const NameTable &table, std::string_view name)
{
    const auto entry = table.find(std::string(name));
    return entry == table.end() ? std::nullopt : std::optional(entry->second);
}

} // namespace

std::string_view viewersName(std::string_view name)
{
    constexpr std::string_view spaces = " \t\n\v\f\r";
    constexpr std::size_t longest = 79;
    name.remove_prefix(std::min(name.find_first_not_of(spaces), name.size()));
    return name.substr(0, std::min(name.find_first_of(spaces), longest));
}

std::optional<AvatarJoint> findAvatarJoint(std::string_view name)
{
    static const NameTable table = makeNamesInBvh();
    return found(table, name);
}

std::optional<AvatarJoint> findAnimatedJoint(std::string_view name)
{
    static const NameTable table = makeNamesInAnimations();
    return found(table, name);
}

int boneOfVolume(std::string_view name)
{
    const auto volumes = collisionVolumes();
    const auto volume = std::ranges::find(volumes, name, &CollisionVolume::name);
    return volume == volumes.end() ? -1 : volume->bone;
}

bool isSpecialJoint(std::string_view name)
{
    return name == "mScreen" || name == "mRoot";
}

} // namespace limber
