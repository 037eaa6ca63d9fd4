#pragma once

#include "theme/colours.h"
#include "viewport/handles/handlepainter.h"

#include <glm/vec3.hpp>

#include <QCoreApplication>

namespace limber {

// The lines of the card beside the hand while a joint is dragged.
class PoseReadout
{
    Q_DECLARE_TR_FUNCTIONS(limber::PoseReadout)

public:
    // `name` is that of the joint, as text.
    PoseReadout(const Colours &colours, const QString &name);

    // About an axis (0 to 2), or the line of sight (-1), or freely.
    [[nodiscard]] QList<ReadoutLine> rotation(double degrees, int axis, bool isFree) const;
    // About the line from the root of a limb to its end.
    [[nodiscard]] QList<ReadoutLine> swing(double degrees) const;
    // In the document's world, file units; `missing` is how far it stays from the hand, 0 for not at all.
    [[nodiscard]] QList<ReadoutLine> displacement(const glm::dvec3 &by, double missing) const;
    // What was typed.
    [[nodiscard]] ReadoutLine typed(const QString &text, bool isWrong) const;

private:
    const Colours &m_colours;
    QString m_name;
};

} // namespace limber
