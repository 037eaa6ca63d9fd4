#pragma once

#include <functional>

class QObject;

namespace limber {

class Document;

// Calls `forget` when a document gets other joints than before: data that is stored by joint index is invalid then.
// Calls `announce` once everything that follows the document is up to date; before that, a listener would still see the
// tree and the selection of the old joints. A reset that brings the same joints with other frames calls neither. Both
// work for as long as `context` lives.
void whenJointsAreOthers(const Document &document, QObject *context, std::function<void()> forget,
                         std::function<void()> announce);

} // namespace limber
