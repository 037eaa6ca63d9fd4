#pragma once

#include "layers/layer.h"
#include "project/project.h"
#include "storage/clipfile.h"

#include <functional>
#include <optional>

class QWidget;

namespace limber {

// What is to be written of a document.
struct SaveOrder
{
    Clip clip;
    QString path; // of the BVH file
    WriteOptions options;
    SaveManner manner;
    bool writesClip = true; // false where that file has the clip already
    std::optional<Project> project; // nothing where none is to be written
    QString projectPath;
    SaveManner projectManner;
};

// What became of both; what was not to be written counts as saved.
struct SaveAnswer
{
    SaveResult clip;
    SaveResult project;
};

// Saves the clip, then its project, on a worker thread while `window` shows the progress and accepts a Cancel; returns
// when it is done. Without the clip the project is not written. The copy shares its numbers with the document until the
// first edit: what is saved is what was shown.
[[nodiscard]] SaveAnswer saveWithProgress(SaveOrder order, QWidget *window);

// The same for a clip with its layers over it, as one BVH file.
[[nodiscard]] SaveResult exportWithProgress(Clip clip, Layers layers, const QString &path, const WriteOptions &options,
                                            const SaveManner &manner, QWidget *window);

// The same for any other file: `write` is called on the worker thread.
[[nodiscard]] SaveResult writeWithProgress(std::function<SaveResult(const Progress &)> write, const QString &path,
                                           QWidget *window);

} // namespace limber
