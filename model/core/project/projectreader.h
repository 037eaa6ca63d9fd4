#pragma once

#include "base/finding.h"
#include "base/progress.h"
#include "project/project.h"

#include <optional>
#include <string_view>
#include <vector>

namespace limber {

// What a project file gives.
struct ProjectReading
{
    Project project; // ids of its layers count from 1
    std::vector<Finding> findings; // in the order of the text; warnings all
    std::optional<Finding> damage; // the one of them that says up to where the text was used; nothing for all of it
    bool cancelled = false;
};

// Reads a project for this clip. A damaged text is used up to the damage: each layer key, weight, marker, pin, joint
// with contacts and member of the view that is complete before it; that is said by line and column, and so is all that
// is left out since it does not belong to the clip or is of another kind. What is unknown is passed over with a
// warning.
[[nodiscard]] ProjectReading readProject(std::string_view text, const Skeleton &skeleton, int frameCount,
                                         const Progress &progress = {});

} // namespace limber
