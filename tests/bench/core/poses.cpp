#include "benchtext.h"

#include "pose/pose.h"
#include "pose/poserun.h"

#include <glm/gtc/matrix_transform.hpp>
#include <glm/mat4x4.hpp>

#include <vector>

using namespace limber;
using namespace limber::bench;

namespace {

constexpr int framesAtOnce = 64;

void countJoints(benchmark::State &state)
{
    const Clip &clip = benchClip();
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) * clip.motion.frameCount() *
                            clip.skeleton.jointCount());
}

PositionRules rules()
{
    return {PositionRule::Replace, PositionRule::Replace, {}};
}

void poseExactly(benchmark::State &state)
{
    const Clip &clip = benchClip();
    Pose pose;
    for ([[maybe_unused]] auto run : state) {
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
            evaluatePose(clip.skeleton, clip.motion.frame(frame), rules(), pose);
            benchmark::DoNotOptimize(pose.jointPositions.data());
        }
    }
    countJoints(state);
}

// As most viewers compute it: a 4 x 4 matrix of floats for each joint and frame, in one flat loop.
void poseWithMat4(benchmark::State &state)
{
    const Clip &clip = benchClip();
    std::vector<glm::mat4> world(static_cast<std::size_t>(clip.skeleton.jointCount()));
    for ([[maybe_unused]] auto run : state) {
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
            const auto values = clip.motion.frame(frame);
            for (int index = 0; index < clip.skeleton.jointCount(); ++index) {
                const Joint &joint = clip.skeleton.joint(index);
                glm::vec3 translation = joint.offset;
                glm::mat4 rotation(1.0F);
                for (int i = 0; i < joint.columnCount(); ++i) {
                    const Channel channel = joint.channels[static_cast<std::size_t>(i)];
                    const auto value = static_cast<float>(values[static_cast<std::size_t>(joint.firstColumn + i)]);
                    glm::vec3 axis(0.0F);
                    axis[channel.axisIndex()] = 1.0F;
                    if (channel.isPosition())
                        translation[channel.axisIndex()] = value;
                    else
                        rotation = glm::rotate(rotation, glm::radians(value), axis);
                }
                const glm::mat4 local = glm::translate(glm::mat4(1.0F), translation) * rotation;
                const auto place = static_cast<std::size_t>(index);
                world[place] = joint.isRoot() ? local : world[static_cast<std::size_t>(joint.parent)] * local;
            }
            benchmark::DoNotOptimize(world.data());
        }
    }
    countJoints(state);
}

template <typename Result, typename Run>
void poseRun(benchmark::State &state, std::size_t resultsInFrame, const Run &evaluate)
{
    const Clip &clip = benchClip();
    std::vector<Result> results(resultsInFrame * framesAtOnce);
    for ([[maybe_unused]] auto run : state) {
        for (int frame = 0; frame < clip.motion.frameCount(); frame += framesAtOnce) {
            const int count = std::min(framesAtOnce, clip.motion.frameCount() - frame);
            evaluate(frame, count, std::span(results).first(resultsInFrame * static_cast<std::size_t>(count)));
            benchmark::DoNotOptimize(results.data());
        }
    }
    countJoints(state);
}

template <typename Point>
void posePositions(benchmark::State &state)
{
    const PoseRun run(benchClip().skeleton, rules());
    poseRun<Point>(state, static_cast<std::size_t>(run.pointCount()), [&run](int first, int count, auto out) {
        run.worldPositions(benchClip().motion, first, count, out);
    });
}

void poseMatrices(benchmark::State &state)
{
    const PoseRun run(benchClip().skeleton, rules());
    poseRun<glm::mat4x3>(state, static_cast<std::size_t>(run.jointCount()), [&run](int first, int count, auto out) {
        run.worldFromJoint(benchClip().motion, first, count, out);
    });
}

} // namespace

BENCHMARK(poseExactly)->Apply(fiveTimes);
BENCHMARK(poseWithMat4)->Apply(fiveTimes);
BENCHMARK_TEMPLATE(posePositions, glm::dvec3)->Apply(fiveTimes);
BENCHMARK_TEMPLATE(posePositions, glm::vec3)->Apply(fiveTimes);
BENCHMARK(poseMatrices)->Apply(fiveTimes);
