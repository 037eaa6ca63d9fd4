#pragma once

#include "motion/skeleton.h"

#include <cstddef>
#include <iterator>

namespace limber {

// The child joints of a joint (of NoJoint: the roots) as a range of indices, in file order and without a list
// being made: for (int child : ChildJoints(skeleton, hips)). End sites are no joints; Skeleton::childrenOf has both.
// The skeleton must outlive it.
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

    // `parent` NoJoint: the roots.
    ChildJoints(const Skeleton &skeleton, int parent) : m_skeleton(skeleton), m_parent(parent) {}

    // At the first child.
    [[nodiscard]] Iterator begin() const { return {m_skeleton, m_parent}; }
    // After the last child.
    [[nodiscard]] static std::default_sentinel_t end() { return {}; }

private:
    const Skeleton &m_skeleton;
    int m_parent;
};

} // namespace limber
