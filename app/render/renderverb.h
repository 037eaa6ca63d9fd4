#pragma once

#include "words/commandline.h"

namespace limber::cli {

// What `limber-cli render …` does; the words are those after the verb. Answers the exit status.
[[nodiscard]] int renderPictures(const Words &words);

} // namespace limber::cli
