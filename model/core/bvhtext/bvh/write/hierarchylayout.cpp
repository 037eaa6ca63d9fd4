#include "bvh/write/hierarchylayout.h"

#include <vector>

namespace limber {

namespace {

// Writes the hierarchy line by line. It keeps open blocks in a list, so that a deep hierarchy cannot exhaust the stack.
class LayoutWriter
{
public:
    LayoutWriter(const Skeleton &skeleton, const HierarchyLayout &layout) : m_skeleton(skeleton), m_layout(layout) {}

    std::string write()
    {
        m_text = "HIERARCHY";
        for (const NodeId node : m_skeleton.nodesInFileOrder()) {
            closeUntil(m_skeleton.parentOf(node));
            if (node.isJoint())
                openJoint(node);
            else
                writeEndSite(node);
        }
        closeUntil(NoJoint);
        return std::move(m_text);
    }

private:
    void line(std::string_view content)
    {
        m_text += m_layout.lineEnd;
        for (std::size_t level = 0; level < m_open.size(); ++level)
            m_text += m_layout.indent;
        m_text += content;
    }

    void closeUntil(int parent)
    {
        while (!m_open.empty() && m_open.back() != parent) {
            m_open.pop_back();
            line("}");
        }
    }

    void openJoint(NodeId node)
    {
        const Joint &joint = m_skeleton.joint(node.index);
        line((joint.isRoot() ? "ROOT " : "JOINT ") + joint.name);
        line("{");
        m_open.push_back(node.index);
        writeOffset(node);
        std::string channels = "CHANNELS " + std::to_string(joint.columnCount());
        for (const Channel channel : joint.channels)
            channels.append(" ").append(channelName(channel));
        line(channels);
    }

    void writeEndSite(NodeId node)
    {
        const EndSite &endSite = m_skeleton.endSite(node.index);
        const bool standard = m_layout.standardEndSites || endSite.label.empty();
        line("End " + (standard ? std::string("Site") : endSite.label));
        line("{");
        m_open.push_back(NoJoint);
        writeOffset(node);
        m_open.pop_back();
        line("}");
    }

    void writeOffset(NodeId node)
    {
        std::string offset = "OFFSET";
        for (int axis = 0; axis < 3; ++axis)
            offset.append(" ").append(m_layout.offsetText(node, axis));
        line(offset);
    }

    const Skeleton &m_skeleton;
    const HierarchyLayout &m_layout;
    std::vector<int> m_open; // joints whose braces are open
    std::string m_text;
};

} // namespace

std::string layOutHierarchy(const Skeleton &skeleton, const HierarchyLayout &layout)
{
    return LayoutWriter(skeleton, layout).write();
}

} // namespace limber
