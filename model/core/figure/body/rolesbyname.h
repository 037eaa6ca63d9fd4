#pragma once

#include "body/bodyroles.h"

namespace limber {

class Vocabulary;

// Returns the roles by name, checked against the hierarchy: a shin above its thigh is neither. Joints of spine and neck
// are numbered by the hierarchy, whatever numbers their names have.
[[nodiscard]] BodyRoles rolesByName(const Skeleton &skeleton, const Vocabulary &vocabulary);

// Returns the roles that the names say, whatever the hierarchy is: several joints of a spine or a neck may have one number.
[[nodiscard]] BodyRoles rolesByNameAlone(const Skeleton &skeleton, const Vocabulary &vocabulary);

} // namespace limber
