#pragma once

#include "formats/format.h"
#include "session/exporting/exporttarget.h"

#include <QString>

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace limber {

// The background of the figure in a picture.
enum class PictureBackground { AsInView, Dark, Light, Clear };

// How a motion is drawn in an export.
struct PictureChoices
{
    int width = 1280; // pixels
    int height = 720;
    int cellWidth = 320; // of each picture of a sheet
    int cellHeight = 240;
    int columns = 4; // of a sheet
    int rows = 3;
    PictureBackground background = PictureBackground::AsInView;
    bool hasCaption = false;
    // The following choices belong to one document and one view, so they are not kept.
    int firstFrame = 0;
    int lastFrame = 0;
    bool hasGhosts = false;
    bool hasTrails = false;

    friend bool operator==(const PictureChoices &, const PictureChoices &) = default;
};

// What the user chose for a format: texts by the names of its parameters. What is as at first is left out.
using FormatSettings = std::map<std::string, std::string, std::less<>>;

// The user's choices for each format; they are kept for the next time.
struct ExportChoices
{
    QString target = exportTargets().front().key; // the key of an ExportTarget; any other text means the first one
    std::map<std::string, FormatSettings, std::less<>> settings; // by the names of formats
    PictureChoices pictures;

    friend bool operator==(const ExportChoices &, const ExportChoices &) = default;
};

// Returns the text with which the window starts for a parameter; empty if that is none.
[[nodiscard]] std::string_view firstText(const FormatParameter &parameter);
// Returns the values of a format's parameters. What the format does not take counts as not chosen.
[[nodiscard]] ParameterValues valuesOf(const Format &format, const ExportChoices &choices);

} // namespace limber
