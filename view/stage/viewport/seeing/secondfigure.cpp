#include "viewport/seeing/secondfigure.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr std::size_t mostPairs = 3;
constexpr double nearest = 0.005; // of the body's size

} // namespace

void SecondFigure::clear()
{
    m_figures.clear();
    m_farthest.clear();
}

const Figure &SecondFigure::figure() const
{
    static const Figure none;
    const auto chosen = std::ranges::find(m_figures, true, &FigureBeside::isChosen);
    return chosen == m_figures.end() ? none : chosen->figure;
}

void SecondFigure::update(const SecondClip &clip, int documentFrame, const Pose &pose,
                          const glm::dmat3 &viewFromDocument, double bodySize)
{
    clear();
    const ClipsBeside &beside = clip.beside();
    std::erase_if(m_bones, [&beside](const auto &bones) { return beside.find(bones.first) == nullptr; });
    for (const ClipBeside &other : beside.all()) {
        if (!other.isLoaded() || !other.isVisible)
            continue;
        FigureBeside &shown = m_figures.emplace_back();
        shown.place = other.place;
        shown.isChosen = &other == beside.chosen();
        shown.name = other.source.name;
        const auto second = beside.pose(other, documentFrame);
        if (!second)
            continue;
        Bones &bones = m_bones[other.id];
        if (bones.clip != other.source.clip)
            bones = {other.source.clip, BoneGeometry(other.source.clip->skeleton)};
        bones.geometry.shape(*second, viewFromDocument, bodySize, shown.figure);
        if (shown.isChosen)
            findFarthest(clip, pose, *second, viewFromDocument, bodySize);
    }
}

void SecondFigure::findFarthest(const SecondClip &clip, const Pose &first, const Pose &second,
                                const glm::dmat3 &viewFromDocument, double bodySize)
{
    for (const NodeDifference &node : clip.comparison().nodes) {
        // The comparison may still belong to the clips before an edit.
        const bool isThere = node.first.isJoint() && node.second.isJoint() &&
                             static_cast<std::size_t>(node.first.index) < first.jointPositions.size() &&
                             static_cast<std::size_t>(node.second.index) < second.jointPositions.size();
        if (!isThere)
            continue;
        const glm::dvec3 &from = first.positionOf(node.first);
        const glm::dvec3 &to = second.positionOf(node.second);
        if (glm::distance(from, to) > nearest * bodySize)
            m_farthest.push_back({node.first, viewFromDocument * from, viewFromDocument * to});
    }
    const auto apart = [](const JointPair &pair) { return -glm::distance(pair.first, pair.second); };
    std::ranges::sort(m_farthest, {}, apart);
    m_farthest.resize(std::min(m_farthest.size(), mostPairs));
}

} // namespace limber
