#pragma once

#include "contactbars/airmark.h"
#include "contactbars/contactlayout.h"
#include "theme/colours.h"

#include <QStringList>

#include <span>

class QPainter;

namespace limber {

// The data for drawing contacts as bars: a short-lived view of the widget that shows them.
struct ContactPicture
{
    static constexpr int sideMargin = 8; // pixels beside a name

    const ContactRows &rows;
    ContactLayout layout;
    const Colours &colours;
    const QStringList &names; // of the lines
    QString emptyText = {}; // shown if there are no rows
    QStringList emptyRowTexts = {}; // of all joints, shown in rows without bars; the list may be shorter
    std::span<const AirMark> airMarks = {}; // drawn below the bars, as high as all lines
    ContactBar chosen = {};
    ContactLayout::Grip chosenEnd = ContactLayout::Grip::Last;
    int strongRow = -1; // the row that the keyboard has chosen; the name of its line is drawn in the colour of text
    int frame = 0;
    double frameX = 0.0; // the position of the current frame's line
    bool isWide = false; // the line is wide, as in the panel that keeps the scale
    bool isStateShown = false; // shows "planted" beside the names
    bool isFocused = false;
};

// Draws the picture into an area that begins at the painter's origin.
void paintContacts(QPainter &painter, const QRect &area, const ContactPicture &picture);

} // namespace limber
