#pragma once

#include "theme/colours.h"
#include "viewport/handles/handlepainter.h"

#include <glm/vec3.hpp>

#include <QCoreApplication>

namespace limber {

// The lines of the card beside the dragged node.
class PoseReadout
{
    Q_DECLARE_TR_FUNCTIONS(limber::PoseReadout)

public:
    // `name` is the joint's name as text.
    PoseReadout(const Colours &colours, const QString &name);

    // Rotation about an axis (0 to 2), about the line of sight (-1), or free; and how many joints share a twist.
    [[nodiscard]] QList<ReadoutLine> rotation(double degrees, int axis, bool isFree, int sharing = 1) const;
    // Rotation about the line from the root of a limb to its end.
    [[nodiscard]] QList<ReadoutLine> swing(double degrees) const;
    // Displacement in the document's world, in file units. `missing` is the distance that the node stays from where it
    // is wanted; 0 for none.
    [[nodiscard]] QList<ReadoutLine> displacement(const glm::dvec3 &by, double missing) const;
    // What the node looks at, `target` for a joint, and by how much it looks past it because it cannot turn so far.
    [[nodiscard]] QList<ReadoutLine> look(const QString &target, double missedDegrees) const;
    // How far pins or feet are from where they are held.
    [[nodiscard]] ReadoutLine heldMissing(double units) const;
    // The text that was typed.
    [[nodiscard]] ReadoutLine typed(const QString &text, bool isWrong) const;

private:
    const Colours &m_colours;
    QString m_name;
};

} // namespace limber
