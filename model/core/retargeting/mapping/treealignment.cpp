#include "mapping/treealignment.h"

#include "base/at.h"
#include "geometry/assignment.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double never = -1e9;
constexpr double gainOfKnownPair = 4.0;
constexpr double costOfSplicing = 0.15;
// A pair must be at least this much alike to be better than no pair.
constexpr double leastLikeness = 0.2;
// The weight of a length that agrees to rounding, compared with similar lengths.
constexpr double gainOfExactLength = 0.25;
// Of two joints in one position the lower one is preferred, since it rotates the bone. This is more than the cost of
// skipping the other.
constexpr double gainOfLowerJoint = 0.2;

bool isUpperOfTwo(const FigureTree &tree, int joint)
{
    constexpr double samePosition = 1e-3;
    const std::vector<int> &children = tree.childrenOf(joint);
    return children.size() == 1 && glm::length(at(tree.translations, children.front())) < samePosition * tree.size;
}

// Returns the children of a joint with one of them replaced by its own children, as if it did not exist.
std::vector<int> spliced(const FigureTree &tree, const std::vector<int> &children, int replaced)
{
    std::vector<int> all;
    for (const int child : children) {
        if (child != replaced)
            all.push_back(child);
        else
            all.insert(all.end(), tree.childrenOf(child).begin(), tree.childrenOf(child).end());
    }
    return all;
}

} // namespace

TreeAlignment::TreeAlignment(const FigureTree &source, const FigureTree &target, double scale, const Claim &claim)
    : m_source(&source), m_target(&target), m_scale(scale), m_gains(source.parents.size() * target.parents.size()),
      m_matched(m_gains.size())
{
    // Children have higher indices than their parents.
    for (int s = source.jointCount() - 1; s >= 0; --s) {
        for (int t = target.jointCount() - 1; t >= 0; --t) {
            const double like = likeness(s, t, claim);
            m_matched[cell(s, t)] = like == never ? never : like + gainBelow(s, t);
            double best = std::max(0.0, m_matched[cell(s, t)]);
            for (const int child : source.childrenOf(s))
                best = std::max(best, m_gains[cell(child, t)] - costOfSplicing);
            for (const int child : target.childrenOf(t))
                best = std::max(best, m_gains[cell(s, child)] - costOfSplicing);
            m_gains[cell(s, t)] = best;
        }
    }
}

double TreeAlignment::likeness(int source, int target, const Claim &claim) const
{
    switch (claim(source, target)) {
    case PairClaim::Known:
        return gainOfKnownPair;
    case PairClaim::NotAPair:
        return never;
    case PairClaim::Neutral:
        break;
    }
    const ShapeLikeness like = shapeLikeness(*m_source, source, *m_target, target, m_scale);
    return like.likeness + gainOfExactLength * like.exactLengths - leastLikeness -
           (isUpperOfTwo(*m_target, target) ? gainOfLowerJoint : 0.0);
}

namespace {

struct Choice
{
    std::vector<int> sources;
    std::vector<int> targets;
    double cost = 0.0;
};

bool branches(const FigureTree &tree, int joint)
{
    return tree.childrenOf(joint).size() > 1;
}

// Returns the children as they are, and with one branching joint left out on either side.
std::vector<Choice> choicesOf(const FigureTree &source, const std::vector<int> &sources, const FigureTree &target,
                              const std::vector<int> &targets)
{
    std::vector<Choice> choices{{sources, targets, 0.0}};
    if (sources.size() < targets.size()) {
        for (const int child : sources) {
            if (branches(source, child))
                choices.push_back({spliced(source, sources, child), targets, costOfSplicing});
        }
    }
    if (targets.size() < sources.size()) {
        for (const int child : targets) {
            if (branches(target, child))
                choices.push_back({sources, spliced(target, targets, child), costOfSplicing});
        }
    }
    return choices;
}

} // namespace

TreeAlignment::Layout TreeAlignment::bestLayout(const std::vector<int> &sources, const std::vector<int> &targets) const
{
    Layout best;
    if (sources.empty() || targets.empty())
        return best;
    for (const Choice &choice : choicesOf(*m_source, sources, *m_target, targets)) {
        std::vector<double> gains;
        gains.reserve(choice.sources.size() * choice.targets.size());
        for (const int s : choice.sources) {
            for (const int t : choice.targets)
                gains.push_back(m_gains[cell(s, t)]);
        }
        const std::vector<int> columns =
            assignColumns(static_cast<int>(choice.sources.size()), static_cast<int>(choice.targets.size()), gains);
        Layout layout{-choice.cost, {}};
        for (std::size_t row = 0; row < columns.size(); ++row) {
            if (columns[row] < 0)
                continue;
            const auto column = static_cast<std::size_t>(columns[row]);
            layout.gain += gains[row * choice.targets.size() + column];
            layout.pairs.push_back({choice.sources[row], choice.targets[column]});
        }
        if (layout.gain > best.gain)
            best = std::move(layout);
    }
    return best;
}

BranchPair TreeAlignment::firstMatch(BranchPair branches) const
{
    int s = branches.source;
    int t = branches.target;
    while (gain({s, t}) > 0.0) {
        const double best = gain({s, t});
        if (m_matched[cell(s, t)] >= best)
            return {s, t};
        const auto continues = [&](int source, int target) { return gain({source, target}) - costOfSplicing >= best; };
        const auto &sources = m_source->childrenOf(s);
        const auto nextSource = std::ranges::find_if(sources, [&](int c) { return continues(c, t); });
        if (nextSource != sources.end()) {
            s = *nextSource;
            continue;
        }
        const auto &targets = m_target->childrenOf(t);
        const auto nextTarget = std::ranges::find_if(targets, [&](int c) { return continues(s, c); });
        if (nextTarget == targets.end())
            break;
        t = *nextTarget;
    }
    return {};
}

const std::vector<BranchPair> &TreeAlignment::branchesBelow(BranchPair match)
{
    const auto [entry, isNew] = m_branches.try_emplace({match.source, match.target});
    if (isNew) {
        const bool isTop = match.source == NoJoint;
        entry->second = bestLayout(isTop ? m_source->roots : m_source->childrenOf(match.source),
                                   isTop ? m_target->roots : m_target->childrenOf(match.target))
                            .pairs;
    }
    return entry->second;
}

// Most joints have one child, so that no layout is needed.
double TreeAlignment::gainBelow(int source, int target) const
{
    const std::vector<int> &sources = m_source->childrenOf(source);
    const std::vector<int> &targets = m_target->childrenOf(target);
    if (sources.size() == 1 && targets.size() == 1)
        return m_gains[cell(sources.front(), targets.front())];
    return bestLayout(sources, targets).gain;
}

} // namespace limber
