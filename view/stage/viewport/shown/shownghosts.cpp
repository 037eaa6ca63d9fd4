// This file has the ghosts of ShownScene: the figure at other times or before a change, and the trails.
#include "figure/viewspace.h"
#include "pose/travellingjoints.h"
#include "viewport/shown/hiddenparts.h"
#include "viewport/shown/shownscene.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double visibleFraction = 0.002; // of the body's size; a smaller difference is not visible

} // namespace

// Returns the pose as it was opened; nothing for a frame that is not from the file.
std::optional<Pose> ShownScene::originalPose(int frame) const
{
    const Document &document = session()->document();
    const Clip &original = document.original();
    const int row = frame < document.motion().frameCount() ? document.motion().sourceRow(frame) : -1;
    if (row < 0 || row >= original.motion.frameCount())
        return std::nullopt;
    return poseAt(original, row, document.positionRules());
}

// Shows the skins of the whole preview of an operation, or of the document.
void ShownScene::shapeSkins(int frame)
{
    m_skins.clear();
    if (!m_options.onionSkins)
        return;
    const ClipPreview &preview = session()->preview();
    const Document &document = session()->document();
    const bool isWhole = preview.isShown() && !preview.isPart();
    m_skins = isWhole ? limber::onionSkins(preview.clip(), preview.rules(), m_geometry, viewFromDocument(shownUpAxis()),
                                           m_scale.bodySize, preview.frameAt(frame))
                      : limber::onionSkins(session()->layered().clip(), document.positionRules(), m_geometry,
                                           viewFromDocument(upAxis()), m_scale.bodySize, frame);
    if (showsNodesOfDocument()) {
        for (OnionSkin &skin : m_skins)
            removeHidden(skin.figure, session()->jointStates());
    }
}

std::vector<NodeId> ShownScene::trailNodes() const
{
    std::vector<NodeId> nodes = session()->selectedNodes();
    std::erase_if(nodes, [this](NodeId node) { return session()->jointStates().isHidden(node); });
    const auto current = std::ranges::find(nodes, session()->currentNode());
    if (current != nodes.end())
        std::rotate(nodes.begin(), current, current + 1);
    nodes.resize(std::min(nodes.size(), mostTrails));
    return nodes;
}

// The trails go through the shown pose: a drag bends them.
void ShownScene::followTrails()
{
    m_trails.clear();
    if (!m_options.trails || !showsNodesOfDocument())
        return;
    const ClipPreview &preview = session()->preview();
    const Document &document = session()->document();
    const bool isWhole = preview.isShown() && !preview.isPart();
    const int frame = session()->playhead().frame();
    const std::vector<NodeId> nodes = trailNodes();
    m_trails = isWhole ? trailsOf(preview.clip(), preview.rules(), nodes, preview.frameAt(frame))
                       : trailsOf(session()->layered().clip(), document.positionRules(), nodes, frame);
    if (isWhole)
        return;
    const Clip &shown = session()->layered().clip();
    if (preview.isShown() && !m_showsBefore && preview.spread() != nullptr)
        bendTrails(m_trails, shown, document.positionRules(), *preview.spread());
    for (Trail &trail : m_trails)
        moveTrail(trail, frame, m_pose.positionOf(trail.node), shown.motion.playingFrameTimeSeconds());
}

void ShownScene::shapeGhost(int frame)
{
    m_original = {};
    if (session()->preview().isShown())
        shapeBefore(frame);
    else if (m_options.original)
        shapeOriginal(frame);
    if (showsNodesOfDocument())
        removeHidden(m_original, session()->jointStates());
}

// Shapes the pose of the document that the preview replaces.
void ShownScene::shapeBefore(int frame)
{
    const Document &document = session()->document();
    const Pose pose = session()->layered().pose(frame);
    if (differs(pose))
        BoneGeometry(document.skeleton(), travellingJoints(document.clip(), document.positionRules()))
            .shape(pose, viewFromDocument(upAxis()), m_scale.bodySize, m_original);
}

// Shapes the motion as it was opened, if it differs from what is shown.
void ShownScene::shapeOriginal(int frame)
{
    const Document &document = session()->document();
    const Clip &original = document.original();
    const std::optional<Pose> pose = originalPose(frame);
    if (!pose || !differs(*pose))
        return;
    BoneGeometry(original.skeleton, travellingJoints(original, document.positionRules()))
        .shape(*pose, viewFromDocument(upAxis()), m_scale.bodySize, m_original);
}

bool ShownScene::differsFromOriginal(const BoneShape &bone) const
{
    const auto now = std::ranges::find_if(
        m_figure.bones, [&](const BoneShape &own) { return own.joint == bone.joint && own.end == bone.end; });
    const double visible = visibleFraction * m_scale.bodySize;
    return now == m_figure.bones.end() || glm::distance(now->base, bone.base) > visible ||
           glm::distance(now->tip, bone.tip) > visible;
}

bool ShownScene::differs(const Pose &ghost) const
{
    const auto differ = [&](const std::vector<glm::dvec3> &before, const std::vector<glm::dvec3> &now) {
        return !std::ranges::equal(before, now, [&](const glm::dvec3 &a, const glm::dvec3 &b) {
            return glm::distance(a, b) <= visibleFraction * m_scale.bodySize;
        });
    };
    return differ(ghost.jointPositions, m_pose.jointPositions) || differ(ghost.endPositions, m_pose.endPositions);
}

} // namespace limber
