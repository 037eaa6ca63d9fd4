#include "timeline/timelinemarks.h"

#include <algorithm>

namespace limber {

TimelineMarks::TimelineMarks(QObject *parent) : QObject(parent)
{
    m_actions.add(ActionId::NextMark, this, [this] { goTo(1); });
    m_actions.add(ActionId::PreviousMark, this, [this] { goTo(-1); });
    m_delay.setSingleShot(true);
    m_delay.setInterval(400);
    connect(&m_delay, &QTimer::timeout, this, [this] { m_work.start(0); });
    connect(&m_work, &QTimer::timeout, this, &TimelineMarks::work);
    updateActions();
}

void TimelineMarks::setSession(Session *session)
{
    if (m_session) {
        disconnect(&m_session->document(), nullptr, this, nullptr);
        disconnect(&m_session->target(), nullptr, this, nullptr);
        disconnect(&m_session->secondClip(), nullptr, this, nullptr);
    }
    m_session = session;
    m_jumps.clear();
    if (session != nullptr) {
        const Document &document = session->document();
        connect(&document, &Document::valuesChanged, this, &TimelineMarks::restart);
        connect(&document, &Document::framesInserted, this, &TimelineMarks::restart);
        connect(&document, &Document::framesRemoved, this, &TimelineMarks::restart);
        connect(&document, &Document::wasReset, this, &TimelineMarks::restart);
        connect(&document, &Document::loaded, this, &TimelineMarks::restart);
        connect(&document, &Document::markersChanged, this, &TimelineMarks::updateActions);
        connect(&document, &Document::layersChanged, this, &TimelineMarks::updateActions);
        connect(&session->target(), &ChangeTarget::changed, this, &TimelineMarks::updateActions);
        connect(&session->secondClip(), &SecondClip::measured, this, &TimelineMarks::updateActions);
        connect(&document, &Document::wasReset, this, &TimelineMarks::updateActions);
    }
    restart();
    updateActions();
    emit changed();
}

void TimelineMarks::restart()
{
    m_work.stop();
    m_delay.stop();
    if (!m_session || m_session->document().isLoading())
        return;
    m_search.start(m_session->document().skeleton().jointCount());
    m_delay.start();
}

void TimelineMarks::work()
{
    if (m_session && m_search.lookAtNext(m_session->document().clip()))
        return;
    m_work.stop();
    m_jumps = m_session ? m_search.jumps() : std::vector<RotationJump>();
    updateActions();
    emit changed();
}

const std::vector<LayerKey> &TimelineMarks::keys() const
{
    static const std::vector<LayerKey> none;
    if (!m_session || m_session->target().isBase())
        return none;
    return m_session->document().layers()[static_cast<std::size_t>(m_session->target().layer())].keys;
}

// Returns jumps, markers, keys of the active layer, and the frames in which the second clip is farthest away, by rising
// frame; only jumps and the latter have a joint.
std::vector<RotationJump> TimelineMarks::marks() const
{
    std::vector<RotationJump> marks = m_jumps;
    for (const Marker &marker : m_session->document().markers())
        marks.push_back({marker.frame, NoJoint, 0.0});
    for (const LayerKey &key : keys())
        marks.push_back({key.frame, NoJoint, 0.0});
    const SecondClip &second = m_session->secondClip();
    for (const int frame : second.worst()) {
        const int joint = second.comparison().frames[static_cast<std::size_t>(frame)].worstJoint;
        marks.push_back({frame, joint, 0.0});
    }
    std::ranges::stable_sort(marks, {}, &RotationJump::frame);
    return marks;
}

void TimelineMarks::goTo(int direction)
{
    const std::vector<RotationJump> marks = m_session ? this->marks() : std::vector<RotationJump>();
    if (marks.empty())
        return;
    const int frame = m_session->playhead().frame();
    // The search wraps around at both ends.
    const RotationJump *found = direction > 0 ? &marks.front() : &marks.back();
    if (direction > 0) {
        const auto next = std::ranges::upper_bound(marks, frame, {}, &RotationJump::frame);
        found = next != marks.end() ? &*next : found;
    } else {
        const auto next = std::ranges::lower_bound(marks, frame, {}, &RotationJump::frame);
        found = next != marks.begin() ? &*std::prev(next) : found;
    }
    m_session->playhead().setFrame(found->frame);
    if (m_session->document().skeleton().contains(NodeId::joint(found->joint)))
        m_session->selectOnly(NodeId::joint(found->joint));
}

void TimelineMarks::updateActions()
{
    m_actions.setEnabled(
        !m_jumps.empty() ||
        (m_session && (!m_session->document().markers().empty() || !m_session->secondClip().worst().empty())) ||
        !keys().empty());
}

} // namespace limber
