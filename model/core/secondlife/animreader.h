#pragma once

#include "base/message.h"
#include "secondlife/animfile.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace limber {

// Why a file is no animation.
struct AnimDamage
{
    std::size_t offset = 0; // of the byte where something else was expected
    Message message; // with the offset: what was expected, what was found
};

// An animation, or why there is none.
struct AnimReading
{
    std::optional<AnimFile> file;
    std::optional<AnimDamage> damage; // exactly where there is no file
    std::vector<Message> notes; // what was odd and was read all the same
};

// Reads the bytes of an .anim file of version 1.0. Everything within the bounds of the format is taken, also joints and
// volumes that the avatar does not have. A count reserves no memory before the bytes for it are there.
[[nodiscard]] AnimReading readAnim(std::string_view bytes);

// The 86 bytes of a constraint by itself; nothing where they are none.
[[nodiscard]] std::optional<AnimConstraint> readAnimConstraint(std::string_view bytes);

} // namespace limber
