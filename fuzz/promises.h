#pragma once

#include <string>
#include <string_view>

namespace limber::fuzz {

// What Limber promises for every input, tried on one. Each answers an empty text, or which promise was broken.

// Any bytes: a clip or an error; findings with a position and a text fit to print; the same from a stream in pieces.
[[nodiscard]] std::string brokenByReading(std::string_view bytes);

// A file that loads: written it has the same bytes, and in another layout the same skeleton and the same values.
[[nodiscard]] std::string brokenByWriting(std::string_view bytes);

// Any bytes: what is repaired is read then, and only what is refused is repaired.
[[nodiscard]] std::string brokenByRepairing(std::string_view bytes);

// Any bytes as a project: findings with a place and a text, what is used of it belongs to the clip, and what is written
// of that reads as the same without a finding.
[[nodiscard]] std::string brokenByReadingProjects(std::string_view bytes);

// Any bytes as a journal, and as an edit of one: what is used of it is possible, gives a clip that can be written and
// read, and comes back as the same.
[[nodiscard]] std::string brokenByReadingJournals(std::string_view bytes);

// Any bytes as an animation of Second Life: an animation that is written with the same bytes and makes a clip, or
// damage with a place; as a BVH file to be uploaded they are judged.
[[nodiscard]] std::string brokenByReadingAnimations(std::string_view bytes);

// Any bytes as the answer of the reader of 3D files, and as glTF: a scene that makes clips with finite numbers and
// comes back from its answer, files that are wanted, or a problem.
[[nodiscard]] std::string brokenByReadingScenes(std::string_view bytes);

// A file, a byte 1, and bytes that drive edits of a document: what is written after them reads back, undoing all gives
// the file's bytes, redoing all those of the edited file.
[[nodiscard]] std::string brokenByEditing(std::string_view bytes);

} // namespace limber::fuzz
