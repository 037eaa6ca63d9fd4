#include "session/curves/curvekeys.h"

#include "curves/keyfit.h"
#include "session/curves/curveset.h"
#include "session/curves/keyfitjob.h"
#include "session/session.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace limber {

namespace {

constexpr std::size_t mostForNoise = 20'000; // frames; their noise stands for that of the whole clip
constexpr double fitIsOver = 2.0; // fitting() reports this when the fit is over

} // namespace

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
        tellEditsFromUndo(session->document());
        connect(&session->document(), &Document::manyValuesAboutToChange, this, [this, session] {
            if (m_curves.session() != session)
                return;
            cancelFit();
            m_measuring.cancel(); // starts again once the curves are up to date
        });
    }
    return found->second;
}

// Undo and redo change curves before the stack has its new index, so that it cannot tell.
void CurveKeys::tellEditsFromUndo(const Document &document)
{
    connect(&document, &Document::aboutToPerform, this, [this] { m_isEditing = m_isEdited = true; });
    for (const auto signal : {&Document::performed, &Document::performFailed})
        connect(&document, signal, this, [this] { m_isEditing = false; });
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, [this] {
        if (!m_isEditing)
            m_isEdited = false;
    });
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
    if (std::exchange(m_isEdited, false) && !lost.isEmpty())
        emit noted(
            tr("Another edit changed the curves of %1, so their keys no longer apply. Fit Keys creates new ones.")
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

// Suggests a tolerance from the noise in the curves, unless the user has set one for these joints.
void CurveKeys::suggestTolerance()
{
    const std::vector<int> shown = joints();
    double tolerance = 0.0;
    if (const auto set = m_tolerances.find(shown); set != m_tolerances.end()) {
        tolerance = set->second;
    } else {
        for (const int joint : shown) {
            CurveValues values = valuesOf(joint);
            for (std::span<const double> &curve : values)
                curve = curve.subspan((curve.size() - std::min(curve.size(), mostForNoise)) / 2,
                                      std::min(curve.size(), mostForNoise));
            if (!values.empty() && !values.front().empty())
                tolerance = std::max(tolerance, usualTolerance(values));
        }
        tolerance = std::ceil(tolerance * 100.0 - 1e-9) / 100.0; // as people would type it
    }
    if (tolerance <= 0.0 || tolerance == m_tolerance)
        return;
    m_tolerance = tolerance;
    emit toleranceChanged();
}

QString CurveKeys::fit()
{
    const Session *session = m_curves.session();
    const std::vector<int> shown = joints();
    if (session == nullptr || shown.empty())
        return tr("Select a joint with rotations to find keys for it.");
    if (m_curves.kind() != CurveKind::Continuous || !m_curves.isComplete())
        return tr("The curves are still being computed.");
    if (session->document().motion().isEmpty())
        return tr("There are no frames.");
    auto jobs = std::make_shared<std::vector<KeyFitJob>>();
    for (const int joint : shown)
        jobs->emplace_back(joint, valuesOf(joint));
    emit fitting(0.0);
    m_work.start(
        [this, jobs, tolerance = m_tolerance, clip = session->layered().clip(),
         rules = session->document().positionRules()](const BackgroundWork::Reporter &reporter) {
            const Progress progress(reporter.progress([this](double done) { emit fitting(done); }));
            const auto count = static_cast<double>(jobs->size());
            double done = 0.0;
            for (KeyFitJob &job : *jobs) {
                job.fit(clip, rules, tolerance, progress.part(done / count, (done + 1.0) / count));
                done += 1.0;
            }
            return jobs;
        },
        [this](const std::shared_ptr<std::vector<KeyFitJob>> &done) { take(*done); },
        [this](const QString &why) {
            emit fitting(fitIsOver);
            emit noted(why);
        });
    return {};
}

void CurveKeys::take(const std::vector<KeyFitJob> &jobs)
{
    for (const KeyFitJob &job : jobs) {
        if (job.track().isEmpty())
            continue;
        memory().put(job.joint(), KeyMemory::stateOf(job.values()), job.track());
        m_errors[job.joint()] = job.error();
    }
    emit fitting(fitIsOver);
    emit changed();
}

void CurveKeys::cancelFit()
{
    if (!m_work.isRunning())
        return;
    m_work.cancel();
    emit fitting(fitIsOver);
}

// Measures how far the keys are from the present values.
void CurveKeys::measure()
{
    const Session *session = m_curves.session();
    auto jobs = std::make_shared<std::vector<KeyFitJob>>();
    for (const int joint : joints()) {
        if (const KeyTrack *keys = track(joint); keys != nullptr && !m_errors.contains(joint))
            jobs->emplace_back(joint, valuesOf(joint), *keys);
    }
    m_measuring.cancel();
    if (session == nullptr || jobs->empty())
        return;
    m_measuring.start(
        [jobs, clip = session->layered().clip(),
         rules = session->document().positionRules()](const BackgroundWork::Reporter &reporter) {
            for (KeyFitJob &job : *jobs)
                job.measure(clip, rules, Progress(reporter.progress()));
            return jobs;
        },
        [this](const std::shared_ptr<std::vector<KeyFitJob>> &done) {
            for (const KeyFitJob &job : *done)
                m_errors[job.joint()] = job.error();
            emit changed();
        },
        [](const QString &) {});
}

} // namespace limber
