#pragma once

#include "base/progress.h"
#include "pictures/pictureview.h"
#include "session/exporting/exportedmotion.h"
#include "storage/safesave.h"

#include <QString>

namespace limber {

// A document that is to be drawn, for a worker.
struct PictureExport
{
    ExportedMotion motion;
    PictureView view; // from where, and how it looks there
    QString path; // of a sequence the one whose name gets numbers
    SaveManner manner;

    // How many frames it draws.
    [[nodiscard]] int frameCount() const;
    // Whether it writes several files.
    [[nodiscard]] bool isSequence() const;
    // Draws and writes it. What is not whole leaves nothing: of a sequence that is stopped the pictures go that were
    // not there before.
    [[nodiscard]] SaveResult write(const Progress &progress) const;
};

} // namespace limber
