#include "figure/leftout.h"

#include <algorithm>

namespace limber {

void leaveOut(Figure &figure, const std::function<bool(NodeId)> &isHidden)
{
    for (std::vector<NodeMark> *marks : {&figure.marks, &figure.marksInSkin})
        std::erase_if(*marks, [&](const NodeMark &mark) { return isHidden(mark.node); });
    for (std::vector<BoneShape> *bones : {&figure.bones, &figure.bonesInSkin}) {
        std::erase_if(*bones, [&](const BoneShape &bone) {
            return (bone.joint != NoJoint && isHidden(NodeId::joint(bone.joint))) ||
                   (bone.end.isEndSite() && isHidden(bone.end));
        });
    }
    std::erase_if(figure.body.parts,
                  [&](std::size_t part) { return isHidden(NodeId::joint(figure.body.partAt(part).joint)); });
    if (!figure.skin.isEmpty()) {
        int joints = 0;
        for (const int joint : *figure.skin.joints)
            joints = std::max(joints, joint + 1);
        for (int joint = 0; joint < joints; ++joint)
            figure.skin.hidden.push_back(isHidden(NodeId::joint(joint)));
    }
    for (std::vector<DisplacementLine> *lines : {&figure.displacements, &figure.displacementsInSkin})
        std::erase_if(*lines, [&](const DisplacementLine &line) { return line.end.isValid() && isHidden(line.end); });
}

} // namespace limber
