#pragma once

#include "base/progress.h"
#include "filling/gap.h"
#include "filling/localplace.h"
#include "filling/othertake.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "pose/upaxis.h"

#include <optional>
#include <string_view>
#include <vector>

namespace limber {

class Vocabulary;

// How a gap is filled.
enum class FillMethod {
    Body, // predicted from the rest of the body
    Poses, // from the most similar poses of the rest of the body
    Curve, // on a curve from end to end
    Straight, // on the straight way from end to end
};

// Returns the word of a method in calls and reports.
[[nodiscard]] std::string_view wordOf(FillMethod method);

// A clip with a gap, and how to fill it.
struct FillInput
{
    const Clip &clip;
    PositionRules rules;
    UpAxis up;
    const Vocabulary &vocabulary;
    Gap gap;
    std::optional<FillMethod> method{}; // nothing: the best in the trials
    int mostTrials = 40;
    std::vector<OtherTake> others{}; // to learn from as well
};

// How far off a filling is to be expected.
struct ExpectedError
{
    double mean = 0.0;
    double most = 0.0; // in nine of ten places
};

// What a gap is filled with.
struct GapFill
{
    FillMethod method = FillMethod::Curve;
    // By the trials: how far off the ends of the chains are to be expected, in centimetres of a body of 170; nothing if
    // the clip is too short for trials.
    std::optional<ExpectedError> ncm{};
    // How far off the angles of the joints are to be expected, in degrees.
    std::optional<ExpectedError> degrees{};
    bool endMoves = true; // if not, only the angles say how good the filling is
    int places = 0; // number of trials
    bool triesOthers = false; // whether they are in the other takes
    int endJoint = NoJoint; // the joint whose place that is about
    std::vector<std::vector<LocalPlace>> joints{}; // those of the gap, each with its places in the frames of the gap
};

// The ways to fill a gap.
struct GapFills
{
    std::vector<GapFill> methods; // one for each method that works, in the order of FillMethod
    std::size_t best = 0; // the index of the best in the trials
    // The frame of the gap that shows best how they differ.
    int tellingFrame = 0;

    // Returns the filling by a method, or null if the method does not work.
    [[nodiscard]] const GapFill *by(FillMethod method) const;
};

// Finds what to fill a gap with. The values in the gap are not used at all. Each candidate is tried at places of the
// clip where nothing is lost: the same joints are hidden for as long, and the one that comes nearest to the truth on
// average is taken: by the ends of the chains or, where the joints carry nothing, by their angles. The expectation is
// that average, and 1.2 times the 90th percentile, since the best of several looks better than it is. Returns nothing
// if the progress stopped it.
//
// The movements of the joints are predicted from RestOfBody by ridge regression, or taken from SimilarPoses (for
// methods of this kind see Gløersen and Federolf 2016); both are learned from all frames without the gap, of long clips
// from some ten thousand of them. No knee and no elbow is bent further backward than in the rest of the clip (see
// GapHinges). A clip of less than three times the gap gets a curve without an expectation, and so
// does one in which nothing else of the body is known.
//
// From other takes it learns as well, and the trials say whether that is better than the clip alone. For a clip that is
// too short, the trials are in the other takes.
[[nodiscard]] std::optional<GapFills> fillsOf(const FillInput &input, const Progress &progress);
// Returns the best of them.
[[nodiscard]] std::optional<GapFill> fillOf(const FillInput &input, const Progress &progress);

} // namespace limber
