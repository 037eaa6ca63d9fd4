#pragma once

#include "contacts/contacts.h"

#include <QPointF>
#include <QRectF>

#include <vector>

namespace limber {

// Where pairs of frames are in the picture of their distances: the first frame from left to right, the last one
// upwards. Only the half above the diagonal means anything; the other one has space for the legend.
class SeamLayout
{
public:
    SeamLayout() = default;
    SeamLayout(const QRectF &plot, int frameCount) : m_plot(plot), m_frameCount(frameCount) {}

    [[nodiscard]] const QRectF &plot() const { return m_plot; }
    // Where the legend may stand: the largest square below the diagonal.
    [[nodiscard]] QRectF legend() const;

    // The middle of a frame's column, and of its row.
    [[nodiscard]] double xOf(double frame) const;
    [[nodiscard]] double yOf(double frame) const;
    [[nodiscard]] QPointF pointOf(const FrameInterval &seam) const;
    // The nearest pair that can be a cycle; there must be at least three frames.
    [[nodiscard]] FrameInterval seamAt(const QPointF &point) const;
    // Whether a point is in the plot above the diagonal.
    [[nodiscard]] bool contains(const QPointF &point) const;
    // Round frames for the labels of an axis, at least `apart` pixels from one to the next.
    [[nodiscard]] std::vector<int> labelledFrames(double apart) const;

    // The pair nearest to this one in which the last frame is at least two after the first, inside the clip.
    [[nodiscard]] static FrameInterval fitting(FrameInterval seam, int frameCount);

private:
    QRectF m_plot;
    int m_frameCount = 0;
};

} // namespace limber
