#pragma once

#include "storage/video/videosettings.h"

#include <QString>

#include <optional>
#include <vector>

namespace limber {

struct Format;

// How a motion is drawn for an export.
struct Drawing
{
    enum class Kind { Sequence, Sheet, Video };

    Kind kind = Kind::Sequence;
    VideoFormat video = VideoFormat::Mp4; // for videos
    bool canBeClear = true; // whether its background may be transparent
};

// What the user chooses first in an export: a format of files with an ending, or a way of drawing.
struct ExportTarget
{
    QString key; // for settings: "glb", "sheet"
    QString extension; // with the dot: ".glb"
    const char *title; // English, to translate with formatText()
    const char *purpose; // what it is good for, the same way
    const Format *format = nullptr; // null if the motion is drawn
    std::optional<Drawing> drawing = std::nullopt;
};

// Returns all of them in the order in which they are listed.
[[nodiscard]] const std::vector<ExportTarget> &exportTargets();
// Returns the target with this key, or the first one.
[[nodiscard]] const ExportTarget &exportTargetOf(const QString &key);

} // namespace limber
