#pragma once

#include "base/progress.h"
#include "filling/gapwindow.h"
#include "filling/learningtake.h"
#include "filling/similarposes.h"
#include "filling/standardfeatures.h"

#include <optional>
#include <span>
#include <vector>

namespace limber {

// What the joints of a gap do while the rest of the body does something, learned from all frames of some clips in which
// they are not lost; from about ten thousand of them if the clips are longer. It can leave out further frames without
// learning anew.
class LearnedBody
{
public:
    // Learns from some clips, which must outlive it: the one with the gap comes first. Returns false if the progress
    // stopped it.
    bool learn(std::span<const LearningTake *const> takes, const Progress &progress);

    [[nodiscard]] bool hasLearned() const { return m_similar.has_value(); }
    // The sums of all frames that it learned from, without some of a take.
    [[nodiscard]] RidgeSums sumsWithout(const LearningTake &take, const FrameInterval &hidden) const;
    // Returns the features of the frames of a window.
    [[nodiscard]] SampleRows featuresOf(const LearningTake &take, const GapWindow &window) const;
    // Returns what the joints do by the frames most like those with these features, without the hidden ones of a take.
    [[nodiscard]] SampleRows similarTo(const SampleRows &features, const LearningTake &take,
                                       const FrameInterval &hidden) const;

private:
    // A take, and which of its frames were learned: every so many, from this row on.
    struct Part
    {
        const LearningTake *take = nullptr;
        int step = 1;
        std::vector<int> frames;
        Eigen::Index firstRow = 0;
    };
    // Rows of the samples.
    struct Rows
    {
        Eigen::Index first = 0;
        Eigen::Index count = 0;
    };

    void choose(std::span<const LearningTake *const> takes);
    [[nodiscard]] bool readPart(const Part &part, const Progress &progress);
    void readSamples(const Part &part, const FrameInterval &frames);
    [[nodiscard]] Rows rowsOf(const LearningTake &take, const FrameInterval &frames) const;

    std::vector<Part> m_parts;
    SampleRows m_features; // of the samples
    SampleRows m_targets;
    std::optional<StandardFeatures> m_standard; // these three are empty until it has learned
    std::optional<RidgeSums> m_sums;
    std::optional<SimilarPoses> m_similar;
};

} // namespace limber
