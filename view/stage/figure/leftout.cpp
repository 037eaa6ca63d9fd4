#include "figure/leftout.h"

namespace limber {

void leaveOut(Figure &figure, const std::function<bool(NodeId)> &isHidden)
{
    std::erase_if(figure.marks, [&](const NodeMark &mark) { return isHidden(mark.node); });
    std::erase_if(figure.bones, [&](const BoneShape &bone) {
        return isHidden(NodeId::joint(bone.joint)) || (bone.end.isEndSite() && isHidden(bone.end));
    });
    std::erase_if(figure.body.parts, [&](const PlacedPart &part) { return isHidden(NodeId::joint(part.joint)); });
    std::erase_if(figure.displacements, [&](const DisplacementLine &line) { return isHidden(line.end); });
}

} // namespace limber
