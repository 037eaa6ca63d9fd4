#pragma once

#include "base/progress.h"
#include "formats/importing.h"
#include "scene/scene.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace limber {

// An animation of a 3D file that the user can choose.
struct ImportableAnimation
{
    QString name; // unique and not empty
    double seconds = 0.0;
    double framesPerSecond = 30.0; // derived from its keys
};

// A file of another program that was read. It holds exactly one of the two contents, or the problem why it has none.
struct ImportedFile
{
    QString path;
    std::optional<Scene> scene; // is not yet a clip
    std::optional<ImportOutput> made; // a clip, of a format about which nothing is asked
    QList<ImportableAnimation> animations; // of the scene
    int joints = 0; // the number of joints that a clip of the scene has
    QStringList notes; // on oddities in the file
    QString problem;
    bool isCancelled = false;
};

// Returns whether files with this name are imported rather than opened.
[[nodiscard]] bool isToBeImported(const QString &path);

// Reads such a file. It may be called on any thread.
[[nodiscard]] ImportedFile readToImport(const QString &path, const Progress &progress);

} // namespace limber
