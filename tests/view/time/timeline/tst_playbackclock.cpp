#include "timeline/playbackclock.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tst_playbackclock {

using namespace limber;

class PlaybackClockTest : public QObject
{
    Q_OBJECT

private slots:
    void showsTheFrameThatIsDue();
    void playsAtTheChosenSpeed_data();
    void playsAtTheChosenSpeed();
    void loopsWithoutLosingTime();
    void stopsOnTheLastFrame();
    void showsTheLastFrameForItsWholeTime();
    void playsOnlyTheRange();
    void skipsFramesRatherThanSlowingDown();
    void doesNotCountFramesThatNoDisplayCouldShow();
    void startsAtTheFirstFrameFromOutsideTheRange();
    void keepsItsPositionWhenTheSpeedChanges();
    void survivesOddNumbers_data();
    void survivesOddNumbers();
    void staysOnTheOnlyFrame();
    void playsBackward();
    void stopsOnTheFirstFrameWhenPlayingBackward();
    void keepsTheFrameWhenTheDirectionChanges();
    void goesBackAndForth();
    void goesBackAndForthOverShortRanges_data();
    void goesBackAndForthOverShortRanges();
};

namespace {

PlaybackClock clockOf(int first, int last, double frameTime, bool looping)
{
    PlaybackClock clock;
    clock.setFrames(first, last, frameTime);
    clock.setLoopMode(looping ? LoopMode::Loop : LoopMode::Once);
    clock.jumpTo(first);
    return clock;
}

} // namespace

void PlaybackClockTest::showsTheFrameThatIsDue()
{
    PlaybackClock clock = clockOf(0, 99, 0.04, false);
    QCOMPARE(clock.frame(), 0);
    clock.advance(0.039);
    QCOMPARE(clock.frame(), 0);
    clock.advance(0.002);
    QCOMPARE(clock.frame(), 1);
    clock.advance(0.04 * 10);
    QCOMPARE(clock.frame(), 11);
}

void PlaybackClockTest::playsAtTheChosenSpeed_data()
{
    QTest::addColumn<double>("asked");
    QTest::addColumn<double>("speed");
    QTest::addColumn<int>("frameAfterASecond");
    QTest::newRow("slow") << 0.1 << 0.1 << 10;
    QTest::newRow("own") << 1.0 << 1.0 << 100;
    QTest::newRow("fast") << 4.0 << 4.0 << 400;
    QTest::newRow("too slow") << 0.001 << 0.1 << 10;
    QTest::newRow("too fast") << 1000.0 << 4.0 << 400;
    QTest::newRow("negative") << -1.0 << 0.1 << 10;
    QTest::newRow("nan") << std::nan("") << 1.0 << 100;
}

void PlaybackClockTest::playsAtTheChosenSpeed()
{
    QFETCH(double, asked);
    QFETCH(double, speed);
    QFETCH(int, frameAfterASecond);
    PlaybackClock clock = clockOf(0, 1000, 0.01, false);
    clock.setSpeed(asked);
    QCOMPARE(clock.speed(), speed);
    clock.advance(1.0 + 1e-9);
    QCOMPARE(clock.frame(), frameAfterASecond);
}

void PlaybackClockTest::loopsWithoutLosingTime()
{
    PlaybackClock clock = clockOf(0, 9, 0.1, true);
    clock.advance(1.05);
    QCOMPARE(clock.frame(), 0);
    clock.advance(0.1);
    QCOMPARE(clock.frame(), 1);
    clock.advance(100.0); // a hundred loops
    QCOMPARE(clock.frame(), 1);
    QVERIFY(!clock.hasEnded());
}

void PlaybackClockTest::stopsOnTheLastFrame()
{
    PlaybackClock clock = clockOf(0, 9, 0.1, false);
    clock.advance(5.0);
    QCOMPARE(clock.frame(), 9);
    QVERIFY(clock.hasEnded());
    clock.advance(5.0);
    QCOMPARE(clock.frame(), 9);
    clock.jumpTo(3);
    QVERIFY(!clock.hasEnded());
}

void PlaybackClockTest::showsTheLastFrameForItsWholeTime()
{
    PlaybackClock clock = clockOf(0, 9, 0.1, false);
    clock.advance(0.95);
    QCOMPARE(clock.frame(), 9);
    QVERIFY(!clock.hasEnded());
}

void PlaybackClockTest::playsOnlyTheRange()
{
    PlaybackClock clock = clockOf(20, 24, 0.1, true);
    for (int tick = 0; tick < 100; ++tick) {
        clock.advance(0.033);
        QVERIFY(clock.frame() >= 20 && clock.frame() <= 24);
    }
}

void PlaybackClockTest::skipsFramesRatherThanSlowingDown()
{
    PlaybackClock clock = clockOf(0, 999, 1.0 / 30.0, false);
    for (int picture = 0; picture < 10; ++picture)
        clock.advance(0.1); // ten pictures per second
    QCOMPARE(clock.frame(), 30);
    QCOMPARE(clock.droppedFrames(), 20LL);
    clock.forgetDroppedFrames();
    QCOMPARE(clock.droppedFrames(), 0LL);
}

void PlaybackClockTest::doesNotCountFramesThatNoDisplayCouldShow()
{
    PlaybackClock clock = clockOf(0, 99999, 1.0 / 240.0, false);
    for (int picture = 0; picture < 60; ++picture)
        clock.advance(1.0 / 60.0);
    QCOMPARE(clock.droppedFrames(), 0LL);
}

void PlaybackClockTest::startsAtTheFirstFrameFromOutsideTheRange()
{
    PlaybackClock clock = clockOf(20, 24, 0.1, true);
    clock.jumpTo(3);
    QCOMPARE(clock.frame(), 20);
    clock.jumpTo(23);
    QCOMPARE(clock.frame(), 23);
    clock.setFrames(0, 10, 0.1);
    QCOMPARE(clock.frame(), 0);
}

void PlaybackClockTest::keepsItsPositionWhenTheSpeedChanges()
{
    PlaybackClock clock = clockOf(0, 99, 0.1, false);
    clock.advance(1.05);
    clock.setSpeed(0.5);
    QCOMPARE(clock.frame(), 10);
    clock.advance(0.2);
    QCOMPARE(clock.frame(), 11);
}

void PlaybackClockTest::survivesOddNumbers_data()
{
    QTest::addColumn<double>("frameTime");
    QTest::addColumn<double>("seconds");
    QTest::newRow("no frame time") << 0.0 << 1.0;
    QTest::newRow("negative frame time") << -0.1 << 1.0;
    QTest::newRow("frame time nan") << std::nan("") << 1.0;
    QTest::newRow("endless frame time") << std::numeric_limits<double>::infinity() << 1.0;
    QTest::newRow("tiny frame time") << 1e-300 << 1e6;
    QTest::newRow("clock went back") << 0.1 << -5.0;
    QTest::newRow("clock nan") << 0.1 << std::nan("");
    QTest::newRow("asleep for a year") << 0.001 << 3e7;
}

void PlaybackClockTest::survivesOddNumbers()
{
    QFETCH(double, frameTime);
    QFETCH(double, seconds);
    for (const bool looping : {true, false}) {
        PlaybackClock clock = clockOf(5, 50, frameTime, looping);
        for (int tick = 0; tick < 5; ++tick)
            clock.advance(seconds);
        QVERIFY(clock.frame() >= 5 && clock.frame() <= 50);
        QVERIFY(clock.droppedFrames() >= 0);
    }
}

void PlaybackClockTest::staysOnTheOnlyFrame()
{
    PlaybackClock looping = clockOf(0, 0, 0.1, true);
    looping.advance(12.3);
    QCOMPARE(looping.frame(), 0);
    QCOMPARE(looping.droppedFrames(), 0LL);
    PlaybackClock once = clockOf(0, -1, 0.1, false); // there is no frame at all
    once.advance(12.3);
    QCOMPARE(once.frame(), 0);
    QVERIFY(once.hasEnded());
}

void PlaybackClockTest::playsBackward()
{
    PlaybackClock clock = clockOf(20, 29, 0.1, true);
    clock.setBackward(true);
    clock.jumpTo(22);
    QCOMPARE(clock.frame(), 22);
    clock.advance(0.09);
    QCOMPARE(clock.frame(), 22);
    clock.advance(0.02);
    QCOMPARE(clock.frame(), 21);
    clock.advance(0.2); // over the beginning
    QCOMPARE(clock.frame(), 29);
    clock.advance(1.0);
    QCOMPARE(clock.frame(), 29);
    clock.jumpTo(3); // outside: where playing backward begins
    QCOMPARE(clock.frame(), 29);
    clock.setFrames(0, 40, 0.1);
    QCOMPARE(clock.frame(), 29);
}

void PlaybackClockTest::stopsOnTheFirstFrameWhenPlayingBackward()
{
    PlaybackClock clock = clockOf(5, 9, 0.1, false);
    clock.setBackward(true);
    clock.jumpTo(9);
    clock.advance(0.45);
    QCOMPARE(clock.frame(), 5);
    QVERIFY(!clock.hasEnded());
    clock.advance(3.0);
    QCOMPARE(clock.frame(), 5);
    QVERIFY(clock.hasEnded());
    clock.setBackward(false);
    QVERIFY(!clock.hasEnded());
    QCOMPARE(clock.frame(), 5);
}

void PlaybackClockTest::keepsTheFrameWhenTheDirectionChanges()
{
    PlaybackClock clock = clockOf(0, 9, 0.1, true);
    clock.advance(0.38);
    QCOMPARE(clock.frame(), 3);
    clock.setBackward(true);
    QCOMPARE(clock.frame(), 3);
    clock.advance(0.08);
    QCOMPARE(clock.frame(), 3); // its whole time
    clock.advance(0.04);
    QCOMPARE(clock.frame(), 2);
    clock.setBackward(false);
    QCOMPARE(clock.frame(), 2);
}

void PlaybackClockTest::goesBackAndForth()
{
    PlaybackClock clock = clockOf(10, 13, 0.1, true);
    clock.setLoopMode(LoopMode::PingPong);
    clock.advance(0.05);
    QList<int> frames;
    for (int tick = 0; tick < 8; ++tick) {
        frames << clock.frame();
        clock.advance(0.1);
    }
    QCOMPARE(frames, (QList<int>{10, 11, 12, 13, 12, 11, 10, 11}));
    QVERIFY(!clock.hasEnded());
    clock.advance(600 * 0.1); // a hundred times back and forth
    QCOMPARE(clock.frame(), 12);
    QVERIFY(!clock.isBackward());
    clock.advance(0.2);
    QVERIFY(clock.isBackward());
}

void PlaybackClockTest::goesBackAndForthOverShortRanges_data()
{
    QTest::addColumn<int>("last");
    QTest::newRow("one frame") << 5;
    QTest::newRow("two frames") << 6;
    QTest::newRow("three frames") << 7;
    QTest::newRow("no frame") << 4;
}

void PlaybackClockTest::goesBackAndForthOverShortRanges()
{
    QFETCH(int, last);
    for (const double step : {0.01, 0.1, 0.25, 7.7, 1e7}) {
        PlaybackClock clock = clockOf(5, last, 0.1, true);
        clock.setLoopMode(LoopMode::PingPong);
        for (int tick = 0; tick < 200; ++tick) {
            clock.advance(step);
            QVERIFY(clock.frame() >= 5 && clock.frame() <= std::max(5, last));
            QVERIFY(!clock.hasEnded());
        }
    }
}

QTEST_APPLESS_MAIN(PlaybackClockTest)

} // namespace tst_playbackclock

#include "tst_playbackclock.moc"
