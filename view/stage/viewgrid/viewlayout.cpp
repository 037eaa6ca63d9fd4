#include "viewgrid/viewlayout.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int leastSide = 90; // of a view, if there is space for it

constexpr double leastByKey = 0.1; // the smallest fraction of the area that keys leave to a view

// Where the first of two views ends and the second begins.
struct Cut
{
    int end = 0;
    int begin = 0;
};

Cut cutAt(double fraction, int length)
{
    const int least = std::min(leastSide, (length - viewGap) / 2);
    const int middle = static_cast<int>(std::lround(fraction * length));
    const int end = std::clamp(middle - viewGap / 2, least, std::max(least, length - viewGap - least));
    return {end, end + viewGap};
}

} // namespace

bool showsSeveral(const ViewLayout &layout)
{
    return layout.count != ViewCount::One && !layout.isMaximised;
}

std::vector<ViewPlace> shownPlaces(const ViewLayout &layout)
{
    if (layout.count == ViewCount::One)
        return {ViewPlace::User};
    if (layout.isMaximised)
        return {layout.active};
    if (layout.count == ViewCount::Two)
        return {ViewPlace::User, ViewPlace::Right};
    return {ViewPlace::Top, ViewPlace::User, ViewPlace::Front, ViewPlace::Right};
}

ViewPlace lowerLeftPlace(const ViewLayout &layout)
{
    const std::vector<ViewPlace> places = shownPlaces(layout);
    return places.size() == 4 ? places[2] : places.front();
}

QRect cellOf(ViewPlace place, const ViewLayout &layout, const QSize &area)
{
    const std::vector<ViewPlace> places = shownPlaces(layout);
    const auto found = std::ranges::find(places, place);
    if (found == places.end())
        return {};
    QRect cell(QPoint(0, 0), area);
    if (places.size() == 1)
        return cell;
    const auto index = found - places.begin();
    const Cut across = cutAt(layout.across, area.width());
    if (index % 2 == 0)
        cell.setWidth(across.end);
    else
        cell.setLeft(across.begin);
    if (places.size() == 2)
        return cell;
    const Cut down = cutAt(layout.down, area.height());
    if (index < 2)
        cell.setHeight(down.end);
    else
        cell.setTop(down.begin);
    return cell;
}

ViewLayout withActiveGrown(ViewLayout layout, double part)
{
    if (!showsSeveral(layout))
        return layout;
    const std::vector<ViewPlace> places = shownPlaces(layout);
    const auto index = std::ranges::find(places, layout.active) - places.begin();
    const auto grow = [part](double &fraction, bool isFirst) {
        fraction = std::clamp(fraction + (isFirst ? part : -part), leastByKey, 1.0 - leastByKey);
    };
    grow(layout.across, index % 2 == 0);
    if (places.size() > 2)
        grow(layout.down, index < 2);
    return layout;
}

ViewLayout tidied(ViewLayout layout)
{
    for (double *fraction : {&layout.across, &layout.down})
        *fraction = std::isfinite(*fraction) ? std::clamp(*fraction, 0.0, 1.0) : 0.5;
    if (layout.count == ViewCount::One)
        layout.isMaximised = false;
    ViewLayout whole = layout;
    whole.isMaximised = false;
    const std::vector<ViewPlace> places = shownPlaces(whole);
    if (std::ranges::find(places, layout.active) == places.end())
        layout.active = ViewPlace::User;
    return layout;
}

} // namespace limber
