#pragma once

#include "figure/bonegeometry.h"
#include "figure/characterbody.h"
#include "figure/scenescale.h"
#include "mannequin/mannequin.h"
#include "viewport/seeing/onionskins.h"
#include "viewport/seeing/trails.h"

#include <memory>
#include <optional>

namespace limber {

// A motion for pictures: everything that a viewport computes for a document, as a value that several threads may read
// at the same time. Everything except trails is in view space.
class PicturedMotion
{
public:
    // `hasBody` says whether figureAt() will be asked for a solid body.
    PicturedMotion(Clip clip, const PositionRules &rules, Axis up, bool hasBody = false);
    // Makes pictures of a character that the motion moves.
    PicturedMotion(Clip clip, const PositionRules &rules, Axis up, std::shared_ptr<const CharacterBody> character);

    [[nodiscard]] const Clip &clip() const { return m_clip; }
    [[nodiscard]] Axis upAxis() const { return m_up; }
    [[nodiscard]] const SceneScale &scale() const { return m_scale; }
    // Returns how many pictures there can be: a motion without frames has one, of the rest pose.
    [[nodiscard]] int frameCount() const;

    // Returns the figure in that style, or in bones if there is no body.
    [[nodiscard]] Figure figureAt(int frame, FigureStyle style = FigureStyle::Bones) const;
    [[nodiscard]] std::vector<OnionSkin> skinsAt(int frame) const;
    [[nodiscard]] std::vector<Trail> trailsAt(int frame, const std::vector<NodeId> &nodes) const;
    // Returns the speed for the last colour in pictures of these frames: one for all of them, because colours would
    // flicker otherwise.
    [[nodiscard]] double trailScale(const std::vector<int> &frames, const std::vector<NodeId> &nodes) const;

private:
    Clip m_clip;
    PositionRules m_rules;
    Axis m_up;
    SceneScale m_scale;
    BoneGeometry m_geometry;
    std::optional<Mannequin> m_body;
    std::shared_ptr<const CharacterBody> m_character; // null for none
};

} // namespace limber
