#pragma once

namespace limber {

// The texts of a view besides its name. If there are several views, each text is shown by only one of them.
struct ViewTexts
{
    bool isAlone = true; // otherwise it is one of several, and its name is short
    // Pixels of its upper and lower edge that something else covers.
    int top = 0;
    int bottom = 0;
    int cornerTop = 0; // of the upper edge in the right corner, where the axes are
    bool scene = true; // the grid, what is hidden, which figure is which
    bool legend = true; // what the colours of trails mean
    bool note = true; // why it is drawn in this way

    friend bool operator==(const ViewTexts &, const ViewTexts &) = default;
};

} // namespace limber
