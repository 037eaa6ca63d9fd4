#pragma once

#include "session/curves/pointedit.h"

class QKeyEvent;

namespace limber {

class CurvePlot;
class CurveSet;
class TimelineRuler;

// What the keys do in the plot of curves: they move the selected points, go from point to point and from frame to
// frame, and choose what is visible.
class PlotKeyboard
{
public:
    PlotKeyboard(CurvePlot &plot, CurveSet &curves, TimelineRuler &ruler);

    // Returns whether the plot takes this key even if it is a shortcut of the window.
    [[nodiscard]] bool isOwn(const QKeyEvent &key) const;
    // Does what the key is for; returns false if it is for nothing here.
    [[nodiscard]] bool press(const QKeyEvent &key);

private:
    [[nodiscard]] bool nudge(const QKeyEvent &key);
    [[nodiscard]] bool walk(const QKeyEvent &key);
    void walkInTime(int direction, bool adds);
    void walkOverCurves(int direction);
    void choosePoint(const PointEdit::Point &point, bool adds);
    void letGo();

    CurvePlot &m_plot;
    CurveSet &m_curves;
    TimelineRuler &m_ruler;
};

} // namespace limber
