#pragma once

#include "motion/skeleton.h"
#include "theme/colours.h"

#include <QSize>
#include <QString>

#include <algorithm>
#include <vector>

namespace limber {

// What a picture of a motion shows besides the figure, and how large it is.
struct PictureLook
{
    QSize size{1280, 720}; // in pixels
    Colours colours = Colours::darkTheme();
    bool isClear = false; // what is behind the figure shows through: no background and no grid
    bool grid = true;
    bool shadow = true;
    bool joints = true; // balls at joints and end sites
    bool ghosts = false; // the figure a little earlier and later
    std::vector<NodeId> trails{}; // whose paths are shown; the first few
    std::vector<NodeId> selected{}; // in the colour of the selection
    std::vector<NodeId> hidden{}; // left out
    bool hasCaption = false;
    QString captionName{}; // stands before frame and time
    QString trailName{}; // of what is followed, as text
};

// A picture that is larger than a usual screen is drawn as on a screen with finer pixels: lines and letters keep their
// proportion to the figure.
[[nodiscard]] inline double pixelRatioOf(QSize size)
{
    constexpr int usualHeight = 1080;
    return std::max(1, std::min(size.width(), size.height()) / usualHeight);
}

} // namespace limber
