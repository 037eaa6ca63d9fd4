#pragma once

#include "geometry/ridge.h"
#include "motion/frameinterval.h"

#include <vector>

namespace limber {

// Frames to fill and those beside them that say how a filling must begin and end.
struct GapWindow
{
    FrameInterval frames; // to fill
    int before = 0; // number of frames before them that are known, at least 1
    int after = 0; // after them
    int step = 1; // only every so many of the frames to fill are looked at

    static constexpr int framesForSpeed = 3; // how many known frames tell a speed

    // Returns how many rows the frames have: those before, those to fill, those after.
    [[nodiscard]] Eigen::Index rowCount() const { return before + insideCount() + after; }
    // Returns how many of the frames to fill are looked at.
    [[nodiscard]] int insideCount() const { return (frames.frameCount() + step - 1) / step; }
    // Returns the frame of one of those to fill.
    [[nodiscard]] int insideFrame(int index) const { return frames.first + index * step; }
    // Returns the frame of a row.
    [[nodiscard]] int frameOf(Eigen::Index row) const;
    // Returns the rows of these frames out of those of a whole clip.
    [[nodiscard]] SampleRows rowsOf(const SampleRows &clip) const;
};

// Returns rows for the frames to fill that lead from the known frames before them to those after them: the straight
// way, or a cubic curve with the speed of both ends (over two frames). In a long gap the speeds have an effect for half
// a second only: nobody goes on in the same direction for longer.
[[nodiscard]] SampleRows straightWay(const SampleRows &known, const GapWindow &window);
[[nodiscard]] SampleRows curvedWay(const SampleRows &known, const GapWindow &window, double frameTimeSeconds);

// Takes the trembling out of what was predicted frame by frame: a Gaussian mean over a few hundredths of a second.
[[nodiscard]] SampleRows smoothed(const SampleRows &predicted, const GapWindow &window, double frameTimeSeconds);

// Bends what was predicted so that it meets place and speed of the known frames at both ends: the error there fades
// out within half a second by a polynomial of degree 5. Both have the rows of the window. Returns those of the frames
// to fill.
[[nodiscard]] SampleRows bentToEnds(const SampleRows &predicted, const SampleRows &known, const GapWindow &window,
                                    double frameTimeSeconds);

} // namespace limber
