#pragma once

#include <glm/mat4x4.hpp>

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace limber::reader {

// How an FBX file binds a mesh to one of its bones.
struct FbxCluster
{
    std::string model; // the node that holds the mesh; names are bytes, without their class
    std::string geometry; // the mesh itself; often empty
    glm::dmat4 bind{1.0}; // from a corner of the mesh to the coordinates of the bone
    glm::dmat4 boneWorld{1.0}; // of the bone when it was bound
};

// What a binary FBX file says that Assimp does not pass on, or not rightly.
struct FbxBones
{
    std::multimap<std::string, FbxCluster> clusters; // by name of the bone
    std::set<std::string> joints; // names of the nodes that are joints, with or without a skin

    // Returns the cluster that binds a mesh to a bone, or another one of that bone if the mesh has none; null for none.
    [[nodiscard]] const FbxCluster *find(const std::string &bone, const std::string &model,
                                         const std::string &geometry) const;
};

[[nodiscard]] bool isBinaryFbx(std::string_view bytes);

// Returns the joints and the clusters of a binary FBX file (versions 7.x), as far as its records are right. Assimp's
// matrices assume that the mesh stands where it stood when it was bound, and leave out its geometric transform.
// `Transform` of a cluster is the inverse of `TransformLink` times the world of the mesh at that time; the geometric
// transform of the mesh's node comes before it (Autodesk, FBX SDK, FbxCluster and FbxNode; records as in A. Gessler,
// FBX binary file format specification, 2013). Every count is believed only as far as there are bytes.
[[nodiscard]] FbxBones readFbxBones(std::string_view bytes);

} // namespace limber::reader
