#include "mannequin/sleeve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace limber {

namespace {

// Returns the slope at the middle of three points that lets no curve through them overshoot (F. N. Fritsch, J. Butland,
// A method for constructing local monotone piecewise cubic interpolants, 1984).
double slopeBetween(double before, double after)
{
    return before * after > 0.0 ? 2.0 * before * after / (before + after) : 0.0;
}

// One size of four rings in a row, and where they are.
struct Run
{
    std::array<double, 4> y;
    std::array<double, 4> value;

    // Returns the value between the second and the third.
    [[nodiscard]] double at(double place) const
    {
        const auto rise = [this](std::size_t i) {
            return y[i + 1] > y[i] ? (value[i + 1] - value[i]) / (y[i + 1] - y[i]) : 0.0;
        };
        const double width = y[2] - y[1];
        if (!(width > 0.0))
            return value[1];
        // The first and the last ring have none beyond them.
        const double from = y[0] < y[1] ? slopeBetween(rise(0), rise(1)) : rise(1);
        const double to = y[3] > y[2] ? slopeBetween(rise(1), rise(2)) : rise(1);
        const double t = std::clamp((place - y[1]) / width, 0.0, 1.0);
        const double u = 1.0 - t;
        return value[1] * (1.0 + 2.0 * t) * u * u + value[2] * t * t * (3.0 - 2.0 * t) +
               width * t * u * (from * u - to * t);
    }
};

} // namespace

Ring ringAt(const std::vector<Ring> &rings, double y)
{
    const auto last = static_cast<int>(rings.size()) - 1;
    const auto ringOf = [&](int i) { return rings[static_cast<std::size_t>(std::clamp(i, 0, last))]; };
    int i = 0;
    while (i + 2 <= last && ringOf(i + 1).y < y)
        ++i;
    const std::array<Ring, 4> near{ringOf(i - 1), ringOf(i), ringOf(i + 1), ringOf(i + 2)};
    const auto smooth = [&](double Ring::*member) {
        Run run{};
        for (std::size_t at = 0; at < near.size(); ++at) {
            run.y[at] = near[at].y;
            run.value[at] = near[at].*member;
        }
        return run.at(y);
    };
    Ring ring{.y = y};
    for (double Ring::*member :
         {&Ring::halfWidth, &Ring::front, &Ring::back, &Ring::shift, &Ring::aside, &Ring::squareness})
        ring.*member = smooth(member);
    return ring;
}

void limitBends(std::vector<SleeveJoint> &joints, double first, double last)
{
    for (std::size_t i = 1; i < joints.size(); ++i) {
        SleeveJoint &joint = joints[i];
        const double before = i == 1 ? joint.cut - first : 0.5 * (joint.cut - joints[i - 1].cut);
        const double after = i + 1 == joints.size() ? last - joint.cut : 0.5 * (joints[i + 1].cut - joint.cut);
        joint.bend = std::max(0.0, std::min({joint.bend, before, after}));
    }
}

std::vector<double> waysOver(const std::vector<SleeveJoint> &joints, double first, double last, double widest)
{
    std::vector<double> ways{first, last};
    for (std::size_t i = 1; i < joints.size(); ++i) {
        for (const double share : {-1.0, -0.5, 0.0, 0.5, 1.0})
            ways.push_back(joints[i].cut + share * joints[i].bend);
    }
    std::ranges::sort(ways);
    const auto isCut = [&](double way) {
        return std::ranges::any_of(joints, [way](const SleeveJoint &joint) { return joint.cut == way; });
    };
    std::vector<double> result{first};
    for (const double way : ways) {
        const double gap = way - result.back();
        if (!(gap > 0.25 * widest) && !(isCut(way) && gap > 0.0))
            continue;
        const int pieces = std::max(1, static_cast<int>(std::ceil(gap / widest)));
        const double from = result.back();
        for (int piece = 1; piece < pieces; ++piece)
            result.push_back(from + gap * piece / pieces);
        result.push_back(way);
    }
    if (result.back() < last)
        result.push_back(last);
    return result;
}

SolidMesh sleeveSurface(const Loft &loft, const std::vector<SleeveJoint> &joints, double widest)
{
    Loft whole = loft;
    whole.rings.clear();
    for (const double way : waysOver(joints, loft.rings.front().y, loft.rings.back().y, widest))
        whole.rings.push_back(ringAt(loft.rings, way));
    SolidMesh mesh;
    addLoft(mesh, whole);
    return mesh;
}

SleeveCuts::SleeveCuts(std::vector<SleeveJoint> joints, std::vector<std::size_t> bones, double lengthOfLast)
    : m_joints(std::move(joints)), m_bones(std::move(bones)), m_lengthOfLast(lengthOfLast)
{
}

std::size_t SleeveCuts::pieceAt(double way) const
{
    std::size_t at = 0;
    while (at + 1 < m_joints.size() && way >= m_joints[at + 1].cut)
        ++at;
    return at;
}

SolidSection SleeveCuts::sectionAt(double way) const
{
    for (std::size_t next = 1; next < m_joints.size(); ++next) {
        const SleeveJoint &joint = m_joints[next];
        if (std::abs(way - joint.cut) < joint.bend)
            return between(next, way, 0.5 + 0.5 * (way - joint.cut) / joint.bend);
    }
    const std::size_t at = pieceAt(way);
    SolidSection section{.bone = m_bones[at], .along = alongOn(at, way), .nextBone = m_bones[at]};
    if (at + 1 == m_bones.size() && m_lengthOfLast > 0.0)
        section.roll = std::clamp(section.along / m_lengthOfLast, 0.0, 1.0);
    return section;
}

SolidSection SleeveCuts::between(std::size_t next, double way, double share) const
{
    return {.bone = m_bones[next - 1],
            .along = alongOn(next - 1, way),
            .nextBone = m_bones[next],
            .alongNext = alongOn(next, way),
            .share = share * share * (3.0 - 2.0 * share)};
}

} // namespace limber
