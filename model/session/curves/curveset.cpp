#include "session/curves/curveset.h"

#include "base/at.h"
#include "session/curves/weightcurves.h"
#include "session/session.h"

#include <QElapsedTimer>

#include <algorithm>

namespace limber {

namespace {

constexpr int framesAtATime = 2048;
constexpr qint64 portionMilliseconds = 12;

const ChannelCurve *curveIn(const std::vector<JointCurves> &joints, int column)
{
    for (const JointCurves &joint : joints) {
        for (const ChannelCurve &curve : joint.curves()) {
            if (curve.column == column)
                return &curve;
        }
    }
    return nullptr;
}

} // namespace

CurveSet::CurveSet(QObject *parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &CurveSet::work);
}

void CurveSet::showSession()
{
    m_hidden.clear();
    m_locked.clear();
    m_chosen.clear();
    const bool showedJoints = !m_joints.empty();
    m_joints.clear(); // curves of another document are no earlier state of these
    m_before.clear();
    m_base.clear();
    m_showsAll = false;
    m_weightWatch.reset(); // of another document
    restart();
    if (showedJoints && m_joints.empty())
        emit jointsChanged(); // for restart() there were none before either
}

void CurveSet::attach(Session &session, QObject &context)
{
    const auto again = [this] { restart(); };
    const Document &document = session.document();
    connect(&session.layered(), &LayeredClip::changed, &context, again);
    connect(&session.target(), &ChangeTarget::changed, &context, again);
    connect(&document, &Document::valuesChanged, &context, again);
    connect(&document, &Document::frameTimeChanged, &context, again);
    connect(&document, &Document::loaded, &context, again);
    for (const auto signal : {&Document::framesInserted, &Document::framesRemoved})
        connect(&document, signal, &context, again);
    connect(&document, &Document::aboutToBeReset, &context, [this] {
        m_timer.stop();
        m_joints.clear();
        m_before.clear();
        m_base.clear();
        m_coming.clear();
        m_comingBase.clear();
    });
    connect(&document, &Document::wasReset, &context, [this] {
        m_hidden.clear();
        m_locked.clear();
        m_chosen.clear();
        restart();
    });
    connect(&session.clipWeight(), &ClipWeight::changed, &context, [this] {
        if (m_weightWatch)
            takeWeight();
    });
    m_lastStep = document.undoStack().index();
    connect(&document.undoStack(), &QUndoStack::indexChanged, &context, [this](int index) { noteStep(index); });
    connect(&session.jointStates(), &JointStates::changed, &context, [this] { emit choiceChanged(); });
    connect(&session, &Session::selectionChanged, &context, [this] {
        m_chosen.clear();
        m_showsAll = false;
        restart();
    });
}

void CurveSet::setKind(CurveKind kind)
{
    if (kind == m_kind)
        return;
    m_kind = kind;
    restart();
}

void CurveSet::setWatched(bool isWatched)
{
    m_isWatched = isWatched;
    if (isWatched && m_isStale)
        restart();
}

void CurveSet::showAllChannels()
{
    m_showsAll = true;
    restart();
}

// Returns as many of the selected joints as have few enough channels together, but at least one.
std::vector<int> CurveSet::wantedJoints()
{
    m_furtherChannels = 0;
    std::vector<int> joints;
    if (session() == nullptr)
        return joints;
    const Skeleton &skeleton = session()->document().skeleton();
    std::vector<NodeId> nodes = session()->selectedNodes();
    if (nodes.empty()) {
        for (const int root : skeleton.roots())
            nodes.push_back(NodeId::joint(root));
    }
    int channels = 0;
    for (const NodeId node : nodes) {
        const int own = node.isJoint() ? skeleton.joint(node.index).columnCount() : 0;
        if (own == 0)
            continue;
        if (!m_showsAll && !joints.empty() && channels + own > channelsAtFirst) {
            m_furtherChannels += own;
            continue;
        }
        channels += own;
        joints.push_back(node.index);
    }
    return joints;
}

void CurveSet::restart()
{
    m_timer.stop();
    m_isStale = !m_isWatched;
    m_isComplete = false;
    if (m_isWatched && showsWeight(m_kind))
        return takeWeight();
    m_weightWatch.reset();
    if (!m_isWatched) {
        // The curves may belong to another clip by the time somebody watches again.
        m_joints.clear();
        m_before.clear();
        m_base.clear();
        m_coming.clear();
        m_comingBase.clear();
        return emit jointsChanged();
    }
    const std::vector<int> joints = wantedJoints();
    m_coming.clear();
    m_next = 0;
    for (const int joint : joints)
        m_coming.emplace_back(session()->document().skeleton(), joint, m_kind);
    const bool showsBase = session() != nullptr && !session()->target().isBase() && m_kind != CurveKind::Speed;
    m_comingBase = showsBase ? m_coming : std::vector<JointCurves>();
    const auto isShown = [this](const JointCurves &curves) {
        return std::ranges::any_of(m_joints, [&](const JointCurves &other) {
            return other.joint() == curves.joint() && other.kind() == curves.kind();
        });
    };
    const bool isSame = m_coming.size() == m_joints.size() && std::ranges::all_of(m_coming, isShown);
    if (!isSame) {
        m_joints = m_coming; // without values yet
        m_before.clear();
        m_base.clear();
        emit jointsChanged();
    }
    m_isRestarting = true;
    work();
    m_isRestarting = false;
}

// A worker weighs the clip; until it is done, the curves are those before the last edit, or have no values.
void CurveSet::takeWeight()
{
    m_coming.clear();
    m_comingBase.clear();
    m_before.clear();
    m_base.clear();
    m_furtherChannels = 0;
    if (session() != nullptr && !m_weightWatch)
        m_weightWatch = session()->clipWeight().watch();
    const FigureWeight *weight = session() != nullptr ? session()->clipWeight().weight() : nullptr;
    m_isComplete = session() == nullptr || session()->clipWeight().isDone();
    std::vector<JointCurves> shown;
    if (weight != nullptr || !m_isComplete)
        shown.push_back(weightCurves(weight, m_kind));
    const bool isSame = std::ranges::equal(shown, m_joints, {}, &JointCurves::kind, &JointCurves::kind);
    m_joints = std::move(shown);
    if (!isSame)
        emit jointsChanged();
    if (m_isComplete)
        emit valuesChanged();
}

void CurveSet::work()
{
    QElapsedTimer time;
    time.start();
    while (session() != nullptr && m_next < m_coming.size() + m_comingBase.size()) {
        if (time.elapsed() >= portionMilliseconds)
            return m_timer.start(0);
        const bool isBase = m_next >= m_coming.size();
        JointCurves &next = isBase ? m_comingBase[m_next - m_coming.size()] : m_coming[m_next];
        if (!next.takeIn(isBase ? session()->document().clip() : session()->layered().clip(), framesAtATime))
            ++m_next;
    }
    noteBefore();
    m_joints = std::move(m_coming);
    m_coming.clear();
    m_base = std::move(m_comingBase);
    m_comingBase.clear();
    noteLayered();
    m_isComplete = true;
    emit valuesChanged();
}

// Finds the curves that layers change.
void CurveSet::noteLayered()
{
    m_layered.clear();
    for (const JointCurves &joint : m_base) {
        for (const ChannelCurve &curve : joint.curves()) {
            const ChannelCurve *shown = curveIn(m_joints, curve.column);
            if (shown != nullptr && shown->values != curve.values)
                m_layered.insert(curve.column);
        }
    }
}

void CurveSet::noteBefore()
{
    const auto isSame = [](const JointCurves &one, const JointCurves &other) {
        return std::ranges::equal(one.curves(), other.curves(), {}, &ChannelCurve::values, &ChannelCurve::values);
    };
    const bool isComparable =
        !m_joints.empty() && std::ranges::equal(m_joints, m_coming, {}, &JointCurves::joint, &JointCurves::joint);
    const bool isFilled =
        isComparable && !m_joints.front().curves().empty() && !m_joints.front().curves().front().values.empty();
    // While a step is being made, only noteStep() can tell whether it is an undo.
    if (!isFilled || (m_wasUndone && !m_isRestarting))
        return m_before.clear();
    if (!std::ranges::equal(m_joints, m_coming, isSame))
        m_before = std::move(m_joints);
}

// After an undo there is nothing to compare with, because the last edit is gone.
void CurveSet::noteStep(int index)
{
    m_wasUndone = index < m_lastStep;
    m_lastStep = index;
    if (!m_wasUndone || m_before.empty())
        return;
    m_before.clear();
    emit choiceChanged();
}

void CurveSet::setSeen(int column, bool isSeen)
{
    if (isSeen)
        m_hidden.erase(column);
    else
        m_hidden.insert(column);
    emit choiceChanged();
}

void CurveSet::seeOnly(int column)
{
    std::set<int> others;
    for (const JointCurves &joint : m_joints) {
        for (const ChannelCurve &curve : joint.curves()) {
            if (curve.column != column)
                others.insert(curve.column);
        }
    }
    const bool isOnly = isSeen(column) && std::ranges::includes(m_hidden, others);
    if (isOnly)
        m_hidden.clear();
    else
        m_hidden = std::move(others);
    emit choiceChanged();
}

void CurveSet::choose(std::set<int> columns)
{
    if (columns == m_chosen)
        return;
    m_chosen = std::move(columns);
    emit choiceChanged();
}

bool CurveSet::isLocked(int column) const
{
    if (m_locked.contains(column))
        return true;
    const std::optional<Found> found = session() != nullptr ? find(column) : std::nullopt;
    return found && session()->jointStates().isLocked(NodeId::joint(found->joint->joint()));
}

void CurveSet::setLocked(int column, bool isLocked)
{
    if (isLocked)
        m_locked.insert(column);
    else
        m_locked.erase(column);
    emit choiceChanged();
}

const ChannelCurve *CurveSet::before(int column) const
{
    return curveIn(m_before, column);
}

const ChannelCurve *CurveSet::base(int column) const
{
    return m_layered.contains(column) ? curveIn(m_base, column) : nullptr;
}

bool CurveSet::isEditable(int column) const
{
    return column >= 0 && isSeen(column) && !isLocked(column) && (m_chosen.empty() || m_chosen.contains(column));
}

std::optional<CurveSet::Found> CurveSet::find(int column) const
{
    for (const JointCurves &joint : m_joints) {
        for (const ChannelCurve &curve : joint.curves()) {
            if (curve.column == column)
                return Found{&joint, &curve};
        }
    }
    return std::nullopt;
}

void CurveSet::forEachSeen(const std::function<void(const JointCurves &, const ChannelCurve &)> &look) const
{
    for (const JointCurves &joint : m_joints) {
        for (const ChannelCurve &curve : joint.curves()) {
            if (isSeen(curve.column))
                look(joint, curve);
        }
    }
}

Extent CurveSet::extent(int first, int last) const
{
    Extent extent;
    forEachSeen([&](const JointCurves &, const ChannelCurve &curve) {
        extent.add(curve.extents.of(curve.values, first, last));
    });
    return extent;
}

} // namespace limber
