#pragma once

#include "layers/layer.h"
#include "layers/layerstack.h"
#include "layers/layerwriter.h"
#include "motion/clip.h"
#include "pose/pose.h"
#include "posing/jointmoves.h"
#include "support/randommotion.h"

#include "geometry/geometry.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <random>

namespace limber::test {

inline std::vector<double> rowOf(const Motion &motion, int frame)
{
    const std::span<const double> values = motion.frame(frame);
    return {values.begin(), values.end()};
}

// A layer with a few keys on a few joints.
inline Layer randomLayer(const Clip &clip, Layer::Kind kind, PoseChange::Side side, unsigned seed)
{
    std::mt19937 random(seed);
    const auto upTo = [&](int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); };
    const auto part = [&] { return std::uniform_real_distribution(-1.0, 1.0)(random); };
    Layer layer;
    layer.name = "Layer " + std::to_string(seed);
    layer.kind = kind;
    layer.side = side;
    layer.weight = 0.75;
    const int frames = clip.motion.frameCount();
    for (int i = 0; i < 3; ++i) {
        LayerKey key;
        key.frame = (2 * i + 1) * frames / 6;
        key.window = {
            {key.frame, key.frame}, key.frame - 1 - upTo(frames / 6 + 1), key.frame + 1 + upTo(frames / 6 + 1)};
        // In braces, the numbers are drawn from left to right by every compiler.
        for (int joint = upTo(3); joint < clip.skeleton.jointCount(); joint += 1 + upTo(4))
            key.offsets.push_back({joint, glm::dvec3{part(), part(), part()}, glm::dvec3{part(), part(), part()}});
        layer.keys.push_back(key);
    }
    return layer;
}

// How far apart two poses are: positions in file units, rotations by the columns of their matrices.
inline double distanceOf(const Pose &a, const Pose &b)
{
    double most = 0.0;
    for (std::size_t i = 0; i < a.worldFromJoint.size(); ++i) {
        most = std::max(most, glm::distance(a.jointPositions[i], b.jointPositions[i]));
        for (int column = 0; column < 3; ++column)
            most = std::max(most, glm::distance(a.worldFromJoint[i][column], b.worldFromJoint[i][column]));
    }
    return most;
}

inline double distanceOf(const Clip &clip, const Motion &a, const Motion &b, int frame)
{
    return distanceOf(evaluatePose(clip.skeleton, a.frame(frame), {}), evaluatePose(clip.skeleton, b.frame(frame), {}));
}

// The frame with some joints rotated, as if posed by hand.
inline std::vector<double> posed(const Clip &clip, const Motion &shown, int frame, std::vector<int> joints,
                                 double radians)
{
    const Pose pose = evaluatePose(clip.skeleton, shown.frame(frame), {});
    const glm::dmat3 rotation = glm::mat3_cast(glm::angleAxis(radians, glm::normalize(glm::dvec3(1.0, 2.0, -0.5))));
    return rotatedJoints(clip.skeleton, joints, rotation, pose, shown.frame(frame));
}

// The joints that can represent every rotation.
inline std::vector<int> fullJoints(const Skeleton &skeleton)
{
    std::vector<int> joints;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        if (AngleEditor(skeleton.joint(joint)).isComplete())
            joints.push_back(joint);
    }
    return joints;
}

} // namespace limber::test
