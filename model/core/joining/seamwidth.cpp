#include "joining/seamwidth.h"

#include "base/at.h"
#include "body/bodyup.h"
#include "geometry/geometry.h"
#include "pose/pose.h"

#include <glm/matrix.hpp>

#include <cmath>
#include <cstddef>

namespace limber {

SeamWidth widestJoint(const Clip &clip, const PositionRules &rules, std::span<const FigureTravel> figures,
                      std::span<const CloudAlignment> moves, const FrameInterval &cycle)
{
    const Pose first = poseAt(clip, cycle.first, rules);
    const Pose last = poseAt(clip, cycle.last, rules);
    SeamWidth widest;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const int mover = figures[i].mover();
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
                widest = {joint, degrees};
        }
    }
    return widest;
}

double turnDegreesOf(std::span<const CloudAlignment> moves, const Clip &clip, const PositionRules &rules,
                     const BodyRoles &roles, Axis up)
{
    double most = 0.0;
    for (const CloudAlignment &each : moves)
        most = std::abs(each.headingRadians) > std::abs(most) ? each.headingRadians : most;
    return (hangsHeadDown(clip, rules, roles, up) ? -degreesPerRadian : degreesPerRadian) * most;
}

} // namespace limber
