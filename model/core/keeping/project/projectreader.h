#pragma once

#include "base/finding.h"
#include "base/progress.h"
#include "project/project.h"

#include <optional>
#include <string_view>
#include <vector>

namespace limber {

// The result of reading a project file.
struct ProjectReading
{
    Project project; // ids of its layers count from 1
    std::vector<Finding> findings; // in the order of the text; all are warnings
    std::optional<Finding> damage; // the finding that says up to where the text was used; empty if all of it was used
    bool cancelled = false;
};

// Reads a project for this clip. A damaged text is used up to the damage: each layer key, weight, marker, pin, joint
// with contacts and member of the view that is complete before it. Findings say by line and column where the damage is
// and what is left out because it does not belong to the clip or is of another kind. Unknown members are skipped with a
// warning.
[[nodiscard]] ProjectReading readProject(std::string_view text, const Skeleton &skeleton, int frameCount,
                                         const Progress &progress = {});

} // namespace limber
