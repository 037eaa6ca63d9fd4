#pragma once

#include "body/figureroles.h"
#include "motion/skeleton.h"

#include <QObject>

#include <vector>

namespace limber {

class Document;

// A joint or end site that the user wants to keep where it is while the pose changes.
struct Pin
{
    NodeId node;
    bool holdsRotation = false; // keeps the world rotation, too
    int space = NoJoint; // the joint that carries it along; NoJoint for the world

    friend bool operator==(const Pin &, const Pin &) = default;
};

// What stays in place while poses change: pinned nodes, and feet that stand. They belong to the way the user works, not
// to the motion, so changing them makes no undo steps.
class Pins : public QObject
{
    Q_OBJECT

public:
    explicit Pins(const Document &document, QObject *parent = nullptr);

    [[nodiscard]] const std::vector<Pin> &all() const { return m_pins; }
    [[nodiscard]] const Pin *of(NodeId node) const; // null if it has no pin
    // Returns the roles of the figure to which a joint belongs.
    [[nodiscard]] const BodyRoles &rolesAround(int joint) const;
    // Pins these nodes, or removes their pins if all of them are pinned in this way already. A foot keeps its rotation
    // in any case: one that only kept its place would stand on its heel or on its toes.
    void toggle(const std::vector<NodeId> &nodes, bool holdsRotation);
    // Replaces all pins; nodes that the skeleton does not have are left out.
    void set(std::vector<Pin> pins);
    void clear();
    // Lets a joint carry a pinned node along; NoJoint for the world. A node without a pin stays as it is.
    void setSpace(NodeId node, int space);
    // Whether feet stay where they stand without a pin, in the frames of their contacts.
    [[nodiscard]] bool holdsFeet() const { return m_holdsFeet; }
    void setHoldsFeet(bool holds);

signals:
    void changed();

private:
    [[nodiscard]] const std::vector<FigureRoles> &figures() const;
    [[nodiscard]] std::vector<bool> feet() const;
    [[nodiscard]] bool canBeCarriedBy(NodeId node, int space) const;

    const Document &m_document;
    std::vector<Pin> m_pins;
    mutable std::vector<FigureRoles> m_figures; // empty until they are needed
    bool m_holdsFeet = true;
};

} // namespace limber
