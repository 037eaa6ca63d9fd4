#pragma once

#include "contacts/contacts.h"
#include "posing/changewindow.h"
#include "posing/posechange.h"

#include <glm/vec3.hpp>

#include <optional>
#include <string>
#include <vector>

namespace limber {

// More than these are not kept.
inline constexpr int mostLayers = 64;

// What a key of a layer says of one joint. In an additive layer it is the difference to the motion beneath, in a layer
// that overrides it is what stands there instead.
struct JointOffset
{
    int joint = NoJoint;
    // Of the joint against its parent: a rotation vector, radians. Nothing: the key does not rotate the joint.
    std::optional<glm::dvec3> rotation;
    // By axis, file units, for those that have a channel. Nothing: the key does not displace the joint.
    std::optional<glm::dvec3> position;

    friend bool operator==(const JointOffset &, const JointOffset &) = default;
};

// How the weight of a key rises before its frame and fades after it: the curve of a ChangeWindow, without the length of
// the clip.
struct KeyWindow
{
    FrameInterval full; // take all of the key; the key's own frame is one of them
    // The last frame before these that takes nothing, and the first one after them. Nothing: all frames to the clip's
    // start, or to its end, take all of it.
    std::optional<int> zeroBefore;
    std::optional<int> zeroAfter;

    // From 0 to 1, with continuous slope and curvature.
    [[nodiscard]] double weight(int frame) const;
    // The frames of a clip that take some of it.
    [[nodiscard]] FrameInterval frames(int frameCount) const;

    friend bool operator==(const KeyWindow &, const KeyWindow &) = default;
};

// The window of a key from that of a change that was made by hand.
[[nodiscard]] KeyWindow keyWindow(const ChangeWindow &window, int frameCount);

// A pose that was made in one frame and that the frames around it take their part of.
struct LayerKey
{
    int frame = 0;
    KeyWindow window;
    std::vector<JointOffset> offsets; // in `frame`, by rising joint

    // Where feet or pins were held, each frame of the window needs offsets of its own, which take the place of those
    // above: one row a frame from `firstRow` on, each by rising joint. Empty for most keys.
    int firstRow = 0;
    std::vector<std::vector<JointOffset>> rows;

    friend bool operator==(const LayerKey &, const LayerKey &) = default;
};

// How much of a layer counts in a frame.
struct WeightKey
{
    int frame = 0;
    double weight = 1.0; // 0 to 1

    friend bool operator==(const WeightKey &, const WeightKey &) = default;
};

// Changes of a motion that lie over it and leave it as it is (Bruderlin and Williams 1995, motion displacement
// mapping).
struct Layer
{
    enum class Kind { Additive, Override };
    enum class Between { Linear, Eased };

    // Tells it from the others of its document while that is open, wherever it lies; no part of a file.
    int id = 0;
    std::string name; // UTF-8, one line
    Kind kind = Kind::Additive;
    // On which side of a joint's rotation an additive layer's rotations stand.
    PoseChange::Side side = PoseChange::Side::Parent;
    bool isMuted = false;
    bool isSolo = false; // where one layer is, the others that are not have no effect
    bool isLocked = false; // changes by hand do not go into it
    double weight = 1.0; // 0 to 1, where it has no weight keys
    std::vector<WeightKey> weightKeys; // by rising frame; before the first and after the last as in these
    Between between = Between::Eased; // how the weight goes from key to key
    std::vector<int> joints; // rising: only these take part; empty for all
    std::vector<LayerKey> keys; // by rising frame, one for a frame

    // In a frame, 0 to 1, mute and solo apart.
    [[nodiscard]] double weightAt(int frame) const;
    // Whether it may change a joint.
    [[nodiscard]] bool covers(int joint) const;
    // The key of a frame, or null.
    [[nodiscard]] const LayerKey *keyAt(int frame) const;

    friend bool operator==(const Layer &, const Layer &) = default;
};

// Those of a clip, from the lowest to the top.
using Layers = std::vector<Layer>;

// Whether a layer takes part: it is not muted, and where some are solo it is one of them.
[[nodiscard]] bool isHeard(const Layers &layers, int index);
// The index of the layer with this id; -1 for none.
[[nodiscard]] int layerOfId(const Layers &layers, int id);

} // namespace limber
