#pragma once

#include "motion/skeleton.h"

#include <QObject>

#include <vector>

namespace limber {

class Document;

// Which joints and end sites of a session the view leaves out, and which joints the tools leave as they are. It is a
// way to work, not a part of the motion, so it makes no undo steps. Another skeleton ends it.
class JointStates : public QObject
{
    Q_OBJECT

public:
    explicit JointStates(const Document &document, QObject *parent = nullptr);

    // The end sites of a hidden joint are hidden, too.
    [[nodiscard]] bool isHidden(NodeId node) const;
    // End sites have nothing that could be locked.
    [[nodiscard]] bool isLocked(NodeId node) const;
    [[nodiscard]] bool hidesAny() const { return !m_hiddenJoints.empty() || !m_hiddenEndSites.empty(); }
    [[nodiscard]] bool locksAny() const { return !m_locked.empty(); }
    // Joints, and end sites that are hidden by themselves.
    [[nodiscard]] int hiddenCount() const;
    // By joint; empty where none is.
    [[nodiscard]] const std::vector<bool> &locked() const { return m_locked; }

    void setHidden(const std::vector<NodeId> &nodes, bool isHidden);
    // Hides all but these; an end site counts as its joint.
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
    // By joint and by end site; empty where none is.
    std::vector<bool> m_hiddenJoints;
    std::vector<bool> m_hiddenEndSites;
    std::vector<bool> m_locked;
};

} // namespace limber
