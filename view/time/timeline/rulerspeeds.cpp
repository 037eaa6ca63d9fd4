#include "timeline/rulerspeeds.h"

#include "travel/travellingjoint.h"

namespace limber {

namespace {

constexpr double portionSeconds = 0.006;

} // namespace

RulerSpeeds::RulerSpeeds(QObject *parent) : QObject(parent)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(250);
    connect(&m_delay, &QTimer::timeout, this, &RulerSpeeds::recompute);
    connect(&m_work, &QTimer::timeout, this, &RulerSpeeds::work);
}

void RulerSpeeds::setSession(const Session *session)
{
    m_session = session;
    recompute();
}

void RulerSpeeds::recompute()
{
    m_delay.stop();
    m_figure.start(m_session != nullptr ? m_session->document().motion().frameCount() : 0, carriedNodes());
    recomputeSelection();
}

void RulerSpeeds::recomputeSelection()
{
    const std::vector<NodeId> tips = selectionTips();
    m_selection.start(m_session != nullptr && !tips.empty() ? m_session->document().motion().frameCount() : 0, tips);
    m_work.start(0);
    emit changed();
}

// A root that stays on the floor while the body travels is no part of the body. All joints are an empty list.
std::vector<NodeId> RulerSpeeds::carriedNodes() const
{
    std::vector<NodeId> nodes;
    if (m_session == nullptr)
        return nodes;
    const Document &document = m_session->document();
    const std::vector<FigureTravel> figures =
        figureTravel(document.clip(), document.positionRules(), document.upAxis().axis);
    for (const int joint : carriedJoints(document.skeleton(), figures))
        nodes.push_back(NodeId::joint(joint));
    if (nodes.size() == static_cast<std::size_t>(document.skeleton().jointCount()))
        nodes.clear();
    return nodes;
}

// A rotating joint moves the ends of its bones rather than itself.
std::vector<NodeId> RulerSpeeds::selectionTips() const
{
    std::vector<NodeId> tips;
    if (m_session == nullptr)
        return tips;
    const Skeleton &skeleton = m_session->document().skeleton();
    for (const NodeId node : m_session->selectedNodes()) {
        const std::vector<NodeId> children = node.isJoint() ? skeleton.childrenOf(node.index) : std::vector<NodeId>();
        if (children.empty())
            tips.push_back(node);
        tips.insert(tips.end(), children.begin(), children.end());
    }
    return tips;
}

void RulerSpeeds::work()
{
    if (m_session != nullptr) {
        const Document &document = m_session->document();
        SpeedCurve &next = m_selection.isDone() ? m_figure : m_selection;
        if (next.work(m_session->layered().clip(), document.positionRules(), portionSeconds) || !m_figure.isDone())
            return;
    }
    m_work.stop();
    emit changed();
}

} // namespace limber
