#pragma once

#include "contacts/figurelegs.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <vector>

namespace limber {

// The share of a body's mass that moves with a joint or an end site.
struct MassPoint
{
    NodeId node;
    double share = 0.0; // of all mass; may be negative, as for a hand that lies beyond its joint
};

// How the mass of a figure is spread over its nodes: its centre is the sum of their positions times their shares.
struct BodyMass
{
    int top = NoJoint; // the joint below which the body is, without what carries it
    std::vector<MassPoint> points; // the shares have the sum 1; empty for a figure without a bone
    bool isEstimated = false; // from the lengths of its bones
};

// Returns the mass of one figure of a clip. A human's segments have the shares and centres of Winter (2009, table 4.1,
// after Dempster); parts that the figure lacks are left out, and the rest is scaled. Of animals, and of figures whose
// parts are unknown, each bone weighs as much as the third power of its length.
[[nodiscard]] BodyMass massOfBody(const Clip &clip, const PositionRules &rules, const FigureLegs &figure);

} // namespace limber
