#pragma once

namespace limber {

// Which contacts are left as they are, since the foot already stands in them.
enum class LeftAlone {
    Nothing,
    Standing, // those in all frames of which it stands
    Settled, // also those that a lock has left behind, which may be longer than those that it was given
};

} // namespace limber
