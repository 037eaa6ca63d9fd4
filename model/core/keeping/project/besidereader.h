#pragma once

#include "project/project.h"
#include "project/projectvalues.h"

#include <optional>

namespace limber {

// The words for the position of a second figure and for the rotations that are compared.
inline constexpr ProjectWords<ComparisonSettings::Placement, 3> placementWords{
    {{ComparisonSettings::Placement::AsInFiles, "files"},
     {ComparisonSettings::Placement::EqualAtStart, "start"},
     {ComparisonSettings::Placement::RootOnRoot, "root"}}};
inline constexpr ProjectWords<ComparisonSettings::Rotations, 2> rotationWords{
    {{ComparisonSettings::Rotations::AgainstParent, "parent"}, {ComparisonSettings::Rotations::World, "world"}}};

// Reads a clip that lies beside the document. Returns nothing if it names no file in the project's folder or below;
// other wrong members are left out. Both are reported.
[[nodiscard]] std::optional<ProjectClip> readClipBeside(const JsonNode &node, ProjectTrouble &trouble);

} // namespace limber
