#pragma once

#include "gltf/gltfbuffer.h"
#include "gltf/gltfexport.h"

#include <string>
#include <vector>

namespace limber {

// The positions of all parts in the buffer.
struct GltfPlan
{
    struct Keys
    {
        int times = -1; // accessors
        int values = -1;
    };

    GltfBuffer buffer;
    int bindMatrices = -1; // accessors; -1 for parts that do not exist
    int positions = -1;
    int normals = -1;
    int joints = -1;
    int weights = -1;
    int colours = -1;
    int corners = -1;
    std::vector<Keys> keys; // of each track
};

// Returns the head of a file: everything except the numbers of the buffer. `dataUri` is the address of the numbers; it
// is empty if they follow in the same file.
[[nodiscard]] std::string gltfHead(const Clip &clip, const GltfOptions &options, const std::vector<GltfTrack> &tracks,
                                   const GltfPlan &plan, const std::string &dataUri);

// Returns the names of the joints in UTF-8, each once: the second joint with a name gets #2, as elsewhere in Limber.
[[nodiscard]] std::vector<std::string> gltfNames(const Skeleton &skeleton, const GltfOptions &options);

} // namespace limber
