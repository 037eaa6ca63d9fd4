#include "session/jointstates.h"

#include "base/at.h"
#include "document/document.h"
#include "session/otherjoints.h"

#include <algorithm>

namespace limber {

namespace {

bool has(const std::vector<bool> &states, int index)
{
    return !states.empty() && at(states, index);
}

void forgetIfNone(std::vector<bool> &states)
{
    if (std::ranges::find(states, true) == states.end())
        states.clear();
}

} // namespace

JointStates::JointStates(const Document &document, QObject *parent) : QObject(parent), m_document(document)
{
    whenJointsAreOthers(
        document, this, [this] { forget(); }, [this] { emit changed(); });
}

bool JointStates::isHidden(NodeId node) const
{
    const Skeleton &skeleton = m_document.skeleton();
    if (!hidesAny() || !skeleton.contains(node))
        return false;
    const int joint = node.isJoint() ? node.index : skeleton.parentOf(node);
    return has(m_hiddenJoints, joint) || (node.isEndSite() && has(m_hiddenEndSites, node.index));
}

bool JointStates::isLocked(NodeId node) const
{
    return node.isJoint() && m_document.skeleton().contains(node) && has(m_locked, node.index);
}

int JointStates::hiddenCount() const
{
    auto count = std::ranges::count(m_hiddenJoints, true);
    for (int end = 0; end < static_cast<int>(m_hiddenEndSites.size()); ++end) {
        const int joint = m_document.skeleton().endSite(end).parent;
        count += at(m_hiddenEndSites, end) && !has(m_hiddenJoints, joint) ? 1 : 0;
    }
    return static_cast<int>(count);
}

void JointStates::set(std::vector<bool> &states, std::size_t count, int index, bool isOn)
{
    states.resize(count);
    at(states, index) = isOn;
}

void JointStates::setHidden(const std::vector<NodeId> &nodes, bool isHidden)
{
    const Skeleton &skeleton = m_document.skeleton();
    for (const NodeId node : nodes) {
        if (!skeleton.contains(node))
            continue;
        if (node.isJoint())
            set(m_hiddenJoints, skeleton.joints().size(), node.index, isHidden);
        else
            set(m_hiddenEndSites, static_cast<std::size_t>(skeleton.endSiteCount()), node.index, isHidden);
        // An end site cannot be seen while its joint is hidden.
        if (node.isEndSite() && !isHidden && has(m_hiddenJoints, skeleton.parentOf(node)))
            at(m_hiddenJoints, skeleton.parentOf(node)) = false;
    }
    settle();
}

void JointStates::isolate(const std::vector<NodeId> &nodes)
{
    const Skeleton &skeleton = m_document.skeleton();
    std::vector<bool> hidden(skeleton.joints().size(), true);
    for (const NodeId node : nodes) {
        if (skeleton.contains(node))
            at(hidden, node.isJoint() ? node.index : skeleton.parentOf(node)) = false;
    }
    m_hiddenJoints = std::move(hidden);
    m_hiddenEndSites.clear();
    settle();
}

void JointStates::showAll()
{
    m_hiddenJoints.clear();
    m_hiddenEndSites.clear();
    emit changed();
}

void JointStates::setLocked(const std::vector<NodeId> &nodes, bool isLocked)
{
    const Skeleton &skeleton = m_document.skeleton();
    for (const NodeId node : nodes) {
        if (node.isJoint() && skeleton.contains(node))
            set(m_locked, skeleton.joints().size(), node.index, isLocked);
    }
    settle();
}

void JointStates::unlockAll()
{
    m_locked.clear();
    emit changed();
}

void JointStates::forget()
{
    m_hiddenJoints.clear();
    m_hiddenEndSites.clear();
    m_locked.clear();
}

void JointStates::settle()
{
    for (std::vector<bool> *states : {&m_hiddenJoints, &m_hiddenEndSites, &m_locked})
        forgetIfNone(*states);
    emit changed();
}

} // namespace limber
