#pragma once

#include "motion/skeleton.h"

#include <vector>

namespace limber {

// A hierarchy whose nodes can be moved about. Joints have the numbers that they have in the skeleton it was made from,
// the end sites those after them, and new nodes the next ones.
class SkeletonTree
{
public:
    static constexpr int None = -1;

    struct Node
    {
        bool isEndSite = false;
        Joint joint; // its parent and first column mean nothing here; of an end site the offset alone
        std::string label; // of an end site
        NodeId origin; // invalid for a new one
        int parent = None;
        std::vector<int> children; // in file order
    };

    explicit SkeletonTree(const Skeleton &skeleton);

    [[nodiscard]] int nodeOf(NodeId node) const;
    [[nodiscard]] const Node &node(int index) const { return m_nodes[static_cast<std::size_t>(index)]; }
    [[nodiscard]] Joint &joint(int index) { return m_nodes[static_cast<std::size_t>(index)].joint; }
    // Of None: the roots.
    [[nodiscard]] const std::vector<int> &childrenOf(int parent) const;
    // Where a node stands among its parent's children.
    [[nodiscard]] int indexOf(int node) const;

    // As the child of that index; Last: after all others. Answers the number of the new node.
    static constexpr int Last = -1;
    int addJoint(Joint joint, int parent, int index = Last);
    int addEndSite(const glm::dvec3 &offset, int parent, int index = Last);
    // Hangs a node and all below it on another parent, which is not below it.
    void move(int node, int parent, int index = Last);
    // With all below it.
    void remove(int node);
    // Turns an end site into a joint.
    void makeJoint(int node, Joint joint);
    // A joint without children gets an end site: a chain has to end in one.
    void closeChain(int node, const glm::dvec3 &offset);

    // The nodes as a file has them, and their numbers.
    struct Built
    {
        Skeleton skeleton;
        std::vector<int> joints; // the node of each joint
        std::vector<int> endSites;
        std::vector<int> jointOfNode; // NoJoint for end sites and removed nodes
    };
    [[nodiscard]] Built build() const;

private:
    int add(Node node, int parent, int index);
    void attach(int node, int parent, int index);
    void detach(int node);
    [[nodiscard]] std::vector<int> &childList(int parent);

    std::vector<Node> m_nodes;
    std::vector<int> m_roots;
    int m_jointCount;
};

} // namespace limber
