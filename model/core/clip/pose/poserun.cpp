#include "pose/poserun.h"

#include "pose/simd.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstring>

namespace limber {

namespace {

using simd::Values;

// One joint in eight frames: the columns of its rotation, and its position. The widest instruction sets need this
// alignment, but the compiler does not give it to vectors that the plain set lacks.
template <typename Number>
struct alignas(64) World
{
    Values<Number> columns[3][3];
    Values<Number> position[3];
};

using Frames = std::array<const double *, simd::count>;

[[gnu::always_inline]] inline void gather(const Frames &frames, int column, Values<double> &values)
{
    for (int lane = 0; lane < simd::count; ++lane)
        values[lane] = frames[static_cast<std::size_t>(lane)][column];
}

template <typename Number>
[[gnu::always_inline]] inline void moveBy(const World<Number> &parent, const Values<Number> (&by)[3],
                                          Values<Number> (&position)[3])
{
    for (int row = 0; row < 3; ++row) {
        position[row] = parent.position[row] + parent.columns[0][row] * by[0] + parent.columns[1][row] * by[1] +
                        parent.columns[2][row] * by[2];
    }
}

// Computes columns = columns * R(axis): two of the columns rotate towards each other.
template <typename Number>
[[gnu::always_inline]] inline void rotate(Values<Number> (&first)[3], Values<Number> (&second)[3],
                                          const Values<Number> &sine, const Values<Number> &cosine)
{
    for (int row = 0; row < 3; ++row) {
        const Values<Number> a = first[row];
        const Values<Number> b = second[row];
        first[row] = cosine * a + sine * b;
        second[row] = cosine * b - sine * a;
    }
}

template <typename Number>
[[gnu::always_inline]] inline void rotate(World<Number> &world, int axis, const Values<Number> &sine,
                                          const Values<Number> &cosine)
{
    switch (axis) {
    case 0:
        return rotate<Number>(world.columns[1], world.columns[2], sine, cosine);
    case 1:
        return rotate<Number>(world.columns[2], world.columns[0], sine, cosine);
    default:
        return rotate<Number>(world.columns[0], world.columns[1], sine, cosine);
    }
}

// Walks the plan once for eight frames. `worlds` has a slot for each level of the skeleton, including the level above
// the roots. Joints come in file order, so that the parent's slot still holds the parent.
template <typename Number, typename Output>
[[gnu::always_inline]] inline void walk(const PoseRun &run, const Frames &frames, World<Number> *worlds, Output &out)
{
    std::size_t shift = 0;
    std::size_t rotation = 0;
    std::size_t endSite = 0;
    int index = 0;
    const auto shifts = run.shifts();
    const auto rotations = run.rotations();
    const auto endSites = run.endSites();
    for (const PoseRun::JointStep &joint : run.joints()) {
        const World<Number> &parent = worlds[joint.level];
        World<Number> &world = worlds[joint.level + 1];
        Values<Number> by[3];
        for (int axis = 0; axis < 3; ++axis)
            by[axis] = Values<Number>{} + static_cast<Number>(joint.offset[axis]);
        for (; shift < static_cast<std::size_t>(joint.shiftsEnd); ++shift) {
            Values<double> values;
            gather(frames, shifts[shift].column, values);
            const auto amount = __builtin_convertvector(values, Values<Number>);
            Values<Number> &coordinate = by[shifts[shift].axis];
            coordinate = shifts[shift].adds ? coordinate + amount : amount;
        }
        moveBy(parent, by, world.position);
        for (int column = 0; column < 3; ++column) {
            for (int row = 0; row < 3; ++row)
                world.columns[column][row] = parent.columns[column][row];
        }
        for (; rotation < static_cast<std::size_t>(joint.rotationsEnd); ++rotation) {
            Values<double> degrees;
            gather(frames, rotations[rotation].column, degrees);
            Values<Number> sine;
            Values<Number> cosine;
            simd::sineAndCosine<Number>(degrees, sine, cosine);
            rotate(world, rotations[rotation].axis, sine, cosine);
        }
        out.putJoint(index++, world);
        for (; endSite < static_cast<std::size_t>(joint.endSitesEnd); ++endSite) {
            for (int axis = 0; axis < 3; ++axis)
                by[axis] = Values<Number>{} + static_cast<Number>(endSites[endSite].offset[axis]);
            Values<Number> position[3];
            moveBy(world, by, position);
            out.putEndSite(run.jointCount() + endSites[endSite].index, position);
        }
    }
}

// Writes the results of up to eight frames to their positions in the output.
template <typename Number>
struct PositionsOutput
{
    using Point = glm::vec<3, Number>;

    Point *out;
    std::size_t stride;
    int frames;

    [[gnu::always_inline]] void put(int point, const Values<Number> (&position)[3])
    {
        Point *to = out + point;
        for (int lane = 0; lane < frames; ++lane, to += stride)
            *to = Point(position[0][lane], position[1][lane], position[2][lane]);
    }
    [[gnu::always_inline]] void putJoint(int joint, const World<Number> &world) { put(joint, world.position); }
    [[gnu::always_inline]] void putEndSite(int point, const Values<Number> (&position)[3]) { put(point, position); }
};

struct MatricesOutput
{
    glm::mat4x3 *out;
    std::size_t stride;
    int frames;

    [[gnu::always_inline]] void putJoint(int joint, const World<float> &world)
    {
        glm::mat4x3 *to = out + joint;
        for (int lane = 0; lane < frames; ++lane, to += stride) {
            for (int row = 0; row < 3; ++row) {
                for (int column = 0; column < 3; ++column)
                    (*to)[column][row] = world.columns[column][row][lane];
                (*to)[3][row] = world.position[row][lane];
            }
        }
    }
    [[gnu::always_inline]] void putEndSite(int /*point*/, const Values<float> (&/*position*/)[3]) {}
};

template <typename Number>
std::vector<World<Number>> worldsFor(const PoseRun &run)
{
    std::vector<World<Number>> worlds(static_cast<std::size_t>(run.levelCount()) + 1);
    for (int axis = 0; axis < 3; ++axis)
        worlds[0].columns[axis][axis] = Values<Number>{} + Number(1);
    return worlds;
}

template <typename Number, typename Output>
[[gnu::always_inline]] inline void runInBlocks(const PoseRun &run, const Motion &motion, int first, int count,
                                               World<Number> *worlds, Output out)
{
    for (int done = 0; done < count; done += simd::count) {
        out.frames = std::min(simd::count, count - done);
        Frames frames;
        for (int lane = 0; lane < simd::count; ++lane) // spare lanes repeat the last frame
            frames[static_cast<std::size_t>(lane)] = motion.frame(first + done + std::min(lane, out.frames - 1)).data();
        walk(run, frames, worlds, out);
        out.out += out.stride * simd::count;
    }
}

// These functions run the same code with different instruction sets; at run time the processor decides which one is
// used.
template <typename Number, typename Output>
void runPlain(const PoseRun &run, const Motion &motion, int first, int count, World<Number> *worlds, const Output &out)
{
    runInBlocks<Number>(run, motion, first, count, worlds, out);
}

#if defined(__x86_64__)
template <typename Number, typename Output>
[[gnu::target("avx2,fma")]] void runAvx2(const PoseRun &run, const Motion &motion, int first, int count,
                                         World<Number> *worlds, const Output &out)
{
    runInBlocks<Number>(run, motion, first, count, worlds, out);
}

template <typename Number, typename Output>
[[gnu::target("avx512f,avx512dq,avx512vl,fma")]] void runAvx512(const PoseRun &run, const Motion &motion, int first,
                                                                int count, World<Number> *worlds, const Output &out)
{
    runInBlocks<Number>(run, motion, first, count, worlds, out);
}
#endif

template <typename Number, typename Output>
void runOn(const PoseRun &run, const Motion &motion, int first, int count, const Output &out)
{
    std::vector<World<Number>> worlds = worldsFor<Number>(run);
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
        return runAvx512<Number>(run, motion, first, count, worlds.data(), out);
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return runAvx2<Number>(run, motion, first, count, worlds.data(), out);
#endif
    runPlain<Number>(run, motion, first, count, worlds.data(), out);
}

} // namespace

PoseRun::PoseRun(const Skeleton &skeleton, const PositionRules &rules)
{
    std::vector<std::vector<EndSiteStep>> endSites(static_cast<std::size_t>(skeleton.jointCount()));
    for (int index = 0; index < skeleton.endSiteCount(); ++index) {
        const EndSite &endSite = skeleton.endSite(index);
        endSites[static_cast<std::size_t>(endSite.parent)].push_back({index, endSite.offset});
    }
    for (int index = 0; index < skeleton.jointCount(); ++index) {
        const Joint &joint = skeleton.joint(index);
        for (int i = 0; i < joint.columnCount(); ++i) {
            const Channel channel = joint.channels[static_cast<std::size_t>(i)];
            if (channel.isRotation())
                m_rotations.push_back({joint.firstColumn + i, channel.axisIndex()});
            else
                m_shifts.push_back({joint.firstColumn + i, channel.axisIndex(), rules.of(joint) == PositionRule::Add});
        }
        const auto &ends = endSites[static_cast<std::size_t>(index)];
        m_endSites.insert(m_endSites.end(), ends.begin(), ends.end());
        const int level = joint.isRoot() ? 0 : m_joints[static_cast<std::size_t>(joint.parent)].level + 1;
        m_joints.push_back({level, joint.offset, static_cast<int>(m_shifts.size()),
                            static_cast<int>(m_rotations.size()), static_cast<int>(m_endSites.size())});
        m_levelCount = std::max(m_levelCount, level + 1);
    }
}

void PoseRun::worldPositions(const Motion &motion, int first, int count, std::span<glm::dvec3> out) const
{
    const auto stride = static_cast<std::size_t>(pointCount());
    assert(first >= 0 && count >= 0 && first + count <= motion.frameCount());
    assert(out.size() == stride * static_cast<std::size_t>(count));
    runOn<double>(*this, motion, first, count, PositionsOutput<double>{out.data(), stride, 0});
}

void PoseRun::worldPositions(const Motion &motion, int first, int count, std::span<glm::vec3> out) const
{
    const auto stride = static_cast<std::size_t>(pointCount());
    assert(first >= 0 && count >= 0 && first + count <= motion.frameCount());
    assert(out.size() == stride * static_cast<std::size_t>(count));
    runOn<float>(*this, motion, first, count, PositionsOutput<float>{out.data(), stride, 0});
}

void PoseRun::worldFromJoint(const Motion &motion, int first, int count, std::span<glm::mat4x3> out) const
{
    const auto stride = static_cast<std::size_t>(jointCount());
    assert(first >= 0 && count >= 0 && first + count <= motion.frameCount());
    assert(out.size() == stride * static_cast<std::size_t>(count));
    runOn<float>(*this, motion, first, count, MatricesOutput{out.data(), stride, 0});
}

} // namespace limber
