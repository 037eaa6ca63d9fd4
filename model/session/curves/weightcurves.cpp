#include "session/curves/weightcurves.h"

#include <glm/geometric.hpp>

#include <functional>
#include <utility>
#include <vector>

namespace limber {

namespace {

using ValueInFrame = std::function<double(const WeightInFrame &frame)>;

ChannelCurve curveOf(const FigureWeight *weight, WeightCurve which, std::optional<Channel> channel,
                     const ValueInFrame &value)
{
    ChannelCurve curve;
    curve.channel = channel;
    curve.column = static_cast<int>(which);
    if (weight == nullptr)
        return curve;
    curve.values.reserve(weight->frames().size());
    for (const WeightInFrame &frame : weight->frames())
        curve.values.push_back(value(frame));
    return curve;
}

std::vector<ChannelCurve> centreCurves(const FigureWeight *weight)
{
    using enum WeightCurve;
    std::vector<ChannelCurve> curves;
    curves.push_back(
        curveOf(weight, CentreX, channels::Xposition, [](const WeightInFrame &frame) { return frame.centre.x; }));
    curves.push_back(
        curveOf(weight, CentreY, channels::Yposition, [](const WeightInFrame &frame) { return frame.centre.y; }));
    curves.push_back(
        curveOf(weight, CentreZ, channels::Zposition, [](const WeightInFrame &frame) { return frame.centre.z; }));
    curves.push_back(
        curveOf(weight, CentreSpeed, {}, [](const WeightInFrame &frame) { return glm::length(frame.velocity); }));
    return curves;
}

std::vector<ChannelCurve> forceCurves(const FigureWeight *weight)
{
    using enum WeightCurve;
    const glm::dvec3 up = weight != nullptr ? weight->up() : glm::dvec3(0.0);
    std::vector<ChannelCurve> curves;
    // First, so that those of the sides are drawn over it: where one foot stands, it carries all.
    curves.push_back(
        curveOf(weight, ForceTotal, {}, [up](const WeightInFrame &frame) { return glm::dot(frame.force, up); }));
    curves.push_back(curveOf(weight, ForceLeft, {}, [](const WeightInFrame &frame) { return frame.left; }));
    curves.push_back(curveOf(weight, ForceRight, {}, [](const WeightInFrame &frame) { return frame.right; }));
    return curves;
}

} // namespace

bool showsWeight(CurveKind kind)
{
    return kind == CurveKind::CentreOfMass || kind == CurveKind::GroundForce;
}

JointCurves weightCurves(const FigureWeight *weight, CurveKind kind)
{
    return {kind, kind == CurveKind::CentreOfMass ? centreCurves(weight) : forceCurves(weight)};
}

} // namespace limber
