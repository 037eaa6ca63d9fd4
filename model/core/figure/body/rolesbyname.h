#pragma once

#include "body/bodyroles.h"

namespace limber {

class Vocabulary;

// Returns the roles by name, checked against the hierarchy: a shin above its thigh is neither. Joints of spine and neck
// are numbered by the hierarchy, whatever numbers their names have.
[[nodiscard]] BodyRoles rolesByName(const Skeleton &skeleton, const Vocabulary &vocabulary);

} // namespace limber
