#include "session/clipfaults.h"

#include "body/vocabulary.h"
#include "document/clipchanges.h"
#include "document/document.h"
#include "faults/motionfaults.h"

#include <utility>

namespace limber {

ClipFaults::ClipFaults(const Document &document, QObject *parent)
    : QObject(parent), m_document(document), m_work([this] { find(); })
{
    for (const auto signal : {&Document::contactsChanged, &Document::floorChanged})
        connect(&document, signal, this, &ClipFaults::findSoon);
    whenClipChanges(document, this, [this] { findSoon(); });
    connect(&document, &Document::manyValuesAboutToChange, this, [this] { m_work.cancel(); });
}

std::shared_ptr<const void> ClipFaults::watch()
{
    std::shared_ptr<const void> watch = m_work.watch();
    if (!m_isDone && !m_work.isRunning())
        find();
    return watch;
}

// Meanwhile the faults before the edit stay, unless it has other frames or joints.
void ClipFaults::findSoon()
{
    const Clip &clip = m_document.clip();
    const bool wasDone = std::exchange(m_isDone, false);
    m_work.startSoon();
    if (clip.motion.frameCount() != m_frames || clip.skeleton.joints().size() != m_joints)
        m_found.clear();
    else if (!wasDone)
        return;
    emit changed();
}

void ClipFaults::find()
{
    if (!m_work.isWatched() || m_document.isLoading())
        return;
    const Clip &clip = m_document.clip();
    m_frames = clip.motion.frameCount();
    m_joints = clip.skeleton.joints().size();
    if (m_frames == 0 || m_joints == 0)
        return take({});
    m_work.start(
        [clip, rules = m_document.positionRules(), up = m_document.upAxis(), contacts = m_document.contacts(),
         floor = m_document.floor()](const BackgroundWork::Reporter &reporter) {
            const auto faults = findMotionFaults({.clip = clip,
                                                  .rules = rules,
                                                  .up = up,
                                                  .vocabulary = Vocabulary::builtIn(),
                                                  .contacts = contacts ? &*contacts : nullptr,
                                                  .floor = floor},
                                                 reporter.progress());
            return faults ? findingsOn(*faults, clip) : std::vector<FigureFinding>();
        },
        [this](std::vector<FigureFinding> found) { take(std::move(found)); },
        [this](const QString &) { take({}); }); // treated like a clip without faults
}

void ClipFaults::take(std::vector<FigureFinding> found)
{
    m_found = std::move(found);
    m_isDone = true;
    emit changed();
}

} // namespace limber
