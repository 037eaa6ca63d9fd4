#include "figure/drawnpoints.h"

#include <algorithm>

namespace limber {

void addDrawnPoints(const Figure &figure, std::size_t step, std::vector<glm::dvec3> &points)
{
    std::vector<int> apart;
    for (const NodeMark &mark : figure.marks) {
        if (!mark.isApart)
            points.push_back(mark.position);
        else if (mark.node.isJoint())
            apart.push_back(mark.node.index);
    }
    if (!figure.showsBody())
        return;
    if (figure.showsSkin()) {
        for (std::size_t i = 0; i < figure.skin.positions.size(); i += step)
            points.push_back(figure.skin.positionOf(i));
        return;
    }
    for (const PlacedPart &placed : figure.body.parts) {
        if (std::ranges::find(apart, placed.joint) != apart.end())
            continue;
        const SolidPart &part = figure.body.partOf(placed);
        for (std::size_t i = 0; i < part.vertexCount; i += step)
            points.push_back(placed.toView(figure.body.shape->mesh.vertices[part.firstVertex + i].position));
    }
}

} // namespace limber
