#include "filling/gapfigure.h"

#include "body/bodymeasure.h"
#include "body/figureshape.h"

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
    const FigureShape shape = figureShape(clip, rules);
    const double length = figure.roles.top == NoJoint
                              ? bodyLength(clip.skeleton, shape, figure.roles.roles)
                              : bodyLength(clip.skeleton, shape, figure.roles.roles, figure.roles.top);
    figure.unitsPerBody = length > 0.0 && std::isfinite(length) ? length : ncmOfBody;
    return figure;
}

} // namespace limber
