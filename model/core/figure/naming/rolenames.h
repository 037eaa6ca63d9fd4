#pragma once

#include "body/bodyroles.h"

#include <span>
#include <string>
#include <string_view>

namespace limber {

// A system of joint names that a program or a library of motions uses.
struct RoleVocabulary
{
    std::string_view word; // in calls
    const char *title; // its proper name
};
[[nodiscard]] std::span<const RoleVocabulary> roleVocabularies();

// Returns the name of a part of the body in a system; empty if the system has no name for it.
[[nodiscard]] std::string nameOfRole(const JointRole &role, std::string_view vocabulary);

} // namespace limber
