#include "curves/keyfit.h"
#include "session/curves/curvekeys.h"
#include "session/curves/curveset.h"
#include "session/session.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace limber {

namespace {

constexpr std::size_t mostForNoise = 20'000; // frames; their noise stands for that of the whole clip
constexpr double fitIsOver = 2.0; // fitting() reports this when the fit is over
constexpr double fitFraction = 0.9; // of the work; the rest is measuring

using Columns = std::vector<std::vector<double>>;

Columns copyOf(const CurveValues &values)
{
    Columns columns;
    for (const std::span<const double> curve : values)
        columns.emplace_back(curve.begin(), curve.end());
    return columns;
}

} // namespace

// A joint to fit, with copies of the data that the fit needs, and the result.
struct CurveKeys::FitJob
{
    int joint = NoJoint;
    Columns columns;
    KeyTrack track;
    FitError error;

    [[nodiscard]] CurveValues values() const { return {columns.begin(), columns.end()}; }
    void fit(const Clip &clip, const PositionRules &rules, double tolerance, const Progress &progress)
    {
        const std::optional<KeyedCurves> keyed = fitKeys(values(), tolerance, progress.part(0.0, fitFraction));
        if (!keyed)
            return;
        track = KeyTrack(values(), *keyed);
        measure(clip, rules, progress.part(fitFraction, 1.0));
    }
    void measure(const Clip &clip, const PositionRules &rules, const Progress &progress)
    {
        error = fitError(clip, rules, joint, values(), track, progress).value_or(FitError());
    }
};

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
    auto jobs = std::make_shared<std::vector<FitJob>>();
    for (const int joint : shown)
        jobs->push_back({joint, copyOf(valuesOf(joint)), {}, {}});
    emit fitting(0.0);
    m_work.start(
        [this, jobs, tolerance = m_tolerance, clip = session->layered().clip(),
         rules = session->document().positionRules()](const BackgroundWork::Reporter &reporter) {
            const Progress progress(reporter.progress([this](double done) { emit fitting(done); }));
            const auto count = static_cast<double>(jobs->size());
            double done = 0.0;
            for (FitJob &job : *jobs) {
                job.fit(clip, rules, tolerance, progress.part(done / count, (done + 1.0) / count));
                done += 1.0;
            }
            return jobs;
        },
        [this](const std::shared_ptr<std::vector<FitJob>> &done) { take(*done); },
        [this](const QString &why) {
            emit fitting(fitIsOver);
            emit noted(why);
        });
    return {};
}

void CurveKeys::take(const std::vector<FitJob> &jobs)
{
    for (const FitJob &job : jobs) {
        if (job.track.isEmpty())
            continue;
        memory().put(job.joint, KeyMemory::stateOf(job.values()), job.track);
        m_errors[job.joint] = job.error;
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
    auto jobs = std::make_shared<std::vector<FitJob>>();
    for (const int joint : joints()) {
        if (const KeyTrack *keys = track(joint); keys != nullptr && !m_errors.contains(joint))
            jobs->push_back({joint, copyOf(valuesOf(joint)), *keys, {}});
    }
    m_measuring.cancel();
    if (session == nullptr || jobs->empty())
        return;
    m_measuring.start(
        [jobs, clip = session->layered().clip(),
         rules = session->document().positionRules()](const BackgroundWork::Reporter &reporter) {
            for (FitJob &job : *jobs)
                job.measure(clip, rules, Progress(reporter.progress()));
            return jobs;
        },
        [this](const std::shared_ptr<std::vector<FitJob>> &done) {
            for (const FitJob &job : *done)
                m_errors[job.joint] = job.error;
            emit changed();
        },
        [](const QString &) {});
}

} // namespace limber
