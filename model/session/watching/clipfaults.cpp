#include "session/watching/clipfaults.h"

#include "body/vocabulary.h"
#include "faults/motionfaults.h"

namespace limber {

ClipFaults::ClipFaults(const Document &document, QObject *parent) : WatchedClip(document, nullptr, parent)
{
    followContacts();
}

void ClipFaults::begin(KnownClip clip)
{
    start(
        [known = std::move(clip)](const BackgroundWork::Reporter &reporter) {
            const auto faults = findMotionFaults({.clip = known.clip,
                                                  .rules = known.rules,
                                                  .up = known.up,
                                                  .vocabulary = Vocabulary::builtIn(),
                                                  .contacts = known.contacts ? &*known.contacts : nullptr,
                                                  .floor = known.floor},
                                                 reporter.progress());
            return faults ? findingsOn(*faults, known.clip) : std::vector<FigureFinding>();
        },
        [this](std::vector<FigureFinding> found) { m_found = std::move(found); });
}

} // namespace limber
