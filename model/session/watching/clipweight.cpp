#include "session/watching/clipweight.h"

#include "body/vocabulary.h"
#include "feet/weighing.h"

namespace limber {

ClipWeight::ClipWeight(const Document &document, const LayeredClip &layered, QObject *parent)
    : WatchedClip(document, &layered, parent)
{
    followContacts();
}

void ClipWeight::begin(KnownClip clip)
{
    start(
        [known = std::move(clip)](const BackgroundWork::Reporter &reporter) {
            return weighClip({.clip = known.clip,
                              .rules = known.rules,
                              .up = directionOf(known.up),
                              .vocabulary = Vocabulary::builtIn(),
                              .contacts = known.contacts ? &*known.contacts : nullptr,
                              .floor = known.floor},
                             reporter.progress());
        },
        [this](std::optional<WeighedClip> weighed) {
            m_weight.reset();
            if (weighed && !weighed->weight.frames().empty())
                m_weight = std::move(weighed->weight);
        });
}

} // namespace limber
