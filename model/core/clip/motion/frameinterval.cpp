#include "motion/frameinterval.h"

namespace limber {

std::vector<FrameInterval> tidied(std::span<const FrameInterval> intervals, int frameCount)
{
    std::vector<FrameInterval> inside;
    for (const FrameInterval &interval : intervals) {
        const FrameInterval clipped{std::max(interval.first, 0), std::min(interval.last, frameCount - 1)};
        if (clipped.first <= clipped.last)
            inside.push_back(clipped);
    }
    std::ranges::sort(inside, [](const FrameInterval &a, const FrameInterval &b) { return a.first < b.first; });
    std::vector<FrameInterval> result;
    for (const FrameInterval &interval : inside) {
        if (!result.empty() && interval.first <= result.back().last + 1)
            result.back().last = std::max(result.back().last, interval.last);
        else
            result.push_back(interval);
    }
    return result;
}

std::vector<FrameInterval> unionOf(std::span<const FrameInterval> a, std::span<const FrameInterval> b, int frameCount)
{
    std::vector<FrameInterval> both(a.begin(), a.end());
    both.insert(both.end(), b.begin(), b.end());
    return tidied(both, frameCount);
}

std::vector<FrameInterval> intersectionOf(std::span<const FrameInterval> a, std::span<const FrameInterval> b)
{
    std::vector<FrameInterval> result;
    auto left = a.begin();
    auto right = b.begin();
    while (left != a.end() && right != b.end()) {
        const FrameInterval shared{std::max(left->first, right->first), std::min(left->last, right->last)};
        if (shared.first <= shared.last)
            result.push_back(shared);
        if (left->last < right->last)
            ++left;
        else
            ++right;
    }
    return result;
}

} // namespace limber
