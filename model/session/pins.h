#pragma once

#include "motion/skeleton.h"

#include <QObject>

#include <vector>

namespace limber {

class Document;

// A joint or end site that the user wants to stay where it is while the pose changes.
struct Pin
{
    NodeId node;
    bool holdsRotation = false; // in the world, too

    friend bool operator==(const Pin &, const Pin &) = default;
};

// The pins of a session. They are a way to work, not a part of the motion, so they make no undo steps.
class Pins : public QObject
{
    Q_OBJECT

public:
    explicit Pins(const Document &document, QObject *parent = nullptr);

    [[nodiscard]] const std::vector<Pin> &all() const { return m_pins; }
    [[nodiscard]] const Pin *of(NodeId node) const; // null if it is free
    // Pins these nodes, or frees them if all of them are pinned like that already.
    void toggle(const std::vector<NodeId> &nodes, bool holdsRotation);
    // These and no others; nodes that the skeleton does not have are left out.
    void set(std::vector<Pin> pins);
    void clear();

signals:
    void changed();

private:
    const Document &m_document;
    std::vector<Pin> m_pins;
};

} // namespace limber
