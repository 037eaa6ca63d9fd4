#include "support/otherrests.h"

#include "geometry/geometry.h"
#include "pose/positionrule.h"
#include "surgery/restbake.h"

#include "support/walker.h"

#include <glm/geometric.hpp>

#include <random>
#include <vector>

namespace limber::test {

namespace {

glm::dvec3 firstBone(const Skeleton &skeleton, int joint)
{
    for (const NodeId child : skeleton.childrenOf(joint)) {
        if (skeleton.offsetOf(child) != glm::dvec3(0.0))
            return skeleton.offsetOf(child);
    }
    return glm::dvec3(0.0);
}

bool isRight(const Skeleton &skeleton, int joint)
{
    return skeleton.joint(joint).name.starts_with("Right");
}

} // namespace

Clip withRest(Clip clip, const std::function<glm::dmat3(int joint)> &turn)
{
    std::vector<glm::dmat3> turns;
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint)
        turns.push_back(turn(joint));
    if (!bakeRest(clip, decidePositionRules(clip.skeleton, clip.motion), turns, {}))
        return {};
    return clip;
}

Clip allAlong(const Clip &clip, const glm::dvec3 &axis, bool isOpposed)
{
    return withRest(clip, [&](int joint) {
        const glm::dvec3 bone = firstBone(clip.skeleton, joint);
        const glm::dvec3 wanted = isOpposed && isRight(clip.skeleton, joint) ? -axis : axis;
        return bone == glm::dvec3(0.0) ? glm::dmat3(1.0) : arc(bone, wanted);
    });
}

Clip turnedAbove(const Clip &clip, std::string_view name, const glm::dmat3 &turn)
{
    const int from = jointNamed(clip.skeleton, name);
    return withRest(clip, [&](int joint) { return clip.skeleton.isInSubtree(joint, from) ? turn : glm::dmat3(1.0); });
}

Clip randomlyTurned(const Clip &clip, unsigned seed)
{
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> any(-1.0, 1.0);
    return withRest(clip, [&](int) {
        // In statements of their own: compilers differ in the order of arguments.
        const double angle = any(random) * 3.1;
        const double z = any(random) + 1e-3;
        const double y = any(random);
        const double x = any(random);
        return rotationAboutAxis(glm::normalize(glm::dvec3(x, y, z)), angle);
    });
}

} // namespace limber::test
