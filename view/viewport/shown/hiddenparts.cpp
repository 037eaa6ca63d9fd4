#include "viewport/shown/hiddenparts.h"

#include "session/jointstates.h"

namespace limber {

void removeHidden(Figure &figure, const JointStates &states)
{
    if (!states.hidesAny())
        return;
    const auto isHidden = [&](NodeId node) { return states.isHidden(node); };
    std::erase_if(figure.marks, [&](const NodeMark &mark) { return isHidden(mark.node); });
    std::erase_if(figure.bones, [&](const BoneShape &bone) {
        return isHidden(NodeId::joint(bone.joint)) || (bone.end.isEndSite() && isHidden(bone.end));
    });
    std::erase_if(figure.displacements, [&](const DisplacementLine &line) { return isHidden(line.end); });
}

} // namespace limber
