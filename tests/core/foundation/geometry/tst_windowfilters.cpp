#include "geometry/windowfilters.h"

#include <glm/geometric.hpp>

#include <QTest>

#include <cmath>

namespace tst_windowfilters {

using namespace limber;

// Filters that look at some frames around each frame.
class WindowFiltersTest : public QObject
{
    Q_OBJECT

private slots:
    void theWindowFollowsTheCutOff_data();
    void theWindowFollowsTheCutOff();
    void polynomialsOfTheDegreeStay();
    void aPeakIsSpreadByKnownWeights();
    void shortTracksStayAsTheyAre();
    void bellsKeepLines();
    void bellsSpreadAPeakEvenly();
};

namespace {

using Track = std::vector<glm::dvec3>;

double largestDistance(const Track &a, const Track &b)
{
    double largest = a.size() == b.size() ? 0.0 : 1e9;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        largest = std::max(largest, glm::distance(a[i], b[i]));
    return largest;
}

} // namespace

void WindowFiltersTest::theWindowFollowsTheCutOff_data()
{
    QTest::addColumn<double>("frameTime");
    QTest::addColumn<double>("cutoff");
    QTest::addColumn<int>("degree");
    QTest::addColumn<int>("window");
    QTest::newRow("6 of 60 Hz") << 1.0 / 60.0 << 6.0 << 3 << 17; // (4 / 0.2 + 4.6) / 3.2 = 7.69
    QTest::newRow("12 of 120 Hz") << 1.0 / 120.0 << 12.0 << 3 << 17;
    QTest::newRow("6 of 120 Hz") << 1.0 / 120.0 << 6.0 << 3 << 29; // 13.94
    QTest::newRow("a line") << 1.0 / 60.0 << 6.0 << 1 << 11; // 4.56
    QTest::newRow("more than half the rate") << 1.0 / 60.0 << 100.0 << 3 << 7; // 2.69
    QTest::newRow("a high degree") << 1.0 / 60.0 << 100.0 << 8 << 11; // 4.25, but at least 5
}

void WindowFiltersTest::theWindowFollowsTheCutOff()
{
    QFETCH(double, frameTime);
    QFETCH(double, cutoff);
    QFETCH(int, degree);
    QTEST(savitzkyGolayWindow(frameTime, cutoff, degree), "window");
}

void WindowFiltersTest::polynomialsOfTheDegreeStay()
{
    Track track;
    for (int i = 0; i < 30; ++i)
        track.push_back({0.01 * i * i * i - i, 2.0 * i, 5.0});
    QVERIFY(largestDistance(savitzkyGolay(track, 9, 3), track) < 1e-9);
    QVERIFY(largestDistance(savitzkyGolay(track, 9, 2), track) > 0.01);
    QVERIFY(largestDistance(savitzkyGolay(track, 5, 4), track) < 1e-9); // nothing is smoothed
}

void WindowFiltersTest::aPeakIsSpreadByKnownWeights()
{
    Track track(21, glm::dvec3(0.0));
    track[10].x = 35.0;
    const Track smooth = savitzkyGolay(track, 5, 2);
    const double weights[] = {0.0, -3.0, 12.0, 17.0, 12.0, -3.0, 0.0}; // as in the tables of Savitzky and Golay
    for (int i = 0; i < 7; ++i)
        QVERIFY(std::abs(smooth[std::size_t(7 + i)].x - weights[i]) < 1e-9);
}

void WindowFiltersTest::shortTracksStayAsTheyAre()
{
    QVERIFY(bellSmoothed({}, 1.0 / 60.0, 6.0).empty());
    const Track one{{1.0, 2.0, 3.0}};
    QCOMPARE(bellSmoothed(one, 1.0 / 60.0, 6.0), one);
    QVERIFY(savitzkyGolay({}, 5, 2).empty());
    QVERIFY(largestDistance(savitzkyGolay(one, 5, 2), one) < 1e-12);
}

void WindowFiltersTest::bellsKeepLines()
{
    Track line;
    for (int i = 0; i < 40; ++i)
        line.push_back({3.0 * i, 1.0, -0.5 * i});
    QVERIFY(largestDistance(bellSmoothed(line, 1.0 / 60.0, 6.0), line) < 1e-9);
    QVERIFY(largestDistance(bellSmoothed(line, 1.0 / 60.0, 0.01), line) < 1e-6); // the bell is longer than the track
    const Track two{{0.0, 0.0, 0.0}, {1.0, 2.0, 4.0}};
    QVERIFY(largestDistance(bellSmoothed(two, 1.0 / 60.0, 6.0), two) < 1e-9);
}

void WindowFiltersTest::bellsSpreadAPeakEvenly()
{
    Track track(101, glm::dvec3(0.0));
    track[50].x = 1.0;
    const Track smooth = bellSmoothed(track, 1.0 / 60.0, 6.0);
    // The deviation at -3 dB is sqrt(ln 2) / (2 pi 0.1) frames.
    const double deviation = std::sqrt(std::log(2.0)) / (2.0 * std::acos(-1.0) * 0.1);
    double sum = 0.0;
    for (const glm::dvec3 &value : smooth)
        sum += value.x;
    QVERIFY(std::abs(sum - 1.0) < 1e-9);
    for (const int away : {1, 2, 3}) {
        const double ratio = std::exp(-0.5 * away * away / (deviation * deviation));
        QVERIFY(std::abs(smooth[std::size_t(50 + away)].x / smooth[50].x - ratio) < 1e-9);
        QVERIFY(std::abs(smooth[std::size_t(50 - away)].x - smooth[std::size_t(50 + away)].x) < 1e-15);
    }
}

QTEST_APPLESS_MAIN(WindowFiltersTest)

} // namespace tst_windowfilters

#include "tst_windowfilters.moc"
