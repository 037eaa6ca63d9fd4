#include "session/curves/keyfitjob.h"

#include "curves/keyfit.h"

#include <optional>
#include <utility>

namespace limber {

namespace {

constexpr double fitFraction = 0.9; // of the work; the rest is measuring

} // namespace

KeyFitJob::KeyFitJob(int joint, const CurveValues &values) : KeyFitJob(joint, values, {})
{
}

KeyFitJob::KeyFitJob(int joint, const CurveValues &values, KeyTrack track) : m_joint(joint), m_track(std::move(track))
{
    for (const std::span<const double> curve : values)
        m_columns.emplace_back(curve.begin(), curve.end());
}

void KeyFitJob::fit(const Clip &clip, const PositionRules &rules, double tolerance, const Progress &progress)
{
    const std::optional<KeyedCurves> keyed = fitKeys(values(), tolerance, progress.part(0.0, fitFraction));
    if (!keyed)
        return;
    m_track = KeyTrack(values(), *keyed);
    measure(clip, rules, progress.part(fitFraction, 1.0));
}

void KeyFitJob::measure(const Clip &clip, const PositionRules &rules, const Progress &progress)
{
    m_error = fitError(clip, rules, m_joint, values(), m_track, progress).value_or(FitError());
}

} // namespace limber
