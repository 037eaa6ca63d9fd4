#pragma once

#include "scene/scene.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber::reader {

enum class ForeignFormat { Fbx, Collada };

// What is wanted of a file besides its motion.
struct ForeignWish
{
    bool wantsMesh = false;
    bool asksForFiles = false; // pictures beside it that are not in `files` are asked for
    std::map<std::string, std::string_view> files; // beside it, by name
};

// What Assimp read: a scene, files that are needed first, or the reason why there is nothing.
struct ForeignReading
{
    std::optional<Scene> scene; // without its mesh, since its pictures are not read yet
    std::optional<SceneMesh> mesh;
    std::vector<std::string> pictures; // of the mesh: the bytes of their files
    std::vector<std::string> wantedFiles;
    std::string problem; // Assimp's message
};

[[nodiscard]] ForeignReading readByAssimp(ForeignFormat format, std::string_view bytes, const ForeignWish &wish = {});

} // namespace limber::reader
