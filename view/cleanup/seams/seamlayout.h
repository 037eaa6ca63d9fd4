#pragma once

#include "contacts/contacts.h"

#include <QPointF>
#include <QRectF>

#include <vector>

namespace limber {

// The pairs of frames that can be chosen: of one clip, where the last is at least two after the first, or any of two
// clips.
struct SeamRange
{
    int firsts = 0; // how many frames can be the first
    int lasts = 0; // how many can be the last
    bool isCycle = true; // of one clip

    // Of a clip with so many frames.
    [[nodiscard]] static SeamRange ofCycle(int frameCount) { return {frameCount, frameCount, true}; }
    // Whether there is any pair.
    [[nodiscard]] bool hasPairs() const { return isCycle ? lasts >= 3 : firsts > 0 && lasts > 0; }
    // Whether a pair is one of these, or a cycle that is too short to be chosen.
    [[nodiscard]] bool contains(const FrameInterval &seam) const { return seam.first < firsts && seam.last < lasts; }
    // The nearest pair that there is; there must be one.
    [[nodiscard]] FrameInterval fitting(FrameInterval seam) const;
    // A pair with its first frame, or its last one, moved; it stops where the cycle would become too short.
    [[nodiscard]] FrameInterval moved(FrameInterval seam, int first, int last) const;
};

// Where pairs of frames are in the picture of their distances: the first frame from left to right, the last one
// upwards. Of a cycle only the half above the diagonal means anything; the other one has space for the legend.
class SeamLayout
{
public:
    SeamLayout() = default;
    SeamLayout(const QRectF &plot, const SeamRange &range) : m_plot(plot), m_range(range) {}

    [[nodiscard]] const QRectF &plot() const { return m_plot; }
    // Where the legend of a cycle may stand: the largest square below the diagonal.
    [[nodiscard]] QRectF legend() const;

    // The middle of a first frame's column, and of a last one's row.
    [[nodiscard]] double xOf(double frame) const;
    [[nodiscard]] double yOf(double frame) const;
    [[nodiscard]] QPointF pointOf(const FrameInterval &seam) const;
    // The nearest pair; there must be one.
    [[nodiscard]] FrameInterval seamAt(const QPointF &point) const;
    // Whether a point is in the plot, and above the diagonal of a cycle.
    [[nodiscard]] bool contains(const QPointF &point) const;
    // Round frames for the labels of the columns, and of the rows, at least `apart` pixels from one to the next.
    [[nodiscard]] std::vector<int> labelledFirsts(double apart) const;
    [[nodiscard]] std::vector<int> labelledLasts(double apart) const;

private:
    QRectF m_plot;
    SeamRange m_range;
};

} // namespace limber
