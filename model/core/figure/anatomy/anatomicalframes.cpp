#include "anatomy/anatomicalframes.h"

#include "anatomy/framefinder.h"

namespace limber {

AnatomicalFrames AnatomicalFrames::rotated(const glm::dmat3 &by) const
{
    AnatomicalFrames result = *this;
    for (AnatomicalFrame &frame : result.frames) {
        frame.jointFromBody = by * frame.jointFromBody;
        frame.jointFromAbove = by * frame.jointFromAbove;
    }
    return result;
}

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
