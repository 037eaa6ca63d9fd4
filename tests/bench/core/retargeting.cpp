#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "mapping/automaticmapping.h"
#include "retarget/retargeter.h"
#include "support/walker.h"

#include <benchmark/benchmark.h>

#include <string>

using namespace limber;

namespace {

constexpr int fewestJoints = 60;

// The walker with fingers, so that it has as many joints as a captured figure.
Clip walkerWithFingers(int frames)
{
    test::WalkerOptions options;
    options.frames = frames;
    const Clip walker = test::makeWalker(options).clip;
    Clip clip;
    std::vector<int> from; // the walker's column for each new one, or -1
    std::vector<int> place(walker.skeleton.joints().size());
    for (int joint = 0; joint < walker.skeleton.jointCount(); ++joint) {
        Joint copy = walker.skeleton.joint(joint);
        copy.parent = copy.isRoot() ? NoJoint : place[static_cast<std::size_t>(copy.parent)];
        place[static_cast<std::size_t>(joint)] = clip.skeleton.addJoint(copy);
        for (int column = 0; column < copy.columnCount(); ++column)
            from.push_back(walker.skeleton.joint(joint).firstColumn + column);
        for (int finger = 0; copy.name.ends_with("Hand") && finger < 24; ++finger) {
            const int hand = place[static_cast<std::size_t>(joint)];
            const int tip = clip.skeleton.jointCount() - 1;
            clip.skeleton.addJoint({copy.name + "Finger" + std::to_string(finger),
                                    finger % 4 == 0 ? hand : tip,
                                    {1.0, 0.5 * finger, 1.0},
                                    {channels::Zrotation, channels::Xrotation, channels::Yrotation}});
            from.insert(from.end(), 3, -1);
        }
    }
    clip.motion = walker.motion.withColumns(from, std::vector<double>(from.size(), 5.0));
    return clip;
}

RetargetInput input(int frames, double shin)
{
    const Vocabulary vocabulary = Vocabulary::builtIn();
    RetargetInput input;
    input.source = walkerWithFingers(frames);
    input.target = walkerWithFingers(1);
    test::scaleOffsets(input.target, "Foot", shin);
    input.sourceRoles = bodyRoles(input.source, input.sourceRules, vocabulary);
    input.mapping = mapJoints(input.source, input.sourceRules, input.target, input.targetRules, vocabulary);
    return input;
}

// 10,000 frames with detected contacts and held feet; the goal is one second for 60 joints on 60.
void retargetWholeClip(benchmark::State &state)
{
    const RetargetInput pair = input(10000, 0.9);
    if (pair.source.skeleton.jointCount() < fewestJoints)
        return state.SkipWithError("the figure has too few joints");
    for ([[maybe_unused]] auto run : state) {
        Retargeter retargeter(pair);
        benchmark::DoNotOptimize(retargeter.prepare());
        benchmark::DoNotOptimize(retargeter.write());
    }
    state.counters["joints"] = pair.source.skeleton.jointCount();
}

// What the window does for each picture during playback; the goal is 5 ms.
void retargetOneFrame(benchmark::State &state)
{
    const RetargetInput pair = input(1000, 0.9);
    Retargeter retargeter(pair);
    benchmark::DoNotOptimize(retargeter.prepare());
    TransferredPose pose;
    int frame = 0;
    for ([[maybe_unused]] auto run : state) {
        retargeter.evaluate(frame++ % 1000, pose);
        benchmark::DoNotOptimize(pose.pose.jointPositions.data());
    }
}

void mapTwoSkeletons(benchmark::State &state)
{
    const RetargetInput pair = input(100, 0.9);
    const Vocabulary vocabulary = Vocabulary::builtIn();
    for ([[maybe_unused]] auto run : state)
        benchmark::DoNotOptimize(mapJoints(pair.source, pair.sourceRules, pair.target, pair.targetRules, vocabulary));
}

} // namespace

BENCHMARK(retargetWholeClip)->Unit(benchmark::kMillisecond);
BENCHMARK(retargetOneFrame)->Unit(benchmark::kMicrosecond);
BENCHMARK(mapTwoSkeletons)->Unit(benchmark::kMillisecond);
