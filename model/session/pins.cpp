#include "session/pins.h"

#include "base/at.h"
#include "body/figureroles.h"
#include "body/vocabulary.h"
#include "document/document.h"
#include "session/otherjoints.h"

#include <algorithm>
#include <utility>

namespace limber {

Pins::Pins(const Document &document, QObject *parent) : QObject(parent), m_document(document)
{
    whenJointsAreOthers(
        document, this,
        [this] {
            m_pins.clear();
            m_figures.clear();
        },
        [this] { emit changed(); });
}

const Pin *Pins::of(NodeId node) const
{
    const auto found = std::ranges::find(m_pins, node, &Pin::node);
    return found == m_pins.end() ? nullptr : &*found;
}

const std::vector<FigureRoles> &Pins::figures() const
{
    if (m_figures.empty())
        m_figures = rolesOfFigures(m_document.clip(), m_document.positionRules(), Vocabulary::builtIn());
    return m_figures;
}

const BodyRoles &Pins::rolesAround(int joint) const
{
    const auto found = std::ranges::find_if(figures(), [&](const FigureRoles &figure) {
        return figure.top == NoJoint || m_document.skeleton().isInSubtree(joint, figure.top);
    });
    static const BodyRoles none;
    return found == figures().end() ? none : found->roles;
}

// Returns for each joint whether it is the foot of a figure.
std::vector<bool> Pins::feet() const
{
    std::vector<bool> feet(static_cast<std::size_t>(m_document.skeleton().jointCount()));
    for (const FigureRoles &figure : figures()) {
        for (std::size_t joint = 0; joint < feet.size(); ++joint)
            feet[joint] = feet[joint] || figure.roles.of(static_cast<int>(joint)).part == BodyPart::Foot;
    }
    return feet;
}

void Pins::toggle(const std::vector<NodeId> &nodes, bool holdsRotation)
{
    if (nodes.empty())
        return;
    const std::vector<bool> isFoot = holdsRotation ? std::vector<bool>() : feet();
    const auto wanted = [&](NodeId node) { return holdsRotation || (node.isJoint() && at(isFoot, node.index)); };
    const bool arePinned = std::ranges::all_of(nodes, [&](NodeId node) {
        const Pin *pin = of(node);
        return pin != nullptr && pin->holdsRotation == wanted(node);
    });
    std::erase_if(m_pins, [&](const Pin &pin) { return std::ranges::find(nodes, pin.node) != nodes.end(); });
    if (!arePinned) {
        for (const NodeId node : nodes)
            m_pins.push_back({node, wanted(node)});
    }
    emit changed();
}

void Pins::set(std::vector<Pin> pins)
{
    const Skeleton &skeleton = m_document.skeleton();
    std::erase_if(pins, [&](const Pin &pin) { return !skeleton.contains(pin.node); });
    for (Pin &pin : pins) {
        if (!canBeCarriedBy(pin.node, pin.space))
            pin.space = NoJoint;
    }
    if (pins == m_pins)
        return;
    m_pins = std::move(pins);
    emit changed();
}

// Returns whether the joint does not move with the node.
bool Pins::canBeCarriedBy(NodeId node, int space) const
{
    const Skeleton &skeleton = m_document.skeleton();
    const int joint = node.isJoint() ? node.index : skeleton.parentOf(node);
    return space >= 0 && space < skeleton.jointCount() && !skeleton.isInSubtree(space, joint);
}

void Pins::setSpace(NodeId node, int space)
{
    const auto pin = std::ranges::find(m_pins, node, &Pin::node);
    const int wanted = canBeCarriedBy(node, space) ? space : NoJoint;
    if (pin == m_pins.end() || pin->space == wanted)
        return;
    pin->space = wanted;
    emit changed();
}

void Pins::clear()
{
    if (m_pins.empty())
        return;
    m_pins.clear();
    emit changed();
}

void Pins::setHoldsFeet(bool holds)
{
    if (holds == m_holdsFeet)
        return;
    m_holdsFeet = holds;
    emit changed();
}

} // namespace limber
