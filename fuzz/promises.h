#pragma once

#include <string>
#include <string_view>

namespace limber::fuzz {

// Promises of Limber for every input, each checked on one input. Each function returns an empty text, or the promise
// that was broken.

// Any bytes: reading gives a clip or an error; findings have a position and a printable text; reading in pieces from a
// stream gives the same.
[[nodiscard]] std::string brokenByReading(std::string_view bytes);

// A file that loads: it is written with the same bytes, and in another layout with the same skeleton and the same
// values.
[[nodiscard]] std::string brokenByWriting(std::string_view bytes);

// Any bytes: repaired text can be read, and only refused text is repaired.
[[nodiscard]] std::string brokenByRepairing(std::string_view bytes);

// Any bytes as a project: findings have a position and a text, the parts that are used belong to the clip, and when
// these are written they read back the same without a finding.
[[nodiscard]] std::string brokenByReadingProjects(std::string_view bytes);

// Any bytes as a journal, and as an edit of a journal: the edits that are used are possible, give a clip that can be
// written and read, and are read back the same.
[[nodiscard]] std::string brokenByReadingJournals(std::string_view bytes);

// Any bytes as an animation of Second Life: reading gives an animation that is written with the same bytes and makes a
// clip, or damage with a position. The bytes are also judged as a BVH file for an upload.
[[nodiscard]] std::string brokenByReadingAnimations(std::string_view bytes);

// Any bytes as the answer of the reader of 3D files, and as glTF: reading gives a scene that makes clips with finite
// numbers and survives being written as an answer, a list of wanted files, or a problem.
[[nodiscard]] std::string brokenByReadingScenes(std::string_view bytes);

// A file, a byte 1, and bytes that drive edits of a document: what is written after the edits reads back, undoing all
// edits gives the bytes of the file, and redoing them gives those of the edited file.
[[nodiscard]] std::string brokenByEditing(std::string_view bytes);

} // namespace limber::fuzz
