#include "session/clipweight.h"

#include "body/vocabulary.h"
#include "document/clipchanges.h"
#include "document/document.h"
#include "feet/weighing.h"
#include "session/layers/layeredclip.h"

#include <utility>

namespace limber {

ClipWeight::ClipWeight(const Document &document, const LayeredClip &layered, QObject *parent)
    : QObject(parent), m_document(document), m_layered(layered), m_work([this] { weigh(); })
{
    for (const auto signal : {&Document::contactsChanged, &Document::floorChanged})
        connect(&document, signal, this, &ClipWeight::weighSoon);
    connect(&layered, &LayeredClip::changed, this, &ClipWeight::weighSoon);
    whenClipChanges(document, this, [this] { weighSoon(); });
    connect(&document, &Document::manyValuesAboutToChange, this, [this] { m_work.cancel(); });
}

std::shared_ptr<const void> ClipWeight::watch()
{
    std::shared_ptr<const void> watch = m_work.watch();
    if (!m_isDone && !m_work.isRunning())
        weigh();
    return watch;
}

// Meanwhile the weight before the edit stays, unless it has other frames.
void ClipWeight::weighSoon()
{
    m_isDone = false;
    m_work.startSoon();
    if (m_weight && isOfAnotherClip()) {
        m_weight.reset();
        emit changed();
    }
}

bool ClipWeight::isOfAnotherClip() const
{
    const Clip &clip = m_layered.clip();
    return m_weight->frames().size() != static_cast<std::size_t>(clip.motion.frameCount()) ||
           m_joints != clip.skeleton.joints().size();
}

void ClipWeight::weigh()
{
    if (!m_work.isWatched() || m_document.isLoading())
        return;
    const Clip &clip = m_layered.clip();
    m_work.start(
        [clip, rules = m_document.positionRules(), up = directionOf(m_document.upAxis()),
         contacts = m_document.contacts(), floor = m_document.floor()](const BackgroundWork::Reporter &reporter) {
            return weighClip({.clip = clip,
                              .rules = rules,
                              .up = up,
                              .vocabulary = Vocabulary::builtIn(),
                              .contacts = contacts ? &*contacts : nullptr,
                              .floor = floor},
                             reporter.progress());
        },
        [this, joints = clip.skeleton.joints().size()](std::optional<WeighedClip> weighed) {
            m_weight.reset();
            if (weighed && !weighed->weight.frames().empty())
                m_weight = std::move(weighed->weight);
            m_joints = joints;
            m_isDone = true;
            emit changed();
        },
        [this](const QString &) { // treated like a clip without a figure
            m_weight.reset();
            m_isDone = true;
            emit changed();
        });
}

} // namespace limber
