#pragma once

#include "body/bodyroles.h"
#include "mapping/jointmapping.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "retarget/retargetsettings.h"

#include <optional>
#include <string>
#include <vector>

namespace limber {

// One of several figures of a source, such as an actor or a dog.
struct SourceFigure
{
    int top = NoJoint; // the joint below which all of it is
    BodyRoles roles; // of all joints of the source; None for those of other figures
    Axis up = Axis::Y; // away from its floor
};

// The skeleton that takes a motion.
struct RetargetTarget
{
    Clip clip; // its frames show positions of joints with position channels, and how the body is built
    // Names by which the joints are matched, such as the bones that an avatar says they are; empty for their own.
    std::vector<std::string> names = {};
    std::optional<Axis> up = std::nullopt; // if its file says what is up in it, whatever its rest pose is
    std::optional<int> bindFrame = std::nullopt; // of the clip, see ReferenceRequest
    std::vector<EndSite> soles = {}; // points of legs without a foot on which it stands, if they are known
    // The height of the lowest point of its feet along Y in the bind frame, else the first one, if its body is known:
    // they reach below their joints.
    std::optional<double> ground = std::nullopt;
};

// The input of a retarget: whose motion, onto which skeleton, and how they are interpreted. A plain value.
struct RetargetInput
{
    Clip source; // the clip with the motion
    PositionRules sourceRules; // how its positions are read
    BodyRoles sourceRoles; // the part of the body that each joint is
    Axis sourceUp = Axis::Y; // away from its floor
    std::vector<SourceFigure> sourceFigures; // empty if the source has a single one
    int sourceTop = NoJoint; // of the figure whose motion is taken; NoJoint for all of the source
    Clip target; // its frames show positions of joints with position channels, and how the body is built
    PositionRules targetRules; // how the target's positions are read
    std::optional<Axis> targetUp; // if its file says what is up in it, whatever its rest pose is
    // Names by which the target's joints are matched, such as the bones that an avatar says they are; empty for their
    // own.
    std::vector<std::string> targetNames;
    std::optional<int> targetBindFrame; // of `target`, see ReferenceRequest
    std::vector<EndSite> targetSoles; // points of legs without a foot on which it stands; empty for their ends
    std::optional<double> targetGround; // see RetargetTarget::ground
    JointMapping mapping; // which target joint follows which source joint
    RetargetSettings settings; // everything else that can be chosen
};

// Takes roles, up axis and top of the source from the figure that the mapping uses. Nothing changes if the source has a
// single figure, or if the mapping uses joints of several.
void chooseSourceFigure(RetargetInput &input);

// Returns which part of the body each target joint is: the same as its counterpart in the source.
[[nodiscard]] BodyRoles rolesOfTarget(const RetargetInput &input);

} // namespace limber
