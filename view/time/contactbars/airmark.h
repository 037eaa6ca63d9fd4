#pragma once

#include "contacts/contacts.h"

#include <QString>

namespace limber {

// Frames in which a figure is in the air, with what is said about them.
struct AirMark
{
    FrameInterval frames;
    QString text = {}; // in the mark, if it has room
    QString toolTip = {};
    bool isWarning = false;
};

} // namespace limber
