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

// The drawing of joint limits, in view space.
struct LimitShapes
{
    std::vector<LimitArc> arcs; // limits of knees, elbows and twists
    std::vector<SwingRim> rims; // limits of swings
};

// Shows how far joints are rotated and may be rotated. Knees and elbows have an arc. If the limits come from the clip,
// other joints have a rim within which their bone stays, and an arc for the twist.
class LimitGuide
{
public:
    // Both must outlive this object.
    LimitGuide(const ShownScene &scene, const PoleHandle &poles) : m_scene(scene), m_poles(poles) {}

    // Returns the limits of a node in a pose of the document; with `followsEnd` the limits of the joints that follow
    // when the node is dragged.
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
