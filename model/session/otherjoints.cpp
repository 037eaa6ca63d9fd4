#include "session/otherjoints.h"

#include "document/document.h"

#include <memory>

namespace limber {

void whenJointsAreOthers(const Document &document, QObject *context, std::function<void()> forget)
{
    const auto before = std::make_shared<Skeleton>();
    QObject::connect(&document, &Document::aboutToBeReset, context,
                     [before, &document] { *before = document.skeleton(); });
    QObject::connect(&document, &Document::wasReset, context, [before, &document, forget = std::move(forget)] {
        if (!before->hasSameLayoutAs(document.skeleton()))
            forget();
        *before = Skeleton();
    });
}

} // namespace limber
