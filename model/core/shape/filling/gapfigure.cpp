#include "filling/gapfigure.h"

#include "body/bodymeasure.h"
#include "body/figureshape.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

GapFigure figureOfGap(const Clip &clip, const PositionRules &rules, const Vocabulary &vocabulary, const Gap &gap)
{
    GapFigure figure;
    for (const FigureRoles &each : rolesOfFigures(clip, rules, vocabulary)) {
        if (each.top == NoJoint || clip.skeleton.isInSubtree(gap.joints.front(), each.top))
            figure.roles = each;
    }
    if (figure.roles.roles.jointCount() == 0)
        figure.roles.roles = BodyRoles(std::vector<JointRole>(static_cast<std::size_t>(clip.skeleton.jointCount())));
    figure.unitsPerBody = unitsPerBody(clip, rules, figure.roles);
    return figure;
}

double unitsPerBody(const Clip &clip, const PositionRules &rules, const FigureRoles &figure)
{
    const FigureShape shape = figureShape(clip, rules);
    const double length = bodyLength(clip.skeleton, shape, figure.roles, figure.top);
    return length > 0.0 && std::isfinite(length) ? length : ncmOfBody;
}

std::vector<bool> largeJoints(const Clip &clip, const PositionRules &rules, const Vocabulary &vocabulary)
{
    constexpr double largeBone = 0.04; // of the body's length; fingers and toes have smaller ones
    const double length = figureOfGap(clip, rules, vocabulary, {.joints = {0}, .frames = {}}).unitsPerBody;
    std::vector<bool> isLarge(static_cast<std::size_t>(clip.skeleton.jointCount()));
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        isLarge[static_cast<std::size_t>(joint)] =
            clip.skeleton.joint(joint).hasRotations() &&
            std::ranges::any_of(clip.skeleton.childrenOf(joint), [&](NodeId child) {
                return glm::length(clip.skeleton.offsetOf(child)) >= largeBone * length;
            });
    }
    return isLarge;
}

} // namespace limber
