#pragma once

#include "viewport/viewtexts.h"

#include <QRectF>

namespace limber {

class PoseTool;

// What the viewport's controller and panes know of a canvas, however it draws.
class ViewportCanvas
{
public:
    virtual ~ViewportCanvas() = default;
    // The box of a box selection in progress; empty for none.
    virtual void setSelectionBox(const QRectF &box) = 0;
    // The tool whose handles are drawn; null for none.
    virtual void setTool(const PoseTool *tool) = 0;
    virtual void setTexts(const ViewTexts &texts) = 0;
};

} // namespace limber
