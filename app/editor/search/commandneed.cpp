#include "search/commandneed.h"

#include "actions/action.h"
#include "actions/actiontable.h"
#include "actions/rows/commandneeds.h"

#include <QAction>
#include <QCoreApplication>

#include <string_view>

namespace limber {

namespace {

struct NeedTexts
{
    Q_DECLARE_TR_FUNCTIONS(limber::CommandNeed)
};

std::string_view ownNeed(const QAction &action)
{
    const auto id = idOf(action);
    return id ? rowOf(*id).need : "";
}

} // namespace

bool hasOwnNeed(const QAction &action)
{
    return !ownNeed(action).empty();
}

QString needOf(const QAction &action, bool isDocumentOpen)
{
    const std::string_view need = ownNeed(action);
    if (!isDocumentOpen && need != needs::refusedFile)
        return NeedTexts::tr("Open a file first.");
    return need.empty() ? NeedTexts::tr("This is not possible at the moment.") : NeedTexts::tr(need.data());
}

} // namespace limber
