#pragma once

#include "curvespanel/curveplot.h"
#include "figures.h"
#include "patience.h"
#include "session/curves/curveset.h"
#include "session/session.h"
#include "timeline/timelineruler.h"

#include <QTest>

#include <cstdlib>

namespace limber::test {

inline constexpr int chestZRotation = 12; // the columns of standingFigure()
inline constexpr int chestXRotation = 13;

// The curves of the chest of a figure with 21 frames of 0.1 s, and their plot. The Z rotation rises by 4° in each frame
// to 40° in frame 10, and then falls again; the others are 0.
struct SmallPlot
{
    SmallPlot()
    {
        Clip clip = standingFigure(21);
        clip.motion.setFrameTimeSeconds(0.1);
        for (int frame = 0; frame < 21; ++frame)
            clip.motion.setValue(frame, chestZRotation, 40.0 - 4.0 * std::abs(frame - 10));
        session.document().reset(clip);
        session.selectOnly(NodeId::joint(chest));
        ruler.setSession(&session);
        ruler.resize(700, 31);
        curves.setSession(&session);
        curves.setWatched(true);
        plot.resize(700, 320);
    }

    [[nodiscard]] bool waitForCurves()
    {
        return QTest::qWaitFor([this] { return curves.isComplete(); }, testPatience);
    }
    // Finds keys and adds one in this frame, which is then selected on the Z rotation.
    [[nodiscard]] bool addKey(int frame)
    {
        return waitForCurves() && plot.keys().fit().isEmpty() &&
               QTest::qWaitFor([this] { return plot.keys().isAny() && !plot.keys().isFitting(); }, testPatience) &&
               plot.keyEdit().addKey(chest, frame, {chestZRotation}).isEmpty();
    }
    [[nodiscard]] double value(int frame, int column = chestZRotation) const
    {
        return session.document().motion().value(frame, column);
    }

    Session session;
    CurveSet curves;
    TimelineRuler ruler;
    CurvePlot plot{curves, ruler};
};

} // namespace limber::test
