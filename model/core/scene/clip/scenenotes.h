#pragma once

#include "base/message.h"
#include "scene/scene.h"

#include <optional>
#include <vector>

namespace limber {

// What a clip cannot take from a scene, counted.
struct SceneLosses
{
    int scales = 0; // joints whose scale changes
    int shears = 0;
    int renamed = 0;
    bool areCurvesStraightened = false; // that the file has between keys
};

// "2 meshes, 1 camera"; nothing where nothing is left out.
[[nodiscard]] std::optional<Message> leftOut(const SceneCounts &counts);

// Each loss in a sentence.
[[nodiscard]] std::vector<Message> sceneNotes(const SceneCounts &counts, const SceneLosses &losses);

} // namespace limber
