#pragma once

#include <functional>

class QObject;

namespace limber {

class Document;

// Calls `act` after every change of a document's own clip or of what decides how it is read: values, offsets, names,
// frames, frame time, position rules, up axis, another clip, and the end of reading. It does so for as long as
// `context` lives.
void whenClipChanges(const Document &document, QObject *context, std::function<void()> act);

} // namespace limber
