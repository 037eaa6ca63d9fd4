#pragma once

#include "body/figurestyle.h"
#include "motion/skeleton.h"
#include "theme/colours.h"

#include <QSize>
#include <QString>

#include <algorithm>
#include <vector>

namespace limber {

// What a picture of a motion shows besides the figure, and its size.
struct PictureLook
{
    QSize size{1280, 720}; // in pixels
    Colours colours = Colours::darkTheme();
    bool isClear = false; // the background shows through: nothing is drawn for it, and no grid
    bool grid = true;
    bool shadow = true;
    FigureStyle style = FigureStyle::Bones;
    bool joints = true; // balls at joints and end sites
    bool ghosts = false; // the figure a little earlier and later
    std::vector<NodeId> trails{}; // nodes whose paths are shown; only the first few
    std::vector<NodeId> selected{}; // in the colour of the selection
    std::vector<NodeId> hidden{}; // left out
    bool hasCaption = false;
    QString captionName{}; // written before frame and time
    QString trailName{}; // the name of what the trails follow, as text
};

// Returns the pixel ratio for a picture. One that is larger than a usual screen is drawn as on a screen with finer
// pixels, so that lines and letters keep their proportion to the figure.
[[nodiscard]] inline double pixelRatioOf(QSize size)
{
    constexpr int usualHeight = 1080;
    return std::max(1, std::min(size.width(), size.height()) / usualHeight);
}

} // namespace limber
