#pragma once

#include "mirroring/sidemirror.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace limber {

class Session;

// Returns the sides of a session's figure. The session must have frames.
[[nodiscard]] SideMirror sidesOf(const Session &session);

// The pose of the current frame after the selected joints of one side have put their mirrored pose onto their partners.
struct MirroredSide
{
    std::vector<double> values; // of the frame
    QStringList locked; // names of partners that are locked: they stay as they are
    QString refusal; // a sentence that says why there is no such pose; else empty
};

// The session must have frames.
[[nodiscard]] MirroredSide mirroredSide(Session &session);

} // namespace limber
