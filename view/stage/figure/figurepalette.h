#pragma once

#include "body/bodyside.h"
#include "figure/bonegeometry.h"
#include "theme/colours.h"

#include <vector>

namespace limber {

// Decides the colour of every bone and mark, so that all painters agree on how side, selection and hovering look.
class FigurePalette
{
public:
    void setColours(const Colours &colours) { m_colours = colours; }
    [[nodiscard]] const Colours &colours() const { return m_colours; }
    void setSkeleton(const Skeleton &skeleton);
    void setSelection(const std::vector<NodeId> &nodes);
    // Sets colours that replace those of the sides, one for each joint; an invalid colour leaves the joint its own.
    // Empty for none.
    void setJointColours(std::vector<QColor> colours) { m_jointColours = std::move(colours); }
    void setHovered(NodeId node) { m_hovered = node; }
    // Sets single bones, named by their far ends, that have the colour of the selection in addition to those of
    // selected joints.
    void setLitBones(std::vector<NodeId> bones) { m_litBones = std::move(bones); }

    [[nodiscard]] QColor boneColour(const BoneShape &bone) const;
    // Returns whether a bone has the colour of the selection.
    [[nodiscard]] bool isLit(const BoneShape &bone) const;
    [[nodiscard]] QColor partColour(const SolidPart &part) const;
    [[nodiscard]] QColor markColour(const NodeMark &mark) const;
    [[nodiscard]] bool isSelected(NodeId node) const;

private:
    [[nodiscard]] QColor colourOf(int joint) const;
    [[nodiscard]] QColor bodyColour(int joint) const;
    [[nodiscard]] QColor sideColour(int joint) const;
    [[nodiscard]] QColor emphasised(const QColor &colour) const;

    Colours m_colours = Colours::darkTheme();
    std::vector<BodySide> m_sides;
    std::vector<QColor> m_jointColours;
    std::vector<int> m_endSiteParents;
    std::vector<bool> m_selectedJoints;
    std::vector<bool> m_selectedEndSites;
    std::vector<NodeId> m_litBones;
    NodeId m_hovered;
};

// Mixes two colours: `fraction` 0 gives `from`, 1 gives `to`.
[[nodiscard]] QColor mixed(const QColor &from, const QColor &to, double fraction);

} // namespace limber
