#include "figures.h"
#include "timeline/speedcurve.h"

#include <QTest>

#include <cmath>

namespace tst_speedcurve {

using namespace limber;
using namespace limber::test;

class SpeedCurveTest : public QObject
{
    Q_OBJECT

private slots:
    void measuresUnitsASecond();
    void samplesABoundedNumberOfFrames();
    void worksInSmallPortions();
    void oneJumpDoesNotDominateTheScale();
    void leavesOutWhatIsNotFinite();
    void survivesRemovedFrames();
    void hasNothingToDoForOneFrame();
};

namespace {

Clip slidingFigure(int frames, double unitsPerFrame)
{
    Clip clip = standingFigure(frames);
    clip.motion.setFrameTimeSeconds(0.01);
    for (int frame = 0; frame < frames; ++frame)
        clip.motion.setValue(frame, hipsXPosition, unitsPerFrame * frame);
    return clip;
}

SpeedCurve curveOf(const Clip &clip)
{
    SpeedCurve curve;
    curve.start(clip.motion.frameCount());
    while (curve.work(clip, {}, 1.0)) {
    }
    return curve;
}

} // namespace

void SpeedCurveTest::measuresUnitsASecond()
{
    const SpeedCurve curve = curveOf(slidingFigure(10, 0.5));
    QCOMPARE(curve.samples().size(), std::size_t(9));
    for (const SpeedCurve::Sample &sample : curve.samples())
        QVERIFY(std::abs(sample.unitsPerSecond - 50.0) < 1e-9);
    QCOMPARE(curve.samples().front().frame, 0.5);
}

void SpeedCurveTest::samplesABoundedNumberOfFrames()
{
    const SpeedCurve curve = curveOf(slidingFigure(100000, 0.1));
    QVERIFY(curve.samples().size() <= 2000);
    QVERIFY(curve.samples().back().frame > 99900);
}

void SpeedCurveTest::worksInSmallPortions()
{
    const Clip clip = slidingFigure(200000, 0.1);
    SpeedCurve curve;
    curve.start(clip.motion.frameCount());
    curve.work(clip, {}, 0.0);
    QVERIFY(!curve.isDone());
}

void SpeedCurveTest::oneJumpDoesNotDominateTheScale()
{
    Clip clip = slidingFigure(400, 0.5);
    clip.motion.setValue(0, hipsXPosition, 1e6);
    QVERIFY(std::abs(curveOf(clip).usualFastest() - 50.0) < 1e-9);
}

void SpeedCurveTest::leavesOutWhatIsNotFinite()
{
    Clip clip = slidingFigure(10, 0.5);
    clip.motion.setValue(4, hipsXPosition, std::nan(""));
    QCOMPARE(curveOf(clip).samples().size(), std::size_t(7));
}

void SpeedCurveTest::survivesRemovedFrames()
{
    const Clip clip = slidingFigure(100, 0.5);
    Clip shorter = slidingFigure(10, 0.5);
    SpeedCurve curve;
    curve.start(clip.motion.frameCount());
    while (curve.work(shorter, {}, 1.0)) {
    }
    QCOMPARE(curve.samples().size(), std::size_t(9));
}

void SpeedCurveTest::hasNothingToDoForOneFrame()
{
    for (const int frames : {0, 1}) {
        const SpeedCurve curve = curveOf(standingFigure(frames));
        QVERIFY(curve.isDone());
        QVERIFY(curve.samples().empty());
        QCOMPARE(curve.usualFastest(), 0.0);
    }
}

QTEST_APPLESS_MAIN(SpeedCurveTest)

} // namespace tst_speedcurve

#include "tst_speedcurve.moc"
