#pragma once

#include "gltf/gltfbuffer.h"
#include "gltf/gltfexport.h"

#include <string>
#include <vector>

namespace limber {

// Where in the buffer what stands.
struct GltfPlan
{
    struct Keys
    {
        int times = -1; // accessors
        int values = -1;
    };

    GltfBuffer buffer;
    int bindMatrices = -1; // accessors, -1 for what there is not
    int positions = -1;
    int normals = -1;
    int joints = -1;
    int weights = -1;
    std::vector<Keys> keys; // of each track
};

// The head of a file: all but the numbers of the buffer. `dataUri` is where these stand; empty for those that follow in
// the same file.
[[nodiscard]] std::string gltfHead(const Clip &clip, const GltfOptions &options, const std::vector<GltfTrack> &tracks,
                                   const GltfPlan &plan, const std::string &dataUri);

// Names of the joints in UTF-8, none twice: a second one of a name gets #2, as elsewhere in Limber.
[[nodiscard]] std::vector<std::string> gltfNames(const Skeleton &skeleton, const GltfOptions &options);

} // namespace limber
