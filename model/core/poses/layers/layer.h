#pragma once

#include "holding/holdspec.h"
#include "motion/frameinterval.h"
#include "posing/changewindow.h"
#include "posing/posechange.h"

#include <glm/vec3.hpp>

#include <optional>
#include <string>
#include <vector>

namespace limber {

// The largest number of layers that are kept.
inline constexpr int mostLayers = 64;

// What a key of a layer says about one joint. In an additive layer it is the difference from the motion beneath; in a
// layer that overrides, it replaces the motion.
struct JointOffset
{
    int joint = NoJoint;
    // The rotation of the joint relative to its parent: a rotation vector, radians. Empty: the key does not rotate the
    // joint.
    std::optional<glm::dvec3> rotation;
    // By axis, file units, for axes that have a channel. Empty: the key does not displace the joint.
    std::optional<glm::dvec3> position;

    friend bool operator==(const JointOffset &, const JointOffset &) = default;
};

// How the weight of a key rises before its frame and fades after it: the curve of a ChangeWindow without the length of
// the clip.
struct KeyWindow
{
    FrameInterval full; // frames that take all of the key, including the key's own frame
    // The last frame before these that takes nothing, and the first one after them. Empty: all frames to the clip's
    // start, or to its end, take all of the key.
    std::optional<int> zeroBefore;
    std::optional<int> zeroAfter;

    // Returns the weight from 0 to 1, with continuous slope and curvature.
    [[nodiscard]] double weight(int frame) const;
    // Returns the frames of a clip that take part of the key.
    [[nodiscard]] FrameInterval frames(int frameCount) const;

    friend bool operator==(const KeyWindow &, const KeyWindow &) = default;
};

// Returns the window of a key from that of a change that was made by hand.
[[nodiscard]] KeyWindow keyWindow(const ChangeWindow &window, int frameCount);

// A pose that was made in one frame and of which the frames around it take a part.
struct LayerKey
{
    int frame = 0;
    KeyWindow window;
    std::vector<JointOffset> offsets; // in `frame`, by rising joint

    // If feet or pins were held, each frame of the window needs offsets of its own, which replace those above: one row
    // per frame from `firstRow` on, each by rising joint. Empty for most keys.
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

// Changes that lie over a motion and leave it as it is (Bruderlin and Williams 1995, motion displacement mapping).
struct Layer
{
    enum class Kind { Additive, Override };
    enum class Between { Linear, Eased };

    // Identifies the layer among those of its document while the document is open, even if it moves; it is not part of
    // a file.
    int id = 0;
    std::string name; // UTF-8, one line
    Kind kind = Kind::Additive;
    // The side of a joint's rotation on which the rotations of an additive layer stand.
    PoseChange::Side side = PoseChange::Side::Parent;
    bool isMuted = false;
    bool isSolo = false; // if any layer is solo, the layers that are not solo have no effect
    bool isLocked = false; // changes by hand do not go into it
    double weight = 1.0; // 0 to 1, used without weight keys
    std::vector<WeightKey> weightKeys; // by rising frame; constant before the first and after the last
    Between between = Between::Eased; // how the weight changes from key to key
    std::vector<int> joints; // rising; only these joints take part; empty for all
    std::vector<LayerKey> keys; // by frame; those of one frame have different windows or rows, and all count
    std::optional<Hold> hold; // what its keys were made of, if the layer holds a joint

    // Returns the weight in a frame, 0 to 1, without regard to mute and solo.
    [[nodiscard]] double weightAt(int frame) const;
    // Returns whether the layer may change a joint.
    [[nodiscard]] bool covers(int joint) const;

    friend bool operator==(const Layer &, const Layer &) = default;
};

// The layers of a clip, from the lowest to the top.
using Layers = std::vector<Layer>;

// Returns whether a layer takes part: it is not muted, and if any layers are solo it is one of them.
[[nodiscard]] bool isEffective(const Layers &layers, int index);
// Returns the index of the layer with this id, or -1 if there is none.
[[nodiscard]] int layerOfId(const Layers &layers, int id);

} // namespace limber
