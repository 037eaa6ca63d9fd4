#include "clipdata.h"
#include "texts.h"
#include "withoutlock.h"

#include <limber/comparison/clipcomparison.h>

#include <limits>

namespace limber::python {

namespace {

using Placement = ComparisonSettings::Placement;

Placement placementFrom(const std::string &word)
{
    if (word == "files")
        return Placement::AsInFiles;
    if (word == "start")
        return Placement::EqualAtStart;
    if (word == "root")
        return Placement::RootOnRoot;
    throw py::value_error("expected files, start or root for placement, found " + word);
}

// The indices, of which an end site's count on after those of the joints, and the figures of each node.
py::tuple nodesOf(const ClipComparison &comparison, const Skeleton &skeleton)
{
    const auto count = static_cast<py::ssize_t>(comparison.nodes.size());
    py::array_t<int> index(count);
    py::array_t<double> figures({count, py::ssize_t{4}});
    auto indices = index.mutable_unchecked<1>();
    auto numbers = figures.mutable_unchecked<2>();
    for (py::ssize_t i = 0; i < count; ++i) {
        const NodeDifference &node = comparison.nodes[static_cast<std::size_t>(i)];
        indices(i) = node.first.isJoint() ? node.first.index : skeleton.jointCount() + node.first.index;
        numbers(i, 0) = node.degrees.mean;
        numbers(i, 1) = node.degrees.largest;
        numbers(i, 2) = node.units.mean;
        numbers(i, 3) = node.units.largest;
    }
    return py::make_tuple(index, figures);
}

// Mean and largest degrees of each frame, nan where nothing was compared.
py::array framesOf(const ClipComparison &comparison)
{
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    const auto count = static_cast<py::ssize_t>(comparison.frames.size());
    py::array_t<double> figures({count, py::ssize_t{2}});
    auto numbers = figures.mutable_unchecked<2>();
    for (py::ssize_t i = 0; i < count; ++i) {
        const FrameDifference &frame = comparison.frames[static_cast<std::size_t>(i)];
        numbers(i, 0) = frame.isCompared ? frame.meanDegrees : none;
        numbers(i, 1) = frame.isCompared ? frame.largestDegrees : none;
    }
    return figures;
}

py::tuple compare(const ClipData &first, const ClipData &second, bool world, const std::string &placement, int shift,
                  const std::string &rule)
{
    const Clip a = first.clip;
    const Clip b = second.clip;
    const PositionRules aRules = rulesOf(a, rule);
    const PositionRules bRules = rulesOf(b, rule);
    ComparisonSettings settings;
    settings.rotations = world ? ComparisonSettings::Rotations::World : ComparisonSettings::Rotations::AgainstParent;
    settings.placement = placementFrom(placement);
    settings.shift = shift;
    const ClipComparison comparison =
        withoutLock([&](const Progress &progress) { return compareByName(a, aRules, b, bRules, settings, progress); });
    const py::tuple nodes = nodesOf(comparison, a.skeleton);
    return py::make_tuple(nodes[0], nodes[1], framesOf(comparison), comparison.comparedFrames,
                          comparison.largestDegrees(), comparison.largestUnits());
}

} // namespace

void defineComparison(py::module_ &module)
{
    module.def("compare", &compare);
}

} // namespace limber::python
