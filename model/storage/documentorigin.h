#pragma once

#include "storage/filestamp.h"

#include <QString>

namespace limber {

// Which file a document belongs to: where it is stored, what that file was like, and what its findings refer to.
struct DocumentOrigin
{
    QString path; // empty for a document that is stored nowhere
    QString untitledName; // what a document without a path is called
    FileStamp onDisk; // the file as it was when it was last read or written here
    FileStamp findingsSource; // the file that the findings refer to, as it was when it was read
    QString repairedPath; // the file that was read with findings; empty for none
    FileStamp project; // what holds all that a BVH file cannot, as it was last read or written here; no path for none
    // Versions of both that another program wrote and the user wants to be replaced; no path for none.
    FileStamp acceptedOnDisk;
    FileStamp acceptedProject;
    bool projectMissing = false; // some of that is in no file yet
    bool neverSaved = false; // a clip that exists nowhere on disk yet

    // A document that shows this file as it was read.
    [[nodiscard]] static DocumentOrigin ofFile(const FileStamp &file, const FileStamp &project = {});
    // A document that was made here.
    [[nodiscard]] static DocumentOrigin untitled(const QString &name);

    // The file's name, or what the document is called without one; may be empty.
    [[nodiscard]] QString name() const;
    // Loaded with findings from where it is stored: saving changes over the original asks first.
    [[nodiscard]] bool isRepaired() const { return path == repairedPath && !repairedPath.isEmpty(); }
    // Another program wrote the file where the document is stored, and the user does not know that yet.
    [[nodiscard]] bool wasChangedByOthers() const;
    // The same for its project.
    [[nodiscard]] bool wasProjectChangedByOthers() const;
};

} // namespace limber
