#include "curvespanel/plotview.h"

#include "base/at.h"
#include "session/curves/curvekeys.h"
#include "session/curves/curveset.h"
#include "session/curves/sampleedit.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double keySpacing = 6.0; // pixels; closer keys merge into ticks
constexpr double handleLength = 40.0;
constexpr int mostWithHandles = 8;
constexpr int mostExact = 20'000; // more points than this are measured by the range of their curve

} // namespace

FrameInterval PlotView::frames() const
{
    return {std::max(0, static_cast<int>(std::floor(time.firstVisible())) - 1),
            std::min(time.lastFrame(), static_cast<int>(std::ceil(time.lastVisible())) + 1)};
}

bool PlotView::hasKeys(int column) const
{
    return keys.find(column).has_value();
}

FrameInterval PlotView::keysSeen(const KeyTrack &track) const
{
    const std::vector<CurveKey> &all = track.keys();
    const auto first = std::ranges::lower_bound(all, static_cast<int>(time.firstVisible()), {}, &CurveKey::frame);
    const auto last =
        std::ranges::upper_bound(all, static_cast<int>(std::ceil(time.lastVisible())), {}, &CurveKey::frame);
    return {std::max(0, static_cast<int>(first - all.begin()) - 1),
            std::min(static_cast<int>(all.size()) - 1, static_cast<int>(last - all.begin()))};
}

bool PlotView::areKeysDense(const KeyTrack &track) const
{
    const FrameInterval seen = keysSeen(track);
    return seen.frameCount() > 2 && area.width() / seen.frameCount() < keySpacing;
}

const PointEdit *PlotView::selection() const
{
    if (!keyEdit.selected().empty())
        return &keyEdit;
    return samples.selected().empty() ? nullptr : static_cast<const PointEdit *>(&samples);
}

bool PlotView::showsHandles(const PointEdit::Point &key) const
{
    if (countOf(keyEdit.selected()) <= mostWithHandles)
        return true;
    const std::optional<PointEdit::Point> lead = keyEdit.lead();
    return lead && lead->column == key.column && keyEdit.frameOf(*lead) == key.frame;
}

QPointF PlotView::handleOf(double frame, const KeyPoint &key, KeyEdit::Side side) const
{
    const bool isAfter = side == KeyEdit::Side::After;
    const double slope = isAfter ? key.slopeAfter : key.slopeBefore;
    const QPointF direction(time.pixelsPerFrame(), -slope / values.valuesPerPixel());
    const double length = std::max(std::hypot(direction.x(), direction.y()), 1e-9);
    return pixelOf(frame, key.value) + direction * ((isAfter ? handleLength : -handleLength) / length);
}

std::optional<QRectF> PlotView::frameOfSelection() const
{
    const PointEdit *points = selection();
    const int count = points != nullptr ? countOf(points->selected()) : 0;
    if (count < 2)
        return std::nullopt;
    Extent extent;
    int first = time.lastFrame();
    int last = 0;
    for (const auto &[column, frames] : points->selected()) {
        first = std::min(first, points->frameOf({column, frames.front()}));
        last = std::max(last, points->frameOf({column, frames.back()}));
        if (count > mostExact) {
            if (const std::optional<CurveSet::Found> found = curves.find(column))
                extent.add(found->curve->extents.of(found->curve->values, frames.front(), frames.back()));
            continue;
        }
        for (const int frame : frames) {
            if (const std::optional<double> value = points->valueOf({column, frame}))
                extent.add(*value);
        }
    }
    if (extent.isEmpty())
        return std::nullopt;
    return QRectF(pixelOf(first, extent.most), pixelOf(last, extent.least))
        .adjusted(-frameMargin, -frameMargin, frameMargin, frameMargin);
}

std::vector<FrameGrip> gripsOf(const PlotView &view)
{
    const PointEdit *points = view.selection();
    std::vector<FrameGrip> grips;
    if (points == nullptr)
        return grips;
    for (const int y : {-1, 0, 1}) {
        for (const int x : {-1, 0, 1}) {
            const bool isSide = x != 0;
            if ((x != 0 || y != 0) && (!isSide || points->movesInTime()))
                grips.push_back({x, y});
        }
    }
    return grips;
}

} // namespace limber
