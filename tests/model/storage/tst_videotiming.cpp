#include "storage/video/videotiming.h"

#include <QTest>

#include <numeric>

namespace tst_videotiming {

using namespace limber;

namespace {

std::vector<int> firstFrames(int count)
{
    std::vector<int> frames(static_cast<std::size_t>(count));
    std::iota(frames.begin(), frames.end(), 0);
    return frames;
}

double secondsOf(const VideoTiming &timing)
{
    return static_cast<double>(timing.frames.size()) / timing.rate.perSecond();
}

} // namespace

// Which frames a video has and how fast they follow each other.
class VideoTimingTest : public QObject
{
    Q_OBJECT

private slots:
    void roundedFrameTimesGiveTheIntendedRates_data();
    void roundedFrameTimesGiveTheIntendedRates();
    void anyFrameTimeHasARate_data();
    void anyFrameTimeHasARate();
    void anotherRateKeepsTheDuration();
    void fewerFramesKeepTheDuration();
};

void VideoTimingTest::roundedFrameTimesGiveTheIntendedRates_data()
{
    QTest::addColumn<double>("seconds");
    QTest::addColumn<int>("numerator");
    QTest::addColumn<int>("denominator");
    QTest::newRow("30") << 0.0333333 << 30 << 1;
    QTest::newRow("30 with five digits") << 0.033333 << 30 << 1;
    QTest::newRow("120") << 0.00833333 << 120 << 1;
    QTest::newRow("60") << 0.016666667 << 60 << 1;
    QTest::newRow("25") << 0.04 << 25 << 1;
    QTest::newRow("NTSC") << 0.0333667 << 30000 << 1001;
    QTest::newRow("film on television") << 0.0417083 << 24000 << 1001;
    QTest::newRow("twice NTSC") << 0.01668335 << 60000 << 1001;
    QTest::newRow("12.5") << 0.08 << 25 << 2;
    QTest::newRow("a frame in 4 seconds") << 4.0 << 1 << 4;
    QTest::newRow("a frame in 1.5 seconds") << 1.5 << 2 << 3;
    QTest::newRow("33.3 ms, truncated") << 0.0333 << 10000 << 333;
}

void VideoTimingTest::roundedFrameTimesGiveTheIntendedRates()
{
    QFETCH(const double, seconds);
    const FrameRate rate = frameRateOf(seconds);
    QTEST(rate.numerator, "numerator");
    QTEST(rate.denominator, "denominator");
}

void VideoTimingTest::anyFrameTimeHasARate_data()
{
    QTest::addColumn<double>("seconds");
    QTest::addColumn<bool>("isExact");
    for (const double seconds : {0.0123457, 0.0271828, 0.3141593, 7.77, 99.5, 0.00027})
        QTest::addRow("%g", seconds) << seconds << true;
    for (const double seconds : {1e-300, 1e300, 1e-12})
        QTest::addRow("%g", seconds) << seconds << false;
}

void VideoTimingTest::anyFrameTimeHasARate()
{
    QFETCH(const double, seconds);
    QFETCH(const bool, isExact);
    const FrameRate rate = frameRateOf(seconds);
    QVERIFY(rate.numerator > 0 && rate.denominator > 0);
    if (isExact) // exact to one frame in an hour at 60 frames a second
        QVERIFY2(std::abs(rate.perSecond() * seconds - 1.0) < 1.0 / 216'000,
                 qPrintable(QString::number(rate.perSecond())));
}

void VideoTimingTest::anotherRateKeepsTheDuration()
{
    const VideoTiming slow = timingAt(24.0, firstFrames(120), 1.0 / 60.0);
    QCOMPARE(slow.frames.size(), std::size_t(48));
    QCOMPARE(slow.rate, (FrameRate{24, 1}));
    for (std::size_t i = 0; i < slow.frames.size(); ++i) // each frame shows its moment, at most half a frame off
        QVERIFY(std::abs(slow.frames[i] / 60.0 - static_cast<double>(i) / 24.0) <= 0.5 / 60.0 + 1e-9);
    const VideoTiming fast = timingAt(120.0, firstFrames(30), 1.0 / 30.0);
    QCOMPARE(fast.frames.size(), std::size_t(120));
    QCOMPARE(fast.frames.back(), 29);
    QVERIFY(std::ranges::is_sorted(fast.frames));
    // Less than one frame gives one frame.
    QCOMPARE(timingAt(1.0, firstFrames(3), 1.0 / 60.0).frames, std::vector<int>{0});
}

void VideoTimingTest::fewerFramesKeepTheDuration()
{
    const VideoTiming many = timingOf(firstFrames(240), 1.0 / 120.0);
    const VideoTiming fewer = withAtMost(50, many);
    QCOMPARE(fewer.rate, (FrameRate{40, 1}));
    QCOMPARE(fewer.frames.size(), std::size_t(80));
    QCOMPARE(fewer.frames[1], 3);
    QCOMPARE(secondsOf(fewer), secondsOf(many));
    // The rate is unchanged.
    QCOMPARE(withAtMost(50, timingOf(firstFrames(10), 0.0333667)).rate, (FrameRate{30000, 1001}));
    QCOMPARE(withAtMost(50, timingOf(firstFrames(10), 1.0 / 60.0)).rate, (FrameRate{30, 1}));
    QCOMPARE(withAtMost(50, timingOf(firstFrames(10), 1.0 / 50.0)).frames.size(), std::size_t(10));
}

QTEST_GUILESS_MAIN(VideoTimingTest)

} // namespace tst_videotiming

#include "tst_videotiming.moc"
