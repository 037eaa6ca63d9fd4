#pragma once

#include "motion/frameinterval.h"

#include <QPointF>
#include <QRectF>

#include <vector>

namespace limber {

// The pairs of frames that can be chosen: in one clip, the last frame is at least two after the first; in two clips,
// any pair.
struct SeamRange
{
    int firsts = 0; // the number of frames that can be the first
    int lasts = 0; // the number of frames that can be the last
    bool isCycle = true; // the pairs are of one clip

    // Returns the pairs of a clip with this many frames.
    [[nodiscard]] static SeamRange ofCycle(int frameCount) { return {frameCount, frameCount, true}; }
    // Returns whether there is any pair.
    [[nodiscard]] bool hasPairs() const { return isCycle ? lasts >= 3 : firsts > 0 && lasts > 0; }
    // Returns whether the frames exist; the cycle may still be too short to be chosen.
    [[nodiscard]] bool contains(const FrameInterval &seam) const { return seam.first < firsts && seam.last < lasts; }
    // Returns the nearest possible pair; there must be one.
    [[nodiscard]] FrameInterval fitting(FrameInterval seam) const;
    // Returns a pair with its first or last frame moved; it stops before the cycle becomes too short.
    [[nodiscard]] FrameInterval moved(FrameInterval seam, int first, int last) const;
};

// The positions of pairs of frames in the picture of their distances: the first frame goes from left to right, the last
// one upwards. For a cycle only the half above the diagonal has a meaning; the other half has space for the legend.
class SeamLayout
{
public:
    SeamLayout() = default;
    SeamLayout(const QRectF &plot, const SeamRange &range) : m_plot(plot), m_range(range) {}

    [[nodiscard]] const QRectF &plot() const { return m_plot; }
    // Returns the area for the legend of a cycle: the largest square below the diagonal.
    [[nodiscard]] QRectF legend() const;

    // Return the middle of a first frame's column and of a last frame's row.
    [[nodiscard]] double xOf(double frame) const;
    [[nodiscard]] double yOf(double frame) const;
    [[nodiscard]] QPointF pointOf(const FrameInterval &seam) const;
    // Returns the nearest pair; there must be one.
    [[nodiscard]] FrameInterval seamAt(const QPointF &point) const;
    // Returns whether a point is in the plot, and above the diagonal of a cycle.
    [[nodiscard]] bool contains(const QPointF &point) const;
    // Return round frames for the labels of the columns and rows, at least `apart` pixels from each other.
    [[nodiscard]] std::vector<int> labelledFirsts(double apart) const;
    [[nodiscard]] std::vector<int> labelledLasts(double apart) const;

private:
    QRectF m_plot;
    SeamRange m_range;
};

} // namespace limber
