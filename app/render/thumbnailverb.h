#pragma once

#include "words/commandline.h"

namespace limber::cli {

// What `limber-cli thumbnail …` does; the words are those after the verb. Answers the exit status.
[[nodiscard]] int renderThumbnail(const Words &words);

} // namespace limber::cli
