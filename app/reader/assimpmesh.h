#pragma once

#include "fbxbones.h"
#include "scene/scene.h"

#include <assimp/scene.h>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber::reader {

// A mesh of a scene and the node that holds it.
struct HeldMesh
{
    const aiMesh *mesh = nullptr;
    int node = 0; // of the scene
};

// What a surface is made of.
struct MeshParts
{
    const aiScene &from;
    const std::vector<HeldMesh> &meshes;
    const std::map<std::string, int> &nodes; // by name; the first of several that have one
    const FbxBones &bones; // what an FBX file says of them
    const std::map<std::string, std::string_view> &files; // beside the file, by name
};

// A surface, the bytes of the files of its pictures, and the names that these pictures may have beside the file.
struct ForeignMesh
{
    std::optional<SceneMesh> mesh; // its pictures have names only
    std::vector<std::string> pictures;
    std::vector<std::string> wantedFiles;
    std::string problem; // why there is no mesh; empty if there is one
};

// Makes a surface of what Assimp read: meshes with bones, and those on nodes of the scene that move. Polygons must be
// triangles already.
[[nodiscard]] ForeignMesh readAssimpMesh(const Scene &scene, const MeshParts &parts);

} // namespace limber::reader
