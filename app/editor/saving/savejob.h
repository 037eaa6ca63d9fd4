#pragma once

#include "layers/layer.h"
#include "project/project.h"
#include "storage/clipfile.h"
#include "storage/filestamp.h"

#include <functional>
#include <optional>

class QWidget;

namespace limber {

// What to write of a document.
struct SaveOrder
{
    Clip clip;
    QString path; // of the BVH file
    WriteOptions options;
    SaveMethod method;
    bool writesClip = true; // false if that file already has the clip
    std::optional<Project> project; // no value if no project is to be written
    QString projectPath;
    SaveMethod projectMethod;
};

// The results for both files; a file that was not to be written counts as saved.
struct SaveAnswer
{
    SaveResult clip;
    SaveResult project;
    FileStamp clipFile; // as it was written; no path if it was not
    FileStamp projectFile;
};

// Saves the clip, then its project, on a worker thread, while `window` shows the progress and offers Cancel; returns
// when that is done. If the clip was not saved, the project is not written. The copy shares its numbers with the
// document until the first edit, so what is saved is what was shown.
[[nodiscard]] SaveAnswer saveWithProgress(SaveOrder order, QWidget *window);

// Does the same for a clip with its layers merged, as one BVH file.
[[nodiscard]] SaveResult exportWithProgress(Clip clip, Layers layers, const QString &path, const WriteOptions &options,
                                            const SaveMethod &method, QWidget *window);

// Does the same for any other file: `write` is called on the worker thread.
[[nodiscard]] SaveResult writeWithProgress(std::function<SaveResult(const Progress &)> write, const QString &path,
                                           QWidget *window);

} // namespace limber
