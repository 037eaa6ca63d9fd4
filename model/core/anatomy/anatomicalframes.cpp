#include "anatomy/anatomicalframes.h"

#include "anatomy/framefinder.h"

namespace limber {

AnatomicalFrames anatomicalFrames(const Clip &clip, const PositionRules &rules, const BodyRoles &roles,
                                  const ReferenceRequest &request)
{
    return anatomicalFrames(clip, rules, roles, figureShape(clip, rules), request);
}

AnatomicalFrames anatomicalFrames(const Clip &clip, const PositionRules &rules, const BodyRoles &roles,
                                  const FigureShape &shape, const ReferenceRequest &request)
{
    return FrameFinder(clip, rules, roles, shape, request).find();
}

} // namespace limber
