#pragma once

#include "motion/skeleton.h"

#include <QObject>

#include <vector>

namespace limber {

class Document;

// Which joints and end sites of a session are hidden in the view, and which joints are locked against the tools. These
// states belong to the way the user works, not to the motion, so changing them makes no undo steps. They end when the
// document gets another skeleton.
class JointStates : public QObject
{
    Q_OBJECT

public:
    explicit JointStates(const Document &document, QObject *parent = nullptr);

    // Returns whether a node is hidden. The end sites of a hidden joint are hidden, too.
    [[nodiscard]] bool isHidden(NodeId node) const;
    // Returns whether a joint is locked; always false for end sites, which have nothing to lock.
    [[nodiscard]] bool isLocked(NodeId node) const;
    [[nodiscard]] bool hidesAny() const { return !m_hiddenJoints.empty() || !m_hiddenEndSites.empty(); }
    [[nodiscard]] bool locksAny() const { return !m_locked.empty(); }
    // Returns the number of hidden joints, plus the end sites that were hidden by themselves.
    [[nodiscard]] int hiddenCount() const;
    // One value for each joint; empty if none is locked.
    [[nodiscard]] const std::vector<bool> &locked() const { return m_locked; }

    void setHidden(const std::vector<NodeId> &nodes, bool isHidden);
    // Hides all nodes but these; an end site counts as its joint.
    void isolate(const std::vector<NodeId> &nodes);
    void showAll();
    void setLocked(const std::vector<NodeId> &nodes, bool isLocked);
    void unlockAll();

signals:
    void changed();

private:
    void forget();
    void set(std::vector<bool> &states, std::size_t count, int index, bool isOn);
    void settle();

    const Document &m_document;
    // One value for each joint or end site; empty if none is hidden or locked.
    std::vector<bool> m_hiddenJoints;
    std::vector<bool> m_hiddenEndSites;
    std::vector<bool> m_locked;
};

} // namespace limber
