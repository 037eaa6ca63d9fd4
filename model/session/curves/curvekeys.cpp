#include "session/curves/curvekeys.h"

#include "curves/keyfit.h"
#include "session/curves/curveset.h"
#include "session/session.h"

#include <algorithm>

namespace limber {

CurveKeys::CurveKeys(CurveSet &curves, QObject *parent) : QObject(parent), m_curves(curves)
{
    connect(&curves, &CurveSet::jointsChanged, this, [this] {
        cancelFit();
        emit changed();
    });
    connect(&curves, &CurveSet::valuesChanged, this, [this] {
        follow();
        suggestTolerance();
    });
}

CurveKeys::~CurveKeys() = default;

const KeyMemory *CurveKeys::knownMemory() const
{
    const auto found = m_memories.find(m_curves.session());
    return found != m_memories.end() ? &found->second : nullptr;
}

KeyMemory &CurveKeys::memory()
{
    const Session *session = m_curves.session();
    const auto [found, isNew] = m_memories.try_emplace(session);
    if (isNew && session != nullptr) {
        connect(session, &QObject::destroyed, this, [this, session] { m_memories.erase(session); });
        connect(&session->document(), &Document::wasReset, this, [this, session] { m_memories[session].clear(); });
        connect(&session->document(), &Document::manyValuesAboutToChange, this, [this, session] {
            if (m_curves.session() != session)
                return;
            cancelFit();
            m_measuring.cancel(); // starts again once the curves are up to date
        });
    }
    return found->second;
}

const KeyTrack *CurveKeys::track(int joint) const
{
    const KeyMemory *known = m_curves.kind() == CurveKind::Continuous ? knownMemory() : nullptr;
    return known != nullptr ? known->track(joint) : nullptr;
}

std::optional<CurveKeys::Found> CurveKeys::find(int column) const
{
    const std::optional<CurveSet::Found> found = m_curves.find(column);
    if (!found || found->curve->rotation < 0)
        return std::nullopt;
    const KeyTrack *keys = track(found->joint->joint());
    if (keys == nullptr || keys->isEmpty())
        return std::nullopt;
    return Found{found->joint->joint(), found->curve->rotation, keys};
}

bool CurveKeys::isAny() const
{
    return std::ranges::any_of(joints(), [this](int joint) { return track(joint) != nullptr; });
}

CurveValues CurveKeys::valuesOf(int joint) const
{
    CurveValues values;
    if (m_curves.kind() != CurveKind::Continuous)
        return values;
    for (const JointCurves &curves : m_curves.joints()) {
        for (const ChannelCurve &curve : curves.curves()) {
            if (curves.joint() == joint && curve.rotation >= 0)
                values.emplace_back(curve.values);
        }
    }
    return values;
}

std::vector<int> CurveKeys::columnsOf(int joint) const
{
    std::vector<int> columns;
    for (const JointCurves &curves : m_curves.joints()) {
        for (const ChannelCurve &curve : curves.curves()) {
            if (curves.joint() == joint && curve.rotation >= 0)
                columns.push_back(curve.column);
        }
    }
    return columns;
}

std::vector<int> CurveKeys::joints() const
{
    std::vector<int> joints;
    for (const JointCurves &curves : m_curves.joints()) {
        if (std::ranges::any_of(curves.curves(), [](const ChannelCurve &curve) { return curve.rotation >= 0; }))
            joints.push_back(curves.joint());
    }
    return joints;
}

void CurveKeys::setTolerance(double degrees)
{
    m_tolerance = std::clamp(degrees, leastTolerance, largestTolerance);
    m_tolerances[joints()] = m_tolerance;
    emit toleranceChanged();
}

void CurveKeys::drop()
{
    cancelFit();
    for (const int joint : joints())
        memory().drop(joint);
    emit changed();
}

CurveKeys::Summary CurveKeys::summary() const
{
    Summary summary;
    summary.isMeasured = true;
    for (const int joint : joints()) {
        const KeyTrack *keys = track(joint);
        if (keys == nullptr)
            continue;
        summary.keys += static_cast<int>(keys->keys().size());
        const auto found = m_errors.find(joint);
        if (found == m_errors.end()) {
            summary.isMeasured = false;
            continue;
        }
        const FitError &error = found->second;
        if (error.degrees >= summary.error.degrees) {
            summary.error.degrees = error.degrees;
            summary.error.frame = error.frame;
        }
        if (error.displacement >= summary.error.displacement) {
            summary.error.displacement = error.displacement;
            summary.error.displacedFrame = error.displacedFrame;
        }
    }
    return summary;
}

void CurveKeys::put(int joint, KeyTrack track)
{
    memory().put(joint, KeyMemory::stateOf(valuesOf(joint)), std::move(track));
    m_errors.erase(joint);
    measure();
    emit changed();
}

const KeyTrack *CurveKeys::earlier(int joint, const std::vector<int> &frames) const
{
    const KeyMemory *known = knownMemory();
    return known != nullptr ? known->earlier(joint, frames) : nullptr;
}

void CurveKeys::expect(std::map<int, KeyTrack> tracks)
{
    m_expected = std::move(tracks);
    m_expectedIndex = m_expected.empty() ? -1 : m_curves.session()->document().undoStack().index() + 1;
}

// Called when the curves match the document again.
void CurveKeys::follow()
{
    if (m_curves.kind() != CurveKind::Continuous || m_curves.session() == nullptr)
        return emit changed();
    cancelFit();
    QStringList lost;
    for (const int joint : joints()) {
        const bool hadKeys = memory().track(joint) != nullptr;
        followJoint(joint);
        if (hadKeys && memory().track(joint) == nullptr)
            lost << m_curves.session()->document().textOfName(joint);
    }
    m_expected.clear();
    measure();
    emit changed();
    if (!lost.isEmpty())
        emit noted(tr("Something else changed the curves of %1: the keys are gone. Fit Keys finds new ones.")
                       .arg(lost.join(QStringLiteral(", "))));
}

void CurveKeys::followJoint(int joint)
{
    if (memory().isEmpty())
        return;
    const KeyMemory::State state = KeyMemory::stateOf(valuesOf(joint));
    const auto expected = m_expected.find(joint);
    const int index = m_curves.session()->document().undoStack().index();
    const bool isOver = expected != m_expected.end() && index == m_expectedIndex;
    // While the step is being made, the stack still counts the steps before it.
    const bool isComing = expected != m_expected.end() && index == m_expectedIndex - 1;
    if (isOver || (!memory().follow(joint, state) && isComing))
        memory().put(joint, state, expected->second);
    m_errors.erase(joint);
}

} // namespace limber
