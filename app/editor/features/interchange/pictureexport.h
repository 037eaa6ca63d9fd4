#pragma once

#include "base/progress.h"
#include "pictures/pictureview.h"
#include "session/exporting/exportedmotion.h"
#include "storage/safesave.h"

#include <QString>

namespace limber {

// A document that is to be drawn. It is a value, for a worker.
struct PictureExport
{
    ExportedMotion motion;
    PictureView view; // the camera and the look
    QString path; // for a sequence, the name to which numbers are added
    SaveMethod method;

    // Returns how many frames are drawn.
    [[nodiscard]] int frameCount() const;
    // Returns whether several files are written.
    [[nodiscard]] bool isSequence() const;
    // Draws and writes it. An incomplete file is removed; if a sequence is stopped, the pictures that did not exist
    // before are removed.
    [[nodiscard]] SaveResult write(const Progress &progress) const;
};

} // namespace limber
