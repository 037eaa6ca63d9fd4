#include "motion/motion.h"

#include <QTest>

#include <atomic>
#include <numeric>
#include <thread>

using namespace limber;

class MotionTest : public QObject
{
    Q_OBJECT

private slots:
    void remembersWhereFramesCameFrom();
    void copiesShareTheirNumbersUntilOneChanges();
    void ownsTheBlocksOfFrames();
    void copiesMayEndOnAnotherThread();
    void takenOutFramesComeBackAsTheyWere();
    void playsAFrameTimeOfZeroAtThirtyFramesASecond();
};

void MotionTest::remembersWhereFramesCameFrom()
{
    Motion motion = Motion::fromRows({1, 2, 3, 4, 5, 6}, 3, 2);
    QCOMPARE(motion.sourceRow(2), 2);
    QVERIFY(!motion.isTouched(1));
    motion.setValue(1, 0, 30);
    QVERIFY(motion.isTouched(1));
    QCOMPARE(motion.sourceRow(1), 1);
    motion.insertFrames(1, {2, {9, 9}, {}});
    QCOMPARE(motion.sourceRow(1), -1);
    QCOMPARE(motion.sourceRow(2), 1);
    QCOMPARE(motion.frameCount(), 4);
    QCOMPARE(motion.value(2, 0), 30.0);
}

void MotionTest::copiesShareTheirNumbersUntilOneChanges()
{
    Motion motion = Motion::fromRows({1, 2}, 1, 2);
    const Motion before = motion;
    QCOMPARE(before.frame(0).data(), motion.frame(0).data());
    motion.setValue(0, 1, 7);
    QCOMPARE(before.value(0, 1), 2.0);
    QCOMPARE(motion.value(0, 1), 7.0);
}

// Each row that is appended is a block of its own.
void MotionTest::ownsTheBlocksOfFrames()
{
    Motion motion(0, 2);
    for (const double first : {1.0, 3.0, 5.0, 7.0})
        motion.appendRows(std::make_shared<ValueBuffer>(ValueBuffer{first, first + 1.0}));
    const Motion before = motion;
    motion.ownFrames(1, 2);
    for (int frame = 0; frame < 4; ++frame) {
        QCOMPARE(motion.frame(frame).data() != before.frame(frame).data(), frame == 1 || frame == 2);
        QVERIFY(std::ranges::equal(motion.frame(frame), before.frame(frame)));
        QVERIFY(!motion.isTouched(frame));
    }
    const double *own = motion.frame(2).data();
    motion.setValue(2, 0, 9.0);
    QCOMPARE(motion.frame(2).data(), own); // it was not copied again
    QCOMPARE(before.value(2, 0), 5.0);
    motion.ownFrames(4, 0);
    Motion().ownFrames(0, 0);
}

// The flag orders nothing, so that the thread sanitizer sees whether the motion itself does.
void MotionTest::copiesMayEndOnAnotherThread()
{
    Motion motion = Motion::fromRows({1, 2}, 1, 2);
    std::atomic_bool isOver = false;
    double sum = 0.0;
    std::thread other([&sum, &isOver, copy = std::make_unique<Motion>(motion)]() mutable {
        const std::span<const double> values = copy->frame(0);
        sum = std::accumulate(values.begin(), values.end(), 0.0);
        copy.reset();
        isOver.store(true, std::memory_order_relaxed);
    });
    while (!isOver.load(std::memory_order_relaxed))
        std::this_thread::yield();
    motion.setValue(0, 1, 7);
    other.join();
    QCOMPARE(sum, 3.0);
    QCOMPARE(motion.value(0, 1), 7.0);
}

void MotionTest::takenOutFramesComeBackAsTheyWere()
{
    Motion motion = Motion::fromRows({1, 2, 3, 4, 5, 6}, 3, 2);
    motion.setValue(1, 1, 40);
    const FrameBlock block = motion.copyOfFrames(1, 2);
    motion.removeFrames(1, 2);
    QCOMPARE(motion.frameCount(), 1);
    motion.insertFrames(1, block);
    QCOMPARE(motion.value(1, 1), 40.0);
    QVERIFY(motion.isTouched(1));
    QVERIFY(!motion.isTouched(2));
    QCOMPARE(motion.sourceRow(2), 2);
}

void MotionTest::playsAFrameTimeOfZeroAtThirtyFramesASecond()
{
    Motion motion(1, 1);
    motion.setFrameTimeSeconds(0);
    QCOMPARE(motion.frameTimeSeconds(), 0.0);
    QCOMPARE(motion.playingFrameTimeSeconds(), 1.0 / 30.0);
}

QTEST_APPLESS_MAIN(MotionTest)
#include "tst_motion.moc"
