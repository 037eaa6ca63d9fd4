#pragma once

#include "project/project.h"

#include <QRect>
#include <QSize>

#include <vector>

namespace limber {

enum class ViewCount { One = 1, Two = 2, Four = 4 };

// How many views are shown beside each other, and how large each is. Two views are the user's and the one from the
// right. Four are top and user's above, front and right below.
struct ViewLayout
{
    ViewCount count = ViewCount::One;
    double across = 0.5; // the fraction of the width for the views on the left
    double down = 0.5; // the fraction of the height for the views above
    bool isMaximised = false; // only the active view is shown, instead of two or four
    ViewPlace active = ViewPlace::User; // the view that gets the commands

    friend bool operator==(const ViewLayout &, const ViewLayout &) = default;
};

// The gap between two views, in pixels.
inline constexpr int viewGap = 4;

// Returns whether more than one view is visible.
[[nodiscard]] bool showsSeveral(const ViewLayout &layout);
// Returns the shown views from left to right and from top to bottom; the focus follows this order.
[[nodiscard]] std::vector<ViewPlace> shownPlaces(const ViewLayout &layout);
// Returns the view in the lower left corner.
[[nodiscard]] ViewPlace lowerLeftPlace(const ViewLayout &layout);
// Returns the part of an area that a view has; empty if it is not shown.
[[nodiscard]] QRect cellOf(ViewPlace place, const ViewLayout &layout, const QSize &area);
// Returns the layout with the active view made wider and taller by a fraction of the area, or smaller if `part` is
// negative. It stays as it is if no other view is shown.
[[nodiscard]] ViewLayout withActiveGrown(ViewLayout layout, double part);
// Returns the layout with valid values: fractions from 0 to 1, and an active view that is shown.
[[nodiscard]] ViewLayout tidied(ViewLayout layout);

} // namespace limber
