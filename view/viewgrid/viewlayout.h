#pragma once

#include "project/project.h"

#include <QRect>
#include <QSize>

#include <vector>

namespace limber {

enum class ViewCount { One = 1, Two = 2, Four = 4 };

// How many views stand beside each other, and how large each is. Two: the user's and the one from the right. Four: top
// and user's above, front and right below.
struct ViewLayout
{
    ViewCount count = ViewCount::One;
    double across = 0.5; // the part of the width that views on the left have
    double down = 0.5; // the part of the height that views above have
    bool isMaximised = false; // the active view alone, in place of two or four
    ViewPlace active = ViewPlace::User; // commands are for it

    friend bool operator==(const ViewLayout &, const ViewLayout &) = default;
};

// Between two views, in pixels.
inline constexpr int viewGap = 4;

// Whether more than one view is seen.
[[nodiscard]] bool showsSeveral(const ViewLayout &layout);
// From left to right and from above; the first one that gets the focus comes first.
[[nodiscard]] std::vector<ViewPlace> shownPlaces(const ViewLayout &layout);
// The one in the lower left corner.
[[nodiscard]] ViewPlace lowerLeftPlace(const ViewLayout &layout);
// The part of an area that a view has; empty for one that is not shown.
[[nodiscard]] QRect cellOf(ViewPlace place, const ViewLayout &layout, const QSize &area);
// The same with the active view wider and higher by a part of the area, or narrower and lower; as it is where no other
// view is shown.
[[nodiscard]] ViewLayout withActiveGrown(ViewLayout layout, double part);
// The same with values that make sense: fractions from 0 to 1, and an active view that is there.
[[nodiscard]] ViewLayout tidied(ViewLayout layout);

} // namespace limber
