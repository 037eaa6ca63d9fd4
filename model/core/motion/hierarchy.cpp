#include "motion/hierarchy.h"

#include <algorithm>

namespace limber {

Hierarchy::Hierarchy(const Skeleton &skeleton)
    : m_skeleton(&skeleton), m_end(static_cast<std::size_t>(skeleton.jointCount()))
{
    for (int joint = skeleton.jointCount() - 1; joint >= 0; --joint) {
        int &end = m_end[static_cast<std::size_t>(joint)];
        end = std::max(end, joint + 1);
        if (const int parent = skeleton.joint(joint).parent; parent != NoJoint)
            m_end[static_cast<std::size_t>(parent)] = std::max(m_end[static_cast<std::size_t>(parent)], end);
    }
}

int Hierarchy::commonAncestor(int a, int b) const
{
    while (a != NoJoint && !isBelow(b, a))
        a = m_skeleton->joint(a).parent;
    return a;
}

} // namespace limber
