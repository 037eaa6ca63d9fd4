#include "document/clipchanges.h"

#include "document/document.h"

#include <utility>

namespace limber {

void whenClipChanges(const Document &document, QObject *context, std::function<void()> act)
{
    const auto call = [act = std::move(act)] { act(); };
    for (const auto signal : {&Document::frameTimeChanged, &Document::positionRulesChanged, &Document::upAxisChanged,
                              &Document::loaded, &Document::wasReset})
        QObject::connect(&document, signal, context, call);
    for (const auto signal : {&Document::framesInserted, &Document::framesRemoved})
        QObject::connect(&document, signal, context, call);
    QObject::connect(&document, &Document::valuesChanged, context, call);
    QObject::connect(&document, &Document::offsetsChanged, context, call);
    QObject::connect(&document, &Document::nameChanged, context, call);
}

} // namespace limber
