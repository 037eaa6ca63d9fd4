#pragma once

#include "words/commandline.h"

namespace limber::cli {

// Runs `limber-cli render …`; the words are those after the verb. Returns the exit status.
[[nodiscard]] int renderPictures(const Words &words);

} // namespace limber::cli
