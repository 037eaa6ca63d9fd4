#include "verbs/verb.h"

#include <algorithm>

namespace limber::cli {

const Verb *findVerb(std::string_view name)
{
    const auto found = std::ranges::find(allVerbs(), name, &Verb::name);
    return found != allVerbs().end() ? &*found : nullptr;
}

} // namespace limber::cli
