#pragma once

#include "base/progress.h"
#include "scene/scene.h"
#include "secondlife/animfile.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace limber {

// What a 3D file offers to choose from.
struct ImportableAnimation
{
    QString name; // none twice, none empty
    double seconds = 0.0;
    double framesPerSecond = 30.0; // by its keys
};

// A file of another program, read and not yet a clip. Holds exactly one of the two contents, or why it has none.
struct ImportedFile
{
    QString path;
    std::optional<Scene> scene;
    std::optional<AnimFile> animation; // of Second Life
    QList<ImportableAnimation> animations; // of the scene
    int joints = 0; // that the scene gives a clip
    QStringList notes; // on what is odd in it
    QString problem;
    bool isCancelled = false;
};

// Whether a file is of a format that is not opened but imported: .glb, .gltf, .fbx, .dae, .anim.
[[nodiscard]] bool isToBeImported(const QString &path);

// Reads such a file, on any thread.
[[nodiscard]] ImportedFile readToImport(const QString &path, const Progress &progress);

} // namespace limber
