#pragma once

#include <QColor>

#include <array>

namespace limber {

// The colours of one theme, by purpose. The values are those of the design's table; widgets and the viewport take
// colours only from here.
struct Colours
{
    bool dark = true;

    QColor window, panel, raised, line; // surfaces, from back to front, and the lines between them
    QColor text, secondaryText;
    QColor accent; // current frame, focus
    QColor selection; // selected rows
    QColor left, right, centre; // the body's sides
    QColor selected; // selected bone
    // Those of a solid body: its sides, its selected parts, and its plates, which show its front. Large surfaces may be
    // lighter than thin bones.
    QColor bodyLeft, bodyRight, bodyCentre, bodySelected;
    QColor plate;
    QColor outline, selectedOutline; // bones that are drawn over a solid body
    QColor edited; // text of an edited value
    QColor axisX, axisY, axisZ;
    QColor ghost;
    QColor viewportTop, viewportBottom;
    QColor error, warning, good;
    QColor secondClip; // the clip beside the document at place 0
    std::array<QColor, 7> furtherClips; // the clips at places 1 to 7
    std::array<QColor, 4> trail; // the path of a joint, from slow to fast

    [[nodiscard]] static Colours darkTheme();
    [[nodiscard]] static Colours lightTheme();
    [[nodiscard]] QColor axis(int index) const { return index == 0 ? axisX : index == 1 ? axisY : axisZ; }

    // Returns the colour of a clip beside the document, by its place from 0 to 7.
    [[nodiscard]] const QColor &clipBeside(int place) const
    {
        return place == 0 ? secondClip : furtherClips.at(static_cast<std::size_t>(place - 1));
    }

    friend bool operator==(const Colours &, const Colours &) = default;
};

} // namespace limber
