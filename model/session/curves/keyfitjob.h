#pragma once

#include "base/progress.h"
#include "curves/fiterror.h"
#include "curves/keytrack.h"
#include "motion/clip.h"

#include <vector>

namespace limber {

// The fit of keys to the rotations of one joint, for a worker: it has copies of the values, and the result.
class KeyFitJob
{
public:
    KeyFitJob(int joint, const CurveValues &values);
    // For keys that exist already: only how far they are from the values is measured.
    KeyFitJob(int joint, const CurveValues &values, KeyTrack track);

    // Finds keys that are at most this far from the values, in degrees, and measures them. There are none if the
    // progress stops it.
    void fit(const Clip &clip, const PositionRules &rules, double tolerance, const Progress &progress);
    void measure(const Clip &clip, const PositionRules &rules, const Progress &progress);

    [[nodiscard]] int joint() const { return m_joint; }
    [[nodiscard]] CurveValues values() const { return {m_columns.begin(), m_columns.end()}; }
    [[nodiscard]] const KeyTrack &track() const { return m_track; }
    [[nodiscard]] const FitError &error() const { return m_error; }

private:
    int m_joint = NoJoint;
    std::vector<std::vector<double>> m_columns; // one for each rotation
    KeyTrack m_track;
    FitError m_error;
};

} // namespace limber
