#include "retarget/figuretree.h"

#include "retarget/bonelengths.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

// The joint from which the figure spreads: the first with several children; NoJoint for a chain.
int forkOf(const FigureTree &tree)
{
    int joint = tree.roots.size() == 1 ? tree.roots.front() : NoJoint;
    while (joint != NoJoint && tree.childrenOf(joint).size() == 1)
        joint = tree.childrenOf(joint).front();
    return joint == NoJoint || tree.childrenOf(joint).empty() ? NoJoint : joint;
}

} // namespace

FigureTree::FigureTree(const Clip &clip, const PositionRules &rules)
    : children(static_cast<std::size_t>(clip.skeleton.jointCount())), translations(usualTranslations(clip, rules)),
      ends(children.size(), glm::dvec3(0.0)), paths(pathLengths(clip.skeleton, translations)),
      below(children.size(), 0.0), stems(children.size(), 0.0)
{
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        parents.push_back(clip.skeleton.joint(joint).parent);
        (parents.back() == NoJoint ? roots : children[static_cast<std::size_t>(parents.back())]).push_back(joint);
    }
    for (const EndSite &end : clip.skeleton.endSites()) {
        if (end.parent != NoJoint)
            ends[static_cast<std::size_t>(end.parent)] = end.offset;
    }
    const int fork = forkOf(*this);
    for (std::size_t joint = 0; joint < parents.size(); ++joint) {
        const auto parent = static_cast<std::size_t>(parents[joint]);
        if (parents[joint] != NoJoint && static_cast<int>(joint) > fork)
            stems[joint] = glm::length(translations[joint]) + (children[parent].size() == 1 ? stems[parent] : 0.0);
    }
    for (std::size_t joint = parents.size(); joint-- > 0;) {
        const auto parent = static_cast<std::size_t>(parents[joint]);
        if (parents[joint] != NoJoint)
            below[parent] = std::max(below[parent], below[joint] + glm::length(translations[joint]));
    }
    for (std::size_t joint = 0; joint < parents.size(); ++joint) {
        if (static_cast<int>(joint) > fork)
            size += glm::length(translations[joint]);
    }
}

ShapeLikeness shapeLikeness(const FigureTree &source, int sourceJoint, const FigureTree &target, int targetJoint,
                            double scale)
{
    // Lengths are compared beside this share of the figure: short bones may differ more.
    constexpr double shortBone = 0.004;
    constexpr double rounding = 1e-5;
    const double few = shortBone * target.size;
    ShapeLikeness like;
    double unlike = 0.0;
    const auto compare = [&](double from, double onto) {
        const bool isExact = onto > few && std::abs(from - onto) < rounding * onto;
        like.exactLengths += isExact ? 1 : 0;
        unlike += std::abs(std::log((onto + few) / (from + few)));
    };
    const auto s = static_cast<std::size_t>(sourceJoint);
    const auto t = static_cast<std::size_t>(targetJoint);
    compare(scale * source.below[s], target.below[t]);
    compare(scale * source.stems[s], target.stems[t]);
    like.likeness = std::exp(-unlike);
    return like;
}

double commonScale(const FigureTree &source, const FigureTree &target, const std::vector<std::pair<int, int>> &pairs,
                   double usual)
{
    constexpr double shortBone = 1e-3;
    constexpr double rounding = 1e-5;
    constexpr std::ptrdiff_t fewestAgreeing = 3;
    std::vector<double> scales;
    const auto add = [&](double from, double onto) {
        if (from > shortBone * source.size && onto > shortBone * target.size)
            scales.push_back(onto / from);
    };
    for (const auto &[sourceJoint, targetJoint] : pairs) {
        const auto s = static_cast<std::size_t>(sourceJoint);
        const auto t = static_cast<std::size_t>(targetJoint);
        add(glm::length(source.translations[s]), glm::length(target.translations[t]));
        add(source.stems[s], target.stems[t]);
    }
    if (scales.empty())
        return usual;
    std::sort(scales.begin(), scales.end());
    double best = scales[scales.size() / 2];
    std::ptrdiff_t most = fewestAgreeing - 1;
    for (auto first = scales.begin(); first != scales.end(); ++first) {
        const auto last = std::upper_bound(first, scales.end(), *first * (1.0 + rounding));
        if (last - first <= most)
            continue;
        most = last - first;
        best = *(first + most / 2);
    }
    return best;
}

} // namespace limber
