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

// One ROOT or JOINT: it rotates and moves by its channels. Names are bytes as the file gives them; they need
// not be unique, UTF-8 or free of spaces.
struct Joint
{
    std::string name; // bytes as in the file; need not be UTF-8, may be empty or repeat
    int parent = NoJoint; // NoJoint for a root
    glm::dvec3 offset{0.0}; // from the parent joint, in the parent's frame, file units
    std::vector<Channel> channels; // in file order: it is also the order of rotation
    int firstColumn = 0; // where this joint's values start in a frame

    // Whether it is a ROOT of the file.
    [[nodiscard]] bool isRoot() const { return parent == NoJoint; }
    // One column for each channel.
    [[nodiscard]] int columnCount() const { return static_cast<int>(channels.size()); }
    // Whether any of its channels is a position.
    [[nodiscard]] bool hasPositions() const { return std::ranges::any_of(channels, &Channel::isPosition); }
    // Whether any of its channels is a rotation.
    [[nodiscard]] bool hasRotations() const { return std::ranges::any_of(channels, &Channel::isRotation); }
};

// The point that closes a chain and gives its last bone a length. It has no channels.
struct EndSite
{
    std::string label = "Site"; // what follows the word End in the file
    int parent = NoJoint; // the joint it ends
    glm::dvec3 offset{0.0}; // from the parent joint, in the parent's frame, file units
    int precedingJoints = 0; // how many joints stand before it in the file
};

// A joint or an end site, where both are meant: an index into one of the skeleton's two arrays.
struct NodeId
{
    // Which of the two lists the index counts in.
    enum class Kind { Joint, EndSite };
    Kind kind = Kind::Joint; // a joint or an end site
    int index = NoJoint; // among the joints or among the end sites

    // A joint as a node.
    [[nodiscard]] static NodeId joint(int index) { return {Kind::Joint, index}; }
    // An end site as a node.
    [[nodiscard]] static NodeId endSite(int index) { return {Kind::EndSite, index}; }
    // Whether it names a node at all.
    [[nodiscard]] bool isValid() const { return index >= 0; }
    // A valid joint.
    [[nodiscard]] bool isJoint() const { return kind == Kind::Joint && index >= 0; }
    // A valid end site.
    [[nodiscard]] bool isEndSite() const { return kind == Kind::EndSite && index >= 0; }

    friend bool operator==(const NodeId &, const NodeId &) = default;
};

// A node with an offset of its own, file units.
struct NodeOffset
{
    NodeId node; // which one
    glm::dvec3 offset{0.0}; // from its parent, file units
};

// What a column of the motion means.
struct ColumnMeaning
{
    int joint = NoJoint; // whose channel it is
    Channel channel; // position or rotation, and its axis
};

// The hierarchy of a clip as flat arrays: joints in file order (so parents stand before their children),
// end sites beside them. Several roots are normal.
class Skeleton
{
public:
    // Appends a joint as it would stand in a file: its parent is NoJoint, the joint before it or one above that.
    // Sets firstColumn. Returns its index.
    int addJoint(Joint joint);
    // Appends an end site to the last joint or one above it. Sets precedingJoints. Returns its index.
    int addEndSite(EndSite endSite);

    // How many joints there are.
    [[nodiscard]] int jointCount() const { return static_cast<int>(m_joints.size()); }
    // How many end sites there are.
    [[nodiscard]] int endSiteCount() const { return static_cast<int>(m_endSites.size()); }
    // Joints and end sites together.
    [[nodiscard]] int nodeCount() const { return jointCount() + endSiteCount(); }
    // Values in a frame of the motion.
    [[nodiscard]] int columnCount() const { return static_cast<int>(m_columns.size()); }

    // By its index.
    [[nodiscard]] const Joint &joint(int index) const { return m_joints[static_cast<std::size_t>(index)]; }
    // By its index.
    [[nodiscard]] const EndSite &endSite(int index) const { return m_endSites[static_cast<std::size_t>(index)]; }
    // All of them, parents before children.
    [[nodiscard]] std::span<const Joint> joints() const { return m_joints; }
    // All of them, in file order.
    [[nodiscard]] std::span<const EndSite> endSites() const { return m_endSites; }
    // The joint and channel of a column.
    [[nodiscard]] const ColumnMeaning &column(int index) const { return m_columns[static_cast<std::size_t>(index)]; }

    // The column of a joint's channel, the first one where the joint has it twice; nothing where it has none.
    [[nodiscard]] std::optional<int> columnOf(int joint, Channel channel) const;

    // Whether the skeleton has this node.
    [[nodiscard]] bool contains(NodeId node) const;
    [[nodiscard]] int parentOf(NodeId node) const; // a joint, NoJoint for roots
    // From its parent, file units.
    [[nodiscard]] glm::dvec3 offsetOf(NodeId node) const;
    // In file order.
    [[nodiscard]] std::vector<int> roots() const;
    // Child joints and end sites, in file order; `parent` NoJoint gives the roots.
    [[nodiscard]] std::vector<NodeId> childrenOf(int parent) const;
    // Everything below a joint stands right after it: the index after the last joint below this one.
    [[nodiscard]] int subtreeEnd(int joint) const;
    // Whether a joint is this ancestor or below it.
    [[nodiscard]] bool isInSubtree(int joint, int ancestor) const
    {
        return joint >= ancestor && joint < subtreeEnd(ancestor);
    }
    // The nearest joint that both are below, or NoJoint.
    [[nodiscard]] int commonAncestor(int a, int b) const;
    // Every joint and end site in file order.
    [[nodiscard]] std::vector<NodeId> nodesInFileOrder() const;

    // Any bytes; isWritableName() decides which a file can hold.
    void setName(int joint, std::string name);
    // What stands after End; usually Site.
    void setEndSiteLabel(int endSite, std::string label);
    // File units, finite.
    void setOffset(NodeId node, const glm::dvec3 &offset);
    // The columns of this joint and of those after it change; a motion has to follow (see withChannels).
    void setChannels(int joint, std::vector<Channel> channels);

    // Same kinds, parents, channels and file order: what one motion's columns fit on the other. Names, offsets
    // and end site labels may differ.
    [[nodiscard]] bool hasSameLayoutAs(const Skeleton &other) const;

private:
    // Whether the braces of this joint would be open after the last one.
    [[nodiscard]] bool isOpen(int joint) const;

    std::vector<Joint> m_joints;
    std::vector<EndSite> m_endSites;
    std::vector<ColumnMeaning> m_columns;
    std::vector<int> m_subtreeEnds; // of each joint; stillOpen where joints may yet be added below it
};

} // namespace limber
