#include "viewport/shown/shownghosts.h"

#include "figure/viewspace.h"
#include "pose/travellingjoints.h"
#include "session/session.h"
#include "viewport/shown/hiddenparts.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double visibleFraction = 0.002; // of the body's size; a smaller difference is not visible

bool differ(const Pose &ghost, const ShownFigure &shown)
{
    const auto areApart = [&](const std::vector<glm::dvec3> &before, const std::vector<glm::dvec3> &now) {
        return !std::ranges::equal(
            before, now, [&](const glm::dvec3 &a, const glm::dvec3 &b) { return !isElsewhere(a, b, shown.bodySize); });
    };
    return areApart(ghost.jointPositions, shown.pose.jointPositions) ||
           areApart(ghost.endPositions, shown.pose.endPositions);
}

} // namespace

bool isElsewhere(const glm::dvec3 &before, const glm::dvec3 &now, double bodySize)
{
    return glm::distance(before, now) > visibleFraction * bodySize;
}

std::optional<Pose> originalPose(const Document &document, int frame)
{
    const Clip &original = document.original();
    const int row = frame < document.motion().frameCount() ? document.motion().sourceRow(frame) : -1;
    if (row < 0 || row >= original.motion.frameCount())
        return std::nullopt;
    return poseAt(original, row, document.positionRules());
}

void ShownGhosts::shape(const ShownFigure &shown, const ViewOptions &options)
{
    m_skins.clear();
    m_original = {};
    if (options.onionSkins)
        shapeSkins(shown);
    if (shown.session.preview().isShown())
        shapeBefore(shown);
    else if (options.original)
        shapeOriginal(shown);
    if (!shown.hasNodesOfDocument)
        return;
    for (OnionSkin &skin : m_skins)
        removeHidden(skin.figure, shown.session.jointStates());
    removeHidden(m_original, shown.session.jointStates());
}

// Shapes the skins of the whole preview of an operation, or of the document.
void ShownGhosts::shapeSkins(const ShownFigure &shown)
{
    const ClipPreview &preview = shown.session.preview();
    const Document &document = shown.session.document();
    const int frame = shown.session.playhead().frame();
    const bool isWhole = preview.isShown() && !preview.isPart();
    m_skins = isWhole ? limber::onionSkins(preview.clip(), preview.rules(), shown.geometry, viewFromDocument(shown.up),
                                           shown.bodySize, shown.session.shownFrames().frameOfPreview())
                      : limber::onionSkins(shown.session.layered().clip(), document.positionRules(), shown.geometry,
                                           viewFromDocument(document.upAxis().axis), shown.bodySize, frame);
}

// Shapes the pose of the document that the preview replaces.
void ShownGhosts::shapeBefore(const ShownFigure &shown)
{
    const Document &document = shown.session.document();
    const Pose pose = shown.session.layered().pose(shown.session.playhead().frame());
    if (differ(pose, shown))
        BoneGeometry(document.skeleton(), travellingJoints(document.clip(), document.positionRules()))
            .shape(pose, viewFromDocument(document.upAxis().axis), shown.bodySize, m_original);
}

// Shapes the motion as it was opened, if it differs from what is shown.
void ShownGhosts::shapeOriginal(const ShownFigure &shown)
{
    const Document &document = shown.session.document();
    const Clip &original = document.original();
    const std::optional<Pose> pose = originalPose(document, shown.session.playhead().frame());
    if (!pose || !differ(*pose, shown))
        return;
    BoneGeometry(original.skeleton, travellingJoints(original, document.positionRules()))
        .shape(*pose, viewFromDocument(document.upAxis().axis), shown.bodySize, m_original);
}

} // namespace limber
