#include "retarget/measures/directionmeasure.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double noBone = 1e-6; // file units
constexpr double rigidFraction = 0.02; // a joint that travels changes its bone's length by more
constexpr double leastBendDegrees = 15.0;
constexpr double mostBendDegrees = 165.0;

double degreesBetween(const glm::dvec3 &a, const glm::dvec3 &b)
{
    return std::atan2(glm::length(glm::cross(a, b)), glm::dot(a, b)) * degreesPerRadian;
}

int mappedParent(const Skeleton &skeleton, const JointMapping &mapping, int joint)
{
    int parent = skeleton.joint(joint).parent;
    while (parent != NoJoint && mapping.sourceOf(parent) == NoJoint)
        parent = skeleton.joint(parent).parent;
    return parent;
}

} // namespace

DirectionMeasure::DirectionMeasure(const Skeleton &result, const JointMapping &mapping,
                                   const glm::dmat3 &resultFromSource)
    : m_resultFromSource(resultFromSource)
{
    std::vector<int> boneOf(static_cast<std::size_t>(result.jointCount()), -1);
    for (int joint = 0; joint < result.jointCount(); ++joint) {
        const int parent = mappedParent(result, mapping, joint);
        if (mapping.sourceOf(joint) == NoJoint || parent == NoJoint)
            continue;
        at(boneOf, joint) = static_cast<int>(m_bones.size());
        Bone bone;
        bone.joint = joint;
        bone.parent = parent;
        bone.sourceJoint = mapping.sourceOf(joint);
        bone.sourceParent = mapping.sourceOf(parent);
        bone.above = at(boneOf, parent);
        m_bones.push_back(bone);
    }
    m_sourceNow.resize(m_bones.size());
    m_resultNow.resize(m_bones.size());
}

void DirectionMeasure::add(const MeasuredFrames &source, const MeasuredFrames &result)
{
    for (int frame = 0; frame < result.count; ++frame) {
        for (std::size_t i = 0; i < m_bones.size(); ++i) {
            Bone &bone = m_bones[i];
            const glm::dvec3 u =
                m_resultFromSource * (source.at(frame, bone.sourceJoint) - source.at(frame, bone.sourceParent));
            const glm::dvec3 v = result.at(frame, bone.joint) - result.at(frame, bone.parent);
            m_sourceNow[i] = u;
            m_resultNow[i] = v;
            const double length = glm::length(v);
            bone.shortest = bone.length.count() == 0 ? length : std::min(bone.shortest, length);
            bone.length.add(length);
            bone.framesWithout += length < noBone;
            bone.sourceFramesWithout += glm::length(u) < noBone;
            bone.degrees.add(degreesBetween(u, v));
            if (bone.above < 0)
                continue;
            const glm::dvec3 &uAbove = at(m_sourceNow, bone.above);
            const glm::dvec3 &vAbove = at(m_resultNow, bone.above);
            const double sourceBend = degreesBetween(uAbove, u);
            const double resultBend = degreesBetween(vAbove, v);
            if (std::min(sourceBend, resultBend) > leastBendDegrees &&
                std::max(sourceBend, resultBend) < mostBendDegrees)
                bone.planeDegrees.add(degreesBetween(glm::cross(uAbove, u), glm::cross(vAbove, v)));
        }
    }
}

// Returns false if the bone has no length in most frames, or if its joint travels.
bool DirectionMeasure::counts(const Bone &bone)
{
    const long long frames = bone.length.count();
    const double longest = bone.length.result().maximum;
    return 2 * bone.framesWithout < frames && 2 * bone.sourceFramesWithout < frames &&
           longest - bone.shortest <= rigidFraction * bone.length.mean();
}

std::optional<DirectionMeasure::Answer> DirectionMeasure::answer() const
{
    Answer answer;
    RunningStatistics degrees;
    RunningStatistics planes;
    double worst = -1.0;
    for (const Bone &bone : m_bones) {
        if (!counts(bone))
            continue;
        ++answer.bones;
        degrees.add(bone.degrees);
        planes.add(bone.planeDegrees);
        if (bone.degrees.mean() > worst) {
            worst = bone.degrees.mean();
            answer.worstBone = bone.joint;
        }
    }
    if (answer.bones == 0)
        return std::nullopt;
    answer.directionDegrees = degrees.result();
    if (planes.count() > 0)
        answer.hingePlaneDegrees = planes.result();
    return answer;
}

} // namespace limber
