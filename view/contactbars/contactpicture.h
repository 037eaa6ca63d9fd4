#pragma once

#include "contactbars/contactlayout.h"
#include "theme/colours.h"

#include <QStringList>

class QPainter;

namespace limber {

// What is to be drawn of contacts as bars: a short-lived view of the widget that shows them.
struct ContactPicture
{
    static constexpr int sideMargin = 8; // pixels beside a name

    const ContactRows &rows;
    ContactLayout layout;
    const Colours &colours;
    const QStringList &names; // of all joints
    QString emptyText = {}; // where there are no rows
    ContactBar chosen = {};
    ContactLayout::Grip chosenEnd = ContactLayout::Grip::Last;
    int strongRow = -1; // its name is drawn in the colour of text
    int frame = 0;
    double frameX = 0.0; // where the line of the current frame stands
    bool isWide = false; // that line, as in the panel that keeps the scale
    bool isStateShown = false; // "planted" beside the names
    bool isFocused = false;
};

// Draws it into an area that begins at the painter's origin.
void paintContacts(QPainter &painter, const QRect &area, const ContactPicture &picture);

} // namespace limber
