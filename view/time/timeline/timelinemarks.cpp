#include "timeline/timelinemarks.h"

#include "base/at.h"

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

void TimelineMarks::attach(Session &session, QObject &context)
{
    const Document &document = session.document();
    for (const auto signal : {&Document::framesInserted, &Document::framesRemoved})
        connect(&document, signal, &context, [this] { restart(); });
    connect(&document, &Document::valuesChanged, &context, [this] { restart(); });
    connect(&document, &Document::loaded, &context, [this] { restart(); });
    connect(&document, &Document::wasReset, &context, [this] {
        restart();
        updateActions();
    });
    for (const auto signal : {&Document::markersChanged, &Document::layersChanged})
        connect(&document, signal, &context, [this] { updateActions(); });
    connect(&session.target(), &ChangeTarget::changed, &context, [this] { updateActions(); });
    connect(&session.secondClip(), &SecondClip::measured, &context, [this] { updateActions(); });
}

void TimelineMarks::showSession()
{
    m_jumps.clear();
    restart();
    updateActions();
    emit changed();
}

void TimelineMarks::restart()
{
    m_work.stop();
    m_delay.stop();
    if (!session() || session()->document().isLoading())
        return;
    m_search.start(session()->document().skeleton().jointCount());
    m_delay.start();
}

void TimelineMarks::work()
{
    if (session() && m_search.lookAtNext(session()->document().clip()))
        return;
    m_work.stop();
    m_jumps = session() ? m_search.jumps() : std::vector<JointJump>();
    updateActions();
    emit changed();
}

const std::vector<LayerKey> &TimelineMarks::keys() const
{
    static const std::vector<LayerKey> none;
    if (!session() || session()->target().isBase())
        return none;
    return at(session()->document().layers(), session()->target().layer()).keys;
}

// Returns jumps, markers, keys of the active layer, and the frames in which the second clip is farthest away, by rising
// frame; only jumps and the latter have a joint.
std::vector<JointJump> TimelineMarks::marks() const
{
    std::vector<JointJump> marks = m_jumps;
    for (const Marker &marker : session()->document().markers())
        marks.push_back({.frame = marker.frame});
    for (const LayerKey &key : keys())
        marks.push_back({.frame = key.frame});
    const SecondClip &second = session()->secondClip();
    for (const int frame : second.worst()) {
        const int joint = at(second.comparison().frames, frame).worstJoint;
        marks.push_back({.frame = frame, .joint = joint});
    }
    std::ranges::stable_sort(marks, {}, &JointJump::frame);
    return marks;
}

void TimelineMarks::goTo(int direction)
{
    const std::vector<JointJump> marks = session() ? this->marks() : std::vector<JointJump>();
    if (marks.empty())
        return;
    const int frame = session()->playhead().frame();
    // The search wraps around at both ends.
    const JointJump *found = direction > 0 ? &marks.front() : &marks.back();
    if (direction > 0) {
        const auto next = std::ranges::upper_bound(marks, frame, {}, &JointJump::frame);
        found = next != marks.end() ? &*next : found;
    } else {
        const auto next = std::ranges::lower_bound(marks, frame, {}, &JointJump::frame);
        found = next != marks.begin() ? &*std::prev(next) : found;
    }
    session()->playhead().setFrame(found->frame);
    if (session()->document().skeleton().contains(NodeId::joint(found->joint)))
        session()->selectOnly(NodeId::joint(found->joint));
}

void TimelineMarks::updateActions()
{
    m_actions.setEnabled(
        !m_jumps.empty() ||
        (session() && (!session()->document().markers().empty() || !session()->secondClip().worst().empty())) ||
        !keys().empty());
}

} // namespace limber
