#pragma once

#include "base/message.h"
#include "secondlife/animfile.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace limber {

// Why a file is not an animation.
struct AnimDamage
{
    std::size_t offset = 0; // of the byte at which something else was expected
    Message message; // with the offset: what was expected and what was found
};

// An animation, or the reason why there is none.
struct AnimReading
{
    std::optional<AnimFile> file;
    std::optional<AnimDamage> damage; // set exactly if there is no file
    std::vector<Message> notes; // oddities that were accepted
};

// Reads the bytes of an .anim file of version 1.0. It accepts everything within the limits of the format, also joints
// and volumes that the avatar does not have. A count reserves no memory before its bytes are there.
[[nodiscard]] AnimReading readAnim(std::string_view bytes);

// Returns a constraint from its 86 bytes, or nothing if they are not a constraint.
[[nodiscard]] std::optional<AnimConstraint> readAnimConstraint(std::string_view bytes);

} // namespace limber
