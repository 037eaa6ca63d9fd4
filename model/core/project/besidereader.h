#pragma once

#include "project/project.h"
#include "project/projectvalues.h"

#include <optional>

namespace limber {

// The words for where a second figure stands and which rotations are compared.
inline constexpr ProjectWords<ComparisonSettings::Placement, 3> placementWords{
    {{ComparisonSettings::Placement::AsInFiles, "files"},
     {ComparisonSettings::Placement::EqualAtStart, "start"},
     {ComparisonSettings::Placement::RootOnRoot, "root"}}};
inline constexpr ProjectWords<ComparisonSettings::Rotations, 2> rotationWords{
    {{ComparisonSettings::Rotations::AgainstParent, "parent"}, {ComparisonSettings::Rotations::World, "world"}}};

// A clip that lies beside the document. Nothing where it names no file in the project's folder or below; what else is
// wrong is left out of it. Both are said.
[[nodiscard]] std::optional<ProjectClip> readClipBeside(const JsonNode &node, ProjectTrouble &trouble);

} // namespace limber
