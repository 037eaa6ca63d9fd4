#pragma once

#include "base/bytesink.h"
#include "scene/scene.h"

#include <string>
#include <string_view>
#include <vector>

namespace limber {

// How the program that reads files of other formats answers: one of these, as bytes. Nothing in its answer is trusted.
namespace sceneanswer {
inline constexpr std::string_view sceneMark = "LIMBER S"; // a scene follows
inline constexpr std::string_view filesMark = "LIMBER F"; // names of files beside it that are needed follow
inline constexpr std::string_view refusalMark = "LIMBER R"; // why the file is refused follows
inline constexpr std::string_view unsafeMark = "LIMBER U"; // why the program could not give up its own power follows
inline constexpr std::size_t longestName = 1024; // bytes; longer ones are cut
inline constexpr std::size_t mostNodes = 100'000;
inline constexpr std::size_t mostAnimations = 10'000;
inline constexpr std::size_t mostFiles = 64;
} // namespace sceneanswer

// Passes the bytes of an answer to the sink; returns false if the sink stopped it.
bool writeScene(const Scene &scene, const ByteSink &sink);
[[nodiscard]] std::string filesAnswer(const std::vector<std::string> &names);
[[nodiscard]] std::string textAnswer(std::string_view mark, std::string_view text);

} // namespace limber
