#include "benchbody.h"
#include "benchtext.h"

#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "pose/pose.h"
#include "posing/posesolver.h"
#include "support/walker.h"

using namespace limber;
using namespace limber::bench;
using namespace limber::test;

namespace {

const PositionRules rules{PositionRule::Replace, PositionRule::Replace, {}};

// A drag of a hand of a body of 60 joints while both feet, the other hand and the head are pinned, starting from one
// frame after the other.
void dragHand(benchmark::State &state, SolverReach reach, const glm::dvec3 &displacement)
{
    const Clip &clip = benchBody();
    const PoseSolver solver(clip, rules, bodyRoles(clip, rules, Vocabulary::builtIn()), Axis::Y);
    const auto here = [&](const Pose &pose, const char *name) {
        const NodeId node = NodeId::joint(jointNamed(clip.skeleton, name));
        return PoseGoal{node, pose.positionOf(node), pose.worldFromJoint[static_cast<std::size_t>(node.index)]};
    };
    int frame = 0;
    for ([[maybe_unused]] auto run : state) {
        frame = (frame + 7) % clip.motion.frameCount();
        const Pose pose = poseAt(clip, frame, rules);
        const std::vector<PoseGoal> pins{here(pose, "LeftFoot"), here(pose, "RightFoot"), here(pose, "LeftHand"),
                                         here(pose, "Head")};
        PoseGoal goal = here(pose, "RightHand");
        goal.position += displacement;
        goal.rotation.reset();
        const SolvedPose solved = solver.solve(clip.motion.frame(frame), goal, pins, {.reach = reach});
        benchmark::DoNotOptimize(solved.values.data());
    }
}

void dragLimb(benchmark::State &state)
{
    dragHand(state, SolverReach::Limb, {5.0, 12.0, 8.0});
}

void dragWholeBody(benchmark::State &state)
{
    dragHand(state, SolverReach::WholeBody, {5.0, 12.0, 8.0});
}

void dragWholeBodyBeyondReach(benchmark::State &state)
{
    dragHand(state, SolverReach::WholeBody, {50.0, 90.0, 80.0});
}

} // namespace

BENCHMARK(dragLimb)->Apply(fiveTimes);
BENCHMARK(dragWholeBody)->Apply(fiveTimes);
BENCHMARK(dragWholeBodyBeyondReach)->Apply(fiveTimes);
