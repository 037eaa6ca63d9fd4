#pragma once

#include "viewport/viewtexts.h"

#include <QRectF>

namespace limber {

class PoseTool;

// The interface of a canvas for the viewport's controller and panes, whichever way it draws.
class ViewportCanvas
{
public:
    virtual ~ViewportCanvas() = default;
    // Sets the box of a running box selection; empty for none.
    virtual void setSelectionBox(const QRectF &box) = 0;
    // Sets the tool whose handles are drawn; null for none.
    virtual void setTool(const PoseTool *tool) = 0;
    virtual void setTexts(const ViewTexts &texts) = 0;
};

} // namespace limber
