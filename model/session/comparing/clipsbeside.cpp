#include "session/comparing/clipsbeside.h"

#include "body/upaxisdecision.h"
#include "comparison/besideclip.h"
#include "document/document.h"
#include "session/comparing/pairedjoints.h"
#include "session/layers/layeredclip.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filetext.h"

#include <algorithm>
#include <utility>

namespace limber {

ClipBeside::Source besideFromFile(const QString &path, Clip clip)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const Axis up = decideUpAxis(clip, rules).axis;
    return {fileText(path), std::make_shared<const Clip>(std::move(clip)), rules, up, absolutePath(path)};
}

ClipsBeside::ClipsBeside(const Document &document, const LayeredClip &layered, QObject *parent)
    : QObject(parent), m_document(document), m_layered(layered)
{
    connect(&document, &Document::upAxisChanged, this, [this] {
        if (!m_clips.empty())
            emit changed();
    });
}

const ClipBeside *ClipsBeside::find(int id) const
{
    const auto found = std::ranges::find(m_clips, id, &ClipBeside::id);
    return found == m_clips.end() ? nullptr : &*found;
}

ClipBeside *ClipsBeside::mutableOf(int id)
{
    return const_cast<ClipBeside *>(std::as_const(*this).find(id));
}

int ClipsBeside::freePlace() const
{
    int place = 0;
    while (std::ranges::find(m_clips, place, &ClipBeside::place) != m_clips.end())
        ++place;
    return place;
}

int ClipsBeside::add(ClipBeside::Source source)
{
    if (isFull())
        return 0;
    ClipBeside clip;
    clip.id = ++m_lastId;
    clip.place = freePlace();
    clip.source = std::move(source);
    m_clips.push_back(std::move(clip));
    m_chosen = m_lastId;
    emit changed();
    return m_lastId;
}

void ClipsBeside::replace(int id, ClipBeside::Source source)
{
    ClipBeside *clip = mutableOf(id);
    if (clip == nullptr)
        return;
    clip->source = std::move(source);
    emit changed();
}

// If the chosen clip is removed, the next one is chosen, or the previous one if it was the last.
void ClipsBeside::remove(int id)
{
    const auto found = std::ranges::find(m_clips, id, &ClipBeside::id);
    if (found == m_clips.end())
        return;
    const auto next = m_clips.erase(found);
    if (id == m_chosen)
        m_chosen = m_clips.empty() ? 0 : next == m_clips.end() ? m_clips.back().id : next->id;
    emit changed();
}

void ClipsBeside::choose(int id)
{
    if (id == m_chosen || find(id) == nullptr)
        return;
    m_chosen = id;
    emit changed();
}

void ClipsBeside::setVisible(int id, bool visible)
{
    ClipBeside *clip = mutableOf(id);
    if (clip == nullptr || clip->isVisible == visible)
        return;
    clip->isVisible = visible;
    emit changed();
}

void ClipsBeside::setSettings(int id, const ComparisonSettings &settings)
{
    ClipBeside *clip = mutableOf(id);
    ComparisonSettings own = settings;
    own.turn = glm::dmat3(1.0);
    own.scale = 1.0;
    if (clip == nullptr || clip->settings == own)
        return;
    clip->settings = own;
    emit changed();
}

void ClipsBeside::takeNamed(const std::vector<ClipBeside> &named, int chosenRow)
{
    const int lastBefore = m_lastId;
    std::vector<int> taken; // ids of earlier clips that were assigned, because a file may be named twice
    for (std::size_t row = 0; row < named.size(); ++row) {
        const QString &path = named[row].source.path;
        const auto isHere = [&](const ClipBeside &clip) {
            return clip.source.path == path && clip.id <= lastBefore &&
                   std::ranges::find(taken, clip.id) == taken.end();
        };
        auto found = std::ranges::find_if(m_clips, isHere);
        if (found == m_clips.end() && isFull())
            continue;
        if (found == m_clips.end()) {
            ClipBeside clip = named[row];
            clip.id = ++m_lastId;
            clip.place = freePlace();
            found = m_clips.insert(m_clips.end(), std::move(clip));
        }
        taken.push_back(found->id);
        found->settings = named[row].settings;
        found->isVisible = named[row].isVisible;
        if (m_chosen == 0 || static_cast<int>(row) == chosenRow)
            m_chosen = found->id;
    }
    if (!named.empty())
        emit changed();
}

bool ClipsBeside::isTurned(const ClipBeside &clip) const
{
    return clip.isLoaded() && clip.source.up != m_document.upAxis().axis;
}

ComparisonSettings ClipsBeside::settingsOf(const ClipBeside &clip) const
{
    ComparisonSettings settings = clip.settings;
    settings.turn = rotationBetween(clip.source.up, m_document.upAxis().axis);
    if (!clip.isLoaded())
        return settings;
    const Pose first = m_document.pose(0);
    const Pose second = poseAt(*clip.source.clip, 0, clip.source.rules);
    settings.scale = unitFactor({m_document.skeleton(), first, m_document.upAxis().axis},
                                {clip.source.clip->skeleton, second, clip.source.up});
    return settings;
}

std::optional<int> ClipsBeside::frameFor(const ClipBeside &clip, int documentFrame) const
{
    if (!clip.isLoaded())
        return std::nullopt;
    const Motion &motion = clip.source.clip->motion;
    return FrameMatch(m_document.motion(), motion, clip.settings.shift).frameFor(documentFrame, motion.frameCount());
}

std::optional<Pose> ClipsBeside::pose(const ClipBeside &clip, int documentFrame) const
{
    const auto frame = frameFor(clip, documentFrame);
    if (!frame)
        return std::nullopt;
    const BesideClip beside(m_layered.clip(), m_document.positionRules(), *clip.source.clip, clip.source.rules,
                            settingsOf(clip));
    Pose pose;
    beside.evaluate(*frame, m_layered.pose(documentFrame), pose);
    return pose;
}

} // namespace limber
