#include "retarget/chord.h"

#include "geometry/geometry.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double mostInherited = 1.0; // the weight of the inherited rotation, relative to that of the directions

// Returns the rotation nearest to the directions and, with the given weight, to the inherited one. It is continuous
// even where the directions alone leave it open.
glm::dmat3 fitNear(const std::vector<DirectionPair> &pairs, const glm::dmat3 &inherited, double inheritedWeight)
{
    double weight = 0.0;
    for (const DirectionPair &pair : pairs)
        weight += pair.weight / 3.0;
    std::vector<DirectionPair> all = pairs;
    for (int axis = 0; axis < 3; ++axis) {
        glm::dvec3 from(0.0);
        from[axis] = 1.0;
        all.push_back({from, inherited[axis], inheritedWeight * weight});
    }
    return nearestRotation(all).rotation;
}

// Returns the smallest rotation from the inherited one that takes the mean of the directions where it should be. The
// more they cancel out, the less their mean says and the less it counts.
glm::dmat3 alongMean(const std::vector<DirectionPair> &pairs, const glm::dmat3 &inherited)
{
    constexpr double cancelledBelow = 0.7; // the length of the mean
    constexpr double clearAbove = 0.95;
    glm::dvec3 from(0.0);
    glm::dvec3 to(0.0);
    double weight = 0.0;
    for (const DirectionPair &pair : pairs) {
        // Parallel directions may be opposite.
        const double sign = glm::dot(pair.from, pairs.front().from) < 0.0 ? -1.0 : 1.0;
        from += sign * pair.weight * pair.from;
        to += sign * pair.weight * pair.to;
        weight += pair.weight;
    }
    if (pairs.size() < 2)
        return arc(inherited * from, to) * inherited;
    const double clear = std::min(glm::length(from), glm::length(to)) / weight;
    const double share = smoothStep((clear - cancelledBelow) / (clearAbove - cancelledBelow));
    // From the fit onward, no direction is opposite to where it should be, where an arc could lead anywhere.
    const glm::dmat3 near = fitNear(pairs, inherited, mostInherited);
    const glm::dvec3 difference = rotationVector(glm::quat_cast(arc(near * from, to)));
    return glm::mat3_cast(rotationFromVector(share * difference)) * near;
}

} // namespace

glm::dmat3 rotationFor(const std::vector<DirectionPair> &pairs, const glm::dmat3 &inherited)
{
    const glm::dmat3 base = alongMean(pairs, inherited);
    if (pairs.size() < 2)
        return base;
    const DirectionFit fit = nearestRotation(pairs);
    const double trust = trustIn(fit, pairs);
    return trust >= 1.0 ? fit.rotation : fitNear(pairs, base, mostInherited * (1.0 - trust));
}

std::vector<DirectionPair> directionPairs(const std::vector<BoneAims> &bones, const glm::dvec3 &position,
                                          std::span<const glm::dvec3> positions)
{
    std::vector<DirectionPair> pairs;
    for (const BoneAims &bone : bones) {
        glm::dvec3 to(0.0);
        for (const BoneAims::End &end : bone.ends)
            to += end.weight * (positions[static_cast<std::size_t>(end.source)] - position);
        const DirectionPair pair{bone.from, directionOf(to), bone.weight};
        if (pair.from != glm::dvec3(0.0) && pair.to != glm::dvec3(0.0))
            pairs.push_back(pair);
    }
    return pairs;
}

glm::dmat3 chordRotation(const Chord &chord, const glm::dmat3 &worldFromGuide, std::span<const glm::dvec3> positions)
{
    // Rotates the lines to where they would be if the guide were as in the reference pose.
    const glm::dmat3 referenceFromWorld = chord.sourceReference * glm::transpose(worldFromGuide);
    std::vector<DirectionPair> pairs =
        directionPairs(chord.bones, positions[static_cast<std::size_t>(chord.guide)], positions);
    for (DirectionPair &pair : pairs)
        pair.to = referenceFromWorld * pair.to;
    return glm::transpose(chord.sourceReference) * rotationFor(pairs, chord.before) * chord.after *
           chord.targetReference;
}

} // namespace limber
