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

// A motion with its layers, and the target of changes by hand in it.
struct PosedMotion
{
    Clip base; // the document's clip
    Layers layers; // over it
    std::shared_ptr<const Clip> shown; // both together; poses are made in it
    PositionRules rules;
    int layer = -1; // the index of the layer to which changes go; -1: the base
};

// A pose that was made by hand, with everything that is needed to keep it in the base or in a layer. It is a value, so
// that a worker can do it.
struct KeptPose
{
    PosedMotion motion;
    std::vector<double> before; // the values of the posed frame before, as shown
    // The change of the shown skeleton, and the frames to which it goes; its centre values are the pose.
    SpreadChange spread;
    std::shared_ptr<const PoseSolver> solver; // for the shown clip; may be null if nothing is held
};

// The result of keeping a pose: another motion of the base, or other layers.
struct PoseKeeping
{
    std::optional<Motion> base;
    std::optional<Layers> layers;
    int layer = -1; // the one that changed
    std::vector<int> columns; // all changed columns, rising
    LayerRefusal refusal = LayerRefusal::None; // the reason if it has neither
    int joint = NoJoint; // see LayerEdit
    bool isStopped = false; // by the progress
    SpreadOutcome outcome;
};

[[nodiscard]] PoseKeeping keepPose(KeptPose pose, const Progress &progress = {});

} // namespace limber
