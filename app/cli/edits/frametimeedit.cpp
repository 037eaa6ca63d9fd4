#include "edits/edit.h"

#include "base/numbertext.h"
#include "output/messages.h"

namespace limber::cli {

Outcome<Edit> parseFrameTimeEdit(std::string_view word)
{
    const auto seconds = numberOfText(word);
    if (!seconds || *seconds <= 0.0)
        return Outcome<Edit>::failure("expected seconds greater than 0 for --frame-time, found " + inQuotes(word));
    return Outcome<Edit>::success([seconds = *seconds](const Clip &) {
        return Outcome<ReadyEdit>::success(
            {[seconds](Clip &changed) { changed.motion.setFrameTimeSeconds(seconds); }, {}, {}});
    });
}

} // namespace limber::cli
