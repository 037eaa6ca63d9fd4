#pragma once

#include "gltf/lengthunit.h"
#include "tables/motioncolumns.h"

#include <QString>

namespace limber {

// What a motion is exported as.
enum class ExportFormat { GltfBinary, GltfText, Table, Arrays, Page, Pictures, Sheet, Mp4, WebM, Gif };

// Whether it is drawn, as the view shows it.
[[nodiscard]] inline bool isDrawn(ExportFormat format)
{
    return format >= ExportFormat::Pictures;
}

[[nodiscard]] inline bool isVideo(ExportFormat format)
{
    return format >= ExportFormat::Mp4;
}

// What is behind the figure in a picture.
enum class PictureBackground { AsInView, Dark, Light, Clear };

// How a motion is drawn.
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
    // These are of one document and one view: they are not kept.
    int firstFrame = 0;
    int lastFrame = 0;
    bool hasGhosts = false;
    bool hasTrails = false;

    friend bool operator==(const PictureChoices &, const PictureChoices &) = default;
};

// What the user has chosen for each format; kept for the next time.
struct ExportChoices
{
    ExportFormat format = ExportFormat::GltfBinary;
    QString unit; // by its name, as lengthUnits() have it; empty: by the figure's height
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

// With the dot: ".glb".
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
