#include "layers/layer.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <algorithm>
#include <cmath>

namespace limber {

double KeyWindow::weight(int frame) const
{
    if (frame < full.first && zeroBefore)
        return smootherStep(static_cast<double>(frame - *zeroBefore) / (full.first - *zeroBefore));
    if (frame > full.last && zeroAfter)
        return smootherStep(static_cast<double>(*zeroAfter - frame) / (*zeroAfter - full.last));
    return 1.0;
}

FrameInterval KeyWindow::frames(int frameCount) const
{
    return {zeroBefore ? std::max(0, *zeroBefore + 1) : 0,
            zeroAfter ? std::min(frameCount, *zeroAfter) - 1 : frameCount - 1};
}

KeyWindow keyWindow(const ChangeWindow &window, int frameCount)
{
    KeyWindow result{window.full(), window.zeros().first, window.zeros().last};
    if (window.full().first <= 0 && window.zeros().first == -1)
        result.zeroBefore.reset();
    if (window.full().last >= frameCount - 1 && window.zeros().last == frameCount)
        result.zeroAfter.reset();
    return result;
}

double Layer::weightAt(int frame) const
{
    const auto next = std::ranges::upper_bound(weightKeys, frame, {}, &WeightKey::frame);
    if (weightKeys.empty())
        return weight;
    if (next == weightKeys.begin())
        return next->weight;
    const WeightKey &from = *std::prev(next);
    if (next == weightKeys.end())
        return from.weight;
    const double part = static_cast<double>(frame - from.frame) / (next->frame - from.frame);
    return std::lerp(from.weight, next->weight, between == Between::Eased ? smootherStep(part) : part);
}

bool Layer::covers(int joint) const
{
    return joints.empty() || std::ranges::binary_search(joints, joint);
}

bool isEffective(const Layers &layers, int index)
{
    const Layer &layer = at(layers, index);
    return !layer.isMuted && (layer.isSolo || std::ranges::none_of(layers, &Layer::isSolo));
}

int layerOfId(const Layers &layers, int id)
{
    const auto layer = std::ranges::find(layers, id, &Layer::id);
    return layer == layers.end() ? -1 : static_cast<int>(layer - layers.begin());
}

} // namespace limber
