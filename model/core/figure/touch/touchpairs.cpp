#include "touch/touchpairs.h"

#include "base/at.h"
#include "base/statistics.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

namespace {

// How far beyond the usual depth of a pair that overlaps in most frames it lies in others, such as those of a walk in
// which an arm swings at the thigh: this many times the usual distance from the usual depth.
constexpr double spreads = 1.5;
constexpr int leastFramesOfHabit = 8; // fewer frames are poses, which say nothing of what is usual
// Where shapes overlap by more of their radii at rest, the rest pose is not one that a body takes.
constexpr double mostAtRest = 0.5;

constexpr double mergedSeconds = 0.1;

class PairList
{
public:
    PairList(const TouchCourse &course, ApartParts parts) : m_course(course), m_parts(parts) {}

    [[nodiscard]] std::vector<TouchPair> make()
    {
        for (std::size_t arm = 0; arm < m_course.arms.size(); ++arm) {
            for (std::size_t part = 0; part < m_course.parts.size(); ++part)
                addBody(arm, part);
            if (m_parts == ApartParts::All && m_course.arms.size() > 1) {
                add(arm, TouchPart::Hand, TouchPart::Hand, 1 - arm);
                add(arm, TouchPart::Hand, TouchPart::Forearm, 1 - arm);
            }
        }
        return std::move(m_pairs);
    }

private:
    void addBody(std::size_t arm, std::size_t part)
    {
        const TouchPart outer = m_course.parts[part].part;
        add(arm, TouchPart::Hand, outer, part);
        if (m_parts != ApartParts::Hands && outer != TouchPart::Thigh)
            add(arm, TouchPart::Forearm, outer, part);
    }

    void add(std::size_t arm, TouchPart inner, TouchPart outer, std::size_t other)
    {
        m_pairs.push_back({.arm = arm, .inner = inner, .outer = outer, .other = other});
    }

    const TouchCourse &m_course;
    ApartParts m_parts;
    std::vector<TouchPair> m_pairs;
};

bool isArm(TouchPart part)
{
    return part == TouchPart::Forearm || part == TouchPart::Hand;
}

// Returns by how much a pair must be thinner to be apart in nearly all frames if it overlaps in most of them. Few
// frames in which it is much deeper change nothing.
double overlapInMostFrames(const MovedArms &arms, const TouchPair &pair)
{
    std::vector<double> depths;
    const auto frames = static_cast<int>(arms.course().arms[pair.arm].places.size());
    for (int frame = 0; frame < frames; ++frame) {
        const double depth = arms.overlap(pair, frame).depth;
        if (std::isfinite(depth))
            depths.push_back(depth);
    }
    if (std::ssize(depths) < leastFramesOfHabit)
        return 0.0;
    const double usual = median(depths);
    if (usual <= deepestTouchNcm * arms.course().unitsPerNcm)
        return 0.0;
    for (double &depth : depths)
        depth = std::abs(depth - usual);
    return usual + spreads * median(std::move(depths));
}

double overlapAtRest(const MovedArms &rest, const TouchPair &pair)
{
    if (rest.course().arms[pair.arm].places.empty())
        return 0.0;
    const double depth = rest.overlap(pair, 0).depth;
    const double touching = touchRadiusOfHand * rest.course().unitsPerNcm;
    return depth > 0.0 && depth < mostAtRest * touching * 2.0 ? depth : 0.0;
}

int jointOf(const TouchCourse &course, TouchPart part, std::size_t index)
{
    if (part == TouchPart::Hand)
        return course.arms[index].hand;
    return part == TouchPart::Forearm ? course.arms[index].lower : course.parts[index].joint;
}

} // namespace

int innerJointOf(const TouchCourse &course, const TouchPair &pair)
{
    return jointOf(course, pair.inner, pair.arm);
}

int outerJointOf(const TouchCourse &course, const TouchPair &pair)
{
    return jointOf(course, pair.outer, pair.other);
}

std::vector<TouchPair> touchPairs(const TouchCourse &course, const TouchCourse &rest, ApartParts parts,
                                  double thickness)
{
    std::vector<TouchPair> pairs = PairList(course, parts).make();
    const MovedArms arms(course, thickness);
    const MovedArms atRest(rest, thickness);
    for (TouchPair &pair : pairs)
        pair.thinner = std::max(overlapInMostFrames(arms, pair), overlapAtRest(atRest, pair));
    return pairs;
}

MovedArms::MovedArms(const TouchCourse &course, double thickness) : m_course(course), m_thickness(thickness)
{
    for (const ArmCourse &arm : course.arms)
        m_places.push_back(arm.places);
}

const ArmPlace &MovedArms::place(std::size_t arm, int frame) const
{
    return at(m_places[arm], frame);
}

void MovedArms::move(std::size_t arm, int frame, const ArmPlace &place)
{
    at(m_places[arm], frame) = place;
}

CapsuleOverlap MovedArms::overlap(const TouchPair &pair, int frame) const
{
    return overlap(pair, frame, place(pair.arm, frame));
}

CapsuleOverlap MovedArms::overlap(const TouchPair &pair, int frame, const ArmPlace &place) const
{
    return overlap(pair, frame, inner(pair, place));
}

CapsuleOverlap MovedArms::overlap(const TouchPair &pair, int frame, const glm::dvec3 &way) const
{
    Capsule moved = inner(pair, place(pair.arm, frame));
    moved.from += way;
    moved.to += way;
    return overlap(pair, frame, moved);
}

Capsule MovedArms::inner(const TouchPair &pair, const ArmPlace &place) const
{
    return pair.inner == TouchPart::Hand ? handCapsule(place, m_course.unitsPerNcm, m_thickness)
                                         : forearmCapsule(place, m_course.unitsPerNcm, m_thickness);
}

CapsuleOverlap MovedArms::overlap(const TouchPair &pair, int frame, const Capsule &inner) const
{
    CapsuleOverlap deepest;
    if (isArm(pair.outer)) {
        TouchPair other = pair;
        other.inner = pair.outer;
        deepest = overlapOf(inner, this->inner(other, place(pair.other, frame)));
    } else {
        const std::vector<Capsule> &shapes = at(m_course.parts[pair.other].capsules, frame);
        deepest = overlapOf(inner, shapes.front());
        for (std::size_t i = 1; i < shapes.size(); ++i) {
            const CapsuleOverlap overlap = overlapOf(inner, shapes[i]);
            if (overlap.depth > deepest.depth)
                deepest = overlap;
        }
    }
    deepest.depth -= pair.thinner;
    return deepest;
}

std::vector<Inside> insidesOf(const MovedArms &arms, const std::vector<TouchPair> &pairs, const FrameInterval &frames,
                              double frameTimeSeconds)
{
    const TouchCourse &course = arms.course();
    const double least = deepestTouchNcm * course.unitsPerNcm;
    const double frameCount = frames.frameCount();
    const int merged = static_cast<int>(std::min(mergedSeconds / frameTimeSeconds, frameCount));
    std::vector<Inside> all;
    for (const TouchPair &pair : pairs) {
        Inside *current = nullptr;
        for (int frame = frames.first; frame <= frames.last; ++frame) {
            const double depth = arms.overlap(pair, frame).depth;
            if (!(depth > least))
                continue;
            if (current == nullptr || frame - current->frames.last > merged + 1) {
                all.push_back({pair, innerJointOf(course, pair), outerJointOf(course, pair),
                               FrameInterval{frame, frame}, frame, depth, 0.0});
                current = &all.back();
            }
            current->frames.last = frame;
            if (depth > current->depth) {
                current->depth = depth;
                current->deepest = frame;
            }
        }
    }
    for (Inside &inside : all)
        inside.depthNcm = inside.depth / course.unitsPerNcm;
    std::ranges::stable_sort(all, {}, [](const Inside &inside) { return inside.frames.first; });
    return all;
}

void eraseTouches(std::vector<Inside> &insides, double leastNcm, double frameTimeSeconds)
{
    const auto isBeside = [&](const Inside &inside, const Inside &other) {
        return other.pair.arm == inside.pair.arm &&
               (inside.frames.first - other.frames.last) * frameTimeSeconds <= besideSeconds &&
               (other.frames.first - inside.frames.last) * frameTimeSeconds <= besideSeconds;
    };
    auto end = std::stable_partition(insides.begin(), insides.end(),
                                     [leastNcm](const Inside &inside) { return inside.depthNcm >= leastNcm; });
    // What is beside something that is beside something deep moves with it.
    for (auto each = insides.begin(); each != end; ++each) {
        end = std::stable_partition(end, insides.end(), [&](const Inside &other) {
            return other.depthNcm >= leastBesideNcm && isBeside(other, *each);
        });
    }
    insides.erase(end, insides.end());
    std::ranges::stable_sort(insides, {}, [](const Inside &inside) { return inside.frames.first; });
}

} // namespace limber
