#include "curvespanel/plothits.h"

#include "base/at.h"
#include "session/curves/curvekeys.h"
#include "session/curves/curveset.h"
#include "session/curves/sampleedit.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double pointReach = 7.0; // pixels
constexpr double handleReach = 8.0;
constexpr double gripReach = 6.0;
constexpr double curveReach = 8.0;

double distanceOf(const QPointF &one, const QPointF &other)
{
    return std::hypot(one.x() - other.x(), one.y() - other.y());
}

// Calls `look` with every channel that can be edited.
template <typename Look>
void forEachEditable(const PlotView &view, Look look)
{
    view.curves.forEachSeen([&](const JointCurves &, const ChannelCurve &curve) {
        if (view.curves.isEditable(curve.column) && !curve.values.empty())
            look(curve);
    });
}

FrameInterval framesAround(const PlotView &view, double x, double pixels, const ChannelCurve &curve)
{
    return {std::max(0, static_cast<int>(view.time.frameAt(x - pixels))),
            std::min(static_cast<int>(curve.values.size()) - 1, static_cast<int>(view.time.frameAt(x + pixels)) + 1)};
}

// Calls `look` with the frame, the curve's point and the position of every visible key of a channel.
template <typename Look>
void forEachKey(const PlotView &view, int column, Look look)
{
    const std::optional<CurveKeys::Found> found = view.keys.find(column);
    const KeyTrack *track = found ? view.keyEdit.shownTrack(found->joint) : nullptr;
    if (track == nullptr)
        return;
    const FrameInterval seen = view.keysSeen(*track);
    for (int key = seen.first; key <= seen.last; ++key) {
        const CurveKey &shown = at(track->keys(), key);
        const KeyPoint &point = at(shown.points, found->curve);
        look(shown.frame, point, view.pixelOf(shown.frame, point.value));
    }
}

} // namespace

std::optional<PointEdit::Point> keyAt(const PlotView &view, const QPointF &position)
{
    std::optional<PointEdit::Point> nearest;
    double least = pointReach;
    forEachEditable(view, [&](const ChannelCurve &curve) {
        forEachKey(view, curve.column, [&](int frame, const KeyPoint &, const QPointF &pixel) {
            // Among keys at one position, a selected one is preferred.
            const double bonus = view.keyEdit.isSelected(curve.column, frame) ? 0.5 : 0.0;
            const double distance = distanceOf(pixel, position) - bonus;
            if (distance < least) {
                least = distance;
                nearest = {curve.column, frame};
            }
        });
    });
    return nearest;
}

std::optional<PointEdit::Point> sampleAt(const PlotView &view, const QPointF &position)
{
    std::optional<PointEdit::Point> nearest;
    double least = pointReach;
    forEachEditable(view, [&](const ChannelCurve &curve) {
        if (view.hasKeys(curve.column))
            return;
        const FrameInterval around = framesAround(view, position.x(), pointReach, curve);
        for (int frame = around.first; frame <= around.last; ++frame) {
            const double distance = distanceOf(view.pixelOf(frame, at(curve.values, frame)), position);
            if (distance < least) {
                least = distance;
                nearest = {curve.column, frame};
            }
        }
    });
    return nearest;
}

std::optional<HandleHit> handleAt(const PlotView &view, const QPointF &position)
{
    std::optional<HandleHit> nearest;
    double least = handleReach;
    for (const auto &[column, frames] : view.keyEdit.selected()) {
        const auto first = std::ranges::lower_bound(frames, static_cast<int>(view.time.firstVisible()) - 1);
        for (auto frame = first; frame != frames.end() && *frame <= view.time.lastVisible() + 1; ++frame) {
            const std::optional<KeyPoint> key = view.keyEdit.keyOf({column, *frame});
            const std::optional<CurveKeys::Found> found = view.keys.find(column);
            if (!key || !found || !view.showsHandles({column, *frame}))
                continue;
            const std::vector<CurveKey> &keys = found->track->keys();
            for (const KeyEdit::Side side : {KeyEdit::Side::Before, KeyEdit::Side::After}) {
                const CurveKey &end = side == KeyEdit::Side::Before ? keys.front() : keys.back();
                if (end.frame == *frame)
                    continue; // a key at the end of the curve has no handle on this side
                const double distance = distanceOf(view.handleOf(*frame, *key, side), position);
                if (distance < least) {
                    least = distance;
                    nearest = HandleHit{{column, *frame}, side};
                }
            }
        }
    }
    return nearest;
}

std::optional<FrameGrip> gripAt(const PlotView &view, const QPointF &position)
{
    const std::optional<QRectF> frame = view.frameOfSelection();
    if (!frame)
        return std::nullopt;
    for (const FrameGrip &grip : gripsOf(view)) {
        if (distanceOf(grip.on(*frame), position) < gripReach)
            return grip;
    }
    return std::nullopt;
}

int curveAt(const PlotView &view, const QPointF &position, bool isAnyDistance)
{
    int column = -1;
    double least = isAnyDistance ? 1e12 : curveReach;
    forEachEditable(view, [&](const ChannelCurve &curve) {
        const FrameInterval around = framesAround(view, position.x(), 3.0, curve);
        const Extent extent = curve.extents.of(curve.values, around.first, around.last);
        if (extent.isEmpty())
            return;
        const double distance =
            std::max({0.0, view.values.yOf(extent.most) - position.y(), position.y() - view.values.yOf(extent.least)});
        if (distance < least) {
            least = distance;
            column = curve.column;
        }
    });
    return column;
}

CurvePoints keysIn(const PlotView &view, const QPainterPath &area)
{
    CurvePoints points;
    forEachEditable(view, [&](const ChannelCurve &curve) {
        forEachKey(view, curve.column, [&](int frame, const KeyPoint &, const QPointF &pixel) {
            if (area.contains(pixel))
                points[curve.column].push_back(frame);
        });
    });
    return points;
}

CurvePoints samplesIn(const PlotView &view, const QPainterPath &area, bool isBox)
{
    CurvePoints points;
    const QRectF bounds = area.boundingRect();
    forEachEditable(view, [&](const ChannelCurve &curve) {
        if (view.hasKeys(curve.column))
            return;
        const int first = std::max(0, static_cast<int>(std::ceil(view.time.frameAt(bounds.left()))));
        const int last = std::min(static_cast<int>(curve.values.size()) - 1,
                                  static_cast<int>(std::floor(view.time.frameAt(bounds.right()))));
        std::vector<int> frames;
        for (int frame = first; frame <= last; ++frame) {
            const QPointF pixel = view.pixelOf(frame, at(curve.values, frame));
            if (isBox ? pixel.y() >= bounds.top() && pixel.y() <= bounds.bottom() : area.contains(pixel))
                frames.push_back(frame);
        }
        if (!frames.empty())
            points[curve.column] = std::move(frames);
    });
    return points;
}

} // namespace limber
