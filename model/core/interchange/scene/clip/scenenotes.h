#pragma once

#include "base/message.h"
#include "scene/scene.h"

#include <optional>
#include <vector>

namespace limber {

// How much of a scene a clip cannot hold.
struct SceneLosses
{
    int scales = 0; // joints whose scale changes
    int shears = 0;
    int renamed = 0;
    bool areCurvesStraightened = false; // whether curves of the file between keys were replaced by straight ones
};

// Returns text such as "2 meshes, 1 camera", or nothing if nothing is left out.
[[nodiscard]] std::optional<Message> leftOut(const SceneCounts &counts);

// Returns each loss in a sentence.
[[nodiscard]] std::vector<Message> sceneNotes(const SceneCounts &counts, const SceneLosses &losses);

} // namespace limber
