#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <optional>
#include <span>
#include <vector>

namespace limber {

// The rotations or the translations of one joint as keys. glTF blends linearly between keys, rotations by slerp.
struct GltfTrack
{
    int joint = NoJoint;
    bool isRotation = true;
    bool isInEveryFrame = false;
    std::vector<int> frames; // of the keys, rising, if they are not in every frame

    [[nodiscard]] int keyCount(int frameCount) const
    {
        return isInEveryFrame ? frameCount : static_cast<int>(frames.size());
    }
    // Returns how many numbers a key has: x, y, z, w of a unit quaternion, or x, y, z.
    [[nodiscard]] int width() const { return isRotation ? 4 : 3; }
};

// How far the motion between keys may be from that of the clip; with 0, every track that moves has a key in every
// frame.
struct GltfTolerance
{
    double degrees = 0.0;
    double metres = 0.0;

    // Returns the tolerance that suits a figure: a joint that is off by a degree moves the end of a limb of 30 cm by 5
    // mm.
    [[nodiscard]] static GltfTolerance within(double degrees) { return {degrees, 0.005 * degrees}; }
    [[nodiscard]] bool isExact() const { return degrees <= 0.0 && metres <= 0.0; }
};

// Returns the tracks of a clip: for each joint its rotations, if it has such channels, and its translations unless they
// equal its OFFSET in every frame. A track that never moves has one key. Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<std::vector<GltfTrack>> gltfTracks(const Clip &clip, const PositionRules &rules,
                                                               double metresPerUnit, const GltfTolerance &tolerance,
                                                               const Progress &progress = {});

// Computes the numbers of tracks: quaternions, each in the same half of the sphere as the one before, and translations
// in metres.
class GltfSampler
{
public:
    // Clip and rules must outlive it.
    GltfSampler(const Clip &clip, const PositionRules &rules, double metresPerUnit)
        : m_clip(clip), m_rules(rules), m_metresPerUnit(metresPerUnit)
    {
    }

    // Writes all keys of each track. Returns false if the progress stopped it.
    [[nodiscard]] bool sample(std::span<const GltfTrack> tracks, std::vector<std::vector<float>> &values,
                              const Progress &progress = {}) const;

private:
    const Clip &m_clip;
    const PositionRules &m_rules;
    double m_metresPerUnit;
};

} // namespace limber
