#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "motion/motion.h"
#include "motion/replacedvalues.h"

#include <QTest>

#include <atomic>
#include <numeric>
#include <thread>

namespace tst_motion {

using namespace limber;

// The numbers of all frames, which copies share until one changes.
class MotionTest : public QObject
{
    Q_OBJECT

private slots:
    void remembersWhereFramesCameFrom();
    void copiesShareTheirNumbersUntilOneChanges();
    void ownsTheBlocksOfFrames();
    void copiesMayBeDestroyedOnAnotherThread();
    void isOneArrayAfterReading_data();
    void isOneArrayAfterReading();
    void framesCanBeMadeContiguous();
    void takesReplacedValues();
    void removedFramesAreReinsertedUnchanged();
    void playsAFrameTimeOfZeroAtThirtyFramesASecond();
    void countsTheValuesThatCopiesShare();
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

// Each appended row is a block of its own.
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
    QCOMPARE(motion.frame(2).data(), own); // the block was not copied again
    QCOMPARE(before.value(2, 0), 5.0);
    motion.ownFrames(4, 0);
    Motion().ownFrames(0, 0);
}

// The flag imposes no memory order, so that the thread sanitizer notices if the motion itself does not.
void MotionTest::copiesMayBeDestroyedOnAnotherThread()
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

namespace {

std::string bytesWithFrames(int frames, const std::string &between)
{
    std::string text = "HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 2 Xrotation Yrotation\nEnd Site\n{\n"
                       "OFFSET 0 1 0\n}\n}\nMOTION\nFrames: " +
                       std::to_string(frames) + "\nFrame Time: 0.01\n";
    for (int frame = 0; frame < frames; ++frame)
        text += std::to_string(frame) + ".50 " + std::to_string(-frame) + ".25\n" + (frame % 40 == 7 ? between : "");
    return text;
}

} // namespace

void MotionTest::isOneArrayAfterReading_data()
{
    QTest::addColumn<QByteArray>("between");
    QTest::addColumn<int>("threads");
    QTest::addColumn<bool>("isOneArray");
    QTest::newRow("regular") << QByteArray() << 1 << true;
    QTest::newRow("regular, two threads") << QByteArray() << 2 << true;
    QTest::newRow("blank lines") << QByteArray("\n") << 2 << false; // pieces with fewer rows than lines
}

// The pieces have a few lines; a long file has thousands.
void MotionTest::isOneArrayAfterReading()
{
    QFETCH(QByteArray, between);
    QFETCH(int, threads);
    QFETCH(bool, isOneArray);
    constexpr int frames = 5000;
    const std::string bytes = bytesWithFrames(frames, between.toStdString());
    ReadOptions options;
    options.threads = threads;
    options.linesInPiece = 300;
    ReadResult read = readBvh(bytes, options);
    QVERIFY(read.clip);
    Motion &motion = read.clip->motion;
    QCOMPARE(motion.frameCount(), frames);
    QCOMPARE(motion.contiguousValues().has_value(), isOneArray);
    motion.makeContiguous();
    const auto values = motion.contiguousValues();
    QVERIFY(values);
    QCOMPARE(values->size(), std::size_t{frames * 2});
    for (int frame = 0; frame < frames; ++frame) {
        QCOMPARE((*values)[static_cast<std::size_t>(2 * frame)], frame + 0.5);
        QCOMPARE(motion.frame(frame).data(), values->data() + 2 * frame);
    }
    QVERIFY(writeBvh(*read.clip) == bytes);
    // Changing a copy does not change the array.
    Clip changed = *read.clip;
    changed.motion.setValue(400, 0, 1.0);
    QCOMPARE((*values)[800], 400.5);
    QVERIFY(!changed.motion.contiguousValues());
    changed.motion.makeContiguous();
    QCOMPARE((*changed.motion.contiguousValues())[800], 1.0);
    QVERIFY(changed.motion.isTouched(400) && !changed.motion.isTouched(401));
}

void MotionTest::framesCanBeMadeContiguous()
{
    Motion motion;
    motion.makeContiguous();
    QVERIFY(motion.contiguousValues() && motion.contiguousValues()->empty());
    motion = Motion(0, 2);
    for (const double first : {1.0, 3.0, 5.0})
        motion.appendRows(std::make_shared<ValueBuffer>(ValueBuffer{first, first + 1.0}));
    QVERIFY(!motion.contiguousValues());
    const Motion before = motion;
    motion.makeContiguous();
    QVERIFY(!before.contiguousValues());
    const std::vector<double> wanted{1, 2, 3, 4, 5, 6};
    QVERIFY(std::ranges::equal(*motion.contiguousValues(), wanted));
    motion.removeFrames(1, 1);
    motion.makeContiguous();
    QVERIFY(std::ranges::equal(*motion.contiguousValues(), std::vector<double>{1, 2, 5, 6}));
}

void MotionTest::takesReplacedValues()
{
    const Motion motion = Motion::fromRows({1, 2, 3, 4}, 2, 2);
    const Motion changed = withValues(motion, std::vector<double>{1, 2, 3, 7}, 2);
    QVERIFY(!changed.isTouched(0) && changed.isTouched(1));
    QCOMPARE(changed.value(1, 1), 7.0);
    QCOMPARE(motion.value(1, 1), 4.0);
    const Motion longer = withValues(motion, std::vector<double>{1, 2, 3, 4, 5, 6}, 3);
    QCOMPARE(longer.frameCount(), 3);
    QCOMPARE(longer.sourceRow(2), -1);
    QVERIFY(!longer.isTouched(1));
    QCOMPARE(withValues(motion, {}, 0).frameCount(), 0);
    QCOMPARE(withValues(Motion(2, 0), {}, 5).columnCount(), 0); // without columns there is nothing to write
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(!firstNotFinite(std::vector<double>{1, 2}, 2));
    const auto place = firstNotFinite(std::vector<double>{1, 2, 3, nan}, 2);
    QVERIFY(place && place->frame == 1 && place->column == 1);
}

void MotionTest::removedFramesAreReinsertedUnchanged()
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
    // A copy from the middle ends before the frames that follow.
    QCOMPARE(Motion::fromRows({1, 2, 3, 4, 5, 6}, 3, 2).copyOfFrames(1, 1).values, (std::vector<double>{3, 4}));
}

void MotionTest::playsAFrameTimeOfZeroAtThirtyFramesASecond()
{
    Motion motion(1, 1);
    motion.setFrameTimeSeconds(0);
    QCOMPARE(motion.frameTimeSeconds(), 0.0);
    QCOMPARE(motion.playingFrameTimeSeconds(), 1.0 / 30.0);
}

// Each appended row is a block of its own.
void MotionTest::countsTheValuesThatCopiesShare()
{
    Motion motion(0, 2);
    for (const double first : {1.0, 3.0, 5.0, 7.0})
        motion.appendRows(std::make_shared<ValueBuffer>(ValueBuffer{first, first + 1.0}));
    QCOMPARE(motion.sharedValueCount(0, 4), 0U);
    const Motion copy = motion;
    QCOMPARE(motion.sharedValueCount(0, 4), 8U);
    QCOMPARE(motion.sharedValueCount(1, 2), 4U);
    QCOMPARE(motion.sharedValueCount(3, 1), 2U);
    QCOMPARE(motion.sharedValueCount(4, 0), 0U);
    motion.setValue(1, 0, 9.0);
    QCOMPARE(motion.sharedValueCount(0, 4), 6U);
    QCOMPARE(motion.sharedValueCount(1, 1), 0U);
    QCOMPARE(copy.sharedValueCount(1, 1), 0U);
    QCOMPARE(Motion(3, 0).sharedValueCount(0, 3), 0U);
}

QTEST_APPLESS_MAIN(MotionTest)

} // namespace tst_motion

#include "tst_motion.moc"
