#pragma once

#include "motion/channel.h"

#include <glm/vec3.hpp>

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace limber {

inline constexpr int NoJoint = -1;

// One ROOT or JOINT: its channels rotate and move it. Names are the bytes of the file; they need not be unique, UTF-8
// or free of spaces.
struct Joint
{
    std::string name; // bytes as in the file; need not be UTF-8, may be empty or repeat
    int parent = NoJoint; // NoJoint for a root
    glm::dvec3 offset{0.0}; // from the parent joint, in the parent's frame, file units
    std::vector<Channel> channels; // in file order, which is also the order of rotation
    int firstColumn = 0; // where this joint's values start in a frame

    // Returns whether it is a ROOT of the file.
    [[nodiscard]] bool isRoot() const { return parent == NoJoint; }
    // Returns the number of columns, one for each channel.
    [[nodiscard]] int columnCount() const { return static_cast<int>(channels.size()); }
    // Returns whether any of its channels is a position.
    [[nodiscard]] bool hasPositions() const { return std::ranges::any_of(channels, &Channel::isPosition); }
    // Returns whether any of its channels is a rotation.
    [[nodiscard]] bool hasRotations() const { return std::ranges::any_of(channels, &Channel::isRotation); }
};

// The end of a chain; it gives the last bone its length. It has no channels.
struct EndSite
{
    std::string label = "Site"; // the text after the word End in the file
    int parent = NoJoint; // the joint it ends
    glm::dvec3 offset{0.0}; // from the parent joint, in the parent's frame, file units
    int precedingJoints = 0; // how many joints come before it in the file
};

// A joint or an end site, where both are meant: an index into one of the skeleton's two arrays.
struct NodeId
{
    // Which of the two arrays the index refers to.
    enum class Kind { Joint, EndSite };
    Kind kind = Kind::Joint; // a joint or an end site
    int index = NoJoint; // in the joints or in the end sites

    // Returns a joint as a node.
    [[nodiscard]] static NodeId joint(int index) { return {Kind::Joint, index}; }
    // Returns an end site as a node.
    [[nodiscard]] static NodeId endSite(int index) { return {Kind::EndSite, index}; }
    // Returns whether it names a node at all.
    [[nodiscard]] bool isValid() const { return index >= 0; }
    // Returns whether it is a valid joint.
    [[nodiscard]] bool isJoint() const { return kind == Kind::Joint && index >= 0; }
    // Returns whether it is a valid end site.
    [[nodiscard]] bool isEndSite() const { return kind == Kind::EndSite && index >= 0; }

    friend bool operator==(const NodeId &, const NodeId &) = default;
};

// A node with a new offset, file units.
struct NodeOffset
{
    NodeId node; // the node
    glm::dvec3 offset{0.0}; // from its parent, file units
};

// The meaning of a column of the motion.
struct ColumnMeaning
{
    int joint = NoJoint; // the joint that has the channel
    Channel channel; // position or rotation, and its axis
};

// The hierarchy of a clip as flat arrays: joints in file order (so that parents come before their children), and end
// sites beside them. Several roots are normal.
class Skeleton
{
public:
    // Appends a joint as a file would: its parent is NoJoint, the joint before it or one above that joint. Sets
    // firstColumn. Returns the new joint's index.
    int addJoint(Joint joint);
    // Appends an end site to the last joint or to one above it. Sets precedingJoints. Returns its index.
    int addEndSite(EndSite endSite);

    // Returns the number of joints.
    [[nodiscard]] int jointCount() const { return static_cast<int>(m_joints.size()); }
    // Returns the number of end sites.
    [[nodiscard]] int endSiteCount() const { return static_cast<int>(m_endSites.size()); }
    // Returns the number of joints and end sites together.
    [[nodiscard]] int nodeCount() const { return jointCount() + endSiteCount(); }
    // Returns the number of values in a frame of the motion.
    [[nodiscard]] int columnCount() const { return static_cast<int>(m_columns.size()); }

    // Returns the joint with this index.
    [[nodiscard]] const Joint &joint(int index) const { return m_joints[static_cast<std::size_t>(index)]; }
    // Returns the end site with this index.
    [[nodiscard]] const EndSite &endSite(int index) const { return m_endSites[static_cast<std::size_t>(index)]; }
    // Returns all joints, parents before children.
    [[nodiscard]] std::span<const Joint> joints() const { return m_joints; }
    // Returns all end sites, in file order.
    [[nodiscard]] std::span<const EndSite> endSites() const { return m_endSites; }
    // Returns the joint and channel of a column.
    [[nodiscard]] const ColumnMeaning &column(int index) const { return m_columns[static_cast<std::size_t>(index)]; }

    // Returns the column of a joint's channel (the first if the joint has it twice), or nothing if the joint does not
    // have it.
    [[nodiscard]] std::optional<int> columnOf(int joint, Channel channel) const;

    // Returns whether the skeleton has this node.
    [[nodiscard]] bool contains(NodeId node) const;
    [[nodiscard]] int parentOf(NodeId node) const; // a joint, or NoJoint for a root
    // Returns the offset from its parent, file units.
    [[nodiscard]] glm::dvec3 offsetOf(NodeId node) const;
    // Returns the roots in file order.
    [[nodiscard]] std::vector<int> roots() const;
    // Returns child joints and end sites in file order; with NoJoint as `parent` it returns the roots.
    [[nodiscard]] std::vector<NodeId> childrenOf(int parent) const;
    // Returns the index after the last joint below this one; all joints below a joint directly follow it.
    [[nodiscard]] int subtreeEnd(int joint) const;
    // Returns whether a joint is `ancestor` or below it.
    [[nodiscard]] bool isInSubtree(int joint, int ancestor) const
    {
        return joint >= ancestor && joint < subtreeEnd(ancestor);
    }
    // Returns the nearest joint that both are below, or NoJoint.
    [[nodiscard]] int commonAncestor(int a, int b) const;
    // Returns all joints and end sites in file order.
    [[nodiscard]] std::vector<NodeId> nodesInFileOrder() const;

    // Sets a joint's name, which may be any bytes; isWritableName() says whether a file can hold it.
    void setName(int joint, std::string name);
    // Sets the text after the word End, which is usually Site.
    void setEndSiteLabel(int endSite, std::string label);
    // Sets a node's offset, in file units and finite.
    void setOffset(NodeId node, const glm::dvec3 &offset);
    // Sets a joint's channels. The columns of this joint and of those after it change, so that the motion must be
    // changed too (see withChannels).
    void setChannels(int joint, std::vector<Channel> channels);

    // Returns whether both have the same kinds of nodes, parents, channels and file order, so that the motion of one
    // fits the other. Names, offsets and end site labels may differ.
    [[nodiscard]] bool hasSameLayoutAs(const Skeleton &other) const;

private:
    // Returns whether the braces of this joint would still be open after the last joint.
    [[nodiscard]] bool isOpen(int joint) const;

    std::vector<Joint> m_joints;
    std::vector<EndSite> m_endSites;
    std::vector<ColumnMeaning> m_columns;
    std::vector<int> m_subtreeEnds; // of each joint; stillOpen if joints may still be added below it
};

} // namespace limber
