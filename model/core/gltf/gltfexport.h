#pragma once

#include "base/bytesink.h"
#include "base/message.h"
#include "base/progress.h"
#include "gltf/gltftracks.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace limber {

// Whether the numbers stand in the same file as bytes (.glb) or as base64 text (.gltf).
enum class GltfForm { Binary, Text };

// How a clip is written as glTF 2.0.
struct GltfOptions
{
    GltfForm form = GltfForm::Binary;
    double metresPerUnit = 0.01; // glTF counts in metres
    Axis upAxis = Axis::Y; // of the clip; in glTF up is Y
    bool hasFigure = true; // a stick figure of meshes, so that every program shows something
    GltfTolerance tolerance = {}; // how far fewer keys may lead from the motion
    std::string motionName = "motion"; // UTF-8
    std::string generator = "Limber";
    // Names of joints as UTF-8; else as they are, with bytes that are none replaced by U+FFFD.
    std::function<std::string(const std::string &)> nameAsText = {};
    Progress progress = {};
};

// A clip that is ready to be written: a node for each joint, with its OFFSET as translation and no rotation at rest; a
// skin over all of them; and an animation that goes straight between keys, quaternions by slerp. Names are unique;
// `extras` keep what glTF has no place for: names and channels as in the file, end sites, frame time, unit and up axis.
class GltfExport
{
public:
    // The clip must outlive it. Nothing if the progress of the options stopped it.
    [[nodiscard]] static std::optional<GltfExport> make(const Clip &clip, const PositionRules &rules,
                                                        GltfOptions options);

    // Why it cannot be written: .glb counts its bytes with 32 bits. Empty if it can.
    [[nodiscard]] Message problem() const;
    // False if the sink or the progress stopped it.
    [[nodiscard]] bool write(const ByteSink &sink) const;

    [[nodiscard]] const std::vector<GltfTrack> &tracks() const { return m_tracks; }
    // Keys of all tracks together.
    [[nodiscard]] std::int64_t keyCount() const;

private:
    GltfExport(const Clip &clip, const PositionRules &rules, GltfOptions options, std::vector<GltfTrack> tracks);

    const Clip *m_clip;
    PositionRules m_rules;
    GltfOptions m_options;
    std::vector<GltfTrack> m_tracks;
};

} // namespace limber
