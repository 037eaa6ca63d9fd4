#include "feet/timenote.h"

#include "bvh/text/numberformat.h"
#include "feet/flights.h"
#include "messages/skeletonmessages.h"

#include <algorithm>
#include <string>

namespace limber {

namespace {

// Returns how many times too fast or too slowly a clip plays.
MessageArgument timesOf(double factor)
{
    return numberArgument(fixedNumber(std::max(factor, 1.0 / factor), 2));
}

} // namespace

Message timeNote(double factor, double frameTimeSeconds)
{
    const bool isFast = factor > 1.0;
    const MessageArgument times = timesOf(factor);
    const auto rates = mistakenRate(factor, frameTimeSeconds);
    if (!rates)
        return isFast ? messages::playsTooFast(times) : messages::playsTooSlowly(times);
    const MessageArgument right = numberArgument(std::to_string(rates->right));
    const MessageArgument wrong = numberArgument(std::to_string(rates->wrong));
    return isFast ? messages::playsTooFastByRate(times, right, wrong)
                  : messages::playsTooSlowlyByRate(times, right, wrong);
}

Message speedFinding(std::size_t jumps, double gravity, double factor)
{
    const MessageArgument fall = numberArgument(fixedNumber(gravity, 1));
    return factor > 1.0 ? messages::jumpsTooFast(jumps, fall, timesOf(factor))
                        : messages::jumpsTooSlow(jumps, fall, timesOf(factor));
}

} // namespace limber
