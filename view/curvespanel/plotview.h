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

// What a plot of curves shows, and where: for those who paint it and for those who find what is under the mouse. What
// it names must outlive it.
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
    // The frames of the clip that are seen, and one more on each side.
    [[nodiscard]] FrameInterval frames() const;
    // Whether the points of a channel are keys.
    [[nodiscard]] bool hasKeys(int column) const;
    // The keys of the channel that are seen, as indices of the track that is shown, and one more on each side; last
    // before first for none.
    [[nodiscard]] FrameInterval keysSeen(const KeyTrack &track) const;
    // Whether they are so near to each other that they are drawn as ticks and not found by the mouse.
    [[nodiscard]] bool areKeysDense(const KeyTrack &track) const;
    // The keys or else the samples that are selected; null for none.
    [[nodiscard]] const PointEdit *selection() const;
    // Of many selected keys only the one that was clicked last has its handles.
    [[nodiscard]] bool showsHandles(const PointEdit::Point &key) const;
    // The end of the handle on one side of a key.
    [[nodiscard]] QPointF handleOf(double frame, const KeyPoint &key, KeyEdit::Side side) const;
    // Around the selected points, in pixels, with a margin; nothing for fewer than two.
    static constexpr double frameMargin = 9.0;
    [[nodiscard]] std::optional<QRectF> frameOfSelection() const;
};

// The grips of the frame around selected points: corners and the middles of sides, -1, 0 or 1 from left to right and
// from top to bottom.
struct FrameGrip
{
    int x = 0;
    int y = 0;

    [[nodiscard]] QPointF on(const QRectF &frame) const
    {
        return {frame.center().x() + 0.5 * x * frame.width(), frame.center().y() + 0.5 * y * frame.height()};
    }
};
// Those of a frame: samples cannot be moved in time, so that theirs is only scaled up and down.
[[nodiscard]] std::vector<FrameGrip> gripsOf(const PlotView &view);

} // namespace limber
