#pragma once

#include "base/progress.h"
#include "filling/gaptracks.h"
#include "filling/gapwindow.h"
#include "filling/restofbody.h"
#include "filling/similarposes.h"
#include "filling/standardfeatures.h"

#include <optional>

namespace limber {

// What the joints of a gap do while the rest of the body does something, learned from all frames of a clip in which
// they are not lost; from about ten thousand of them if the clip is longer. It can leave out further frames without
// learning anew.
class LearnedBody
{
public:
    // The arguments must outlive it.
    LearnedBody(const GapTracks &tracks, const RestOfBody &rest) : m_tracks(tracks), m_rest(rest) {}

    // Learns from a clip of this many frames. Returns false if the progress stopped it.
    bool learn(const Gap &gap, int frameCount, const Progress &progress);

    // The sums of all frames that it learned from, without some.
    [[nodiscard]] RidgeSums sumsWithout(const FrameInterval &hidden) const;
    // Returns the features of the frames of a window.
    [[nodiscard]] SampleRows featuresOf(const GapWindow &window) const;
    // Returns what the joints do by the frames most like those with these features, without the hidden ones.
    [[nodiscard]] SampleRows similarTo(const SampleRows &features, const FrameInterval &hidden) const;

private:
    void readSamples(const Gap &gap, const FrameInterval &frames, int step);

    const GapTracks &m_tracks;
    const RestOfBody &m_rest;
    std::vector<int> m_samples; // frames
    SampleRows m_features; // of the samples
    SampleRows m_targets;
    std::optional<StandardFeatures> m_standard; // these three are empty until it has learned
    std::optional<RidgeSums> m_sums;
    std::optional<SimilarPoses> m_similar;
};

} // namespace limber
