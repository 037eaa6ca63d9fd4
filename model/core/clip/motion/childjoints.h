#pragma once

#include "motion/skeleton.h"

#include <cstddef>
#include <iterator>

namespace limber {

// The child joints of a joint (the roots for NoJoint) as a range of indices, in file order and without making a list:
// for (int child : ChildJoints(skeleton, hips)). End sites are not joints; Skeleton::childrenOf() returns both. The
// skeleton must outlive the range.
class ChildJoints
{
public:
    class Iterator
    {
    public:
        using value_type = int;
        using difference_type = std::ptrdiff_t;

        Iterator() = default;
        Iterator(const Skeleton &skeleton, int parent) : m_skeleton(&skeleton), m_parent(parent), m_joint(parent)
        {
            ++*this;
        }

        [[nodiscard]] int operator*() const { return m_joint; }
        Iterator &operator++()
        {
            m_joint = m_joint == m_parent ? m_parent + 1 : m_skeleton->subtreeEnd(m_joint);
            return *this;
        }
        Iterator operator++(int)
        {
            const Iterator before = *this;
            ++*this;
            return before;
        }

        friend bool operator==(const Iterator &a, const Iterator &b) { return a.m_joint == b.m_joint; }
        friend bool operator==(const Iterator &it, std::default_sentinel_t) { return it.isAtEnd(); }

    private:
        [[nodiscard]] bool isAtEnd() const
        {
            return m_joint >= m_skeleton->jointCount() || m_skeleton->joint(m_joint).parent < m_parent;
        }

        const Skeleton *m_skeleton = nullptr;
        int m_parent = NoJoint;
        int m_joint = NoJoint;
    };

    // With NoJoint as `parent` the range holds the roots.
    ChildJoints(const Skeleton &skeleton, int parent) : m_skeleton(skeleton), m_parent(parent) {}

    // Returns an iterator at the first child.
    [[nodiscard]] Iterator begin() const { return {m_skeleton, m_parent}; }
    // Returns the end of the range.
    [[nodiscard]] static std::default_sentinel_t end() { return {}; }

private:
    const Skeleton &m_skeleton;
    int m_parent;
};

} // namespace limber
