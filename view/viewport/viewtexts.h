#pragma once

namespace limber {

// What a view says besides its name. Of several views each thing is said by one of them.
struct ViewTexts
{
    bool isAlone = true; // else it is one of several, and its name is short
    bool scene = true; // the axis that is up, the grid, the position rule, what is hidden, which figure is which
    bool legend = true; // what the colours of trails mean
    bool note = true; // why it is drawn as it is

    friend bool operator==(const ViewTexts &, const ViewTexts &) = default;
};

} // namespace limber
