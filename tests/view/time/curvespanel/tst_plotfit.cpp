#include "time/curvespanel/smallplot.h"

#include <QTest>

namespace tst_plotfit {

using namespace limber;
using namespace limber::test;

// The values that a plot of curves shows when other curves come into it.
class PlotFitTest : public QObject
{
    Q_OBJECT

private slots:
    void curvesOfAClipThatIsStillReadAreFittedWhenItIsWhole();
    void editsMoveNothing();
};

namespace {

bool shows(const CurvePlot &plot, double least, double most)
{
    return plot.valueScale().least() < least && plot.valueScale().most() > most &&
           plot.valueScale().most() - plot.valueScale().least() < 2.0 * (most - least);
}

} // namespace

void PlotFitTest::curvesOfAClipThatIsStillReadAreFittedWhenItIsWhole()
{
    SmallPlot small;
    QVERIFY(small.waitForCurves());
    const Clip whole = small.session.document().clip();
    for (const int first : {0, 2}) {
        Clip part = whole;
        part.motion.removeFrames(first, part.motion.frameCount() - first);
        small.session.document().beginLoading(part);
        small.session.selectOnly(NodeId::joint(chest));
        QVERIFY(small.waitForCurves());
        small.session.document().endLoading(whole, {});
        QTRY_VERIFY(small.curves.isComplete() && shows(small.plot, 0.0, 40.0));
    }
}

void PlotFitTest::editsMoveNothing()
{
    SmallPlot small;
    QVERIFY(small.waitForCurves());
    const ValueScale before = small.plot.valueScale();
    small.session.document().setValues({5, 1, {chestZRotation}}, {400.0}, QStringLiteral("edit"));
    QVERIFY(small.waitForCurves());
    QCOMPARE(small.plot.valueScale().most(), before.most());
}

QTEST_MAIN(PlotFitTest)

} // namespace tst_plotfit

#include "tst_plotfit.moc"
