#include "body/figuretree.h"

#include "base/at.h"
#include "body/bonelengths.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

// Returns the joint from which the figure spreads: the first with several children; NoJoint for a chain.
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
        (parents.back() == NoJoint ? roots : at(children, parents.back())).push_back(joint);
    }
    for (const EndSite &end : clip.skeleton.endSites()) {
        if (end.parent != NoJoint)
            at(ends, end.parent) = end.offset;
    }
    const int fork = forkOf(*this);
    const bool isChain = roots.size() == 1 && fork == NoJoint;
    for (std::size_t joint = 0; joint < parents.size(); ++joint) {
        const auto parent = static_cast<std::size_t>(parents[joint]);
        if (parents[joint] != NoJoint && static_cast<int>(joint) > fork && !isChain)
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
    // Lengths are compared relative to this fraction of the figure, so that short bones may differ more.
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

namespace {

constexpr double shortestFraction = 1e-3; // of the figure: shorter bones show no scale

// The ratio on which most values agree to rounding, and how many they are. `ratios` is sorted and not empty.
struct Agreement
{
    double ratio = 0.0;
    std::ptrdiff_t count = 0;
};

Agreement agreementOf(const std::vector<double> &ratios)
{
    constexpr double rounding = 1e-5;
    Agreement best;
    auto last = ratios.begin();
    for (auto first = ratios.begin(); first != ratios.end(); ++first) {
        while (last != ratios.end() && *last <= *first * (1.0 + rounding))
            ++last;
        if (last - first > best.count)
            best = {*(first + (last - first) / 2), last - first};
    }
    return best;
}

std::vector<double> boneLengths(const FigureTree &tree)
{
    std::vector<double> lengths;
    for (const glm::dvec3 &translation : tree.translations) {
        if (const double length = glm::length(translation); length > shortestFraction * tree.size)
            lengths.push_back(length);
    }
    return lengths;
}

} // namespace

double commonScale(const FigureTree &source, const FigureTree &target, const std::vector<std::pair<int, int>> &pairs,
                   double usual)
{
    constexpr std::ptrdiff_t fewestAgreeing = 3;
    std::vector<double> ratios;
    const auto add = [&](double from, double onto) {
        if (from > shortestFraction * source.size && onto > shortestFraction * target.size)
            ratios.push_back(onto / from);
    };
    for (const auto &[sourceJoint, targetJoint] : pairs) {
        const auto s = static_cast<std::size_t>(sourceJoint);
        const auto t = static_cast<std::size_t>(targetJoint);
        add(glm::length(source.translations[s]), glm::length(target.translations[t]));
        add(source.stems[s], target.stems[t]);
    }
    if (ratios.empty())
        return usual;
    std::ranges::sort(ratios);
    const Agreement agreement = agreementOf(ratios);
    return agreement.count >= fewestAgreeing ? agreement.ratio : ratios[ratios.size() / 2];
}

double likelyScale(const FigureTree &source, const FigureTree &target)
{
    constexpr std::ptrdiff_t fewestAgreeing = 3;
    const std::vector<double> from = boneLengths(source);
    const std::vector<double> onto = boneLengths(target);
    std::vector<double> ratios;
    for (const double length : from) {
        for (const double other : onto)
            ratios.push_back(other / length);
    }
    if (ratios.empty())
        return target.size / source.size;
    std::ranges::sort(ratios);
    const Agreement agreement = agreementOf(ratios);
    // Even among bones that are not alike some pairs agree by chance.
    const auto enough = static_cast<std::ptrdiff_t>(std::min(from.size(), onto.size()) / 2);
    return agreement.count >= std::max(fewestAgreeing, enough) ? agreement.ratio : target.size / source.size;
}

} // namespace limber
