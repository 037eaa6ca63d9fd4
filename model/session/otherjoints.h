#pragma once

#include <functional>

class QObject;

namespace limber {

class Document;

// Calls `forget` when a document comes to have other joints than before: what is known by their indices means nothing
// then. Calls `announce` as soon as all that follows the document has followed; until then whoever looks would find the
// tree and the selection of joints that are gone. A reset that brings the same joints with other frames is none of
// that. As long as `context` lives.
void whenJointsAreOthers(const Document &document, QObject *context, std::function<void()> forget,
                         std::function<void()> announce);

} // namespace limber
