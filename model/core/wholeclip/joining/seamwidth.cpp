#include "joining/seamwidth.h"

#include "base/at.h"
#include "body/bodyup.h"
#include "geometry/geometry.h"
#include "pose/pose.h"

#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace limber {

std::vector<SeamWidth> seamWidths(const Clip &clip, const PositionRules &rules, const SeamSearch &search,
                                  const FrameInterval &cycle)
{
    const std::vector<FigureTravel> &figures = search.figures();
    const std::vector<CloudAlignment> moves = search.ofFigures(cycle.first, cycle.last);
    const Pose first = poseAt(clip, cycle.first, rules);
    const Pose last = poseAt(clip, cycle.last, rules);
    std::vector<SeamWidth> widths;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const int mover = figures[i].mover();
        SeamWidth &widest = widths.emplace_back(SeamWidth{NoJoint, mover});
        for (int joint = mover; joint < clip.skeleton.subtreeEnd(mover); ++joint) {
            const auto local = [&](const Pose &pose, const glm::dmat3 &move) {
                const glm::dmat3 &own = at(pose.worldFromJoint, joint);
                if (joint == mover)
                    return move * own;
                return glm::transpose(at(pose.worldFromJoint, clip.skeleton.joint(joint).parent)) * own;
            };
            const glm::dmat3 from = local(first, moves[i].move.rotation);
            const double degrees = angleOf(glm::transpose(from) * local(last, glm::dmat3(1.0))) * degreesPerRadian;
            if (degrees > widest.degrees)
                widest = {joint, mover, degrees};
        }
    }
    return widths;
}

SeamWidth widestSeam(const Clip &clip, const PositionRules &rules, const SeamSearch &search, const FrameInterval &cycle)
{
    const std::vector<SeamWidth> widths = seamWidths(clip, rules, search, cycle);
    return widths.empty() ? SeamWidth() : *std::ranges::max_element(widths, {}, &SeamWidth::degrees);
}

double turnDegreesOf(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up,
                     const SeamSearch &search, const FrameInterval &cycle)
{
    double most = 0.0;
    for (int body = 0; body < search.bodyCount(); ++body) {
        const double turn = search.turnOf(body, cycle.first, cycle.last);
        most = std::abs(turn) > std::abs(most) ? turn : most;
    }
    return (hangsHeadDown(clip, rules, roles, up) ? -degreesPerRadian : degreesPerRadian) * most;
}

} // namespace limber
