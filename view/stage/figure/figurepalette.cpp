#include "figure/figurepalette.h"

#include <algorithm>

namespace limber {

QColor mixed(const QColor &from, const QColor &to, double fraction)
{
    const auto part = [fraction](int a, int b) { return qRound(a + (b - a) * fraction); };
    return {part(from.red(), to.red()), part(from.green(), to.green()), part(from.blue(), to.blue())};
}

void FigurePalette::setSkeleton(const Skeleton &skeleton)
{
    m_sides = bodySides(skeleton);
    m_jointColours.clear();
    m_endSiteParents.clear();
    for (const EndSite &site : skeleton.endSites())
        m_endSiteParents.push_back(site.parent);
    setSelection({});
    m_litBones.clear();
    m_hovered = {};
}

void FigurePalette::setSelection(const std::vector<NodeId> &nodes)
{
    m_selectedJoints.assign(m_sides.size(), false);
    m_selectedEndSites.assign(m_endSiteParents.size(), false);
    for (const NodeId node : nodes) {
        std::vector<bool> &chosen = node.isJoint() ? m_selectedJoints : m_selectedEndSites;
        if (node.isValid() && static_cast<std::size_t>(node.index) < chosen.size())
            chosen[static_cast<std::size_t>(node.index)] = true;
    }
}

bool FigurePalette::isSelected(NodeId node) const
{
    const std::vector<bool> &chosen = node.isJoint() ? m_selectedJoints : m_selectedEndSites;
    return node.isValid() && static_cast<std::size_t>(node.index) < chosen.size() &&
           chosen[static_cast<std::size_t>(node.index)];
}

QColor FigurePalette::sideColour(int joint) const
{
    switch (m_sides[static_cast<std::size_t>(joint)]) {
    case BodySide::Left:
        return m_colours.left;
    case BodySide::Right:
        return m_colours.right;
    case BodySide::Centre:
        break;
    }
    return m_colours.centre;
}

QColor FigurePalette::bodyColour(int joint) const
{
    const auto index = static_cast<std::size_t>(joint);
    if (index < m_jointColours.size() && m_jointColours[index].isValid())
        return m_jointColours[index];
    switch (m_sides[index]) {
    case BodySide::Left:
        return m_colours.bodyLeft;
    case BodySide::Right:
        return m_colours.bodyRight;
    case BodySide::Centre:
        break;
    }
    return m_colours.bodyCentre;
}

QColor FigurePalette::colourOf(int joint) const
{
    const auto index = static_cast<std::size_t>(joint);
    return index < m_jointColours.size() && m_jointColours[index].isValid() ? m_jointColours[index] : sideColour(joint);
}

QColor FigurePalette::emphasised(const QColor &colour) const
{
    return mixed(colour, Qt::white, m_colours.dark ? 0.35 : 0.3);
}

bool FigurePalette::isLit(const BoneShape &bone) const
{
    return isSelected(NodeId::joint(bone.joint)) || (bone.end.isEndSite() && isSelected(bone.end)) ||
           std::ranges::find(m_litBones, bone.end) != m_litBones.end();
}

QColor FigurePalette::boneColour(const BoneShape &bone) const
{
    const NodeId joint = NodeId::joint(bone.joint);
    const QColor colour = isLit(bone) ? m_colours.selected : colourOf(bone.joint);
    return joint == m_hovered ? emphasised(colour) : colour;
}

QColor FigurePalette::partColour(const SolidPart &part) const
{
    const NodeId joint = NodeId::joint(part.joint);
    QColor colour = isSelected(joint) ? m_colours.bodySelected : bodyColour(part.joint);
    if (part.look == PartLook::Plate)
        colour = mixed(isSelected(joint) ? colour : m_colours.bodyCentre, m_colours.plate, 0.8);
    else if (part.look == PartLook::Cap)
        colour = mixed(isSelected(joint) ? colour : colourOf(part.joint), m_colours.plate, 0.3);
    return joint == m_hovered ? emphasised(colour) : colour;
}

QColor FigurePalette::markColour(const NodeMark &mark) const
{
    const NodeId node = mark.node;
    const int joint = node.isJoint() ? node.index : m_endSiteParents[static_cast<std::size_t>(node.index)];
    QColor colour = isSelected(node) ? m_colours.selected : colourOf(joint);
    if (node.isEndSite() && !isSelected(node))
        colour = mixed(colour, m_colours.ghost, 0.4);
    return node == m_hovered ? emphasised(colour) : colour;
}

} // namespace limber
