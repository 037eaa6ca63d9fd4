#pragma once

#include "gltf/lengthunit.h"
#include "tables/motioncolumns.h"

#include <QString>

namespace limber {

// The formats in which a motion can be exported.
enum class ExportFormat { GltfBinary, GltfText, Table, Arrays, Page, Pictures, Sheet, Mp4, WebM, Gif };

// Returns whether the format contains the motion as the view draws it.
[[nodiscard]] inline bool isDrawn(ExportFormat format)
{
    return format >= ExportFormat::Pictures;
}

[[nodiscard]] inline bool isVideo(ExportFormat format)
{
    return format >= ExportFormat::Mp4;
}

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

// The user's choices for each format; they are kept for the next time.
struct ExportChoices
{
    ExportFormat format = ExportFormat::GltfBinary;
    QString unit; // its name as in lengthUnits(); empty: by the figure's height
    bool hasFigure = true;
    bool hasFewerKeys = false;
    double fewerKeysDegrees = 0.2;
    TableContent content = TableContent::Channels;
    TableSpace space = TableSpace::World;
    QChar separator = u',';
    bool hasHeader = true;
    bool hasFrames = true;
    bool hasTimes = true;
    PictureChoices pictures;

    friend bool operator==(const ExportChoices &, const ExportChoices &) = default;
};

// Returns the extension with the dot: ".glb".
[[nodiscard]] inline QString extensionOf(ExportFormat format)
{
    switch (format) {
    case ExportFormat::GltfBinary:
        return QStringLiteral(".glb");
    case ExportFormat::GltfText:
        return QStringLiteral(".gltf");
    case ExportFormat::Table:
        return QStringLiteral(".csv");
    case ExportFormat::Arrays:
        return QStringLiteral(".npz");
    case ExportFormat::Page:
        return QStringLiteral(".html");
    case ExportFormat::Pictures:
    case ExportFormat::Sheet:
        break;
    case ExportFormat::Mp4:
        return QStringLiteral(".mp4");
    case ExportFormat::WebM:
        return QStringLiteral(".webm");
    case ExportFormat::Gif:
        return QStringLiteral(".gif");
    }
    return QStringLiteral(".png");
}

} // namespace limber
