#pragma once

#include "additions/additions.h"
#include "project/project.h"

#include <QString>

namespace limber {

class Session;

// Returns additions as a project at `path` keeps them, and as a document has them that was read with such a project:
// there, the file of the character has its absolute path. A character that lies neither in the folder of the project
// nor below it is left out.
[[nodiscard]] Additions additionsForProject(Additions additions, const QString &path);
[[nodiscard]] Additions additionsOfProject(Additions additions, const QString &path);

// Returns everything of a session that a project file at `path` keeps, without the project's record of the BVH file.
// Clips beside the document and its character are left out if they lie neither in the folder of the project nor below
// it.
[[nodiscard]] Project projectOf(const Session &session, const QString &path = {});

// Returns whether a session has what the user chose for longer than a look: saved views, pins, feet that are free,
// joints that are hidden or locked, selection sets. None of this changes the document, but a project has to keep it.
[[nodiscard]] bool hasLastingChoices(const Session &session);

// Shows a document as its project says, with its pins, and makes no undo steps. The document must already have its clip
// and origin. The clips beside it are only named, not loaded.
void takeView(Session &session, const Project &project);

} // namespace limber
