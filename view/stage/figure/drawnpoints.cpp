#include "figure/drawnpoints.h"

#include <algorithm>

namespace limber {

void addDrawnPoints(const Figure &figure, std::size_t step, std::vector<glm::dvec3> &points)
{
    if (figure.showsSkin()) {
        for (std::size_t i = 0; i < figure.skin.positions.size(); i += step)
            points.push_back(figure.skin.positionOf(i));
        if (figure.style == FigureStyle::Body)
            return;
    }
    std::vector<int> apart;
    for (const NodeMark &mark : figure.marks) {
        if (!mark.isApart)
            points.push_back(mark.position);
        else if (mark.node.isJoint())
            apart.push_back(mark.node.index);
    }
    if (!figure.showsBody() || figure.showsSkin())
        return;
    for (const std::size_t index : figure.body.parts) {
        const SolidPart &part = figure.body.partAt(index);
        for (std::size_t i = 0; i < part.vertexCount && std::ranges::find(apart, part.joint) == apart.end(); i += step)
            points.push_back(figure.body.positionOf(part.firstVertex + i));
    }
}

} // namespace limber
