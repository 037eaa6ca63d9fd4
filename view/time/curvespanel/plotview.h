#pragma once

#include "curvespanel/valuescale.h"
#include "session/curves/keyedit.h"
#include "widgets/timescale.h"

#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

namespace limber {

class CurveGesture;
class CurveKeys;
class CurveSet;
class SampleEdit;

// What a plot of curves shows, and where: for painting and for finding what is under the mouse. The referenced objects
// must outlive it.
struct PlotView
{
    QRectF area;
    const TimeScale &time;
    const ValueScale &values;
    const CurveSet &curves;
    const CurveKeys &keys;
    const CurveGesture &gesture;
    const SampleEdit &samples;
    const KeyEdit &keyEdit;

    [[nodiscard]] QPointF pixelOf(double frame, double value) const { return {time.xOf(frame), values.yOf(value)}; }
    // Returns the visible frames of the clip, and one more on each side.
    [[nodiscard]] FrameInterval frames() const;
    // Returns whether the points of a channel are keys.
    [[nodiscard]] bool hasKeys(int column) const;
    // Returns the visible keys of the channel as indices of the shown track, and one more on each side; `last` is
    // before `first` if there are none.
    [[nodiscard]] FrameInterval keysSeen(const KeyTrack &track) const;
    // Returns whether the keys are so close together that they are drawn as ticks and the mouse does not find them.
    [[nodiscard]] bool areKeysDense(const KeyTrack &track) const;
    // Returns the selection of keys or, if there is none, of samples; null if nothing is selected.
    [[nodiscard]] const PointEdit *selection() const;
    // Returns whether a key has its handles: if many keys are selected, only the one that was clicked last has them.
    [[nodiscard]] bool showsHandles(const PointEdit::Point &key) const;
    // Returns the end of the handle on one side of a key.
    [[nodiscard]] QPointF handleOf(double frame, const KeyPoint &key, KeyEdit::Side side) const;
    // The frame around the selected points, in pixels, with a margin; nothing for fewer than two points.
    static constexpr double frameMargin = 9.0;
    [[nodiscard]] std::optional<QRectF> frameOfSelection() const;
};

// A grip of the frame around selected points: a corner or the middle of a side, -1, 0 or 1 from left to right and from
// top to bottom.
struct FrameGrip
{
    int x = 0;
    int y = 0;

    [[nodiscard]] QPointF on(const QRectF &frame) const
    {
        return {frame.center().x() + 0.5 * x * frame.width(), frame.center().y() + 0.5 * y * frame.height()};
    }
};
// Returns the grips of the frame. Samples cannot be moved in time, so their frame can only be scaled up and down.
[[nodiscard]] std::vector<FrameGrip> gripsOf(const PlotView &view);

} // namespace limber
