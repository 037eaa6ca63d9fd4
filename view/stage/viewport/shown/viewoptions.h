#pragma once

#include "body/figurestyle.h"

namespace limber {

// What the user wants to see in a viewport.
struct ViewOptions
{
    FigureStyle figure = FigureStyle::Bones; // of documents that have no style of their own yet
    bool grid = true;
    bool shadow = true;
    bool joints = true; // balls at joints and end sites
    bool names = false; // the names of selected joints
    bool original = false; // the motion as it was opened, as a ghost
    bool trails = false; // the paths of the selected joints around the current frame
    bool weight = false; // centre of mass, support and the force of the floor
    bool touchShapes = false; // the parts of the body that hands and forearms must not be inside of
    bool onionSkins = false; // the figure a little earlier and later
    bool follow = true; // the view follows the figure from frame to frame

    friend bool operator==(const ViewOptions &, const ViewOptions &) = default;
};

} // namespace limber
