#include "session/otherjoints.h"

#include "document/document.h"

#include <memory>
#include <utility>

namespace limber {

void whenJointsAreOthers(const Document &document, QObject *context, std::function<void()> forget,
                         std::function<void()> announce)
{
    const auto before = std::make_shared<Skeleton>();
    const auto hasForgotten = std::make_shared<bool>(false);
    QObject::connect(&document, &Document::aboutToBeReset, context,
                     [before, &document] { *before = document.skeleton(); });
    QObject::connect(&document, &Document::wasReset, context,
                     [before, hasForgotten, &document, forget = std::move(forget)] {
                         *hasForgotten = !before->hasSameLayoutAs(document.skeleton());
                         if (*hasForgotten)
                             forget();
                         *before = Skeleton();
                     });
    QObject::connect(&document, &Document::resetFollowed, context, [hasForgotten, announce = std::move(announce)] {
        if (std::exchange(*hasForgotten, false))
            announce();
    });
}

} // namespace limber
