#pragma once

#include "base/at.h"
#include "motion/skeleton.h"

#include <vector>

namespace limber {

// A hierarchy whose nodes can be moved. Joints have their numbers from the original skeleton, end sites the numbers
// after them, and new nodes the next ones.
class SkeletonTree
{
public:
    static constexpr int None = -1;

    struct Node
    {
        bool isEndSite = false;
        Joint joint; // its parent and first column have no meaning here; an end site has only the offset
        std::string label; // for an end site
        NodeId origin; // invalid for a new node
        int parent = None;
        std::vector<int> children; // in file order
    };

    explicit SkeletonTree(const Skeleton &skeleton);

    [[nodiscard]] int nodeOf(NodeId node) const;
    [[nodiscard]] const Node &node(int index) const { return at(m_nodes, index); }
    [[nodiscard]] Joint &joint(int index) { return at(m_nodes, index).joint; }
    // Returns the children of a node; for None the roots.
    [[nodiscard]] const std::vector<int> &childrenOf(int parent) const;
    // Returns the position of a node among its parent's children.
    [[nodiscard]] int indexOf(int node) const;

    // Adds a node as the child with that index; Last adds it after all others. Returns the number of the new node.
    static constexpr int Last = -1;
    int addJoint(Joint joint, int parent, int index = Last);
    int addEndSite(const glm::dvec3 &offset, int parent, int index = Last);
    // Moves a node and all nodes below it to another parent, which must not be below it.
    void move(int node, int parent, int index = Last);
    // Removes a node and all nodes below it.
    void remove(int node);
    // Gives a joint without children an end site, since a chain must end in one.
    void closeChain(int node, const glm::dvec3 &offset);

    // The nodes in the order of a file, with their numbers.
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
