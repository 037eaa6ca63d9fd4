#include "session/watching/documentflights.h"

#include "body/vocabulary.h"

namespace limber {

DocumentFlights::DocumentFlights(const Document &document, QObject *parent) : WatchedClip(document, nullptr, parent)
{
    followContacts();
}

void DocumentFlights::begin(KnownClip clip)
{
    start(
        [known = std::move(clip)](const BackgroundWork::Reporter &reporter) {
            return flightsOfClip({.clip = known.clip,
                                  .rules = known.rules,
                                  .up = directionOf(known.up),
                                  .vocabulary = Vocabulary::builtIn(),
                                  .contacts = known.contacts ? &*known.contacts : nullptr,
                                  .floor = known.floor},
                                 reporter.progress())
                .value_or(ClipFlights());
        },
        [this](ClipFlights found) { m_found = std::move(found); });
}

} // namespace limber
