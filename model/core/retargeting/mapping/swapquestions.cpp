#include "mapping/swapquestions.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "motion/childjoints.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double samePose = 0.9; // mean cosine of corresponding bones at rest
constexpr double clearlyBetter = 0.02;
constexpr double questionScore = 0.4;

// Compares the directions of the bones of two matched figures at rest.
class RestComparison
{
public:
    RestComparison(const Skeleton &source, const FigureShape &sourceShape, const Skeleton &target,
                   const FigureShape &targetShape, JointMapping &mapping)
        : m_source(source), m_sourceShape(sourceShape), m_target(target), m_targetShape(targetShape), m_mapping(mapping)
    {
    }

    [[nodiscard]] bool posesAreTheSame() const
    {
        double sum = 0.0;
        int count = 0;
        for (int joint = 0; joint < m_target.jointCount(); ++joint) {
            const int source = m_mapping.sourceOf(joint);
            const int parent = m_target.joint(joint).parent;
            if (source == NoJoint || parent == NoJoint || m_mapping.sourceOf(parent) != m_source.joint(source).parent)
                continue;
            sum += likeness(joint, source);
            ++count;
        }
        return count > 0 && sum > samePose * count;
    }

    void question(int parent)
    {
        const ChildJoints children(m_target, parent);
        for (const int a : children) {
            for (const int b : children) {
                if (a < b && isSwapped(a, b)) {
                    questionBranch(a);
                    questionBranch(b);
                }
            }
        }
    }

private:
    [[nodiscard]] double likeness(int target, int source) const
    {
        return glm::dot(directionOf(at(m_targetShape.offsets, target)), directionOf(at(m_sourceShape.offsets, source)));
    }

    [[nodiscard]] bool isByShape(int joint) const
    {
        const JointMatch &match = at(m_mapping.matches, joint);
        return match.source != NoJoint && match.reason == MatchReason::Structure;
    }

    [[nodiscard]] bool isSwapped(int a, int b) const
    {
        if (!isByShape(a) || !isByShape(b))
            return false;
        const int sourceA = m_mapping.sourceOf(a);
        const int sourceB = m_mapping.sourceOf(b);
        return m_source.joint(sourceA).parent == m_source.joint(sourceB).parent &&
               likeness(a, sourceB) + likeness(b, sourceA) >
                   likeness(a, sourceA) + likeness(b, sourceB) + clearlyBetter;
    }

    void questionBranch(int top)
    {
        for (int joint = top; joint < m_target.subtreeEnd(top); ++joint) {
            JointMatch &match = at(m_mapping.matches, joint);
            if (isByShape(joint))
                match.score = std::min(match.score, questionScore);
        }
    }

    const Skeleton &m_source;
    const FigureShape &m_sourceShape;
    const Skeleton &m_target;
    const FigureShape &m_targetShape;
    JointMapping &m_mapping;
};

} // namespace

void questionSwappedBranches(const Skeleton &source, const FigureShape &sourceShape, const Skeleton &target,
                             const FigureShape &targetShape, JointMapping &mapping)
{
    constexpr int mostComparedJoints = 1000; // each pair of children is compared
    RestComparison comparison(source, sourceShape, target, targetShape, mapping);
    if (target.jointCount() > mostComparedJoints || !comparison.posesAreTheSame())
        return;
    for (int joint = 0; joint < target.jointCount(); ++joint)
        comparison.question(joint);
}

} // namespace limber
