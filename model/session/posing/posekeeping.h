#pragma once

#include "base/progress.h"
#include "layers/layer.h"
#include "layers/layerwriter.h"
#include "motion/clip.h"
#include "posing/spreadchange.h"

#include <memory>
#include <optional>
#include <string>

namespace limber {

// A motion with its layers, and where changes by hand go in it.
struct PosedMotion
{
    Clip base; // the document's clip
    Layers layers; // over it
    std::shared_ptr<const Clip> shown; // both together, in which poses are made
    PositionRules rules;
    int layer = -1; // the index of the layer to which changes go; -1: the base
};

// A pose that was made by hand, with all that is needed to keep it in the base or in a layer: a value, so that a worker
// can do it.
struct KeptPose
{
    PosedMotion motion;
    std::vector<double> before; // the frame in which it was made, as shown
    // The change, of the skeleton that is shown, and the frames to which it goes; its centre values are the pose.
    SpreadChange spread;
    std::shared_ptr<const PoseSolver> solver; // of what is shown; may be null where nothing is held
};

// What a kept pose makes of a document: another motion of the base, or other layers.
struct PoseKeeping
{
    std::optional<Motion> base;
    std::optional<Layers> layers;
    int layer = -1; // the one that changed
    std::vector<int> columns; // of all that was changed, rising
    LayerRefusal refusal = LayerRefusal::None; // why it is neither
    int joint = NoJoint; // see LayerEdit
    bool isStopped = false; // by the progress
};

[[nodiscard]] PoseKeeping keepPose(KeptPose pose, const Progress &progress = {});

} // namespace limber
