#include "travel/travellingjoint.h"

#include "base/at.h"
#include "body/bodymeasure.h"
#include "body/figureroles.h"
#include "pose/partialpose.h"
#include "pose/travellingjoints.h"
#include "travel/floorplane.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <iterator>

namespace limber {

namespace {

constexpr double stillNcm = 1.0;
constexpr double mostLeft = 0.5; // of the pelvis' travel, when the joint's is taken off

bool hasOneTraveller(const Skeleton &skeleton, int root)
{
    for (int joint = root + 1; joint < skeleton.subtreeEnd(root); ++joint) {
        if (skeleton.joint(joint).hasPositions())
            return false;
    }
    return true;
}

// How far the pelvis and what is left of its path get from where they are in the first frame; by candidate.
struct FloorChanges
{
    double ofPelvis = 0.0;
    std::vector<double> left;
};

// Finds the travelling joints of a clip; what is costly is determined when a figure needs it.
class TravellerSearch
{
public:
    TravellerSearch(const Clip &clip, const PositionRules &rules, Axis up, const Vocabulary &vocabulary)
        : m_clip(clip), m_rules(rules), m_floor(up), m_vocabulary(vocabulary)
    {
    }

    std::vector<FigureTravel> below(int root)
    {
        const bool moves = m_clip.skeleton.joint(root).hasPositions();
        if (hasOneTraveller(m_clip.skeleton, root))
            return {{root, moves ? root : NoJoint}};
        std::vector<FigureTravel> several;
        for (const FigureRoles &figure : figures()) {
            if (figure.top <= root || figure.top >= m_clip.skeleton.subtreeEnd(root))
                continue;
            several.push_back({root, travellerOf(figure, figure.top)});
            // What carries one of them from above carries the others as well.
            if (several.back().joint < figure.top)
                return {several.back()};
        }
        if (several.size() > 1)
            return several;
        const auto own = std::ranges::find(figures(), root, &FigureRoles::top);
        return {{root, travellerOf(own == figures().end() ? figures().front() : *own, root)}};
    }

private:
    // Returns the travelling joint of a figure that is below a joint.
    int travellerOf(const FigureRoles &figure, int top)
    {
        const int pelvis = pelvisBelow(top, figure.roles);
        const std::vector<int> candidates = candidatesAbove(pelvis);
        if (candidates.size() < 2 || m_clip.motion.isEmpty())
            return candidates.empty() ? NoJoint : candidates.back();
        const FloorChanges changes = changesOf(pelvis, candidates);
        const double length = bodyLength(m_clip.skeleton, figureShape(m_clip, m_rules), figure.roles, figure.top);
        if (changes.ofPelvis * ncmOfBody <= stillNcm * length)
            return candidates.back();
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            if (changes.left[i] <= mostLeft * changes.ofPelvis)
                return candidates[i];
        }
        return candidates.back();
    }

    const std::vector<FigureRoles> &figures()
    {
        if (m_figures.empty())
            m_figures = rolesOfFigures(m_clip, m_rules, m_vocabulary);
        return m_figures;
    }

    [[nodiscard]] int pelvisBelow(int top, const BodyRoles &roles) const
    {
        const int end = m_clip.skeleton.subtreeEnd(top);
        for (int joint = top; joint < end; ++joint) {
            if (roles.of(joint).part == BodyPart::Pelvis)
                return joint;
        }
        const std::vector<bool> apart = jointsApart(m_clip, m_rules);
        for (int joint = top; joint < end; ++joint) {
            if (!at(apart, joint))
                return joint;
        }
        return top;
    }

    // Returns the joints with position channels from the root down to the pelvis.
    [[nodiscard]] std::vector<int> candidatesAbove(int pelvis) const
    {
        std::vector<int> candidates;
        for (int joint = pelvis; joint != NoJoint; joint = m_clip.skeleton.joint(joint).parent) {
            if (m_clip.skeleton.joint(joint).hasPositions())
                candidates.push_back(joint);
        }
        std::ranges::reverse(candidates);
        return candidates;
    }

    [[nodiscard]] FloorChanges changesOf(int pelvis, const std::vector<int> &candidates) const
    {
        FloorChanges changes{0.0, std::vector<double>(candidates.size(), 0.0)};
        std::vector<glm::dvec3> first;
        PartialPose poses(m_clip.skeleton, m_rules, {&pelvis, 1});
        for (int frame = 0; frame < m_clip.motion.frameCount(); ++frame) {
            const Pose &pose = poses.of(m_clip.motion.frame(frame));
            std::vector<glm::dvec3> now{at(pose.jointPositions, pelvis)};
            for (const int joint : candidates)
                now.push_back(now.front() - at(pose.jointPositions, joint));
            if (frame == 0)
                first = now;
            changes.ofPelvis = std::max(changes.ofPelvis, glm::length(m_floor.along(now.front() - first.front())));
            for (std::size_t i = 0; i < candidates.size(); ++i)
                changes.left[i] = std::max(changes.left[i], glm::length(m_floor.along(now[i + 1] - first[i + 1])));
        }
        return changes;
    }

    const Clip &m_clip;
    const PositionRules &m_rules;
    FloorPlane m_floor;
    const Vocabulary &m_vocabulary;
    std::vector<FigureRoles> m_figures; // empty until they are needed
};

} // namespace

std::vector<FigureTravel> figureTravel(const Clip &clip, const PositionRules &rules, Axis up,
                                       const Vocabulary &vocabulary)
{
    std::vector<FigureTravel> figures;
    TravellerSearch search(clip, rules, up, vocabulary);
    for (const int root : clip.skeleton.roots())
        std::ranges::copy(search.below(root), std::back_inserter(figures));
    return figures;
}

int travellingJoint(std::span<const FigureTravel> figures)
{
    const auto found = std::ranges::find_if(figures, [](const FigureTravel &each) { return each.joint != NoJoint; });
    return found == figures.end() ? NoJoint : found->joint;
}

std::vector<bool> moversOf(const Skeleton &skeleton, std::span<const FigureTravel> figures)
{
    std::vector<bool> movers(static_cast<std::size_t>(skeleton.jointCount()), false);
    for (const FigureTravel &figure : figures)
        at(movers, figure.mover()) = true;
    return movers;
}

std::vector<int> carriedJoints(const Skeleton &skeleton, std::span<const FigureTravel> figures)
{
    std::vector<int> joints;
    for (const FigureTravel &figure : figures) {
        for (int joint = figure.mover(); joint < skeleton.subtreeEnd(figure.mover()); ++joint)
            joints.push_back(joint);
    }
    return joints;
}

std::vector<int> carriedPoints(const Skeleton &skeleton, std::span<const FigureTravel> figures)
{
    std::vector<int> points = carriedJoints(skeleton, figures);
    const std::vector<int> joints = points;
    for (int end = 0; end < skeleton.endSiteCount(); ++end) {
        if (std::ranges::binary_search(joints, skeleton.endSite(end).parent))
            points.push_back(skeleton.jointCount() + end);
    }
    return points;
}

std::vector<FigureTravel> figuresByRoot(const Skeleton &skeleton)
{
    std::vector<FigureTravel> figures;
    for (const int root : skeleton.roots())
        figures.push_back({root, root});
    return figures;
}

} // namespace limber
