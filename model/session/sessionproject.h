#pragma once

#include "project/additions.h"
#include "project/project.h"

namespace limber {

class Session;

// All of a session that a project file keeps; without what that says of the BVH file.
[[nodiscard]] Project projectOf(const Session &session);

// What of a project belongs to the document.
[[nodiscard]] Additions additionsOf(Project project);

// Shows a document as its project says, with its pins: no undo steps. The document has the clip by now.
void takeView(Session &session, const Project &project);

} // namespace limber
