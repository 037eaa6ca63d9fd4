#pragma once

#include "pose/pose.h"
#include "posing/jointlimit.h"
#include "posing/posegoal.h"
#include "viewport/handles/limitarc.h"
#include "viewport/handles/swingrim.h"

#include <vector>

namespace limber {

class PoleHandle;
class ShownScene;
struct HingedLimb;

// What is drawn of the limits of joints, in view space.
struct LimitShapes
{
    std::vector<LimitArc> arcs; // of knees and elbows, and of twists
    std::vector<SwingRim> rims; // of swings
};

// Shows how far joints rotate and may rotate: knees and elbows by an arc, and where limits come from the clip, other
// joints by the rim in which their bone stays, with an arc for its twist.
class LimitGuide
{
public:
    // Both must outlive it.
    LimitGuide(const ShownScene &scene, const PoleHandle &poles) : m_scene(scene), m_poles(poles) {}

    // For a node in a pose of the document; with `followsEnd` the limits of what follows when the node is dragged.
    [[nodiscard]] LimitShapes of(NodeId node, const Pose &pose, bool followsEnd, LimitSource source) const;

private:
    void addBending(const HingedLimb &limb, const Pose &pose, LimitSource source, LimitShapes &shapes) const;
    void addSwing(int joint, const Pose &pose, LimitShapes &shapes) const;
    [[nodiscard]] bool isShown(int joint) const;
    [[nodiscard]] double boneLength(int joint, const Pose &pose) const;

    const ShownScene &m_scene;
    const PoleHandle &m_poles;
};

} // namespace limber
