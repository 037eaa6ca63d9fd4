#include "session/documentflights.h"

#include "body/vocabulary.h"
#include "document/clipchanges.h"
#include "document/document.h"

#include <utility>

namespace limber {

DocumentFlights::DocumentFlights(const Document &document, QObject *parent)
    : QObject(parent), m_document(document), m_work([this] { find(); })
{
    for (const auto signal : {&Document::contactsChanged, &Document::floorChanged})
        connect(&document, signal, this, &DocumentFlights::findSoon);
    whenClipChanges(document, this, [this] { findSoon(); });
    connect(&document, &Document::manyValuesAboutToChange, this, [this] { m_work.cancel(); });
}

std::shared_ptr<const void> DocumentFlights::watch()
{
    std::shared_ptr<const void> watch = m_work.watch();
    if (!m_isDone && !m_work.isRunning())
        find();
    return watch;
}

// Meanwhile the flights before the edit stay, unless it has other frames or joints.
void DocumentFlights::findSoon()
{
    m_isDone = false;
    m_work.startSoon();
    const Clip &clip = m_document.clip();
    if (clip.motion.frameCount() == m_frames && clip.skeleton.joints().size() == m_joints)
        return;
    m_found = {};
    emit changed();
}

void DocumentFlights::find()
{
    if (!m_work.isWatched() || m_document.isLoading())
        return;
    const Clip &clip = m_document.clip();
    m_frames = clip.motion.frameCount();
    m_joints = clip.skeleton.joints().size();
    if (m_frames == 0 || m_joints == 0)
        return take({});
    m_work.start(
        [clip, rules = m_document.positionRules(), up = directionOf(m_document.upAxis()),
         contacts = m_document.contacts(), floor = m_document.floor()](const BackgroundWork::Reporter &reporter) {
            return flightsOfClip({.clip = clip,
                                  .rules = rules,
                                  .up = up,
                                  .vocabulary = Vocabulary::builtIn(),
                                  .contacts = contacts ? &*contacts : nullptr,
                                  .floor = floor},
                                 reporter.progress())
                .value_or(ClipFlights());
        },
        [this](ClipFlights found) { take(std::move(found)); },
        [this](const QString &) { take({}); }); // treated like a clip without jumps
}

void DocumentFlights::take(ClipFlights found)
{
    m_found = std::move(found);
    m_isDone = true;
    emit changed();
}

} // namespace limber
