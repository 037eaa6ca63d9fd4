#include "figure/leftout.h"

#include <algorithm>

namespace limber {

void leaveOut(Figure &figure, const std::function<bool(NodeId)> &isHidden)
{
    std::erase_if(figure.marks, [&](const NodeMark &mark) { return isHidden(mark.node); });
    std::erase_if(figure.bones, [&](const BoneShape &bone) {
        return isHidden(NodeId::joint(bone.joint)) || (bone.end.isEndSite() && isHidden(bone.end));
    });
    std::erase_if(figure.body.parts,
                  [&](std::size_t part) { return isHidden(NodeId::joint(figure.body.partAt(part).joint)); });
    if (!figure.skin.isEmpty()) {
        int joints = 0;
        for (const int joint : *figure.skin.joints)
            joints = std::max(joints, joint + 1);
        for (int joint = 0; joint < joints; ++joint)
            figure.skin.hidden.push_back(isHidden(NodeId::joint(joint)));
    }
    std::erase_if(figure.displacements, [&](const DisplacementLine &line) { return isHidden(line.end); });
}

} // namespace limber
