#pragma once

#include "storage/filestamp.h"

#include <QString>

namespace limber {

// The file that a document belongs to: where it is stored, the state of that file, and the file its findings refer to.
struct DocumentOrigin
{
    QString path; // empty for a document that was never stored
    QString untitledName; // the name of a document without a path
    FileStamp onDisk; // the file as it was when it was last read or written here
    FileStamp findingsSource; // the file that the findings refer to, as it was when it was read
    QString repairedPath; // the file that was read with findings; empty if there is none
    FileStamp project; // the file with what BVH cannot hold, as last read or written here; no path if none
    // Versions of both files that another program wrote and the user agreed to replace; no path if there are none.
    FileStamp acceptedOnDisk;
    FileStamp acceptedProject;
    bool projectMissing = false; // something that belongs in the project is in no file yet
    bool neverSaved = false; // a clip that exists nowhere on disk yet

    // Returns the origin of a document that shows this file as it was read.
    [[nodiscard]] static DocumentOrigin ofFile(const FileStamp &file, const FileStamp &project = {});
    // Returns the origin of a document that was made here.
    [[nodiscard]] static DocumentOrigin untitled(const QString &name);

    // Returns the file's name, or the document's name if it has no file; may be empty.
    [[nodiscard]] QString name() const;
    // Returns whether the stored file was loaded with findings: the program asks before saving over the original.
    [[nodiscard]] bool isRepaired() const { return path == repairedPath && !repairedPath.isEmpty(); }
    // Returns whether another program wrote the document's file and the user does not know that yet, if `now` is its
    // state.
    [[nodiscard]] bool wasChangedByOthers(const FileStamp &now) const;
    // Returns the same for the project of the document.
    [[nodiscard]] bool wasProjectChangedByOthers(const FileStamp &now) const;
};

} // namespace limber
