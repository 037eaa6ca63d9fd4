#include "clipdata.h"
#include "withoutlock.h"

#include <limber/pose/localrotation.h>
#include <limber/pose/pose.h>
#include <limber/pose/poserun.h>

#include <algorithm>
#include <vector>

namespace limber::python {

namespace {

constexpr int framesAtOnce = 256; // between two looks at signals

glm::dvec3 *vectorsIn(py::array_t<double> &array)
{
    static_assert(sizeof(glm::dvec3) == 3 * sizeof(double));
    return reinterpret_cast<glm::dvec3 *>(array.mutable_data());
}

// World positions of all points, or of the joints alone, which stand before the end sites.
struct Positions
{
    const Clip &clip;
    const PoseRun run;
    const bool withEndSites;

    [[nodiscard]] int pointCount() const { return withEndSites ? run.pointCount() : run.jointCount(); }

    bool into(glm::dvec3 *out, const Progress &progress) const
    {
        const int frames = clip.motion.frameCount();
        std::vector<glm::dvec3> all;
        for (int first = 0; first < frames; first += framesAtOnce) {
            const int count = std::min(framesAtOnce, frames - first);
            if (!progress(static_cast<double>(first) / frames))
                return false;
            glm::dvec3 *const here = out + static_cast<std::ptrdiff_t>(first) * pointCount();
            all.resize(static_cast<std::size_t>(count) * run.pointCount());
            run.worldPositions(clip.motion, first, count, all);
            for (int frame = 0; frame < count; ++frame)
                std::copy_n(all.begin() + static_cast<std::ptrdiff_t>(frame) * run.pointCount(), pointCount(),
                            here + static_cast<std::ptrdiff_t>(frame) * pointCount());
        }
        return true;
    }
};

py::array positionsOf(const ClipData &data, const std::string &rule, bool endSites)
{
    const Clip clip = data.clip;
    const Positions positions{clip, PoseRun(clip.skeleton, rulesOf(clip, rule)), endSites};
    py::array_t<double> out(
        {py::ssize_t{clip.motion.frameCount()}, py::ssize_t{positions.pointCount()}, py::ssize_t{3}});
    glm::dvec3 *const vectors = vectorsIn(out);
    withoutLock([&](const Progress &progress) { return positions.into(vectors, progress); });
    return out;
}

// GLM has columns, NumPy rows.
double *copyRows(const glm::dmat3 &matrix, double *out)
{
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column)
            *out++ = matrix[column][row];
    }
    return out;
}

bool rotationsInto(double *out, const Clip &clip, const PositionRules &rules, bool world, const Progress &progress)
{
    Pose pose;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        if (progress.wantsToStop(frame, clip.motion.frameCount()))
            return false;
        const std::span<const double> values = clip.motion.frame(frame);
        if (world)
            evaluatePose(clip.skeleton, values, rules, pose);
        for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
            const auto index = static_cast<std::size_t>(joint);
            out = copyRows(world ? pose.worldFromJoint[index] : localRotation(clip.skeleton.joint(joint), values), out);
        }
    }
    return true;
}

py::array rotationsOf(const ClipData &data, bool world)
{
    const Clip clip = data.clip;
    const PositionRules rules = rulesOf(clip, "replace"); // rotations know no rule
    py::array_t<double> out({py::ssize_t{clip.motion.frameCount()}, py::ssize_t{clip.skeleton.jointCount()},
                             py::ssize_t{3}, py::ssize_t{3}});
    double *const numbers = out.mutable_data();
    withoutLock([&](const Progress &progress) { return rotationsInto(numbers, clip, rules, world, progress); });
    return out;
}

} // namespace

void definePoses(py::module_ &module)
{
    module.def("positions", &positionsOf);
    module.def("rotations", &rotationsOf);
}

} // namespace limber::python
