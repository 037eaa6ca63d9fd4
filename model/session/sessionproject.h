#pragma once

#include "project/additions.h"
#include "project/project.h"

#include <QString>

namespace limber {

class Session;

// All of a session that a project file at `path` keeps; without what that says of the BVH file. Clips that lie neither
// in the folder of the project nor below it are left out.
[[nodiscard]] Project projectOf(const Session &session, const QString &path = {});

// What of a project belongs to the document.
[[nodiscard]] Additions additionsOf(Project project);

// Shows a document as its project says, with its pins: no undo steps. The document has the clip and its
// origin by now. The clips beside it are only named.
void takeView(Session &session, const Project &project);

} // namespace limber
