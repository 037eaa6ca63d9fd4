#pragma once

#include "motion/skeleton.h"

#include <vector>

namespace limber {

// Who stands below whom, answered at once: everything below a joint stands right behind it in the file.
class Hierarchy
{
public:
    // The skeleton must outlive it.
    explicit Hierarchy(const Skeleton &skeleton);

    // True for the joint itself too.
    [[nodiscard]] bool isBelow(int joint, int ancestor) const { return joint >= ancestor && joint < endOf(ancestor); }
    // Behind the last joint below this one.
    [[nodiscard]] int endOf(int joint) const { return m_end[static_cast<std::size_t>(joint)]; }
    // The nearest joint that both are below, or NoJoint.
    [[nodiscard]] int commonAncestor(int a, int b) const;

private:
    const Skeleton *m_skeleton;
    std::vector<int> m_end;
};

} // namespace limber
