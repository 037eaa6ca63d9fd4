#pragma once

#include "base/bytesink.h"
#include "base/message.h"
#include "base/progress.h"
#include "gltf/gltffigure.h"
#include "gltf/gltftracks.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// Whether the numbers are in the same file as bytes (.glb) or as base64 text (.gltf).
enum class GltfForm { Binary, Text };

// The options for writing a clip as glTF 2.0.
struct GltfOptions
{
    GltfForm form = GltfForm::Binary;
    double metresPerUnit = 0.01; // glTF uses metres
    Axis upAxis = Axis::Y; // of the clip; in glTF it is Y
    bool hasFigure = true; // a stick figure of meshes, so that every program shows something
    std::shared_ptr<const GltfFigure> body = {}; // the figure in place of a stick figure, in the metres of the file
    // The bone of a human that each joint is, in the words of VRM 1.0. Unless it is empty, the file is an animation of
    // VRM (VRMC_vrm_animation 1.0): it has only nodes and the animation, without a skin, a figure or `extras`.
    std::vector<std::string> humanBones = {};
    GltfTolerance tolerance = {}; // how far the motion with fewer keys may differ
    std::string motionName = "motion"; // UTF-8
    std::string generator = "Limber";
    // Converts names of joints to UTF-8. If empty, names stay as they are, and invalid bytes are replaced by U+FFFD.
    std::function<std::string(const std::string &)> nameAsText = {};
    Progress progress = {};
};

// A clip that is ready to be written: a node for each joint, with its OFFSET as translation and no rotation at rest; a
// skin over all of them; and an animation with linear blends between keys, quaternions by slerp. Names are unique.
// `extras` hold what glTF cannot: names and channels as in the file, end sites, frame time, unit and up axis.
class GltfExport
{
public:
    // Prepares the export. The clip must outlive it. Returns nothing if the progress of the options stopped it.
    [[nodiscard]] static std::optional<GltfExport> make(const Clip &clip, const PositionRules &rules,
                                                        GltfOptions options);

    // Returns why it cannot be written: .glb counts its bytes with 32 bits. Empty if it can be written.
    [[nodiscard]] Message problem() const;
    // Writes the file; returns false if the sink or the progress stopped it.
    [[nodiscard]] bool write(const ByteSink &sink) const;

    [[nodiscard]] const std::vector<GltfTrack> &tracks() const { return m_tracks; }
    // Returns the number of keys of all tracks together.
    [[nodiscard]] std::int64_t keyCount() const;

private:
    GltfExport(const Clip &clip, const PositionRules &rules, GltfOptions options, std::vector<GltfTrack> tracks);

    const Clip *m_clip;
    PositionRules m_rules;
    GltfOptions m_options;
    std::vector<GltfTrack> m_tracks;
};

} // namespace limber
