#pragma once

#include "words/commandline.h"

namespace limber::cli {

// Runs `limber-cli thumbnail …`; the words are those after the verb. Returns the exit status.
[[nodiscard]] int renderThumbnail(const Words &words);

} // namespace limber::cli
