#pragma once

#include "gltf/lengthunit.h"
#include "tables/motioncolumns.h"

#include <QString>

namespace limber {

// What a motion is exported as.
enum class ExportFormat { GltfBinary, GltfText, Table, Page };

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
    case ExportFormat::Page:
        break;
    }
    return QStringLiteral(".html");
}

} // namespace limber
