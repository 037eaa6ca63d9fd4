#pragma once

#include "figure/bonegeometry.h"
#include "pose/pose.h"
#include "viewport/seeing/onionskins.h"
#include "viewport/shown/viewoptions.h"

#include <optional>
#include <vector>

namespace limber {

class Document;
class Session;

// The figure that a view of a session shows in the current frame.
struct ShownFigure
{
    const Session &session;
    const BoneGeometry &geometry; // its bones
    const Pose &pose;
    Axis up = Axis::Y; // of the clip that it is from
    double bodySize = 0.0;
    bool hasNodesOfDocument = true; // the preview of an operation may have other joints
};

// The ghosts beside the shown figure: the figure at other times, and as it was before a change. All are in view space
// and without hidden parts.
class ShownGhosts
{
public:
    void shape(const ShownFigure &shown, const ViewOptions &options);

    // The figure before a preview, or as it was opened, where it looks different; otherwise without bones.
    [[nodiscard]] const Figure &original() const { return m_original; }
    [[nodiscard]] const std::vector<OnionSkin> &onionSkins() const { return m_skins; }

private:
    void shapeSkins(const ShownFigure &shown);
    void shapeBefore(const ShownFigure &shown);
    void shapeOriginal(const ShownFigure &shown);

    std::vector<OnionSkin> m_skins;
    Figure m_original;
};

// Returns the pose of a frame as it was opened; nothing for a frame that is not from the file.
[[nodiscard]] std::optional<Pose> originalPose(const Document &document, int frame);

// Returns whether a joint is so far from where it was that it shows, on a body of this size.
[[nodiscard]] bool isElsewhere(const glm::dvec3 &before, const glm::dvec3 &now, double bodySize);

} // namespace limber
