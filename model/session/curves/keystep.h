#pragma once

#include "motion/frameinterval.h"
#include "session/curves/pointedit.h"

#include <QCoreApplication>

namespace limber {

// What was done to keys, for the name of an undo step.
struct KeyStep
{
    Q_DECLARE_TR_FUNCTIONS(limber::KeyStep)

public:
    enum class Kind { Move, Scale, Slopes, Tangents, Remove };

    Kind kind = Kind::Move;
    PointTransform transform; // for Move
    int keys = 0;
    QString where; // the joint, and the channel if it is a single one
    FrameInterval frames; // that the change reaches

    [[nodiscard]] QString text() const;
    // Returns in words by how much keys move in time: "-3 frames".
    [[nodiscard]] static QString framesText(int frames);
};

} // namespace limber
