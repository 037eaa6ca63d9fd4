#include "session/pins.h"

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
        document, this, [this] { m_pins.clear(); }, [this] { emit changed(); });
}

const Pin *Pins::of(NodeId node) const
{
    const auto found = std::ranges::find(m_pins, node, &Pin::node);
    return found == m_pins.end() ? nullptr : &*found;
}

// Returns for each joint whether it is the foot of a figure.
std::vector<bool> Pins::feet() const
{
    std::vector<bool> feet(static_cast<std::size_t>(m_document.skeleton().jointCount()));
    for (const FigureRoles &figure :
         rolesOfFigures(m_document.clip(), m_document.positionRules(), Vocabulary::builtIn())) {
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
    const auto wanted = [&](NodeId node) {
        return holdsRotation || (node.isJoint() && isFoot[static_cast<std::size_t>(node.index)]);
    };
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
    std::erase_if(pins, [this](const Pin &pin) { return !m_document.skeleton().contains(pin.node); });
    if (pins == m_pins)
        return;
    m_pins = std::move(pins);
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
