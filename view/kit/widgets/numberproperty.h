#pragma once

namespace limber {

// A property of line edits for numbers: Space starts playback there unless text is being typed.
constexpr auto holdsNumber = "holdsNumber";

} // namespace limber
