#include "widgets/timescale.h"

#include <QTest>

#include <cmath>

namespace tst_timescale {

using namespace limber;

class TimeScaleTest : public QObject
{
    Q_OBJECT

private slots:
    void showsTheWholeClipFirst();
    void findsTheFrameUnderAPixel();
    void zoomsAroundAPixel();
    void staysInsideTheClip();
    void labelsNeverComeTooClose_data();
    void labelsNeverComeTooClose();
    void labelsAreOnTicks();
    void bringsAFrameIntoViewWithTheLeastPanning();
    void aLongerClipHasRoomBehindTheLastFrame();
    void anotherClipLiesOnTheSamePixels();
    void handlesFewFrames_data();
    void handlesFewFrames();
};

namespace {

TimeScale scaleOf(int frameCount, double width)
{
    TimeScale scale;
    scale.setPixels(10, width);
    scale.setFrameCount(frameCount);
    return scale;
}

} // namespace

void TimeScaleTest::showsTheWholeClipFirst()
{
    const TimeScale scale = scaleOf(435, 1000);
    QCOMPARE(scale.xOf(0), 10.0);
    QCOMPARE(scale.xOf(434), 1010.0);
    QVERIFY(scale.showsAll());
}

void TimeScaleTest::findsTheFrameUnderAPixel()
{
    const TimeScale scale = scaleOf(101, 1000);
    QCOMPARE(scale.nearestFrame(10), 0);
    QCOMPARE(scale.nearestFrame(14), 0);
    QCOMPARE(scale.nearestFrame(16), 1);
    QCOMPARE(scale.nearestFrame(-500), 0);
    QCOMPARE(scale.nearestFrame(5000), 100);
}

void TimeScaleTest::zoomsAroundAPixel()
{
    TimeScale scale = scaleOf(1001, 1000);
    const double before = scale.frameAt(410);
    scale.zoom(0.25, 410);
    QVERIFY(std::abs(scale.frameAt(410) - before) < 1e-9);
    QCOMPARE(scale.pixelsPerFrame(), 4.0);
}

void TimeScaleTest::staysInsideTheClip()
{
    TimeScale scale = scaleOf(1001, 1000);
    scale.zoom(0.1, 10);
    scale.pan(-100000);
    QCOMPARE(scale.firstVisible(), 0.0);
    scale.pan(1e9);
    QCOMPARE(scale.lastVisible(), 1000.0);
    scale.zoom(1e9, 500);
    QVERIFY(scale.showsAll());
    scale.zoom(1e-12, 500);
    QVERIFY(scale.lastVisible() - scale.firstVisible() >= 1.0);
}

void TimeScaleTest::labelsNeverComeTooClose_data()
{
    QTest::addColumn<int>("frames");
    QTest::addColumn<double>("width");
    for (const int frames : {1, 2, 3, 10, 435, 20000, 2000000}) {
        for (const double width : {1.0, 40.0, 300.0, 1900.0})
            QTest::addRow("%d frames, %g px", frames, width) << frames << width;
    }
}

void TimeScaleTest::labelsNeverComeTooClose()
{
    QFETCH(int, frames);
    QFETCH(double, width);
    TimeScale scale = scaleOf(frames, width);
    for (const double factor : {1.0, 0.5, 0.3, 0.1}) {
        scale.zoom(factor, 50);
        double lastLabel = -1e9;
        double lastTick = -1e9;
        for (const Tick &tick : scale.ticks(60, 6)) {
            const double x = scale.xOf(tick.frame);
            QVERIFY(x - lastTick >= 6 - 1e-9);
            lastTick = x;
            if (!tick.isLabelled)
                continue;
            QVERIFY(x - lastLabel >= 60 - 1e-9);
            lastLabel = x;
        }
        QVERIFY(double(scale.ticks(60, 6).size()) <= width / 6 + 2);
    }
}

void TimeScaleTest::labelsAreOnTicks()
{
    int labels = 0;
    for (const Tick &tick : scaleOf(435, 1300).ticks(55, 6)) {
        if (tick.isLabelled)
            ++labels;
    }
    QCOMPARE(labels, 22); // 0, 20, … 420
}

void TimeScaleTest::bringsAFrameIntoViewWithTheLeastPanning()
{
    TimeScale scale = scaleOf(1001, 1000);
    scale.zoom(0.1, 10); // 0 to 100
    QVERIFY(!scale.makeVisible(50));
    QVERIFY(scale.makeVisible(150));
    QCOMPARE(scale.lastVisible(), 150.0);
    QVERIFY(scale.makeVisible(20));
    QCOMPARE(scale.firstVisible(), 20.0);
}

void TimeScaleTest::aLongerClipHasRoomBehindTheLastFrame()
{
    TimeScale scale;
    scale.setPixels(0.0, 200.0);
    scale.setFrameCount(101);
    scale.setRoom(201);
    QCOMPARE(scale.lastPlace(), 200);
    QCOMPARE(scale.lastVisible(), 200.0);
    QCOMPARE(scale.nearestFrame(190.0), 100); // still a frame of the clip
    scale.show(20.0, 60.0);
    scale.setRoom(301);
    QCOMPARE(scale.firstVisible(), 20.0); // what is seen stays
    QCOMPARE(scale.lastVisible(), 60.0);
    scale.show(150.0, 190.0);
    QCOMPARE(scale.firstVisible(), 150.0);
    scale.setRoom(0);
    QCOMPARE(scale.lastVisible(), 100.0);
    scale.setRoom(50); // no more than there are frames
    QCOMPARE(scale.lastPlace(), 100);
}

void TimeScaleTest::anotherClipLiesOnTheSamePixels()
{
    TimeScale scale;
    scale.setPixels(10.0, 200.0);
    scale.setFrameCount(101);
    scale.show(20.0, 60.0);
    const TimeScale other = scale.ofOther(4.0, 401);
    QCOMPARE(other.frameCount(), 401);
    for (const double frame : {20.0, 33.0, 60.0})
        QCOMPARE(other.xOf(4.0 * frame), scale.xOf(frame));
}

void TimeScaleTest::handlesFewFrames_data()
{
    QTest::addColumn<int>("frames");
    QTest::newRow("none") << 0;
    QTest::newRow("one") << 1;
    QTest::newRow("two") << 2;
}

void TimeScaleTest::handlesFewFrames()
{
    QFETCH(int, frames);
    TimeScale scale = scaleOf(frames, 500);
    scale.zoom(0.01, 100);
    scale.pan(50);
    QVERIFY(scale.nearestFrame(300) <= std::max(0, frames - 1));
    QVERIFY(std::isfinite(scale.xOf(0)));
    QVERIFY(!scale.ticks(60, 6).empty());
}

QTEST_APPLESS_MAIN(TimeScaleTest)

} // namespace tst_timescale

#include "tst_timescale.moc"
