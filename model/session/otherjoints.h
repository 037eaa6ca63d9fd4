#pragma once

#include <functional>

class QObject;

namespace limber {

class Document;

// Calls `forget` when a document comes to have other joints than before: what is known by their indices means nothing
// then. A reset that brings the same joints with other frames is none of that. As long as `context` lives.
void whenJointsAreOthers(const Document &document, QObject *context, std::function<void()> forget);

} // namespace limber
